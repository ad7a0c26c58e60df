"""What makes one text run plain and compiled: records, rules, tables, streams."""

from .contract import CHANCE, NOBODY, OVER
from .layout import Array, Int8, Int16, Int32, Int64, Ints, Table, record, size
from .machine import COMPILED, as_dict, batch, cards_in, copy, from_dict, lowest, pack, rule, table, unpack, zeros
from .sets import nth, some_of
from .stream import Stream, below, seed, seed_at
from .twin import CompilerMissing, compiled

__all__ = [
    "CHANCE", "COMPILED", "NOBODY", "OVER", "Array", "CompilerMissing", "Int8", "Int16", "Int32", "Int64", "Ints", "Stream",
    "Table", "as_dict", "batch", "below", "cards_in", "compiled", "copy", "from_dict", "lowest", "nth", "pack", "record",
    "rule", "seed", "seed_at", "size", "some_of", "table", "unpack", "zeros",
]  # fmt: skip
