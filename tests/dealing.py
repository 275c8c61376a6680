"""Servers whose luck is known: a test that waits for a position must not hang on it."""

from __future__ import annotations

from hashlib import sha256

from ludoteca.core.chance import apart
from ludoteca.core.match import Match


def secret_of(deal: int) -> bytes:
    """What a match is dealt from, by number."""
    return sha256(str(deal).encode()).digest()


def known_luck(match: Match, purpose: str) -> int:
    """In place of `bots.luck.luck`: the same row of the same match gives the same thoughts, whatever ran before."""
    number = match.seed if match.fair is None else int.from_bytes(match.fair.secret[:7], "big")
    return apart(number, purpose)
