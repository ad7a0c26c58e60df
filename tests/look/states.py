"""The states that the page has a face for, by name, each found in a real match: bots play from a fixed seed until it holds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from imperia.bots import Budget, information, make
from imperia.games import game as game_named
from imperia.games.game import Setup, read_options
from imperia.play import Fast, Match, Seat

NAMES = ("Marta", "Эмиль", "Chiara", "Bartłomiej", "Юлек", "Emine", "Ада", "Roy", "Zofia", "Дмитрий", "Asya", "Mira")
MOST_STEPS = 4000
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
    tap: str = ""  # what is tapped before the picture


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


def tag(action: Any) -> str:
    """What an action does."""
    return str(action.__struct_config__.tag)


LAST = ("end", "review")  # states of a game that is over
REVIEW = ".end .ask-review"
QUICK = {"setup": "deal", "placement": "automatic"}
EMPIRE = [
    State("turn", "empire", 5, asked("play", more=rich)),
    State(
        "touched",
        "empire",
        5,
        asked("play", more=rich),
        tap=".held.can",
    ),
    State("opened", "empire", 5, asked("play", more=lambda v, _: v.turns > 16), tap=".place"),
    State("answer", "empire", 5, lambda v, _: owes("answer", least=3)(v, _) and len(own(v).bank) > 1),
    State("pay", "empire", 5, lambda v, legal: owes("pay", least=3)(v, legal) and len(legal) > 2),
    State("take", "empire", 4, asked("take", more=lambda v, legal: len(legal) > 1)),
    State("give", "empire", 4, asked("give", more=lambda v, legal: len(legal) > 1)),
    State("colour", "empire", 4, owes("colour")),
    State("limit", "empire", 4, asked("limit")),
    State("declare", "empire", 3, lambda v, legal: any(tag(one) == "declare" for one in legal), {"victory": "declared"}),
    State("loose", "empire", 4, lambda v, _: own(v).loose > 0 and v.asked == "play"),
    State("two-groups", "empire", 2, lambda v, _: any(g.systems > 1 for g in own(v).groups) and v.asked == "play"),
    State("ten-players", "empire", 10, asked("play", more=lambda v, _: v.turns > 30)),
    State("waiting", "empire", 5, asked("play", more=lambda v, _: v.turns > 14), seat=3),
    State("watching", "empire", 5, asked("play", more=lambda v, _: v.turns > 14), seat=-1),
    State("end", "empire", 3, lambda v, _: False, seat=0),
    State("review", "empire", 3, lambda v, _: False, seat=0, tap=REVIEW),
]
IMPERIAL = [
    State("point", "imperial", 2, asked("point"), {"declare_by_hand": True}),
    State("sequence", "imperial", 2, asked("sequence"), {"declare_by_hand": True}),
    State("lead", "imperial", 2, asked("lead", more=lambda v, _: len(v.tricks) == 4 and v.deal > 1)),
    State("first-lead", "imperial", 2, asked("lead", more=lambda v, _: not v.tricks and v.deal > 1)),
    State("follow", "imperial", 2, asked("follow", more=lambda v, legal: len(v.tricks) == 5 and v.deal > 1 and len(legal) > 1)),
    State("four-four", "imperial", 2, lambda v, _: min(side.reds for side in v.sides) == 4),  # a red for either ends it
    State("tricks", "imperial", 2, asked("lead", more=lambda v, _: len(v.tricks) == 7), tap="[data-drawer='tricks']"),
    State("ledger", "imperial", 2, asked("lead", more=lambda v, _: len(v.tricks) == 7), tap="[data-drawer='ledger']"),
    State("watching", "imperial", 2, asked("follow"), seat=-1),
    State("end", "imperial", 2, lambda v, _: False, seat=0),
    State("review", "imperial", 2, lambda v, _: False, seat=0, tap=REVIEW),
]
CONQUEST = [
    State("claim", "conquest", 5, asked("claim", more=lambda v, legal: len(legal) == 20)),
    State("place-first", "conquest", 4, asked("place", more=lambda v, _: v.round == 0), {"setup": "deal"}),
    State("reinforce", "conquest", 5, asked("place", more=lambda v, _: v.round > 2 and v.due > 3), QUICK),
    State("how-many", "conquest", 5, asked("how_many", more=lambda v, _: v.round > 2), QUICK),
    State("trade", "conquest", 4, asked("trade"), QUICK),
    State("bonus", "conquest", 4, asked("bonus"), QUICK),
    State("attack", "conquest", 6, asked("attack", more=lambda v, legal: v.round > 2 and len(legal) > 3), QUICK),
    State("target", "conquest", 5, asked("target", more=lambda v, legal: v.round > 2 and len(legal) > 1), QUICK),
    State("dice", "conquest", 5, asked("dice", more=lambda v, legal: v.round > 2 and len(legal) > 2), QUICK),
    State("defend", "conquest", 4, asked("defend"), QUICK),
    State("occupy", "conquest", 4, asked("occupy", more=lambda v, legal: len(legal) > 2), QUICK),
    State("fortify", "conquest", 4, asked("fortify", more=lambda v, legal: len(legal) > 3 and v.round > 1), QUICK),
    State("neutral", "conquest", 2, asked("attack", more=lambda v, _: v.round > 1), QUICK),
    State("watching", "conquest", 6, asked("attack", more=lambda v, _: v.round > 1), QUICK, seat=-1),
    State("end", "conquest", 3, lambda v, _: False, {**QUICK, "victory": "rounds", "round_limit": 4}, seat=0),
    State("review", "conquest", 3, lambda v, _: False, {**QUICK, "victory": "rounds", "round_limit": 4}, seat=0, tap=REVIEW),
]
STATES = {f"{state.game}-{state.name}": state for state in EMPIRE + IMPERIAL + CONQUEST}


def reached(state: State) -> tuple[Match, int]:
    """A match that stands in this state, and the seat that looks on. Raises LookupError if no seed leads there."""
    for seed in state.seeds:
        for match, seat in _steps(state, seed):
            if seat < 0 or state.holds(match.view(seat), match.legal(seat)):
                return match, seat if state.seat is None else state.seat
    raise LookupError(state.name)


def _steps(state: State, seed: int) -> Iterator[tuple[Match, int]]:
    """A match of bots, at every question with the seat that is asked; with -1 at its end, if the end is wanted."""
    setup = Setup(state.game, state.players, read_options(game_named(state.game), state.options))
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
