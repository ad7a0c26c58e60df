"""Chance that can be checked: the exact bytes, computed here once more without the code under test, and the opening."""

from __future__ import annotations

import hashlib
import itertools
import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from imperia.play import Fair, Fast, Opening, fair
from imperia.play.errors import BadEntropy

BLOCK = 64


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """RFC 2104, from its definition."""
    padded = (hashlib.sha256(key).digest() if len(key) > BLOCK else key).ljust(BLOCK, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in padded) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in padded) + inner).digest()


def independent_key(seed: bytes, match: str, entropies: dict[int, bytes]) -> bytes:
    message = len(match.encode("utf-8")).to_bytes(4, "big") + match.encode("utf-8")
    for seat, added in sorted(entropies.items()):
        message += seat.to_bytes(1, "big") + added
    return hmac_sha256(seed, message)


def independent_outcome(key: bytes, index: int, n: int) -> tuple[int, int]:
    """The outcome, and the retry that gave it."""
    for retry in range(1000):
        message = b"imperia chance 1" + index.to_bytes(8, "big") + retry.to_bytes(4, "big")
        candidate = int.from_bytes(hmac_sha256(key, message)[:4], "big")
        if candidate < 2**32 // n * n:
            return candidate % n, retry
    raise AssertionError


def published() -> Any:
    """The test vectors that stand in the documentation."""
    page = Path(__file__).parents[2] / "docs/protocol/chance.md"
    return json.loads(re.search(r"```json\n(.*?)```", page.read_text(encoding="utf-8"), re.S)[1])


def test_hmac_of_this_file_agrees_with_rfc_4231() -> None:
    """Test case 2 of RFC 4231: the computation used as an oracle here is itself right."""
    digest = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    assert hmac_sha256(b"Jefe", b"what do ya want for nothing?").hex() == digest


@given(
    seed=st.binary(min_size=32, max_size=32),
    match=st.text(max_size=40),
    entropies=st.dictionaries(st.integers(0, 15), st.binary(min_size=32, max_size=32)),
    index=st.integers(0, 2**40),
    n=st.integers(1, 2**32),
)
def test_key_and_outcome_agree_with_an_independent_computation(
    seed: bytes, match: str, entropies: dict[int, bytes], index: int, n: int
) -> None:
    source = Fair(match, seed, entropies)
    assert source.key == independent_key(seed, match, entropies)
    assert source.draw(None, None, None, index, n) == independent_outcome(source.key, index, n)[0]  # type: ignore[arg-type]
    assert source.head(False).commitment == hashlib.sha256(seed).hexdigest()


def test_the_published_vectors_hold_and_show_a_retry() -> None:
    vectors = published()
    retries = 0
    for one in vectors["matches"]:
        seed = bytes.fromhex(one["seed"])
        entropies = {int(seat): bytes.fromhex(added) for seat, added in one["entropies"].items()}
        assert hashlib.sha256(seed).hexdigest() == one["commitment"]
        assert {seat: hashlib.sha256(added).hexdigest() for seat, added in entropies.items()} == {
            int(seat): digest for seat, digest in one["hashes"].items()
        }
        key = independent_key(seed, one["match"], entropies)
        assert key.hex() == one["key"] == Fair(one["match"], seed, entropies).key.hex()
        for draw in one["draws"]:
            assert independent_outcome(key, draw["index"], draw["n"]) == (draw["outcome"], draw["retry"])
            assert fair.outcome(key, draw["index"], draw["n"]) == draw["outcome"]
            retries += draw["retry"]
    assert retries > 0


@pytest.mark.parametrize("source", [Fair("test", b"s" * 32), Fast(1)])
@pytest.mark.parametrize("n", [2, 6, 32])
def test_outcomes_are_equally_likely(source: Any, n: int) -> None:
    """Chi-square over consecutive indices; the bound is far beyond the 99.99 % point for n - 1 degrees of freedom."""
    draws = 500 * n
    counts = [0] * n
    for index in range(draws):
        counts[source.draw(None, None, None, index, n)] += 1
    chi_square = sum((count - 500) ** 2 / 500 for count in counts)
    assert chi_square < n - 1 + 4.5 * (2 * (n - 1)) ** 0.5 + 8


@pytest.mark.parametrize("source", [Fair("test", b"s" * 32), Fast(1)])
def test_neighbouring_outcomes_are_independent(source: Any) -> None:
    """Pairs of neighbours fall evenly into the 36 fields of two dice (chi-square, 35 degrees of freedom)."""
    dice = [source.draw(None, None, None, index, 6) for index in range(7201)]
    counts = [0] * 36
    for first, second in itertools.pairwise(dice):
        counts[first * 6 + second] += 1
    assert sum((count - 200) ** 2 / 200 for count in counts) < 80


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1])
def test_a_draw_outside_the_range_is_a_fault_of_the_caller(n: int) -> None:
    with pytest.raises(ValueError, match="no draw"):
        fair.outcome(b"k" * 32, 0, n)


def test_every_part_of_the_key_matters() -> None:
    parts = [
        ("a", b"s" * 32, {}),
        ("b", b"s" * 32, {}),
        ("a", b"t" * 32, {}),
        ("a", b"s" * 32, {0: b"e" * 32}),
        ("a", b"s" * 32, {1: b"e" * 32}),
    ]
    assert len({Fair(*part).key for part in parts}) == len(parts)


# ---- the opening


def complete(persons: tuple[int, ...] = (0, 2)) -> Opening:
    opening = Opening("test", persons, seed=b"s" * 32)
    for seat in persons:
        opening.promise(seat, hashlib.sha256(bytes([seat]) * 32).hexdigest())
    for seat in persons:
        opening.show(seat, bytes([seat]) * 32)
    return opening


def test_an_opening_gives_the_source_of_seed_and_all_entropies() -> None:
    source = Fair.of(complete())
    assert source.key == independent_key(b"s" * 32, "test", {0: bytes(32), 2: b"\2" * 32})
    assert source.head(False).entropies == ("00" * 32, None, "02" * 32)
    assert source.head(False).seed is None
    assert source.head(True).seed == "73" * 32


def test_nobody_shows_before_all_have_promised() -> None:
    opening = Opening("test", (0, 1))
    opening.promise(0, hashlib.sha256(bytes(32)).hexdigest())
    assert opening.missing == (1,)
    with pytest.raises(BadEntropy) as caught:
        opening.show(0, bytes(32))
    assert caught.value.reason == "early"
    with pytest.raises(ValueError, match="shown"):
        Fair.of(opening)


def test_a_promise_is_kept_and_not_changed() -> None:
    opening = Opening("test", (0,))
    promise = hashlib.sha256(bytes(32)).hexdigest()
    opening.promise(0, promise)
    opening.promise(0, promise.upper())  # the same again is harmless
    reasons = []
    for attempt in (
        lambda: opening.promise(0, "00" * 32),
        lambda: opening.promise(0, "00"),
        lambda: opening.promise(0, "no hash"),
        lambda: opening.promise(1, promise),
        lambda: opening.show(0, b"\1" * 32),
        lambda: opening.show(0, b""),
    ):
        with pytest.raises(BadEntropy) as caught:
            attempt()
        reasons.append(caught.value.reason)
    assert reasons == ["again", "hash", "hash", "seat", "other", "other"]
    assert not opening.complete


def test_who_does_not_show_makes_the_start_begin_anew_with_another_seed() -> None:
    opening = Opening("test", (0, 1))
    again = opening.anew((0,))
    assert again.attempt == 2
    assert again.missing == (0,)
    assert again.commitment != opening.commitment
