"""Inns (E 6): bought like a tile of the black depot, placed on any colour, they make an area count one hex more."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from ludoteca.core.actions import ActionTable
from ludoteca.core.protocol import Action, Option

from .. import tell
from ..boards import Board
from ..data import NONE, PHASES, Pieces
from ..estate import Estate
from ..estate import put as with_one
from ..expansion import Expansion
from ..hooks import Growth, Occasion, Picker, Power, Tile
from ..phases.act import acquire, can_store
from ..position import Burgundy, Rules
from ..powers import BOUGHT
from .numbers import INN, INN_SPACES, INNS_CODES

BUY_INN: Final = INNS_CODES
PICK_INN: Final = INNS_CODES + 1
INNS: Final = PHASES  # one comes in each phase


def top_inn(s: Burgundy) -> int:
    """The space of the inn that is had next; NONE where none lies there."""
    for space in range(INN_SPACES, INN_SPACES + INNS):
        if s.spaces[space] != NONE:
            return space
    return NONE


class InnTile(Tile):
    """E 6.4, R10: on any empty hex next to a tile, one in each area; no monastery turns the die for it. It does
    nothing."""

    def __init__(self, pieces: Pieces) -> None:
        super().__init__(INN, pieces, acts=False)
        self.row = pieces.row[INN]

    def room(self, s: Burgundy, e: Estate, board: Board, part: int) -> i64:
        if s.setting.ground is None:
            found: i64 = e.front[part]
        else:
            found = s.setting.ground.open(s, e, board, part, NONE)
        return found & ~e.barred_in(board, self.row, part)

    def laid(self, e: Estate, board: Board, at: int) -> None:
        e.bar(board, board.area[at], self.row)


class InnArea(Growth):
    """E 6.6: the area with an inn counts one hex more."""

    def more(self, s: Burgundy, e: Estate, area: int) -> int:
        return 1 if has_inn(s.board(e), e, area) else 0


def has_inn(board: Board, e: Estate, area: int) -> bool:
    for at in board.cells[area]:
        if e.tiles[at] == INN:
            return True
    return False


class LayInn(Occasion):
    """E 6.1-6.2: one more at the start of each phase, beside those that were left."""

    def happen(self, s: Burgundy) -> None:
        space = INN_SPACES + s.phase
        s.spaces = with_one(s.spaces, space, INN)
        s.tell(tell.FILL, space, INN)


class BuyInn(Power):
    """E 6.3: the one purchase of the turn may be an inn."""

    def __init__(self) -> None:
        super().__init__(BUY_INN)

    def offer(self, s: Burgundy, seat: int, sources: int, value: int, masks: list[int], acts: list[Action]) -> None:
        if s.estate(seat).silver < s.rules.pieces.black_price or s.players[seat].used & BOUGHT:
            return
        if can_store(s, seat) and top_inn(s) != NONE:
            acts.append(s.rules.by_verb[BUY_INN][0])

    def use(self, s: Burgundy, seat: int, value: int, action: Action) -> None:
        s.players[seat].used |= BOUGHT
        s.earn(seat, -s.rules.pieces.black_price)
        acquire(s, seat, top_inn(s))


class PickInn(Picker):
    """E 6.3: whoever may have a tile of the black depot without buying it may have an inn."""

    def __init__(self) -> None:
        super().__init__(PICK_INN)

    def offer(self, s: Burgundy, seat: int, wide: bool, acts: list[Action]) -> None:
        if top_inn(s) != NONE:
            acts.append(s.rules.by_verb[PICK_INN][0])

    def space(self, s: Burgundy, action: Action) -> int:
        return top_inn(s)


class Inns(Expansion):
    def __init__(self) -> None:
        super().__init__("inns")

    def options(self, rules: Rules) -> tuple[Option, ...]:
        return (Option("inns", ("no", "yes")),)

    def on(self, options: Mapping[str, str]) -> bool:
        return options.get("inns", "no") == "yes"

    def actions(self, table: ActionTable) -> None:
        table.add(BUY_INN, "buy inn", "inn:1")
        table.add(PICK_INN, "pick inn", "inn:1")

    def spaces(self) -> tuple[str, ...]:
        return ("inn.1", "inn.2", "inn.3", "inn.4", "inn.5")
