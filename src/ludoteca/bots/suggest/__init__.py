"""A sensible whole answer to a long series of picks, by rules of thumb: where colonists go, what is paid or discarded.

A game's suggestions are the module of its name in this package, with `suggest(s)`; other packages name such a function
through the entry point group `ludoteca.suggestions`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import Any

from ludoteca.core.protocol import Action, State

GROUP = "ludoteca.suggestions"


def suggest(state: State) -> list[Action]:
    """What to answer to the open question; empty where there is nothing to suggest."""
    return [] if state.decision is None else of_game(state.game.name)(state)


@cache
def of_game(name: str) -> Callable[[Any], list[Action]]:
    """How a game's questions are answered; a game nobody wrote suggestions for has none."""
    module = f"{__name__}.{name.replace('-', '_')}"
    if find_spec(module) is not None:
        found: Callable[[Any], list[Action]] = import_module(module).suggest
        return found
    for point in entry_points(group=GROUP):
        if point.name == name:
            loaded: Callable[[Any], list[Action]] = point.load()
            return loaded
    return nothing


def nothing(state: State) -> list[Action]:
    return []
