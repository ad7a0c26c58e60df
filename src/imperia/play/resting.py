"""The log of a match, and how it takes little memory while nobody asks for it: few of the matches of a server are in motion."""

from __future__ import annotations

import zlib
from functools import cache
from typing import Any

import msgspec

from ..games.game import Game
from .log import AnyEntry, entry_type


@cache
def _decoder(game: Game[Any, Any, Any, Any]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(list[entry_type(game)])  # type: ignore[misc]


class Logged:
    """Something with a log. Entries are only added, and by `_append` of a match."""

    game: Game[Any, Any, Any, Any]

    def __init__(self) -> None:
        """An empty log."""
        self._entries: list[AnyEntry] = []
        self._commands: dict[tuple[int, str], int] = {}
        self._packed = b""

    @property
    def log(self) -> list[AnyEntry]:
        """All entries, `log[i].seq == i`; never to be changed from outside."""
        if self._packed:
            self._entries, self._packed = _decoder(self.game).decode(zlib.decompress(self._packed)), b""
            for entry in self._entries:
                self._note(entry)
        return self._entries

    @property
    def commands(self) -> dict[tuple[int, str], int]:
        """The entry that a client's command made, by seat and command."""
        return self._commands if self.log else {}

    def _note(self, entry: AnyEntry) -> None:
        command = getattr(entry, "command", "")
        if command:
            self._commands[entry.seat, command] = entry.seq  # type: ignore[union-attr]

    def _pack(self) -> None:
        """Keep the log in few bytes until somebody asks for it."""
        if self._entries:
            self._packed = zlib.compress(msgspec.json.encode(self._entries), 1)
            self._entries, self._commands = [], {}
