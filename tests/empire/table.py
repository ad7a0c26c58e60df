"""A table to test at: a position laid out by names, everything that is not said lying in the draw pile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from imperia.engine import CHANCE, OVER
from imperia.games.empire import actions as a
from imperia.games.empire.content import Deck, classic, faces_of
from imperia.games.empire.game import GAME
from imperia.games.game import Setup

SMALL = Path(__file__).parents[2] / "examples" / "small-deck.toml"


def small_deck() -> Deck:
    """The example deck of 40 cards."""
    return GAME.read_content(SMALL.read_text(encoding="utf-8"))


def listed(cards: Iterable[str]) -> str:
    """Cards as a position says them."""
    return ",".join(card if n == 1 else f"{card}*{n}" for card, n in Counter(cards).items())


class Table:
    """One game: `Table(3, hand0=[…], table1=["vesta@brown"], discard=[…], plays=2)`; seat 0 is in its turn."""

    def __init__(self, players: int = 3, options: Mapping[str, Any] | None = None, deck: Deck | None = None, **said: Any) -> None:
        self.t = GAME.terms(Setup("empire", players, dict(options or {}), deck))
        fields: dict[str, Any] = {"what": "play", "turn": 0, "turns": 1, "plays": 3} | said
        fields = {name: value for name, value in fields.items() if value != []}
        lists = {name: list(value) for name, value in fields.items() if isinstance(value, list | tuple)}
        used = Counter(
            text.partition("@")[0]
            for name, value in lists.items()
            if name.startswith(("hand", "table", "discard", "area", "under"))
            for text in value
        )
        copies = {face.slug: face.count * self.t.decks for face in faces_of(deck or classic())}
        if "pile" not in lists:
            lists["pile"] = [card for card, n in copies.items() for _ in range(n - used[card])]
        head = GAME.position(self.t, _fresh(self.t)).split(" what=")[0]
        order = {name: listed(cards) for name, cards in lists.items()}
        for name in ("discard", "area", "under", "notes", "past"):
            if name in lists:
                order[name] = ",".join(lists[name])
        numbers = {name: value for name, value in fields.items() if name not in lists}
        text = " ".join([head, *(f"{name}={value}" for name, value in (numbers | order).items() if value != "")])
        self.t, self.s = GAME.parse(text)
        self.heard: list[Any] = []

    # ---- asking

    @property
    def to_act(self) -> int:
        """Who acts."""
        return GAME.rules.to_act(self.t, self.s)

    def may_act(self) -> list[int]:
        """All who may act."""
        return [seat for seat in range(self.t.players) if GAME.rules.may_act(self.t, self.s, seat)]

    def legal(self, seat: int) -> list[Any]:
        """The legal actions of a seat, typed."""
        out = [0] * GAME.rules.MAX_LEGAL
        n = GAME.rules.legal_actions(self.t, self.s, seat, out)
        return [GAME.action(self.t, self.s, seat, code) for code in out[:n]]

    def can(self, seat: int, action: Any) -> bool:
        """Whether an action is legal."""
        return action in self.legal(seat)

    def side(self, seat: int) -> Any:
        """One seat's side in the log's own view."""
        return GAME.view(self.t, self.s, -2).sides[seat]

    def hand(self, seat: int) -> Counter[str]:
        """A hand."""
        return Counter({one.card: one.n for one in self.side(seat).hand})

    def bank(self, seat: int) -> Counter[str]:
        """A bank."""
        return Counter({one.card: one.n for one in self.side(seat).bank})

    def group(self, seat: int, colour: str) -> Any:
        """A colour before a seat, or None."""
        return next((group for group in self.side(seat).groups if group.colour == colour), None)

    def cards(self, seat: int, colour: str) -> Counter[str]:
        """The objects of a colour before a seat."""
        group = self.group(seat, colour)
        return Counter({one.card: one.n for one in group.cards}) if group else Counter()

    @property
    def result(self) -> Any:
        """How it ended."""
        return GAME.result(self.t, self.s)

    # ---- doing

    def do(self, seat: int, *actions: Any) -> Table:
        """Legal actions of a seat, one after another."""
        for action in actions:
            GAME.rules.apply(self.t, self.s, seat, GAME.code(self.t, self.s, seat, action))
            self.heard = GAME.events(self.t, self.s)
            assert self.s.events_lost == 0
        return self

    def draw(self, *cards: str) -> Table:
        """Chance brings these cards."""
        for card in cards:
            assert self.to_act == CHANCE
            GAME.rules.apply(self.t, self.s, CHANCE, GAME.chance_of(self.t, self.s, card))
            self.heard = GAME.events(self.t, self.s)
        return self

    def draw_any(self) -> Table:
        """Chance brings whatever comes first, until somebody is asked."""
        while self.to_act == CHANCE:
            GAME.rules.apply(self.t, self.s, CHANCE, 0)
        return self

    def end(self, seat: int) -> Table:
        """A turn ends, and the next begins."""
        self.do(seat, a.EndTurn())
        return self if self.to_act == OVER else self.draw_any()


def _fresh(t: Any) -> Any:
    from imperia.engine import batch

    s = batch(GAME.rules.State, 1)[0]
    GAME.rules.new_game(t, s)
    return s
