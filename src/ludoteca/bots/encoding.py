"""How a network reads a position: the numbers of its features and the codes it may answer, as rows of whole numbers.
The same for who trains a network and for who plays by it."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.pieces import width
from ludoteca.core.protocol import Game

from .expanded import Expanded
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
    goes on to be good for the plain game. With `expansions` it reads what `Expanded` tells. The codes that they append
    have an answer for each verb and source in common, to which counsel is added code by code (`slots`: the answer of
    each code). Such an answer has a row before those of the codes: the largest of its codes. Rows of appended codes
    come last, behind those that the first layer reads (`inputs`)."""

    def __init__(self, game: Game, counsel: bool = False, expansions: bool = False) -> None:
        self.expanded = Expanded(game) if expansions else None
        pieces = game.feature_pieces() if self.expanded is None else self.expanded.pieces
        self.pieces = pieces
        self.counsel = counsel
        self.plain = game.plain_codes
        self.codes = len(game.actions) if expansions else self.plain
        shared = dict.fromkeys((action.verb, action.source) for action in game.actions[self.plain : self.codes])
        self.verbs = list(shared)  # with their sources: whose codes share an answer
        at_verb = {verb: self.plain + number for number, verb in enumerate(self.verbs)}
        self.slots: NDArray[np.int64] = np.array(
            [*range(self.plain)]
            + [at_verb[action.verb, action.source] for action in game.actions[self.plain : self.codes]],
            np.int64,
        )
        self.answers = self.plain + len(self.verbs)
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
        runs = np.array(self.runs, np.int64).reshape(-1, 2)
        firsts = self.first_counted + np.cumsum(runs[:, 1]) - runs[:, 1]
        self.counted_starts: NDArray[np.int64] = np.repeat(firsts, runs[:, 0])
        self.counted_sizes: NDArray[np.int64] = np.repeat(runs[:, 1], runs[:, 0])
        self.first_shared = self.first_counted + int(runs[:, 1].sum())
        self.first_code = self.first_shared + len(self.verbs)
        self.inputs = self.first_code + self.plain
        self.rows = self.first_code + self.codes
        said = " ".join(f"{piece.name} {piece.size} {piece.words or piece.most}" for piece in pieces)
        if self.runs:
            said += f" {self.runs}"
        if counsel:
            said += " counsel"
        if expansions:
            said += f" {self.plain} {self.verbs}"
        self.digest = blake2b(f"{game.name} {self.codes} {said}".encode(), digest_size=8).hexdigest()

    def reader(self, heuristic: Heuristic[Any]) -> Reader:
        """Who writes the rows of a position."""
        sizes = [self.features, self.width, self.codes, self.seats, self.rows, self.first_code]
        sizes += [self.plain, len(self.verbs)]
        numbers = Columns(self.numbers.tolist(), self.most.tolist(), list(range(len(self.numbers))))
        words = Columns(self.words.tolist(), self.sizes.tolist(), self.starts.tolist())
        counted = Columns(self.counted.tolist(), self.counted_sizes.tolist(), self.counted_starts.tolist())
        return Reader(heuristic, self.counsel, sizes, numbers, words, counted, self.slots.tolist())

    def names(self) -> tuple[list[str], list[str]]:
        """Of what the first layer reads and of what the last one gives: by these another encoding of the same game
        knows them again."""
        numbers, words, counted = [], [], []
        for piece in self.pieces:
            for at in range(piece.size):
                if piece.shared:
                    if at % piece.shared == 0:
                        counted += [f"{piece.name} {at} {word}" for word in piece.words]
                elif piece.words:
                    words += [f"{piece.name} {at} {word}" for word in piece.words]
                else:
                    numbers.append(f"{piece.name} {at}")
        seats = [f"seat {seat}" for seat in range(self.seats)]
        codes = [f"code {code}" for code in range(self.plain)]
        verbs = [f"verb {verb} {source}" for verb, source in self.verbs]
        return [*numbers, *(seats if self.counsel else []), *words, *counted, *verbs, *codes], [*codes, *verbs, *seats]

    def largest(self, sizes: Floats) -> Floats:
        """How large a sum over all rows can get, where `sizes` are the weights without their signs. Of the words of an
        index only one is there."""
        numbers = len(self.numbers)
        found: Floats = sizes[:numbers].sum(0) * LIMIT + sizes[self.first_shared :].sum(0) * (
            TOP if self.counsel else UNIT
        )
        for start, size in zip(self.starts, self.sizes, strict=True):
            found = found + sizes[start : start + size].max(0) * UNIT
        at = self.first_counted
        for length, size in self.runs:
            found = found + sizes[at : at + size].max(0) * (EACH * length)
            at += size
        return found
