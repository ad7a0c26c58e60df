"""A game being played: the match and its log, chance that can be checked, records that can be replayed and verified."""

from .course import Seat
from .fair import Opening
from .log import PERSON, By, decode_entry, encode_entry, project_entry
from .match import Awaited, Match
from .questions import Decision, Question
from .sources import Fair, Fast, Scripted, Source, Typed

__all__ = [
    "PERSON", "Awaited", "By", "Decision", "Fair", "Fast", "Match", "Opening", "Question", "Scripted", "Seat", "Source", "Typed",
    "decode_entry", "encode_entry", "project_entry",
]  # fmt: skip
