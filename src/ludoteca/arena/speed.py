"""How fast a game is: random play and copies of positions, on one core."""

from __future__ import annotations

import gc
from collections.abc import Callable, Mapping
from time import perf_counter
from typing import TypedDict

import ludoteca
from ludoteca.bots.heuristics import heuristic
from ludoteca.bots.mcts import MctsBot, Settings
from ludoteca.core.batch import Positions
from ludoteca.core.chance import seeded
from ludoteca.core.features import room
from ludoteca.core.pieces import width
from ludoteca.core.playout import advance, playout
from ludoteca.core.protocol import Game, State

ROUNDS = 7
ROUND_SECONDS = 0.15
POSITIONS = 8
KEPT = 2000
SEARCHED = 25
BATCH = 1024  # positions that are answered in one call
OPENING = 40  # answers after which they are no longer all alike


class Speed(TypedDict):
    """`clone_us` is a copy dropped at once, `clone_kept_us` one that stays, as in a search tree; `mcts_per_second` are
    iterations of the tree search with full random rollouts, from positions in the middle of a game; `features_us` is
    such a position written as numbers; `batch_per_second` are decisions in random play of BATCH positions that are
    answered in one call, with what their seats see and may answer written out each time."""

    game: str
    players: int
    games_per_second: float
    decisions_per_second: float
    decisions_per_game: float
    clone_us: float
    clone_kept_us: float
    compiled: bool
    mcts_per_second: float
    features_us: float
    batch_per_second: float


def measure(game: Game, players: int, options: Mapping[str, str] | None = None) -> Speed:
    """The best of several short rounds: what else runs on the machine only ever slows a round down. The options are
    completed by whatever else they need."""
    chosen = game.complete(players, options or {})
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        games, decisions, per_game = random_play(game, players, chosen)
        middle = positions(game, players, chosen, int(per_game / 2))
        dropped = best(lambda: time_dropped(middle))
        kept = best(lambda: time_kept(middle))
        searched = best(lambda: time_search(middle))
        written = best(lambda: time_features(middle))
        batched = best(opened_batch(game, players, chosen, BATCH))
    finally:
        gc.enable()
        gc.unfreeze()
    return Speed(
        game=game.name,
        players=players,
        games_per_second=games,
        decisions_per_second=decisions,
        decisions_per_game=per_game,
        clone_us=1e6 * dropped,
        clone_kept_us=1e6 * kept,
        compiled=ludoteca.compiled,
        mcts_per_second=1 / searched,
        features_us=1e6 * written,
        batch_per_second=BATCH / batched,
    )


def random_play(game: Game, players: int, options: dict[str, str]) -> tuple[float, float, float]:
    """Games and decisions a second in the best round, and decisions a game over all rounds."""
    best_games = best_decisions = 0.0
    all_games = all_decisions = 0
    for _ in range(ROUNDS):
        games = decisions = 0
        chance = seeded(all_games)
        start = perf_counter()
        while (seconds := perf_counter() - start) < ROUND_SECONDS or not games:
            decisions += playout(game.new(players, options, all_games + games), chance)
            games += 1
        best_games = max(best_games, games / seconds)
        best_decisions = max(best_decisions, decisions / seconds)
        all_games += games
        all_decisions += decisions
    return best_games, best_decisions, all_decisions / all_games


def positions(game: Game, players: int, options: dict[str, str], plies: int) -> list[State]:
    """Different positions in the middle of a game."""
    found = []
    for seed in range(POSITIONS):
        state = game.new(players, options, seed)
        advance(state, seeded(seed), plies)
        found.append(state)
    return found


def best(once: Callable[[], float]) -> float:
    return min(once() for _ in range(ROUNDS))


def time_dropped(states: list[State]) -> float:
    start = perf_counter()
    for state in states:
        for _ in range(KEPT):
            state.clone()
    return (perf_counter() - start) / (KEPT * len(states))


def time_kept(states: list[State]) -> float:
    start = perf_counter()
    kept = [state.clone() for state in states for _ in range(KEPT)]
    return (perf_counter() - start) / len(kept)


def time_search(states: list[State]) -> float:
    """Seconds for an iteration of plain search: every one deals again, goes down the tree and plays to the end."""
    done = 0
    start = perf_counter()
    for number, state in enumerate(states):
        decision = state.decision
        if decision is None:
            continue
        settings = Settings(iterations=SEARCHED, trust=0.0, explore=0.7, greed=0.0, depth=0)
        bot = MctsBot(heuristic(state.game), seeded(number), settings)
        bot.grow(state, decision.seat, SEARCHED, False)
        done += SEARCHED
    return (perf_counter() - start) / done


def time_features(states: list[State]) -> float:
    """Seconds to write a position as numbers into a buffer that is there."""
    game = states[0].game
    into = room(width(states[0].feature_pieces()))
    start = perf_counter()
    for state in states:
        for _ in range(KEPT):
            game.features(state, 0, into, 0)
    return (perf_counter() - start) / (KEPT * len(states))


def opened_batch(game: Game, players: int, options: dict[str, str], number: int) -> Callable[[], float]:
    """So many positions, no longer all alike; what it gives plays a round and says how long an answer at all took."""
    positions, dice = Positions(game, [(players, options)], number), seeded(1)
    positions.begin_all(1)
    for _ in range(OPENING):
        positions.answer(positions.guesses(dice))

    def play() -> float:
        steps = 0
        start = perf_counter()
        while (seconds := perf_counter() - start) < ROUND_SECONDS or not steps:
            positions.answer(positions.guesses(dice))
            steps += 1
        return seconds / steps

    return play
