"""Finding how expansions are written."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from ...expansion import Expansion
from ..more import module


def all_of(expansions: Iterable[Expansion], part: str) -> Iterator[Any]:
    """What the modules of these expansions have of that name."""
    for expansion in expansions:
        found = getattr(module(__package__, expansion.name), part, None)
        if found is not None:
            yield found
