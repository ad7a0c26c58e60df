"""All that is agreed before play and never changes: players, options and the deck, by face (E1, E2, E4, E60).

A face is what is printed on a card; equal cards share it. Faces are numbered by falling value, those of one value in the
order of the deck file, so "in falling order of value" (E23) is "in rising order". A slot is where cards of a face can lie
before a player: slot 2*face is the bank, or its first colour; slot 2*face+1 its second colour, or a rocket on no system.
"""

from __future__ import annotations

from ....engine import Array, Int8, Int16, Int32, Int64, record, size

# ---- capacities: action codes and sizes are the same for every deck and number of players
MAX_FACES = 96
MAX_COLOURS = 16
MAX_SIZE = 8  # objects of a system
MAX_SEATS = 16
MAX_CARDS = 512  # of all decks together
MAX_TEXT = 12288  # bytes of a deck that is not the shipped one, packed
MAX_COPIES = 120  # of one face in all decks together: counts are of eight bits
SLOTS = 2 * MAX_FACES
ITEMS = SLOTS + MAX_COLOURS  # a slot, or a multicolour universal in a colour

WORD = 48  # a set of faces is two numbers, of the faces 0-47 and 48-95
WORDS = 2

# ---- kinds of card (E1); those from FREIGHT on are Contact cards
(
    BASIC,
    TWO_COLOUR,
    MULTICOLOUR,
    MONEY,
    FREIGHT,
    GREAT_FREIGHT,
    SPACEPORT,
    SPACE_FUND,
    HYPERJUMP,
    TIME_MACHINE,
    ROCKET,
    ANNIHILATION,
    MIND_SWAP,
    DICTATOR,
    FIVER,
) = range(15)
N_KINDS = 15

# ---- the option victory (E17)
AUTOMATIC, DECLARED = range(2)


@record
class Terms:
    """What a game of Империя is played by."""

    # ---- the players and the options
    players: Int8  # 2-16
    decks: Int8  # E2: decks shuffled together
    systems_to_win: Int8  # E4
    refill_empty_hand: Int8  # E5: with an empty hand as many are drawn as were dealt
    multicolour_only_system: Int8  # E14: multicolours alone make a system
    distinct_colours: Int8  # E16: systems of one colour count once
    victory: Int8  # E17: AUTOMATIC or DECLARED
    turn_limit: Int32  # E19: turns in all

    # ---- numbers of the deck file
    dealt: Int8  # E3: cards dealt to each
    drawn: Int8  # E5: cards drawn at the start of a turn
    plays: Int8  # E6: plays a turn
    hand_limit: Int8  # E7: cards that may be kept
    deck: Int64  # which deck this is: part of its digest, 0 for the shipped one
    n_text: Int16  # how much of deck_text is used: nothing for the shipped deck
    deck_text: Array[Int8] = size(MAX_TEXT)  # the deck with all its names, packed, so that Terms say all

    # ---- the colours, in the order of the file
    n_colours: Int8
    full: Array[Int8] = size(MAX_COLOURS)  # objects of a system
    ladder: Array[Int16] = size(MAX_COLOURS * MAX_SIZE)  # freight of 1, 2 … objects

    # ---- the faces, by falling value
    n_faces: Int8
    n_cards: Int16  # of all decks together
    kind: Array[Int8] = size(MAX_FACES)
    value: Array[Int8] = size(MAX_FACES)  # in imperials; 0: none
    count: Array[Int8] = size(MAX_FACES)  # copies in all decks together
    colour: Array[Int8] = size(SLOTS)  # of a slot: what an object in it counts for; NOBODY elsewhere
    names: Array[Int8] = size(SLOTS)  # E30: the two colours of a two-colour Freight; NOBODY elsewhere
    face_of: Array[Int8] = size(N_KINDS)  # the face of a kind that has but one (MULTICOLOUR, GREAT_FREIGHT …), or NOBODY

    # ---- sets of faces
    objects: Array[Int64] = size(WORDS)  # basic and two-colour
    two_coloured: Array[Int64] = size(WORDS)  # two-colour universals
    bankable: Array[Int64] = size(WORDS)  # money and Contact
    freights: Array[Int64] = size(WORDS)  # two-colour Freight
    effects: Array[Int64] = size(WORDS)  # other Contact cards that can be played on the own turn

    # ---- E15: what can lie in a colour, in the order in which its groups are filled (multicolours come after all these)
    members_from: Array[Int16] = size(MAX_COLOURS + 1)  # where the slots of a colour begin
    member: Array[Int16] = size(SLOTS)  # slots: basic first, then two-colour, each in the order of the file
