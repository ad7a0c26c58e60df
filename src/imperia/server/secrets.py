"""Secrets of seats and tables: made here, given out once, kept only as hashes."""

from __future__ import annotations

import hashlib
import hmac
import secrets


def new_secret() -> str:
    """A secret of 128 random bits, safe in a link."""
    return secrets.token_urlsafe(16)


def new_id() -> str:
    """The id of a table or match: short, no words in it, nothing told by it."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(10))


def hashed(secret: str) -> str:
    """What is kept of a secret. (It is random and long, so a fast hash is enough.)"""
    return hashlib.sha256(secret.encode()).hexdigest()


def fits(secret: str, kept: str) -> bool:
    """Whether this is the secret of which the hash was kept."""
    return hmac.compare_digest(hashed(secret), kept)


def same(given: str, kept: str) -> bool:
    """Whether two secrets are the same, in a time that tells nothing."""
    return hmac.compare_digest(given.encode(), kept.encode())
