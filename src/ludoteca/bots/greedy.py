"""Bots that follow a heuristic, with or without slips."""

from typing import Any

from mypy_extensions import i64

from ludoteca.core.chance import Chance
from ludoteca.core.playout import choose
from ludoteca.core.protocol import Action, Bot, State

from .heuristic import Heuristic

MILLION = 1_000_000


class GreedyBot(Bot):
    """Takes the answer its heuristic likes best, except that a part of the answers (`slips`) is random."""

    def __init__(self, heuristic: Heuristic[Any], chance: Chance, slips: float = 0.0) -> None:
        self.heuristic = heuristic
        self.chance = chance
        self.slips: i64 = int(slips * MILLION)

    def __repr__(self) -> str:
        return f"<GreedyBot {self.heuristic.name}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return GreedyBot, (self.heuristic, self.chance), {"slips": self.slips}

    def choose(self, state: State, seat: int) -> Action:
        decision = state.decision
        assert decision is not None
        if self.slips > 0 and self.chance.below(MILLION) < self.slips:
            return choose(decision.actions, self.chance)
        return self.heuristic.pick(state, decision)
