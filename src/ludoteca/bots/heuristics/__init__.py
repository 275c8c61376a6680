"""The heuristics by game: ours, and those of other packages through the entry point group `ludoteca.heuristics`,
where the name of a game points at a function that gives its heuristics, the one to search with first."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from ludoteca.core.errors import LudotecaError
from ludoteca.core.packing import made_alike, own_fields
from ludoteca.core.protocol import Game

from ..heuristic import Heuristic, Plain

GROUP = "ludoteca.heuristics"

OURS = {
    "san-juan": "ludoteca.bots.heuristics.san_juan",
    "puerto-rico": "ludoteca.bots.heuristics.puerto_rico",
    "venezia": "ludoteca.bots.heuristics.venezia",
    "burgundy": "ludoteca.bots.heuristics.burgundy",
}


_made: dict[tuple[str, str], Heuristic[Any]] = {}  # by the name of a game and its own


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
    _made.update({(name, heuristic.name): heuristic for heuristic in found})
    return {heuristic.name: heuristic for heuristic in found}


def heuristic(game: Game, name: str = "") -> Heuristic[Any]:
    """The heuristic of that name, or the first one."""
    return named(game.name, name) if name else next(iter(of_game(game.name).values()))


def packed(given: Heuristic[Any]) -> tuple[Any, ...]:
    """How a heuristic is pickled and copied: by what it is called; one that is not registered by its fields."""
    for where, known in _made.items():
        if known is given:
            return named, where
    return made_alike, (type(given), own_fields(given))


def named(game: str, name: str) -> Heuristic[Any]:
    """The one heuristic that was pickled."""
    found = of_game(game)
    if name not in found:
        raise UnknownHeuristic(f"{game} has no heuristic '{name}'; it has {', '.join(found)}")
    return found[name]
