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

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.core import registry
from ludoteca.core.batch import BROKEN_OFF, GIVE_UP
from ludoteca.core.errors import LudotecaError
from ludoteca.core.protocol import Game

from .against import SOMEWHERE
from .extra import needed
from .given import code_of, codes_of
from .versions import name

with needed("Gymnasium", __name__):
    import gymnasium
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space

    from .course import Course, Opponents
    from .spaces import RENDER_MODES

SEEDS = 2**31
NO_GAME = -1


class Env(gymnasium.Env[NDArray[Any], np.int64]):
    """One game. `info` has the mask of possible codes (`action_mask`) and the learner's `seat`; with the end `scores`
    and `ranking` by party, the learner's `party`, and `illegal` where the answer was not possible. A copy (also by
    pickle) stands at the same point of the same game: it is played there again from its seed."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}

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
        self.given = (game, 1, players, options, opponents, seat, reward, illegal, floats, False)
        self.course = Course(*self.given)
        self.observation_space = self.course.seen
        self.action_space = self.course.answers
        self.render_mode = render_mode  # `gymnasium.make` warns of one that is not there; some learners ask for any
        self.asked = False
        self.number = NO_GAME
        self.taken: list[int] = []  # what was answered in this game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        super().reset(seed=seed)
        self.begin(int(self.np_random.integers(SEEDS)))
        return self.course.told(self.course.numbers[0]), self.information()

    def begin(self, number: int) -> None:
        self.number, self.taken, self.asked = number, [], True
        self.course.positions.begin_all(number)

    def answer(self, code: int) -> bool:
        """Play it; whether it was possible."""
        legal = self.course.positions.allowed(0, code)
        self.course.positions.answer([code if legal else GIVE_UP])
        self.taken.append(code)
        self.asked = not self.course.dones[0]
        return legal

    def step(self, action: np.int64 | int) -> tuple[NDArray[Any], float, bool, bool, dict[str, Any]]:
        if not self.asked:
            raise LudotecaError("the game is over, or has not begun: call reset")
        course = self.course
        legal = self.answer(code_of(action))
        over, cut = not self.asked, legal and bool(course.dones[0] == BROKEN_OFF)
        reward = 0.0
        info = self.information()
        if over:
            reward = course.positions.won[0] if legal else course.illegal
            info |= course.ended(0)
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

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "course"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.course = Course(*self.given)
        if self.number != NO_GAME:
            taken = self.taken
            self.begin(self.number)
            for code in taken:
                self.answer(code)


class VectorEnv(gymnasium.vector.VectorEnv[NDArray[Any], NDArray[np.int64], NDArray[Any]]):
    """Many games in one call. Where one ends the next begins in the same step: the observation is the new game's, and
    the information has the last one of the old (`final_obs`) and what `Env` tells with the end (`final_info`), as
    Gymnasium has it for SAME_STEP."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1, "autoreset_mode": AutoresetMode.SAME_STEP}

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
        self.course = Course(game, num_envs, players, options, opponents, seat, reward, illegal, floats, again=True)
        self.num_envs = num_envs = self.course.positions.number
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
        codes, wrong = positions.mended(codes_of(actions, self.num_envs))
        positions.answer(codes)
        over = course.dones.astype(np.bool_)
        rewards = np.zeros(self.num_envs, np.float64)
        info = self.information()
        for at in map(int, np.flatnonzero(over)):
            rewards[at] = course.illegal if wrong[at] else positions.won[at]
            info = self._add_info(info, self.final(at, wrong[at]), at)
        cut = (course.dones == BROKEN_OFF) & ~np.array(wrong)
        return course.told(course.numbers), rewards, over & ~cut, cut, info

    def final(self, at: int, illegal: bool) -> dict[str, Any]:
        """What is told of a game that ended."""
        mask = np.zeros(self.course.positions.codes, np.int8)
        told = {"action_mask": mask, "seat": self.course.positions.ended[at].seat, **self.course.ended(at)}
        if illegal:
            told["illegal"] = True
        return {"final_obs": self.course.told(self.course.lasts[at]), "final_info": told}

    def information(self) -> dict[str, Any]:
        every = np.ones(self.num_envs, np.bool_)
        seats = np.array(self.course.positions.learners)
        return {
            "action_mask": self.course.masks.astype(np.int8), "_action_mask": every,
            "seat": seats, "_seat": every.copy(),
        }  # fmt: skip

    def render(self) -> tuple[str, ...] | None:  # type: ignore[override] # only `ansi`
        if self.render_mode != "ansi":
            return None
        return tuple(self.course.picture(at) for at in range(self.num_envs))

    def __reduce__(self) -> Any:
        raise TypeError("many games at once are not copied or pickled; make and reset them where they are played")


def register() -> None:
    """Make all games known to `gymnasium.make` and `make_vec`."""
    for known in registry.names():
        environment = name(registry.game(known))
        if environment not in gymnasium.registry:
            gymnasium.register(
                environment, entry_point=Env, vector_entry_point=VectorEnv, kwargs={"game": known}, order_enforce=True
            )


register()
