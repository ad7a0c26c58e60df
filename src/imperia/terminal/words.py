"""Understanding what a person types: numbers, codes, or words of any language with as few letters as it takes."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

PLAIN = str.maketrans({"ł": "l", "ё": "е", "♠": " s ", "♥": " h ", "♦": " d ", "♣": " c "})


class Choice(msgspec.Struct, frozen=True):
    """Something that can be chosen.

    action: what is then done; label: its line in a list; keys: codes that mean exactly this; aliases: texts whose words, or
    beginnings of them, may be typed (the label's, if there are none); legal: whether the rules allow it now (what they do
    not can be tried: the refusal tells why). Where a key is a number (armies, dice), numbers are no places in the list.
    """

    action: Any
    label: str
    keys: tuple[str, ...] = ()
    aliases: tuple[str, ...] = ()
    legal: bool = True
    note: str = ""  # what its look wants to remember when it is chosen
    inside: tuple[Choice, ...] = ()  # what is to be chosen next, if this is only a beginning: a card, and what to do with it


def plain(text: str) -> str:
    """A text without case, accents and signs: words with single spaces between them."""
    spread = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold().translate(PLAIN))
    kept = "".join(char if char.isalnum() else " " for char in spread if not unicodedata.combining(char))
    return " ".join(kept.split())


def fits(typed: Sequence[str], text: str) -> bool:
    """Whether every typed word begins a word of the text, each another one."""
    words = plain(text).split()
    for word in typed:
        found = next((one for one in words if one.startswith(word)), None)
        if found is None:
            return False
        words.remove(found)
    return True


def chosen(typed: str, choices: Sequence[Choice]) -> list[Choice]:
    """What may be meant: one choice if it is clear, several if it is not, none if nothing fits.

    A number is the place in the list, from 1; a key comes before the beginnings of words.
    """
    said = plain(typed)
    if not said:
        return []
    for same in (by_key(said, choices), by_number(said, choices), by_whole(said, choices)):
        if same:
            return same
    words = said.split()
    return [one for one in choices if any(fits(words, text) for text in one.aliases or (one.label,))]


def chosen_first(typed: str, choices: Sequence[Choice]) -> tuple[list[Choice], str]:
    """As `chosen`; if the whole means nothing, as many words from its beginning as mean one choice, and the words left.

    So several answers may be typed at once: "alaska kamchatka 3".
    """
    found = chosen(typed, choices)
    words = typed.split()
    for n in range(len(words) - 1, 0, -1):
        if found:
            break
        begun = chosen(" ".join(words[:n]), choices)
        if len(begun) == 1:
            return begun, " ".join(words[n:])
    return found, ""


def by_key(said: str, choices: Iterable[Choice]) -> list[Choice]:
    """The choice with this key; spaces do not matter."""
    close = said.replace(" ", "")
    return [one for one in choices if close in {plain(key).replace(" ", "") for key in one.keys}][:1]


def by_number(said: str, choices: Sequence[Choice]) -> list[Choice]:
    """The choice at this place in the list, unless numbers are amounts here."""
    if any(key.isdigit() for one in choices for key in one.keys):
        return []
    return [choices[int(said) - 1]] if said.isascii() and said.isdigit() and 0 < int(said) <= len(choices) else []


def by_whole(said: str, choices: Iterable[Choice]) -> list[Choice]:
    """The choice of which a text says exactly this."""
    return [one for one in choices if said in {plain(text) for text in (one.label, *one.aliases)}][:1]
