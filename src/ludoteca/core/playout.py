"""Random play at full speed: rollouts, laws, benchmarks."""

from .chance import Chance
from .errors import LudotecaError
from .protocol import Action, State


def choose(actions: list[Action], chance: Chance) -> Action:
    return actions[int(chance.below(len(actions)))]


def playout(state: State, chance: Chance) -> int:
    """Play uniformly at random to the end; how many answers it took. The choices do not touch `state.chance`."""
    plies = 0
    longest = state.game.longest
    decision = state.decision
    while decision is not None:
        state.apply(choose(decision.actions, chance))
        plies += 1
        if plies > longest:
            raise LudotecaError(f"{state.game.name} did not end within {longest} answers")
        decision = state.decision
    return plies


def advance(state: State, chance: Chance, plies: int) -> int:
    """Play at most `plies` random answers; how many were played."""
    done = 0
    decision = state.decision
    while decision is not None and done < plies:
        state.apply(choose(decision.actions, chance))
        done += 1
        decision = state.decision
    return done
