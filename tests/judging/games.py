"""Games for the tests of judges: played by plain sense, or by hints from a position on."""

from __future__ import annotations

from typing import Any

from imperia.bots import Budget, information, informed, make
from imperia.engine import OVER, Stream, batch, seed
from imperia.games import game as game_named
from imperia.games.game import Setup
from imperia.judging import hint
from imperia.play import Fast, Match, Seat
from imperial.table import Table as Deal

PLAYERS = {"imperial": 2, "conquest": 3, "empire": 3}
NODES = 300


def begun(name: str, number: int, choices: int) -> Match:
    """A game by plain sense, after so many questions that left a choice; at such a question."""
    match = Match.start(Setup(name, PLAYERS[name], {}), Fast(number), [Seat(f"P{i}") for i in range(PLAYERS[name])])
    bots = [make("casual", name, seat) for seat in range(PLAYERS[name])]
    left = choices
    while (seat := match.to_act()) != OVER:
        legal = match.legal(seat)
        if len(legal) > 1:
            if left == 0:
                return match
            left -= 1
        match.act(seat, bots[seat].choose(information(match, seat), Budget(nodes=50)))
    return match


def finished(name: str, number: int) -> Match:
    """A whole game by plain sense."""
    return begun(name, number, 1 << 30)


def exchanged(match: Match, seat: int, number: int) -> Any:
    """The information set of a seat, with everything that it cannot know drawn anew."""
    stream: Stream = batch(Stream, 1)[0]
    seed(stream, number)
    state = match.state_copy()
    match.game.rules.determinize(match.terms, state, seat, stream)
    question = match.question(seat)
    assert question is not None
    return informed(match.game, match.terms, state, seat, question.codes, ())


def from_position(name: str, text: str, number: int = 1) -> Match:
    """A game from a position."""
    game = game_named(name)
    return Match.start(text, Fast(number), game=game)


def best(match: Match, nodes: int = NODES) -> Any:
    """What a hint says is best."""
    info = information(match, match.to_act())
    return info.legal[list(info.codes).index(hint(info, nodes).moves[0].code)]


def four_to_four() -> Match:
    """Imperial at four reds to four: seat 0 leads and holds king and queen of trumps; the other's only trump is the ace."""
    deal = Deal(reds=(4, 4))
    deal.deal("AT87.KQ98.T98.9", "KQ9.A.KQA7.AJT8", "TH")
    return from_position("imperial", game_named("imperial").position(deal.t, deal.s))
