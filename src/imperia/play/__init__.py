"""A game being played: the match and its log, chance that can be checked, records that can be replayed and verified."""

from .course import Seat
from .fair import Opening
from .line import Step
from .log import PERSON, By, decode_entry, encode_entry, project_entry
from .match import Match
from .questions import Awaited, Decision, Question, read_action
from .record import Record, read_record, write_record
from .replay import at, replay
from .saving import load, save, save_record
from .sources import Fair, Fast, Scripted, Source, Typed
from .verify import Report, verify

__all__ = [
    "PERSON", "Awaited", "By", "Decision", "Fair", "Fast", "Match", "Opening", "Question", "Record", "Report", "Scripted",
    "Seat", "Source", "Step", "Typed", "at", "decode_entry", "encode_entry", "load", "project_entry", "read_action", "read_record",
    "replay", "save", "save_record", "verify", "write_record",
]  # fmt: skip
