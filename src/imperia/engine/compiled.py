# mypy: ignore-errors
"""The machine of Numba: a record is an element of a structured array; every rule is compiled at its first call."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import contextmanager
from functools import cache
from typing import get_args, get_origin, get_type_hints

import numba
import numpy
from numba.core import types
from numba.extending import intrinsic

from .cache import folder_for
from .inside import CompileInside, note_environments
from .layout import layout_of


@contextmanager
def kept_for(module):
    """While a rule of this module is marked, Numba's own setting says where its code is kept."""
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(folder_for(module))
    try:
        yield
    finally:
        numba.config.CACHE_DIR = before


def dtype_of(kind):
    """A record's layout as NumPy knows it."""
    layout = layout_of(kind)
    formats = [("<" + layout.letter[name], layout.length[name] or ()) for name in layout.names]
    sizes = [numpy.dtype(form).itemsize for form in formats]
    offsets = [sum(sizes[:i]) for i in range(len(sizes))]
    return numpy.dtype({"names": layout.names, "formats": formats, "offsets": offsets, "itemsize": layout.struct.size}, align=True)


@cache
def machine_type(hint):
    """What an annotation means to the compiler."""
    plain = {int: types.int64, bool: types.boolean, type(None): types.void}
    if hint in plain:
        return plain[hint]
    parts = [machine_type(part) for part in get_args(hint)]
    if get_origin(hint) is list:
        return types.Array(parts[0], 1, "C")
    if get_origin(hint) is Sequence:
        return types.Array(parts[0], 1, "C", readonly=True)
    if get_origin(hint) is tuple:
        return types.Tuple(parts)
    return numba.from_dtype(dtype_of(hint))


SETTINGS = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True, "_nrt": False}
# _nrt=False: rules allocate nothing, so lent rows need no counting of references (atomic, 5-10 ns)


def rule(function):
    """Mark a rule. Here: compile it at its first call, for just the types it is annotated with, and keep the code on disk.

    Left alone, Numba compiles a rule again for every mixture of integer widths that callers pass (Imperial: 198 compilations
    instead of 72). Naming the types to `njit` would compile at the mark, and so forbid to call what stands further down.
    """
    inside = takes_a_record(function)
    with kept_for(function.__module__):
        how = {"no_cpython_wrapper": True, "pipeline_class": CompileInside} if inside else {}
        compiled = numba.njit(cache=True, **how, **SETTINGS)(function)
    plainly = type(compiled)

    @cache
    def annotated():
        hints = {name: machine_type(hint) for name, hint in get_type_hints(function).items()}
        return hints.pop("return")(*hints.values())

    def fold_as_annotated(args, kws):  # a rule that calls itself is recognised by just these types
        return plainly.fold_argument_types(compiled, args, kws)[0], annotated().args

    def compile_annotated(_):
        way_in = plainly.compile(compiled, annotated())
        if not inside:
            note_environments(compiled.overloads[annotated().args])
        return way_in

    compiled.compile = compile_annotated
    compiled.fold_argument_types = fold_as_annotated
    if inside:
        keep_inside(compiled)
    return compiled


def takes_a_record(function):
    """Whether a rule takes records one by one, so that other rules call it; Python calls those that take batches.

    The engine's own are few, and called from both sides.
    """
    one_by_one = any(isinstance(hint, type) and hasattr(hint, "layout") for hint in get_type_hints(function).values())
    return one_by_one and ".engine." not in function.__module__


def keep_inside(compiled):
    """No way into this code is compiled for Python (a third of the compiling); whoever calls it from there has one made then."""

    @cache
    def way_in():
        def call(*args):
            return compiled(*args)

        return numba.njit(**SETTINGS)(call)

    def add_overload(found):  # Numba would also let Python call the way in that is not there
        compiled.overloads[tuple(found.signature.args)] = found

    compiled.add_overload = add_overload
    compiled._compile_for_args = lambda *args, **kws: way_in()


def table(values):
    """A table of constants."""
    return numpy.array(tuple(values), numpy.int64)


def zeros(n):
    """A row of n zeros that a caller lends to rules: for legal actions, an observation, a transposition table."""
    return numpy.zeros(n, numpy.int64)


@intrinsic
def cards_in(_, cards):
    """How many cards there are in a set: LLVM's ctpop, which every processor has in an instruction or a few."""
    return types.int64(types.int64), lambda context, builder, signature, args: builder.ctpop(args[0])


@intrinsic
def lowest(_, cards):
    """The lowest card in a set, -1 of the empty set: LLVM's cttz (told that zero may come), and a choice without a branch."""

    def build(context, builder, signature, args):
        trailing = builder.cttz(args[0], context.get_constant(types.boolean, False))
        empty = builder.icmp_signed("==", args[0], context.get_constant(types.int64, 0))
        return builder.select(empty, context.get_constant(types.int64, -1), trailing)

    return types.int64(types.int64), build


def batch(kind, n):
    """n records, all zero. Rules take one of them; entry points take the batch and an index."""
    return numpy.zeros(n, dtype_of(kind))


def _copy(records, i, j):
    """Copy record i over record j: for rules too, where plain Python would only give the record a second name."""
    records[j] = records[i]


with kept_for(__name__):
    copy = numba.njit(cache=True, nogil=True)(_copy)


def pack(records, i):
    """Record i as bytes."""
    return records[i].tobytes()


def unpack(records, i, data):
    """Set record i from bytes. Bytes of another length are refused (ValueError)."""
    if len(data) != records.dtype.itemsize:
        raise ValueError(f"this record has {records.dtype.itemsize} bytes, not {len(data)}")
    records[i] = numpy.frombuffer(data, records.dtype)[0]


def as_dict(records, i):
    """Record i, readable: every field by its name."""
    return {name: records[i][name].tolist() for name in records.dtype.names}


def from_dict(records, i, fields):
    """Set record i from what as_dict gave."""
    for name, value in fields.items():
        records[i][name] = value
