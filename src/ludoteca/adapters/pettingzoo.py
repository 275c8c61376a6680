"""PettingZoo (AEC): every seat is an agent.

from ludoteca.adapters import pettingzoo

env = pettingzoo.env("venezia", players=3, options={"letter": "yes"}, reward="margin")
env.reset(seed=1)
for agent in env.agent_iter():
    observation, reward, terminated, truncated, info = env.last()
    env.step(None if terminated or truncated else env.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.batch import BROKEN_OFF, Positions
from ludoteca.core.errors import LudotecaError
from ludoteca.core.features import room
from ludoteca.core.protocol import Game

from .batch import in_place, pieces_of
from .extra import needed
from .given import code_of, kind_of, reward_of, rules_of
from .kept import kept, put_back
from .versions import name

with needed("PettingZoo", __name__):
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

    from .spaces import RENDER_MODES, illegal_reward, numbers_space

SEEDS = 2**31
KEPT = "kept"
Observation = dict[str, NDArray[Any]]


def env(
    game: str | Game,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    reward: str = "win",
    silent: bool = True,
    illegal: float | None = None,
    render_mode: str | None = None,
) -> AECEnv[str, Observation, int]:
    """The environment as PettingZoo hands its own out: an answer that is not possible ends the game with the reward
    `illegal` for who gave it, and what is called out of order is refused."""
    bare = RawEnv(game, players, options, reward, silent, render_mode)
    closed = wrappers.TerminateIllegalWrapper(bare, illegal_reward=illegal_reward(reward, illegal))
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(closed))


class RawEnv(AECEnv[str, Observation, int]):
    """Agents are `seat_0`, `seat_1` and so on. An observation is the features of the seat (`observation`; `pieces`
    says what lies where) with the codes it may answer (`action_mask`). `reward`: "win" is the share of the victory,
    "place" the part of the others left behind, "margin" points ahead of the best other party; partners share them, and
    they come with the end. With `silent` nobody is asked who has only one answer."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        reward: str = "win",
        silent: bool = True,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = rules_of(game)
        kind = kind_of(self.game, players, options)
        self.given = (self.game, kind, reward_of(reward), bool(silent))
        self.open()
        self.metadata = {"name": name(self.game), "render_modes": RENDER_MODES, "is_parallelizable": False}
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise LudotecaError(f"no render mode '{render_mode}'; there is {', '.join(RENDER_MODES)}")
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(kind[0])]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.space_of_one() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.positions.codes) for agent in self.possible_agents}

    def open(self) -> None:
        """A place for the game, and what reads it."""
        game, kind, reward, silent = self.given
        self.positions = Positions(game, [kind], 1, reward, silent, False)
        self.pieces = pieces_of(game, kind)
        self.numbers = room(self.positions.width)
        self.told = in_place(self.numbers, np.int16, self.positions.width)
        self.mask = in_place(self.positions.masks, np.uint8, self.positions.codes)

    def space_of_one(self) -> spaces.Dict:
        mask = spaces.Box(0, 1, (self.positions.codes,), np.int8)
        return spaces.Dict({"observation": numbers_space(self.pieces), "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Without a seed the games follow from the one given before; without any, from chance."""
        if seed is not None or not hasattr(self, "dice"):
            self.dice, _ = seeding.np_random(seed)
        self.positions.begin_all(int(self.dice.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.positions.seats[0]]

    def observe(self, agent: str) -> Observation:
        positions = self.positions
        seat = self.possible_agents.index(agent)
        self.game.features(positions.states[0], seat, self.numbers, 0)
        asked = positions.seats[0] == seat
        mask = self.mask.astype(np.int8) if asked else np.zeros(positions.codes, np.int8)
        return {"observation": self.told.copy(), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise LudotecaError(f"{agent} is asked; None is for those whose game is over")
        positions = self.positions
        positions.answer([code_of(action)])
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if positions.dones[0]:
            for seat, each in enumerate(self.possible_agents):
                self.rewards[each] = float(positions.rewards[seat])
            cut = bool(positions.dones[0] == BROKEN_OFF)  # as long as a game may get
            self.terminations = dict.fromkeys(self.agents, not cut)
            self.truncations = dict.fromkeys(self.agents, cut)
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[positions.seats[0]]
            self._accumulate_rewards()

    def render(self) -> str | None:
        """The points as they stand, and who is asked what."""
        if self.render_mode != "ansi":
            return None
        state = self.positions.states[0]
        asked = "over" if state.decision is None else f"seat_{state.decision.seat} {state.decision.ask}"
        return f"{self.game.name}: {asked}; points {' '.join(str(score) for score in state.scores())}"

    def close(self) -> None:
        """Nothing is open."""

    def __getstate__(self) -> dict[str, Any]:
        """A copy stands at the same point of the same game."""
        left = ("positions", "pieces", "numbers", "told", "mask")
        return {name: value for name, value in vars(self).items() if name not in left} | {KEPT: kept(self.positions)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        told = state.pop(KEPT)
        self.__dict__.update(state)
        self.open()
        if told.states:
            put_back(self.positions, told)
