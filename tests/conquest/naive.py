"""The rules of Imperium a second time, as plainly as they can be written: names, sets and dictionaries, everything recounted.

Written from the rule book alone, in three parts: the position and its questions, the set-up, and here the turns. `legal` gives
all actions, `chance` says how many outcomes are due, `act` does one.
"""

from __future__ import annotations

import copy
import itertools

from .naive_setup import SetUp


class Naive(SetUp):
    """A game."""

    def act(self, seat, tag, value=None):
        getattr(self, f"do_{tag}")(value)

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
