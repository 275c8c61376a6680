"""A player that follows a network, without PyTorch. Weights and activations are whole numbers, and every sum stays
below 2**24, so that any order of adding gives the same answer on every machine, though NumPy adds them as floats."""

from __future__ import annotations

import json
from functools import cache, lru_cache
from importlib import resources
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.errors import LudotecaError
from ludoteca.core.features import room
from ludoteca.core.protocol import Action, Bot, Decision, Game, State

from .encoding import Encoding
from .expanded import KNOWN
from .heuristics import heuristic
from .rows import TOP

FILES = 8  # networks from files that are kept in mind
MOST = 2**24  # what no sum may reach: up to here a float of 32 bits holds every whole number

Floats = NDArray[np.float32]
Rows = NDArray[np.int16]


class NoNet(LudotecaError):
    """There is no network for a game, or for the way it is played, or it was made for another one."""


class Layer:
    """Whole-number weights and biases; sums are divided by a power of two for each output."""

    def __init__(self, weights: NDArray[np.int8], bias: NDArray[np.int32], shifts: NDArray[np.int8]) -> None:
        self.weights = np.ascontiguousarray(weights, np.float32)  # row after row: rows are picked out
        self.bias = bias.astype(np.float32)
        self.scale = np.exp2(-shifts.astype(np.float32))

    def activate(self, sums: Floats) -> Floats:
        """The whole part of the scaled sums, from 0 to TOP."""
        sums *= self.scale
        np.floor(sums, out=sums)
        np.maximum(sums, 0, out=sums)
        return np.minimum(sums, TOP, out=sums)


class Net:
    """Three layers: what is read, a hidden one, and the answers with the seats' prospects. With counsel, the answers
    begin at what the heuristic gives for them, as far as the network learned to trust it. A network that learned to
    play with expansions says so in its file."""

    def __init__(self, game: Game, file: bytes) -> None:
        self.game = game
        self.file = file  # what it is pickled by; nothing where it comes with the package
        with np.load(BytesIO(file), allow_pickle=False) as kept:
            self.about = json.loads(bytes(kept["about"]).decode())
            self.layers = [Layer(kept[f"weights{at}"], kept[f"bias{at}"], kept[f"shifts{at}"]) for at in range(3)]
            self.trust = kept["trust"].astype(np.float32) if "trust" in kept else None
        expansions = bool(self.about.get("expansions")) and game.name in KNOWN
        self.encoding = Encoding(game, self.trust is not None, expansions)
        if self.about["encoding"] != self.encoding.digest:
            raise NoNet(f"this network reads other features than those of {game.name}")
        if self.trust is not None:
            self.trust = self.trust[self.encoding.slots]
        # Of each code and seat the place of its last sum; none where every code has its own.
        self.places = (
            np.concatenate([self.encoding.slots, self.encoding.answers + np.arange(self.encoding.seats)])
            if self.encoding.expanded
            else None
        )
        self.reader = self.encoding.reader(heuristic(game))
        self.into = room(self.encoding.rows)
        self.rows: Rows = np.frombuffer(memoryview(self.into), np.int16).reshape(1, -1)

    def __reduce__(self) -> tuple[Any, ...]:
        """The one that comes with the package by its game."""
        return (Net, (self.game, self.file)) if self.file else (shipped, (self.game,))

    def read(self, state: State, decision: Decision) -> Rows:
        """The rows of a position for the seat that is asked."""
        self.prepare(state)
        self.reader.read(state, decision, self.into, 0)
        return self.rows

    def prepare(self, state: State) -> None:
        """Before positions of a match are read: whether this can be done, and how where there are expansions."""
        if why := self.unlearned(state):
            raise NoNet(why)

    def unlearned(self, state: State) -> str:
        """What of the way a match is played the network has not learned; nothing if it can be asked."""
        name, expanded = state.game.name, self.encoding.expanded
        if state.options is not None and state.options.get("letter") == "yes":
            return f"{name} has a network, but it has not learned the questions of the option letter"
        if expanded is None:
            return "" if state.plain() else f"{name} has no network for games with expansions"
        self.reader.placing = expanded.placing(state)
        if self.reader.placing is None:
            return f"{name} has a network, but it has not learned every expansion of this game"
        return ""

    def sums(self, state: State, decision: Decision) -> Floats:
        """The last sums: one for each code, then one for each seat from the asked one on."""
        found: Floats = self.forward(self.read(state, decision))[0]
        return found

    def forward(self, rows: Rows) -> Floats:
        """The last sums of positions side by side. Few rows are there at a time; the others are left out."""
        first, second, last = self.layers
        there = np.bitwise_or.reduce(rows[:, : self.encoding.inputs], 0).nonzero()[0]
        read = rows.take(there, 1).astype(np.float32)
        hidden = first.activate(read @ first.weights.take(there, 0) + first.bias)
        hidden = second.activate(hidden @ second.weights + second.bias)
        sums: Floats = hidden @ last.weights + last.bias
        if self.places is not None:
            sums = sums.take(self.places, 1)
        if self.trust is not None:
            sums[:, : self.encoding.codes] += rows[:, self.encoding.first_code :] * self.trust
        return sums

    def choose(self, state: State, decision: Decision) -> Action:
        """The answer the network likes best; of equal ones the first."""
        sums = self.sums(state, decision)
        return max(decision.actions, key=lambda action: sums[action.code])


class NetBot(Bot):
    """Plays the bare network, without any search."""

    def __init__(self, net: Net) -> None:
        self.net = net

    def __repr__(self) -> str:
        return f"<NetBot {self.net.game.name}>"

    def choose(self, state: State, seat: int) -> Action:
        assert state.decision is not None
        return self.net.choose(state, state.decision)


def net(game: Game, path: str = "") -> Net:
    """The network that comes with the package, or one from a file."""
    if not path:
        return shipped(game)
    try:
        now = Path(path).stat()
    except OSError as error:
        raise NoNet(f"{path}: cannot be read ({error.strerror})") from None
    return from_file(game, path, now.st_mtime_ns, now.st_size)


@cache
def shipped(game: Game) -> Net:
    kept = resources.files("ludoteca.data").joinpath("nets", f"{game.name}.npz")
    if not kept.is_file():
        raise NoNet(f"{game.name} has no network yet")
    made = Net(game, kept.read_bytes())
    made.file = b""
    return made


@lru_cache(FILES)
def from_file(game: Game, path: str, changed: int, size: int) -> Net:
    """A file is read once, and again when it has changed: while a network is trained it is written again and again."""
    try:
        return Net(game, Path(path).read_bytes())
    except LudotecaError:
        raise
    except OSError as error:
        raise NoNet(f"{path}: cannot be read ({error.strerror})") from None
    except (BadZipFile, EOFError, KeyError, ValueError):
        raise NoNet(f"{path}: this is no network") from None


def make(path: str, game: Game, seed: int) -> Bot:
    return NetBot(net(game, path))
