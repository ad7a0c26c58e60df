"""What is proved over: every game with its least, usual and greatest number of seats, each option switched singly, each file."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple, get_args, get_origin

import msgspec
import msgspec.inspect

from imperia.games import NAMES, game
from imperia.games.game import BadContent, BadOption, BadSeats, Game, Setup

ROOT = Path(__file__).parents[2]
USUAL = 4  # seats, where so many may sit

# Values to try for options that are numbers: the default's neighbours in meaning, as the rules name them.
NUMBERS: dict[tuple[str, str], tuple[int, ...]] = {
    ("conquest", "round_limit"): (3, 15),
    ("empire", "decks"): (2, 3),
    ("empire", "systems_to_win"): (2, 4),
    ("empire", "turn_limit"): (12, 100),
}

# So that random games are short where their length proves nothing more: with the usual seats the rules' own limit stands.
SHORT: dict[str, dict[str, Any]] = {"conquest": {"round_limit": 15}, "empire": {"turn_limit": 100}}


class Case(NamedTuple):
    """One way to play a game; `name` says what differs from the defaults."""

    name: str
    game: Game[Any, Any, Any, Any]
    setup: Setup

    @property
    def terms(self) -> Any:
        """A Terms record of it."""
        return self.game.terms(self.setup)

    def __repr__(self) -> str:
        return self.name


@cache
def games() -> tuple[Game[Any, Any, Any, Any], ...]:
    """All games."""
    return tuple(game(name) for name in NAMES)


def values_of(one: Game[Any, Any, Any, Any], name: str, hint: Any) -> tuple[Any, ...]:
    """The values of an option that a proof tries."""
    if (one.name, name) in NUMBERS:
        return NUMBERS[one.name, name]
    if hint is bool:
        return (False, True)
    if get_origin(hint) is Literal:
        return get_args(hint)
    raise AssertionError(f"say in NUMBERS which values of {one.name}'s option {name} shall be tried")


def switches(one: Game[Any, Any, Any, Any]) -> Iterator[tuple[str, Any]]:
    """Every option of a game with every value that is not its default."""
    for field in msgspec.structs.fields(one.Options):
        for value in values_of(one, field.name, field.type):
            if value != field.default:
                yield field.name, value


@cache
def contents(one: Game[Any, Any, Any, Any]) -> tuple[tuple[str, Any], ...]:
    """The example decks or maps that ship, by file name."""
    if one.Content is None:
        return ()
    found = []
    for file in sorted(ROOT.glob("examples/**/*.toml")):
        try:
            found.append((file.stem, one.read_content(file.read_text(encoding="utf-8"))))
        except BadContent:  # the other game's
            continue
    assert found, f"no example file of {one.name} ships"
    return tuple(found)


def seats_of(one: Game[Any, Any, Any, Any]) -> list[int]:
    """The least, the usual and the greatest number of seats."""
    return sorted({one.seats[0], min(max(USUAL, one.seats[0]), one.seats[-1]), one.seats[-1]})


def usual(one: Game[Any, Any, Any, Any]) -> int:
    """The usual number of seats."""
    return min(max(USUAL, one.seats[0]), one.seats[-1])


def allowed(setup: Setup, one: Game[Any, Any, Any, Any]) -> bool:
    """Whether a game takes this setup."""
    try:
        one.terms(setup)
    except (BadSeats, BadOption, BadContent):
        return False
    return True


def with_option(one: Game[Any, Any, Any, Any], name: str, value: Any) -> Case:
    """The case of one option switched, with the usual seats or, where it asks for others, the nearest that it allows."""
    for players in sorted(one.seats, key=lambda seats: abs(seats - usual(one))):
        setup = Setup(one.name, players, one.Options(**{**SHORT.get(one.name, {}), name: value}))
        if allowed(setup, one):
            return Case(f"{one.name}-{players}-{name}={value}", one, setup)
    raise AssertionError(f"{one.name} takes {name}={value} with no number of players")


@cache
def cases(name: str | None = None) -> tuple[Case, ...]:
    """All cases of all games, or of one."""
    found = []
    for one in games():
        if name not in (None, one.name):
            continue
        short = one.Options(**SHORT.get(one.name, {}))
        for n in seats_of(one):
            found.append(Case(f"{one.name}-{n}", one, Setup(one.name, n, one.Options() if n == usual(one) else short)))
        found += [with_option(one, option, value) for option, value in switches(one)]
        for file, content in contents(one):
            setups = [Setup(one.name, players, short, content) for players in one.seats]
            fitting = [setup for setup in setups if allowed(setup, one)]
            assert fitting, f"{file} can be played by no number of players"
            for setup in {setup.players: setup for setup in (fitting[0], fitting[-1])}.values():
                found.append(Case(f"{one.name}-{setup.players}-{file}", one, setup))
    return tuple(found)


@cache
def plain_cases() -> tuple[Case, ...]:
    """One case a game: the defaults, usual seats."""
    return tuple(Case(one.name, one, Setup(one.name, usual(one), one.Options())) for one in games())


@cache
def short_cases() -> tuple[Case, ...]:
    """One case a game whose games are short, for proofs that go through everything slowly."""
    short: dict[str, dict[str, Any]] = {"conquest": {"round_limit": 5}, "empire": {"turn_limit": 60}}
    setups = [(one, Setup(one.name, usual(one), one.Options(**short.get(one.name, {})))) for one in games()]
    return tuple(Case(f"{one.name}-short", one, setup) for one, setup in setups)
