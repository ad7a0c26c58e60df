"""The states that the page has a face for, by name, each found in a real match: bots play from a fixed seed until it holds.

And the tables that wait for their start, and the screens beside the tables.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from imperia.bots import Budget, information, make
from imperia.games import game as game_named
from imperia.games.game import Setup, read_options
from imperia.play import Fast, Match, Seat

NAMES = (
    "Marta",
    "Эмиль",
    "Chiara",
    "Bartłomiej",
    "Юлек",
    "Emine",
    "Ада",
    "Roy",
    "Zofia",
    "Дмитрий",
    "Asya",
    "Mira",
    "Ján",
    "Kasia",
    "Лев",
    "Ines",
)
MOST_STEPS = 4000
MAP = (Path(__file__).parents[2] / "examples" / "small-map.toml").read_text(encoding="utf-8")
Holds = Callable[[Any, list[Any]], bool]  # of the view and the legal actions of the seat that is asked


class State(NamedTuple):
    """A state to be shown. holds: when it is there, for the seat that is asked; seat: who looks (None: that one, -1: nobody)."""

    name: str
    game: str
    players: int
    holds: Holds
    options: dict[str, Any] = {}
    seat: int | None = None
    seeds: range = range(1, 30)
    taps: tuple[str, ...] = ()  # what is tapped before the picture, one after the other
    content: str = ""  # a deck or map of one's own, as TOML


class Lobby(NamedTuple):
    """A table that has not begun. seats: "person" (the first is the host), "bot" or "open"; seat: who looks (-1: a visitor)."""

    game: str
    seats: tuple[str, ...]
    options: dict[str, Any] = {}
    seat: int = 0


class Screen(NamedTuple):
    """A screen beside the tables. file: the record of a match is chosen on it."""

    path: str
    file: bool = False


def asked(word: str, *, more: Holds = lambda view, legal: True) -> Holds:
    """The game asks this of the seat, and more holds."""
    return lambda view, legal: view.asked == word and more(view, legal)


def own(view: Any) -> Any:
    """The viewer's own side."""
    return view.sides[view.viewer]


def owes(word: str, *, least: int = 0) -> Holds:
    """Империя: the seat is asked this because of a card against it."""
    return lambda view, legal: (debt := own(view).debt) is not None and debt.asked == word and debt.owes >= least


def rich(view: Any, _: Any) -> bool:
    """A turn in the middle of the game, with something on the table and in the hand."""
    mine = own(view)
    return view.turns > 14 and view.plays > 1 and mine.hand_size > 4 and len(mine.groups) > 2 and len(mine.bank) > 1


def freighted(view: Any, legal: list[Any]) -> bool:
    """Such a turn, with a freight that can be asked, the first in the hand."""
    first = next((held.card for held in own(view).hand if held.card.startswith("freight")), None)
    return rich(view, legal) and any(tag(one) == "freight" and one.card == first for one in legal)


def tag(action: Any) -> str:
    """What an action does."""
    return str(action.__struct_config__.tag)


LAST = ("end", "review")  # states of a game that is over
REVIEW = ".end .ask-review"


def unusable(view: Any, legal: list[Any]) -> bool:
    """A card of the hand can do nothing now."""
    can = {getattr(one, "card", "") for one in legal}
    return view.turns > 8 and any(held.card not in can for held in own(view).hand)


def blanche(view: Any, _: Any) -> bool:
    """I11 Somebody has laid open a hand without court cards."""
    return any(bound.of == "blanche" and bound.least for side in view.sides for bound in side.bounds)


