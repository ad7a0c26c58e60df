"""The best play of an open deal: what a player would gain who saw both hands. The heart of every search bot.

Value: whites of the leader less whites of the follower, a red being six, from here to the end of the deal. It adds up trick
by trick, so a position is just the two hands; the table of positions once searched is a row that the caller lends
(`zeros(TABLE_SIZE)`), good for all deals of one option `ace_capture`.
"""

from __future__ import annotations

from ....engine import Ints, Stream, cards_in, lowest, rule, table
from ..rules import State, Terms, determinize
from ..rules.cards import ACE, HIGHER, HONOURS, JACK, N_CARDS, N_RANKS, NO_CARDS, QUEEN, SUIT, only
from ..rules.play import playable, replies
from ..rules.state import ANY, LEAD, LED_KING_QUEEN

TRUMP = 0  # in here the suits are renamed so that the first is trump
TRUMPS = SUIT[TRUMP]
INFINITY = 63  # more than any deal is worth: 12 tricks, 5 honours, two reds
NO_LEAD = -1
RED = 6


def _outcome(kind: int, led: int, card: int) -> int:
    """I19, I21-I24 What a trick is worth: positive if the leader takes it, negative if the follower does."""
    follows, ruffs = card // N_RANKS == led // N_RANKS, card < N_RANKS <= led
    honours = sum(one < N_RANKS and HONOURS >> one & 1 for one in (led, card))
    if ruffs or (follows and card > led):
        return -(1 + honours + (RED if kind == ANY and led == ACE and not ruffs else 0))
    trumps = led < N_RANKS and follows
    jack = trumps and card == JACK and led > JACK
    ace = trumps and card == ACE and led >= (QUEEN if kind == LED_KING_QUEEN else JACK)
    return 1 + honours + RED * (jack or ace)


# by option, card led, card that follows
OUTCOME = table([_outcome(kind, led, card) for kind in range(ANY + 1) for led in range(N_CARDS) for card in range(N_CARDS)])

# ---- neighbours: a card is as good as the next higher one of the same hand, if all between are gone and both count alike
BELOW_ALIKE = 0x7F7F7F00 | 1 << 6 | 1 << 2 | 1 << 1  # of trumps only queen, nine and eight: like king, ten, nine

# ---- the table of positions: rows of two numbers after a head of two: positions searched, and the option they hold for
HEAD, ROW = 2, 2
TABLE_BITS = 13
TABLE_SIZE = HEAD + (ROW << TABLE_BITS)


@rule
def place(a: int, b: int) -> int:
    """I18 Where in the table two hands belong."""
    x = (a * 0x1E3779B1 + b * 0x05EBCA77) & 0xFFFFFFFF
    x = ((x ^ x >> 15) * 0x2C1B3C6D) & 0xFFFFFFFF
    x ^= x >> 16
    return HEAD + ROW * (x & (1 << TABLE_BITS) - 1)


@rule
def distinct(hand: int, other: int) -> int:
    """I2, I3 The cards of a hand without those that are as good as the next higher one."""
    gone = ~(hand | other)
    alike = hand >> 1 & BELOW_ALIKE
    spread = alike & gone
    while spread:
        spread = spread >> 1 & BELOW_ALIKE
        alike |= spread
        spread &= gone
    return hand & ~alike


@rule
def most_for(a: int, b: int) -> int:
    """I21-I24 The most that hand a could still gain if it took every trick."""
    most = cards_in(a) + cards_in((a | b) & HONOURS)
    if b & 1 << JACK and a & HIGHER[JACK]:
        most += RED
    if b & 1 << ACE and a & HIGHER[ACE]:
        most += RED
    return most


@rule
def beaten_by(cards: int) -> int:
    """I2 All ranks up to the highest of each suit: what these cards beat, and they themselves."""
    cards |= cards >> 1 & 0x7F7F7F7F
    cards |= cards >> 2 & 0x3F3F3F3F
    return cards | cards >> 4 & 0x0F0F0F0F


@rule
def suits_of(cards: int) -> int:
    """I1 All cards of the suits that are there."""
    cards = (cards | cards >> 4) & 0x0F0F0F0F
    cards = (cards | cards >> 2) & 0x03030303
    return ((cards | cards >> 1) & 0x01010101) * 0xFF


@rule
def sure_of(mine: int, theirs: int, tops: int) -> int:
    """I18-I24 What the leader gains at least. tops: his cards that no card of their suit beats.

    Each of his trumps that tops theirs takes a trick, whenever. Has he enough of them to draw all their trumps, he takes
    every trick with a trump or a top.
    """
    top_trumps = tops & TRUMPS
    if cards_in(top_trumps) >= cards_in(theirs & TRUMPS):
        return 2 * cards_in(mine & TRUMPS | tops) - cards_in(mine) + cards_in((mine | theirs) & HONOURS)
    return 2 * (cards_in(top_trumps) + cards_in(top_trumps & HONOURS)) - most_for(theirs, mine)


@rule
def next_of(cards: int, sure: int, first: int) -> int:
    """I18 The card to try next: the one that was best before, else one that takes its trick for sure, else the lowest."""
    if cards & first:
        return first
    cards = cards & sure if cards & sure else cards
    return cards & -cards


