"""Sizes in millimetres."""

from __future__ import annotations

CARD = (63.0, 88.0)  # of every card
BLEED = 3.0  # how far cards are painted beyond their edge
