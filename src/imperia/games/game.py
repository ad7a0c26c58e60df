"""What every game offers beside its rules: typed actions, events and views, positions as text, and sentences.

The rules layer speaks in codes and rows; everybody else (matches, bots, server, terminal, proofs) speaks with a `Game`.
A game is stateless: it is asked about Terms `t` (all that was agreed) and a State `s` (all that changes).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from types import ModuleType
from typing import Any, ClassVar, Generic, Protocol, TypeVar, get_args, get_type_hints

import msgspec
import msgspec.inspect

from ..engine import Ints, Stream
from ..locale import Fact, ImperiaError, Message

SPECTATOR = -1  # a viewer who sits nowhere: sees what is public
EVERYTHING = -2  # the log's own eye: nothing is hidden from it

OptionsT = TypeVar("OptionsT", bound=msgspec.Struct)
ActionT = TypeVar("ActionT")
EventT = TypeVar("EventT")
ViewT = TypeVar("ViewT", bound=msgspec.Struct)


class IllegalAction(ImperiaError):
    """An action that the rules refuse here; `rule` says which rule, `reason` which sentence. Nothing was changed."""

    code = "illegal"


class BadOption(ImperiaError):
    """An option that is unknown, of the wrong type or out of its range; facts: game, option, value, allowed."""

    code = "option"


class BadSeats(ImperiaError):
    """A number of players that the game, its options or its deck or map does not allow; facts: game, players, least, most."""

    code = "seats"

    def __init__(self, rule: str = "", *, reason: str = "", **facts: Fact) -> None:
        super().__init__(rule, reason=reason or ("one" if facts.get("least") == facts.get("most") else ""), **facts)


class BadPosition(ImperiaError):
    """A position text that cannot be read; facts: where (the field, or line and column), what."""

    code = "position"


class BadContent(ImperiaError):
    """A deck or map file with a fault; facts: entry, what, and more by reason."""

    code = "content"


class Setup(msgspec.Struct, frozen=True):
    """All that is agreed before play, typed: what Terms are made of, what a record's head says."""

    game: str
    players: int
    options: Any  # the game's Options
    content: Any = None  # the deck or map, or None for the shipped one (and for a game without any)


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """How a game ended. returns: by seat; reason: a word of the game ("five_reds"), rule: the number that ended it."""

    returns: tuple[float, ...]
    winners: tuple[int, ...]
    reason: str
    rule: str


class Rules(Protocol):
    """A game's rules package (`games/X/rules`), plain or its compiled twin: codes in, rows out."""

    Terms: Any
    State: Any
    MAX_SEATS: int
    MAX_LEGAL: int
    N_ACTIONS: int
    OBSERVATION_SIZE: int
    MAX_EVENTS: int

    def new_game(self, t: Any, s: Any) -> None: ...
    def to_act(self, t: Any, s: Any) -> int: ...
    def may_act(self, t: Any, s: Any, seat: int) -> bool: ...
    def chance_outcomes(self, t: Any, s: Any) -> int: ...
    def legal_actions(self, t: Any, s: Any, seat: int, out: Ints) -> int: ...
    def apply(self, t: Any, s: Any, seat: int, action: int) -> None: ...
    def resign(self, t: Any, s: Any, seat: int) -> None: ...
    def returns(self, t: Any, s: Any, out: Ints) -> None: ...
    def determinize(self, t: Any, s: Any, seat: int, stream: Stream) -> None: ...
    def observe(self, t: Any, s: Any, seat: int, out: Ints) -> None: ...


