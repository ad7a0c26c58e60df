"""Finds the line of an entry in a TOML text, so that a fault can name it."""

from __future__ import annotations

import re
from typing import Any

HEAD = re.compile(r"\s*\[(\[)?\s*([\w.-]+)\s*\]")
KEY = re.compile(r"\s*([\w-]+)\s*=")


class Where:
    """Tables and keys of a text, by line."""

    def __init__(self, text: str) -> None:
        self.lines: dict[tuple[Any, ...], int] = {}
        self.text = text.split("\n")
        at: tuple[Any, ...] = ()
        counted: dict[str, int] = {}
        for number, line in enumerate(self.text, 1):
            head, key = HEAD.match(line), KEY.match(line)
            if head:
                name = head[2]
                at = (name, counted.get(name, 0)) if head[1] else (name,)
                counted[name] = counted.get(name, 0) + 1
                self.lines.setdefault(at, number)
            elif key:
                self.lines.setdefault((*at, key[1]), number)

    def line(self, *path: Any) -> int:
        """The line of a path, ("colour", 2, "ladder") say; or of the nearest that holds it; 0 where the text does not say.

        An object of a colour is ("colour", 2, "object", its id, its field): it is looked for by its id.
        """
        if len(path) >= 4 and path[3]:
            found = self._object(path[:3], str(path[3]))
            if found:
                return found
        for end in range(len(path), 0, -1):
            if path[:end] in self.lines:
                return self.lines[path[:end]]
        return 0

    def _object(self, path: tuple[Any, ...], name: str) -> int:
        """The line of an object within its colour's list."""
        first = self.lines.get(path, 0)
        for number in range(first, len(self.text) + 1) if first else ():
            if number > first and HEAD.match(self.text[number - 1]):
                return 0
            if f'"{name}"' in self.text[number - 1]:
                return number
        return 0
