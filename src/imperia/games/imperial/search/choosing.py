"""Which card to play when the other hand is hidden: every hand that it may be is a world, solved as an open deal.

The caller lends rows: `hands` for the worlds (LATE times as many as are to be drawn), `weights` for how likely each is, a
table of positions for the solver, and `totals`, a number for each of the 32 cards.
"""

from __future__ import annotations

from ....engine import Ints, Stream, cards_in, copy, lowest, rule, table
from ..rules import State, Terms
from ..rules.cards import N_CARDS, NO_CARDS, only
from ..rules.chips import REDS_TO_WIN, WHITES_IN_A_RED
from ..rules.knowledge import CHOOSE, N_CHOOSE, certain, fits, possible, redraw
from ..rules.play import play_card, playable, replies
from ..rules.state import FOLLOW, NOBODY
from .solver import NO_LEAD, OUTCOME, distinct, solve, trumps_first

LATE = 4  # near the end of a deal so many times more worlds are taken, if these are all that there are
EVEN = 1 << 40  # the weight of a world in which the other player's cards tell nothing
NOISE = 1.6  # whites: how far from the best card of an open deal people and programs play who do not see it
ONE = 1 << 12
LIKELY = table([round(ONE * 2.718281828459045 ** (-loss / NOISE)) for loss in range(128)])  # by whites lost


@rule
def spread(picks: int, cards: int) -> int:
    """I17 The cards of a set at the places that are picked."""
    chosen = NO_CARDS
    while picks:
        if picks & 1:
            chosen |= cards & -cards
        cards &= cards - 1
        picks >>= 1
    return chosen


@rule
def worlds_at(terms: list[Terms], states: list[State], i: int, streams: list[Stream], hands: Ints, most: int) -> int:
    """I17 Entry point: hands that the other player may hold, for the seat to act; how many there are in `hands`.

    All of them, if LATE * most are enough for that; else so many as `most`, each drawn independently.
    """
    t, s = terms[0], states[i]
    other = 1 - s.turn
    known = certain(s, other)
    choice = possible(s, other, s.dealt[s.turn])
    missing = cards_in(s.hand[other]) - cards_in(known)
    if CHOOSE[cards_in(choice) * N_CHOOSE + missing] > LATE * most:
        for k in range(most):
            redraw(t, s, other, streams[0])
            hands[k] = s.hand[other]
        return most
    return all_hands(t, s, other, choice, missing, hands)


@rule
def all_hands(t: Terms, s: State, seat: int, choice: int, missing: int, hands: Ints) -> int:
    """I17 Every hand of this seat that would have led to the same words, shown cards and replies; how many."""
    known = certain(s, seat)
    played = s.dealt[seat] & ~s.hand[seat]
    n = 0
    picks = (1 << missing) - 1
    while picks < 1 << cards_in(choice):
        hand = known | spread(picks, choice)
        if fits(t, s, seat, hand | played):
            hands[n] = hand
            n += 1
        if picks == 0:
            return n
        low = picks & -picks  # to the next larger number with as many bits
        high = picks + low
        picks = high | ((picks ^ high) >> 2) // low
    return n


@rule
def value_of_move(mine: int, theirs: int, led: int, one: int, ace_capture: int, memory: Ints) -> int:
    """I18-I24 What the player to move gains over the other if he plays this card, all cards lying open; trumps are suit 0."""
    card = lowest(one)
    if led == NO_LEAD:
        return -solve(theirs, mine & ~one, card, ace_capture, memory)
    lost = OUTCOME[(ace_capture * N_CARDS + led) * N_CARDS + card]
    if lost > 0:
        return -lost - solve(theirs, mine & ~one, NO_LEAD, ace_capture, memory)
    return -lost + solve(mine & ~one, theirs, NO_LEAD, ace_capture, memory)


@rule
def led_now(s: State) -> int:
    """I18 The card that is to be followed, trumps being suit 0, or NO_LEAD."""
    return lowest(trumps_first(only(s.played[s.n_played - 1]), s.trump)) if s.asked == FOLLOW else NO_LEAD


@rule
def distinct_now(mine: int, theirs: int, led: int) -> int:
    """I2, I3 The cards of the player to move without those that are as good as the next higher one."""
    return distinct(mine, theirs if led == NO_LEAD else theirs | 1 << led)


@rule
def gains_at(
    terms: list[Terms],
    states: list[State],
    i: int,
    hands: Ints,
    weights: Ints,
    first: int,
    last: int,
    memory: Ints,
    totals: Ints,
) -> None:
    """I18-I24 Entry point: add to totals what each playable card gains in the worlds from first up to last, by their weight."""
    t, s = terms[0], states[i]
    seat = s.turn
    mine, led = trumps_first(s.hand[seat], s.trump), led_now(s)
    cards = trumps_first(playable(t, s, seat), s.trump)
    for k in range(first, last):
        if weights[k] > 0:
            theirs = trumps_first(hands[k], s.trump)
            different = distinct_now(mine, theirs, led)
            value = 0
            for card in range(N_CARDS - 1, -1, -1):  # from above: a card that is as good as the next higher one gains as much
                if cards >> card & 1:
                    if different >> card & 1:
                        value = value_of_move(mine, theirs, led, 1 << card, t.ace_capture, memory)
                    totals[lowest(trumps_first(1 << card, s.trump))] += weights[k] * value


