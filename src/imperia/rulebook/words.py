"""Finds the rules that speak of something, in three languages with endings: "trick" finds tricks, "взятку" finds взятки."""

from __future__ import annotations

import re
import unicodedata

from .book import Rule
from .shelf import rules

_WORD = re.compile(r"\w+")


def search(game: str, words: str, language: str) -> list[Rule]:
    """The rules in which every one of these words occurs, in any inflection; the most telling first. Raises as `book`."""
    wanted = [_stem(word) for word in _WORD.findall(_folded(words))]
    if not wanted:
        return []
    scored = [(_score(rule, wanted), place, rule) for place, rule in enumerate(rules(game, language))]
    return [rule for score, _, rule in sorted(scored, key=lambda one: (-one[0], one[1])) if score > 0]


def _score(rule: Rule, wanted: list[str]) -> float:
    """How much a rule speaks of these stems: how dense they stand in it, a heading counting more; 0 if one is missing."""
    inside = _WORD.findall(_folded(f"{rule.number} {rule.text}"))
    above = _WORD.findall(_folded(rule.heading))
    hits = [(_count(inside, stem), _count(above, stem)) for stem in wanted]
    if any(here + there == 0 for here, there in hits):
        return 0.0
    return sum(here / (len(inside) + 20) + 0.01 * there for here, there in hits)


def _count(words: list[str], stem: str) -> int:
    return sum(word.startswith(stem) for word in words)


def _folded(text: str) -> str:
    """Small letters without accents, so that "lewą", "lewa" and "ё", "е" are alike."""
    apart = unicodedata.normalize("NFKD", text.lower().replace("й", "\0").replace("ł", "l"))
    return "".join(sign for sign in apart if not unicodedata.combining(sign)).replace("\0", "й")


def _stem(word: str) -> str:
    """A word without what an ending may change; short words and numbers stay whole."""
    if len(word) < 4 or any(sign.isdigit() for sign in word):
        return word
    return word[:-1] if len(word) < 6 else word[: max(4, len(word) - 3)]
