"""What the spaces of Gymnasium, which PettingZoo uses too, are for a game: observations within what the numbers can be,
and codes."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from gymnasium import spaces

from ludoteca.core.batch import REWARDS
from ludoteca.core.pieces import Piece, width

LEAST, MOST = np.iinfo(np.int16).min, np.iinfo(np.int16).max
# What an answer that is not possible costs: less than any game that is played to its end.
ILLEGAL = {"win": -1.0, "place": -1.0, "margin": -1000.0}
assert ILLEGAL.keys() == set(REWARDS)
RENDER_MODES = ["ansi"]


def numbers_space(pieces: Sequence[Piece]) -> spaces.Box:
    """Of an index the words it has; a count can be anything, though `Piece.most` says how large it gets."""
    low = np.full(width(list(pieces)), LEAST, np.int16)
    high = np.full(len(low), MOST, np.int16)
    at = 0
    for piece in pieces:
        if piece.words:
            low[at : at + piece.size] = 0
            high[at : at + piece.size] = len(piece.words) - 1
        at += piece.size
    return spaces.Box(low, high, dtype=np.int16)


def floats_space(size: int) -> spaces.Box:
    return spaces.Box(float(LEAST), float(MOST), (size,), np.float32)


def illegal_reward(reward: str, given: float | None) -> float:
    return ILLEGAL[reward] if given is None else given
