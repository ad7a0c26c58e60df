"""Through `Match`: records come back and replay to the same bytes, refusals change nothing, bots end what people began."""

import random
from typing import Any

from imperia.bots import information, levels, make
from imperia.bots.contract import Budget
from imperia.games.game import SPECTATOR
from imperia.locale import ImperiaError
from imperia.play import Fast, Match, read_record, replay, verify, write_record

from .cases import Case

DECISIONS = 60


def started(case: Case, number: int) -> Match:
    """A match with chance from a number and a clock that stands still."""
    return Match.start(case.setup, Fast(number), id=case.name, clock=lambda: 0)


def take_turns(match: Match, rng: random.Random, decisions: int) -> None:
    """Random actions of anybody who is asked."""
    for _ in range(decisions):
        if match.ended:
            return
        question = rng.choice(match.asked())
        match.act(question.seat, rng.choice(match.legal(question.seat)), question.decision)


def test_a_record_comes_back_and_replays_to_the_same_bytes(case):
    match, rng = started(case, 51), random.Random(51)
    take_turns(match, rng, DECISIONS)
    data = write_record(match.record())
    again = replay(read_record(data), Fast(51), settle=False)
    assert write_record(again.record()) == data
    assert again.position_text() == match.position_text()
    for viewer in (SPECTATOR, *range(match.players)):
        assert again.view(viewer) == match.view(viewer)
        assert again.history(viewer) == match.history(viewer)
        assert again.entries(viewer) == match.entries(viewer)


def test_a_match_to_the_end_is_verified(plain_case):
    match, rng = started(plain_case, 52), random.Random(52)
    take_turns(match, rng, 40)
    match.resign(0)
    take_turns(match, rng, 40)
    report = verify(read_record(write_record(match.record())))
    assert report.errors == ()
    assert report.replayed


def refused(match: Match, seat: int, action: Any) -> bool:
    """Whether a match refuses an action; then with words for it."""
    try:
        match.act(seat, action)
    except ImperiaError as error:
        told = error
    else:
        return False
    return bool(told.said("en"))


def test_a_refused_action_changes_nothing_and_is_told(plain_case):
    """Actions that were legal for somebody once, offered where they are not: out of turn, late, of another seat."""
    match, rng = started(plain_case, 53), random.Random(53)
    pool: dict[Any, None] = {}
    told = 0
    for _ in range(DECISIONS):
        if match.ended:
            break
        legal = {seat: match.legal(seat) for seat in range(match.players)}
        before = (match.position_text(), match.seq, [match.view(seat) for seat in range(match.players)])
        for seat, mine in legal.items():
            offered = [action for action in rng.sample(list(pool), min(5, len(pool))) if action not in mine]
            told += sum(refused(match, seat, action) for action in offered if not says_the_same(match, seat, action, mine))
        assert (match.position_text(), match.seq, [match.view(seat) for seat in range(match.players)]) == before
        pool.update(dict.fromkeys(action for mine in legal.values() for action in mine))
        take_turns(match, rng, 1)
    assert told > DECISIONS


def says_the_same(match: Match, seat: int, action: Any, legal: list[Any]) -> bool:
    """Whether an action is another way to say a legal one."""
    game, t, s = match.game, match.terms, match.state_copy()
    try:
        return bool(legal) and game.action(t, s, seat, game.code(t, s, seat, action)) in legal
    except ImperiaError:
        return False


def test_the_best_bot_plays_a_whole_match_from_what_a_seat_may_know(short_case):
    """At every seat: only legal choices, and the match ends."""
    name = short_case.game.name
    level = levels(name)[-1]
    match = started(short_case, 54)
    bots = [make(level, name, seat) for seat in range(match.players)]
    while not match.ended:
        seat = match.to_act()
        match.act(seat, bots[seat].choose(information(match, seat), Budget(nodes=20)))
        assert match.seq < 20_000
    assert match.result() is not None