QUICK = {"setup": "deal", "placement": "automatic"}
LATE = asked("play", more=lambda v, _: v.turns > 14)
MORE, BIG = "[data-drawer='more']", "[data-big]"
EMPIRE = [
    State("turn", "empire", 5, asked("play", more=rich)),
    State("touched", "empire", 5, asked("play", more=freighted), taps=("[data-spot^='hand-freight']",)),
    State(
        "universal",
        "empire",
        4,
        asked("play", more=lambda v, legal: v.turns > 8 and any(getattr(one, "card", "").startswith("universal") for one in legal)),
        taps=("[data-spot^='hand-universal']",),
    ),
    State("refused", "empire", 5, asked("play", more=unusable), taps=(".held:not(.can)", ".touch .why")),
    State("opened", "empire", 5, asked("play", more=lambda v, _: v.turns > 16), taps=(".place",)),
    State("answer", "empire", 5, lambda v, _: owes("answer", least=3)(v, _) and len(own(v).bank) > 1),
    State("pay", "empire", 5, lambda v, legal: owes("pay", least=3)(v, legal) and len(legal) > 2),
    State("take", "empire", 4, asked("take", more=lambda v, legal: len(legal) > 1)),
    State("give", "empire", 4, asked("give", more=lambda v, legal: len(legal) > 1)),
    State("swap", "empire", 4, lambda v, legal: owes("answer")(v, legal) and v.given is not None),
    State("colour", "empire", 4, owes("colour")),
    State("limit", "empire", 4, asked("limit", more=lambda v, _: v.turns > 8)),
    State("declare", "empire", 3, lambda v, legal: any(tag(one) == "declare" for one in legal), {"victory": "declared"}),
    State("loose", "empire", 4, lambda v, _: own(v).loose > 0 and v.asked == "play"),
    State("two-groups", "empire", 2, lambda v, _: any(g.systems > 1 for g in own(v).groups) and v.asked == "play"),
    State("ten-players", "empire", 10, asked("play", more=lambda v, _: v.turns > 30)),
    State("ten-opened", "empire", 10, asked("play", more=lambda v, _: v.turns > 30), taps=(".place",)),
    State("sixteen-players", "empire", 16, asked("play", more=lambda v, _: v.turns > 24)),
    State("waiting", "empire", 5, LATE, seat=3),
    State("log", "empire", 5, LATE, taps=("[data-drawer='log']",)),
    State("settings", "empire", 5, LATE, taps=(MORE,)),
    State("watching", "empire", 5, LATE, seat=-1),
    State("big-screen", "empire", 5, LATE, seat=-1, taps=(MORE, BIG)),
    State("end", "empire", 3, lambda v, _: False, seat=0),
    State("review", "empire", 3, lambda v, _: False, seat=0, taps=(REVIEW,)),
]
IMPERIAL = [
    State("point", "imperial", 2, asked("point"), {"declare_by_hand": True}),
    State("sequence", "imperial", 2, asked("sequence"), {"declare_by_hand": True}),
    State("quartet", "imperial", 2, asked("quartet"), {"declare_by_hand": True}),
    State("carte-blanche", "imperial", 2, asked("lead", more=blanche), seeds=range(364, 2000)),
    State("lead", "imperial", 2, asked("lead", more=lambda v, _: len(v.tricks) == 4 and v.deal > 1)),
    State("first-lead", "imperial", 2, asked("lead", more=lambda v, _: not v.tricks and v.deal > 1)),
    State("follow", "imperial", 2, asked("follow", more=lambda v, legal: len(v.tricks) == 5 and v.deal > 1 and len(legal) > 1)),
    State("four-four", "imperial", 2, lambda v, _: min(side.reds for side in v.sides) == 4),  # a red for either ends it
    State("tricks", "imperial", 2, asked("lead", more=lambda v, _: len(v.tricks) == 7), taps=("[data-drawer='tricks']",)),
    State("ledger", "imperial", 2, asked("lead", more=lambda v, _: len(v.tricks) == 7), taps=("[data-drawer='ledger']",)),
    State("rules", "imperial", 2, asked("lead", more=lambda v, _: len(v.tricks) == 7), taps=("[data-drawer='rules']",)),
    State("settings", "imperial", 2, asked("lead", more=lambda v, _: len(v.tricks) == 7), taps=(MORE,)),
    State("watching", "imperial", 2, asked("follow"), seat=-1),
    State(
        "big-screen", "imperial", 2, asked("follow", more=lambda v, _: len(v.tricks) == 5 and v.deal > 1), seat=-1, taps=(MORE, BIG)
    ),
    State("end", "imperial", 2, lambda v, _: False, seat=0),
    State("review", "imperial", 2, lambda v, _: False, seat=0, taps=(REVIEW,)),
]
CONQUEST = [
    State("claim", "conquest", 5, asked("claim", more=lambda v, legal: len(legal) == 20)),
    State("place-first", "conquest", 4, asked("place", more=lambda v, _: v.round == 0), {"setup": "deal"}),
    State("place-neutral", "conquest", 2, asked("place", more=lambda v, _: v.onto == -1), {"setup": "deal"}),
    State("reinforce", "conquest", 5, asked("place", more=lambda v, _: v.round > 2 and v.due > 3), QUICK),
    State("how-many", "conquest", 5, asked("how_many", more=lambda v, _: v.round > 2), QUICK),
    State("trade", "conquest", 4, asked("trade"), QUICK),
    State("trade-forced", "conquest", 4, asked("trade", more=lambda v, _: v.must_trade and own(v).cards == 5), QUICK),
    State("trade-down", "conquest", 4, asked("trade", more=lambda v, _: v.must_trade and own(v).cards > 5), QUICK),  # C22
    State("bonus", "conquest", 4, asked("bonus"), QUICK),
    State("attack", "conquest", 6, asked("attack", more=lambda v, legal: v.round > 2 and len(legal) > 3), QUICK),
    State("target", "conquest", 5, asked("target", more=lambda v, legal: v.round > 2 and len(legal) > 1), QUICK),
    State("dice", "conquest", 5, asked("dice", more=lambda v, legal: v.round > 2 and len(legal) > 2), QUICK),
    State("floor", "conquest", 5, asked("floor", more=lambda v, legal: len(legal) > 3), QUICK),
    State("defend", "conquest", 4, asked("defend"), QUICK),
    State("until", "conquest", 4, asked("defend", more=lambda v, _: v.move.until > 0 and v.round > 1), QUICK),
    State("occupy", "conquest", 4, asked("occupy", more=lambda v, legal: len(legal) > 2), QUICK),
    State("fortify", "conquest", 4, asked("fortify", more=lambda v, legal: len(legal) > 3 and v.round > 1), QUICK),
    State("fortify-to", "conquest", 4, asked("fortify_to", more=lambda v, legal: len(legal) > 2), QUICK),
    State("fortify-with", "conquest", 4, asked("fortify_with", more=lambda v, legal: len(legal) > 3), QUICK),
    State("neutral", "conquest", 2, asked("attack", more=lambda v, _: v.round > 1), QUICK),
    State("out", "conquest", 6, asked("attack", more=lambda v, _: not all(side.plays for side in v.sides)), QUICK),
    State("own-map", "conquest", 3, asked("attack", more=lambda v, _: v.round > 1), QUICK, content=MAP),
    State("waiting", "conquest", 5, asked("attack", more=lambda v, _: v.round > 1 and v.viewer != 2), QUICK, seat=2),
    State("log", "conquest", 5, asked("attack", more=lambda v, _: v.round > 1), QUICK, taps=("[data-drawer='log']",)),
    State("watching", "conquest", 6, asked("attack", more=lambda v, _: v.round > 1), QUICK, seat=-1),
    State("big-screen", "conquest", 6, asked("attack", more=lambda v, _: v.round > 1), QUICK, seat=-1, taps=(MORE, BIG)),
    State("end", "conquest", 3, lambda v, _: False, {**QUICK, "victory": "rounds", "round_limit": 4}, seat=0),
    State("review", "conquest", 3, lambda v, _: False, {**QUICK, "victory": "rounds", "round_limit": 4}, seat=0, taps=(REVIEW,)),
]
STATES = {f"{state.game}-{state.name}": state for state in EMPIRE + IMPERIAL + CONQUEST}
LOBBIES = {
    "lobby-empire": Lobby("empire", ("person", "open", "bot", "open", "person")),
    "lobby-imperial": Lobby("imperial", ("person", "open")),
    "lobby-conquest": Lobby("conquest", ("person", "person", "bot", "bot", "open", "open"), QUICK),
    "lobby-full": Lobby("conquest", ("person", "bot", "bot", "bot")),
    "lobby-guest": Lobby("empire", ("person", "person", "open", "open"), seat=1),
    "lobby-visitor": Lobby("imperial", ("person", "open"), seat=-1),
}
SCREENS = {
    "home": Screen("/"),
    "rules-empire": Screen("/rules/empire"),
    "rules-imperial": Screen("/rules/imperial"),
    "rules-conquest": Screen("/rules/conquest"),
    "check": Screen("/check"),
    "check-record": Screen("/check", file=True),
    "print-empire": Screen("/print/empire"),
    "print-conquest": Screen("/print/conquest"),
}


