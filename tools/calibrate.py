"""Measure the curves of `bots/curves.py`: how often a party wins of which a search by a network expects so much.

    python -m tools.calibrate [GAME ...] [--games N]

plays games of each network with itself, asks the search at some of the questions what it expects of the answer it
likes best, and prints a curve for each number of players, with how well it fits: in each band what was expected, what
the curve makes of it, and what came.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from math import exp
from random import Random

from ludoteca.bots.curves import Curve, logit
from ludoteca.bots.forks import favourites
from ludoteca.bots.levels import add_alone
from ludoteca.bots.rollout import victory_shares
from ludoteca.core import registry
from ludoteca.core.chance import seeded

ITERATIONS = 120
OFTEN = 0.08  # of the questions
SEED = 30_000
BANDS = (0.0, 0.05, 0.2, 0.4, 0.6, 0.8, 0.95, 1.0)


@dataclass
class Seen:
    """What was expected of the best answer, and the share in the victory that came of it."""

    expected: float
    came: float


def played(name: str, players: int, seed: int) -> list[Seen]:
    """One game of the network with itself; now and then the search is asked."""
    add_alone()
    from ludoteca.bots.net import NetBot, net  # NumPy adds on one core if it is told before it is loaded
    from ludoteca.bots.net_search import NetSearchBot, Settings

    game, dice = registry.game(name), Random(f"{name} {players} {seed}")
    state, bot = game.new(players, {}, seed), NetBot(net(game))
    found: list[tuple[int, float]] = []
    while (decision := state.decision) is not None:
        if len(decision.actions) == 1:
            state.apply(decision.actions[0])
            continue
        known = state.determinize(decision.seat, seed)
        if dice.random() < OFTEN:
            search = NetSearchBot(net(game), game, seeded(seed), Settings())
            root = search.grow(known, decision.seat, ITERATIONS, False)
            best = root.edges[favourites(root)[0]]
            found.append((state.party(decision.seat), best.total / best.visits))
        state.apply(bot.choose(known, decision.seat))
    shares = victory_shares(state.ranking())
    return [Seen(expected, shares[party]) for party, expected in found]


def fitted(seen: list[Seen]) -> Curve:
    """The likeliest logistic curve, by Newton's steps."""
    shift, slope = 0.0, 1.0
    for _ in range(30):
        slopes = [0.0, 0.0]
        bends = [1e-6, 0.0, 1e-6]
        for one in seen:
            at = logit(one.expected)
            share = 1 / (1 + exp(-shift - slope * at))
            off, bend = one.came - share, share * (1 - share)
            slopes[0] += off
            slopes[1] += off * at
            bends[0] += bend
            bends[1] += bend * at
            bends[2] += bend * at * at
        room = bends[0] * bends[2] - bends[1] * bends[1]
        shift += (bends[2] * slopes[0] - bends[1] * slopes[1]) / room
        slope += (bends[0] * slopes[1] - bends[1] * slopes[0]) / room
    return Curve(shift, slope)


def bands(seen: list[Seen], curve: Curve) -> Iterator[str]:
    for low, high in pairwise(BANDS):
        some = [one for one in seen if low <= curve.share(one.expected) < high]
        if some:
            told = sum(curve.share(one.expected) for one in some) / len(some)
            came = sum(one.came for one in some) / len(some)
            yield f"    {low:4.0%} to {high:4.0%}: {len(some):5} told {told:6.1%}, came {came:6.1%}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(registry.OURS), metavar="GAME")
    parser.add_argument("--games", dest="count", type=int, default=200, help="how many with each number of players")
    given = parser.parse_args()
    for name in given.games:
        for players in registry.game(name).seats:
            if not registry.game(name).fits(players, {}):
                continue
            seen = [one for seed in range(given.count) for one in played(name, players, SEED + seed)]
            half = len(seen) // 2
            curve = fitted(seen)
            print(
                f'("{name}", {players}): Curve({curve.shift:.2f}, {curve.slope:.2f}),  # {len(seen)} questions',
                flush=True,
            )
            for line in bands(seen[half:], fitted(seen[:half])):
                print(line, flush=True)


if __name__ == "__main__":
    main()
