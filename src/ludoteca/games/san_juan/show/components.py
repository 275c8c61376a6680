"""What is printed on the cards and price tiles."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.core.components import Component, Group, plain
from ludoteca.core.preview import Value

from ..data import EVENT_IDS, GOOD_IDS, PLANTS, ROLE_IDS, TOWER, Cards
from ..meta import SanJuanGame


def components(game: SanJuanGame, options: Mapping[str, str]) -> list[Group]:
    cards = game.cards
    cost = cards.second_cost if options["edition"] == "second" else cards.cost
    kinds = [Component(card, printed(cards, kind, cost[kind])) for kind, card in enumerate(cards.ids)]
    return [
        plain("roles", ROLE_IDS),
        Group("plants", kinds[:PLANTS]),
        Group("violet", kinds[PLANTS:]),
        plain("events", EVENT_IDS),
        Group("prices", [Component(str(tile), {"prices": prices}) for tile, prices in enumerate(cards.tiles)]),
        Group("limits", [Component("hand", {"limit": cards.limit}), Component("city", {"limit": cards.end})]),
    ]


def printed(cards: Cards, kind: int, cost: int) -> dict[str, Value]:
    """`limit`: how many cards a hand may hold with this building."""
    shown: dict[str, Value] = {
        "cost": cost,
        "points": cards.vp[kind],
        "count": cards.count[kind],
        "kind": cards.kind[kind],
        "phase": cards.phase[kind],
    }
    if kind < PLANTS:
        shown["good"] = GOOD_IDS[kind]
    if kind == TOWER:
        shown["limit"] = cards.tower_limit
    return shown
