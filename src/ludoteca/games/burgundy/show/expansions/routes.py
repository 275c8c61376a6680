"""Trade routes as people see them (E 8)."""

from __future__ import annotations

from ludoteca.core.components import Component, Group
from ludoteca.core.preview import NOTHING, Blocked, Value
from ludoteca.core.protocol import Action

from ...actions import SELL
from ...expansions.routes.brings import Routes
from ...expansions.routes.file import BONUS_IDS, ROUTE_TILES, TILE_SPACES, RouteTiles
from ...expansions.routes.lay import LAY, LayRoute
from ...expansions.routes.sale import TAKES, Caravan, RouteTake, route
from ...meta import BurgundyGame
from ...position import Burgundy, Rules
from ..shapes import RouteSpace, RoutesPlayer, RouteTile
from ..why.board import of_other_colours


def printed(game: Rules) -> RouteTiles:
    assert isinstance(game, BurgundyGame)
    return next(one.printed for one in game.expansions if isinstance(one, Routes))


def spaces(tiles: RouteTiles, tile: int) -> list[RouteSpace]:
    """Good and bonus of each."""
    places = range(tile * TILE_SPACES, (tile + 1) * TILE_SPACES)
    return [{"good": tiles.goods[at] + 1, "bonus": BONUS_IDS[tiles.bonuses[at]]} for at in places]


def plainly(tiles: RouteTiles, tile: int) -> list[Value]:
    return [{"good": space["good"], "bonus": space["bonus"]} for space in spaces(tiles, tile)]


def player(s: Burgundy, seat: int) -> RoutesPlayer:
    mine = route(s.estate(seat))
    tiles = printed(s.rules)
    return {
        "tiles": [shown(tiles, tile) for tile in mine.tiles],
        "hand": [shown(tiles, tile) for tile in mine.hand],
        "goods": [good + 1 for good in mine.goods],
    }


def shown(tiles: RouteTiles, tile: int) -> RouteTile:
    return {"id": str(tile + 1), "standing": tiles.standing[tile], "spaces": spaces(tiles, tile)}


def words(rules: Rules) -> dict[str, list[str]]:
    return {"route": [str(tile + 1) for tile in range(ROUTE_TILES)]}


def args(s: Burgundy) -> dict[str, Value] | None:
    top = s.stack[-1]
    if isinstance(top, RouteTake):
        return {"bonus": BONUS_IDS[top.bonus]}
    if isinstance(top, LayRoute):
        return {"place": len(route(s.estate(top.seat())).tiles) + 1}
    return None


def trail(s: Burgundy, frame: object) -> list[str]:
    return [f"route {frame.good + 1}"] if isinstance(frame, Caravan) else []


def facts(s: Burgundy, action: Action) -> dict[str, Value]:
    if action.verb == LAY:
        return {"route": plainly(printed(s.rules), action.thing)}
    if action.verb == SELL and s.decision is not None:
        return {"caravan": caravan(s, s.decision.seat, action.thing)}
    return {}


def caravan(s: Burgundy, seat: int, good: int) -> list[Value]:
    """The spaces that a sale would fill, counted from 1, and the bonus of each that it would bring."""
    mine, tiles = route(s.estate(seat)), printed(s.rules)
    first = len(mine.goods)
    found: list[Value] = []
    for space in range(first, first + min(mine.free(), s.estate(seat).goods[good])):
        at = tiles.place(mine.tiles, space)
        fits = tiles.goods[at] == good
        found.append({"space": space + 1, "bonus": BONUS_IDS[tiles.bonuses[at]] if fits else NOTHING})
    return found


def reasons(s: Burgundy, seat: int) -> list[Blocked]:
    """E 8.6: tiles that the bonus does not bring."""
    top = s.stack[-1]
    return of_other_colours(s, TAKES[top.bonus], "E 8.6") if isinstance(top, RouteTake) else []


def components(game: BurgundyGame) -> list[Group]:
    tiles = printed(game)
    entries = [
        Component(str(tile + 1), {"spaces": plainly(tiles, tile), "standing": tiles.standing[tile]})
        for tile in range(ROUTE_TILES)
    ]
    return [Group("routes", entries)]
