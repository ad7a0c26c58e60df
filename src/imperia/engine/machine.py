"""The machine that rules run on: plain Python under the name `imperia`, Numba under the name `imperia_fast`."""

from typing import TYPE_CHECKING

COMPILED = __name__.startswith("imperia_fast.")

if TYPE_CHECKING or not COMPILED:
    from .plain import as_dict, batch, cards_in, copy, from_dict, lowest, pack, rule, table, unpack, zeros
else:
    from .compiled import as_dict, batch, cards_in, copy, from_dict, lowest, pack, rule, table, unpack, zeros

__all__ = [
    "COMPILED", "as_dict", "batch", "cards_in", "copy", "from_dict", "lowest", "pack", "rule", "table", "unpack", "zeros",
]  # fmt: skip
