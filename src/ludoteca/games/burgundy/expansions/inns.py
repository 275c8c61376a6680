"""Inns (E 6): bought like a tile of the black depot, placed on any colour, they make an area count one hex more."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludoteca.core.actions import ActionTable
from ludoteca.core.event_table import EventTable
from ludoteca.core.features import put
from ludoteca.core.fields import label, thing
from ludoteca.core.pieces import Piece
from ludoteca.core.protocol import Action, Option

from ..boards import Board
from ..data import KINDS, LIVESTOCK, NONE, PHASES, Pieces
from ..estate import Estate
from ..estate import put as with_one
from ..expansion import Expansion
from ..hooks import Growth, Occasion, Picker, Power, Setting, Tile
from ..phases.act import acquire, can_store
from ..position import Burgundy, Rules
from ..powers import BOUGHT
from ..privileges import ONE_AREA
from .numbers import INN, INN_SPACES, INNS_CODES, INNS_EVENTS

BUY_INN: Final = INNS_CODES
PICK_INN: Final = INNS_CODES + 1
INN_COMES: Final = INNS_EVENTS
INNS: Final = PHASES  # one comes in each phase


def top_inn(s: Burgundy) -> int:
    """The space of the inn that is had next; NONE where none lies there."""
    for space in range(INN_SPACES, INN_SPACES + INNS):
        if s.spaces[space] != NONE:
            return space
    return NONE


def lying(s: Burgundy) -> int:
    """How many inns may be had."""
    return s.spaces[INN_SPACES : INN_SPACES + INNS].count(INN)


class InnTile(Tile):
    """E 6.4, R10: on any empty hex next to a tile, one in each area; no monastery turns the die for it. It does
    nothing. Where all pastures are one area, one inn bars them all (R24)."""

    def __init__(self, pieces: Pieces) -> None:
        super().__init__(INN, pieces, acts=False)
        self.row = pieces.row[INN]

    def room(self, s: Burgundy, e: Estate, board: Board, part: int) -> i64:
        found: i64 = e.front[part]
        if s.setting.ground is not None:
            found = s.setting.ground.open(s, e, board, part, NONE)
        found &= ~e.barred_in(board, self.row, part)
        if e.has(ONE_AREA) and inns_in(board, e, board.colour_cells[LIVESTOCK][0]):
            found &= ~board.colour_in(LIVESTOCK, part)
        return found

    def laid(self, e: Estate, board: Board, at: int) -> None:
        e.bar(board, board.area[at], self.row)


class InnArea(Growth):
    """E 6.6: the area with an inn counts one hex more; where several areas have become one, each inn adds one (R24)."""

    def more(self, s: Burgundy, e: Estate, area: int) -> int:
        board = s.board(e)
        return inns_in(board, e, board.cells[area][0])


def inns_in(board: Board, e: Estate, at: int) -> int:
    """How many lie in the area of a hex."""
    found = 0
    for cell in e.area(board, at):
        if e.tiles[cell] == INN:
            found += 1
    return found


class LayInn(Occasion):
    """E 6.1-6.2: one more at the start of each phase, beside those that were left."""

    def happen(self, s: Burgundy) -> None:
        space = INN_SPACES + s.phase
        s.spaces = with_one(s.spaces, space, INN)
        s.tell(INN_COMES, space, INN)


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

    def events(self, table: EventTable) -> None:
        table.add(INN_COMES, "inn", label("space"), thing("tile"))

    def spaces(self) -> tuple[str, ...]:
        return ("inn.1", "inn.2", "inn.3", "inn.4", "inn.5")

    def join(self, rules: Rules, setting: Setting, options: Mapping[str, str]) -> None:
        setting.tiles[INN] = InnTile(rules.pieces)
        setting.spaces = max(setting.spaces, INN_SPACES + INNS)
        setting.powers.append(BuyInn())
        setting.pickers.append(PickInn())
        setting.growths.append(InnArea())
        setting.phase_start.append(LayInn(40))

    def live(self, rules: Rules, options: Mapping[str, str]) -> list[int]:
        """An inn fits where any other tile does: then it is asked which."""
        codes = rules.codes
        found = [*rules.by_verb[BUY_INN], *rules.by_verb[PICK_INN], codes.uses[INN], codes.drops[INN]]
        return [action.code for action in found + codes.uses[:KINDS]]

    def components(self, s: Burgundy, tiles: list[int], goods: list[int]) -> list[int]:
        """Those of phases to come; before the first die is rolled all of them."""
        tiles[INN] += INNS - s.phase - 1 if s.white else INNS
        return []

    def feature_pieces(self, rules: Rules, options: Mapping[str, str]) -> list[Piece]:
        return [Piece("inns_lying", 1, INNS)]

    def features(self, s: Burgundy, seat: int, into: vec[i16], at: i64) -> i64:
        return put(into, at, lying(s))
