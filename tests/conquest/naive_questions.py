"""The second opinion on Imperium, first part: the position, and what may be done in it. An action is a pair (tag, value)."""

from __future__ import annotations

import itertools

TABLE = {"source": [4, 6, 8, 10], "official": [4, 6, 8, 10, 12]}
DEFAULTS = {
    "optional_borders": True, "wild_cards": 2, "setup": "claim", "placement": "one_by_one", "first_player": "second_roll",
    "card_values": "source", "card_counter": "table", "forced_trade": True, "territory_bonus": 2, "defence": "chosen",
    "defence_dice": 2, "fortify": "connected", "victory": "world", "round_limit": None, "resigned": "bot",
}  # fmt: skip


class Questions:
    """A position. `asks` is (question, seat); seat None is chance."""

    def __init__(self, played_on, n, **options):
        self.o = DEFAULTS | options
        self.n = n
        self.order = [one.id for one in played_on.territory]
        self.near = {one.id: set(one.borders) for one in played_on.territory}
        if not self.o["optional_borders"]:
            for one, other in played_on.optional_borders:
                self.near[one].discard(other)
                self.near[other].discard(one)
        self.picture = {one.id: one.picture for one in played_on.territory} | {"wild1": "wild", "wild2": "wild"}
        self.continents = [(c.id, set(c.territories), c.bonus) for c in played_on.continent]
        self.owner = dict.fromkeys(self.order)
        self.armies = dict.fromkeys(self.order, 0)
        self.pile = set(self.order) | {f"wild{i + 1}" for i in range(self.o["wild_cards"])}
        if self.o["card_values"] == "none":
            self.pile = set()
        self.away = set()  # turned in
        self.hands = [set() for _ in range(n)]
        self.sets = [0] * n
        self.alive = set(range(n))
        each = played_on.armies[n]
        self.stock = dict.fromkeys(range(n), each) | ({"N": each} if n == 2 else {})
        self.rollers = list(range(n))
        self.asks = ("who_claims", None)
        self.player = self.first = self.claimer = None
        self.rounds = 0
        self.limit = self.o["round_limit"] or (15 if self.o["victory"] == "rounds" else 500)
        self.winners = None
        self.due = 0

    # ---- small questions

    def of(self, owner):
        return [x for x in self.order if self.owner[x] == owner]

    def beside(self, x, mine):
        return [y for y in self.order if y in self.near[x] and (self.owner[y] == self.owner[x]) == mine]

    def reach(self, x):
        found, todo = set(), [x]
        while todo:
            for y in self.beside(todo.pop(), True):
                if y not in found:
                    found.add(y)
                    todo.append(y)
        return [y for y in self.order if y in found and y != x]

    def is_set(self, three):
        kinds = {self.picture[c] for c in three}
        return "wild" in kinds or len(kinds) in (1, 3)

    def worth(self, three, seat):
        kinds = [self.picture[c] for c in three]
        fixed = {"infantry": 4, "cavalry": 6, "artillery": 8}
        values = self.o["card_values"]
        if values == "fixed":
            readings = itertools.product(*[list(fixed) if k == "wild" else [k] for k in kinds])
            return max(fixed[r[0]] if len(set(r)) == 1 else 10 for r in readings if len(set(r)) in (1, 3))
        before = self.sets[seat] if self.o["card_counter"] == "player" else sum(self.sets)
        if values == "plus_one":
            return 4 + before
        table = TABLE[values]
        return table[before] if before < len(table) else 15 + 5 * (before - len(table))

    # ---- what may be done

    def legal(self, seat):
        if self.winners is not None:
            return set()
        question, asked = self.asks
        if seat == self.player and seat != asked and self.until and question in ("defend", "roll"):
            return {("stop", None)}
        if asked != seat:
            return set()
        return set(getattr(self, f"may_{question}")())

    until = 0

    def may_claim(self):
        return [("claim", x) for x in self.of(None)]

    def may_place(self):
        return [("place", x) for x in self.of(self.onto)]

    def may_how_many(self):
        return [("place_armies", k) for k in range(1, min(1000, self.due) + 1)]

    def may_trade(self):
        three = itertools.combinations(sorted(self.hands[self.player]), 3)
        both = {"wild1", "wild2"} <= self.hands[self.player]  # they are alike: the first goes, or both
        found = [("turn_in", frozenset(x)) for x in three if self.is_set(x) and not (both and "wild2" in x and "wild1" not in x)]
        return found if self.must else [*found, ("no_more_sets", None)]

    def may_bonus(self):
        return [("bonus", x) for x in self.matching] + [("keep_bonus", None)]

    def may_attack(self):
        strong = [x for x in self.of(self.player) if self.armies[x] > 1 and self.beside(x, False)]
        return [("attack_from", x) for x in strong] + [("end_attacks", None)]

    def may_target(self):
        return [("attack", y) for y in self.beside(self.src, False)]

    def may_dice(self):
        return [("dice", k) for k in (1, 2, 3) if k < self.armies[self.src]] + [("until", None)]

    def may_floor(self):
        return [("floor", k) for k in range(1, min(1000, self.armies[self.src] - 1) + 1)]

    def may_defend(self):
        return [("defend", k) for k in range(1, min(self.o["defence_dice"], self.armies[self.dst]) + 1)]

    def may_occupy(self):
        return [("occupy", k) for k in range(self.red, min(1000, self.armies[self.src] - 1) + 1)]

    def may_fortify(self):
        return [("fortify_from", x) for x in self.of(self.player) if self.armies[x] > 1 and self.goals(x)] + [("end_turn", None)]

    def goals(self, x):
        return {"adjacent": lambda: self.beside(x, True), "none": list}.get(self.o["fortify"], lambda: self.reach(x))()

    def may_fortify_to(self):
        return [("fortify_to", y) for y in self.goals(self.src)]

    def may_fortify_with(self):
        return [("fortify", k) for k in range(1, min(1000, self.armies[self.src] - 1) + 1)]

    def chance(self):
        """How many outcomes are due."""
        question = self.asks[0]
        if self.winners is not None or self.asks[1] is not None:
            return 0
        sizes = {"which_land": lambda: len(self.of(None)), "odd_land": lambda: len(self.odd), "which_card": lambda: len(self.pile)}
        if question in sizes:
            return sizes[question]()
        return 6 ** (self.red + self.white if question == "roll" else len(self.rollers))
