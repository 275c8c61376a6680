"""Observations for networks that want numbers about as large as 1: counts are divided by what they get to, and an
index of words becomes a 1 at its word."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.pieces import Piece


class Vectors:
    """Turns the numbers of `pieces` into `size` floats: first the counts and flags, in parts of their `most`, then a
    place for each word of each index. Of indices whose order matters little (`shared`) each word counts how many hold
    it, in parts of all of them."""

    def __init__(self, pieces: Sequence[Piece]) -> None:
        numbers: list[int] = []
        most: list[int] = []
        columns: list[int] = []
        starts: list[int] = []
        last: list[int] = []
        parts: list[float] = []
        self.names: list[str] = []
        words: list[str] = []
        at = 0
        for piece in pieces:
            if not piece.words:
                numbers += range(at, at + piece.size)
                most += [piece.most] * piece.size
                self.names += [f"{piece.name} {place}" for place in range(piece.size)]
            else:
                together = piece.shared or 1
                for place in range(piece.size):
                    if place % together == 0:
                        words += [f"{piece.name} {place} {word}" for word in piece.words]
                    columns.append(at + place)
                    starts.append(len(words) - len(piece.words))
                    last.append(len(piece.words) - 1)
                    parts.append(1.0 / together)
            at += piece.size
        self.names += words
        self.size = len(self.names)
        self.width = at
        self.numbers = np.array(numbers, np.int64)
        self.most = np.array(most, np.float32)
        self.columns = np.array(columns, np.int64)
        self.starts = np.array(starts, np.int64) + len(numbers)
        self.last = np.array(last, np.int64)
        self.parts = np.array(parts, np.float32)

    def __call__(self, observations: NDArray[Any]) -> NDArray[np.float32]:
        """For one observation or for many: (..., width) becomes (..., size)."""
        rows = observations.reshape(-1, observations.shape[-1])
        told = np.zeros((len(rows), self.size), np.float32)
        told[:, : len(self.numbers)] = rows[:, self.numbers] / self.most
        places = self.starts + np.clip(rows[:, self.columns], 0, self.last)
        np.add.at(told, (np.arange(len(rows))[:, None], places), self.parts)
        return told.reshape(*observations.shape[:-1], self.size)
