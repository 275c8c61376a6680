"""The luck of those who think about a match: never the match's own."""

from __future__ import annotations

import secrets

from ludoteca.core.chance import apart
from ludoteca.core.match import Match

BITS = 56


def fresh() -> int:
    """A seed that nobody knows."""
    return secrets.randbits(BITS)


def luck(match: Match, purpose: str) -> int:
    """A seed for one purpose. A match from a secret lends nothing; one from a seed, chosen by who began it, gives
    the same thoughts each time it is played, but never its own numbers."""
    return fresh() if match.fair is not None else apart(match.seed, purpose)
