"""Flat Monte Carlo: every answer is tried equally often and played on at random; the best average wins."""

from typing import Any

from ludoteca.core.protocol import Action, Bot, State

from .rollout import Rollout


class FlatBot(Bot):
    def __init__(self, rollout: Rollout, trials: int) -> None:
        self.rollout = rollout
        self.trials = trials

    def __repr__(self) -> str:
        return f"<FlatBot {self.trials} trials>"

    def __reduce__(self) -> tuple[Any, ...]:
        return FlatBot, (self.rollout, self.trials)

    def choose(self, state: State, seat: int) -> Action:
        decision = state.decision
        assert decision is not None
        party = state.party(seat)
        best = decision.actions[0]
        top = -1.0
        for action in decision.actions:
            total = 0.0
            for _ in range(self.trials):
                trial = state.imagine(seat, self.rollout.chance)
                trial.apply(action)
                self.rollout.play(trial)
                total += self.rollout.judge(trial).utility[party]
            if total > top:
                top = total
                best = action
        return best
