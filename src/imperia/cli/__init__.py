"""The command `imperia`: play, simulate, replay, verify, rules, check, doctor, config."""

from . import play, simulate, records, rulebook, files, doctor, settings  # noqa: I001  the order of the help page
from .program import app, main

__all__ = ["app", "doctor", "files", "main", "play", "records", "rulebook", "settings", "simulate"]
