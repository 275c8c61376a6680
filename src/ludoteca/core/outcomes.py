"""The exact chance tree of one answer."""

from fractions import Fraction

from .chance import ANY_KIND, EVERYBODY, Need, Outcome, seeded
from .protocol import Action, State


class Branch:
    """One way the chances of an answer can fall: its probability, the outcomes, the position after it."""

    def __init__(self, probability: Fraction, values: tuple[int, ...], state: State) -> None:
        self.probability = probability
        self.values = values
        self.state = state


def outcomes(state: State, action: Action) -> list[Branch]:
    """Every way the chances after a legal answer can fall, with exact probabilities that sum to one."""
    branches: list[Branch] = []
    waiting: list[tuple[Fraction, tuple[int, ...]]] = [(Fraction(1), ())]
    while waiting:
        probability, values = waiting.pop()
        trial = state.clone()
        trial.chance = seeded(0)
        trial.chance.replay([Outcome(ANY_KIND, value, EVERYBODY) for value in values], True)
        try:
            trial.apply(action)
        except Need as need:
            total = sum(need.weights)
            waiting += [
                (probability * Fraction(need.weights[value], total), (*values, value))
                for value in range(len(need.weights) - 1, -1, -1)
                if need.weights[value]
            ]
            continue
        trial.chance = state.chance.clone()
        branches.append(Branch(probability, values, trial))
    return branches
