"""How fast the interfaces are, beside each other in one run: random play with what a learner reads at every
decision."""

from __future__ import annotations

import gc
import io
import random
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, redirect_stdout
from multiprocessing import get_context
from multiprocessing.synchronize import Barrier
from time import perf_counter
from typing import Any, TypedDict

import numpy as np

import ludoteca
from ludoteca.arena.speed import BATCH, best, opened_batch, random_play
from ludoteca.core import registry
from ludoteca.core.chance import seeded
from ludoteca.core.features import room
from ludoteca.core.pieces import width
from ludoteca.core.protocol import Game

from .batch import in_place
from .extra import NotInstalled

ROUNDS = 5
ROUND_SECONDS = 0.3
PROCESSES = 2
PATIENCE = 120.0
THEIRS = "backgammon"  # a game of OpenSpiel's own, in C++, for scale


class Pace(TypedDict):
    """Decisions a second by one way to play at random. Only `plain loop` leaves out what a learner reads."""

    game: str
    players: int
    interface: str
    processes: int
    decisions_per_second: float
    compiled: bool


def compare(game: Game, players: int, options: Mapping[str, str], told: Callable[[str], None]) -> Iterator[Pace]:
    """One after the other, the best of several rounds; `told` hears what could not be measured."""
    chosen = game.complete(players, options)
    for name, processes, measure in WAYS:
        try:
            with undisturbed():
                yield Pace(
                    game=game.name, players=players, interface=name, processes=processes,
                    decisions_per_second=measure(game, players, chosen), compiled=ludoteca.compiled,
                )  # fmt: skip
        except NotInstalled as missing:
            told(str(missing))


@contextmanager
def undisturbed() -> Iterator[None]:
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()


def paced(step: Callable[[], int]) -> float:
    """Decisions a second of the best round; a step says how many it made."""
    best = 0.0
    for _ in range(ROUNDS):
        made, start = 0, perf_counter()
        while (seconds := perf_counter() - start) < ROUND_SECONDS or not made:
            made += step()
        best = max(best, made / seconds)
    return best


def plain(game: Game, players: int, options: dict[str, str]) -> float:
    return random_play(game, players, options)[1]


def observed(game: Game, players: int, options: dict[str, str]) -> float:
    """A loop in Python, as one would write it: features and mask into arrays, an answer, on."""
    dice = seeded(1)
    state = game.new(players, options, 0)
    numbers = room(width(state.feature_pieces()))
    seen = in_place(numbers, np.int16, len(numbers))
    mask = np.zeros(len(game.actions), np.uint8)

    def step() -> int:
        nonlocal state
        decision = state.decision
        if decision is None:
            state = game.new(players, options, int(dice.below(10**9)))
            return 0
        game.features(state, decision.seat, numbers, 0)
        mask[:] = 0
        mask[[action.code for action in decision.actions]] = 1
        assert seen.size
        state.apply(decision.actions[int(dice.below(len(decision.actions)))])
        return 1

    return paced(step)


def batch(game: Game, players: int, options: dict[str, str]) -> float:
    return BATCH / best(opened_batch(game, players, options, BATCH))


def batches(game: Game, players: int, options: dict[str, str]) -> float:
    """The same positions, shared by two processes at the same time: the best round of both together."""
    context = get_context("spawn")
    gate = context.Barrier(PROCESSES)
    with context.Pool(PROCESSES, set_gate, (gate, registry.boards())) as pool:
        waiting = [pool.apply_async(side_by_side, (game.name, players, options)) for _ in range(PROCESSES)]
        rounds = [each.get(PATIENCE) for each in waiting]
    return max(map(sum, zip(*rounds, strict=True)))


gate: Barrier


def set_gate(barrier: Barrier, boards: list[str]) -> None:
    global gate
    gate = barrier
    registry.choose_boards(boards)


def side_by_side(name: str, players: int, options: dict[str, str]) -> list[float]:
    number = BATCH // PROCESSES
    play = opened_batch(registry.game(name), players, options, number)
    found = []
    with undisturbed():
        for _ in range(ROUNDS):
            gate.wait(PATIENCE)
            found.append(number / play())
    return found


def vector(game: Game, players: int, options: dict[str, str]) -> float:
    """Gymnasium's vector form: only the learner's decisions count, though bots answer in between."""
    try:
        from .gymnasium import VectorEnv
    except ImportError:
        raise NotInstalled("gymnasium is not installed; pip install ludoteca[rl] brings it") from None
    envs = VectorEnv(BATCH, game, players, options)
    envs.reset(seed=1)
    dice = seeded(1)

    def step() -> int:
        envs.step(np.array(envs.course.positions.guesses(dice)))
        return BATCH

    return paced(step)


def pettingzoo(game: Game, players: int, options: dict[str, str]) -> float:
    """Their own benchmark, which runs for five seconds and prints."""
    try:
        from pettingzoo.test import performance_benchmark

        from .pettingzoo import env
    except ImportError:
        raise NotInstalled("pettingzoo is not installed; pip install ludoteca[rl] brings it") from None
    said = io.StringIO()
    with redirect_stdout(said):
        performance_benchmark(env(game, players, options))
    line = next(line for line in said.getvalue().splitlines() if "turns per second" in line)
    return float(line.split()[0])


def openspiel(game: Game, players: int, options: dict[str, str]) -> float:
    """Our game in Python."""
    try:
        from .openspiel import short_name
    except ImportError:
        raise NotInstalled("open_spiel is not installed; pip install ludoteca[rl] brings it") from None
    chosen = "+".join(f"{name}:{value}" for name, value in options.items())
    return spiel(short_name(game.name), {"players": players, "options": chosen, "seed": 1})


def theirs(game: Game, players: int, options: dict[str, str]) -> float:
    """A game of theirs in C++, played from Python."""
    try:
        import pyspiel  # noqa: F401 # whether it is there
    except ImportError:
        raise NotInstalled("open_spiel is not installed; pip install ludoteca[rl] brings it") from None
    return spiel(THEIRS, {})


def spiel(name: str, params: dict[str, Any]) -> float:
    import pyspiel

    made = pyspiel.load_game(name, params)
    dice = random.Random(1)
    state = made.new_initial_state()

    def step() -> int:
        nonlocal state
        if state.is_terminal():
            state = made.new_initial_state()
        if state.is_chance_node():
            values, likely = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(values, likely)[0])
            return 0
        state.observation_tensor(state.current_player())
        state.apply_action(dice.choice(state.legal_actions()))
        return 1

    return paced(step)


Way = Callable[[Game, int, dict[str, str]], float]
WAYS: tuple[tuple[str, int, Way], ...] = (
    ("plain loop", 1, plain),
    ("plain loop, observed", 1, observed),
    ("batch", 1, batch),
    ("batch", PROCESSES, batches),
    ("gymnasium vector", 1, vector),
    ("pettingzoo", 1, pettingzoo),
    ("openspiel", 1, openspiel),
    (f"openspiel's own {THEIRS}", 1, theirs),
)
