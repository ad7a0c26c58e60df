"""The rules of "Sealed", a small game that has everything a match must cope with; it exists for tests only.

S1 Two to four seats, twelve cards (0-11). Each round every seat is dealt a card that only it sees.
S2 All seats bid 0-3 at once and in secret; when the last has bid, all bids are shown. S3 The highest bid (of equal ones the
lowest seat) places up to two stones, one by one, on three piles, or stops. S4 Meanwhile every other seat may cheer, once a
match. S5 Then a die is rolled: its number and a point for each stone go to who placed. S6 Most points after `rounds` rounds
wins. S7 Who resigns loses, and the match ends.
"""

from imperia.engine import CHANCE, NOBODY, OVER, Array, Int8, Int64, Ints, Stream, below, nth, record, rule, size

MAX_SEATS, MAX_LEGAL, N_ACTIONS, OBSERVATION_SIZE, MAX_EVENTS = 4, 16, 9, 1, 16
DEAL, BIDDING, PLACING, ROLL, DONE = range(5)  # what is asked
PLACE, STOP, CHEER = 4, 7, 8  # actions; 0-3 are bids
DEALT, BIDDEN, SHOWN, PLACED, STOPPED, CHEERED, ROLLED, LEFT, WON = range(9)  # events


@record
class Terms:
    players: Int8
    rounds: Int8


@record
class State:
    undealt: Int64  # cards
    asked: Int8
    turn: Int8  # who is dealt to, or places
    round: Int8
    stones: Int8  # that may still be placed
    placed: Int8  # in this round
    left: Int8  # who resigned, or NOBODY
    hand: Array[Int8] = size(4)
    bid: Array[Int8] = size(4)  # NOBODY: none yet
    score: Array[Int8] = size(4)
    cheered: Array[Int8] = size(4)
    pile: Array[Int8] = size(3)
    n_events: Int8
    events_lost: Int8
    event: Array[Int8] = size(16)
    event_seat: Array[Int8] = size(16)
    event_about: Array[Int8] = size(16)
    event_value: Array[Int8] = size(16)


@rule
def new_game(t: Terms, s: State) -> None:
    s.undealt, s.asked, s.turn, s.round, s.stones, s.placed, s.left = 4095, DEAL, 0, 0, 0, 0, NOBODY
    s.hand[:], s.bid[:], s.score[:], s.cheered[:], s.pile[:] = [-1] * 4, [-1] * 4, [0] * 4, [0] * 4, [0] * 3
    s.n_events = s.events_lost = 0


def tell(s: State, event: int, seat: int, about: int, value: int) -> None:
    if s.n_events == MAX_EVENTS:
        s.events_lost = 1
        return
    i = s.n_events
    s.event[i], s.event_seat[i], s.event_about[i], s.event_value[i] = event, seat, about, value
    s.n_events += 1


def to_act(t: Terms, s: State) -> int:
    if s.asked == DONE:
        return OVER
    if s.asked in (DEAL, ROLL):
        return CHANCE
    if s.asked == PLACING:
        return s.turn
    return next(seat for seat in range(t.players) if s.bid[seat] == NOBODY)


def may_act(t: Terms, s: State, seat: int) -> bool:
    if s.asked == BIDDING:
        return s.bid[seat] == NOBODY
    return s.asked == PLACING and (seat == s.turn or not s.cheered[seat])


def chance_outcomes(t: Terms, s: State) -> int:
    return s.undealt.bit_count() if s.asked == DEAL else 6


def legal_actions(t: Terms, s: State, seat: int, out: Ints) -> int:
    if seat < 0 or s.asked == DONE or not may_act(t, s, seat):
        return 0
    codes = [0, 1, 2, 3] if s.asked == BIDDING else [CHEER] if seat != s.turn else [4, 5, 6, STOP] if s.stones else [STOP]
    out[: len(codes)] = codes
    return len(codes)


def apply(t: Terms, s: State, seat: int, action: int) -> None:
    s.n_events = 0
    if s.asked == DEAL:
        deal(t, s, action)
    elif s.asked == ROLL:
        roll(t, s, action)
    elif s.asked == BIDDING:
        take_bid(t, s, seat, action)
    elif action == CHEER:
        s.cheered[seat] = 1
        tell(s, CHEERED, seat, 0, 0)
    elif action == STOP:
        tell(s, STOPPED, seat, 0, 0)
        s.asked = ROLL
    else:
        s.pile[action - PLACE] += 1
        s.stones -= 1
        s.placed += 1
        tell(s, PLACED, seat, action - PLACE, 0)


def deal(t: Terms, s: State, outcome: int) -> None:
    card = nth(s.undealt, outcome)
    s.undealt &= ~(1 << card)
    s.hand[s.turn] = card
    tell(s, DEALT, s.turn, card, 0)
    s.turn += 1
    if s.turn == t.players:
        s.asked = BIDDING
        s.bid[:] = [NOBODY] * 4


def take_bid(t: Terms, s: State, seat: int, bid: int) -> None:
    s.bid[seat] = bid
    tell(s, BIDDEN, seat, 0, 0)
    if all(s.bid[other] != NOBODY for other in range(t.players)):
        for other in range(t.players):
            tell(s, SHOWN, other, 0, s.bid[other])
        s.turn = max(range(t.players), key=lambda other: (s.bid[other], -other))
        s.asked, s.stones, s.placed = PLACING, 2, 0


def roll(t: Terms, s: State, outcome: int) -> None:
    s.score[s.turn] += outcome + 1 + s.placed
    tell(s, ROLLED, s.turn, 0, outcome + 1)
    s.round += 1
    s.turn = 0
    s.asked = DONE if s.round == t.rounds else DEAL
    if s.asked == DONE:
        for seat in winners(t, s):
            tell(s, WON, seat, 0, s.score[seat])


def resign(t: Terms, s: State, seat: int) -> None:
    s.n_events = 0
    tell(s, LEFT, seat, 0, 0)
    s.left, s.asked = seat, DONE


def winners(t: Terms, s: State) -> list[int]:
    here = [seat for seat in range(t.players) if seat != s.left]
    if s.left != NOBODY:
        return here
    return [seat for seat in here if s.score[seat] == max(s.score[other] for other in here)]


def returns(t: Terms, s: State, out: Ints) -> None:
    for seat in range(t.players):
        out[seat] = 1 if seat in winners(t, s) else -1


def determinize(t: Terms, s: State, seat: int, stream: Stream) -> None:
    pool = s.undealt
    holders = [other for other in range(t.players) if other != seat and s.hand[other] >= 0]
    for other in holders:
        pool |= 1 << s.hand[other]
    for other in holders:
        s.hand[other] = nth(pool, below(stream, pool.bit_count()))
        pool &= ~(1 << s.hand[other])
    s.undealt = pool
    for other in range(t.players):
        if other != seat and s.asked == BIDDING and s.bid[other] != NOBODY:
            s.bid[other] = below(stream, 4)


def observe(t: Terms, s: State, seat: int, out: Ints) -> None:
    out[0] = s.hand[seat]
