"""What a battle promises and what a land is worth, in whole numbers: what the quick player of `policy.py` judges by.

The caller lends a row, `mind`: the weights of every seat, the odds of battles, and room to count in. Worth is in tenths of an
army, chances in parts of ONE.
"""

from __future__ import annotations

from ....engine import Ints, cards_in, lowest, rule
from ..rules.board import enemies_beside
from ..rules.cards import value_by_count
from ..rules.dice import MAX_DICE, OUTCOMES
from ..rules.state import State
from ..rules.terms import BY_PLAYER, FIXED, MAX_CONTINENTS, MAX_SEATS, NO_LANDS, WITHOUT_CARDS, Terms
from .odds import count_rolls

ONE = 1 << 12
ARMY = 10
MOST = 40  # armies of a side up to which a battle is counted; of more only the proportion matters
SIDE = MOST + 1

# ---- the weights of a seat: tenths of an army, if nothing else is said
(
    LAND,  # a land
    PROGRESS,  # for each army of its continent's bonus, as the part that is held grows
    WHOLE,  # for each army of a bonus, when the continent becomes whole
    BREAK,  # for each army of a bonus that another loses
    CARD,  # hundredths of what a card is worth: the card of the turn
    OUT,  # hundredths of what the cards are worth of a player who can be put out
    RIVAL,  # a land of the player with most armies
    LOSS,  # for each army that the attack will cost
    RISK,  # for each army that is lost when the attack fails
    FRONT,  # for each enemy beside the conquered land: a longer border
    LEAST,  # hundredths: the least chance to conquer with which it attacks
    GUARD,  # for each army of a bonus: to guard the border of a whole continent
    GUARDED,  # hundredths: armies that a guarded land wants for each that threatens it
    STACK,  # hundredths: for each army that stands where others are to be placed
    HOLD,  # cards with which it turns in a set without having to
    CROWD,  # armies beyond which it does not count what it loses: where many stand, somebody has to attack
    PAUSE,  # armies at which it thinks again about an attack
    CLAIM_BONUS,  # when lands are claimed: a continent's bonus for each of its lands
    CLAIM_HELD,  # the part of its continent that is held
    CLAIM_BESIDE,  # an own land beside it
    CLAIM_OTHERS,  # the part of its continent that others hold
    BEGIN_PULL,  # where starting armies go: the part of the continent that is held, for each army of its bonus
    BEGIN_STACK,  # for each army that stands there
    BEGIN_THREAT,  # for each army beside it that could attack it
) = range(24)
N_WEIGHTS = 24

# ---- the row that is lent
ODDS = MAX_SEATS * N_WEIGHTS  # the chance of so many armies beyond the garrison against so many
ROLLS = ODDS + SIDE * SIDE  # one roll: by dice of both sides, how many outcomes cost the attacker so many armies
IN_ALL = ROLLS + 64  # armies in each continent
IN_MINE = IN_ALL + MAX_CONTINENTS  # and those of the seat that thinks
STRONGEST = IN_MINE + MAX_CONTINENTS  # the rival with most armies
PLANNER = STRONGEST + 1  # whose plan this is, …
PLAN_NEXT = PLANNER + 1  # … where it stands in it, …
PLAN_LENGTH = PLANNER + 2  # … of how many lands it is, …
PLAN = PLANNER + 3  # … and which these are, from the land that the attack begins at
LONGEST = 16
MIND = PLAN + LONGEST


# ---- odds


@rule
def fill_odds(t: Terms, mind: Ints, out: Ints) -> None:
    """C18-C21 The odds of all battles of up to MOST armies of a side, from the rules' own dice."""
    for attack in range(1, MAX_DICE + 1):
        for defence in range(1, t.defence_dice + 1):
            count_rolls(attack, defence, out)
            for lost in range(min(attack, defence) + 1):
                mind[ROLLS + 16 * attack + 4 * defence + lost] = out[lost]
    for attackers in range(SIDE):
        mind[ODDS + attackers * SIDE] = ONE
        for defenders in range(1, SIDE):
            mind[ODDS + attackers * SIDE + defenders] = odds_from_below(t, mind, attackers, defenders) if attackers else 0


@rule
def odds_from_below(t: Terms, mind: Ints, attackers: int, defenders: int) -> int:
    """C21 The chance to conquer, one roll with full dice and then the chance with those that are left."""
    attack = min(MAX_DICE, attackers)
    defence = min(t.defence_dice, defenders)
    pairs = min(attack, defence)
    chance = 0
    for lost in range(pairs + 1):
        left = ODDS + (attackers - lost) * SIDE + defenders - pairs + lost
        chance += mind[ROLLS + 16 * attack + 4 * defence + lost] * mind[left]
    return chance // OUTCOMES[attack + defence]


