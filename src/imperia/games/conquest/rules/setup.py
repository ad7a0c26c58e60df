"""Set-up: who claims first, claiming or dealing the lands, placing the starting armies, who plays first (C4-C9, C40)."""

from __future__ import annotations

from ....engine import CHANCE, NOBODY, cards_in, lowest, nth, rule
from .board import add, settle
from .dice import die_of, highest_rollers
from .events import CLAIMED, DEALT, FIRST, PLACED, ROLLED_FOR_FIRST, tell
from .state import CLAIM, ODD_LAND, PLACE, WHICH_LAND, WHO_CLAIMS, WHO_STARTS, State, ask, no_move
from .terms import (
    ALL_AT_ONCE,
    AUTOMATIC,
    BY_DEAL,
    FIRST_CLAIMER,
    MAX_CARDS,
    MAX_CONTINENTS,
    MAX_LANDS,
    MAX_SEATS,
    N_OWNERS,
    NEUTRAL,
    NO_CARDS,
    NO_LANDS,
    Terms,
    only,
)
from .turn import begin_turn

TO_CLAIM, TO_START = 1, 2  # what a roll for first is for, in events


@rule
def new_game(t: Terms, s: State) -> None:
    """C4-C6 An empty board, all cards in the draw pile, nobody's turn; chance is asked who claims first."""
    clear_board(t, s)
    clear_cards(t, s)
    s.in_game = (1 << t.n_seats) - 1
    s.n_left = t.n_seats
    s.gone = 0
    s.rounds = 0
    s.fortified = 0
    s.conquered = 0
    s.due = 0
    s.onto = NOBODY
    s.player = NOBODY
    s.claimer = NOBODY
    s.first = NOBODY
    s.spreading = NOBODY
    s.odd = NO_LANDS
    s.ended = 0
    s.winners = 0
    s.n_events = 0
    s.events_lost = 0
    no_move(s)
    s.tied = s.in_game
    ask(s, WHO_CLAIMS, CHANCE)


@rule
def clear_board(t: Terms, s: State) -> None:
    """C5, C7, C40 No land has an owner; everybody, with two players the neutral too, has his starting armies beside the board."""
    s.empty = t.lands
    s.strong = NO_LANDS
    for land in range(MAX_LANDS):
        s.owner[land] = NOBODY
        s.armies[land] = 0
    for owner in range(N_OWNERS):
        s.lands_of[owner] = NO_LANDS
        s.armies_of[owner] = 0
        s.left[owner] = t.armies if owner < t.n_seats or (owner == NEUTRAL and t.n_seats == 2) else 0
    for i in range(N_OWNERS * MAX_CONTINENTS):
        s.held[i] = 0


@rule
def clear_cards(t: Terms, s: State) -> None:
    """C4, C12 All cards in the draw pile, empty hands, no set turned in."""
    s.pile = t.cards
    s.turned_in = NO_CARDS
    s.matches = NO_LANDS
    s.must_trade = 0
    s.trading_down = 0
    s.eliminated = 0
    s.bonus_given = 0
    s.sets = 0
    s.shuffles = 0
    for card in range(MAX_CARDS):
        s.shuffled[card] = 0
    for seat in range(MAX_SEATS):
        s.hand[seat] = NO_CARDS
        s.seen[seat] = NO_CARDS
        s.sets_of[seat] = 0


# ---- who is first


@rule
def roll_for_first(t: Terms, s: State, outcome: int) -> None:
    """C6, C9 Each of the tied rolls a die; the highest is first, or those who are highest roll again."""
    what = TO_CLAIM if s.asked == WHO_CLAIMS else TO_START
    seats = s.tied
    for i in range(cards_in(s.tied)):
        tell(s, ROLLED_FOR_FIRST, lowest(seats), what, 0, die_of(outcome, i))
        seats &= seats - 1
    s.tied = highest_rollers(s.tied, outcome)
    if cards_in(s.tied) > 1:
        return
    seat = lowest(s.tied)
    tell(s, FIRST, seat, what, 0, 0)
    if what == TO_CLAIM:
        begin_claiming(t, s, seat)
    else:
        begin_play(t, s, seat)


@rule
def begin_claiming(t: Terms, s: State, seat: int) -> None:
    """C6, C7, C40 The lands are claimed, or dealt, from this seat on; between two they are always dealt."""
    s.tied = 0
    s.claimer = seat
    s.player = seat
    if t.setup == BY_DEAL or t.n_seats == 2:
        ask(s, WHICH_LAND, CHANCE)
    else:
        ask(s, CLAIM, seat)


@rule
def who_starts(t: Terms, s: State) -> None:
    """C9 Roll again for who plays first; or it is the one who claimed first."""
    if t.first_player == FIRST_CLAIMER:
        begin_play(t, s, s.claimer)
    else:
        s.tied = s.in_game
        ask(s, WHO_STARTS, CHANCE)


@rule
def begin_play(t: Terms, s: State, seat: int) -> None:
    """C9 The first turn."""
    s.tied = 0
    s.first = seat
    begin_turn(t, s, seat)


