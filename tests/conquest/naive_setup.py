"""The second opinion on Imperium, second part: until the first turn begins."""

from __future__ import annotations

from .naive_questions import Questions


class SetUp(Questions):
    """Who claims first, claiming or dealing the lands, and placing the first armies."""

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
