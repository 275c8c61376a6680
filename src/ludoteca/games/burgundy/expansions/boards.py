"""Boards 11-18: the castle link and castles bought back (E 1). The sets of duchies themselves (E 1, 3, 7) are values of
the option `duchies`, drawn as every other duchy."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludoteca.core.actions import ActionTable
from ludoteca.core.bits import bit
from ludoteca.core.event_table import EventTable
from ludoteca.core.features import put as put_feature
from ludoteca.core.fields import seat
from ludoteca.core.frames import OneSeat
from ludoteca.core.menus import picks
from ludoteca.core.pieces import Piece
from ludoteca.core.protocol import Action, Decision, Option, Term

from ..boards import Board, hexes, ordinary
from ..data import CASTLE, CASTLE_TILE, NONE, SPACES
from ..estate import Estate, put
from ..expansion import Expansion
from ..hooks import Ground, Occasion, Power, Setting
from ..parts import Part, give
from ..phases.act import can_store
from ..position import Burgundy, Rules
from ..seat import BOTH
from .numbers import ASIDE, BOARDS_CODES, BOARDS_EVENTS, CASTLE_PRICE

RECLAIM: Final = BOARDS_CODES
RECLAIMED: Final = BOARDS_EVENTS

LINKED_SET: Final = "first"  # of boards 11-18
LINKED_DRAW: Final = "11-18"
PRICE: Final = 5  # points, beside both dice
MOST_CASTLES: Final = 9  # about as many are left over in a game


class Boards(Expansion):
    def __init__(self) -> None:
        super().__init__("boards")

    def options(self, rules: Rules) -> tuple[Option, ...]:
        """Without boards 11-18 there is nothing to link."""
        return (Option("link", ("no", "yes")),) if linked_duchies(rules) else ()

    def terms(self, rules: Rules) -> tuple[Term, ...]:
        names = linked_duchies(rules)
        if not names:
            return ()
        return (Term({"link": ("yes",)}, {"duchies": names}, why="castles-apart", rule="E 1.5, R41"),)

    def on(self, options: Mapping[str, str]) -> bool:
        return options.get("link") == "yes"

    def actions(self, table: ActionTable) -> None:
        table.add(RECLAIM, "reclaim", "aside:castle")

    def events(self, table: EventTable) -> None:
        table.add(RECLAIMED, "reclaim", seat())

    def sources(self) -> tuple[str, ...]:
        return ("castles",)

    def join(self, rules: Rules, setting: Setting, options: Mapping[str, str]) -> None:
        setting.ground = CastleLink()
        setting.powers.append(Reclaim())
        setting.phase_start.append(SetAside(5))

    def begin(self, s: Burgundy) -> None:
        s.parts = give(s.parts, ASIDE, Aside(0))

    def live(self, rules: Rules, options: Mapping[str, str]) -> list[int]:
        return [action.code for action in rules.by_verb[RECLAIM]]

    def feature_pieces(self, rules: Rules, options: Mapping[str, str]) -> list[Piece]:
        return [Piece("castles_aside", 1, MOST_CASTLES)]

    def features(self, s: Burgundy, seat: int, into: vec[i16], at: i64) -> i64:
        return put_feature(into, at, aside(s).castles)


def linked_duchies(rules: Rules) -> tuple[str, ...]:
    """The values of `duchies` that give everybody one of the boards 11-18: the draw of that name first."""
    boards = [rules.boards[at] for at in ordinary(rules.boards)]
    names = tuple([board.name for board in boards if board.group == LINKED_SET])
    drawn = any(LINKED_DRAW in option.values for option in rules.options if option.name == "duchies")
    return (LINKED_DRAW, *names) if drawn else names


# The link


class CastleLink(Ground):
    """E 1.2: beside what the base game asks for, a tile touches a castle, or tiles of its own colour lead from it to
    one. It is the tiles that count: what lies on a hex without having a colour leads nowhere (R2). The boards have one
    part."""

    def open(self, s: Burgundy, e: Estate, board: Board, part: int, colour: int) -> i64:
        front: i64 = e.front[part]
        if colour == CASTLE:
            return front & board.colour_in(CASTLE, part)  # E 1.3
        found = beside(board, tiles_of(s, e, board, part, CASTLE), part)
        if colour == NONE:
            return front & found
        chain = tiles_of(s, e, board, part, colour)
        linked: i64 = chain & found
        while linked:
            chain &= ~linked
            found |= beside(board, linked, part)
            linked = chain & found
        return front & found & board.colour_in(colour, part)


def tiles_of(s: Burgundy, e: Estate, board: Board, part: int, colour: int) -> i64:
    """The hexes of a colour on which tiles of that colour lie."""
    covered: i64 = e.covered[part]
    found: i64 = covered & board.colour_in(colour, part)
    for at in hexes(found, part):
        if s.setting.tiles[e.tiles[at]].colour != colour:
            found &= ~bit(at)
    return found


def beside(board: Board, mask: i64, part: int) -> i64:
    """The neighbours of some hexes."""
    found: i64 = 0
    for at in hexes(mask, part):
        found |= board.near_in(at, part)
    return found


# Castles bought back


class Aside(Part):
    """How many castles lie beside the main board. In the position they are part of the box."""

    def __init__(self, castles: int) -> None:
        self.castles = castles

    def clone(self) -> "Aside":
        return Aside(self.castles)


def aside(s: Burgundy) -> Aside:
    found = s.parts[ASIDE]
    assert isinstance(found, Aside)
    return found


class SetAside(Occasion):
    """E 1.4, R4: before the board is cleared, the castles on it are counted; what players drop is not."""

    def happen(self, s: Burgundy) -> None:
        aside(s).castles += s.spaces[:SPACES].count(CASTLE_TILE)


class Reclaim(Power):
    """E 1.4: both dice of a turn and points for a castle set aside, which goes to the storage (R3)."""

    def __init__(self) -> None:
        super().__init__(RECLAIM)

    def offer(self, s: Burgundy, seat: int, sources: int, value: int, masks: list[int], acts: list[Action]) -> None:
        player = s.players[seat]
        if aside(s).castles and player.spent == 0 and player.score() >= PRICE and can_store(s, seat):
            acts += s.rules.by_verb[RECLAIM]

    def use(self, s: Burgundy, seat: int, value: int, action: Action) -> None:
        s.players[seat].spent = BOTH
        s.score(seat, CASTLE_PRICE, -PRICE)
        aside(s).castles -= 1
        s.push(BringBack(seat))


class BringBack(OneSeat[Burgundy]):
    """A castle comes back into the storage; where it is full (`discard_any`), a stored tile leaves the game first, and
    which one is asked only where they differ."""

    def clone(self) -> "BringBack":
        return BringBack(self.seat)

    def step(self, s: Burgundy) -> Decision | None:
        if s.slots(self.seat) <= 0:
            stock = s.stock(self.seat)
            if stock[0] != stock[-1]:
                return Decision(self.seat, "turn.drop", picks(stock, s.rules.codes.drops, 0, 0))
            s.discard(self.seat, stock[0])
        s.stack.pop()
        s.box = put(s.box, CASTLE_TILE, s.box[CASTLE_TILE] - 1)
        s.estate(self.seat).store(CASTLE_TILE)
        s.tell(RECLAIMED, self.seat)
        return None

    def apply(self, s: Burgundy, action: Action) -> None:
        s.discard(self.seat, action.thing)
