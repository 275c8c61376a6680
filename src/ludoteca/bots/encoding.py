"""How a network reads a position: the numbers of its features and the codes it may answer, as rows of whole numbers.
The same for who trains a network and for who plays by it."""

from __future__ import annotations

from hashlib import blake2b

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.pieces import width
from ludoteca.core.protocol import Game

UNIT = 32  # what a flag counts, a word that is there, a code that is allowed, and a number as large as it gets
LIMIT = 127  # what no row exceeds


class Encoding:
    """Rows: first one for each number (in parts of its `most`), then one for each word of each index, then one for each
    code. `numbers` and `words` are the columns of the features they are made of."""

    def __init__(self, game: Game) -> None:
        pieces = game.feature_pieces()
        self.width = width(pieces)
        self.codes = len(game.actions)
        self.seats = max(game.seats)
        numbers: list[int] = []
        most: list[int] = []
        words: list[int] = []
        sizes: list[int] = []
        at = 0
        for piece in pieces:
            columns = range(at, at + piece.size)
            if piece.words:
                words += columns
                sizes += [len(piece.words)] * piece.size
            else:
                numbers += columns
                most += [piece.most] * piece.size
            at += piece.size
        self.numbers: NDArray[np.int64] = np.array(numbers, np.int64)
        self.most: NDArray[np.int32] = np.array(most, np.int32)
        self.words: NDArray[np.int64] = np.array(words, np.int64)
        self.sizes: NDArray[np.int64] = np.array(sizes, np.int64)
        # Where the words of each index begin among the rows.
        self.starts: NDArray[np.int64] = len(numbers) + np.cumsum(self.sizes) - self.sizes
        self.first_code = len(numbers) + int(self.sizes.sum())
        self.rows = self.first_code + self.codes
        said = " ".join(f"{piece.name} {piece.size} {piece.words or piece.most}" for piece in pieces)
        self.digest = blake2b(f"{game.name} {self.codes} {said}".encode(), digest_size=8).hexdigest()
