"""A fast stream of random numbers for simulation: xoshiro128++ of Blackman and Vigna. No part of any game's state.

It passes BigCrush and has a period of 2^128 - 1. Not for cards that people play for: it can be predicted from what it gave.
"""

from __future__ import annotations

from .layout import Int64, record
from .machine import rule

M32 = 0xFFFFFFFF


@record
class Stream:
    """Four words of 32 bits."""

    a: Int64
    b: Int64
    c: Int64
    d: Int64


@rule
def mixed(x: int) -> int:
    """A bijection of 32 bits that makes neighbours unlike: the least biased finaliser that the search of C. Wellons found."""
    x ^= x >> 16
    x = (x * 0x21F0AAAD) & M32
    x ^= x >> 15
    x = (x * 0x735A2D97) & M32
    return x ^ (x >> 15)


@rule
def seed(r: Stream, number: int) -> None:
    """Start the stream of this number: every number of 64 bits has one of its own."""
    r.a = mixed((number + 0x9E3779B9) & M32)
    r.b = mixed((r.a + 0x9E3779B9 + (number >> 32)) & M32)
    r.c = mixed((r.b + 0x9E3779B9) & M32)
    r.d = mixed((r.c + 0x9E3779B9) & M32) | 1


@rule
def word(r: Stream) -> int:
    """The next 32 bits."""
    a, b, c, d = r.a, r.b, r.c, r.d
    total = (a + d) & M32
    result = (((total << 7) | (total >> 25)) + a) & M32
    c ^= a
    d ^= b
    r.b = b ^ c
    r.a = a ^ d
    r.c = c ^ ((b << 9) & M32)
    r.d = ((d << 11) | (d >> 21)) & M32
    return result


@rule
def below(r: Stream, n: int) -> int:
    """One of 0 … n-1, for n from 1 to 2^31, all exactly equally likely (Lemire's multiplication with rejection).

    A word times n has the answer in its upper half; the lower half tells the words that would come once too often.
    """
    product = word(r) * n
    if product & M32 < n:
        surplus = (M32 + 1) % n
        while product & M32 < surplus:
            product = word(r) * n
    return product >> 32


@rule
def seed_at(streams: list[Stream], i: int, number: int) -> None:
    """Entry point: start stream i of a batch."""
    seed(streams[i], number)
