"""Territory cards: sets, what they bring, the two armies of a matching land, and the card of a conquest (C3, C12-C14, C24)."""

from __future__ import annotations

from ....engine import CHANCE, NOBODY, Ints, cards_in, lowest, nth, rule, table
from .board import add
from .events import BONUS_KEPT, BONUS_PLACED, CARD_TAKEN, NO_CARD_LEFT, SET_PAID, SHUFFLED, TURNED_IN, tell
from .state import BONUS, PLACE, TRADE, WHICH_CARD, State, ask
from .terms import (
    BY_PLAYER,
    BY_SOURCE,
    FIXED,
    INFANTRY,
    LAND_CARDS,
    MAX_CARDS,
    MAX_SEATS,
    N_PICTURES,
    NO_CARDS,
    NO_LANDS,
    OFFICIAL,
    SECOND_WILD,
    WILD,
    WILDS,
    WITHOUT_CARDS,
    CardSet,
    Terms,
    only,
)

CARDS_IN_A_SET = 3
MUST_TRADE_WITH = 5  # C13: cards with which a set must be turned in
TRADES_DOWN_WITH = 6  # C22: cards with which he who eliminated turns in sets at once …
TRADES_DOWN_TO = 4  # C22: … until he holds so many or fewer

# ---- sets are numbered by their cards: how many pairs, and triples, lie wholly below a card
PAIRS = table([card * (card - 1) // 2 for card in range(MAX_CARDS + 1)])
TRIPLES = table([card * (card - 1) * (card - 2) // 6 for card in range(MAX_CARDS + 1)])
N_SETS = MAX_CARDS * (MAX_CARDS - 1) * (MAX_CARDS - 2) // 6


# ---- sets


@rule
def is_set(t: Terms, cards: CardSet) -> bool:
    """C12 Whether these three cards are a set."""
    if cards & WILDS != NO_CARDS:
        return True
    different = 0
    for picture in range(N_PICTURES):
        if cards & t.pictured[picture] != NO_CARDS:
            different += 1
    return different != 2


@rule
def legal_sets(t: Terms, s: State, base: int, out: Ints, n: int) -> int:
    """C12 Write the player's sets behind n codes: base + the set's number, in rising order; return how many codes there are.

    The two wild cards are alike: who holds both turns in the first of them, or both.
    """
    third_cards = s.hand[s.player]
    spare = only(SECOND_WILD) if third_cards & WILDS == WILDS else NO_CARDS
    below_third = NO_CARDS
    while third_cards:
        third = third_cards & -third_cards
        third_cards ^= third
        second_cards = below_third
        below_second = NO_CARDS
        while second_cards:
            second = second_cards & -second_cards
            second_cards ^= second
            first_cards = below_second
            while first_cards:
                first = first_cards & -first_cards
                first_cards ^= first
                if is_set(t, first | second | third) and (third != spare or second == only(WILD)):
                    out[n] = base + TRIPLES[lowest(third)] + PAIRS[lowest(second)] + lowest(first)
                    n += 1
            below_second |= second
        below_third |= third
    return n


@rule
def set_of(number: int) -> CardSet:
    """C12 The three cards of a set's number: third above second above first, numbered as combinations are."""
    third = 2
    while TRIPLES[third + 1] <= number:
        third += 1
    number -= TRIPLES[third]
    second = 1
    while PAIRS[second + 1] <= number:
        second += 1
    return only(third) | only(second) | only(number - PAIRS[second])


# ---- what a set brings


@rule
def value_by_count(t: Terms, n: int) -> int:
    """C12 What the n-th set (from 1) brings: 4 6 8 10 15 20 …, or 4 6 8 10 12 15 20 …, or 4 5 6 …"""
    if t.card_values == BY_SOURCE:
        return 2 + 2 * n if n <= 4 else 5 * n - 10
    if t.card_values == OFFICIAL:
        return 2 + 2 * n if n <= 5 else 5 * n - 15
    return 3 + n


@rule
def fixed_value(t: Terms, cards: CardSet) -> int:
    """C12 `fixed`: infantry 4, cavalry 6, artillery 8, mixed 10; a wild card is what brings most."""
    pictures = 0
    alike = INFANTRY
    for picture in range(N_PICTURES):
        if cards & t.pictured[picture] != NO_CARDS:
            pictures += 1
            alike = picture
    if cards_in(cards & WILDS) + pictures >= N_PICTURES:
        return 10
    return 4 + 2 * alike


@rule
def set_value(t: Terms, s: State, seat: int, cards: CardSet) -> int:
    """C12 What this set brings to this seat now."""
    if t.card_values == FIXED:
        return fixed_value(t, cards)
    return value_by_count(t, 1 + (s.sets_of[seat] if t.card_counter == BY_PLAYER else s.sets))


# ---- turning in


@rule
def begin_trading(t: Terms, s: State) -> None:
    """C13 At the start of the turn sets may be turned in; with five cards or more one must be."""
    n = cards_in(s.hand[s.player])
    s.must_trade = 1 if n >= MUST_TRADE_WITH and t.forced_trade else 0
    s.trading_down = 0
    s.bonus_given = 0
    trade_or_place(s)


@rule
def trade_or_place(s: State) -> None:
    """C13, C15 With three cards or more the player is asked for a set (whether he has one is his secret); then he places."""
    if cards_in(s.hand[s.player]) >= CARDS_IN_A_SET:
        ask(s, TRADE, s.player)
    else:
        ask(s, PLACE, s.player)


@rule
def trade_down(s: State) -> None:
    """C22 After an elimination with six cards or more: sets at once, until four or fewer are held, no further."""
    s.trading_down = 1
    s.must_trade = 1
    trade_or_place(s)


@rule
def turn_in(t: Terms, s: State, cards: CardSet) -> None:
    """C12, C14, C30 A set is turned in, openly; its armies are due; a matching land may get two at once."""
    seat = s.player
    value = set_value(t, s, seat, cards)
    s.sets += 1
    s.sets_of[seat] += 1
    s.due += value
    rest = cards
    while rest:
        lay_open(s, seat, lowest(rest))
        tell(s, TURNED_IN, seat, lowest(rest), 0, 0)
        rest &= rest - 1
    tell(s, SET_PAID, seat, 0, 0, value)
    s.matches = cards & LAND_CARDS & s.lands_of[seat]
    if s.matches != NO_LANDS and t.territory_bonus and not s.bonus_given:
        ask(s, BONUS, seat)
    else:
        set_done(s)


@rule
def lay_open(s: State, seat: int, card: int) -> None:
    """C30 A card leaves a hand for the turned-in cards, and everybody sees it."""
    s.hand[seat] &= ~only(card)
    s.turned_in |= only(card)
    for other in range(MAX_SEATS):
        s.seen[other] &= ~only(card)


@rule
def place_bonus(t: Terms, s: State, land: int) -> None:
    """C14 Two armies stand at once on the land of a turned-in card, once a turn."""
    add(s, land, t.territory_bonus)
    s.bonus_given = 1
    tell(s, BONUS_PLACED, s.player, land, 0, t.territory_bonus)
    set_done(s)


@rule
def keep_bonus(s: State) -> None:
    """C14 The two armies are kept for a later set of the turn."""
    tell(s, BONUS_KEPT, s.player, 0, 0, 0)
    set_done(s)


@rule
def set_done(s: State) -> None:
    """C13, C22 After a set: another one, owed or wished, or the armies are placed."""
    s.matches = NO_LANDS
    if not s.trading_down:
        s.must_trade = 0
        trade_or_place(s)
    elif cards_in(s.hand[s.player]) > TRADES_DOWN_TO:
        trade_or_place(s)
    else:
        end_trading(s)


@rule
def end_trading(s: State) -> None:
    """C13, C15 No more sets: the armies are placed."""
    s.must_trade = 0
    s.trading_down = 0
    ask(s, PLACE, s.player)


# ---- the card of a conquest


@rule
def card_is_due(t: Terms, s: State) -> bool:
    """C24 Whether the turn's conquest brings a card: chance is asked for it, or, with both piles empty, there is none."""
    if not s.conquered or t.card_values == WITHOUT_CARDS:
        return False
    if s.pile == NO_CARDS:
        if s.turned_in == NO_CARDS:
            tell(s, NO_CARD_LEFT, s.player, 0, 0, 0)
            return False
        shuffle(s)
    ask(s, WHICH_CARD, CHANCE)
    return True


@rule
def shuffle(s: State) -> None:
    """C24 The turned-in cards become the draw pile."""
    s.shuffles += 1
    tell(s, SHUFFLED, NOBODY, 0, 0, cards_in(s.turned_in))
    s.pile = s.turned_in
    rest = s.turned_in
    while rest:
        s.shuffled[lowest(rest)] = s.shuffles
        rest &= rest - 1
    s.turned_in = NO_CARDS


@rule
def take_card(s: State, k: int) -> None:
    """C24 The k-th card of the draw pile goes to the player."""
    card = nth(s.pile, k)
    s.pile &= ~only(card)
    s.hand[s.player] |= only(card)
    tell(s, CARD_TAKEN, s.player, card, 0, 0)
