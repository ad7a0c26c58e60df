"""Imperial a second time, from the rule text alone: cards are texts, hands are sets of texts, nothing is shared with the package.

It is slow and plain, and serves as the second opinion: on what is told, on what is legal, on how many ways a deal can go.
Seats are 0 and 1. Everything public is told as a tuple: (what, seat, ...).
"""

from __future__ import annotations

import contextlib
import copy

SUITS = "SHDC"
ORDER = "KQJAT987"  # I2, highest first
PACK = [rank + suit for suit in SUITS for rank in ORDER]
PIPS = {"A": 11, "K": 10, "Q": 10, "J": 10, "T": 10, "9": 9, "8": 8, "7": 7}  # I13
SEQUENCES = ["KQJA", "KQJ", "QJA"]  # I14, best first
FOURS = "KQJA7"  # I15, best first


def suit_order(trump):
    """I12 Of equally good suits the trump suit is shown, else spades, hearts, diamonds, clubs."""
    return [trump] + [suit for suit in SUITS if suit != trump]


def in_suit(hand, suit):
    return [card for card in hand if card[1] == suit]


def point_of(hand, trump):
    """(length, sum), suit."""
    best = None
    for suit in suit_order(trump):
        cards = in_suit(hand, suit)
        score = (len(cards), sum(PIPS[card[0]] for card in cards))
        if best is None or score > best[0]:
            best = (score, suit)
    return best


def sequences_of(hand, trump):
    """All sequences, one a suit, best first: (kind, suit)."""
    found = []
    for kind in SEQUENCES:
        for suit in suit_order(trump):
            if all(rank + suit in hand for rank in kind) and suit not in [suit for _, suit in found]:
                found.append((kind, suit))
    return found


def fours_of(hand):
    return [rank for rank in FOURS if all(rank + suit in hand for suit in SUITS)]


class Won(Exception):
    """I7 Somebody has his fifth red."""


