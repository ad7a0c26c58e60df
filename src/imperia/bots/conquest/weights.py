"""The weights of the quick player of Imperium: chosen by hand, then by `learning.py`, which goes on from them."""

from __future__ import annotations

# in the order of `games/conquest/search/weighing.py`
WEIGHTS = (18, 19, 213, 6, 132, 83, 3, 9, 7, 4, 49, 43, 156, 5, 2, 10, 1, 0, 3, 10, 1, 10, 3, 4)
