"""The formal dialogue, case by case: the very words, and what the table knows afterwards (I17)."""

import pytest

from imperia.games.game import SPECTATOR

from .table import GAME, RULES, Table, bits, of_kind

ALL = 128 + 127  # of values of one length: 128 a card, and any sum


def spoken(anna, boris, up, **options):
    table = Table(**options)
    table.deal(anna, boris, up)
    return table, table.dialogue()


def exact(length, total):
    return (128 * length + total,) * 2


# ---- the point


def test_I17_point_the_elder_is_longer():
    """“Five.” “Good.” Anna shows Q A 9 8 7 of spades: 45. Of Boris it is known that he has no more than four of a suit."""
    table, words = spoken("QA987.J7.7.QA87", "JT.QA98.K98.KT9", "TH")
    assert words[:2] == ["Anna: “Point: five.”", "Boris: “Good.”"]
    assert table.bound(0, "point") == exact(5, 45)
    assert table.bound(1, "point") == (0, 128 * 5 - 1)


def test_I17_point_the_dealer_is_longer_and_the_elders_sum_stays_unknown():
    table, words = spoken("KQAT.Q7.QT98.A9", "J87.KT8.J.KQJT7", "9S")
    assert words[:2] == ["Anna: “Point: four.”", "Boris: “Five.”"]
    assert table.bound(0, "point") == (128 * 4, 128 * 4 + 127)
    assert table.bound(1, "point") == exact(5, 47)  # K Q J 10 7 of clubs, shown


def test_I17_point_of_equal_length_the_elder_names_his_sum_and_the_dealer_says_good():
    """Clubs K J A 10 are 41; Boris's hearts K Q J 8, 38, stay untold: four cards, at most 41."""
    table, words = spoken("987.A.JA98.KJAT", "KT.KQJ8.QT7.987", "QC")
    assert words[:4] == ["Anna: “Point: four.”", "Boris: “How much?”", "Anna: “41.”", "Boris: “Good.”"]
    assert table.bound(0, "point") == exact(4, 41)
    assert table.bound(1, "point") == (128 * 4, 128 * 4 + 41)


def test_I17_point_of_equal_length_the_dealer_names_a_higher_sum_and_shows():
    """Clubs Q A 10 8 7 are 46, spades K J A 10 9 are 50."""
    table, words = spoken("87.JT8.KQ.QAT87", "KJAT9.7.JT87.K9", "AH")
    assert words[:4] == ["Anna: “Point: five.”", "Boris: “How much?”", "Anna: “46.”", "Boris: “50.”"]
    assert table.bound(0, "point") == exact(5, 46)
    assert table.bound(1, "point") == exact(5, 50)


def test_I17_point_of_equal_length_and_sum_is_good():
    table, words = spoken("KJA.QJ.KJ9.KT97", "Q87.KA9.QA87.Q8", "TS")
    assert words[:4] == ["Anna: “Point: four.”", "Boris: “How much?”", "Anna: “36.”", "Boris: “Good.”"]
    assert table.bound(1, "point") == (128 * 4, 128 * 4 + 36)


# ---- the sequence


def sequence_words(table):
    spoken_events = [event for event in table.told if hasattr(event, "of") and not hasattr(event, "cards")]
    return [line for line, event in zip(table.dialogue(), spoken_events, strict=True) if event.of == "sequence"]


