"""Words that every game's rules share: who acts when no seat does, and no seat at all."""

NOBODY = -1  # no seat, no card, no land
CHANCE = -1  # `to_act`: an outcome of chance is due
OVER = -2  # `to_act`: the game has ended
