"""Games played on from a position by the quick player, and how good the standing is that they come to.

A try is a row: how many codes are chosen at once, the codes, and a plan of attack (its length and lands). All tries are
played on in the same worlds with the same dice.
"""

from __future__ import annotations

from ....engine import NOBODY, OVER, Ints, Stream, cards_in, copy, rule, seed, table
from ..rules import apply, determinize, new_game, to_act
from ..rules.state import DICE, FLOOR, FORTIFY_TO, FORTIFY_WITH, HOW_MANY, NOT_OVER, TARGET, State, plays
from ..rules.terms import MAX_CONTINENTS, Terms
from .policy import decide
from .weighing import ARMY, LONGEST, PLAN, PLAN_LENGTH, PLAN_NEXT, PLANNER, attack_score, card_worth, count_continents, fill_odds

CODES = 4  # codes of a try at most
PLANNED = 1 + CODES  # where a try says how many lands its plan has
TRY = PLANNED + 1 + LONGEST
SURE = 1 << 20

# ---- what a standing is judged by: so that it foretells who wins games of planners, as far as a few numbers can (`valuing.py`)
CARDS = 9  # tenths of what a card is worth in the next set
BONUSES = 4  # so many times less than other income what continents bring counts: they are seldom kept
SHARES = 1 << 10
POWER = table([round(SURE * (share / SHARES) ** 2.8) for share in range(SHARES + 1)])  # the strong win more than in proportion


# ---- how good a standing is


@rule
def strength(t: Terms, s: State, seat: int) -> int:
    """C10-C12 What all that a seat has is worth, in tenths of an army."""
    if not plays(s, seat):
        return 0
    income = max(3 * ARMY, ARMY * cards_in(s.lands_of[seat]) // 3)
    for continent in range(t.n_continents):
        if s.held[seat * MAX_CONTINENTS + continent] == t.continent_size[continent]:
            income += ARMY * t.continent_bonus[continent] // BONUSES
    return ARMY * s.armies_of[seat] + income + cards_in(s.hand[seat]) * card_worth(t, s, seat) * CARDS // 10


@rule
def standing(t: Terms, s: State, seat: int) -> int:
    """C26 About the chance of a seat to win, in parts of SURE."""
    if s.ended != NOT_OVER:
        winners = cards_in(s.winners)
        return SURE // winners if (s.winners >> seat) & 1 else 0
    total = 0
    for other in range(t.n_seats):
        total += strength(t, s, other)
    mine, sum_of_all = 0, 0
    for other in range(t.n_seats):
        power = POWER[strength(t, s, other) * SHARES // total]
        sum_of_all += power
        if other == seat:
            mine = power
    return mine * SURE // max(1, sum_of_all)


# ---- playing on


@rule
def play_on(t: Terms, s: State, seat: int, turns: int, stream: Stream, mind: Ints, out: Ints) -> None:
    """C10-C25 Play on until so many turns of a seat have begun, or it is out, or the game is over."""
    player = s.player if s.first != NOBODY else NOBODY
    who = to_act(t, s)
    while who != OVER and plays(s, seat):
        apply(t, s, who, decide(t, s, who, stream, mind, out))
        if s.first != NOBODY and s.player != player:
            player = s.player
            if player == seat:
                turns -= 1
                if turns == 0:
                    return
        who = to_act(t, s)


@rule
def ready_at(terms: list[Terms], mind: Ints, out: Ints) -> None:
    """C18 Entry point: count the odds into the lent row."""
    fill_odds(terms[0], mind, out)


@rule
def score_at(terms: list[Terms], states: list[State], source: int, target: int, more: int, mind: Ints) -> int:
    """C16 Entry point: what the quick player thinks of an attack in state 0 with so many more armies."""
    count_continents(terms[0], states[0], states[0].player, mind)
    return attack_score(terms[0], states[0], source, target, more, mind)


@rule
def play_on_at(
    terms: list[Terms],
    states: list[State],
    streams: list[Stream],
    mind: Ints,
    out: Ints,
    one: Ints,
    seat: int,
    number: int,
    first: int,
    last: int,
    turns: int,
) -> int:
    """C30 Entry point: play a try on from state 0 in the worlds first … last-1; the sum of the standings."""
    t, s = terms[0], states[1]
    total = 0
    for k in range(first, last):
        copy(states, 0, 1)
        seed(streams[0], number + k)
        determinize(t, s, seat, streams[0])
        mind[PLANNER] = seat
        mind[PLAN_NEXT] = 0
        mind[PLAN_LENGTH] = one[PLANNED]
        for i in range(LONGEST):
            mind[PLAN + i] = one[PLANNED + 1 + i]
        for i in range(one[0]):
            apply(t, s, seat, one[1 + i])
        play_on(t, s, seat, turns, streams[0], mind, out)
        total += standing(t, s, seat)
    return total


@rule
def games_at(
    terms: list[Terms], states: list[State], streams: list[Stream], mind: Ints, out: Ints, number: int, games: int, won: Ints
) -> int:
    """Entry point: whole games of quick players, each seat with its own weights; adds what each seat has won, in parts of SURE.

    Returns how many rounds were begun.
    """
    t, s = terms[0], states[0]
    rounds = 0
    mind[PLANNER] = NOBODY
    for k in range(games):
        seed(streams[0], number + k)
        new_game(t, s)
        who = to_act(t, s)
        while who != OVER:
            apply(t, s, who, decide(t, s, who, streams[0], mind, out))
            who = to_act(t, s)
        rounds += s.rounds + 1
        for seat in range(t.n_seats):
            won[seat] += standing(t, s, seat)
    return rounds


@rule
def decide_at(terms: list[Terms], states: list[State], streams: list[Stream], mind: Ints, out: Ints, seat: int) -> int:
    """C6-C25 Entry point: what the quick player does in state 0."""
    mind[PLANNER] = NOBODY
    return decide(terms[0], states[0], seat, streams[0], mind, out)


@rule
def plainly_at(terms: list[Terms], states: list[State], streams: list[Stream], mind: Ints, out: Ints, seat: int, one: Ints) -> None:
    """C6-C25 Entry point: makes the row of a try of what the quick player does in state 0, all parts of its answer."""
    t, s = terms[0], states[1]
    copy(states, 0, 1)
    mind[PLANNER] = NOBODY
    n = 0
    while n == 0 or (n < CODES and to_act(t, s) == seat and goes_on(s)):
        one[1 + n] = decide(t, s, seat, streams[0], mind, out)
        apply(t, s, seat, one[1 + n])
        n += 1
    one[0] = n
    one[PLANNED] = 0


@rule
def goes_on(s: State) -> bool:
    """C15, C16, C21, C23 Whether what is asked is a further part of an answer that has begun."""
    asked = s.asked
    return asked == HOW_MANY or asked == TARGET or asked == DICE or asked == FLOOR or asked == FORTIFY_TO or asked == FORTIFY_WITH
