"""The names of cards, suits, classes and causes, and tables from codes to names: conversion is a look-up, never a computation."""

from __future__ import annotations

from .rules.cards import N_CARDS, N_RANKS, N_SUITS

RANKS, SUITS = "789TAJQK", "SHDC"
RUNS = ("", "QJA", "KQJ", "KQJA")  # by value (I14)
QUARTETS = ("", "7", "A", "J", "Q", "K")  # by value (I15)
CLASSES = ("blanche", "point", "sequence", "quartet", "turned_sequence", "turned_quartet")
CAUSES = (*CLASSES, "turn_up", "jack", "ace", "honour", "tricks", "exchange")
ASKED = ("nothing", "lot", "card", "declare", "lead", "follow")

NAME = [RANKS[card % N_RANKS] + SUITS[card // N_RANKS] for card in range(N_CARDS)]
CODE = {name: card for card, name in enumerate(NAME)}

_IN_SUIT = [
    [tuple(NAME[suit * N_RANKS + rank] for rank in reversed(range(N_RANKS)) if ranks >> rank & 1) for ranks in range(256)]
    for suit in range(N_SUITS)
]
_SPADES, _HEARTS, _DIAMONDS, _CLUBS = _IN_SUIT


def names_of(cards: int) -> tuple[str, ...]:
    """The names of a set of cards: by suit, the highest first."""
    return _SPADES[cards & 255] + _HEARTS[cards >> 8 & 255] + _DIAMONDS[cards >> 16 & 255] + _CLUBS[cards >> 24 & 255]


def card_named(text: str) -> int | None:
    """The card of a name: "QH", "qh", "10H"; None if there is no such card."""
    name = text.strip().upper()
    return CODE.get("T" + name[2:] if name[:2] == "10" else name)
