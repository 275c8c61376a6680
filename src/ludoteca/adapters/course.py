"""What the environments of Gymnasium for one game and for many have in common: the positions, and how they are told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ludoteca.core.errors import LudotecaError
from ludoteca.core.protocol import Game

from .against import Against, Opponent
from .batch import in_place, pieces_of
from .given import kind_of, number_of, reward_of, rules_of
from .spaces import floats_space, illegal_reward, numbers_space
from .vectors import Vectors

Opponents = Opponent | Sequence[Opponent]


class Course:
    """What `Env` and `VectorEnv` have in common: the positions, and how they are told."""

    def __init__(
        self,
        game: str | Game,
        number: int,
        players: int | None,
        options: Mapping[str, str] | None,
        opponents: Opponents,
        seat: int,
        reward: str,
        illegal: float | None,
        floats: bool,
        again: bool,
    ) -> None:
        self.game = rules_of(game)
        self.kind = kind_of(self.game, players, options)
        number = number_of(number)
        made = Against(self.game, [self.kind], number, opponents, seat, reward_of(reward), again)
        self.positions = made
        self.illegal = illegal_reward(reward, illegal)
        self.pieces = pieces_of(self.game, self.kind)
        self.vectors = Vectors(self.pieces) if floats else None
        self.numbers = in_place(made.numbers, np.int16, number, made.width)
        self.lasts = in_place(made.lasts, np.int16, number, made.width)
        self.masks = in_place(made.masks, np.uint8, number, made.codes)
        self.dones = in_place(made.dones, np.uint8, number)
        self.seen = numbers_space(self.pieces) if self.vectors is None else floats_space(self.vectors.size)
        self.answers = spaces.Discrete(made.codes)

    def told(self, numbers: NDArray[np.int16]) -> NDArray[Any]:
        """Of one position or many, in an array of its own."""
        return numbers.copy() if self.vectors is None else self.vectors(numbers)

    def ended(self, at: int) -> dict[str, Any]:
        """How a game that is over or was broken off stands, as an environment tells it with the end."""
        ended = self.positions.ended[at]
        return {"party": ended.party, "scores": ended.scores, "ranking": ended.ranking}

    def picture(self, at: int) -> str:
        """A position in words: whose turn, what is asked, points as they stand."""
        if not self.positions.states:
            raise LudotecaError("there is nothing to render yet: call reset")
        state = self.positions.states[at]
        decision = state.decision
        points = " ".join(str(score) for score in state.scores())
        if decision is None:
            return f"{self.game.name}: over, points {points}"
        answers = ", ".join(action.text for action in decision.actions)
        return f"{self.game.name}: seat {decision.seat} {decision.ask}, points {points}; {answers}"
