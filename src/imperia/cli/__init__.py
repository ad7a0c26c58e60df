"""The command `imperia`: play, simulate, replay, verify, rules, check, doctor, config."""

from . import doctor, files, rulebook, settings
from .program import app, main

__all__ = ["app", "doctor", "files", "main", "rulebook", "settings"]
