"""A table with vineyards in the middle of a turn, on top of `scenario.at`. Hexes of our vineyard board with their
bonuses, and the die of each double space:

  level 4 16 castle 17 warehouse (2)  18 carpenter 19 watchtower (5)  20 church 21 city hall (3)  22 black 23 double (6)
  level 3       10 castle 11 boarding house (6)     12 market 13 black (1)     14 double 15 bank (4)
  level 2       4 church 5 watchtower (2)     6 double 7 warehouse (5)     8 black 9 city hall (3)
  level 1             0 carpenter 1 bank (1)     2 boarding house 3 market (4)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.games.burgundy.scenario import Table, at, burgundy

from ludoteca.games.burgundy.expansions.numbers import SHOP_SPACES, VINE_SPACES
from ludoteca.games.burgundy.expansions.vineyards.cellar import Cellar, Vines, cellar, vines
from ludoteca.games.burgundy.expansions.vineyards.codes import GRAPE_IDS, GRAPES

PAIR = "double_green_blue"
BOTTOM = {0: "double_red_white", 2: "double_red_white"}  # the lowest level, full
LOW = {0: "double_red_white"}
RED = "double_red"


def kind(name: str) -> int:
    return burgundy().pieces.ids.index(name)


def vineyard(
    dice: tuple[int, int] = (1, 2),
    *,
    depot: Mapping[int, str] | None = None,
    shop: Mapping[int, str] | None = None,
    planted: Mapping[int, str] | None = None,
    grapes: Mapping[str, int] | None = None,
    stock: Mapping[str, int] | None = None,
    **given: Any,
) -> Table:
    """Slots are numbered from 1. `planted` has tiles laid long ago by the hex of their first grape, `grapes` are the
    grape tiles of seat 0, `stock` those that lie ready (four of each if it is not given)."""
    table = at(dice, **{"vineyards": "yes", **given})
    s = table.s
    for slot, name in (depot or {}).items():
        s.spaces[VINE_SPACES + slot - 1] = kind(name)
    for slot, name in (shop or {}).items():
        s.spaces[SHOP_SPACES + slot - 1] = kind(name)
    own = mine(table)
    for hex_, name in (planted or {}).items():
        own.plant(hex_, kind(name))
    own.grapes = counted(grapes or {})
    cellar(s).stock = counted(stock) if stock is not None else [4] * GRAPES
    s.run()
    s.events = []
    return table


def counted(grapes: Mapping[str, int]) -> list[int]:
    return [grapes.get(name, 0) for name in GRAPE_IDS]


def mine(table: Table, seat: int = 0) -> Vines:
    return vines(table.me(seat))


def stocked(table: Table) -> Cellar:
    return cellar(table.s)


def lying(table: Table) -> dict[int, str]:
    """The grapes in the vineyard of seat 0, by hex."""
    return {hex_: GRAPE_IDS[grape] for hex_, grape in enumerate(mine(table).hexes) if grape >= 0}
