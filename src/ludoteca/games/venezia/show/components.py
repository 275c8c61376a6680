"""The five types of building: how many cards and hexes each takes, and how many pieces there are; and the map."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.core.components import Component, Group
from ludoteca.core.preview import Value

from ..board import BRIDGE, PAIR, SHAPE, SINGLE, TRIANGLE
from ..data import KIND_IDS, KINDS, NEED, SUPPLY
from ..meta import VeneziaGame
from .chart import chart

HEXES = {SINGLE: 1, PAIR: 2, BRIDGE: 2, TRIANGLE: 3}


def components(game: VeneziaGame, options: Mapping[str, str]) -> list[Group]:
    return [
        Group("buildings", [Component(KIND_IDS[kind], printed(kind)) for kind in range(KINDS)]),
        chart(game.board),
    ]


def printed(kind: int) -> dict[str, Value]:
    return {"need": NEED[kind], "hexes": HEXES[SHAPE[kind]], "pieces": SUPPLY[kind]}
