"""What a quick player of Империя weighs by: a row of numbers, N_WEIGHTS for each of the two sides that may play each other.

Ten are about a point of plain sense. `at` is where a side's numbers begin in the row.
"""

from __future__ import annotations

# fmt: off
(W_ONE_OF_TWO,    # what some objects of a colour are worth, fewer than a system has
 W_ONE_OF_THREE,
 W_TWO_OF_THREE,
 W_ONE_OF_FOUR,   # of larger systems too
 W_TWO_OF_FOUR,
 W_THREE_OF_FOUR,
 W_SYSTEM,        # a system
 W_AHEAD,         # ... more for each system there is
 W_FREIGHT,       # each imperial that a colour earns
 W_HARM,          # what others lose, in sixteenths
 W_LAY,           # to lay an object
 W_TOGETHER,      # ... if the hand holds more of the colour
 W_FINISH,        # ... and enough for a system in this turn
 W_NEXT,          # ... or enough for one, but there are too few plays
 W_UNIVERSAL,     # what a two-colour universal is worth because it can lie elsewhere
 W_MULTI,         # what a multicolour universal is
 W_MONEY,         # to bank money
 W_COIN,          # ... for each imperial
 W_POOR,          # ... for each imperial that the bank has less than W_ENOUGH
 W_ENOUGH,
 W_SURPLUS,       # to get rid of a card of a hand above the limit
 W_DEMAND,        # to ask all others for freight
 W_GREAT,         # to ask one of them
 W_FUND,          # the Space Fund
 W_GET,           # ... for each imperial that they pay
 W_SQUEEZE,       # ... for each of these that no bank covers
 W_SPACEPORT,     # to draw two cards
 W_FULL,          # ... less for each card that can then not be played
 W_HYPERJUMP,     # more plays
 W_HELD,          # ... for each card that could not be played without
 W_TIME,          # to fetch two cards, beside their worth
 W_DICTATOR,      # to take an object from each, beside their worth
 W_SWAP,          # to swap objects, beside their worth
 W_ROCKET,        # a rocket on a system
 W_LOOSE,         # the same, a loose one
 W_EARNS,         # ... for each imperial that the system earns
 W_ANNIHILATION,  # to take a rocket
 W_MOVE,          # to move a universal costs so much
 W_FIVER,         # how much a Fiver has to save
 W_LOST_LOOSE,    # what paying a loose rocket costs, beside its value
 W_LOST_ROCKET,   # what paying a rocket on a system costs
 W_LOST,          # what paying an object costs, in sixteenths of its worth
 W_VALUE,         # what paying an imperial costs
 W_KEEP,          # what a Contact card is worth in the hand: this one and the next, by kind
 ) = range(44)
# fmt: on
N_SENSE = W_KEEP + 11
N_FEATURES = 16  # of a position: see standing.py
N_WEIGHTS = N_SENSE + N_FEATURES  # the last are what features are worth
