"""What a seat can do, and what chance can bring, as typed values; both ways between them and the codes of the rules."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from .pack import NAME, QUARTETS, RUNS, SUITS
from .rules import A_POINT, A_QUARTET, A_SEQUENCE
from .rules.cards import N_SUITS
from .rules.declarations import N_ANNOUNCEMENTS


class Play(msgspec.Struct, frozen=True, tag="play", tag_field="do", gc=False):
    """I18, I19 Lead or follow with this card: "QH"."""

    card: str


class NamePoint(msgspec.Struct, frozen=True, tag="point", tag_field="do", gc=False):
    """I13 My point is this suit: "S", "H", "D" or "C"."""

    suit: str


class NameSequence(msgspec.Struct, frozen=True, tag="sequence", tag_field="do", gc=False):
    """I14 My best sequence is "KQJA", "KQJ" or "QJA" in this suit; both empty: I have none."""

    run: str = ""
    suit: str = ""


class NameQuartet(msgspec.Struct, frozen=True, tag="quartet", tag_field="do", gc=False):
    """I15 My best quartet is four "K", "Q", "J", "A" or "7"; empty: I have none."""

    rank: str = ""


class Named(msgspec.Struct, frozen=True, tag="named", tag_field="do", gc=False):
    """I17 An announcement as others see it in the log: of which class, not what. (What they hear of it is told by events.)"""

    of: str


class DrawLot(msgspec.Struct, frozen=True, tag="lot", tag_field="do", gc=False):
    """I9 Chance: the first dealer."""

    dealer: int


class DealCard(msgspec.Struct, frozen=True, tag="deal", tag_field="do", gc=False):
    """I8 Chance: the next card and who gets it; card is None for those who may not know it."""

    to: int
    card: str | None = None


class TurnUp(msgspec.Struct, frozen=True, tag="turn_up", tag_field="do", gc=False):
    """I8 Chance: the card that fixes trumps."""

    card: str


Action: TypeAlias = Play | NamePoint | NameSequence | NameQuartet | Named
Chance: TypeAlias = DrawLot | DealCard | TurnUp


def _announcement(code: int) -> Action:
    if code < A_SEQUENCE:
        return NamePoint(SUITS[code - A_POINT])
    if code >= A_QUARTET:
        return NameQuartet(QUARTETS[code - A_QUARTET])
    if code == A_SEQUENCE:
        return NameSequence()
    run, suit = divmod(code - A_SEQUENCE - 1, N_SUITS)
    return NameSequence(RUNS[run + 1], SUITS[suit])


ACTIONS: list[Action] = [Play(name) for name in NAME] + [_announcement(A_POINT + i) for i in range(N_ANNOUNCEMENTS)]  # by code
CODES: dict[Action, int] = {action: code for code, action in enumerate(ACTIONS)}


def code_of(action: Any) -> int | None:
    """The code of an action, or None if there is no such action."""
    try:
        return CODES.get(action)
    except TypeError:  # what is not hashable is no action
        return None


HIDDEN = {kind: Named(kind.__struct_config__.tag) for kind in (NamePoint, NameSequence, NameQuartet)}  # type: ignore[arg-type]

DEALT = [[DealCard(seat, name) for name in NAME] for seat in range(2)]
DEALT_HIDDEN = [DealCard(seat) for seat in range(2)]
TURNED = [TurnUp(name) for name in NAME]
LOTS = [DrawLot(seat) for seat in range(2)]
