"""The bot that searches by a network: `guided` with the networks of `net`."""

from __future__ import annotations

import gc
from typing import Any

import numpy as np

from ludoteca.core.chance import Chance, seeded
from ludoteca.core.protocol import Action, Bot, Game, State

from .curves import curve_of
from .forks import Aim, Fork, favourites
from .guided import Guided, Thinker
from .heuristics import heuristic
from .mcts import SERIES, budget
from .mcts import Settings as Unguided
from .net import Net, Rows, net
from .prospects import Promise, Searcher
from .rollout import Rollout

# What networks learned to aim at: by game the lead that is about as good as certain, and the part of the win.
SPREAD = {"san-juan": 5.0, "puerto-rico": 8.0, "venezia": 8.0, "burgundy": 25.0}
WIN_PART = {"burgundy": 0.6}


class Settings:
    """How a search goes; the figures behind the defaults are in docs/learning.md. What is below 0 is the game's own.
    `file` is a network that does not come with the package."""

    def __init__(self, sharp: float = -1.0, depth: int = -1, mix: float = -1.0) -> None:
        self.iterations = 400
        self.milliseconds = 0
        self.explore = 0.7
        self.even = 0.05
        self.sharp = sharp
        self.depth = depth
        self.mix = mix
        self.batch = 8
        self.file = ""


# Most games are judged better after playing on by the heuristic for a while; in Puerto Rico, where little is left to
# chance, reading deeper is worth more.
USUAL = Settings(sharp=1.0, mix=0.5)
OWN = {"puerto-rico": Settings(sharp=1.0, depth=0, mix=0.0), "burgundy": Settings(sharp=0.5, mix=0.5)}


class NetThinker(Thinker):
    """Answers for the rows that a search has read."""

    def __init__(self, net: Net, search: Guided) -> None:
        self.net = net
        self.rows: Rows = np.frombuffer(memoryview(search.rows), np.int16).reshape(search.most, -1)
        worth = float(net.about["worth"])
        self.worth = np.full(search.width, worth)  # of each last sum
        self.worth[search.codes :] = float(net.about.get("prospects", worth))

    def think(self, count: int, wanted: list[int]) -> list[float]:
        sums = self.net.forward(self.rows[:count]) * self.worth
        found: list[float] = sums.ravel().take(wanted).tolist()
        return found


class NetSearchBot(Searcher):
    def __init__(self, net: Net, game: Game, chance: Chance, settings: Settings) -> None:
        own, known = OWN.get(game.name, USUAL), heuristic(game)
        sharp = own.sharp if settings.sharp < 0 else settings.sharp
        mix = own.mix if settings.mix < 0 else settings.mix
        depth = next((depth for depth in (settings.depth, own.depth) if depth >= 0), known.depth)
        aim = Aim(WIN_PART.get(game.name, 0.7), SPREAD.get(game.name, 8.0))
        rollout = Rollout(known, chance, 1.0, 0, Unguided().margin)
        self.game = game
        self.settings = settings
        self.search = Guided(
            net.reader, rollout, chance, aim, settings.explore, settings.even, sharp, depth, mix, settings.batch
        )
        self.thinker = NetThinker(net, self.search)

    def __repr__(self) -> str:
        return f"<NetSearchBot {self.game.name}, {budget(self.settings)}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return NetSearchBot, (self.thinker.net, self.game, self.search.chance, self.settings)

    def choose(self, state: State, seat: int) -> Action:
        decision = state.decision
        assert decision is not None
        if len(decision.actions) == 1:
            return decision.actions[0]
        iterations = max(self.settings.iterations // max(min(decision.most, SERIES), 1), 1)
        return decision.actions[favourites(self.grow(state, seat, iterations, True))[0]]

    def promising(self, state: State, seat: int) -> list[Promise]:
        decision = state.decision
        assert decision is not None
        root = self.grow(state, seat, self.settings.iterations, False)
        curve = curve_of(state.game, self.search.parties)
        found = []
        for number in favourites(root):
            edge = root.edges[number]
            share = curve.share(edge.total / edge.visits)
            found.append(Promise(decision.actions[number], share, edge.points / edge.visits))
        return found

    def grow(self, state: State, seat: int, iterations: int, decide: bool) -> Fork:
        """A search tree. The collector would only walk over it again and again: there is no cycle in it."""
        self.thinker.net.prepare(state)
        collecting = gc.isenabled()
        gc.disable()
        try:
            return self.search.run(
                self.thinker, state, seat, iterations, self.settings.milliseconds / 1000.0, decide
            )  # fmt: skip
        finally:
            if collecting:
                gc.enable()


def make(settings: Settings, game: Game, seed: int) -> Bot:
    return NetSearchBot(net(game, settings.file), game, seeded(seed), settings)
