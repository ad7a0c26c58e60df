"""The numbers of actions: a base and what it is done with. Bases come from capacities, so codes are the same for every deck.

An item is what can be taken or given: a slot of the table, or SLOTS + colour for a multicolour universal in that colour.
"""

from __future__ import annotations

from .terms import ITEMS, MAX_COLOURS, MAX_FACES, MAX_SEATS, SLOTS

ROCKET_PLACES = 1 + MAX_COLOURS  # 0: loose; 1 + colour: on a system

A_END = 0  # E6: the turn ends
A_ACCEPT = 1  # E40: no Fiver is shown
A_FIVER = 2  # E40
A_DECLARE = 3  # E17
A_SPACEPORT = 4  # E31
A_TIME_MACHINE = 5  # E33
A_HYPERJUMP = 6  # E32
A_SPACE_FUND = 7  # E41
A_DICTATOR = 8  # E38
A_ROCKET = 9  # + colour: E34, from the hand
A_PLACE = A_ROCKET + MAX_COLOURS  # + colour: E35, a loose one
A_MIND_SWAP = A_PLACE + MAX_COLOURS  # + seat: E37
A_ANNIHILATION = A_MIND_SWAP + MAX_SEATS  # + seat * ROCKET_PLACES + place: E36
A_GREAT_FREIGHT = A_ANNIHILATION + MAX_SEATS * ROCKET_PLACES  # + colour * MAX_SEATS + seat: E30
A_FREIGHT = A_GREAT_FREIGHT + MAX_COLOURS * MAX_SEATS  # + slot: its face, and the first or second colour named: E30
A_LAY = A_FREIGHT + SLOTS  # + slot: an object, E12
A_LAY_MULTI = A_LAY + SLOTS  # + colour: a multicolour universal, E12
A_BANK = A_LAY_MULTI + MAX_COLOURS  # + face: E11
A_MOVE = A_BANK + MAX_FACES  # + slot: a two-colour universal leaves it for its other colour, E13
A_MOVE_MULTI = A_MOVE + SLOTS  # + from * MAX_COLOURS + to: E13
A_TAKE = A_MOVE_MULTI + MAX_COLOURS * MAX_COLOURS  # + item: E37, E38
A_GIVE = A_TAKE + ITEMS  # + item: E37
A_PAY = A_GIVE + ITEMS  # + slot: E20
A_PAY_ROCKET = A_PAY + SLOTS  # + colour: a rocket on a system, E20
A_COLOUR = A_PAY_ROCKET + MAX_COLOURS  # + colour: of a universal that a Mind Swap brought, E25
A_UNDER = A_COLOUR + MAX_COLOURS  # + face: E7
N_ACTIONS = A_UNDER + MAX_FACES

MAX_LEGAL = A_TAKE  # what a player can do in his turn; every other question has fewer answers
