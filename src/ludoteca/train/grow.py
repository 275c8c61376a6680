"""From a network that read a game without expansions to one that reads them too and begins by playing the same. Without
PyTorch: what was exported grows as well, whole number by whole number."""

from __future__ import annotations

import json
from collections.abc import Mapping
from io import BytesIO
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.bots.counsel import STEP
from ludoteca.bots.encoding import Encoding
from ludoteca.core.errors import LudotecaError
from ludoteca.core.protocol import Game

from .settings import TRUST

Array = NDArray[Any]
Weights = dict[str, Array]


class Growth:
    """Where the rows and answers of the smaller encoding are in the larger one. What is new begins at 0."""

    def __init__(self, game: Game, encoding: Encoding) -> None:
        self.before = Encoding(game, encoding.counsel)
        self.encoding = encoding
        (old_rows, old_answers), (rows, answers) = self.before.names(), encoding.names()
        at_row = {name: number for number, name in enumerate(rows)}
        at_answer = {name: number for number, name in enumerate(answers)}
        self.rows = np.array([at_row[name] for name in old_rows])
        self.answers = np.array([at_answer[name] for name in old_answers])

    def first(self, weights: Array) -> Array:
        """The weights of the first layer, row by row."""
        found = np.zeros((self.encoding.inputs, weights.shape[1]), weights.dtype)
        found[self.rows] = weights
        return found

    def last(self, numbers: Array) -> Array:
        """What the last layer has for each answer and seat."""
        found = np.zeros((self.encoding.answers + self.encoding.seats, *numbers.shape[1:]), numbers.dtype)
        found[self.answers] = numbers
        return found

    def trust(self, numbers: Array, fresh: float) -> Array:
        """How far counsel is trusted, answer by answer."""
        found = np.full(self.encoding.answers, fresh, numbers.dtype)
        found[self.answers[: self.before.answers]] = numbers
        return found


def grown(kept: Weights, encoding: Encoding, game: Game) -> Weights:
    """The weights of training for an encoding: as they are, or with those of new rows and answers."""
    if kept["first.weight"].shape[1] == encoding.inputs:
        return kept
    growth = Growth(game, encoding)
    found = dict(kept)
    found["first.weight"] = growth.first(kept["first.weight"].T).T
    for name in ("last.weight", "last.bias"):
        found[name] = growth.last(kept[name])
    if encoding.counsel:
        found["trust"] = growth.trust(kept["trust"], TRUST)
    return found


def grown_file(game: Game, file: bytes) -> bytes:
    """The file of an exported network as one that reads expansions: without them it gives the very same sums."""
    with np.load(BytesIO(file), allow_pickle=False) as opened:
        kept: Weights = dict(opened)
    about: Mapping[str, Any] = json.loads(bytes(kept["about"]).decode())
    if about.get("expansions"):
        raise LudotecaError(f"this network of {game.name} reads expansions already")
    growth = Growth(game, Encoding(game, "trust" in kept, True))
    kept["weights0"] = growth.first(kept["weights0"])
    kept["weights2"] = growth.last(kept["weights2"].T).T
    for name in ("weights0", "weights1", "weights2"):
        kept[name] = np.ascontiguousarray(kept[name])  # row by row files are smaller
    kept["bias2"] = growth.last(kept["bias2"])
    kept["shifts2"] = growth.last(kept["shifts2"])
    if "trust" in kept:
        kept["trust"] = growth.trust(kept["trust"], round(TRUST / STEP / about["worth"]))
    about = {**about, "expansions": True, "encoding": growth.encoding.digest}
    kept["about"] = np.frombuffer(json.dumps(about).encode(), np.uint8)
    into = BytesIO()
    np.savez_compressed(into, **kept)  # type: ignore[arg-type] # its stubs take the names for its flags
    return into.getvalue()