class Game(ABC, Generic[OptionsT, ActionT, EventT, ViewT]):
    """One of the games. Class attributes name its types; msgspec encodes and decodes all of them (tagged unions)."""

    name: ClassVar[str]  # "imperial": folder, command, wire, records
    letter: ClassVar[str]  # of its rule numbers: "I"
    version: ClassVar[int]  # of its rules: raised whenever a golden record comes out differently
    seats: ClassVar[range]  # numbers of players that some options allow
    rules: ClassVar[Any]  # the rules package, as Rules
    search: ClassVar[ModuleType]  # games/X/search/playout: entry points over batches, same names in every game
    Options: ClassVar[Any]
    Action: ClassVar[Any]  # union of tagged structs
    Event: ClassVar[Any]  # union of tagged structs
    View: ClassVar[Any]
    Chance: ClassVar[Any] = Any  # what an outcome of chance means: a union of tagged structs, or any JSON
    Content: ClassVar[Any] = None  # the frozen struct of a deck or map file, or None

    # ---- before play

    @abstractmethod
    def terms(self, setup: Setup) -> Any:
        """The Terms record. Raises BadOption, BadSeats, BadContent."""

    @abstractmethod
    def setup(self, t: Any) -> Setup:
        """What these Terms were made of, defaults filled in; `terms(setup(t))` has the same bytes."""

    @abstractmethod
    def content(self, t: Any) -> Any:
        """The deck or map that is played with, whole, the shipped one too: records hold it. None for a game without any."""

    def read_content(self, text: str) -> Any:
        """A deck or map from TOML text, checked. Raises BadContent naming the entry."""
        raise NotImplementedError

    # ---- actions: codes of the rules and typed values

    @abstractmethod
    def action(self, t: Any, s: Any, seat: int, code: int) -> ActionT:
        """The typed action of a legal code, as this seat would say it now."""

    @abstractmethod
    def code(self, t: Any, s: Any, seat: int, action: ActionT) -> int:
        """The legal code of a typed action. Raises IllegalAction, naming the rule, for one that is not legal now."""

    def answers(self, t: Any, s: Any, seat: int) -> Sequence[ActionT]:
        """All answers to offer to a seat that has to know the right one itself; empty: its legal actions are offered."""
        return ()

    def table_answer(self, t: Any, s: Any, seat: int) -> ActionT | None:
        """What the table answers for a seat that has erred too often, or has no time left; None: it answers nothing for it."""
        return None

    @abstractmethod
    def chance(self, t: Any, s: Any, outcome: int) -> Any:
        """What an outcome of the chance event that is due means, typed (the card's name, the dice): for logs and tables."""

    @abstractmethod
    def chance_of(self, t: Any, s: Any, meaning: Any) -> int:
        """The outcome that means this: for dice and cards typed in by people, and for scripts. Raises IllegalAction."""

    # ---- what happened, and what is seen

    @abstractmethod
    def events(self, t: Any, s: Any) -> list[EventT]:
        """All that the last action led to, nothing hidden."""

    @abstractmethod
    def project(self, event: EventT, viewer: int) -> EventT | None:
        """The event as a viewer may know it (hidden cards blanked), or None if he learns nothing of it at all."""

    @abstractmethod
    def project_action(self, action: ActionT, seat: int, viewer: int) -> ActionT | None:
        """A log's action entry as a viewer may know it, or None. (What was chosen in secret stays so.)"""

    @abstractmethod
    def reveals(self, events: Iterable[EventT]) -> bool:
        """Whether these events told anybody, their causer included, something he did not know: undo never crosses that."""

    @abstractmethod
    def view(self, t: Any, s: Any, viewer: int) -> ViewT:
        """All that a viewer (a seat, or SPECTATOR) may know of the position, and nothing else."""

    @abstractmethod
    def result(self, t: Any, s: Any) -> Result | None:
        """How it ended, or None while it runs."""

    # ---- a whole state as a short text

    @abstractmethod
    def position(self, t: Any, s: Any) -> str:
        """The position notation: Terms and State but for event rows. `parse(position(t, s))` gives both back."""

    @abstractmethod
    def parse(self, text: str) -> tuple[Any, Any]:
        """Terms and State of a position text. Raises BadPosition naming what and where."""

    # ---- in words; `names` are the players' names by seat

    @abstractmethod
    def question(self, t: Any, s: Any, seat: int) -> Message:
        """What this seat is asked, for a prompt."""

    @abstractmethod
    def action_message(self, t: Any, s: Any, seat: int, action: ActionT, names: Sequence[str]) -> Message:
        """A legal action in words, for a list of choices."""

    def action_note(self, t: Any, s: Any, seat: int, action: ActionT) -> Message | None:
        """What is worth knowing before a legal action is chosen (its exact odds), from what this seat may know; or None."""
        return None

    def proposal(self, t: Any, s: Any, seat: int) -> list[ActionT]:
        """Actions that, one after another, answer what this seat is asked at the least loss; empty where nothing is proposed."""
        return []

    @abstractmethod
    def event_message(self, t: Any, event: EventT, names: Sequence[str]) -> Message | None:
        """A (projected) event as a line of the log, or None if it needs no words. Terms `t` know the deck's or map's names."""


SAID = {"on": True, "off": False}  # true and false as the rule books say them


def read_options(game: Game[Any, Any, Any, Any], mapping: Mapping[str, Any]) -> Any:
    """The game's Options from names and values, as a file, a form or a command line gives them; what is missing has its default.

    Values may be texts ("on", "true", "3"). Raises BadOption for a name or a value that the game does not know: facts game, option,
    value, allowed.
    """
    types = get_type_hints(game.Options, include_extras=True)
    fields = {name: types[name] for name in game.Options.__struct_fields__}
    read: dict[str, Any] = {}
    for name, value in mapping.items():
        if name not in fields:
            raise BadOption(reason="unknown", game=game.name, option=str(name), value=str(value), allowed=", ".join(fields) or "-")
        if fields[name] is bool and isinstance(value, str):
            value = SAID.get(value.strip().lower(), value)
        try:
            read[name] = msgspec.convert(value, fields[name], strict=not isinstance(value, str))
        except msgspec.ValidationError:
            allowed = _allowed(fields[name])
            raise BadOption(reason="value", game=game.name, option=name, value=str(value), allowed=allowed) from None
    return game.Options(**read)


def _allowed(kind: Any) -> str:
    """What a field of this type may be, for people: "on, off", "2-16", "led, any"."""
    told = msgspec.inspect.type_info(kind)
    if isinstance(told, msgspec.inspect.BoolType):
        return "on, off"
    if isinstance(told, msgspec.inspect.LiteralType):
        return ", ".join(str(value) for value in get_args(kind))  # in the order they were written
    if isinstance(told, msgspec.inspect.IntType):
        return f"{'' if told.ge is None else told.ge}-{'' if told.le is None else told.le}"
    if isinstance(told, msgspec.inspect.UnionType):
        return ", ".join(_allowed(part) for part in get_args(kind))
    return "null" if isinstance(told, msgspec.inspect.NoneType) else "text"
