"""Observations in floats: counts in parts of what they get to, words as places of their own."""

from __future__ import annotations

import numpy as np
import pytest

from ludoteca.adapters.batch import Batch
from ludoteca.adapters.vectors import Vectors
from ludoteca.core import registry
from ludoteca.core.pieces import Piece

PIECES = [
    Piece("coins", 2, 10),
    Piece("die", 1, words=("none", "one", "two")),
    Piece("tiles", 4, words=("no", "yes"), shared=2),
]


def test_counts_words_and_what_is_shared_have_their_places() -> None:
    vectors = Vectors(PIECES)
    assert vectors.names == [
        "coins 0", "coins 1", "die 0 none", "die 0 one", "die 0 two",
        "tiles 0 no", "tiles 0 yes", "tiles 2 no", "tiles 2 yes",
    ]  # fmt: skip
    assert (vectors.width, vectors.size) == (7, 9)
    told = vectors(np.array([[5, -2, 2, 1, 1, 0, 1], [0, 0, 0, 0, 0, 0, 0]], np.int16))
    assert told.tolist() == [
        pytest.approx([0.5, -0.2, 0, 0, 1, 0, 1, 0.5, 0.5]), [0, 0, 1, 0, 0, 1, 0, 1, 0],
    ]  # fmt: skip
    assert vectors(np.array([5, -2, 2, 1, 1, 0, 1], np.int16)).tolist() == told[0].tolist()


@pytest.mark.parametrize("name", registry.OURS)
def test_every_position_is_told_in_numbers_about_as_large_as_one(name: str) -> None:
    batch = Batch(name, 16, seed=1)
    vectors = Vectors(batch.pieces())
    for _ in range(30):
        batch.step(batch.guesses())
    told = vectors(batch.observations)
    assert told.shape == (16, vectors.size) and told.dtype == np.float32
    assert np.isfinite(told).all() and np.abs(told).max() <= 8
    words = told[:, len(vectors.numbers) :]
    assert words.sum(1) == pytest.approx(vectors.parts.sum())
