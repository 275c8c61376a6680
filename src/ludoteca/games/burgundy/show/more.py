"""Finding what expansions show: `show/expansions/<name>.py` of each that is on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from ..expansion import Expansion
from ..position import Burgundy

HERE = f"{__package__}.expansions"


@cache
def module(package: str, name: str) -> ModuleType | None:
    """The module of an expansion in a package, if it has one there."""
    found = find_spec(f"{package}.{name}")
    return None if found is None else import_module(f"{package}.{name}")


def asked(expansions: Iterable[Expansion], part: str) -> Iterator[tuple[str, Any]]:
    """By name of the expansion, that function of its module, where there is one."""
    for expansion in expansions:
        function = getattr(module(HERE, expansion.name), part, None)
        if function is not None:
            yield expansion.name, function


def each(s: Burgundy, part: str, *given: Any) -> Iterator[tuple[str, Any]]:
    """What that function of every expansion in play says of a position, where it says anything."""
    for name, function in asked(s.setting.expansions, part):
        said = function(s, *given)
        if said:
            yield name, said
