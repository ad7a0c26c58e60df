"""A match: who is asked, what is refused, undo and takeback, several seats at once, bots sitting in."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from imperia.bots import UnknownLevel, information, levels, make
from imperia.bots.contract import Budget
from imperia.engine import CHANCE, OVER, Stream, batch, pack, seed
from imperia.games import UnknownGame
from imperia.games.game import EVERYTHING, SPECTATOR, BadContent, BadOption, BadPosition, BadSeats, IllegalAction
from imperia.locale import LANGUAGES, ImperiaError
from imperia.play import Decision, Fair, Fast, Match, Scripted, Seat, Typed, errors, log, project_entry
from imperia.play.errors import (
    AwaitingChance,
    BadAction,
    BadChat,
    BadEntropy,
    BadSeat,
    CannotTakeBack,
    CannotUndo,
    MatchOver,
    MatchPaused,
    MatchRuns,
    NotAsked,
    NothingAwaited,
    StaleDecision,
)
from play.sealed import GAME, Bid, Bidden, Card, Cheer, Dealt, Die, Place, Placed, Rolled, Said, Shown, Stop, Won, setup

CARDS = [Card(card) for card in (3, 5, 7)]


def started(*more: Any, players: int = 3, rounds: int = 3) -> Match:
    """A match whose first cards are 3, 5, 7 and in which chance goes on as given."""
    script = [*CARDS[:players], *more]
    return Match.start(setup(players, rounds), Scripted(script), game=GAME, id="test", clock=lambda: 1000)


def refused(match: Match, error: type[Exception], what: Any) -> Exception:
    """It is refused with this error, and nothing has changed."""
    before = match.position_text(), len(match.log), match.asked(), match.paused
    with pytest.raises(error) as caught:
        what()
    assert type(caught.value) is error
    assert (match.position_text(), len(match.log), match.asked(), match.paused) == before
    return caught.value


def test_a_match_draws_chance_until_somebody_is_asked() -> None:
    match = started()
    assert [type(entry) for entry in match.log] == [log.Start, log.Chance, log.Chance, log.Chance]
    assert [entry.meaning for entry in match.log[1:]] == CARDS
    assert [question.seat for question in match.asked()] == [0, 1, 2]
    assert match.to_act() == 0


def test_acting_tells_all_events_and_what_chance_gave_then() -> None:
    match = started(Die(4), Card(0), Card(1), Card(2))
    assert match.act(0, Bid(2)) == (Bidden(0),)
    assert match.act(2, Bid(3)) == (Bidden(2),)
    assert match.act(1, Bid(1)) == (Bidden(1), Shown(0, 2), Shown(1, 1), Shown(2, 3))
    assert match.act(2, Place(1)) == (Placed(2, 1),)
    assert match.act(2, Stop()) == (Said(2, "stop"), Rolled(2, 4), Dealt(0, 0), Dealt(1, 1), Dealt(2, 2))
    assert match.view(0).scores == (0, 0, 5)


def test_legal_actions_are_typed_and_only_for_who_may_act() -> None:
    match = started()
    assert match.legal(1) == [Bid(0), Bid(1), Bid(2), Bid(3)]
    match.act(1, Bid(0))
    assert match.legal(1) == []
    refused(match, BadSeat, lambda: match.legal(3))


def test_a_played_match_ends_with_its_result() -> None:
    match = started(Die(6), rounds=1)
    for seat in range(3):
        match.act(seat, Bid(seat))
    events = match.act(2, Stop())
    assert events[-1] == Won(2, 6)
    assert match.to_act() == OVER
    assert match.result() == GAME.result(match.terms, match.state_copy())
    assert match.result().winners == (2,)
    assert isinstance(match.log[-1], log.End)
    assert match.asked() == []
    refused(match, MatchOver, lambda: match.act(0, Stop()))
    refused(match, MatchOver, lambda: match.undo(2))
    refused(match, MatchOver, lambda: match.resign(2))
    refused(match, MatchOver, lambda: match.takeback(2, (0, 1)))
    refused(match, MatchOver, lambda: match.pause())
    refused(match, MatchOver, lambda: match.takeover(2, "random"))


# ---- refusals


def test_what_is_refused_changes_nothing() -> None:
    match = started()
    assert refused(match, IllegalAction, lambda: match.act(0, Place(0))).rule == "S2"
    refused(match, IllegalAction, lambda: match.act(0, Bid(4)))
    refused(match, BadSeat, lambda: match.act(3, Bid(0)))
    refused(match, BadSeat, lambda: match.act(-1, Bid(0)))
    for nonsense in (None, 0, "bid", {"do": "bid", "amount": 1}, Dealt(0, 1)):
        refused(match, BadAction, lambda nonsense=nonsense: match.act(0, nonsense))
    match.act(0, Bid(1))
    refused(match, NotAsked, lambda: match.act(0, Bid(1)))
    refused(match, NothingAwaited, lambda: match.say_chance(Die(1)))
    refused(match, BadChat, lambda: match.chat(0, " "))
    refused(match, BadChat, lambda: match.chat(0, "x" * 501))


def test_bad_setups_are_refused() -> None:
    with pytest.raises(BadSeats):
        Match.start(setup(5), game=GAME)
    with pytest.raises(BadOption):
        Match.start(setup(3, 4), game=GAME)


# ---- decision ids


def test_a_decision_is_the_entry_that_asked_and_the_seat() -> None:
    match = started()
    assert [question.decision for question in match.asked()] == [Decision(3, 0), Decision(3, 1), Decision(3, 2)]


def test_simultaneous_answers_do_not_reject_each_other() -> None:
    match = started()
    questions = {question.seat: question.decision for question in match.asked()}
    for seat in (1, 2, 0):
        match.act(seat, Bid(seat), questions[seat])
    assert [entry.decision for entry in match.log if isinstance(entry, log.Action)] == [3, 3, 3]


def test_an_answer_to_another_question_is_stale() -> None:
    match = started()
    decision = match.question(0).decision
    match.act(0, Bid(0), decision)
    refused(match, StaleDecision, lambda: match.act(0, Bid(0), decision))
    match.act(1, Bid(0))
    match.act(2, Bid(0))
    error = refused(match, StaleDecision, lambda: match.act(0, Place(0), decision))
    assert error.facts == {"seat": 1, "entry": 3, "open": 6}
    refused(match, StaleDecision, lambda: match.act(0, Place(0), Decision(6, 1)))
    match.act(0, Place(0), Decision(6, 0))


def test_who_may_speak_unasked_keeps_his_question_while_another_acts() -> None:
    match = started()
    for seat in range(3):
        match.act(seat, Bid(3 - seat))
    speaking = match.question(1).decision
    match.act(0, Place(0))
    match.act(0, Place(0))
    assert match.act(1, Cheer(), speaking) == (Said(1, "cheer"),)


def test_after_an_undo_the_old_question_is_stale_and_others_keep_theirs() -> None:
    match = started()
    mine, other = match.question(0).decision, match.question(1).decision
    match.act(0, Bid(0), mine)
    match.undo(0)
    assert match.question(0).decision == Decision(5, 0)
    refused(match, StaleDecision, lambda: match.act(0, Bid(0), mine))
    match.act(1, Bid(0), other)


def test_an_undo_asks_anew_even_if_the_question_sounds_the_same() -> None:
    match = started()
    for seat in range(3):
        match.act(seat, Bid(3 - seat))
    match.act(0, Place(0))
    second = match.question(0)
    match.undo(0)
    assert match.question(0).codes == second.codes
    refused(match, StaleDecision, lambda: match.act(0, Place(1), second.decision))


def test_a_bot_sitting_in_and_the_person_coming_back_make_late_answers_stale() -> None:
    match = started()
    person = match.question(0).decision
    match.takeover(0, "random", "clock")
    bot = match.question(0).decision
    refused(match, StaleDecision, lambda: match.act(0, Bid(0), person))
    match.give_back(0)
    refused(match, StaleDecision, lambda: match.act(0, Bid(0), bot))
    refused(match, MatchRuns, lambda: match.give_back(0))
    match.act(0, Bid(0), match.question(0).decision)
    assert match.question(1).decision == Decision(3, 1)


def test_the_log_says_who_acted() -> None:
    match = Match.start(setup(), Fast(1), [Seat("Ada"), Seat("Bea"), Seat("Turing", "random")], game=GAME)
    match.act(2, Bid(0))
    match.takeover(1, "casual")
    match.act(1, Bid(0))
    match.act(0, Bid(0), by=log.By("table"))
    acted = [entry.by for entry in match.log if isinstance(entry, log.Action)]
    assert acted == [log.By("bot", "random"), log.By("bot", "casual"), log.By("table")]


def test_the_same_command_again_changes_nothing_and_gives_the_first_result() -> None:
    match = started(Die(2), Card(0), Card(1), Card(2))
    for seat in range(3):
        match.act(seat, Bid(3 - seat), command=f"bid {seat}")
    events = match.act(0, Stop(), command="stop")
    assert events == (Said(0, "stop"), Rolled(0, 2), Dealt(0, 0), Dealt(1, 1), Dealt(2, 2))
    match.act(1, Bid(2))
    before = len(match.log)
    assert match.act(0, Stop(), command="stop") == events
    assert match.act(0, Bid(3), Decision(3, 0), command="bid 0") == (Bidden(0),)
    assert len(match.log) == before
    match.act(2, Bid(2), command="stop")  # another seat's ids are its own
    assert len(match.log) == before + 1


# ---- undo and takeback


def test_undo_takes_back_one_action_after_another_and_deletes_nothing() -> None:
    match = started()
    for seat in range(3):
        match.act(seat, Bid(3 - seat))
    before = match.position_text()
    match.act(0, Place(0))
    between = match.position_text()
    match.act(0, Place(2))
    match.undo(0)
    assert match.position_text() == between
    match.undo(0)
    assert match.position_text() == before
    assert [entry.to for entry in match.log if isinstance(entry, log.Undo)] == [7, 6]
    assert [entry.seq for entry in match.log] == list(range(len(match.log)))
    assert sum(isinstance(entry, log.Action) for entry in match.log) == 5
    assert refused(match, CannotUndo, lambda: match.undo(0)).reason == "other"


def test_undo_never_crosses_chance_a_revealed_card_or_another_seats_action() -> None:
    match = started(Die(2), Card(0), Card(1), Card(2))
    assert refused(match, CannotUndo, lambda: match.undo(0)).reason == "chance"
    match.act(0, Bid(0))
    match.act(1, Bid(1))
    assert refused(match, CannotUndo, lambda: match.undo(0)).reason == "other"
    match.act(2, Bid(2))
    assert refused(match, CannotUndo, lambda: match.undo(2)).reason == "revealed"
    match.act(2, Place(0))
    match.act(1, Cheer())
    assert refused(match, CannotUndo, lambda: match.undo(2)).reason == "other"
    match.undo(1)
    assert refused(match, CannotUndo, lambda: match.undo(2)).reason == "other"
    match.act(2, Stop())
    assert refused(match, CannotUndo, lambda: match.undo(2)).reason == "chance"


def test_a_takeback_needs_all_persons_and_bots_always_agree() -> None:
    match = Match.start(setup(), Fast(5), [Seat("Ada"), Seat("Bea"), Seat("Turing", "random")], game=GAME)
    match.act(0, Bid(0))
    match.act(1, Bid(1))
    error = refused(match, CannotTakeBack, lambda: match.takeback(0, ()))
    assert (error.reason, error.facts["seats"]) == ("consent", "Bea")
    match.takeback(0, (1,))
    assert [question.seat for question in match.asked()] == [0, 1, 2]
    assert refused(match, CannotTakeBack, lambda: match.takeback(0, (1,))).reason == "start"
    assert refused(match, CannotTakeBack, lambda: match.takeback(0, (1,), to=5)).reason == "entry"
    assert refused(match, CannotTakeBack, lambda: match.takeback(0, (1,), to=99)).reason == "entry"


def test_a_takeback_across_chance_draws_anew_with_a_new_index() -> None:
    match = Match.start(setup(2), Fair("test", b"s" * 32), game=GAME)
    match.takeback(0, (1,), to=0)
    drawn = [entry for entry in match.log if isinstance(entry, log.Chance)]
    assert [entry.index for entry in drawn] == [0, 1, 2, 3]
    key = Fair("test", b"s" * 32)
    assert [entry.outcome for entry in drawn] == [key.draw(GAME, None, None, i, n) for i, n in enumerate((12, 11, 12, 11))]


def test_an_undo_never_re_rolls() -> None:
    match = Match.start(setup(2), Fair("test", b"s" * 32), game=GAME)
    twin = Match.start(setup(2), Fair("test", b"s" * 32), game=GAME)
    for each in (match, twin):
        each.act(0, Bid(3))
        each.act(1, Bid(0))
    for _ in range(5):
        match.act(0, Place(0))
        match.undo(0)
    assert match.act(0, Stop()) == twin.act(0, Stop())


# ---- chance that people type in


def test_typed_chance_stops_the_match_until_people_say_it() -> None:
    match = Match.start(setup(2), Typed(), game=GAME)
    assert match.to_act() == CHANCE
    assert (match.awaited().index, match.awaited().n) == (0, 12)
    assert match.asked() == []
    refused(match, AwaitingChance, lambda: match.act(0, Bid(0)))
    assert refused(match, IllegalAction, lambda: match.say_chance(Card(12))).rule == "S1"
    assert match.say_chance(Card(9)) == (Dealt(0, 9),)
    refused(match, IllegalAction, lambda: match.say_chance(Card(9)))
    match.say_chance(Card(2))
    assert match.awaited() is None
    assert match.to_act() == 0


# ---- pauses, clocks, chat, resigning


def test_a_paused_match_refuses_to_go_on() -> None:
    match = started()
    decision = match.question(0).decision
    refused(match, MatchRuns, match.resume)
    match.pause(1)
    assert match.asked() == []
    refused(match, MatchPaused, lambda: match.act(0, Bid(0)))
    refused(match, MatchPaused, lambda: match.undo(0))
    refused(match, MatchPaused, match.pause)
    match.resume(1)
    match.act(0, Bid(0), decision)


def test_resigning_ends_by_the_games_own_rule() -> None:
    match = started()
    match.act(0, Bid(0))
    assert match.resign(1) == (Said(1, "farewell"),)
    assert match.result().rule == "S7"
    assert match.result().winners == (0, 2)


def test_a_match_that_is_given_up_has_no_result() -> None:
    match = started()
    match.give_up("expired")
    assert match.to_act() == OVER
    assert match.result() is None
    assert match.log[-1].cause == "expired"
    refused(match, MatchOver, match.give_up)
    match.chat(0, "Well met.")  # after the end too


def test_clocks_are_entries() -> None:
    match = started()
    match.set_clocks((60_000, 60_000, 30_000), (0, 1, 2), (120, 80, 0))
    assert match.log[-1] == log.Clock(seq=4, time=1000, remaining=(60_000, 60_000, 30_000), running=(0, 1, 2), grace=(120, 80, 0))
    assert match.question(0).decision == Decision(3, 0)


# ---- what others see


def test_an_entry_is_projected_for_its_viewer() -> None:
    match = started()
    match.act(0, Bid(3), command="secret")
    dealt, bid = match.log[1], match.log[-1]
    assert project_entry(GAME, dealt, EVERYTHING) is dealt
    assert project_entry(GAME, dealt, 0) == log.Chance(seq=1, time=1000, index=0, events=(Dealt(0, 3),))
    assert project_entry(GAME, dealt, 1) == log.Chance(seq=1, time=1000, index=0, events=(Dealt(0, None),))
    assert project_entry(GAME, bid, 0) == bid
    assert project_entry(GAME, bid, SPECTATOR) == log.Action(seq=4, time=1000, seat=0, action=Bid(None), events=(Bidden(0),))
    assert b"secret" not in msgspec.json.encode(match.entries(1))


def test_history_holds_what_stands_and_as_the_viewer_knows_it() -> None:
    match = started()
    assert match.history(0) == (Dealt(0, 3), Dealt(1, None), Dealt(2, None))
    match.act(0, Bid(1))
    assert match.history(1)[-1] == Bidden(0)
    match.undo(0)
    assert match.history(1) == (Dealt(0, None), Dealt(1, 5), Dealt(2, None))
    assert match.history(EVERYTHING) == (Dealt(0, 3), Dealt(1, 5), Dealt(2, 7))


# ---- bots


def test_bots_are_made_by_level() -> None:
    assert levels("sealed") == ("random",)
    with pytest.raises(UnknownLevel) as caught:
        make("divine", "sealed", 1)
    assert caught.value.facts == {"level": "divine", "game": "sealed", "known": "random"}


def test_random_bots_play_a_match_to_its_end() -> None:
    match = Match.start(setup(4), Fast(7), game=GAME)
    bots = [make("random", "sealed", seat) for seat in range(4)]
    while match.to_act() != OVER:
        for question in match.asked():
            if match.question(question.seat) == question:
                info = information(match, question.seat)
                match.act(question.seat, bots[question.seat].choose(info, Budget()), question.decision)
    assert match.result().winners


def test_a_bot_is_told_what_its_seat_knows_and_reaches_nothing_else() -> None:
    """Whatever stands in the information set, its closures too, is the same for every world that the seat cannot tell apart."""
    match = started()
    match.act(1, Bid(3))
    info = information(match, 0)
    assert info.view == match.view(0)
    assert info.legal == match.legal(0)
    assert info.history == match.history(0)
    true_world = pack([match.state_copy()], 0)
    reachable = [cell.cell_contents for cell in info.sample.__closure__]
    states = [one for one in reachable if type(one) is type(match.state_copy())]
    assert len(states) == 1
    worlds = set()
    for number in range(200):
        stream = batch(Stream, 1)[0]
        seed(stream, number)
        world = info.sample(stream)
        assert GAME.view(match.terms, world, 0) == info.view
        worlds.add((world.hand[1], world.hand[2], world.bid[1]))
    assert len(worlds) > 150  # of 11 * 10 * 4
    assert pack([match.state_copy()], 0) == true_world
    with pytest.raises(NotAsked):
        information(match, 1)


# ---- every refusal in every language


REFUSALS = [
    BadSeat(seat=4, players=3), NotAsked(seat=1), StaleDecision(seat=1, entry=3, open=7), BadAction(game="sealed", what="int"),
    MatchOver(), MatchPaused(), MatchRuns(), AwaitingChance(), NothingAwaited(), BadChat(most=500),
    *(CannotUndo(reason=reason, seat=1) for reason in ("start", "chance", "revealed", "other")),
    CannotTakeBack(reason="consent", seats="Bea"), CannotTakeBack(reason="entry", entry=5), CannotTakeBack(reason="start"),
    *(BadEntropy(reason=reason, seat=1) for reason in ("seat", "hash", "again", "early", "other")),
    UnknownLevel(level="divine", game="sealed", known="random"), UnknownGame(game="chess", known="imperial"),
    BadSeats(game="sealed", players=5, least=2, most=4), BadOption(game="sealed", option="rounds", value="9", allowed="1-3"),
    BadPosition(where="hand", what="KZ"), BadContent(entry="card 3", what="no name"), IllegalAction(),
]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_is_said_in_every_language(language: str) -> None:
    said = [refusal.said(language) for refusal in REFUSALS]
    assert len(set(said)) == len(REFUSALS)
    assert all(len(sentence) > 10 and "{" not in sentence for sentence in said)
    tested = {type(refusal) for refusal in REFUSALS}
    own = {one for one in vars(errors).values() if isinstance(one, type) and issubclass(one, ImperiaError)}
    elsewhere = {ImperiaError, errors.BadRecord, *errors.BadRecord.__subclasses__(), errors.CannotWrite, errors.CannotRead}
    assert own - elsewhere <= tested
