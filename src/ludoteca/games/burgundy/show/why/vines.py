"""Double tiles, the vineyard and its grapes: E 12."""

from __future__ import annotations

from ludoteca.core.preview import Blocked

from ...expansions.numbers import ALL_SPACES, SHOP_SPACES, VINE_SPACES
from ...expansions.vineyards.bonus import DOUBLE_WIDTH, FreeBlack
from ...expansions.vineyards.cellar import cellar, vines
from ...expansions.vineyards.codes import GRAPE_IDS, PLANT, VINE_HEXES
from ...expansions.vineyards.doubles import doubles_in, is_pure
from ...expansions.vineyards.planted import ChooseDouble, Grape
from ...expansions.vineyards.powers import cheapest
from ...expansions.vineyards.vine_board import RIGHT
from ...phases.act import Choose, can_store
from ...position import Burgundy
from .because import because, each
from .board import purchase
from .reach import acts, lies, only_places, values


def reasons(s: Burgundy, seat: int) -> list[Blocked]:
    top = s.stack[-1]
    if isinstance(top, ChooseDouble):
        return unfit(s, seat)
    if isinstance(top, Choose):
        return each(doubles(s, seat), "not-in-duchy", "E 12.12")
    if isinstance(top, Grape):
        return grapes(s)
    if isinstance(top, FreeBlack):
        return [] if can_store(s, seat, DOUBLE_WIDTH) else each(shop(s), "no-room-for-two", "E R3")
    if not acts(s):
        return []
    found = purchase(s, seat, shop(s), "E 12.20", DOUBLE_WIDTH)
    if only_places(s):
        return found + each(doubles(s, seat), "not-in-duchy", "E 12.12")
    return found + blocked_depot(s, seat) + blocked_vines(s, seat) + blocked_doubles(s, seat)


def shop(s: Burgundy) -> list[str]:
    return [f"shop:{space - SHOP_SPACES + 1}" for space in range(SHOP_SPACES, ALL_SPACES) if lies(s, space)]


def doubles(s: Burgundy, seat: int) -> list[str]:
    return [f"storage:{s.tile_id(kind)}" for kind in doubles_in(s.stock(seat))]


def blocked_depot(s: Burgundy, seat: int) -> list[Blocked]:
    """E 12.10: double tiles out of reach."""
    return [
        short(s, seat, f"vine:{slot + 1}", numbers, "E 12.10")
        for slot, numbers in enumerate(cellar(s).printed.dice[s.setting.players])
        if lies(s, VINE_SPACES + slot)
    ]


def short(s: Burgundy, seat: int, target: str, numbers: list[int], rule: str) -> Blocked:
    """So many workers are lacking with the best die for one of the numbers."""
    if not values(s, seat):
        return because(target, "no-die", "CoB 22")
    missing = lacking(s, seat, numbers)
    if len(numbers) == 1:
        return because(target, "out-of-reach", rule, number=numbers[0], missing=missing)
    return because(target, "slot-out-of-reach", rule, numbers=list(numbers), missing=missing)


def lacking(s: Burgundy, seat: int, numbers: list[int]) -> int:
    e = s.estate(seat)
    return min(cheapest(e, value, numbers) for value in values(s, seat)) - e.workers


def blocked_vines(s: Burgundy, seat: int) -> list[Blocked]:
    """E 12.12-12.15: every hex of the vineyard."""
    return hexes(s, seat, doubles_in(s.stock(seat)))


def hexes(s: Burgundy, seat: int, kinds: list[int]) -> list[Blocked]:
    """Why none of some double tiles goes to a hex by its first grape; one with two equal grapes goes by the left hex
    of a double space alone."""
    own = vines(s.estate(seat))
    board = cellar(s).printed.board
    open_ = board.open(own.covered)
    found = []
    for hex_ in range(VINE_HEXES):
        space = hex_ // 2
        target = f"vineyard:{hex_}"
        if own.covered >> space & 1:
            found.append(because(target, "covered", "E 12.15"))
        elif space not in open_:
            reason, rule = ("no-vine-beside", "E 12.14") if own.covered else ("lowest-level-first", "E 12.13")
            found.append(because(target, reason, rule))
        elif not kinds:
            found.append(because(target, "no-double-tile", "E 12.12"))
        elif hex_ % 2 == RIGHT and all(is_pure(kind) for kind in kinds):
            found.append(because(target, "goes-by-left", "E 12.12"))
        elif acts(s):
            found.append(short(s, seat, target, [board.number[space]], "E 12.12"))
    return found


def blocked_doubles(s: Burgundy, seat: int) -> list[Blocked]:
    """Stored double tiles that cannot be planted now: where one can, all can."""
    assert s.decision is not None
    if any(action.verb == PLANT for action in s.decision.actions):
        return []
    if not values(s, seat):
        return each(doubles(s, seat), "no-die", "CoB 22")
    board = cellar(s).printed.board
    open_ = board.open(vines(s.estate(seat)).covered)
    if not open_:
        return each(doubles(s, seat), "vineyard-full", "E 12.14")
    missing = lacking(s, seat, [board.number[space] for space in open_])
    return each(doubles(s, seat), "no-vine-number", "E 12.12", missing=missing)


def unfit(s: Burgundy, seat: int) -> list[Blocked]:
    """E 12.12: stored tiles that do not go to the hex of the vineyard that was chosen."""
    found = []
    for kind in sorted(set(s.stock(seat))):
        target = f"storage:{s.tile_id(kind)}"
        if s.setting.tiles[kind].width < DOUBLE_WIDTH:
            found.append(because(target, "not-in-vineyard", "E 12.12"))
        elif is_pure(kind):
            found.append(because(target, "goes-by-left", "E 12.12"))
    return found


def grapes(s: Burgundy) -> list[Blocked]:
    """E 12.7, 12.19: grape tiles of which none lies ready."""
    table = cellar(s)
    found = []
    for grape, name in enumerate(GRAPE_IDS):
        if table.out[grape]:
            found.append(because(f"grape:{name}", "grape-out", "E 12.7"))
        else:
            found.append(because(f"grape:{name}", "no-grape-left", "E 12.19"))
    return found
