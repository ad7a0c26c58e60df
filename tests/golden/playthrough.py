"""A playthrough as a text that a person can read: positions, who is asked, what may be done, what is done, what follows.

`render` plays the moves by the rules and writes all else; `moves_of` reads them from a text again. So a change of any rule,
event, position or English sentence shows as a difference that can be read.
"""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import imperia.engine as plain
from imperia.engine import CHANCE, OVER
from imperia.games import game as game_named
from imperia.games.game import EVERYTHING, Game, Setup, read_options
from imperia.locale import say

ROOT = Path(__file__).parents[2]
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida", "Jo", "Kim", "Lu", "Mo", "Ned", "Oz", "Pia")
RESIGNS = "resigns"
MOST_OF_A_WORD = 300  # characters: longer ones without a comma are packed contents
MOST_SHOWN = 24  # legal actions written out
HEAD = "Written by `python -m tests.golden`; the tests play it again from this text."


class Move(NamedTuple):
    """A seat (or CHANCE) and the JSON of what it does, or RESIGNS."""

    seat: int
    what: str


class Start(NamedTuple):
    """Where a playthrough begins: options by name, an example file or "", a position or ""."""

    game: str
    players: int
    options: dict[str, Any]
    content: str = ""
    position: str = ""

    def setup(self) -> Setup:
        """As the game wants it."""
        game = game_named(self.game)
        file = next(ROOT.glob(f"examples/**/{self.content}.toml")) if self.content else None
        content = game.read_content(file.read_text(encoding="utf-8")) if file else None
        return Setup(self.game, self.players, read_options(game, self.options), content)

    def records(self) -> tuple[Any, Any]:
        """Terms and State."""
        game = game_named(self.game)
        if self.position:
            return game.parse(self.position)
        t, s = game.terms(self.setup()), plain.batch(game.rules.State, 1)[0]
        game.rules.new_game(t, s)
        return t, s


def as_text(value: Any) -> str:
    """JSON on one line."""
    return msgspec.json.encode(value).decode()


def render(start: Start, moves: Sequence[Move]) -> str:
    """The text of these moves. Raises IllegalAction for one that the rules refuse."""
    game, (t, s) = game_named(start.game), start.records()
    lines = [HEAD, "", "start " + as_text(start._asdict())]
    lines += told(game, t, s)
    last = OVER
    for move in moves:
        if move.seat == CHANCE != last:
            lines.append("")
        last = move.seat
        lines += chance(game, t, s, move) if move.seat == CHANCE else decision(game, t, s, move)
        lines += told(game, t, s)
    result = game.result(t, s)
    return "\n".join([*lines, "", "result " + as_text(result) if result else f"to act {game.rules.to_act(t, s)}", ""])


def chance(game: Game[Any, Any, Any, Any], t: Any, s: Any, move: Move) -> list[str]:
    """An outcome of chance, carried out."""
    assert game.rules.to_act(t, s) == CHANCE
    n, outcome = game.rules.chance_outcomes(t, s), game.chance_of(t, s, json.loads(move.what))
    line = f"chance 1 of {n}: {as_text(game.chance(t, s, outcome))}"
    game.rules.apply(t, s, CHANCE, outcome)
    return [line]


def decision(game: Game[Any, Any, Any, Any], t: Any, s: Any, move: Move) -> list[str]:
    """What a seat is asked and does, carried out."""
    name, seat = NAMES[move.seat], move.seat
    lines = ["", shown_position(game.position(t, s))]
    if move.what == RESIGNS:
        game.rules.resign(t, s, seat)
        return [*lines, f"{seat} {name} {RESIGNS}"]
    out = plain.zeros(game.rules.MAX_LEGAL)
    legal = [game.action(t, s, seat, code) for code in out[: game.rules.legal_actions(t, s, seat, out)]]
    shown = [say("en", game.action_message(t, s, seat, action, NAMES)) for action in legal[:MOST_SHOWN]]
    more = f" | … {len(legal)} in all" if len(legal) > MOST_SHOWN else ""
    action = msgspec.json.decode(move.what, type=game.Action)
    lines.append(f"{seat} {name}: {say('en', game.question(t, s, seat))}")
    lines.append("  may " + " | ".join(shown) + more)
    lines.append(f"  does {as_text(action)}: {say('en', game.action_message(t, s, seat, action, NAMES))}")
    game.rules.apply(t, s, seat, game.code(t, s, seat, action))
    return lines


def shown_position(text: str) -> str:
    """A position as people read it: a deck or map that stands in it whole is cut short."""
    return " ".join(word[:16] + "…" if len(word) > MOST_OF_A_WORD and "," not in word else word for word in text.split(" "))


def told(game: Game[Any, Any, Any, Any], t: Any, s: Any) -> list[str]:
    """The events of the last action, in words; those without words as they are."""
    lines = []
    for event in game.events(t, s):
        message = game.event_message(t, game.project(event, EVERYTHING), NAMES)
        lines.append("  > " + (say("en", message) if message else as_text(event)))
    return lines


def read(text: str) -> tuple[Start, list[Move]]:
    """The start and the moves of a text."""
    start, seat, moves = None, CHANCE, []
    for line in text.splitlines():
        asked = re.match(r"(\d+) (\w+)(?:: | (resigns)$)", line)
        if line.startswith("start "):
            start = Start(**json.loads(line.removeprefix("start ")))
        elif line.startswith("chance 1 of "):
            moves.append(Move(CHANCE, as_text(json.loads(line.partition(": ")[2]))))
        elif asked:
            seat = int(asked[1])
            moves += [Move(seat, RESIGNS)] if asked[3] else []
        elif line.startswith("  does "):
            moves.append(Move(seat, as_text(json.JSONDecoder().raw_decode(line.removeprefix("  does "))[0])))
    assert start is not None
    return start, moves


def carry_out(game: Game[Any, Any, Any, Any], t: Any, s: Any, move: Move) -> None:
    """One move by the rules."""
    if move.what == RESIGNS:
        game.rules.resign(t, s, move.seat)
    elif move.seat == CHANCE:
        game.rules.apply(t, s, CHANCE, game.chance_of(t, s, json.loads(move.what)))
    else:
        action = msgspec.json.decode(move.what, type=game.Action)
        game.rules.apply(t, s, move.seat, game.code(t, s, move.seat, action))
