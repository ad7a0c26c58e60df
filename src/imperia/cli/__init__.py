"""The command `imperia`: serve, play, simulate, replay, verify, rules, print, check, doctor, config."""

from . import serve, play, simulate, records, rulebook, printing, files, doctor, settings  # noqa: I001  the order of the help page
from .program import app, main

__all__ = ["app", "doctor", "files", "main", "play", "printing", "records", "rulebook", "serve", "settings", "simulate"]
