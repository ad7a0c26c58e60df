"""What a position, and what each legal action, is worth: hints while a game runs, its review when it is over.

A hint uses what a seat may know and nothing else. A review is of a game that has ended, with all its cards open.
"""

from __future__ import annotations

from .hints import Hint, hint
from .judge import Judge, Judged
from .judges import judge_for
from .mistakes import Mistake
from .review import Review, review

__all__ = ["Hint", "Judge", "Judged", "Mistake", "Review", "hint", "judge_for", "review"]
