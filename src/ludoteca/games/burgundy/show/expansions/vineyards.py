"""Vineyards as people see them (E 12)."""

from __future__ import annotations

from typing import Any

from ludoteca.core.components import Component, Group
from ludoteca.core.preview import NOTHING, Value
from ludoteca.core.protocol import Action, Event, Frame

from ...data import NONE
from ...estate import Estate
from ...expansions.numbers import (
    DOUBLES,
    SHOP_SPACES,
    VINE_SPACES,
    VINEYARD_POINTS,
)
from ...expansions.vineyards.brings import Vineyards
from ...expansions.vineyards.cellar import cellar, vines
from ...expansions.vineyards.codes import (
    BUY_SHOP,
    GRAPE_IDS,
    HARVEST,
    NEXT,
    PICK_SHOP,
    PLANT,
    PLANTED,
    VINE_HEXES,
)
from ...expansions.vineyards.doubles import IDS
from ...expansions.vineyards.planted import BOTH_BONUSES, ChooseDouble, Planted
from ...expansions.vineyards.vine_board import BONUS_IDS, LEFT, RIGHT, VineBoard
from ...meta import BurgundyGame
from ...position import Burgundy
from .. import shapes
from ..printed import tile_of
from ..shapes import VineyardsPlayer, VineyardsTable
from ..why.vines import reasons as reasons


def table(s: Burgundy, who: int) -> VineyardsTable:
    kept = cellar(s)
    stalls = kept.printed.shop[s.setting.players]
    return {
        "board": board_view(kept.printed.board),
        "depot": [
            {"dice": numbers, "tile": lying(s, VINE_SPACES + slot)}
            for slot, numbers in enumerate(kept.printed.dice[s.setting.players])
        ],
        "shop": [lying(s, SHOP_SPACES + stall) for stall in range(stalls)],
        "bag": {s.tile_id(DOUBLES + at): number for at, number in enumerate(kept.bag) if number},
        "stock": {GRAPE_IDS[grape]: number for grape, number in enumerate(kept.stock) if not kept.out[grape]},
        "out": [GRAPE_IDS[grape] for grape, gone in enumerate(kept.out) if gone],
        "points": kept.printed.points[1:],
    }


def board_view(board: VineBoard) -> shapes.VineBoard:
    return {
        "standing": board.standing,
        "dice": list(board.number),
        "levels": [level + 1 for level in board.level],
        "bonus": [BONUS_IDS[bonus] for bonus in board.bonus],
        "places": [list(place) for place in board.place],
    }


def lying(s: Burgundy, space: int) -> str | None:
    return s.tile_id(s.spaces[space]) if s.spaces[space] != NONE else None


def player(s: Burgundy, seat: int) -> VineyardsPlayer:
    own = vines(s.estate(seat))
    printed = cellar(s).printed
    areas = {name: printed.board.areas(own.hexes, grape) for grape, name in enumerate(GRAPE_IDS)}
    return {
        "hexes": [GRAPE_IDS[grape] if grape != NONE else None for grape in own.hexes],
        "open": printed.board.open(own.covered),
        "grapes": {GRAPE_IDS[grape]: number for grape, number in enumerate(own.grapes) if number},
        "levels": [level + 1 for level in range(printed.board.levels) if own.levels >> level & 1],
        "areas": {name: sizes for name, sizes in areas.items() if sizes},
        "points": own.points(printed),
    }


def words(rules: BurgundyGame) -> dict[str, Any]:
    return {
        "grape": GRAPE_IDS,
        "vine": [str(hex_) for hex_ in range(VINE_HEXES)],
        "bonus": BONUS_IDS,
        "plate": ("vineyard",),
    }


def args(s: Burgundy) -> dict[str, Value] | None:
    top = s.stack[-1] if s.stack else None
    if isinstance(top, ChooseDouble):
        return {"hex": top.hex}
    if isinstance(top, Planted):
        bonuses = [BONUS_IDS[top.bonus(s, side)] for side in (LEFT, RIGHT)]
        return {"left": bonuses[LEFT], "right": bonuses[RIGHT], "die": die_of(s, top), "space": top.space}
    return None


def die_of(s: Burgundy, planted: Planted) -> int:
    return cellar(s).printed.board.number[planted.space]


def trail(s: Burgundy, frame: Frame[Burgundy]) -> list[str]:
    """A planted tile by the number of its double space."""
    return [f"planted {die_of(s, frame)}"] if isinstance(frame, Planted) else []


def facts(s: Burgundy, action: Action) -> dict[str, Value]:
    """The tile, and what the two hexes of a double space bring."""
    if action.verb in (BUY_SHOP, PICK_SHOP, HARVEST):
        return {"tile": s.tile_id(s.spaces[action.thing])}
    if action.verb == PLANT:
        board = cellar(s).printed.board
        space = 2 * (action.thing // 2)
        brings: list[Value] = [BONUS_IDS[board.bonus[space + side]] for side in (LEFT, RIGHT)]
        return {"tile": NOTHING, "brings": brings}
    if action.verb == NEXT:
        top = s.stack[-1]
        assert isinstance(top, Planted)
        return {"effect": BONUS_IDS[top.bonus(s, action.thing)], "opens": opened(s, action)}
    return {}


def opened(s: Burgundy, action: Action) -> list[Value]:
    """What the question of a bonus is about, so that a bonus can be begun by what it is used on."""
    trial = s.clone()
    trial.apply(action)
    below = trial.stack[len(s.stack) - 1] if len(trial.stack) > len(s.stack) else None
    # A bonus that asks nothing is done at once, and what is asked then is something else.
    if trial.decision is None or not isinstance(below, Planted) or below.todo & BOTH_BONUSES == 0:
        return []
    return list(dict.fromkeys(answer.targets[0] for answer in trial.decision.actions if answer.targets))


def told(s: Burgundy, event: Event) -> dict[str, Value]:
    """The tile, and what it adds to what the vineyard would score at the end."""
    if event.kind != PLANTED:
        return {}
    printed = cellar(s).printed
    before = vines(s.estate(event.a))
    after = before.clone()
    after.plant(event.b, event.c)
    return {"tile": s.tile_id(event.c), "vines": after.points(printed) - before.points(printed)}


def forecast(s: Burgundy, e: Estate) -> dict[str, int]:
    """E 12.23: what the vineyard would score now."""
    points = vines(e).points(cellar(s).printed)
    return {s.game.sources[VINEYARD_POINTS]: points} if points else {}


def components(game: BurgundyGame) -> list[Group]:
    """Double tiles, the vineyard board (level, die and bonuses of each double space), grape tiles, depot and shop."""
    file = next(one.printed for one in game.expansions if isinstance(one, Vineyards))
    board = file.board
    spaces: list[Value] = [
        f"{board.level[at] + 1}: {die} {BONUS_IDS[board.bonus[2 * at]]} {BONUS_IDS[board.bonus[2 * at + 1]]}"
        for at, die in enumerate(board.number)
    ]
    printed = Component("vineyard", {"spaces": spaces, "standing": board.standing})
    doubles = [tile_of(game, DOUBLES + at) for at in range(len(IDS))]
    beside = [Component(f"vineyard_{part}", {"standing": file.standings[part]}) for part in ("depot", "shop")]
    grapes = [Component(name, {"standing": file.standings["grapes"]}) for name in GRAPE_IDS]
    return [Group("vineyards", [printed, *doubles]), Group("vineyard_boards", beside), Group("grapes", grapes)]
