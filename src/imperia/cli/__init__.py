"""The command `imperia`: serve, play, simulate, arena, ladder, replay, verify, review, rules, print, check, doctor, config."""

from . import serve, play, simulate, arena, ladder, records, review, rulebook, printing, files, doctor, settings  # noqa: I001  the order of the help page
from .program import app, main

__all__ = [
    "app", "arena", "doctor", "files", "ladder", "main", "play", "printing", "records", "review", "rulebook", "serve", "settings",
    "simulate",
]  # fmt: skip