@pytest.mark.parametrize(
    ("anna", "boris", "up", "words", "first", "second"),
    [
        ("8.JAT87.J87.KQT", "K97.K9.KQAT9.J9", "7C", ["Anna: “No sequence.”", "Boris: “None.”"], (0, 0), (0, 0)),
        ("KA98.KT7.JAT.K8", "J7.Q8.KQ7.QJAT9", "8D", ["Anna: “No sequence.”", "Boris: “Three.”"], (0, 0), (1, 1)),
        ("KQAT97.J9.8.JT8", "8.8.KQJAT7.KQA7", "JS", ["Anna: “No sequence.”", "Boris: “Four.”"], (0, 0), (3, 3)),
        ("KQA.98.QJAT.KJ7", "J87.QA7.K7.QA98", "TH", ["Anna: “Sequence: three.”", "Boris: “Good.”"], (1, 1), (0, 0)),
        ("T.JT7.QJAT9.K98", "KQJA.KQA.K.QJAT", "9H", ["Anna: “Sequence: three.”", "Boris: “Four.”"], (1, 2), (3, 3)),
        ("8.KJ7.KQJA.KQJ9", "KQAT.QA8.98.A87", "TH", ["Anna: “Sequence: four.”", "Boris: “Good.”"], (3, 3), (0, 3)),
        ("KQJA87.987.KT8.", ".JT.QJA7.KQJA87", "9C", ["Anna: “Sequence: four.”", "Boris: “Good.”"], (3, 3), (0, 3)),
    ],
)
def test_I17_sequence_only_lengths_are_named_where_they_differ_or_both_are_four(anna, boris, up, words, first, second):
    """At four to four there is nothing to ask: "good", as from one who has none. The top of one who is beaten by length stays
    unknown. Values: 0 none, 1 QJA, 2 KQJ, 3 KQJA."""
    table, _ = spoken(anna, boris, up)
    assert sequence_words(table) == words
    assert table.bound(0, "sequence") == first
    assert table.bound(1, "sequence") == second


@pytest.mark.parametrize(
    ("anna", "boris", "up", "answers", "first", "second"),
    [
        ("KT.KQJ.KJAT.KJA", "QJA7.A9.Q87.QT8", "9S", ["Anna: “To the king.”", "Boris: “Good.”"], (2, 2), (1, 2)),
        ("K98.JT87.J9.QJA", "QJAT.KQA.KQAT.K", "9C", ["Anna: “To the queen.”", "Boris: “Good.”"], (1, 1), (1, 1)),
        ("Q9.JT98.AT.QJA8", "KJAT.KQA.KQJ.KT", "9D", ["Anna: “To the queen.”", "Boris: “To the king.”"], (1, 1), (2, 2)),
    ],
)
def test_I17_sequence_of_three_to_three_the_dealer_asks_how_high(anna, boris, up, answers, first, second):
    table, _ = spoken(anna, boris, up)
    assert sequence_words(table) == ["Anna: “Sequence: three.”", "Boris: “How high?”", *answers]
    assert table.bound(0, "sequence") == first
    assert table.bound(1, "sequence") == second


# ---- the quartet


@pytest.mark.parametrize(
    ("anna", "boris", "up", "words", "first", "second"),
    [
        ("AT97.87.KT8.JA8", "KQ8.KQJ9.Q7.T97", "QC", ["Anna: “No quartet.”", "Boris: “None.”"], (0, 0), (0, 0)),
        ("KQJA.KQ.QJ.KJA9", "T97.T87.KA7.QT7", "TD", ["Anna: “No quartet.”", "Boris: “Four sevens.”"], (0, 0), (1, 1)),
        ("KQJA.KJA.KQ.KQJ", "T9.QT8.JAT8.AT7", "8C", ["Anna: “Four kings.”", "Boris: “Good.”"], (5, 5), (0, 4)),
        ("Q97.Q87.J97.K87", "AKT.AT9.AQT.AJ9", "8S", ["Anna: “Four sevens.”", "Boris: “Four aces.”"], (1, 1), (2, 2)),
    ],
)
def test_I17_the_quartet_is_named_by_rank(anna, boris, up, words, first, second):
    table, all_words = spoken(anna, boris, up)
    assert all_words[-2:] == words
    assert table.bound(0, "quartet") == first
    assert table.bound(1, "quartet") == second


def test_I17_the_name_of_a_beaten_quartet_tells_its_cards():
    table, _ = spoken("Q97.Q87.J97.K87", "AKT.AT9.AQT.AJ9", "8S")
    assert {"7S", "7H", "7D", "7C"} <= set(table.view(1).sides[0].known)
    assert not [event for event in of_kind(table.told, "shows") if event.seat == 0]


