"""`casual` of Imperium plays by plain sense: it fills its borders, attacks with good odds, and wants whole continents.

It sees what lies before a player, knows the odds of the dice, plans no further than the present turn, and never looks into a hand.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from ...games.conquest.atlas import atlas_of
from ...games.conquest.odds import chance_to_conquer
from ...games.conquest.rules.cards import fixed_value
from ...games.conquest.rules.terms import FIXED
from ..contract import Budget, InformationSet

GOOD, FAIR = 0.68, 0.5  # chances to conquer with which it attacks: once it has its card, and before
CROWD = 12  # armies from which on it does not wait for better odds
CARELESS = 0.15  # a person does not weigh everything to the last


class Board:
    """The board as a player looks at it: by number of territory, with neighbours, threats and what each would be worth."""

    def __init__(self, info: InformationSet) -> None:
        """info: what the seat knows; nothing else is looked at."""
        t, self.view, self.me = info.terms, info.view, info.seat
        atlas = atlas_of(t)
        self.ids, self.number = atlas.ids, atlas.number
        self.t: Any = t
        self.owner: list[int | None] = [land.owner for land in self.view.territories]
        self.armies: list[int] = [land.armies for land in self.view.territories]
        self.near = neighbours(t)
        self.continent: list[int] = list(t.continent)
        self.mine_in = [0] * int(t.n_continents)
        self.held_by = [area.owner for area in self.view.continents]
        for land, owner in enumerate(self.owner):
            if owner == self.me:
                self.mine_in[self.continent[land]] += 1
        self.sides = {side.seat: side for side in self.view.sides}

    def enemies(self, land: int) -> list[int]:
        """Territories beside this one that others hold."""
        return [other for other in self.near[land] if self.owner[other] != self.me]

    def threat(self, land: int) -> int:
        """Armies of players beside this territory that could attack it."""
        return sum(self.armies[other] - 1 for other in self.enemies(land) if (self.owner[other] or 0) >= 0)

    def worth(self, land: int) -> float:
        """What conquering this territory is worth: land, continents made whole or broken, a player who is nearly out."""
        continent, owner = self.continent[land], self.owner[land]
        bonus, size = int(self.t.continent_bonus[continent]), int(self.t.continent_size[continent])
        worth = 1.0 + bonus * self.mine_in[continent] / size
        if self.mine_in[continent] == size - 1:
            worth += 2.0 * bonus
        if owner is not None and owner >= 0:
            worth += 0.3 + (bonus if self.held_by[continent] == owner else 0.0)
            lands, cards = int(self.sides[owner].territories), int(self.sides[owner].cards)
            if lands <= 3:
                worth += (2.0 + 2.0 * cards) / lands
        return worth

    def chance(self, source: int, target: int, more: int = 0) -> float:
        """The chance to conquer with all armies there (and so many more)."""
        return chance_to_conquer(self.armies[source] + more - 1, self.armies[target], self.t.defence_dice)

    def best_target(self, source: int, more: int = 0) -> tuple[float, float, int]:
        """Of the enemies beside a territory the best to attack: its score, the chance, and which (-1 if there is none)."""
        best = (0.0, 0.0, -1)
        for target in self.enemies(source):
            chance = self.chance(source, target, more)
            best = max(best, (chance * chance * self.worth(target), chance, target))
        return best

    def need(self, land: int) -> int:
        """Armies that a territory of a whole continent lacks to stand against those beside it."""
        if self.held_by[self.continent[land]] != self.me:
            return 0
        return max(0, self.threat(land) - self.armies[land])


_NEIGHBOURS: dict[tuple[int, int], list[list[int]]] = {}


def neighbours(t: Any) -> list[list[int]]:
    """C1 The neighbours of each territory, by number."""
    key = (int(t.map_mark), int(t.optional_borders))
    if key not in _NEIGHBOURS:
        n = t.n_lands
        _NEIGHBOURS[key] = [[other for other in range(n) if t.adjacent[land] >> other & 1] for land in range(n)]
    return _NEIGHBOURS[key]


class Casual:
    """Plays by plain sense. The same information set and seed give the same choice."""

    name = "casual"

    def __init__(self, seed: int) -> None:
        """seed: of its small carelessness."""
        self.seed = seed

    def choose(self, info: InformationSet, budget: Budget) -> Any:
        """One of the legal actions, by what is asked."""
        legal = info.legal
        if len(legal) == 1:
            return legal[0]
        view, board = info.view, Board(info)
        chance = random.Random(f"{self.seed} {view.round} {view.asked} {view.due} {view.pile} {board.armies}")
        answer: Callable[..., Any] = getattr(self, f"_{view.asked}")
        return answer(board, legal, chance)

    def best(self, legal: Sequence[Any], chance: random.Random, score: Callable[[Any], float]) -> Any:
        """The action with the highest score, a little carelessly."""
        return max(legal, key=lambda action: score(action) * (1.0 - CARELESS * chance.random()))

    # ---- armies

    def _claim(self, board: Board, legal: Sequence[Any], chance: random.Random) -> Any:
        """C7 Where it has land already, in continents that are small for what they bring."""

        def score(action: Any) -> float:
            land = board.number[action.territory]
            continent = board.continent[land]
            bonus, size = int(board.t.continent_bonus[continent]), int(board.t.continent_size[continent])
            beside = sum(board.owner[other] == board.me for other in board.near[land])
            others = sum(board.owner[x] not in (board.me, None) for x in range(len(board.ids)) if board.continent[x] == continent)
            return 1.0 + bonus / size + 3.0 * board.mine_in[continent] / size + beside - others / size

        return self.best(legal, chance, score)

    def _place(self, board: Board, legal: Sequence[Any], chance: random.Random) -> Any:
        """C8, C15 Where a whole continent is in danger, else where the best attack begins. Neutral armies go far from itself."""
        if board.view.onto != board.me:
            return self.best(legal, chance, lambda action: self._neutral(board, board.number[action.territory]))
        due = board.view.due

        def score(action: Any) -> float:
            land = board.number[action.territory]
            need = board.need(land)
            if 0 < need <= due:
                return 20.0 + need
            attack = board.best_target(land, due)[0]
            return 0.01 + attack + (0.2 if board.enemies(land) else 0.0)

        return self.best(legal, chance, score)

    def _neutral(self, board: Board, land: int) -> float:
        """C40 How well neutral armies stand here: beside the opponent, not beside itself."""
        beside = board.near[land]
        mine = sum(board.owner[other] == board.me for other in beside)
        others = sum(board.owner[other] not in (board.me, -1, None) for other in beside)
        return 1.0 + others / (1.0 + mine)

    def _how_many(self, board: Board, legal: Sequence[Any], chance: random.Random) -> Any:
        """C15 As many as a border lacks; for an attack, all of them."""
        land = board.number[board.view.move.source]
        need = board.need(land) if board.view.onto == board.me else 0
        return legal[need - 1] if 0 < need <= len(legal) else legal[-1]

    # ---- cards

    def _trade(self, board: Board, legal: Sequence[Any], chance: random.Random) -> Any:
        """C12, C14 A set whenever there is one: the dearest, with few wild cards, and with a territory that it holds."""
        sets = [action for action in legal if hasattr(action, "cards")]
        return max(sets, key=lambda action: self._set_worth(board, action.cards)) if sets else legal[0]

    def _set_worth(self, board: Board, cards: Sequence[str]) -> float:
        wild = sum(card not in board.number for card in cards)
        own = any(card in board.number and board.owner[board.number[card]] == board.me for card in cards)
        fixed: int = 0
        if board.t.card_values == FIXED:
            number = atlas_of(board.t).card_number
            fixed = fixed_value(board.t, sum(1 << number[card] for card in cards))
        return fixed + 0.5 * own - wild

    def _bonus(self, board: Board, legal: Sequence[Any], chance: random.Random) -> Any:
        """C14 At once, onto the territory that has most use for them."""
        lands = [action for action in legal if hasattr(action, "territory")]
        return self.best(lands, chance, lambda action: 0.1 + board.threat(board.number[action.territory]))

    # ---- battle

    def _attack(self, board: Board, legal: Sequence[Any], chance: random.Random) -> Any:
        """C16 From where the best attack begins, if its odds are good enough; else no more attacks."""
        best, chosen = 0.0, legal[-1]
        for action in legal[:-1]:
            land = board.number[action.territory]
            score, odds, _ = board.best_target(land)
            if odds >= self._enough(board, land) and score > best:
                best, chosen = score, action
        return chosen

    def _enough(self, board: Board, source: int) -> float:
        """C16, C24 The chance that it asks for: less for its card of the turn, and less where armies crowd."""
        if not board.view.conquered or board.armies[source] >= CROWD:
            return FAIR
        return GOOD

    def _target(self, board: Board, legal: Sequence[Any], chance: random.Random) -> Any:
        """C16 The best target beside the chosen territory."""
        target = board.best_target(board.number[board.view.move.source])[2]
        return next(action for action in legal if board.number[action.territory] == target)

    def _dice(self, board: Board, legal: Sequence[Any], chance: random.Random) -> Any:
        """C21 Until it is decided."""
        return legal[-1]

    def _floor(self, board: Board, legal: Sequence[Any], chance: random.Random) -> Any:
        """C21 It goes on while three dice can be thrown."""
        return legal[min(2, len(legal) - 1)] if len(legal) > 3 else legal[0]

    def _defend(self, board: Board, legal: Sequence[Any], chance: random.Random) -> Any:
        """C17 With as many as it may."""
        return legal[-1]

    def _occupy(self, board: Board, legal: Sequence[Any], chance: random.Random) -> Any:
        """C20 Armies follow the enemies: forward, unless those behind have more to fear."""
        source, target = (board.number[land] for land in (board.view.move.source, board.view.move.target))
        before, behind = board.enemies(target), board.threat(source)
        if not board.enemies(source):
            return legal[-1]
        if not before:
            return legal[0]
        if board.held_by[board.continent[source]] != board.me:
            return legal[-1]
        kept = min(len(legal) - 1, behind * len(legal) // (behind + board.threat(target) + 1))
        return legal[len(legal) - 1 - kept]

    # ---- the end of the turn

    def _fortify(self, board: Board, legal: Sequence[Any], chance: random.Random) -> Any:
        """C23 The largest army that has no enemy beside it goes where it is of use."""
        idle = [action for action in legal[:-1] if not board.enemies(board.number[action.territory])]
        return max(idle, key=lambda action: board.armies[board.number[action.territory]]) if idle else legal[-1]

    def _fortify_to(self, board: Board, legal: Sequence[Any], chance: random.Random) -> Any:
        """C23 To the border with most to fear, or one step nearer to one."""
        far = self._distances(board)

        def score(action: Any) -> tuple[int, int]:
            land = board.number[action.territory]
            return -far[land], board.threat(land) - board.armies[land]

        return max(legal, key=score)

    def _distances(self, board: Board) -> list[int]:
        """C23 How far every own territory is from an enemy."""
        n = len(board.ids)
        edge = [land for land in range(n) if board.owner[land] == board.me and board.enemies(land)]
        far = [n] * n
        for land in edge:
            far[land] = 0
        while edge:
            beside = {other for land in edge for other in board.near[land] if board.owner[other] == board.me and far[other] == n}
            steps = far[edge[0]] + 1
            edge = sorted(beside)
            for land in edge:
                far[land] = steps
        return far

    def _fortify_with(self, board: Board, legal: Sequence[Any], chance: random.Random) -> Any:
        """C23 All but one."""
        return legal[-1]