# ---- whose the lands are


@rule
def claim(t: Terms, s: State, land: int) -> None:
    """C7 An army on an empty land; then the next, until all are claimed."""
    settle(t, s, land, s.player)
    tell(s, CLAIMED, s.player, land, 0, 0)
    s.player = (s.player + 1) % t.n_seats
    if s.empty != NO_LANDS:
        ask(s, CLAIM, s.player)
    else:
        begin_placing(t, s)


@rule
def deal_land(t: Terms, s: State, k: int) -> None:
    """C7, C40 The k-th empty land is dealt to the player; between two, each gets a third and the rest is neutral."""
    land = nth(s.empty, k)
    settle(t, s, land, s.player)
    tell(s, DEALT, s.player, land, 0, 0)
    s.player = (s.player + 1) % t.n_seats
    if t.n_seats == 2 and cards_in(s.empty) == t.n_lands - 2 * (t.n_lands // 3):
        settle_neutral(t, s)
    if s.empty == NO_LANDS:
        begin_placing(t, s)


@rule
def settle_neutral(t: Terms, s: State) -> None:
    """C40 All lands that are left are neutral."""
    while s.empty:
        land = lowest(s.empty)
        settle(t, s, land, NEUTRAL)
        tell(s, DEALT, NEUTRAL, land, 0, 0)
    s.player = s.claimer


# ---- starting armies


@rule
def begin_placing(t: Terms, s: State) -> None:
    """C8 The other starting armies, from the seat after the last claimer or the last dealt."""
    if t.placement == AUTOMATIC:
        spread(t, s, 0)
    else:
        next_to_place(t, s)


@rule
def next_to_place(t: Terms, s: State) -> None:
    """C8, C40 The next seat, from the player on, that has armies to place; when nobody has, play begins."""
    for i in range(t.n_seats):
        seat = (s.player + i) % t.n_seats
        if s.left[seat] > 0 or s.left[NEUTRAL] > 0:
            s.player = seat
            if s.left[seat] > 0:
                take_up(s, seat, own_armies(t, s, seat))
            else:
                take_up(s, NEUTRAL, neutral_armies(t, s, seat))
            return
    who_starts(t, s)


@rule
def take_up(s: State, owner: int, n: int) -> None:
    """C8 The player takes up so many of an owner's armies to place them."""
    s.left[owner] -= n
    s.due = n
    s.onto = owner
    ask(s, PLACE, s.player)


@rule
def own_armies(t: Terms, s: State, seat: int) -> int:
    """C8, C40 One at a time, between two players two; or all in one go."""
    if t.placement == ALL_AT_ONCE:
        return s.left[seat]
    return min(s.left[seat], 2 if t.n_seats == 2 else 1)


@rule
def neutral_armies(t: Terms, s: State, seat: int) -> int:
    """C40 One neutral army; or in one go a half of them, the first player the larger half, the other what is left."""
    if t.placement != ALL_AT_ONCE:
        return 1
    return (s.left[NEUTRAL] + 1) // 2 if seat == s.claimer else s.left[NEUTRAL]


@rule
def starting_armies_placed(t: Terms, s: State) -> None:
    """C8, C40 What was taken up stands: the neutral armies follow the own ones, then it is the next seat's turn."""
    if s.onto != NEUTRAL and s.left[NEUTRAL] > 0:
        take_up(s, NEUTRAL, neutral_armies(t, s, s.player))
        return
    s.player = (s.player + 1) % t.n_seats
    next_to_place(t, s)


@rule
def spread(t: Terms, s: State, first: int) -> None:
    """C8, C40 `automatic`: each owner's armies, from this owner on, as evenly as they go; chance places the odd ones."""
    for owner in range(first, N_OWNERS):
        n_lands = cards_in(s.lands_of[owner])
        if n_lands == 0:
            continue
        spread_evenly(s, owner, s.left[owner] // n_lands)
        if s.left[owner] > 0:
            s.spreading = owner
            s.odd = s.lands_of[owner]
            ask(s, ODD_LAND, CHANCE)
            return
    who_starts(t, s)


@rule
def spread_evenly(s: State, owner: int, n: int) -> None:
    """C8 So many armies onto every land of this owner."""
    if n == 0:
        return
    lands = s.lands_of[owner]
    while lands:
        land = lowest(lands)
        lands &= lands - 1
        place_from_left(s, owner, land, n)


@rule
def place_from_left(s: State, owner: int, land: int, n: int) -> None:
    """C8 Armies beside the board come onto a land of their owner."""
    add(s, land, n)
    s.left[owner] -= n
    tell(s, PLACED, owner, land, owner, n)


@rule
def place_odd(t: Terms, s: State, k: int) -> None:
    """C8 An odd army goes to the k-th of its owner's lands that has none yet."""
    land = nth(s.odd, k)
    s.odd &= ~only(land)
    place_from_left(s, s.spreading, land, 1)
    if s.left[s.spreading] > 0:
        return
    owner = s.spreading
    s.spreading = NOBODY
    s.odd = NO_LANDS
    spread(t, s, owner + 1)
