"""What happened, as typed values. A seat of -1 is neutral land (C28, C40). rows.py makes them from the rows of the rules."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

import msgspec

NEUTRAL_SEAT = -1


class RolledForFirst(msgspec.Struct, frozen=True, tag="rolled_for_first", tag_field="event"):
    """C6, C9 A die of each seat that rolled; purpose: claim or start."""

    purpose: str
    dice: tuple[tuple[int, int], ...]


class First(msgspec.Struct, frozen=True, tag="first", tag_field="event", gc=False):
    """C6, C9 Who won that roll."""

    seat: int
    purpose: str


class Claimed(msgspec.Struct, frozen=True, tag="claimed", tag_field="event", gc=False):
    """C7 An army on an empty territory."""

    seat: int
    territory: str


class Dealt(msgspec.Struct, frozen=True, tag="dealt", tag_field="event", gc=False):
    """C7, C40 A territory is dealt, with an army on it."""

    seat: int
    territory: str


class Placed(msgspec.Struct, frozen=True, tag="placed", tag_field="event", gc=False):
    """C8, C15 Armies come onto a territory of `seat`; by: who placed them (another only for neutral land)."""

    seat: int
    territory: str
    armies: int
    by: int


class TurnBegan(msgspec.Struct, frozen=True, tag="turn_began", tag_field="event", gc=False):
    """C25 A seat's turn; round counts from 1."""

    seat: int
    round: int


class Reinforced(msgspec.Struct, frozen=True, tag="reinforced", tag_field="event", gc=False):
    """C10, C11 The armies of the turn: for territories, for each whole continent, and altogether."""

    rule: ClassVar[str] = "C10"
    seat: int
    for_territories: int
    for_continents: tuple[tuple[str, int], ...]
    armies: int


class TurnedIn(msgspec.Struct, frozen=True, tag="turned_in", tag_field="event", gc=False):
    """C12 A set, open, and the armies that it brings."""

    rule: ClassVar[str] = "C12"
    seat: int
    cards: tuple[str, ...]
    armies: int


class BonusPlaced(msgspec.Struct, frozen=True, tag="bonus_placed", tag_field="event", gc=False):
    """C14 Armies stand at once on the territory of a turned-in card."""

    rule: ClassVar[str] = "C14"
    seat: int
    territory: str
    armies: int


class BonusKept(msgspec.Struct, frozen=True, tag="bonus_kept", tag_field="event", gc=False):
    """C14 They are kept for a later set of the turn."""

    seat: int


class Attacked(msgspec.Struct, frozen=True, tag="attacked", tag_field="event", gc=False):
    """C16 An attack is declared."""

    seat: int
    source: str
    target: str
    dice: int


class AttacksUntil(msgspec.Struct, frozen=True, tag="until", tag_field="event", gc=False):
    """C21 It is repeated as long as more than so many armies are left."""

    seat: int
    source: str
    target: str
    armies: int


class Stopped(msgspec.Struct, frozen=True, tag="stopped", tag_field="event", gc=False):
    """C21 The declared roll will be the last."""

    seat: int


class Defended(msgspec.Struct, frozen=True, tag="defended", tag_field="event", gc=False):
    """C17 The dice of the defender."""

    seat: int
    territory: str
    dice: int


class Rolled(msgspec.Struct, frozen=True, tag="rolled", tag_field="event", gc=False):
    """C18, C19 The dice, from high to low, and the armies that they cost each side."""

    rule: ClassVar[str] = "C19"
    attacker: int
    defender: int
    source: str
    target: str
    red: tuple[int, ...]
    white: tuple[int, ...]
    attacker_loses: int
    defender_loses: int


class Conquered(msgspec.Struct, frozen=True, tag="conquered", tag_field="event", gc=False):
    """C20 A territory is taken from its owner."""

    rule: ClassVar[str] = "C20"
    seat: int
    territory: str
    owner: int


class Eliminated(msgspec.Struct, frozen=True, tag="eliminated", tag_field="event", gc=False):
    """C22 A seat is out."""

    rule: ClassVar[str] = "C22"
    seat: int
    by: int


class CardsPassed(msgspec.Struct, frozen=True, tag="cards_passed", tag_field="event", gc=False):
    """C22, C30 So many cards go to the conqueror; which ones, only he and who held them know."""

    rule: ClassVar[str] = "C22"
    seat: int
    owner: int
    n: int
    cards: tuple[str, ...] | None = None


class Occupied(msgspec.Struct, frozen=True, tag="occupied", tag_field="event", gc=False):
    """C20 Armies move into the conquered territory."""

    rule: ClassVar[str] = "C20"
    seat: int
    source: str
    target: str
    armies: int


class AttacksEnded(msgspec.Struct, frozen=True, tag="attacks_ended", tag_field="event", gc=False):
    """C23 No more attacks."""

    seat: int


class Fortified(msgspec.Struct, frozen=True, tag="fortified", tag_field="event", gc=False):
    """C23 Armies move along own land."""

    rule: ClassVar[str] = "C23"
    seat: int
    source: str
    target: str
    armies: int


class Shuffled(msgspec.Struct, frozen=True, tag="shuffled", tag_field="event", gc=False):
    """C24 The n turned-in cards become the draw pile."""

    n: int


class CardTaken(msgspec.Struct, frozen=True, tag="card_taken", tag_field="event", gc=False):
    """C24, C30 A card for a conquest; card is None for those who may not see it."""

    rule: ClassVar[str] = "C24"
    seat: int
    card: str | None = None


class NoCardLeft(msgspec.Struct, frozen=True, tag="no_card_left", tag_field="event", gc=False):
    """C24 A card is due, and there is none."""

    seat: int


class RoundEnded(msgspec.Struct, frozen=True, tag="round_ended", tag_field="event", gc=False):
    """C26 So many rounds are over."""

    round: int


class Resigned(msgspec.Struct, frozen=True, tag="resigned", tag_field="event", gc=False):
    """C28 A seat leaves for good."""

    seat: int


class BecameNeutral(msgspec.Struct, frozen=True, tag="became_neutral", tag_field="event", gc=False):
    """C28 Its territories, so many, are neutral."""

    rule: ClassVar[str] = "C28"
    seat: int
    territories: int


class CardsReturned(msgspec.Struct, frozen=True, tag="cards_returned", tag_field="event", gc=False):
    """C28 Its cards go to the turned-in ones, open."""

    seat: int
    cards: tuple[str, ...]


class Won(msgspec.Struct, frozen=True, tag="won", tag_field="event", gc=False):
    """C26-C28 The end: who wins (several share), and why: world, last, rounds, resigned."""

    rule: ClassVar[str] = "C26"
    seats: tuple[int, ...]
    why: str


Event: TypeAlias = (
    RolledForFirst
    | First
    | Claimed
    | Dealt
    | Placed
    | TurnBegan
    | Reinforced
    | TurnedIn
    | BonusPlaced
    | BonusKept
    | Attacked
    | AttacksUntil
    | Stopped
    | Defended
    | Rolled
    | Conquered
    | Eliminated
    | CardsPassed
    | Occupied
    | AttacksEnded
    | Fortified
    | Shuffled
    | CardTaken
    | NoCardLeft
    | RoundEnded
    | Resigned
    | BecameNeutral
    | CardsReturned
    | Won
)
