"""Thousands of positions, answered in one call. What comes of it lies in NumPy arrays that are filled in place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.batch import Positions
from ludoteca.core.chance import Chance, seeded
from ludoteca.core.given import whole
from ludoteca.core.pieces import Piece
from ludoteca.core.protocol import Game

from .given import Kind, codes_of, kinds_of, number_of, reward_of, rules_of
from .kept import Kept, kept, put_back


def in_place(buffer: Any, kind: type[np.generic], *shape: int) -> NDArray[Any]:
    """A buffer of the compiled side as an array: the same memory, to be read only."""
    return np.frombuffer(memoryview(buffer), kind).reshape(shape)


class Batch:
    """`number` positions of a game, all with the same players and options, or with several `kinds` that the games which
    begin take in turn. With `silent` nobody is asked who has only one answer. With `again` a new game begins where one
    is over; without, `seats` is -1 there until `reset`. Everything follows from the seed.

    `copy.deepcopy` and `pickle` make batches that stand at the same questions, with arrays of their own.

    The arrays are the same all the time and change with every step; copy what is to be kept:

    - `observations` (number, width), int16: the features of the asked seat; `pieces` says what lies where
    - `masks` (number, codes), uint8: 1 for each code that is an answer
    - `seats` (number), int16: who is asked
    - `dones` (number), uint8: 1 where the last answer ended a game, 2 where one was given up or got as long as it may
    - `rewards` (number, most seats), float64: what that game brought each seat, else 0
    - `kinds` (number), int16: which of the kinds is played
    """

    def __init__(
        self,
        game: str | Game,
        number: int,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        kinds: Sequence[tuple[int, Mapping[str, str]]] = (),
        reward: str = "win",
        silent: bool = True,
        again: bool = True,
        seed: int = 0,
    ) -> None:
        self.game = rules_of(game)
        made, number = kinds_of(self.game, kinds, players, options), number_of(number)
        self.given = (self.game, number, made, reward, silent, again)
        positions = Positions(self.game, made, number, reward_of(reward), bool(silent), bool(again))
        self.positions = positions
        self.number, self.width, self.codes = number, positions.width, positions.codes
        self.observations = in_place(positions.numbers, np.int16, number, self.width)
        self.masks = in_place(positions.masks, np.uint8, number, self.codes)
        self.seats = in_place(positions.seats, np.int16, number)
        self.dones = in_place(positions.dones, np.uint8, number)
        self.rewards = in_place(positions.rewards, np.float64, number, positions.most_seats)
        self.kinds = in_place(positions.kind, np.int16, number)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Fresh games everywhere."""
        number = whole(seed, "a seed")
        self.positions.begin_all(number)
        self.chance = seeded(number)

    def step(self, codes: NDArray[np.integer[Any]] | Sequence[int]) -> None:
        """One answer for each position, -1 to give a game up; where a game is over it is not looked at. One that is not
        possible is refused (`Illegal`) before anything has changed."""
        self.positions.answer(codes_of(codes, self.number))

    def guesses(self) -> list[int]:
        """A possible answer for each position, all equally likely."""
        return self.positions.guesses(self.chance)

    def pieces(self, kind: int = 0) -> list[Piece]:
        """What the observations of a kind tell, in order. Behind them lie zeros, if other kinds tell more."""
        return pieces_of(self.game, self.positions.kinds[kind])

    def __reduce__(self) -> tuple[Any, ...]:
        return standing, (*self.given, kept(self.positions), self.chance.state)


def standing(
    game: Game, number: int, kinds: list[Kind], reward: str, silent: bool, again: bool, told: Kept, chance: int
) -> Batch:
    """A copy of a batch, at the same questions."""
    batch = Batch(game, number, kinds=kinds, reward=reward, silent=silent, again=again)
    put_back(batch.positions, told)
    batch.chance = Chance(chance)
    return batch


def pieces_of(game: Game, kind: Kind) -> list[Piece]:
    seats, options = kind
    return game.feature_pieces(game.settle(seats, options))
