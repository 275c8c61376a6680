"""Trade routes (E 8)."""

from __future__ import annotations

from typing import Any

from ludoteca.core.codecs import Here, Id, Number, Seat
from ludoteca.core.collected import Things
from ludoteca.core.forms import Derived, Form
from ludoteca.core.sheets import frame

from ...data import GOOD_IDS
from ...expansions.routes.file import BONUS_IDS, ROUTE_TILES
from ...expansions.routes.lay import ChooseRoutes, LayRoute
from ...expansions.routes.sale import Caravan, Route, RouteTake, route
from ...position import Burgundy

WITHIN = {"lay_route": ("setup",), "route_take": ("caravan",)}
STAYING = ("caravan",)
BEGINS: dict[type, type] = {LayRoute: ChooseRoutes}
ROUTE_IDS = [str(tile + 1) for tile in range(ROUTE_TILES)]

ESTATE_PARTS = {
    "route": (
        Route, Form(Route, {"tiles": Things(ROUTE_IDS), "hand": Things(ROUTE_IDS), "goods": Things(GOOD_IDS)}),
    ),
}  # fmt: skip


def check(s: Burgundy, fresh: Burgundy, at: int, here: Here) -> None:
    """E 8.1, 8.3: all have as many tiles, none of them twice."""
    mine, dealt = route(s.estates[at]), route(fresh.estates[at])
    tiles, due = [*mine.tiles, *mine.hand], len(dealt.tiles) + len(dealt.hand)
    if len(tiles) != due or len(set(tiles)) != due:
        raise here.to("parts").to("route").bad(f"{len(set(tiles))} different tiles; there are {due} in a route")
    if mine.free() < 0:
        raise here.to("parts").to("route").to("goods").bad(f"{len(mine.goods)} goods; there is no room for so many")


def phases(game: Any) -> list[object]:
    printed = next(expansion.printed for expansion in game.expansions if expansion.name == "routes")
    return [
        frame(LayRoute, {"owner": Seat(others=True)}),  # whoever is first on the track, with a seat or without
        frame(Caravan, {
            "printed": Derived(lambda f, here: printed), "seat": Seat(), "good": Id(GOOD_IDS), "left": Number(),
        }),
        frame(RouteTake, {"seat": Seat(), "bonus": Id(BONUS_IDS)}),
    ]  # fmt: skip
