"""What is printed on the cards, tiles and boards of a game, for tables and rules help. A game lists it in its
`show/components.py`; a client never writes such numbers down again."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from .preview import Value

# The values of options with which something may come into play: one of each must be chosen, and of a value with dots
# one of its names. Without any it always does.
When = Mapping[str, tuple[str, ...]]
ALWAYS: When = MappingProxyType({})


class Component(NamedTuple):
    """A kind of card, building, tile or role, and what is printed on it by name. `standing` among that says how well
    it is attested: `verified`, `single-source`, `inferred`, or `house` for what is our own."""

    id: str
    printed: Mapping[str, Value]
    when: When = ALWAYS


class Group(NamedTuple):
    """The components that the rules help lists under one heading."""

    name: str
    components: list[Component]
    when: When = ALWAYS


def plain(name: str, ids: tuple[str, ...]) -> Group:
    """Components that have a name and a rule, and no numbers."""
    return Group(name, [Component(id_, {}) for id_ in ids])
