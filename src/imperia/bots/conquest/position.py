"""The board of Imperium as a planner weighs it: what each player's armies, land, continents and cards are worth together."""

from __future__ import annotations

from typing import Any, NamedTuple

from ...games.conquest.atlas import atlas_of
from ...games.conquest.odds import chance_to_conquer
from ...games.conquest.rules.terms import CONNECTED, FIXED, MANY, WITHOUT_CARDS
from ..contract import InformationSet
from .casual import neighbours

IDLE = 0.7  # what an army is worth that no enemy is beside
CARD = 2.0  # armies a card is worth where sets have no fixed price yet
ATTACKED = 0.6  # how likely an attack that can be made is made
STEP = 0.25  # the part of a continent's bonus that counts before it is whole, at the most
MEAN_BONUS_KEPT = 0.7  # the share of a continent's armies that others are expected to keep getting


class Values(NamedTuple):
    """What a planner thinks things are worth, beside armies."""

    turns: float  # how many turns ahead an income counts
    bonus: float  # what of a continent's armies counts in it
    leader: float  # how much more than in proportion the strong win


BY_SENSE = Values(3.0, 1.0, 1.6)
LEARNED = Values(1.0, 0.5, 2.8)  # by who won games of planners (`valuing.py`)


class World:
    """What does not change in a turn: the map, the seats, the cards, and what a planner thinks things are worth."""

    def __init__(self, info: InformationSet, values: Values = BY_SENSE) -> None:
        """info: what the seat knows."""
        t, view = info.terms, info.view
        self.values = values
        self.t: Any = t
        self.me = info.seat
        atlas = atlas_of(t)
        self.ids, self.number = atlas.ids, atlas.number
        self.near = neighbours(t)
        self.continent: list[int] = list(t.continent)[: len(self.ids)]
        self.around = [sum(1 << other for other in beside) for beside in self.near]
        self.lands_in = [sum(1 << land for land, of in enumerate(self.continent) if of == c) for c in range(t.n_continents)]
        self.size: list[int] = list(t.continent_size)[: t.n_continents]
        self.bonus: list[int] = list(t.continent_bonus)[: t.n_continents]
        self.sides = {side.seat: side for side in view.sides}
        self.seats = [side.seat for side in view.sides if side.plays]
        self.cards = {seat: int(self.sides[seat].cards) for seat in self.seats}
        self.card = self._card(view)
        self.wants_card = not view.conquered and t.card_values != WITHOUT_CARDS
        self.far_fortifying = t.fortify in (CONNECTED, MANY)
        self.defence_dice = int(t.defence_dice)

    def _card(self, view: Any) -> float:
        """C12, C24 What a card is worth in armies: a third of the next set."""
        if self.t.card_values == WITHOUT_CARDS:
            return 0.0
        if self.t.card_values == FIXED:
            return CARD
        return max(CARD, 0.3 * float(view.next_set))

    def chance(self, attackers: int, defenders: int) -> float:
        """C21 The chance of so many armies beyond the garrison against so many."""
        return chance_to_conquer(attackers, defenders, self.defence_dice)


class Position:
    """Owners and armies of all lands. Cheap to copy and change."""

    __slots__ = ("armies", "cards", "earned", "may_fortify", "owner", "w")

    def __init__(
        self, w: World, owner: list[int], armies: list[float], cards: dict[int, int], earned: bool, may_fortify: bool
    ) -> None:
        """owner: by land, -1 for neutral; armies: by land, also the mean of what may be left; cards: by seat.

        earned: whether this turn has its card. may_fortify: whether armies left behind can still go forward this turn: the
        largest of them is then not idle (C23).
        """
        self.w, self.owner, self.armies, self.cards = w, owner, armies, cards
        self.earned, self.may_fortify = earned, may_fortify

    @classmethod
    def of(cls, w: World, view: Any) -> Position:
        """What lies before the player."""
        owner = [-1 if land.owner is None else int(land.owner) for land in view.territories]
        may_fortify = w.far_fortifying and not view.asked.startswith("fortify")
        return cls(w, owner, [float(land.armies) for land in view.territories], dict(w.cards), not w.wants_card, may_fortify)

    def copy(self) -> Position:
        """Another one like it."""
        return Position(self.w, self.owner[:], self.armies[:], dict(self.cards), self.earned, self.may_fortify)

    def take(self, land: int, source: int, n: float) -> None:
        """C20, C22, C24 The player conquers a land from another, n armies move in; a card is earned, or a hand taken over."""
        w, loser = self.w, self.owner[land]
        self.owner[land] = w.me
        self.armies[land], self.armies[source] = n, self.armies[source] - n
        self.earned = True
        if loser in self.cards and loser not in self.owner:
            self.cards[w.me] += self.cards.pop(loser)

    def enemies(self, land: int) -> list[int]:
        """C16 Lands beside this one that others hold."""
        owner, mine = self.owner, self.owner[land]
        return [other for other in self.w.near[land] if owner[other] != mine]

    def strengths(self) -> dict[int, float]:
        """What all that each player has is worth, in armies."""
        w, around, armies = self.w, self.w.around, self.armies
        lands = dict.fromkeys((-1, *w.seats), 0)
        for i, who in enumerate(self.owner):
            lands[who] |= 1 << i
        army = dict.fromkeys((-1, *w.seats), 0.0)
        behind = 0.0
        for i, who in enumerate(self.owner):
            if around[i] & ~lands[who]:
                army[who] += armies[i]
            else:
                army[who] += 1.0 + IDLE * (armies[i] - 1)
                if who == w.me and armies[i] > behind:
                    behind = armies[i]
        if self.may_fortify and behind > 1:
            army[w.me] += (1.0 - IDLE) * (behind - 1)
        strength = {}
        for seat in w.seats:
            mine = lands[seat]
            if mine:
                income = max(3.0, mine.bit_count() / 3.0) + w.values.bonus * self._bonuses(seat, mine)
                strength[seat] = army[seat] + w.values.turns * income + w.card * self.cards[seat]
        if w.wants_card and self.earned:
            strength[w.me] += w.card
        return strength

    def _bonuses(self, seat: int, lands: int) -> float:
        """C11 What a seat gets for continents a turn, and a little for those that it has nearly."""
        w, income = self.w, 0.0
        for c, all_of_it in enumerate(w.lands_in):
            there = lands & all_of_it
            if there == all_of_it:
                income += w.bonus[c] * (self._kept(c) if seat == w.me else MEAN_BONUS_KEPT)
            elif there:
                income += STEP * w.bonus[c] * (there.bit_count() / w.size[c]) ** 2
        return income

    def _kept(self, continent: int) -> float:
        """C11 The chance that the player still holds a continent when his next turn begins."""
        w, kept = self.w, 1.0
        for land, c in enumerate(w.continent):
            if c == continent:
                kept *= 1.0 - self.danger(land)
        return kept

    def danger(self, land: int) -> float:
        """C16-C21 How likely this land is attacked and lost before the player's next turn."""
        w, safe = self.w, 1.0
        for other in self.enemies(land):
            if self.owner[other] >= 0:
                safe *= 1.0 - ATTACKED * w.chance(int(self.armies[other]) + 1, max(1, int(self.armies[land])))
        return 1.0 - safe

    def worth(self) -> float:
        """About the player's chance to win the game from here, 0-1."""
        strength = self.strengths()
        shares = {seat: float(one**self.w.values.leader) for seat, one in strength.items()}
        return shares.get(self.w.me, 0.0) / sum(shares.values())
