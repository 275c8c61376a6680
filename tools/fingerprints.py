"""Fingerprints of random games, spread over player counts and options: one line a game.

Interpreted and compiled, on any machine, the same seeds must print the same lines:

    python tools/fingerprints.py GAME [SEEDS]
"""

from __future__ import annotations

import itertools
import sys
from collections.abc import Iterator
from hashlib import blake2b

from ludoteca import testing
from ludoteca.core.fingerprint import fingerprint
from ludoteca.core.protocol import Game
from ludoteca.core.registry import game

EVERY = 16


def lines(made: Game, seeds: int) -> Iterator[str]:
    """Seed after seed at another table; along the way every few positions go into the hash, and the questions."""
    spread = list(itertools.product(made.seats, testing.option_sets(made, mixes=8)))
    for seed in range(seeds):
        seats, options = spread[seed % len(spread)]
        table = testing.Table(made, seats, options, seed)
        seen = blake2b(digest_size=16)
        last = None
        for number, (state, decision) in enumerate(testing.steps(table)):
            seen.update(f"{decision.seat} {decision.ask} {[action.code for action in decision.actions]}".encode())
            if number % EVERY == 0:
                seen.update(fingerprint(state).encode())
            last = state
        assert last is not None
        seen.update(f"{fingerprint(last)} {last.tally()} {last.ranking()}".encode())
        yield f"{table}: {seen.hexdigest()}"


if __name__ == "__main__":
    for line in lines(game(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1000):
        print(line)
