"""How a network reads a position: the numbers of its features and the codes it may answer, as rows of whole numbers.
The same for who trains a network and for who plays by it."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.pieces import width
from ludoteca.core.protocol import Game

from .heuristic import Heuristic
from .rows import EACH, LIMIT, TOP, UNIT, Columns, Reader

LEAD = 32  # points of a lead that count as much as a flag

Floats = NDArray[np.float64]


class Encoding:
    """Rows: first one for each number (in parts of its `most`), then one for each word of each index, then one for each
    word of the indices that share theirs, then one for each code. `numbers`, `words` and `counted` are the columns of
    the features they are made of. With `counsel` more columns follow the features: what a heuristic gives for each
    code, which is added to the row of the code, and the lead it expects of each seat, among the numbers.

    It reads the game without expansions: what those append to codes and features changes nothing here, so a network
    goes on to be good for the plain game."""

    def __init__(self, game: Game, counsel: bool = False) -> None:
        pieces = game.feature_pieces()
        self.counsel = counsel
        self.codes = game.plain_codes
        self.seats = max(game.seats)
        self.features = width(pieces)
        self.width = self.features + (self.codes + self.seats if counsel else 0)
        numbers: list[int] = []
        most: list[int] = []
        words: list[int] = []
        sizes: list[int] = []
        counted: list[int] = []
        self.runs: list[tuple[int, int]] = []  # of indices that share their rows: how many, and of how many words
        at = 0
        for piece in pieces:
            columns = range(at, at + piece.size)
            if piece.shared:
                counted += columns
                self.runs += [(piece.shared, len(piece.words))] * (piece.size // piece.shared)
            elif piece.words:
                words += columns
                sizes += [len(piece.words)] * piece.size
            else:
                numbers += columns
                most += [piece.most] * piece.size
            at += piece.size
        if counsel:
            numbers += range(at + self.codes, self.width)
            most += [LEAD] * self.seats
        self.numbers: NDArray[np.int64] = np.array(numbers, np.int64)
        self.most: NDArray[np.int32] = np.array(most, np.int32)
        self.words: NDArray[np.int64] = np.array(words, np.int64)
        self.sizes: NDArray[np.int64] = np.array(sizes, np.int64)
        # Where the words of each index begin among the rows.
        self.starts: NDArray[np.int64] = len(numbers) + np.cumsum(self.sizes) - self.sizes
        self.first_counted = len(numbers) + int(self.sizes.sum())
        self.counted: NDArray[np.int64] = np.array(counted, np.int64)
        shared = np.array(self.runs, np.int64).reshape(-1, 2)
        firsts = self.first_counted + np.cumsum(shared[:, 1]) - shared[:, 1]
        self.counted_starts: NDArray[np.int64] = np.repeat(firsts, shared[:, 0])
        self.counted_sizes: NDArray[np.int64] = np.repeat(shared[:, 1], shared[:, 0])
        self.first_code = self.first_counted + int(shared[:, 1].sum())
        self.rows = self.first_code + self.codes
        said = " ".join(f"{piece.name} {piece.size} {piece.words or piece.most}" for piece in pieces)
        if self.runs:
            said += f" {self.runs}"
        if counsel:
            said += " counsel"
        self.digest = blake2b(f"{game.name} {self.codes} {said}".encode(), digest_size=8).hexdigest()

    def reader(self, heuristic: Heuristic[Any]) -> Reader:
        """Who writes the rows of a position."""
        sizes = [self.features, self.width, self.codes, self.seats, self.rows, self.first_code]
        numbers = Columns(self.numbers.tolist(), self.most.tolist(), list(range(len(self.numbers))))
        words = Columns(self.words.tolist(), self.sizes.tolist(), self.starts.tolist())
        counted = Columns(self.counted.tolist(), self.counted_sizes.tolist(), self.counted_starts.tolist())
        return Reader(heuristic, self.counsel, sizes, numbers, words, counted)

    def largest(self, sizes: Floats) -> Floats:
        """How large a sum over all rows can get, where `sizes` are the weights without their signs. Of the words of an
        index only one is there."""
        numbers = len(self.numbers)
        found: Floats = sizes[:numbers].sum(0) * LIMIT + sizes[self.first_code :].sum(0) * (
            TOP if self.counsel else UNIT
        )
        for start, size in zip(self.starts, self.sizes, strict=True):
            found = found + sizes[start : start + size].max(0) * UNIT
        at = self.first_counted
        for length, size in self.runs:
            found = found + sizes[at : at + size].max(0) * (EACH * length)
            at += size
        return found
