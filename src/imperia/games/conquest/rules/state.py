"""The record of a game: the board, the cards, whose turn it is, what is asked of whom, and what the last action led to."""

from __future__ import annotations

from ....engine import NOBODY, Array, Int8, Int16, Int32, record, rule, size
from .terms import MAX_CARDS, MAX_CONTINENTS, MAX_LANDS, MAX_SEATS, N_OWNERS, CardSet, LandSet

# ---- what is asked: of chance, …
(
    WHO_CLAIMS,  # C6: the dice of those who are tied
    WHICH_LAND,  # C7, C40: the next land that is dealt
    ODD_LAND,  # C8: the land that gets an odd army
    WHO_STARTS,  # C9: the dice of those who are tied
    ROLL,  # C18: red and white dice
    WHICH_CARD,  # C24: the card taken
    # … and of a seat
    CLAIM,  # C7: an empty land
    PLACE,  # C8, C15: where armies go
    HOW_MANY,  # C8, C15: how many of them
    TRADE,  # C12, C13, C22: a set to turn in, or no more
    BONUS,  # C14: the land that gets two armies
    ATTACK,  # C16: from where, or no more
    TARGET,  # C16: which land
    DICE,  # C16, C21: how many, or "until"
    FLOOR,  # C21: how many armies end "until"
    DEFEND,  # C17: how many dice
    OCCUPY,  # C20: how many armies move in
    FORTIFY,  # C23: from where, or the end of the turn
    FORTIFY_TO,  # C23: where to
    FORTIFY_WITH,  # C23: how many
) = range(20)

# ---- how a game ended
NOT_OVER, BY_WORLD, BY_LAST, BY_ROUNDS, BY_RESIGNATION = range(5)  # C26, C26, C26 and C27, C28

# The worst `apply` is a seat that leaves for good: resigned, a move made for it, land neutral, 62 cards returned, the end of a
# round, then a turn begins with its lands and 16 continents (2 + 1 + 62 + 1 + 2 + 16 = 84) or the game ends (66 + 6 winners).
# A conquest has 8 rows beside 62 cards. Dealing the last land, the neutral ones and spreading all armies has at most
# 1 + 21 + 60 on any map of up to 60 lands.
MAX_EVENTS = 84


@record
class State:
    """A game of Imperium."""

    # ---- the board
    owner: Array[Int8] = size(MAX_LANDS)  # of each land: a seat, NEUTRAL, or NOBODY
    armies: Array[Int32] = size(MAX_LANDS)  # on each land
    empty: LandSet  # lands that nobody has claimed
    strong: LandSet  # lands with two armies or more
    lands_of: Array[LandSet] = size(N_OWNERS)  # the lands of each owner
    held: Array[Int8] = size(N_OWNERS * MAX_CONTINENTS)  # how many lands of each continent each owner has
    armies_of: Array[Int32] = size(N_OWNERS)  # armies of each owner on the board

    # ---- the cards
    pile: CardSet  # the draw pile
    turned_in: CardSet  # the turned-in cards
    hand: Array[CardSet] = size(MAX_SEATS)
    seen: Array[CardSet] = size(MAX_SEATS)  # C30: cards in others' hands that a seat knows, because they took them from it
    shuffles: Int16  # how often the turned-in cards became the draw pile
    shuffled: Array[Int16] = size(MAX_CARDS)  # C30: the shuffle with which each card last came into the draw pile
    sets: Int16  # C12: sets turned in by all
    sets_of: Array[Int16] = size(MAX_SEATS)  # C12: and by each seat

    # ---- the seats
    in_game: Int8  # bits of the seats that are neither out nor neutral
    gone: Int8  # bits of the seats that have resigned for good
    n_left: Int8  # how many are in the game

    # ---- what is asked
    asked: Int8  # WHO_CLAIMS … FORTIFY_WITH
    turn: Int8  # the seat that is asked, or CHANCE
    player: Int8  # the seat whose turn it is, in the set-up too

    # ---- the set-up
    tied: Int8  # bits of the seats that roll in WHO_CLAIMS, WHO_STARTS
    claimer: Int8  # the winner of C6, or NOBODY
    first: Int8  # the winner of C9, or NOBODY
    left: Array[Int32] = size(N_OWNERS)  # starting armies that each owner still has beside the board
    spreading: Int8  # C8: the owner whose odd armies are being spread
    odd: LandSet  # C8: his lands without an odd army

    # ---- the turn
    rounds: Int16  # C26: rounds that are over
    due: Int32  # armies to be placed now
    onto: Int8  # whose lands they go to: the player, or NEUTRAL in a set-up of two
    source: Int8  # land of the move that is being said: where armies go, attack from, move from; or NOBODY
    target: Int8  # land attacked, occupied or fortified; or NOBODY
    must_trade: Int8  # C13, C22: whether a set is owed
    trading_down: Int8  # C22: whether this is the trade after an elimination
    eliminated: Int8  # C22: whether the conquest whose move is owed put a seat out
    matches: LandSet  # C14: lands of the set just turned in that may get the bonus
    bonus_given: Int8  # C14: whether this turn had its bonus
    conquered: Int8  # C24: whether this turn conquered
    dice: Int8  # of the attack under way
    defence: Int8  # dice of its defender
    until: Int32  # C21: the floor of "attack until"; 0: a single attack, or stopped
    fortified: Int8  # C23: fortifications of this turn

    # ---- the end
    ended: Int8  # NOT_OVER … BY_RESIGNATION
    winners: Int8  # bits of the seats that have won

    # ---- what the last action led to: rows of small integers
    n_events: Int16
    events_lost: Int8  # whether a row found no room: never
    event: Array[Int8] = size(MAX_EVENTS)  # what happened
    event_seat: Array[Int8] = size(MAX_EVENTS)  # to whom, or by whom
    event_about: Array[Int8] = size(MAX_EVENTS)  # a land, a card, a continent, as the event says
    event_other: Array[Int8] = size(MAX_EVENTS)  # another land, or another seat
    event_value: Array[Int32] = size(MAX_EVENTS)  # how many


@rule
def is_over(s: State) -> bool:
    """C26 Whether the game has ended."""
    return s.ended != NOT_OVER


@rule
def plays(s: State, seat: int) -> bool:
    """C22, C28 Whether a seat is in the game: neither out nor neutral."""
    return (s.in_game >> seat) & 1 == 1


@rule
def ask(s: State, what: int, seat: int) -> None:
    """Whose decision is next, and which."""
    s.asked = what
    s.turn = seat


@rule
def no_move(s: State) -> None:
    """No land is named of a move, no attack is under way."""
    s.source = NOBODY
    s.target = NOBODY
    s.dice = 0
    s.defence = 0
    s.until = 0
