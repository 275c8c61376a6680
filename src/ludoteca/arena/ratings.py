"""OpenSkill ratings (Plackett-Luce) from the matches of a pool."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import log, sqrt
from random import Random
from typing import NamedTuple, TypedDict

BETA = 25 / 6
ELO = 400 / log(10) / (BETA * sqrt(2))
MIDDLE = 1500
ORDERS = 5


class Table(NamedTuple):
    """Names and parties by seat, places by party."""

    bots: Sequence[str]
    sides: Sequence[int]
    places: Sequence[int]


class Rating(TypedDict):
    """`mu` and `sigma` as OpenSkill has them; `rating` is `mu` on the scale of Elo, 1500 for a newcomer."""

    name: str
    mu: float
    sigma: float
    rating: int


def rate(names: Sequence[str], tables: Iterable[Table], seed: int = 0) -> list[Rating]:
    """A rating depends on the order of the matches, which has no meaning here: the mean over several is taken."""
    played = list(tables)
    draw = Random(seed)
    runs = []
    for _ in range(ORDERS):
        draw.shuffle(played)
        runs.append(one_order(names, played))
    found = []
    for name in names:
        mu = mean([run[name][0] for run in runs])
        sigma = mean([run[name][1] for run in runs])
        found.append(Rating(name=name, mu=mu, sigma=sigma, rating=round(MIDDLE + ELO * (mu - 25))))
    return found


def one_order(names: Sequence[str], played: Sequence[Table]) -> dict[str, tuple[float, float]]:
    """Mu and sigma of each bot; seats of one party are a team. A bot that sits at a table more than once moves by the
    mean of its seats."""
    from openskill.models import PlackettLuce  # not needed by a command that rates nobody, and slow to load

    model = PlackettLuce(beta=BETA, tau=0.0)
    current = dict.fromkeys(names, (25.0, 25 / 3))
    for table in played:
        parties = sorted(set(table.sides))
        if len(parties) < 2:
            continue  # who plays alone is stronger than nobody
        seats = [[seat for seat, side in enumerate(table.sides) if side == party] for party in parties]
        teams = [[model.rating(*current[table.bots[seat]]) for seat in team] for team in seats]
        rated = model.rate(teams, ranks=[float(table.places[party]) for party in parties])
        after: dict[str, list[tuple[float, float]]] = {}
        for team, ratings in zip(seats, rated, strict=True):
            for seat, one in zip(team, ratings, strict=True):
                after.setdefault(table.bots[seat], []).append((float(one.mu), float(one.sigma)))
        for name, found in after.items():
            current[name] = mean([mu for mu, _ in found]), mean([sigma for _, sigma in found])
    return current


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
