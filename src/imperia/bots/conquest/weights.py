"""The weights of the quick player of Imperium."""

from __future__ import annotations

# in the order of `games/conquest/search/weighing.py`
WEIGHTS = (18, 19, 213, 6, 132, 122, 3, 9, 7, 3, 49, 43, 156, 5, 2, 10, 1, 0, 3, 10, 1, 10, 3, 4)
