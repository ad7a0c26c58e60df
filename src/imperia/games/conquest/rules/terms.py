"""What is agreed before play and never changes: players, options, and the map as arrays (C1-C3, C5).

The only constants are capacities and numbers that no map changes. Lands, continents and seats are numbered from 0 in the
order of the map file; a set of lands is the bits of one integer, and so is a set of cards: a bit for every land's card and
one for each of the two wild cards.
"""

from __future__ import annotations

from typing import TypeAlias

from ....engine import Array, Int8, Int16, Int32, Int64, record, rule, size

LandSet: TypeAlias = Int64
CardSet: TypeAlias = Int64

# ---- capacities
MAX_LANDS = 60
MAX_CONTINENTS = 16
MAX_SEATS = 6
MAX_WILDS = 2
MAX_CARDS = MAX_LANDS + MAX_WILDS  # as many as one integer has bits to spare
MAX_AMOUNT = 1000  # C15a: armies that one command places or moves
MAX_NAMES = 16384  # bytes of the map's names

N_OWNERS = MAX_SEATS + 1  # C28, C40: the seats, and one more owner of land:
NEUTRAL = MAX_SEATS
NO_LANDS = 0
NO_CARDS = 0
WILD = MAX_LANDS  # the first wild card
SECOND_WILD = WILD + 1
WILDS = 0b11 << WILD
LAND_CARDS = (1 << MAX_LANDS) - 1

# ---- pictures (C3)
INFANTRY, CAVALRY, ARTILLERY = range(3)
N_PICTURES = 3

# ---- the options, the default first
BY_SOURCE, OFFICIAL, PLUS_ONE, FIXED, WITHOUT_CARDS = range(5)  # C12 card_values
BY_TABLE, BY_PLAYER = range(2)  # C12 card_counter
BY_CLAIM, BY_DEAL = range(2)  # C7 setup
ONE_BY_ONE, ALL_AT_ONCE, AUTOMATIC = range(3)  # C8 placement
BY_SECOND_ROLL, FIRST_CLAIMER = range(2)  # C9 first_player
CHOSEN, MAXIMUM = range(2)  # C17 defence
CONNECTED, ADJACENT, MANY, NO_FORTIFYING = range(4)  # C23 fortify
WORLD, ROUNDS = range(2)  # C26 victory
BOT, BECOMES_NEUTRAL = range(2)  # C28 resigned


@record
class Terms:
    """All that is agreed before play."""

    n_seats: Int8  # players, 2-6

    # ---- options
    card_values: Int8  # C12: what a set is worth
    card_counter: Int8  # C12: whether sets are counted over the table or for each player
    wild_cards: Int8  # C3: 2 or 0
    forced_trade: Int8  # C13, C22: whether a set must be turned in with 5 cards, and 6 after an elimination
    territory_bonus: Int8  # C14: 2 or 0 armies
    setup: Int8  # C7
    placement: Int8  # C8
    first_player: Int8  # C9
    defence: Int8  # C17: whether the defender is asked
    defence_dice: Int8  # C17: 2 or 3
    fortify: Int8  # C23
    victory: Int8  # C26
    round_limit: Int16  # C26, C27
    resigned: Int8  # C28
    optional_borders: Int8  # C2: whether the borders that some printings miss are there

    # ---- the map
    n_lands: Int8
    n_continents: Int8
    lands: LandSet  # all of them
    cards: CardSet  # C3, C12: all that are in play: the lands' and the wild ones; none without cards
    adjacent: Array[LandSet] = size(MAX_LANDS)  # C1: the neighbours of each land
    continent: Array[Int8] = size(MAX_LANDS)  # C1: of each land
    continent_size: Array[Int8] = size(MAX_CONTINENTS)  # how many lands
    continent_bonus: Array[Int16] = size(MAX_CONTINENTS)  # C11: armies for a whole one
    picture: Array[Int8] = size(MAX_LANDS)  # C3: of each land's card
    pictured: Array[CardSet] = size(N_PICTURES)  # C3: the cards with each picture
    armies: Int32  # C5: that each player starts with

    # ---- the map file itself, for the ordinary layer: nothing here is read by a rule
    map_mark: Int64  # a digest of it
    n_names: Int16  # how many bytes of names there are
    names: Array[Int8] = size(MAX_NAMES)  # its names as UTF-8
    every_armies: Array[Int32] = size(MAX_SEATS + 1)  # starting armies by number of players; 0: not for so many
    optional: Array[LandSet] = size(MAX_LANDS)  # borders that some printings miss


@rule
def only(land: int) -> int:
    """The set of this one land, or of this one card."""
    return 1 << land