# ---- silence, and what is shown


def test_I17_silence_tells_that_nobody_has_carte_blanche_or_a_combination_with_the_turn_up():
    table, _ = spoken("AK9.Q98.JT7.Q87", "QJ8.KT7.K98.JT9", "TS")
    for what in ("blanche", "turned_sequence", "turned_quartet"):
        assert table.bound(0, what) == table.bound(1, what) == (0, 0)


def test_I17_what_is_shown_is_public_and_the_losers_cards_are_not():
    table, _ = spoken("KQAT.Q7.QT98.A9", "J87.KT8.J.KQJT7", "9S")
    for viewer in (0, SPECTATOR):
        view = table.view(viewer)
        assert view.sides[1].hand is None
        assert view.sides[1].known == ("KC", "QC", "JC", "TC", "7C")
    assert table.view(1).sides[0].hand is None
    assert table.view(1).sides[0].known == ()


def test_I12_I17_a_sequence_shown_excludes_an_equal_one_in_a_suit_before_it():
    """Boris shows Q J A of clubs, not trumps: so he has Q J A neither in spades nor in hearts nor in diamonds, the trumps."""
    from imperia.games.imperial.rules.knowledge import fits

    table, _ = spoken("KA98.KT7.JAT.K8", "J7.Q8.KQ7.QJAT9", "8D")
    other = bits("QJA7.8.K7.QJAT9")
    assert fits(table.t, table.s, 1, table.s.dealt[1])
    assert table.bound(1, "sequence") == (1, 1)
    assert not fits(table.t, table.s, 1, other)


def test_I14_I17_by_pay_all_the_winner_shows_all_so_his_having_no_more_is_public():
    """The same deal with and without: only with `pay_all` the second sequence is seen, and a third excluded."""
    hands = ("KQJA.QJA.KJA.KQ", "T8.K98.QT9.JAT9", "7H")
    table, _ = spoken(*hands)
    assert of_kind([e for e in table.told if getattr(e, "of", "") == "sequence"], "shows")[0].cards == ("KS", "QS", "JS", "AS")
    assert "QH" not in table.view(1).sides[0].known
    table, _ = spoken(*hands, pay_all=True)
    assert {"QH", "JH", "AH"} <= set(table.view(1).sides[0].known)


def test_I7_I17_nothing_is_said_or_learnt_once_the_match_is_won():
    table = Table(reds=(4, 4), whites=(3, 5))
    table.deal("QA987.J7.7.QA98", "JT.QA98.K98.KT7", "TH")
    for what in ("sequence", "quartet", "turned_sequence", "turned_quartet"):
        assert table.bound(0, what) == table.bound(1, what) == (0, 4095)


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_I17_the_dialogue_is_spoken_in_three_languages(language):
    table = Table()
    table.deal("K98.JT87.J9.QJA", "QJAT.KQA.KQAT.K", "9C")
    expected = {
        "en": ["“Sequence: three.”", "“How high?”", "“To the queen.”", "“Good.”"],
        "ru": ["«Стрит: три».", "«До какой карты?»", "«До дамы».", "«Хорошо»."],
        "pl": ["„Sekwens: trzy”.", "„Jak wysoko?”", "„Do damy”.", "„Dobrze”."],
    }[language]
    lines = table.lines(language)
    start = next(i for i, line in enumerate(lines) if expected[0] in line)
    assert [line.partition(": ")[2] for line in lines[start : start + 4]] == expected


def test_I17_all_hear_the_same_words():
    table = Table()
    table.deal("K98.JT87.J9.QJA", "QJAT.KQA.KQAT.K", "9C")
    for event in table.told:
        assert {GAME.project(event, viewer) for viewer in (0, 1, SPECTATOR)} == {event}
    assert RULES.to_act(table.t, table.s) == 0
