"""The casual bot: legal, the same for the same seed, blind to what is hidden, better than chance, of plain sense (I19-I23)."""

import random
from dataclasses import dataclass

import pytest

from imperia.bots.contract import Budget, InformationSet
from imperia.bots.imperial import LEVELS
from imperia.engine import batch, copy
from imperia.games.game import Setup
from imperia.games.imperial.pack import CODE

from .table import CHANCE, GAME, OVER, RULES, Table


@dataclass
class Seen:
    """All that a bot is given, without a sample: the casual bot asks for none."""

    table: object

    def information(self, t, s, seat):
        out = [0] * RULES.MAX_LEGAL
        codes = out[: RULES.legal_actions(t, s, seat, out)]
        legal = [GAME.action(t, s, seat, code) for code in codes]

        def sample(stream):
            raise AssertionError("the casual bot does not search")

        return InformationSet(GAME, t, seat, GAME.view(t, s, seat), legal, codes, (), sample)


def choice(table, seed=1):
    seat = RULES.to_act(table.t, table.s)
    return LEVELS["casual"](seed).choose(Seen(table).information(table.t, table.s, seat), Budget())


def play(seed, casual_seat, options):
    rng, bot = random.Random(seed), LEVELS["casual"](seed)
    t = GAME.terms(Setup("imperial", 2, options))
    s = batch(RULES.State, 1)[0]
    RULES.new_game(t, s)
    actions = 0
    while (seat := RULES.to_act(t, s)) != OVER:
        actions += 1
        if seat == CHANCE:
            code = rng.randrange(RULES.chance_outcomes(t, s))
        else:
            info = Seen(None).information(t, s, seat)
            code = info.codes[info.legal.index(bot.choose(info, Budget()))] if seat == casual_seat else rng.choice(info.codes)
        RULES.apply(t, s, seat, code)
    assert actions < 2000
    return s.winner


def test_it_beats_random_play_clearly():
    """Half would be chance; 95 of 150 is more than three deviations above it."""
    won = sum(play(seed, seed % 2, GAME.Options(declare_by_hand=seed % 4 > 1)) == seed % 2 for seed in range(150))
    assert won >= 95


def test_two_of_them_always_come_to_an_end():
    rng = random.Random(3)
    bots = [LEVELS["casual"](seat) for seat in (0, 1)]
    t = GAME.terms(Setup("imperial", 2, GAME.Options(declare_by_hand=True, pay_all=True, ace_capture="any")))
    s = batch(RULES.State, 1)[0]
    for _ in range(12):
        RULES.new_game(t, s)
        while (seat := RULES.to_act(t, s)) != OVER:
            if seat == CHANCE:
                code = rng.randrange(RULES.chance_outcomes(t, s))
            else:
                info = Seen(None).information(t, s, seat)
                code = info.codes[info.legal.index(bots[seat].choose(info, Budget()))]
            RULES.apply(t, s, seat, code)
        assert s.deals <= 37


def test_the_same_seed_gives_the_same_card_and_no_hidden_card_changes_it():
    from imperia.engine import Stream, seed_at

    table = Table()
    table.deal("K98.JT87.J9.QJA", "QJAT.KQA.KQAT.K", "9C")
    streams, states = batch(Stream, 1), [table.s, batch(RULES.State, 1)[0]]
    seed_at(streams, 0, 5)
    chosen = choice(table)
    for _ in range(30):
        copy(states, 0, 1)
        RULES.determinize(table.t, states[1], 0, streams[0])
        other = Seen(None).information(table.t, states[1], 0)
        assert LEVELS["casual"](1).choose(other, Budget()) == chosen


def test_I19_it_wins_with_the_cheapest_card():
    """9H is led: the ten is enough, though jack and ace would win too."""
    table = Table()
    table.deal("KQA7.KQ98.T9.T9", "J.JAT7.KQJ8.KJ8", "8S")
    table.play("9H")
    assert {choice(table, seed).card for seed in range(10)} == {"TH"}


def test_I23_it_ruffs_with_the_seven_which_is_a_safe_honour_there():
    table = Table()
    table.deal("KQ8.KQ98.T97.T9", "JT7.AJ.KQJ.KJA8", "9S")
    table.s.hand[1] = sum(
        1 << CODE[name] for name in ["JS", "TS", "7S", "KD", "QD", "JD", "KC", "JC", "AC", "8C"]
    )  # void of hearts
    table.play("KH")
    assert {choice(table, seed).card for seed in range(10)} == {"7S"}


def test_I21_I22_it_leads_a_high_trump_to_catch_an_ace_that_nothing_guards():
    """Boris has shown the ace of trumps among four, and has no other trump: a higher one takes it, and a red."""
    table = Table()
    table.deal("KQJT8.KQJ9.T98.", "A.A87.AKQJ.AKQJ", "7S")
    assert "AS" in table.view(0).sides[1].known
    assert {choice(table, seed).card for seed in range(10)} <= {"KS", "QS", "JS"}


@pytest.mark.parametrize("asked", ["point", "sequence", "quartet"])
def test_I12_asked_to_declare_it_gives_a_right_answer(asked):
    table = Table(declare_by_hand=True)
    table.deal("KQA.KQJT.KQ.KQJ", "JT987..JAT97.AT", "8D")
    while table.view().asked != asked:
        table.do(GAME.table_answer(table.t, table.s, table.view().to_act))
    assert choice(table) in table.legal()
