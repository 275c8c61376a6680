"""What is printed on the cards, tiles and boards of a game, for tables and rules help. A game lists it in its
`show/components.py`; a client never writes such numbers down again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from .preview import Value


class Component(NamedTuple):
    """A kind of card, building, tile or role, and what is printed on it by name."""

    id: str
    printed: Mapping[str, Value]


class Group(NamedTuple):
    """The components that the rules help lists under one heading."""

    name: str
    components: list[Component]


def plain(name: str, ids: tuple[str, ...]) -> Group:
    """Components that have a name and a rule, and no numbers."""
    return Group(name, [Component(id_, {}) for id_ in ids])
