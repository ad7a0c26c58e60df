"""The command `imperia`: serve, play, simulate, replay, verify, rules, check, doctor, config."""

from . import serve, play, simulate, records, rulebook, files, doctor, settings  # noqa: I001  the order of the help page
from .program import app, main

__all__ = ["app", "doctor", "files", "main", "play", "records", "rulebook", "serve", "settings", "simulate"]