@rule
def chance(mind: Ints, attackers: int, defenders: int) -> int:
    """C21 The chance of so many armies beyond the garrison against so many."""
    if attackers <= 0:
        return 0
    most = max(attackers, defenders)
    if most > MOST:
        attackers = max(1, attackers * MOST // most)
        defenders = max(1, defenders * MOST // most)
    return mind[ODDS + attackers * SIDE + defenders]


# ---- worth


@rule
def card_worth(t: Terms, s: State, seat: int) -> int:
    """C12, C24 A card: a third of the next set, about."""
    if t.card_values == WITHOUT_CARDS:
        return 0
    if t.card_values == FIXED:
        return 2 * ARMY
    n = 1 + (s.sets_of[seat] if t.card_counter == BY_PLAYER else s.sets)
    return max(2 * ARMY, 3 * value_by_count(t, n))


@rule
def strongest_rival(t: Terms, s: State, seat: int) -> int:
    """The other player with most armies."""
    best = -1
    for other in range(t.n_seats):
        if other != seat and s.lands_of[other] != NO_LANDS and (best < 0 or s.armies_of[other] > s.armies_of[best]):
            best = other
    return best


@rule
def count_continents(t: Terms, s: State, seat: int, mind: Ints) -> None:
    """How many armies stand in each continent, how many of them are this seat's, and who is the strongest rival."""
    mind[STRONGEST] = strongest_rival(t, s, seat)
    for continent in range(t.n_continents):
        mind[IN_ALL + continent] = 0
        mind[IN_MINE + continent] = 0
    for land in range(t.n_lands):
        mind[IN_ALL + t.continent[land]] += s.armies[land]
        if s.owner[land] == seat:
            mind[IN_MINE + t.continent[land]] += s.armies[land]


@rule
def threat(t: Terms, s: State, land: int) -> int:
    """C16 Armies of players beside a land that could attack it."""
    total = 0
    others = enemies_beside(t, s, land)
    while others:
        other = lowest(others)
        others &= others - 1
        if s.owner[other] < t.n_seats:
            total += s.armies[other] - 1
    return total


@rule
def worth(t: Terms, s: State, seat: int, source: int, target: int, mind: Ints) -> int:
    """C11, C22, C24 What this seat gains if it conquers a land. (`count_continents` has counted.)"""
    w = seat * N_WEIGHTS
    continent = t.continent[target]
    size, bonus = t.continent_size[continent], t.continent_bonus[continent]
    held, loser = s.held[seat * MAX_CONTINENTS + continent], s.owner[target]
    mine = mind[IN_MINE + continent] + (s.armies[source] if t.continent[source] != continent else 0)
    total = mind[LAND + w]
    total += (
        mind[PROGRESS + w] * bonus * (held + 1) * mine // (size * (mine + mind[IN_ALL + continent] - mind[IN_MINE + continent]))
    )
    if held == size - 1:
        total += mind[WHOLE + w] * bonus
    if not s.conquered:
        total += mind[CARD + w] * card_worth(t, s, seat) // 100
    if loser < t.n_seats:
        if s.held[loser * MAX_CONTINENTS + continent] == size:
            total += mind[BREAK + w] * bonus
        lands = cards_in(s.lands_of[loser])
        if s.armies_of[loser] + lands <= 2 * s.armies[source] and lands <= 6:
            total += mind[OUT + w] * (ARMY + cards_in(s.hand[loser]) * card_worth(t, s, seat)) // (100 * lands)
        if loser == mind[STRONGEST]:
            total += mind[RIVAL + w]
    return total - mind[FRONT + w] * cards_in(t.adjacent[target] & ~s.lands_of[seat])


@rule
def attack_score(t: Terms, s: State, source: int, target: int, more: int, mind: Ints) -> int:
    """C16 What an attack with so many more armies promises; nothing if it is too bold."""
    seat = s.owner[source]
    w = seat * N_WEIGHTS
    armies = s.armies[source] + more - 1
    defenders = s.armies[target]
    odds = chance(mind, armies, defenders)
    if 100 * odds < mind[LEAST + w] * ONE:
        return 0
    gain = worth(t, s, seat, source, target, mind)
    most = mind[CROWD + w]
    lost = mind[LOSS + w] * min(armies, defenders, most) + (ONE - odds) * mind[RISK + w] * min(armies, most) // ONE
    return odds * gain // ONE - lost


@rule
def best_attack(t: Terms, s: State, source: int, more: int, mind: Ints) -> tuple[int, int]:
    """C16 The best attack from a land with so many more armies: what it promises, and at which land."""
    best, chosen = 0, -1
    targets = enemies_beside(t, s, source)
    while targets:
        target = lowest(targets)
        targets &= targets - 1
        score = attack_score(t, s, source, target, more, mind)
        if score > best:
            best, chosen = score, target
    return best, chosen
