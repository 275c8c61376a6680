"""Vineyards as people see them (E 12)."""

from __future__ import annotations

from typing import Any

from ludoteca.core.components import Component, Group
from ludoteca.core.preview import NOTHING, Blocked, Value
from ludoteca.core.protocol import Action, Event, Frame

from ...data import NONE
from ...estate import Estate
from ...expansions.numbers import (
    ALL_SPACES,
    DOUBLES,
    SHOP_SPACES,
    VINE_SPACES,
    VINEYARD_POINTS,
)
from ...expansions.vineyards.bonus import DOUBLE_WIDTH
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
from ...expansions.vineyards.doubles import IDS, doubles_in
from ...expansions.vineyards.planted import BOTH_BONUSES, ChooseDouble, Planted, fitting_doubles
from ...expansions.vineyards.powers import cheapest
from ...expansions.vineyards.vine_board import BONUS_IDS, LEFT, RIGHT, VineBoard
from ...meta import BurgundyGame
from ...phases.act import can_store
from ...phases.effects import CityHall
from ...position import Burgundy
from ...powers import BOUGHT
from .. import shapes
from ..printed import tile_of
from ..reasons import values
from ..shapes import VineyardsPlayer, VineyardsTable


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


# Why not


def reasons(s: Burgundy, seat: int) -> list[Blocked]:
    found = blocked_shop(s, seat)
    if not isinstance(s.stack[-1], CityHall):
        found += blocked_depot(s, seat) + blocked_vines(s, seat) + blocked_doubles(s, seat)
    return found


def blocked_depot(s: Burgundy, seat: int) -> list[Blocked]:
    """E 12.10: double tiles out of reach."""
    return [
        short(s, seat, f"vine:{slot + 1}", numbers, "E 12.10")
        for slot, numbers in enumerate(cellar(s).printed.dice[s.setting.players])
        if s.spaces[VINE_SPACES + slot] != NONE
    ]


def short(s: Burgundy, seat: int, target: str, numbers: list[int], rule: str) -> Blocked:
    """So many workers are lacking with the best die for one of the numbers."""
    dice = values(s, seat)
    if not dice:
        return Blocked(target=target, reason="no-die", args={}, rule="CoB 22")
    e = s.estate(seat)
    missing = min(cheapest(e, value, numbers) for value in dice) - e.workers
    return Blocked(target=target, reason="out-of-reach", args={"number": numbers[0], "missing": missing}, rule=rule)


def blocked_vines(s: Burgundy, seat: int) -> list[Blocked]:
    """E 12.12-12.14: every hex of an empty double space, the right one if a stored tile can be turned."""
    own = vines(s.estate(seat))
    board = cellar(s).printed.board
    open_ = board.open(own.covered)
    stored = doubles_in(s.stock(seat))
    found = []
    for hex_ in range(VINE_HEXES):
        space = hex_ // 2
        target = f"vineyard:{hex_}"
        if own.covered >> space & 1:
            continue
        if space not in open_:
            reason, rule = ("no-vine-beside", "E 12.14") if own.covered else ("lowest-level-first", "E 12.13")
            found.append(Blocked(target=target, reason=reason, args={}, rule=rule))
        elif not stored:
            found.append(Blocked(target=target, reason="no-double-tile", args={}, rule="E 12.12"))
        elif fitting_doubles(s, seat, hex_):
            found.append(short(s, seat, target, [board.number[space]], "E 12.12"))
    return found


def blocked_doubles(s: Burgundy, seat: int) -> list[Blocked]:
    """Stored double tiles that cannot be planted now."""
    assert s.decision is not None
    if any(action.verb == PLANT for action in s.decision.actions):
        return []
    return [
        Blocked(target=f"storage:{s.tile_id(kind)}", reason="no-vine-number", args={}, rule="E 12.12")
        for kind in doubles_in(s.stock(seat))
    ]


def blocked_shop(s: Burgundy, seat: int) -> list[Blocked]:
    """E 12.20, R3: why nothing can be bought there."""
    e = s.estate(seat)
    price = s.rules.pieces.black_price
    args: dict[str, Value] = {}
    if s.players[seat].used & BOUGHT:
        reason, rule = "bought-before", "E 12.20"
    elif e.silver < price:
        reason, rule, args = "too-dear", "E 12.20", {"missing": price - e.silver}
    elif not can_store(s, seat, DOUBLE_WIDTH):
        reason, rule = "no-room-for-two", "R3"
    else:
        return []
    return [
        Blocked(target=f"shop:{space - SHOP_SPACES + 1}", reason=reason, args=args, rule=rule)
        for space in range(SHOP_SPACES, ALL_SPACES)
        if s.spaces[space] != NONE
    ]


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
