"""A table for the tests of Imperium: positions drawn as short texts, actions and dice said by name."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from imperia.engine import CHANCE, OVER, batch, copy, pack
from imperia.games.conquest import rules
from imperia.games.conquest.content import Map, classic
from imperia.games.conquest.game import GAME
from imperia.games.game import Setup

SEATS = "abcdef"
__all__ = ["CHANCE", "GAME", "OVER", "SEATS", "Table", "classic", "fresh", "position", "small"]


@cache
def small() -> Map:
    """The map of eight territories that ships as an example."""
    file = Path(__file__).parents[2] / "examples" / "small-map.toml"
    return GAME.read_content(file.read_text(encoding="utf-8"))


class Table:
    """A game that is played by saying actions."""

    def __init__(self, t: Any, s: Any) -> None:
        self.t, self.s = t, s
        self.events: list[Any] = []

    @property
    def to_act(self) -> int:
        return rules.to_act(self.t, self.s)

    @property
    def asked(self) -> str:
        return GAME.view(self.t, self.s, -1).asked

    def view(self, viewer: int = -2) -> Any:
        return GAME.view(self.t, self.s, viewer)

    def land(self, name: str) -> tuple[int | None, int]:
        """Owner and armies of a territory."""
        one = next(land for land in self.view().territories if land.id == name)
        return one.owner, one.armies

    def side(self, seat: int) -> Any:
        return next(side for side in self.view().sides if side.seat == seat)

    def legal(self, seat: int | None = None) -> list[Any]:
        """Typed legal actions of the seat that acts, or of another."""
        seat = self.to_act if seat is None else seat
        out = [0] * rules.MAX_LEGAL
        n = rules.legal_actions(self.t, self.s, seat, out)
        return [GAME.action(self.t, self.s, seat, code) for code in out[:n]]

    def named(self) -> list[str]:
        """The territories that may be named now."""
        return [action.territory for action in self.legal() if hasattr(action, "territory")]

    def numbers(self) -> list[int]:
        """The amounts, or dice, that may be said now."""
        return [getattr(a, "armies", getattr(a, "dice", None)) for a in self.legal() if hasattr(a, "armies") or hasattr(a, "dice")]

    def tags(self) -> set[str]:
        """The kinds of legal actions."""
        return {action.__struct_config__.tag for action in self.legal()}

    def do(self, text: str, seat: int | None = None) -> list[Any]:
        """Say actions by tag and value: "attack_from brazil; attack peru; dice 3". Events of the last one."""
        for part in text.split(";"):
            tag, *values = part.split()
            action = self.typed(tag, values)
            who = self.to_act if seat is None else seat
            rules.apply(self.t, self.s, who, GAME.code(self.t, self.s, who, action))
            self.events = GAME.events(self.t, self.s)
        return self.events

    def typed(self, tag: str, values: list[str]) -> Any:
        """An action from words."""
        fields: dict[str, Any] = {"do": tag}
        if tag == "turn_in":
            fields["cards"] = values
        elif values:
            kind = "dice" if tag in ("dice", "defend") else "armies" if values[0].isdigit() else "territory"
            fields[kind] = int(values[0]) if values[0].isdigit() else values[0]
        return msgspec.convert(fields, GAME.Action)

    def roll(self, *meanings: Any) -> list[Any]:
        """Outcomes of chance, as one would type them: "642 54", "brazil". Events of the last one."""
        for meaning in meanings:
            assert self.to_act == CHANCE
            rules.apply(self.t, self.s, CHANCE, GAME.chance_of(self.t, self.s, meaning))
            self.events = GAME.events(self.t, self.s)
        return self.events

    def outcome(self, k: int = 0) -> list[Any]:
        """The k-th outcome of chance, whatever it means."""
        assert self.to_act == CHANCE
        rules.apply(self.t, self.s, CHANCE, k)
        self.events = GAME.events(self.t, self.s)
        return self.events

    def resign(self, seat: int) -> list[Any]:
        rules.resign(self.t, self.s, seat)
        self.events = GAME.events(self.t, self.s)
        return self.events

    def told(self, tag: str) -> list[Any]:
        """The events of a kind that the last action led to."""
        return [event for event in self.events if event.__struct_config__.tag == tag]

    def twin(self) -> Table:
        """A copy."""
        pair = [self.s, batch(rules.State, 1)[0]]
        copy(pair, 0, 1)
        return Table(self.t, pair[1])

    def bytes(self) -> bytes:
        return pack([self.s], 0)


def fresh(players: int = 3, content: Map | None = None, **options: Any) -> Table:
    """A new game."""
    t = GAME.terms(Setup("conquest", players, options, content))
    s = batch(rules.State, 1)[0]
    rules.new_game(t, s)
    return Table(t, s)


def position(
    board: str,
    asked: str = "attack:a",
    players: int = 3,
    state: str = "",
    hands: str = "",
    turned_in: str = "",
    out: str = "",
    content: Map | None = None,
    sets: int = 0,
    **options: Any,
) -> Table:
    """A position in the middle of a game, seat a to move.

    board: "a: brazil 5, peru; b: *": territories with armies (1 if not said) of each owner, * for all others.
    hands: "a: brazil, wild1; c: peru"; turned_in: "alaska, ural"; out: letters of seats that are out; sets: turned in by seat a.
    """
    t = GAME.terms(Setup("conquest", players, options, content))
    ids = [one.id for one in (content or classic()).territory]
    lands: dict[str, str] = {}
    rest = "-"
    for owner, what in (part.split(":") for part in board.split(";")):
        for one in what.split(","):
            name, *armies = one.split()
            if name == "*":
                rest = f"{owner.strip()}{armies[0] if armies else 1}"
            else:
                assert name in ids, name
                lands[name] = f"{owner.strip()}{armies[0] if armies else 1}"
    cards = dict.fromkeys([*ids, "wild1", "wild2"], "." if t.cards else "~")
    if not t.wild_cards:
        cards["wild1"] = cards["wild2"] = "~"
    for owner, what in (part.split(":") for part in hands.split(";") if part.strip()):
        cards |= {name.strip(): owner.strip() for name in what.split(",") if name.strip()}
    cards |= {name.strip(): "x" for name in turned_in.split(",") if name.strip()}
    seats = ",".join(f"{s.upper() if s in out else s}:0.{sets if s == 'a' else 0}" for s in SEATS[:players])
    before = GAME.position(t, fresh(players, content, **options).s).split()
    said = f"{'' if 'first=' in state else 'first=a,'}{'' if 'claimer=' in state else 'claimer=a,'}"
    said += f"{'' if 'player=' in state else 'player=a,'}{'' if 'onto=' in state else 'onto=a,'}{state}"
    fields = [*before[:4], "".join(lands.get(one, rest) for one in ids), "".join(cards.values()), seats, said.strip(","), asked]
    return Table(*GAME.parse(" ".join(fields)))
