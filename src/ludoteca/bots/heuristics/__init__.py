"""The heuristics by game: ours, and those of other packages through the entry point group `ludoteca.heuristics`,
where the name of a game points at a function that gives its heuristics, the one to search with first."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from ludoteca.core.errors import LudotecaError
from ludoteca.core.protocol import Game

from ..heuristic import Heuristic, Plain

GROUP = "ludoteca.heuristics"

OURS = {
    "san-juan": "ludoteca.bots.heuristics.san_juan",
    "puerto-rico": "ludoteca.bots.heuristics.puerto_rico",
    "venezia": "ludoteca.bots.heuristics.venezia",
    "burgundy": "ludoteca.bots.heuristics.burgundy",
}


class UnknownHeuristic(LudotecaError):
    """A game has no heuristic of that name."""


@cache
def of_game(name: str) -> dict[str, Heuristic[Any]]:
    """The heuristics of a game by name, the best to search with first; `plain` alone where nobody wrote one."""
    make: Callable[[], list[Heuristic[Any]]] | None = None
    if name in OURS:
        make = import_module(OURS[name]).heuristics
    else:
        for point in entry_points(group=GROUP):
            if point.name == name:
                make = point.load()
    found = make() if make is not None else [Plain()]
    return {heuristic.name: heuristic for heuristic in found}


def heuristic(game: Game, name: str = "") -> Heuristic[Any]:
    """The heuristic of that name, or the first one."""
    found = of_game(game.name)
    if name and name not in found:
        raise UnknownHeuristic(f"{game.name} has no heuristic '{name}'; it has {', '.join(found)}")
    return found[name] if name else next(iter(found.values()))
