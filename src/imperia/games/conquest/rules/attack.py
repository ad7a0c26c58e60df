"""Attack: from where, at what, with how many dice; the defender's dice; the roll (C16-C19, C21)."""

from __future__ import annotations

from ....engine import CHANCE, lowest, rule
from .board import add
from .dice import MAX_DICE, OUTCOMES, attacker_losses
from .events import ATTACKED, ATTACKS_ENDED, DEFENDED, LOST, ROLLED_RED, ROLLED_WHITE, STOPPED, UNTIL, tell
from .occupation import conquer
from .state import ATTACK, DEFEND, DICE, FLOOR, ROLL, TARGET, State, ask, no_move
from .terms import MAXIMUM, NEUTRAL, NO_LANDS, LandSet, Terms, only


@rule
def attack_sources(t: Terms, s: State) -> LandSet:
    """C16 The own lands with two armies or more beside an enemy."""
    found = NO_LANDS
    own = s.lands_of[s.player]
    lands = own & s.strong
    while lands:
        land = lowest(lands)
        lands &= lands - 1
        if t.adjacent[land] & ~own != NO_LANDS:
            found |= only(land)
    return found


@rule
def most_dice(s: State) -> int:
    """C16 Never more than the armies less one, nor than three."""
    return min(MAX_DICE, s.armies[s.source] - 1)


@rule
def choose_source(s: State, land: int) -> None:
    """C16 From where."""
    s.source = land
    ask(s, TARGET, s.player)


@rule
def choose_target(s: State, land: int) -> None:
    """C16 Which land."""
    s.target = land
    ask(s, DICE, s.player)


@rule
def declare(t: Terms, s: State, dice: int) -> None:
    """C16, C17 The number of red dice stands; the defender is asked for the white ones, or takes the most he may."""
    s.dice = dice
    tell(s, ATTACKED, s.player, s.source, s.target, dice)
    owner = s.owner[s.target]
    if t.defence == MAXIMUM or owner == NEUTRAL or s.armies[s.target] == 1:
        defend(s, most_defence(t, s))
    else:
        ask(s, DEFEND, owner)


@rule
def most_defence(t: Terms, s: State) -> int:
    """C17 No more dice than armies, nor than two (or three)."""
    return min(t.defence_dice, s.armies[s.target])


@rule
def defend(s: State, dice: int) -> None:
    """C17 The number of white dice stands; the roll is due."""
    s.defence = dice
    tell(s, DEFENDED, s.owner[s.target], s.target, 0, dice)
    ask(s, ROLL, CHANCE)


@rule
def choose_until(t: Terms, s: State) -> None:
    """C21 "Attack until": how many armies end it is asked; with two armies there is one answer."""
    if s.armies[s.source] > 2:
        ask(s, FLOOR, s.player)
    else:
        declare_until(t, s, 1)


@rule
def declare_until(t: Terms, s: State, floor: int) -> None:
    """C21 The attack is repeated with full dice as long as more armies than the floor are left."""
    s.until = floor
    tell(s, UNTIL, s.player, s.source, s.target, floor)
    declare(t, s, most_dice(s))


@rule
def may_stop(s: State, seat: int) -> bool:
    """C21 Whether this seat can end its "attack until" now; the declared roll is still made."""
    return seat == s.player and s.until > 0 and (s.asked == DEFEND or s.asked == ROLL)


@rule
def stop(s: State) -> None:
    """C21 The declared roll will be the last."""
    s.until = 0
    tell(s, STOPPED, s.player, 0, 0, 0)


@rule
def roll(t: Terms, s: State, outcome: int) -> None:
    """C18-C20 All dice together; armies fall, and with the last one the land."""
    red = outcome // OUTCOMES[s.defence]
    white = outcome % OUTCOMES[s.defence]
    tell(s, ROLLED_RED, s.player, s.dice, s.source, red)
    tell(s, ROLLED_WHITE, s.owner[s.target], s.defence, s.target, white)
    lost = attacker_losses(red, s.dice, white, s.defence)
    lose(s, s.source, lost)
    lose(s, s.target, min(s.dice, s.defence) - lost)
    if s.armies[s.target] == 0:
        conquer(t, s)
    elif s.until > 0 and s.armies[s.source] > s.until:
        declare(t, s, most_dice(s))
    else:
        attack_on(s)


@rule
def lose(s: State, land: int, n: int) -> None:
    """C19 Armies are lost."""
    if n > 0:
        add(s, land, -n)
        tell(s, LOST, s.owner[land], land, 0, n)


@rule
def attack_on(s: State) -> None:
    """C16, C21 The player may attack again, or close his attacks."""
    no_move(s)
    ask(s, ATTACK, s.player)


@rule
def end_attacks(s: State) -> None:
    """C23 The word that closes the attacks."""
    tell(s, ATTACKS_ENDED, s.player, 0, 0, 0)
