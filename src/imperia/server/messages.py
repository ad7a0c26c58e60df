"""All that a browser and the server say to each other over the socket, and what the server stores of a table.

Every message is one JSON text with `say` as its tag. The client's TypeScript types are made from these structs.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ..judging import Review
from ..locale import Message

Nickname = Annotated[str, Meta(min_length=1, max_length=24)]
Line = Annotated[str, Meta(min_length=1, max_length=400)]
CommandId = Annotated[str, Meta(min_length=8, max_length=40, pattern="^[A-Za-z0-9_-]+$")]
Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Phrase = Literal["hello", "thanks", "well_played", "oops", "thinking", "hurry", "good_game", "one_moment"]


class Said(msgspec.Struct, frozen=True, tag_field="say", rename="camel", omit_defaults=False):
    """A message of either side."""


# ---- what a client says


class Hello(Said, frozen=True, tag="hello"):
    """The first message of a socket: which table, who I am (the seat's secret; none: a spectator), what I have already.

    A table that is not open is entered with its invitation, which stands behind the `#` of its link.
    """

    table: Annotated[str, Meta(max_length=40)]
    invite: Annotated[str, Meta(max_length=100)] = ""
    secret: Annotated[str, Meta(max_length=100)] = ""
    match: Annotated[str, Meta(max_length=60)] = ""
    seq: int = -1  # the last entry of that match that this client has


class Act(Said, frozen=True, tag="act"):
    """Answer a question of the match."""

    id: CommandId
    decision: Annotated[str, Meta(max_length=40)]
    action: Any


class Back(Said, frozen=True, tag="back"):
    """I am here again: the bot that sits in for me gives the seat back."""

    id: CommandId


class Undo(Said, frozen=True, tag="undo"):
    """Take back my own last steps, as far as nothing was told by them."""

    id: CommandId


class Takeback(Said, frozen=True, tag="takeback"):
    """Ask all others to go back to before an entry; or, if asked already, agree or disagree."""

    id: CommandId
    to: int
    agree: bool = True


class Resign(Said, frozen=True, tag="resign"):
    """Leave the match for good."""

    id: CommandId


class Pause(Said, frozen=True, tag="pause"):
    """Pause the match, or go on."""

    id: CommandId
    on: bool


class Chat(Said, frozen=True, tag="chat"):
    """Say something to all at the table: own words, or one of the quick phrases."""

    id: CommandId
    text: Annotated[str, Meta(max_length=400)] = ""
    phrase: Phrase | None = None


class WantHint(Said, frozen=True, tag="hint"):
    """What is best for my seat, as far as it may know? The answer comes as `hinted`."""

    id: CommandId
    decision: Annotated[str, Meta(max_length=40)]


class WantReview(Said, frozen=True, tag="review"):
    """After the end: the review of the match. The answer comes as `reviewed`."""

    id: CommandId
    match: Annotated[str, Meta(max_length=60)]


class Sit(Said, frozen=True, tag="sit"):
    """Sit down on an open seat, or move to another one before the start."""

    id: CommandId
    nickname: Nickname
    seat: SeatNumber | None = None  # None: any that is open


class Stand(Said, frozen=True, tag="stand"):
    """Get up before the start; during play: let a bot play for me until I am back."""

    id: CommandId


class Rename(Said, frozen=True, tag="rename"):
    """Another nickname."""

    id: CommandId
    nickname: Nickname


class SetSeat(Said, frozen=True, tag="setSeat"):
    """Host: put a bot of a level on a seat, or open it again (a person on it is removed)."""

    id: CommandId
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=20)] = ""  # its level; empty: open


class Configure(Said, frozen=True, tag="configure"):
    """Host, before the start: options, number of seats, deck or map, what the table does about clocks and absence."""

    id: CommandId
    players: SeatNumber | None = None
    options: dict[str, Any] | None = None
    content: Annotated[str, Meta(max_length=200_000)] | None = None  # TOML; empty: the shipped one
    settings: TableSettings | None = None


class Start(Said, frozen=True, tag="start"):
    """Host: begin the match."""

    id: CommandId


class Rematch(Said, frozen=True, tag="rematch"):
    """Host, after the end: a new match with the seats rotated by one."""

    id: CommandId


class HandOver(Said, frozen=True, tag="handOver"):
    """Host: make another seat the host."""

    id: CommandId
    seat: SeatNumber


class Lock(Said, frozen=True, tag="lock"):
    """Host: nobody else may sit down (or watch), or may again."""

    id: CommandId
    on: bool


class Close(Said, frozen=True, tag="close"):
    """Host: end the table."""

    id: CommandId


class EntropyHash(Said, frozen=True, tag="entropyHash"):
    """The SHA-256 of 32 random bytes of this seat, for this try of the start."""

    attempt: int
    hash: Hex32


class EntropyBytes(Said, frozen=True, tag="entropyBytes"):
    """The bytes themselves."""

    attempt: int
    bytes: Hex32


class At(Said, frozen=True, tag="at"):
    """Show me the position after an entry (the scrubber)."""

    match: Annotated[str, Meta(max_length=60)]
    seq: int


class MoveDevice(Said, frozen=True, tag="moveDevice"):
    """Give me a link that moves my seat to another device: a second secret for the seat."""

    id: CommandId


class Ping(Said, frozen=True, tag="ping"):
    """Still here; `at` comes back."""

    at: float


FromClient = (
    Hello
    | Act
    | Back
    | Undo
    | Takeback
    | Resign
    | Pause
    | Chat
    | WantHint
    | WantReview
    | Sit
    | Stand
    | Rename
    | SetSeat
    | Configure
    | Start
    | Rematch
    | HandOver
    | Lock
    | Close
    | EntropyHash
    | EntropyBytes
    | At
    | MoveDevice
    | Ping
)


# ---- what the server says


class TableSettings(msgspec.Struct, frozen=True, rename="camel"):
    """What a table chooses beside the game's options.

    clock: none, advisory (shown only), move (seconds for each answer), game (seconds for the whole game, plus `increment`
    for each answer), or days (days for each answer).
    """

    clock: Literal["none", "advisory", "move", "game", "days"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=86_400)] = 60  # of `move`, `game`, `advisory`
    increment: Annotated[int, Meta(ge=0, le=600)] = 0
    days: Annotated[int, Meta(ge=1, le=14)] = 2
    out_of_time: Literal["bot", "resign"] = "bot"  # a clock that runs out gives the seat to a bot, or resigns it
    absence: Annotated[int, Meta(ge=0, le=86_400)] = 60  # seconds until a bot sits in for who is gone; 0: never
    bot: Annotated[str, Meta(max_length=20)] = "casual"  # the level of bots that sit in
    open: bool = False  # listed among the open tables
    spectators: bool = True
    hints: bool = True  # players may ask for hints


class SeatInfo(msgspec.Struct, frozen=True, rename="camel"):
    """A seat as all may see it."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    level: str = ""  # of the bot that sits there, or sits in for the person
    present: bool = False
    sits_in: bool = False  # a bot answers for the person who is gone
    resigned: bool = False


class TableInfo(Said, frozen=True, tag="table"):
    """All that is public about a table but the match itself; sent whole at every change."""

    table: str
    version: int
    game: str
    status: Literal["lobby", "starting", "playing", "paused", "ended", "closed"]
    seats: list[SeatInfo]
    host: int  # the seat with the host's rights, or -1
    players: list[int]  # numbers of seats that the options allow
    options: dict[str, Any]
    differs: list[str]  # names of options that differ from the classic game
    content: Message | None  # the name of the deck or map file; None: the shipped one
    settings: TableSettings
    locked: bool
    match: str  # the id of the match that can be seen here, empty before the first start
    earlier: list[str]  # the ids of the matches before it, the oldest first: they can be reviewed
    spectators: int
    idle_days: int  # after so many without a visit the table is closed


class Welcome(Said, frozen=True, tag="welcome"):
    """The answer to Hello."""

    seat: int  # -1: a spectator
    invite: str  # the table's invitation, for its seats to share; empty for spectators
    server: str  # the version of the program
    now: float  # the server's clock, seconds since 1970
    lan: str = ""  # where others in the local network find the page, if the server is there for them: a link for friends needs it


class Seated(Said, frozen=True, tag="seated"):
    """You sit now; the secret is yours: whoever has it, has the seat."""

    seat: int
    secret: str


class DeviceLink(Said, frozen=True, tag="deviceLink"):
    """The secret for another device, to be put behind the `#` of the table's address."""

    secret: str


class Choice(msgspec.Struct, frozen=True, rename="camel"):
    """A legal action: what to send, how to say it, and what is worth knowing before it is chosen (exact odds)."""

    action: Any
    message: Message
    note: Message | None = None


class Prompt(msgspec.Struct, frozen=True, rename="camel"):
    """A question to this viewer's seat. proposal: actions that, one after another, answer it at the least loss; may be empty."""

    decision: str
    question: Message
    choices: list[Choice]
    proposal: list[Any] = []


class Told(msgspec.Struct, frozen=True, rename="camel"):
    """An event, typed for motion, and as a line of the log if it needs words."""

    event: Any
    message: Message | None = None
    rule: str = ""  # the number of the rule behind it, where there is one to open


class Frame(msgspec.Struct, frozen=True, rename="camel"):
    """An entry of the log as this viewer may know it. Every viewer gets every number; what he may not know is a skip."""

    seq: int
    at: float
    kind: str  # action, chance, start, takeover, return, pause, resume, clock, resign, undo, takeback, chat, end, skip
    seat: int = -1
    by: str = ""  # person, table, or a bot's level
    action: Any = None  # of an action, if this viewer may know it
    to: int = -1  # of undo and takeback: the entry after which the position is again
    line: Message | None = None  # what the entry itself says, beside its events
    told: list[Told] = []


class Clock(msgspec.Struct, frozen=True, rename="camel"):
    """A seat's clock: seconds remaining when `since` was now; running if `since` is not None."""

    remaining: float
    since: float | None = None


class Update(Said, frozen=True, tag="update"):
    """New entries, and the position after the last of them."""

    match: str
    frames: list[Frame]
    view: Any
    prompt: Prompt | None
    asked: list[int]  # the seats that the match waits for
    undo: bool  # whether this seat may undo now
    clocks: list[Clock] = []


class Snapshot(Said, frozen=True, tag="snapshot"):
    """The whole match as this viewer may know it: after joining, or after too long an absence."""

    match: str
    seq: int
    frames: list[Frame]  # the log so far
    view: Any
    prompt: Prompt | None
    asked: list[int]
    undo: bool
    clocks: list[Clock] = []
    commitment: str = ""


class Then(Said, frozen=True, tag="then"):
    """The position after an earlier entry, for the scrubber."""

    match: str
    seq: int
    view: Any


class Advice(msgspec.Struct, frozen=True, rename="camel"):
    """An action that a hint speaks of. chance: of its seat to win, 0-1; gain: whites to the end of the deal, in Imperial."""

    action: Any
    message: Message
    chance: float
    gain: float | None = None


class Hinted(Said, frozen=True, tag="hinted"):
    """To a seat that asked: the best it can do, the best first. Nobody else is told."""

    decision: str
    moves: list[Advice]


class Reviewed(Said, frozen=True, tag="reviewed"):
    """To whoever asked: a match that has ended, judged. Entries are named by their numbers in the log."""

    match: str
    review: Review


class EntropyWanted(Said, frozen=True, tag="entropyWanted"):
    """A start begins: the host's commitment; every person seated sends the hash of 32 random bytes."""

    attempt: int
    match: str
    commitment: str
    seats: list[int]  # those that are asked


class EntropyReveal(Said, frozen=True, tag="entropyReveal"):
    """All hashes are there: now the bytes."""

    attempt: int
    hashes: dict[int, str]


class TakebackAsked(Said, frozen=True, tag="takebackAsked"):
    """A seat asks all to go back to before an entry; who has agreed so far. Empty `to` (-1): the question is off."""

    to: int
    seat: int
    agreed: list[int]


class Done(Said, frozen=True, tag="done"):
    """A command was carried out (or had been: a repeat gets the first answer again)."""

    id: str
    seq: int = -1


class Refused(Said, frozen=True, tag="refused"):
    """A command, or a whole message, was not carried out: a code for programs, a sentence, the rule."""

    code: str
    message: Message
    id: str = ""
    rule: str = ""


class Closing(Said, frozen=True, tag="closing"):
    """The socket is about to be closed by the server, and why."""

    code: str
    message: Message


class Pong(Said, frozen=True, tag="pong"):
    """The answer to Ping."""

    at: float
    now: float


FromServer = (
    TableInfo
    | Welcome
    | Seated
    | DeviceLink
    | Update
    | Snapshot
    | Then
    | Hinted
    | Reviewed
    | EntropyWanted
    | EntropyReveal
    | TakebackAsked
    | Done
    | Refused
    | Closing
    | Pong
)
