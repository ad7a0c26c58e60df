"""How `chances.txt` is made: `python -m imperia.bots.imperial.learning DEALS SEED > chances.txt`.

Deals are played by two players who imagine a few hands and play for chips. The order of the chips in every deal is then played
through from every standing of a match, again and again, until the chances to win stand still.
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import Any

from ...engine import batch, unpack
from ...games.game import Setup
from ...games.imperial.game import GAME
from ...games.imperial.rules import BY_EXCHANGE, RED, WHITE
from ...games.imperial.rules.chips import REDS_TO_WIN, WHITES_IN_A_RED
from ...games.imperial.rules.state import CHANCE, OVER
from ...games.imperial.search import playout, solver
from ...games.imperial.search.choosing import N_CHANCES, SURE, standing
from ..machine import Machine, can_compile

WORLDS = 6
ROUNDS = 40  # a match ends after 37 deals at the latest

Chip = tuple[bool, bool]  # whether the dealer gets it; whether it is red
Standing = tuple[int, int, int, int]  # reds and whites of the dealer, reds and whites of the elder


class Player:
    """Plays deals, both sides alike."""

    def __init__(self, seed: int) -> None:
        """seed: of cards and of imagined hands."""
        here, there = Machine(playout, can_compile()), Machine(solver, can_compile())
        self.engine, self.play, self.solver = here.engine, here.search, there.search
        self.terms, self.streams = here.terms(GAME.terms(Setup("imperial", 2, {}))), here.stream(seed)
        self.states = self.engine.batch(here.rules.State, 2)
        self.memory, self.totals = self.engine.zeros(solver.TABLE_SIZE), self.engine.zeros(32)
        self.out = self.engine.zeros(GAME.rules.MAX_LEGAL)
        self.plain: Any = batch(GAME.rules.State, 1)

    def deal(self) -> tuple[Chip, ...]:
        """The chips of one deal in their order, from a standing at which nobody has any."""
        self.play.start_at(self.terms, self.states, 0)
        seat = self.play.apply_at(self.terms, self.states, 0, CHANCE, 0)
        chips: list[Chip] = []
        while seat != OVER:
            seat = self.play.apply_at(self.terms, self.states, 0, seat, self.choice(seat))
            unpack(self.plain, 0, self.engine.pack(self.states, 0))
            s = self.plain[0]
            for row in range(s.n_events):
                if s.event[row] in (WHITE, RED) and s.event_about[row] != BY_EXCHANGE:
                    chips.append((s.event_seat[row] == 0, s.event[row] == RED))
            if s.deals > 1:
                break
        return tuple(chips)

    def choice(self, seat: int) -> int:
        """A card of the pack, or the one that is best on average over a few imagined hands."""
        if seat == CHANCE:
            n = self.play.legal_at(self.terms, self.states, 0, CHANCE, self.out)
            return int(self.engine.stream.below(self.streams[0], n))
        self.engine.copy(self.states, 0, 1)
        return int(self.solver.best_card(self.terms, self.states, 1, self.streams, self.memory, self.totals, WORLDS))


def after(standing: Standing, chips: tuple[Chip, ...]) -> Standing:
    """I5-I7 The chips of both after a deal; who has five reds has won, and gets nothing more, nor does the other."""
    red, white = [standing[0], standing[2]], [standing[1], standing[3]]
    for dealers, is_red in chips:
        who = 0 if dealers else 1
        white[who] += not is_red
        if is_red or white[who] == WHITES_IN_A_RED:
            white[who] = white[who] if is_red else 0
            red[who] += 1
            white[1 - who] = 0
            if red[who] == REDS_TO_WIN:
                break
    return red[0], white[0], red[1], white[1]


def standings() -> list[Standing]:
    """Every standing between two deals."""
    return [
        (a, b, c, d)
        for a in range(REDS_TO_WIN)
        for b in range(WHITES_IN_A_RED)
        for c in range(REDS_TO_WIN)
        for d in range(WHITES_IN_A_RED)
    ]


def chances_to_win(deals: list[tuple[Chip, ...]]) -> dict[Standing, float]:
    """I7 The dealer's chance to win the match, by standing before the deal."""
    follows = {one: Counter(after(one, chips) for chips in deals) for one in standings()}
    chance = dict.fromkeys(follows, 0.5)
    for _ in range(ROUNDS):
        won = {one: sum(n * dealers_chance(end, chance) for end, n in ends.items()) for one, ends in follows.items()}
        chance = {one: sum_of / len(deals) for one, sum_of in won.items()}
    return chance


def dealers_chance(end: Standing, chance: dict[Standing, float]) -> float:
    """I7, I9 The chance of him who dealt, after the deal: the other deals next."""
    if REDS_TO_WIN in (end[0], end[2]):
        return float(end[0] == REDS_TO_WIN)
    return 1.0 - chance[end[2], end[3], end[0], end[1]]


def table(chance: dict[Standing, float]) -> list[int]:
    """The chances of SURE, for either player, as `standing` numbers them."""
    row = [0] * N_CHANCES
    for (red, white, other_red, other_white), won in chance.items():
        row[standing(red, white, other_red, other_white, True)] = round(SURE * won)
        row[standing(other_red, other_white, red, white, False)] = round(SURE * (1.0 - won))
    return row


def main(n: int, seed: int) -> None:
    """Print the table: a line for each standing of one player, with all standings of the other."""
    player = Player(seed)
    row = table(chances_to_win([player.deal() for _ in range(n)]))
    width = 2 * REDS_TO_WIN * WHITES_IN_A_RED
    for i in range(0, len(row), width):
        print(*row[i : i + width])


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