def taps(name: str) -> tuple[str, ...]:
    """What is tapped before the picture of this name is taken."""
    return STATES[name].taps if name in STATES else ()


def reached(state: State) -> tuple[Match, int]:
    """A match that stands in this state, and the seat that looks on. Raises LookupError if no seed leads there."""
    for seed in state.seeds:
        for match, seat in _steps(state, seed):
            if seat < 0 or state.holds(match.view(seat), match.legal(seat)):
                return match, seat if state.seat is None else state.seat
    raise LookupError(state.name)


def _steps(state: State, seed: int) -> Iterator[tuple[Match, int]]:
    """A match of bots, at every question with the seat that is asked; with -1 at its end, if the end is wanted."""
    game = game_named(state.game)
    content = game.read_content(state.content) if state.content else None
    setup = Setup(state.game, state.players, read_options(game, state.options), content)
    match = Match.start(setup, Fast(seed), [Seat(name) for name in NAMES[: state.players]], clock=lambda: 0)
    bots = [make("casual", state.game, seed * 100 + seat) for seat in range(state.players)]
    for _ in range(MOST_STEPS):
        if match.ended is not None:
            if state.name in LAST:
                yield match, -1
            return
        seat = match.to_act()
        if state.name not in LAST:
            yield match, seat
        match.act(seat, bots[seat].choose(information(match, seat), Budget(nodes=200)))