@rule
def search(mine: int, theirs: int, led: int, alpha: int, beta: int, kind: int, memory: Ints) -> int:
    """I18-I24 What the player to move gains over the other, both playing their best, if between alpha and beta; else a bound.

    led: the card led, or NO_LEAD. kind: the option ace_capture times 1024. One function for leading and following: Numba keeps
    a rule that calls itself on disk, but not two that call each other.
    """
    row, key, first, sure = 0, 0, 0, 0
    floor, ceiling = -INFINITY, INFINITY
    if led == NO_LEAD:
        if mine == NO_CARDS:
            return 0
        if mine & mine - 1 == 0:  # the last trick plays itself
            return OUTCOME[kind + lowest(mine) * N_CARDS + lowest(theirs)]
        memory[0] += 1
        tops = mine & ~beaten_by(theirs)
        their_tops = theirs & ~beaten_by(mine) & TRUMPS
        floor = sure_of(mine, theirs, tops)
        ceiling = most_for(mine, theirs) - 2 * (cards_in(their_tops) + cards_in(their_tops & HONOURS))
        row = place(mine, theirs)
        key = mine | theirs << 32
        if memory[row] == key:
            known = memory[row + 1]
            floor = max(floor, (known & 127) - INFINITY)
            ceiling = min(ceiling, (known >> 7 & 127) - INFINITY)
            first = known >> 14
        if floor >= beta or floor == ceiling:
            return floor
        if ceiling <= alpha:
            return ceiling
        alpha, beta = max(alpha, floor), min(beta, ceiling)
        cards = distinct(mine, theirs)
        sure = tops & suits_of(theirs) if theirs & TRUMPS else tops  # leads that cannot be taken
    else:
        cards = distinct(mine, theirs | 1 << led)
        cards = replies(cards, led, TRUMP)
    best, best_card = -INFINITY, 0
    while cards and best < beta:
        one = next_of(cards, sure, first)
        cards &= ~one
        low = max(alpha, best)
        if led == NO_LEAD:
            value = -search(theirs, mine & ~one, lowest(one), -beta, -low, kind, memory)
        else:
            lost = OUTCOME[kind + led * N_CARDS + lowest(one)]
            if lost > 0:
                value = -lost - search(theirs, mine & ~one, NO_LEAD, -lost - beta, -lost - low, kind, memory)
            else:
                value = -lost + search(mine & ~one, theirs, NO_LEAD, lost + low, lost + beta, kind, memory)
        if value > best:
            best, best_card = value, one
    if led == NO_LEAD:
        floor = max(floor, best) if best > alpha else floor
        ceiling = min(ceiling, best) if best < beta else ceiling
        memory[row] = key
        memory[row + 1] = floor + INFINITY | ceiling + INFINITY << 7 | best_card << 14
    return best


@rule
def solve(mine: int, theirs: int, led: int, ace_capture: int, memory: Ints) -> int:
    """I18-I24 What the player to move gains; trumps are suit 0. Entry point: forgets the table if it held for another option."""
    if memory[1] != ace_capture:
        for i in range(HEAD, TABLE_SIZE):
            memory[i] = 0
        memory[1] = ace_capture
    least, most, guess = -INFINITY, INFINITY, 0
    while least < most:  # ask again and again whether it is at least so much: narrow questions are quick
        beta = guess + 1 if guess == least else guess
        guess = search(mine, theirs, led, beta - 1, beta, ace_capture * N_CARDS * N_CARDS, memory)
        if guess < beta:
            most = guess
        else:
            least = guess
    return guess


@rule
def trumps_first(cards: int, trump: int) -> int:
    """I8 The same cards with the names of the trump suit and the first suit exchanged."""
    shift = trump * N_RANKS
    swapped = (cards ^ cards >> shift) & TRUMPS if trump else 0
    return cards ^ (swapped | swapped << shift)


@rule
def value_of_card(t: Terms, s: State, seat: int, card: int, memory: Ints) -> int:
    """I18-I24 What this seat gains from here on if it plays this card, and all cards lie open."""
    mine = trumps_first(s.hand[seat] & ~only(card), s.trump)
    theirs = trumps_first(s.hand[1 - seat], s.trump)
    one = lowest(trumps_first(only(card), s.trump))
    if s.asked == LEAD:
        return -solve(theirs, mine, one, t.ace_capture, memory)
    led = lowest(trumps_first(only(s.played[s.n_played - 1]), s.trump))
    lost = OUTCOME[t.ace_capture * N_CARDS * N_CARDS + led * N_CARDS + one]
    if lost > 0:
        return -lost - solve(theirs, mine, NO_LEAD, t.ace_capture, memory)
    return -lost + solve(mine, theirs, NO_LEAD, t.ace_capture, memory)


@rule
def value_of_deal(terms: list[Terms], states: list[State], i: int, memory: Ints) -> int:
    """I18-I24 Entry point: what the leader gains over the follower from here on."""
    s = states[i]
    a = trumps_first(s.hand[s.turn], s.trump)
    b = trumps_first(s.hand[1 - s.turn], s.trump)
    return solve(a, b, NO_LEAD, terms[0].ace_capture, memory)


@rule
def best_card(
    terms: list[Terms], states: list[State], i: int, streams: list[Stream], memory: Ints, totals: Ints, worlds: int
) -> int:
    """I17-I24 Entry point: the card that does best, on average, over so many deals that the seat to act can imagine.

    Writes what each card gained in all into totals (a number for each of the 32 cards); state i is determinized anew.
    """
    t, s = terms[0], states[i]
    seat = s.turn
    cards = playable(t, s, seat)
    for card in range(N_CARDS):
        totals[card] = 0
    for _ in range(worlds):
        determinize(t, s, seat, streams[0])
        rest = cards
        while rest:
            totals[lowest(rest)] += value_of_card(t, s, seat, lowest(rest), memory)
            rest &= rest - 1
    best = lowest(cards)
    for card in range(N_CARDS):
        if cards >> card & 1 and totals[card] > totals[best]:
            best = card
    return best
