"""Chance that can be checked: a promised seed, what the seats add to it, and outcomes that anybody can compute again.

The host promises a secret seed by its hash, every person at the table adds bytes of his own, and outcome number i follows
from both and from nothing else. So the host cannot choose the cards, no generator has a state that a crash could lose, and
after the end everybody can check. The exact bytes, with test vectors, stand in docs/protocol/chance.md.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Mapping

from .errors import BadEntropy

SIZE = 32  # bytes of a seed, of what a seat adds, and of a hash
LABEL = b"imperia chance 1"  # keeps these outcomes apart from whatever else is ever drawn with the same key
LARGEST = 2**32  # n of a single draw: a candidate has 32 bits


def commitment(seed: bytes) -> str:
    """The promise of a seed, or of what a seat adds: SHA-256 of its 32 bytes, in hexadecimal."""
    return hashlib.sha256(seed).hexdigest()


def key(seed: bytes, match: str, entropies: Mapping[int, bytes]) -> bytes:
    """The key of a match: HMAC-SHA256(seed, length of the id ‖ id ‖ seat ‖ its bytes ‖ …), seats in rising order.

    match: the id of the match; its length in UTF-8 bytes stands before it as 4 bytes, big-endian.
    entropies: 32 bytes by seat (one byte each), of those who added any.
    """
    name = match.encode()
    added = b"".join(bytes((seat,)) + entropies[seat] for seat in sorted(entropies))
    return hmac.digest(seed, len(name).to_bytes(4, "big") + name + added, "sha256")


def outcome(match_key: bytes, index: int, n: int) -> int:
    """Outcome number `index` of n (1 … 2^32) equally likely ones.

    A candidate is the first 4 bytes, big-endian, of HMAC-SHA256(key, label ‖ index, 8 bytes ‖ retry, 4 bytes). The first
    candidate below the greatest multiple of n in 2^32 counts, retry = 0, 1, 2 …; the outcome is its remainder by n.
    """
    if not 1 <= n <= LARGEST:
        raise ValueError(f"no draw of one in {n}")
    limit = LARGEST - LARGEST % n
    start = LABEL + index.to_bytes(8, "big")
    retry = 0
    while True:
        candidate = int.from_bytes(hmac.digest(match_key, start + retry.to_bytes(4, "big"), "sha256")[:4], "big")
        if candidate < limit:
            return candidate % n
        retry += 1


class Opening:
    """The start of a fair match: the host's promise lies open, then every person's, then all of them show their bytes.

    Who does not show makes the table start anew with another seed (`anew`), visibly: `attempt` counts. Otherwise a host who
    also has a seat could try out, as the last to show, which of two outcomes he likes better.
    """

    def __init__(self, match: str, persons: Iterable[int], *, seed: bytes | None = None, attempt: int = 1) -> None:
        """match: the id; persons: the seats of those who add something (bots and later comers add nothing)."""
        self.match, self.persons, self.attempt = match, tuple(sorted(persons)), attempt
        self.seed = seed if seed is not None else secrets.token_bytes(SIZE)
        if len(self.seed) != SIZE:
            raise ValueError(f"a seed has {SIZE} bytes")
        self.promises: dict[int, str] = {}
        self.shown: dict[int, bytes] = {}

    @property
    def commitment(self) -> str:
        """The host's promise, for everybody to keep."""
        return commitment(self.seed)

    def promise(self, seat: int, digest: str) -> None:
        """A person's promise, SHA-256 in hexadecimal of 32 bytes of his own. Raises BadEntropy; the same one again is harmless."""
        self._sits(seat)
        try:
            right_size = len(bytes.fromhex(digest)) == SIZE
        except ValueError:
            right_size = False
        if not right_size:
            raise BadEntropy(reason="hash", seat=seat + 1)
        if self.promises.setdefault(seat, digest.lower()) != digest.lower():
            raise BadEntropy(reason="again", seat=seat + 1)

    def show(self, seat: int, added: bytes) -> None:
        """A person's bytes, once everybody has promised. Raises BadEntropy: too early, or not what was promised."""
        self._sits(seat)
        if len(self.promises) < len(self.persons):
            raise BadEntropy(reason="early", seat=seat + 1)
        if len(added) != SIZE or commitment(added) != self.promises[seat]:
            raise BadEntropy(reason="other", seat=seat + 1)
        self.shown[seat] = added

    @property
    def missing(self) -> tuple[int, ...]:
        """The seats still waited for: those without a promise, or else those that have not shown."""
        done: Mapping[int, object] = self.promises if len(self.promises) < len(self.persons) else self.shown
        return tuple(seat for seat in self.persons if seat not in done)

    @property
    def complete(self) -> bool:
        """Whether everybody has shown, so that the match may start."""
        return len(self.shown) == len(self.persons)

    def anew(self, persons: Iterable[int] | None = None) -> Opening:
        """Begin again, with another seed and without anybody's bytes."""
        return Opening(self.match, self.persons if persons is None else persons, attempt=self.attempt + 1)

    def _sits(self, seat: int) -> None:
        if seat not in self.persons:
            raise BadEntropy(reason="seat", seat=seat + 1)
