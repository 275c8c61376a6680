"""The bot every other one is measured against: any legal answer, all equally likely."""

from __future__ import annotations

from ludoteca.core.chance import seeded
from ludoteca.core.playout import choose
from ludoteca.core.protocol import Action, Bot, Game, State


class RandomBot(Bot):
    def __init__(self, seed: int) -> None:
        self.chance = seeded(seed)

    def choose(self, state: State, seat: int) -> Action:
        assert state.decision is not None
        return choose(state.decision.actions, self.chance)


def make(game: Game, seed: int) -> Bot:
    return RandomBot(seed)