@rule
def weigh_at(
    terms: list[Terms], states: list[State], i: int, hands: Ints, weights: Ints, first: int, last: int, memory: Ints
) -> None:
    """I17, I20 Entry point: how likely the worlds from first up to last are, by the cards the other player has chosen so far."""
    t, s = terms[0], states[i]
    for k in range(first, last):
        weights[k] = likelihood(t, s, hands[k], memory)


@rule
def likelihood(t: Terms, s: State, hand: int, memory: Ints) -> int:
    """I17, I20 How well the cards that the other player has chosen agree with this hand: EVEN, or less."""
    seat = s.turn
    other = 1 - seat
    mine = s.dealt[seat]
    theirs = s.dealt[other] & ~s.hand[other] | hand
    weight = EVEN
    for i in range(s.n_played):
        card = s.played[i]
        if theirs >> card & 1:
            led = s.played[i - 1] if i & 1 else NO_LEAD
            weight = max(1, (weight >> 12) * chosen(t, s, mine, theirs, led, card, memory))
            theirs &= ~only(card)
        else:
            mine &= ~only(card)
    return weight


@rule
def chosen(t: Terms, s: State, mine: int, theirs: int, led: int, card: int, memory: Ints) -> int:
    """I17, I20 How likely a player with the cards `theirs` chooses this one, of ONE: the less the more it loses."""
    legal = theirs if led == NO_LEAD else replies(theirs, led, s.trump)
    if legal & legal - 1 == 0:
        return ONE
    a, b, one = trumps_first(theirs, s.trump), trumps_first(mine, s.trump), trumps_first(only(card), s.trump)
    led = led if led == NO_LEAD else lowest(trumps_first(only(led), s.trump))
    others = trumps_first(legal, s.trump) & (distinct_now(a, b, led) | one)
    value = value_of_move(a, b, led, one, t.ace_capture, memory)
    best, total = value, 0
    rest = others
    while rest:
        best = max(best, value_of_move(a, b, led, rest & -rest, t.ace_capture, memory))
        rest &= rest - 1
    rest = others
    while rest:
        total += LIKELY[best - value_of_move(a, b, led, rest & -rest, t.ace_capture, memory)]
        rest &= rest - 1
    return LIKELY[best - value] * ONE // total


# ---- to the end of the deal with all its chips, for the chance to win the match


@rule
def best_open(t: Terms, s: State, memory: Ints) -> int:
    """I18-I24 The card that gains most for the seat to act, all cards lying open."""
    mine, theirs, led = trumps_first(s.hand[s.turn], s.trump), trumps_first(s.hand[1 - s.turn], s.trump), led_now(s)
    cards = trumps_first(playable(t, s, s.turn), s.trump) & distinct_now(mine, theirs, led)
    best, most = cards & -cards, -N_CARDS * N_CARDS
    if cards & cards - 1 == 0:
        return lowest(trumps_first(best, s.trump))
    while cards:
        one = cards & -cards
        value = value_of_move(mine, theirs, led, one, t.ace_capture, memory)
        if value > most:
            best, most = one, value
        cards ^= one
    return lowest(trumps_first(best, s.trump))


SURE = 1_000_000  # the chance of a match that is won
N_CHANCES = 2 * (REDS_TO_WIN * WHITES_IN_A_RED) ** 2


@rule
def standing(red: int, white: int, other_red: int, other_white: int, deals: bool) -> int:
    """I5, I7, I9 Where in the table of chances the chips of a player, those of the other, and who deals next belong."""
    mine, theirs = red * WHITES_IN_A_RED + white, other_red * WHITES_IN_A_RED + other_white
    return (mine * REDS_TO_WIN * WHITES_IN_A_RED + theirs) * 2 + (1 if deals else 0)


@rule
def chance_at_end(s: State, seat: int, chances: Ints) -> int:
    """I7 The chance of a seat, of SURE, to win a match that is won or stands between two deals."""
    if s.winner != NOBODY:
        return SURE if s.winner == seat else 0
    other = 1 - seat
    return chances[standing(s.red[seat], s.white[seat], s.red[other], s.white[other], s.dealer == seat)]


@rule
def chance_at(terms: list[Terms], states: list[State], i: int, j: int, hand: int, card: int, memory: Ints, chances: Ints) -> int:
    """I4-I7, I18-I25 Entry point: the chance of the seat to act to win the match if it plays this card in this world.

    State j is played to the end of the deal, both sides for chips, all cards lying open. chances: as `standing` numbers them.
    """
    copy(states, i, j)
    t, s = terms[0], states[j]
    seat, deals = s.turn, s.deals
    s.hand[1 - seat] = hand
    s.n_events = 0
    play_card(t, s, seat, card)
    while s.winner == NOBODY and s.deals == deals:
        s.n_events = 0
        play_card(t, s, s.turn, best_open(t, s, memory))
    return chance_at_end(s, seat, chances)
