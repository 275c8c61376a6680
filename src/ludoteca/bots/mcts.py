"""The bot that searches: its settings, and the care for the collector."""

import gc
from typing import Any

from ludoteca.core.chance import Chance
from ludoteca.core.protocol import Action, State

from .heuristic import Heuristic
from .prospects import Promise, Searcher
from .rollout import Rollout
from .tree import Node, Search, ranked

SERIES = 4  # the questions of a long series share the iterations of so many


class Settings:
    """How a search goes. The figures behind the defaults are in docs/bots.md."""

    def __init__(
        self,
        iterations: int = 200,
        milliseconds: int = 0,
        explore: float = 0.5,
        trust: float = 1.0,
        even: float = 0.1,
        greed: float = 1.0,
        depth: int = -1,
        margin: float = 0.25,
    ) -> None:
        self.iterations = iterations
        self.milliseconds = milliseconds
        self.explore = explore
        self.trust = trust
        self.even = even
        self.greed = greed
        self.depth = depth
        self.margin = margin

    def __reduce__(self) -> tuple[Any, ...]:
        return Settings, (
            self.iterations,
            self.milliseconds,
            self.explore,
            self.trust,
            self.even,
            self.greed,
            self.depth,
            self.margin,
        )


class MctsBot(Searcher):
    """A search by a heuristic: so many iterations, or for so long."""

    def __init__(self, heuristic: Heuristic[Any], chance: Chance, settings: Settings) -> None:
        depth = heuristic.depth if settings.depth < 0 else settings.depth
        greed = 0.0 if heuristic.name == "plain" else settings.greed
        rollout = Rollout(heuristic, chance, greed, depth, settings.margin)
        self.search = Search(heuristic, rollout, chance, settings.explore, settings.trust, settings.even)
        self.settings = settings

    def __repr__(self) -> str:
        return f"<MctsBot {self.search.heuristic.name}, {budget(self.settings)}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return MctsBot, (self.search.heuristic, self.search.chance, self.settings)

    def choose(self, state: State, seat: int) -> Action:
        decision = state.decision
        assert decision is not None
        if len(decision.actions) == 1:
            return decision.actions[0]
        iterations = max(self.settings.iterations // max(min(decision.most, SERIES), 1), 1)
        best = ranked(self.grow(state, seat, iterations, True), state.party(seat))[0]
        return state.game.actions[best.code]

    def promising(self, state: State, seat: int) -> list[Promise]:
        actions = state.game.actions
        root = self.grow(state, seat, self.settings.iterations, False)
        return [
            Promise(actions[node.code], node.share / node.visits, node.points / node.visits)
            for node in ranked(root, state.party(seat))
        ]

    def grow(self, state: State, seat: int, iterations: int, decide: bool) -> Node:
        """A search tree. The collector would only walk over it again and again: there is no cycle in it."""
        collecting = gc.isenabled()
        gc.disable()
        try:
            return self.search.run(state, seat, iterations, self.settings.milliseconds / 1000.0, decide)
        finally:
            if collecting:
                gc.enable()


def budget(settings: Any) -> str:
    """How long a search goes, by the settings of one with or without a network."""
    return f"{settings.milliseconds} ms" if settings.milliseconds else f"{settings.iterations} iterations"
