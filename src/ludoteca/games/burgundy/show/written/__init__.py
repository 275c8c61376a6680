"""How positions of the Castles of Burgundy are written: `base` has what every game has, a module of the name of each
expansion what only that one has. Such a module may have

- `PARTS` and `ESTATE_PARTS`: how what it keeps of the table, or of each estate, is written;
- `phases(game)`: its frames;
- `USED`: its bits of `Seat.used` by name;
- `settle(s, e)`: bring what it keeps in an estate up to date;
- `overfull(s)`: whether a storage holds too much just now."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from ...expansion import Expansion


@cache
def module(name: str) -> ModuleType | None:
    found = find_spec(f"{__package__}.{name}")
    return None if found is None else import_module(f"{__package__}.{name}")


def all_of(expansions: Iterable[Expansion], part: str) -> Iterator[Any]:
    """What the modules of these expansions have of that name."""
    for expansion in expansions:
        found = getattr(module(expansion.name), part, None)
        if found is not None:
            yield found
