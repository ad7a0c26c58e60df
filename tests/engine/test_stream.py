"""The fast stream: published values, exact evenness, seeds that differ."""

from collections import Counter

import imperia.engine as plain
import imperia.engine.stream as plain_stream
import imperia.engine.twin as twin
from imperia.engine.stream import M32, Stream, below, mixed, seed, word

PUBLISHED = [  # of the state 1, 2, 3, 4, by the reference implementation: prng.di.unimi.it/xoshiro128plusplus.c
    641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011, 621204420,
]  # fmt: skip


def one_two_three_four() -> Stream:
    stream = plain.batch(Stream, 1)[0]
    stream.a, stream.b, stream.c, stream.d = 1, 2, 3, 4
    return stream


def test_the_words_are_those_of_the_reference_implementation():
    stream = one_two_three_four()
    assert [word(stream) for _ in PUBLISHED] == PUBLISHED


def test_compiled_words_are_the_same():
    fast_engine, fast = twin.compiled(plain), twin.compiled(plain_stream)
    streams = fast_engine.batch(fast.Stream, 1)
    for field, value in zip("abcd", (1, 2, 3, 4)):
        streams[0][field] = value
    assert [fast.word(streams[0]) for _ in PUBLISHED] == PUBLISHED
    here = plain.batch(Stream, 1)
    plain.seed_at(here, 0, 2**40 + 5)
    fast.seed_at(streams, 0, 2**40 + 5)
    assert [below(here[0], n) for n in range(1, 2000)] == [fast.below(streams[0], n) for n in range(1, 2000)]


def test_below_takes_the_upper_half_of_the_product():
    stream = one_two_three_four()
    assert [below(stream, 32) for _ in PUBLISHED] == [number * 32 >> 32 for number in PUBLISHED]


def test_below_rejects_the_words_that_would_come_once_too_often(monkeypatch):
    """2^32 = 3 * 1431655765 + 1: of all words one must be drawn again for each n that does not divide; here it is the 0."""
    words = iter([0, M32])
    monkeypatch.setattr(plain_stream, "word", lambda _: next(words))
    assert below(one_two_three_four(), 3) == 2  # the word 0 is refused, the greatest word gives 2
    words = iter([0])
    assert below(one_two_three_four(), 4) == 0  # 4 divides 2^32: no word is refused


def test_below_is_even_where_the_words_do_not_divide():
    """For n = 3 * 2^29 there are 8/3 words an answer: without rejection k % 3 would come in the shares 3/8, 3/8, 2/8."""
    stream = one_two_three_four()
    drawn = Counter(below(stream, 3 << 29) % 3 for _ in range(30_000))
    assert sum((drawn[k] - 10_000) ** 2 / 10_000 for k in range(3)) < 20  # chi-square of 2 degrees: 1 in 22,000


def test_the_greatest_range_stays_within_64_bits():
    stream = one_two_three_four()
    assert all(0 <= below(stream, 2**31) < 2**31 for _ in range(1000))
    assert (2**32 - 1) * 2**31 < 2**63


def test_seeds_that_differ_start_streams_that_differ():
    streams = plain.batch(Stream, 1)
    numbers = [*range(2000), *(1 << bit for bit in range(11, 63)), -1, -2]
    begun = set()
    for number in numbers:
        seed(streams[0], number)
        begun.add(plain.pack(streams, 0))
        assert plain.as_dict(streams, 0) != {"a": 0, "b": 0, "c": 0, "d": 0}
    assert len(begun) == len(numbers)


def test_the_finaliser_is_a_bijection():
    """Each of its steps can be undone; undoing them all gives the number back."""

    def undone(x: int) -> int:
        x ^= (x >> 15) ^ (x >> 30)
        x = x * pow(0x735A2D97, -1, 1 << 32) & M32
        x ^= (x >> 15) ^ (x >> 30)
        x = x * pow(0x21F0AAAD, -1, 1 << 32) & M32
        return x ^ (x >> 16)

    assert all(undone(mixed(x)) == x for x in [*range(1000), M32, 0x12345678, 0x9E3779B9])
