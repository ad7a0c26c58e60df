"""Which playthroughs and records there are, and how their moves are found when they are written anew."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from imperia.bots import information, levels, make
from imperia.bots.contract import Budget
from imperia.games import game as game_named
from imperia.play import Fast, Match, Seat, log

from .playthrough import NAMES, RESIGNS, Move, Start, as_text, carry_out

FOLDER = Path(__file__).parent


class Plan(NamedTuple):
    """A playthrough to be written. first, last: how many moves of the beginning, or of the end from a position (one is 0)."""

    file: str
    start: Start
    seed: int
    first: int = 0
    last: int = 0
    level: str = "casual"
    resigns: int = -1  # the seat that resigns after 40 of its game's decisions


NEUTRAL = {"resigned": "neutral", "placement": "automatic", "round_limit": 4}

PLANS = (
    Plan("imperial-opening", Start("imperial", 2, {}), 1, first=90),
    Plan("imperial-ending", Start("imperial", 2, {}), 2, last=70),
    Plan("imperial-declared-by-hand", Start("imperial", 2, {"declare_by_hand": True, "pay_all": True}), 3, first=70),
    Plan("imperial-random-ending", Start("imperial", 2, {"ace_capture": "any"}), 4, last=50, level="random"),
    Plan("imperial-resigned", Start("imperial", 2, {}), 5, last=30, resigns=1),
    Plan("conquest-opening", Start("conquest", 3, {"setup": "deal", "placement": "all_at_once", "round_limit": 4}), 1, first=110),
    Plan("conquest-ending", Start("conquest", 3, {"victory": "rounds", "round_limit": 6}), 2, last=90),
    Plan("conquest-two-players", Start("conquest", 2, {"round_limit": 6}), 3, first=120),
    Plan("conquest-small-map", Start("conquest", 3, {"fortify": "many"}, "small-map"), 4, last=120),
    Plan(
        "conquest-resigned",
        Start("conquest", 4, {"resigned": "neutral", "placement": "automatic", "round_limit": 4}),
        5,
        last=60,
        resigns=2,
    ),
    Plan("empire-opening", Start("empire", 4, {}), 1, first=110),
    Plan("empire-ending", Start("empire", 4, {}), 2, last=60),
    Plan("empire-random", Start("empire", 3, {"victory": "declared", "turn_limit": 40}), 3, last=60, level="random"),
    Plan("empire-small-deck", Start("empire", 2, {}, "small-deck"), 4, last=100),
    Plan("empire-resigned", Start("empire", 5, {}), 5, last=60, resigns=3),
)


def played(plan: Plan) -> Match:
    """The whole match of a plan: bots at every seat, chance from its seed, a clock that stands still."""
    level = plan.level if plan.level in levels(plan.start.game) else "random"
    setup = plan.start.setup()
    seats = [Seat(NAMES[seat], level) for seat in range(setup.players)]
    match = Match.start(setup, Fast(plan.seed), seats, id=plan.file, clock=lambda: 0)
    bots = [make(level, plan.start.game, plan.seed * 100 + seat) for seat in range(setup.players)]
    decisions = 0
    while not match.ended:
        decisions += 1
        seat = match.to_act()
        if decisions == 40 and plan.resigns >= 0:
            match.resign(plan.resigns)
        else:
            match.act(seat, bots[seat].choose(information(match, seat), Budget()))
    return match


def moves_of(match: Match) -> list[Move]:
    """The moves of a match by its log."""
    moves = []
    for entry in match.log:
        if isinstance(entry, log.Chance):
            moves.append(Move(-1, as_text(entry.meaning)))
        elif isinstance(entry, log.Action):
            moves.append(Move(entry.seat, as_text(entry.action)))
        elif isinstance(entry, log.Resign):
            moves.append(Move(entry.seat, RESIGNS))
    return moves


def cut(plan: Plan, moves: list[Move]) -> tuple[Start, list[Move]]:
    """The part of a match that a plan wants: its beginning, or its end from the position before it."""
    if plan.first:
        return plan.start, moves[: plan.first]
    game, (t, s) = game_named(plan.start.game), plan.start.records()
    at = max(0, len(moves) - plan.last)
    if plan.resigns >= 0:
        at = max(0, next(i for i, move in enumerate(moves) if move.what == RESIGNS) - plan.last // 2)
    for move in moves[:at]:
        carry_out(game, t, s, move)
    start = plan.start._replace(position=game.position(t, s)) if at else plan.start
    return start, moves[at : at + plan.last]
