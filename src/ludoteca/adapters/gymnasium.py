"""Gymnasium: one seat learns, any bots sit in the others. `Env` is one game, `VectorEnv` many in one call.

    import gymnasium
    import ludoteca.adapters.gymnasium  # registers ludoteca/san-juan-v1 and the others

    env = gymnasium.make("ludoteca/san-juan-v1", players=3, opponents=["greedy", "random"], reward="place")
    envs = gymnasium.make_vec("ludoteca/san-juan-v1", num_envs=256)

Both take `players`, `options`, `opponents` (names of bots, bots, or functions; in turn from the learner on), `seat`
(or -1 for another one each game), `reward` ("win": the share of the victory; "place": the part of the others left
behind; "margin": points ahead of the best other one), `floats` (observations as `Vectors` tells them) and `illegal`:
an answer that is not possible ends the game with that reward. A game as long as one may get is truncated. Partners
share what they win. Rewards come with the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ludoteca.arena.play import Answers
from ludoteca.core import registry
from ludoteca.core.batch import BROKEN_OFF, GIVE_UP, reward_named
from ludoteca.core.errors import LudotecaError
from ludoteca.core.protocol import Bot, Game

from .against import SOMEWHERE, Against
from .batch import in_place, kind_of, pieces_of, rules_of
from .spaces import floats_space, illegal_reward, numbers_space
from .vectors import Vectors
from .versions import name

SEEDS = 2**31
Opponents = Sequence[str | Bot | Answers]


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
        made = Against(self.game, [self.kind], number, opponents, seat, reward_named(reward), again)
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

    def picture(self, at: int) -> str:
        """A position in words: whose turn, what is asked, points as they stand."""
        state = self.positions.states[at]
        decision = state.decision
        points = " ".join(str(score) for score in state.scores())
        if decision is None:
            return f"{self.game.name}: over, points {points}"
        answers = ", ".join(action.text for action in decision.actions)
        return f"{self.game.name}: seat {decision.seat} {decision.ask}, points {points}; {answers}"


class Env(gymnasium.Env[NDArray[Any], np.int64]):
    """One game. `info` has the mask of possible codes (`action_mask`) and the learner's `seat`; with the end `scores`
    and `ranking` by party, and `illegal` where the answer was not possible."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        opponents: Opponents = ("random",),
        seat: int = SOMEWHERE,
        reward: str = "win",
        illegal: float | None = None,
        floats: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.course = Course(game, 1, players, options, opponents, seat, reward, illegal, floats, again=False)
        self.observation_space = self.course.seen
        self.action_space = self.course.answers
        self.render_mode = render_mode
        self.asked = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        super().reset(seed=seed)
        self.course.positions.begin_all(int(self.np_random.integers(SEEDS)))
        self.asked = True
        return self.course.told(self.course.numbers[0]), self.information()

    def step(self, action: np.int64 | int) -> tuple[NDArray[Any], float, bool, bool, dict[str, Any]]:
        if not self.asked:
            raise LudotecaError("the game is over, or has not begun: call reset")
        course, positions = self.course, self.course.positions
        legal = positions.allowed(0, int(action))
        positions.answer([int(action) if legal else GIVE_UP])
        over, cut = bool(course.dones[0]), legal and bool(course.dones[0] == BROKEN_OFF)
        self.asked = not over
        reward = 0.0
        info = self.information()
        if over:
            reward = positions.won[0] if legal else course.illegal
            info |= {"scores": positions.states[0].scores(), "ranking": positions.states[0].ranking()}
        if not legal:
            info["illegal"] = True
        return course.told((course.lasts if over else course.numbers)[0]), reward, over and not cut, cut, info

    def information(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().astype(np.int8), "seat": self.course.positions.learners[0]}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which codes are possible: the name by which sb3-contrib's MaskablePPO asks."""
        mask: NDArray[np.bool_] = self.course.masks[0].astype(np.bool_)
        return mask

    def render(self) -> str | None:  # type: ignore[override] # only `ansi`
        return self.course.picture(0) if self.render_mode == "ansi" else None


class VectorEnv(gymnasium.vector.VectorEnv[NDArray[Any], NDArray[np.int64], NDArray[Any]]):
    """Many games in one call. Where one ends the next begins in the same step: the observation is the new game's, and
    `final_obs` in the information the last one of the old, as Gymnasium has it for SAME_STEP."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1, "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        num_envs: int,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        opponents: Opponents = ("random",),
        seat: int = SOMEWHERE,
        reward: str = "win",
        illegal: float | None = None,
        floats: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.num_envs = num_envs
        self.course = Course(game, num_envs, players, options, opponents, seat, reward, illegal, floats, again=True)
        self.single_observation_space = self.course.seen
        self.single_action_space = self.course.answers
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.render_mode = render_mode
        self.begun = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        super().reset(seed=seed)
        self.course.positions.begin_all(int(self.np_random.integers(SEEDS)))
        self.begun = True
        return self.course.told(self.course.numbers), self.information()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        if not self.begun:
            raise LudotecaError("no game has begun: call reset")
        course, positions = self.course, self.course.positions
        codes, wrong = positions.mended(np.asarray(actions).tolist())
        positions.answer(codes)
        over = course.dones.astype(np.bool_)
        rewards = np.zeros(self.num_envs, np.float64)
        info = self.information()
        if over.any():
            rewards[over] = np.array(positions.won)[over]
            rewards[wrong] = course.illegal
            last = np.empty(self.num_envs, object)
            for at in np.flatnonzero(over):
                last[at] = course.told(course.lasts[at])
            info |= {"final_obs": last, "_final_obs": over.copy(), "illegal": np.array(wrong)}
        cut = (course.dones == BROKEN_OFF) & ~np.array(wrong)
        return course.told(course.numbers), rewards, over & ~cut, cut, info

    def information(self) -> dict[str, Any]:
        seats = np.array(self.course.positions.learners)
        return {"action_mask": self.course.masks.astype(np.int8), "seat": seats}

    def render(self) -> tuple[str, ...] | None:  # type: ignore[override] # only `ansi`
        if self.render_mode != "ansi":
            return None
        return tuple(self.course.picture(at) for at in range(self.num_envs))


def register() -> None:
    """Make all games known to `gymnasium.make` and `make_vec`."""
    for known in registry.names():
        environment = name(registry.game(known))
        if environment not in gymnasium.registry:
            gymnasium.register(
                environment, entry_point=Env, vector_entry_point=VectorEnv, kwargs={"game": known}, order_enforce=True
            )


register()
