"""The rule books of the three games, in three languages: one rule by its number, all of them, those that speak of something.

The books are the files that people read in `docs/rules`. The ledger says which function
implements each rule and which test proves it.
"""

from .book import Book, Option, Rule
from .figures import SIGNS, figures
from .ledger import Entry, has_tests, holes, ledger
from .shelf import GAMES, UnknownRule, book, game_of, rule, rules
from .words import search

__all__ = [
    "GAMES",
    "SIGNS",
    "Book",
    "Entry",
    "Option",
    "Rule",
    "UnknownRule",
    "book",
    "figures",
    "game_of",
    "has_tests",
    "holes",
    "ledger",
    "rule",
    "rules",
    "search",
]
