"""Where outcomes of chance come from: drawn fairly, drawn fast, scripted, or typed in by people at a real table.

A source keeps no state between draws: outcome number i follows from the source and i alone. So a match that was saved, has
crashed, or is replayed goes on exactly as it would have, and an index that is never used twice never gives a card twice.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Protocol, TypeAlias

import msgspec

from ..engine import Stream, batch, below, seed
from ..games.game import Game
from . import fair

Hex32 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class FairChance(msgspec.Struct, frozen=True, tag="fair", tag_field="source"):
    """What a record says of fair chance. commitment, entropies, seed: hexadecimal; entropies by seat, None of one who added
    nothing; seed: None until the end."""

    commitment: Hex32
    entropies: tuple[Hex32 | None, ...] = ()
    seed: Hex32 | None = None


class FastChance(msgspec.Struct, frozen=True, tag="fast", tag_field="source"):
    """What a record says of fast chance: the number of the stream, None until the end."""

    seed: int | None = None


class ScriptedChance(msgspec.Struct, frozen=True, tag="scripted", tag_field="source"):
    """What a record says of scripted chance."""


class TypedChance(msgspec.Struct, frozen=True, tag="typed", tag_field="source"):
    """What a record says of chance that people typed in."""


ChanceHead: TypeAlias = FairChance | FastChance | ScriptedChance | TypedChance


class Source(Protocol):
    """A source of outcomes. `draw` gives outcome number `index` of n, or None if people have to say what it was."""

    def draw(self, game: Game[Any, Any, Any, Any], t: Any, s: Any, index: int, n: int) -> int | None:
        """An outcome, or None."""
        ...

    def head(self, over: bool) -> ChanceHead:
        """What a record says of this source: while the match runs nothing that would tell outcomes to come."""
        ...

    def secret(self) -> Any:
        """What a save file must keep so that an unfinished match can go on: plain JSON, or None."""
        ...


class Fair:
    """Chance that can be checked (fair.py)."""

    def __init__(self, match: str, seed: bytes | None = None, entropies: Mapping[int, bytes] | None = None) -> None:
        """match: the id of the match, part of the key; seed: 32 secret bytes, by default from the system; entropies by seat."""
        self.match = match
        self.seed = seed if seed is not None else secrets.token_bytes(fair.SIZE)
        self.entropies = dict(entropies or {})
        if any(len(part) != fair.SIZE for part in (self.seed, *self.entropies.values())):
            raise ValueError(f"a seed, and what a seat adds, has {fair.SIZE} bytes")
        self.key = fair.key(self.seed, match, self.entropies)

    @classmethod
    def of(cls, opening: fair.Opening) -> Fair:
        """The source of an opening in which everybody has shown."""
        if not opening.complete:
            raise ValueError("not everybody has shown")
        return cls(opening.match, opening.seed, opening.shown)

    def draw(self, game: Game[Any, Any, Any, Any], t: Any, s: Any, index: int, n: int) -> int:
        """Outcome number `index` of n."""
        return fair.outcome(self.key, index, n)

    def head(self, over: bool) -> FairChance:
        """The commitment and what the seats added; after the end the seed too."""
        seats = range(max(self.entropies, default=-1) + 1)
        added = tuple(self.entropies[seat].hex() if seat in self.entropies else None for seat in seats)
        return FairChance(fair.commitment(self.seed), added, self.seed.hex() if over else None)

    def secret(self) -> str:
        """The seed in hexadecimal."""
        return self.seed.hex()


class Fast:
    """Chance for simulations: the engine's stream, one of its own for every index. Not secret: a few outcomes tell the rest."""

    def __init__(self, number: int | None = None) -> None:
        """number: 0 … 2^32-1; by default from the system."""
        self.number = number if number is not None else secrets.randbits(32)
        self._stream: Stream = batch(Stream, 1)[0]

    def draw(self, game: Game[Any, Any, Any, Any], t: Any, s: Any, index: int, n: int) -> int:
        """Outcome number `index` of n."""
        seed(self._stream, (self.number & 0xFFFFFFFF) | index << 32)
        below(self._stream, n)  # the first word still shows how a stream is seeded
        return below(self._stream, n)

    def head(self, over: bool) -> FastChance:
        """The number, after the end."""
        return FastChance(self.number if over else None)

    def secret(self) -> int:
        """The number."""
        return self.number


class Scripted:
    """Chance written beforehand, as meanings (cards by name, dice): for tests, puzzles, and games played over again."""

    def __init__(self, meanings: Sequence[Any], then: Source | None = None) -> None:
        """meanings: by index of chance; then: who goes on when they have run out, by default people."""
        self.meanings, self.then = list(meanings), then

    def draw(self, game: Game[Any, Any, Any, Any], t: Any, s: Any, index: int, n: int) -> int | None:
        """The outcome that meaning number `index` names. Raises IllegalAction if that cannot come now."""
        if index < len(self.meanings):
            meaning = self.meanings[index]
            if isinstance(meaning, dict):  # from a save file
                meaning = msgspec.convert(meaning, game.Chance)
            return game.chance_of(t, s, meaning)
        return self.then.draw(game, t, s, index, n) if self.then else None

    def head(self, over: bool) -> ScriptedChance:
        """Only that it was scripted: the log says the rest."""
        return ScriptedChance()

    def secret(self) -> Any:
        """The script."""
        return msgspec.to_builtins(self.meanings)


class Typed:
    """Chance of a real table: people roll and draw, and type in what came."""

    def draw(self, game: Game[Any, Any, Any, Any], t: Any, s: Any, index: int, n: int) -> None:
        """None: people have to say."""
        return

    def head(self, over: bool) -> TypedChance:
        """Only that people typed it in."""
        return TypedChance()

    def secret(self) -> None:
        """Nothing."""
        return


def source_of(match: str, head: ChanceHead, secret: Any = None) -> Source:
    """The source that a record or a save file speaks of.

    match: the id; secret: what `Source.secret` gave, or None (then the head's seed, if the match has ended). Without either
    nothing can be drawn, and people would have to say. Raises ValueError for a secret that is none.
    """
    match head:
        case FairChance(seed=known) if secret is not None or known is not None:
            added = {seat: bytes.fromhex(text) for seat, text in enumerate(head.entropies) if text is not None}
            return Fair(match, bytes.fromhex(str(secret or known)), added)
        case FastChance(seed=number) if secret is not None or number is not None:
            return Fast(int(str(number if secret is None else secret)))
        case ScriptedChance() if isinstance(secret, list):
            return Scripted(secret)
    return Typed()
