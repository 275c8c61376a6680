"""What is printed on the buildings and plantations."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.core.components import Component, Group, plain
from ludoteca.core.preview import Value

from ..data import BUILDING_IDS, BUILDINGS, GOOD_IDS, PLANTS, PRODUCTS, ROLE_IDS, TILE_IDS, Setup
from ..meta import PuertoRicoGame


def components(game: PuertoRicoGame, options: Mapping[str, str]) -> list[Group]:
    # What is printed does not depend on the number of players.
    setup = game.box.setup(game.seats[0], options["balanced"] == "yes")
    buildings = [Component(BUILDING_IDS[kind], printed(setup, kind)) for kind in range(BUILDINGS)]
    return [
        plain("roles", ROLE_IDS),
        Group("plants", buildings[:PLANTS]),
        Group("violet", buildings[PLANTS:]),
        Group("tiles", [Component(tile, price(setup, kind)) for kind, tile in enumerate(TILE_IDS)]),
    ]


def printed(setup: Setup, kind: int) -> dict[str, Value]:
    shown: dict[str, Value] = {
        "cost": setup.cost[kind],
        "points": setup.vp[kind],
        "circles": setup.circles[kind],
        "column": setup.column[kind],
        "size": setup.size[kind],
    }
    if kind < PLANTS:
        shown["good"] = GOOD_IDS[PRODUCTS[kind]]
    return shown


def price(setup: Setup, kind: int) -> dict[str, Value]:
    """What the trading house pays for the good of a plantation; a quarry has none."""
    return {"price": setup.price[kind]} if kind < len(GOOD_IDS) else {}
