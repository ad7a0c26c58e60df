"""The rules of Imperium a second time, as plainly as they can be written: names, sets and dictionaries, everything recounted.

Written from the rule book alone. An action is a pair (tag, value); `legal` gives them all, `chance` says how many outcomes are due.
"""

from __future__ import annotations

import copy
import itertools

TABLE = {"source": [4, 6, 8, 10], "official": [4, 6, 8, 10, 12]}
DEFAULTS = {
    "optional_borders": True, "wild_cards": 2, "setup": "claim", "placement": "one_by_one", "first_player": "second_roll",
    "card_values": "source", "card_counter": "table", "forced_trade": True, "territory_bonus": 2, "defence": "chosen",
    "defence_dice": 2, "fortify": "connected", "victory": "world", "round_limit": None, "resigned": "bot",
}  # fmt: skip


class Naive:
    """A game. `asks` is (question, seat); seat None is chance."""

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

    # ---- doing it

    def act(self, seat, tag, value=None):
        getattr(self, f"do_{tag}")(value)

    def do_roll_for_first(self, dice):
        best = max(dice)
        self.rollers = [seat for seat, die in zip(self.rollers, dice) if die == best]
        if len(self.rollers) > 1:
            return
        winner = self.rollers[0]
        self.rollers = []
        if self.asks[0] == "who_starts":
            self.begin(winner)
            return
        self.claimer = self.player = winner
        self.asks = ("which_land", None) if self.n == 2 or self.o["setup"] == "deal" else ("claim", winner)

    def put_first(self, x, owner):
        self.owner[x], self.armies[x] = owner, 1
        self.stock[owner] -= 1

    def do_claim(self, x):
        self.put_first(x, self.player)
        self.player = (self.player + 1) % self.n
        if self.of(None):
            self.asks = ("claim", self.player)
        else:
            self.lay_out()

    def do_deal(self, x):
        self.put_first(x, self.player)
        self.player = (self.player + 1) % self.n
        if self.n == 2 and len(self.of(None)) == len(self.order) - len(self.order) // 3 * 2:
            for y in self.of(None):
                self.put_first(y, "N")
            self.player = self.claimer
        if not self.of(None):
            self.lay_out()

    def lay_out(self):
        if self.o["placement"] == "automatic":
            self.waiting = [o for o in (*range(self.n), "N") if o in self.stock]
            self.odd = []
            self.even_out()
        else:
            self.next_batch()

    def even_out(self):
        while self.waiting:
            owner = self.waiting[0]
            lands = self.of(owner)
            for x in lands:
                self.armies[x] += self.stock[owner] // len(lands)
            self.stock[owner] %= len(lands)
            if self.stock[owner]:
                self.odd = lands
                self.asks = ("odd_land", None)
                return
            self.waiting.pop(0)
        self.who_starts()

    def do_odd_army(self, x):
        owner = self.waiting[0]
        self.armies[x] += 1
        self.stock[owner] -= 1
        self.odd = [y for y in self.odd if y != x]
        if not self.stock[owner]:
            self.odd = []
            self.waiting.pop(0)
            self.even_out()

    def next_batch(self):
        for i in range(self.n):
            seat = (self.player + i) % self.n
            if self.stock[seat] or self.stock.get("N"):
                self.player = seat
                self.batch(seat if self.stock[seat] else "N")
                return
        self.who_starts()

    def batch(self, owner):
        left, once = self.stock[owner], self.o["placement"] == "all_at_once"
        if owner == "N":
            k = (left + self.first_half()) // 2 if once and self.player == self.claimer else left if once else 1
        else:
            k = left if once else min(left, 2 if self.n == 2 else 1)
        self.stock[owner] -= k
        self.due, self.onto, self.asks = k, owner, ("place", self.player)

    def first_half(self):
        return 1  # the larger half

    def who_starts(self):
        if self.o["first_player"] == "first_claimer":
            self.begin(self.claimer)
        else:
            self.rollers = list(range(self.n))
            self.asks = ("who_starts", None)

    def begin(self, seat):
        self.first = seat
        self.new_turn(seat)

    def new_turn(self, seat):
        self.player = self.onto = seat
        self.took = self.bonus = False
        self.lifted = self.trading_down = False
        self.moves = 0
        self.until = 0
        mine = set(self.of(seat))
        self.due = max(3, len(mine) // 3) + sum(bonus for _, lands, bonus in self.continents if lands <= mine)
        self.must = self.o["forced_trade"] and len(self.hands[seat]) >= 5
        self.ask_sets()

    def ask_sets(self):
        self.asks = ("trade" if len(self.hands[self.player]) >= 3 else "place", self.player)

    def do_no_more_sets(self, _):
        self.must = False
        self.asks = ("place", self.player)

    def do_turn_in(self, three):
        seat = self.player
        self.due += self.worth(three, seat)
        self.sets[seat] += 1
        self.hands[seat] -= three
        self.away |= three
        self.matching = [x for x in self.order if x in three and self.owner[x] == seat]
        if self.matching and not self.bonus and self.o["territory_bonus"]:
            self.asks = ("bonus", seat)
        else:
            self.after_set()

    def do_bonus(self, x):
        self.armies[x] += 2
        self.bonus = True
        self.after_set()

    def do_keep_bonus(self, _):
        self.after_set()

    def after_set(self):
        if self.trading_down and len(self.hands[self.player]) <= 4:
            self.trading_down = self.must = False
            self.asks = ("place", self.player)
            return
        self.must = self.trading_down
        self.ask_sets()

    def do_place(self, x):
        self.spot = x
        if self.due == 1:
            self.do_place_armies(1)
        else:
            self.asks = ("how_many", self.player)

    def do_place_armies(self, k):
        self.armies[self.spot] += k
        self.due -= k
        self.asks = ("place", self.player)
        if self.due:
            return
        if self.first is not None:
            self.asks = ("attack", self.player)
        elif self.onto != "N" and self.stock.get("N"):
            self.batch("N")
        else:
            self.player = (self.player + 1) % self.n
            self.next_batch()

    def do_attack_from(self, x):
        self.src = x
        self.asks = ("target", self.player)

    def do_attack(self, y):
        self.dst = y
        self.asks = ("dice", self.player)

    def do_dice(self, k):
        self.red = k
        defender = self.owner[self.dst]
        if self.o["defence"] == "maximum" or defender == "N" or self.armies[self.dst] == 1:
            self.do_defend(min(self.o["defence_dice"], self.armies[self.dst]))
        else:
            self.asks = ("defend", defender)

    def do_until(self, _):
        if self.armies[self.src] == 2:
            self.do_floor(1)
        else:
            self.asks = ("floor", self.player)

    def do_floor(self, k):
        self.until = k
        self.do_dice(min(3, self.armies[self.src] - 1))

    def do_stop(self, _):
        self.until = 0

    def do_defend(self, k):
        self.white = k
        self.asks = ("roll", None)

    def do_roll(self, dice):
        red, white = (sorted(one, reverse=True) for one in dice)
        for r, w in zip(red, white):
            self.armies[self.dst if r > w else self.src] -= 1
        if not self.armies[self.dst]:
            self.conquer()
        elif self.until and self.armies[self.src] > self.until:
            self.do_dice(min(3, self.armies[self.src] - 1))
        else:
            self.until = 0
            self.asks = ("attack", self.player)

    def conquer(self):
        loser = self.owner[self.dst]
        self.owner[self.dst] = self.player
        self.took = True
        self.until = 0
        if loser != "N" and not self.of(loser):
            self.alive.discard(loser)
            self.lifted = True
            self.hands[self.player] |= self.hands[loser]
            self.hands[loser] = set()
            if len(self.alive) == 1:
                self.march(self.src, self.dst, self.red)
                self.winners = set(self.alive)
                return
        if self.armies[self.src] - 1 == self.red:
            self.do_occupy(self.red)
        else:
            self.asks = ("occupy", self.player)

    def march(self, x, y, k):
        self.armies[x] -= k
        self.armies[y] += k

    def do_occupy(self, k):
        self.march(self.src, self.dst, k)
        self.asks = ("attack", self.player)
        if self.lifted and self.o["forced_trade"] and len(self.hands[self.player]) >= 6:
            self.trading_down = self.must = True
            self.asks = ("trade", self.player)
        self.lifted = False

    def do_end_attacks(self, _):
        self.ask_fortify()

    def ask_fortify(self):
        if len(self.may_fortify()) > 1:
            self.asks = ("fortify", self.player)
        else:
            self.finish()

    def do_fortify_from(self, x):
        self.src = x
        self.asks = ("fortify_to", self.player)

    def do_fortify_to(self, y):
        self.dst = y
        if self.armies[self.src] == 2:
            self.do_fortify(1)
        else:
            self.asks = ("fortify_with", self.player)

    def do_fortify(self, k):
        self.march(self.src, self.dst, k)
        self.moves += 1
        if self.o["fortify"] == "many" and self.moves < 60:
            self.ask_fortify()
        else:
            self.finish()

    def do_end_turn(self, _):
        self.finish()

    def finish(self):
        if self.took and self.o["card_values"] != "none":
            if not self.pile:
                self.pile, self.away = self.away, set()
            if self.pile:
                self.asks = ("which_card", None)
                return
        self.pass_on()

    def do_take_card(self, card):
        self.pile.discard(card)
        self.hands[self.player].add(card)
        self.pass_on()

    def pass_on(self):
        seat = self.player
        while True:
            seat = (seat + 1) % self.n
            if seat == self.first:
                self.rounds += 1
                if self.rounds == self.limit:
                    self.count_up()
                    return
            if seat in self.alive:
                self.new_turn(seat)
                return

    def count_up(self):
        score = {seat: (len(self.of(seat)), sum(self.armies[x] for x in self.of(seat))) for seat in self.alive}
        self.winners = {seat for seat in self.alive if score[seat] == max(score.values())}

    # ---- for counting

    def twin(self):
        return copy.deepcopy(self)

    def meanings(self):
        """All outcomes of chance that are due, as (tag, value), with how often each comes."""
        question = self.asks[0]
        if question in ("who_claims", "who_starts"):
            return [("roll_for_first", dice) for dice in itertools.product(range(1, 7), repeat=len(self.rollers))]
        if question == "roll":
            rolls = itertools.product(range(1, 7), repeat=self.red + self.white)
            return [("roll", (dice[: self.red], dice[self.red :])) for dice in rolls]
        named = {
            "which_land": ("deal", self.of(None)),
            "odd_land": ("odd_army", self.odd),
            "which_card": ("take_card", sorted(self.pile)),
        }
        tag, names = named[question]
        return [(tag, name) for name in names]
