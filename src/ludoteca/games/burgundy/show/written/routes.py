"""Trade routes (E 8)."""

from __future__ import annotations

from typing import Any

from ludoteca.core.codecs import Id, Number, Seat
from ludoteca.core.collected import Things
from ludoteca.core.forms import Derived, Form
from ludoteca.core.sheets import frame

from ...data import GOOD_IDS
from ...expansions.routes.file import BONUS_IDS, ROUTE_TILES
from ...expansions.routes.lay import LayRoute
from ...expansions.routes.sale import Caravan, Route, RouteTake

ROUTE_IDS = [str(tile + 1) for tile in range(ROUTE_TILES)]

ESTATE_PARTS = {
    "route": (
        Route, Form(Route, {"tiles": Things(ROUTE_IDS), "hand": Things(ROUTE_IDS), "goods": Things(GOOD_IDS)}),
    ),
}  # fmt: skip


def phases(game: Any) -> list[object]:
    printed = next(expansion.printed for expansion in game.expansions if expansion.name == "routes")
    return [
        frame(LayRoute, {"owner": Seat(others=True)}),  # whoever is first on the track, with a seat or without
        frame(Caravan, {
            "printed": Derived(lambda f, here: printed), "seat": Seat(), "good": Id(GOOD_IDS), "left": Number(),
        }),
        frame(RouteTake, {"seat": Seat(), "bonus": Id(BONUS_IDS)}),
    ]  # fmt: skip