class Deal:
    """One deal from the turn-up to the last trick, with the chips of the match."""

    def __init__(self, dealer, hands, turn_up, reds=(0, 0), whites=(0, 0), pay_all=False, ace="led"):
        self.dealer, self.elder, self.turn_up, self.trump = dealer, 1 - dealer, turn_up, turn_up[1]
        self.hands = [set(hand) for hand in hands]
        self.reds, self.whites = list(reds), list(whites)
        self.pay_all, self.ace = pay_all, ace
        self.told, self.winner, self.tricks, self.table = [], None, [], []
        self.turn = self.elder
        with contextlib.suppress(Won):
            self.before_play()

    # ---- chips

    def white(self, seat, cause, n=1):
        for _ in range(n):
            self.whites[seat] += 1
            self.told.append(("white", seat, cause))
            if self.whites[seat] == 6:
                self.whites[seat] = 0
                self.red(seat, "exchange")

    def red(self, seat, cause):
        self.reds[seat] += 1
        self.told.append(("red", seat, cause))
        if self.whites[1 - seat]:
            self.told.append(("returned", 1 - seat, self.whites[1 - seat]))
        self.whites[1 - seat] = 0
        if self.reds[seat] == 5:
            self.winner = seat
            self.told.append(("won", seat))
            raise Won

    # ---- before play

    def before_play(self):
        if self.turn_up[0] in "KQJA7":
            self.white(self.dealer, "turn_up")
        for seat in (0, 1):
            if not any(card[0] in "KQJ" for card in self.hands[seat]):
                self.show(seat, "blanche", self.hands[seat])
                self.red(seat, "blanche")
        self.speak_of_points()
        self.speak_of_sequences()
        self.speak_of_quartets()
        self.with_turn_up()

    def say(self, *words):
        self.told.append(words)

    def show(self, seat, what, cards):
        self.told.append(("shows", seat, what, frozenset(cards)))

    def speak_of_points(self):
        (mine, suit), (his, his_suit) = (point_of(self.hands[seat], self.trump) for seat in (self.elder, self.dealer))
        self.say("says", self.elder, "point", mine[0])
        best = self.elder
        if his[0] > mine[0]:
            self.say("says", self.dealer, "point", his[0])
            best = self.dealer
        elif his[0] < mine[0]:
            self.say("good", self.dealer, "point")
        else:
            self.say("asks", self.dealer, "point")
            self.say("answers", self.elder, "point", mine[1])
            if his[1] > mine[1]:
                self.say("answers", self.dealer, "point", his[1])
                best = self.dealer
            else:
                self.say("good", self.dealer, "point")
        cards = in_suit(self.hands[best], suit if best == self.elder else his_suit)
        self.show(best, "point", cards)
        self.white(best, "point", len(cards))

    def speak_of_sequences(self):
        mine, his = (sequences_of(self.hands[seat], self.trump) for seat in (self.elder, self.dealer))
        first, second = len(mine[0][0]) if mine else 0, len(his[0][0]) if his else 0
        self.say("says", self.elder, "sequence", first)
        best = self.elder if first else None
        if second > first:
            self.say("says", self.dealer, "sequence", second)
            best = self.dealer
        elif first == 0:
            self.say("says", self.dealer, "sequence", 0)
        elif first == second == 3:
            self.say("asks", self.dealer, "sequence")
            self.say("answers", self.elder, "sequence", mine[0][0][0])
            if his[0][0] == "KQJ" and mine[0][0] == "QJA":
                self.say("answers", self.dealer, "sequence", "K")
                best = self.dealer
            else:
                self.say("good", self.dealer, "sequence")
        else:
            self.say("good", self.dealer, "sequence")
        if best is not None:
            all_his = mine if best == self.elder else his
            for kind, suit in all_his if self.pay_all else all_his[:1]:
                self.show(best, "sequence", [rank + suit for rank in kind])
                self.red(best, "sequence")

    def speak_of_quartets(self):
        mine, his = (fours_of(self.hands[seat]) for seat in (self.elder, self.dealer))
        self.say("says", self.elder, "quartet", mine[0] if mine else "")
        best = self.elder if mine else None
        if his and (not mine or FOURS.index(his[0]) < FOURS.index(mine[0])):
            self.say("says", self.dealer, "quartet", his[0])
            best = self.dealer
        elif not mine:
            self.say("says", self.dealer, "quartet", "")
        else:
            self.say("good", self.dealer, "quartet")
        if best is not None:
            all_his = mine if best == self.elder else his
            for rank in all_his if self.pay_all else all_his[:1]:
                self.show(best, "quartet", [rank + suit for suit in SUITS])
                self.red(best, "quartet")

    def with_turn_up(self):
        rank, trump = self.turn_up
        for kind in SEQUENCES:
            holder = [s for s in (0, 1) if all(r + trump in self.hands[s] | {self.turn_up} for r in kind)]
            if rank in kind and holder:
                self.show(holder[0], "turned_sequence", {r + trump for r in kind} - {self.turn_up})
                self.red(holder[0], "turned_sequence")
                break
        for seat in (0, 1):
            others = {rank + suit for suit in SUITS} - {self.turn_up}
            if rank in FOURS and others <= self.hands[seat]:
                self.show(seat, "turned_quartet", others)
                self.red(seat, "turned_quartet")

    # ---- play

    def legal(self):
        """I19 The cards that may be played."""
        if self.winner is not None or len(self.tricks) == 12:
            return []
        hand = sorted(self.hands[self.turn])
        if not self.table:
            return hand
        led = self.table[0]
        suit = in_suit(hand, led[1])
        higher = [card for card in suit if ORDER.index(card[0]) < ORDER.index(led[0])]
        trumps = in_suit(hand, self.trump)
        return higher or suit or trumps or hand

    def play(self, card):
        """I18, I20-I25 Lay a card; the told of this action alone."""
        self.told = [("played", self.turn, card)]
        self.hands[self.turn].remove(card)
        self.table.append(card)
        if len(self.table) == 1:
            self.turn = 1 - self.turn
        else:
            with contextlib.suppress(Won):
                self.take()
        return self.told

    def take(self):
        (led, follow), leader, follower = self.table, 1 - self.turn, self.turn
        if follow[1] == led[1]:
            winner = follower if ORDER.index(follow[0]) < ORDER.index(led[0]) else leader
        else:
            winner = follower if follow[1] == self.trump else leader
        self.tricks.append(winner)
        self.table = []
        self.told.append(("taken", winner))
        self.turn = winner
        trump = self.trump
        if winner == leader and led in ("K" + trump, "Q" + trump) and follow == "J" + trump:
            self.red(leader, "jack")
        by = {"led": "KQJ", "led_king_queen": "KQ", "any": "KQJ"}[self.ace]
        if winner == leader and led[1] == trump and led[0] in by and follow == "A" + trump:
            self.red(leader, "ace")
        if self.ace == "any" and winner == follower and led == "A" + trump:
            self.red(follower, "ace")
        for card in (led, follow):
            if card[1] == trump and card[0] in "KQJA7":
                self.white(winner, "honour")
        if len(self.tricks) == 12:
            for seat in (0, 1):
                self.white(seat, "tricks", max(0, self.tricks.count(seat) - self.tricks.count(1 - seat)))

    def sequences(self, depth):
        """How many ways there are to play on for so many cards, or to the end if that comes before."""
        if depth == 0:
            return 1
        total = 0
        for card in self.legal():
            after = copy.deepcopy(self)
            after.play(card)
            total += after.sequences(depth - 1)
        return total or 1
