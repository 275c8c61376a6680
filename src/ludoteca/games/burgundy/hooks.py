"""What the base game and its expansions are made of. Each hook is an object; the `Setting` of a game holds those that
are on, so that one that is off costs nothing.

A `Tile` is one object for each kind, a `Power` something a turn offers beside its dice, an `Occasion` something that
happens to the whole table. A `Watch` is told what goes on, a `Ground` says where tiles may go, a `Storehouse` where
they are kept, a `Sequel` what comes of one that is placed. A `Growth` makes areas count for more, a `Picker` adds to
what may be had of the black depot, an `Actor` plays for whoever has no seat.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from ludoteca.core.protocol import Action, Printed

from .actions import FREE
from .boards import Board, hexes
from .data import ADJUSTS, BACKS, BLACK, KINDS, NAMED_KINDS, NONE, SPACES, Pieces
from .estate import Estate

if TYPE_CHECKING:
    from .expansion import Expansion
    from .position import Burgundy

# What a power may be paid with now, as bits: a die, an action without one, one that only places, and one that comes of
# a castle just placed. Of equal dice only the first is named.
FIRST_DIE: Final = 1
SECOND_DIE: Final = 2
NO_DIE_NEEDED: Final = 4
PLACING_ONLY: Final = 8
OF_A_CASTLE: Final = 16


@mypyc_attr(allow_interpreted_subclasses=True)
class Tile:
    """A kind of tile. `adjust` is the monastery that turns a die one step for free when it is placed (0: none);
    `acts` says that it does something when it is placed; `width` is how many storage places it takes."""

    def __init__(self, kind: int, pieces: Pieces, acts: bool = True) -> None:
        self.kind = kind
        self.colour = pieces.colour[kind]
        self.adjust = 0 if self.colour == NONE else ADJUSTS[self.colour]
        self.acts = acts
        self.width = pieces.width[kind]

    def room(self, s: "Burgundy", e: Estate, board: Board, part: int) -> i64:
        """CoB 27: the hexes of a part of the board it may go to: of its colour, next to a tile. One without a colour
        says itself where."""
        if self.colour == NONE:
            return 0
        if s.setting.ground is None:
            front: i64 = e.front[part]
            return front & board.colour_in(self.colour, part)
        return s.setting.ground.open(s, e, board, part, self.colour)

    def hexes(self, s: "Burgundy", e: Estate, board: Board) -> list[int]:
        """The same over the whole board, rising."""
        found = hexes(self.room(s, e, board, 0), 0)
        for part in range(1, board.parts):
            found += hexes(self.room(s, e, board, part), part)
        return found

    def anywhere(self, s: "Burgundy", seat: int) -> list[Action]:
        """CoB 35: the answers that would place it at once, whatever the number."""
        e = s.estate(seat)
        places = s.rules.codes.places[FREE]
        return [places[at] for at in self.hexes(s, e, s.board(e))]

    def set_out(self, s: "Burgundy", seat: int, at: int) -> None:
        """By an answer of `anywhere`; one that goes into the duchy is laid instead (`act.lay`)."""
        raise NotImplementedError

    def laid(self, e: Estate, board: Board, at: int) -> None:
        """What the duchy remembers of it from now on."""

    def placed(self, s: "Burgundy", seat: int, at: int) -> None:
        """Its effect, at once; a question is a frame pushed here."""

    def points(self, s: "Burgundy", e: Estate) -> int:
        """What it counts for at the end, lying in that duchy."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Power:
    """Something a seat may do in its turn, at any moment of it (A3), by the answers of a verb, or by that for one thing
    alone. Powers offer in the order of `first`, the code from which their answers begin: that of the verb, unless they
    are said to lie elsewhere. An answer with a source is paid before `use`, one without pays for itself."""

    def __init__(self, verb: int, thing: int = NONE, first: int = NONE) -> None:
        self.verb = verb
        self.thing = thing
        self.first = verb if first == NONE else first

    def offer(self, s: "Burgundy", seat: int, sources: int, value: int, masks: list[int], acts: list[Action]) -> None:
        """Append what can be done now, in the order of codes. `sources` is what may be spent, `value` that of an action
        without a die, `masks` the rooms of this menu (none in one where no tile can be placed)."""
        raise NotImplementedError

    def use(self, s: "Burgundy", seat: int, value: int, action: Action) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Occasion:
    """Something that happens to the whole table: in the set-up, at the start and the end of a phase, when a round has
    been rolled, at the end of the game. Of several at one time the lowest `rank` comes first; a question is a frame
    pushed here (a round asks nothing)."""

    def __init__(self, rank: int) -> None:
        self.rank = rank

    def happen(self, s: "Burgundy") -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Watch:
    """One who is told what goes on, of those four things in whose lists it stands."""

    def scored(self, s: "Burgundy", seat: int, source: int, number: int) -> None:
        """Points have come."""

    def hired(self, s: "Burgundy", seat: int, number: int) -> None:
        """Workers have come."""

    def sold(self, s: "Burgundy", seat: int, good: int, number: int) -> None:
        """A stack was sold, and paid for."""

    def placed(self, s: "Burgundy", seat: int, at: int, kind: int) -> None:
        """A tile lies on a hex, and what it completed has scored; its effect is still to come."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Ground:
    """Another rule of where tiles may go."""

    def open(self, s: "Burgundy", e: Estate, board: Board, part: int, colour: int) -> i64:
        """The hexes of a part that are open to a tile of a colour; to one without a colour (NONE) those of any."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Sequel:
    """Another course of what a placed tile sets off."""

    def follow(self, s: "Burgundy", seat: int, at: int, kind: int, todo: int) -> None:
        """Push the frame that does what is still `todo`, by the bits of `Placed`; there may be nothing."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Growth:
    """One who makes areas count for more hexes than they have."""

    def more(self, s: "Burgundy", e: Estate, area: int) -> int:
        """By how many."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Picker:
    """What lies beside the black depot and may be had wherever a tile of it may be had without buying (`pick.py`), by
    the answers of a verb."""

    def __init__(self, verb: int) -> None:
        self.verb = verb

    def offer(self, s: "Burgundy", seat: int, wide: bool, acts: list[Action]) -> None:
        """Append what lies there; what takes two storage places only if it is `wide`."""
        raise NotImplementedError

    def space(self, s: "Burgundy", action: Action) -> int:
        """The space that an answer means."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Storehouse:
    """Another rule of where tiles are stored than on the board of the estate alone. What leaves or fills one of several
    places may have to be asked: then the answer goes on with it."""

    def stock(self, s: "Burgundy", seat: int) -> list[int]:
        """The stored tiles a seat may place, sorted."""
        raise NotImplementedError

    def unstore(self, s: "Burgundy", seat: int, kind: int) -> None:
        """A stored tile leaves, from wherever it is found first."""
        raise NotImplementedError

    def store(self, s: "Burgundy", seat: int, space: int) -> None:
        """A tile comes from the main board; there is room."""
        raise NotImplementedError

    def exchange(self, s: "Burgundy", seat: int, kind: int, space: int) -> None:
        """A stored tile is discarded for one from the main board."""
        raise NotImplementedError

    def place(self, s: "Burgundy", seat: int, at: int, kind: int, value: int) -> None:
        """A stored tile goes to a hex."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Actor:
    """The rules that move a player who has no seat."""

    def act(self, s: "Burgundy", player: int) -> None:
        """Push his turn."""
        raise NotImplementedError

    def monasteries(self, s: "Burgundy", player: int) -> int:
        """Those that lie open before him, as bits: what others may do with them."""
        return 0


class Setting(Printed):
    """What options and the number of players fix for a whole game: the base and the `expansions` that are on fill it.

    `players` is the number by which the main board is filled and values are read: those without a seat count too.
    `homes` are the estates by seat, `owners` the seats that act for an estate where only one can, `sides` the parties
    by player. `tiles` are the objects of all kinds, `kinds` how many of them may be met, `backs` the kinds in each bag,
    `spaces` those of the main board with what expansions lay beside it, `depots` those among the latter from which
    tiles are taken and not bought, `duchies` those of the estates where an expansion has boards of its own. `storage`
    and `goods_slots` are the places one seat can fill; `one_each` says that every tile takes one of them and nobody has
    more. `workers` are those at the start by place on the track. `bonus` are the points of the bonus tiles of a colour,
    `sale` those of a good. `kept` are the tiles of each back that nobody ever draws. `most` says that of equal parties
    the one with most empty hexes wins, `track` that the order track decides last, `favoured` is the party that wins
    every tie; `last_count` says whether anything is counted at the end."""

    def __init__(self, seats: int, options: Mapping[str, str], pieces: Pieces, tiles: list[Tile]) -> None:
        self.seats = seats
        self.options = options
        self.expansions: list[Expansion] = []
        self.homes = list(range(seats))
        self.owners = list(range(seats))
        self.sides = list(range(seats))
        self.letter = False
        self.discard_any = False
        self.most = False
        self.track = True
        self.last_count = True
        self.storage = pieces.storage
        self.one_each = True
        self.goods_slots = pieces.goods_slots
        self.workers = pieces.start_workers
        self.count_players(seats, pieces)
        self.tiles = tiles[:]
        self.kinds = KINDS if len(tiles) == NAMED_KINDS else len(tiles)
        self.any_building = NONE  # a kind that counts at the end as whichever building is best
        self.spaces = SPACES
        self.depots: list[int] = []
        self.duchies: list[int] = []
        self.backs: list[list[int]] = []
        self.kept = [0] * BACKS
        self.favoured = NONE
        self.powers: list[Power] = []
        self.setup: list[Occasion] = []
        self.phase_start: list[Occasion] = []
        self.round_start: list[Occasion] = []
        self.phase_end: list[Occasion] = []
        self.game_end: list[Occasion] = []
        self.scored: list[Watch] = []
        self.hired: list[Watch] = []
        self.sold: list[Watch] = []
        self.placed: list[Watch] = []
        self.growths: list[Growth] = []
        self.pickers: list[Picker] = []
        self.ground: Ground | None = None
        self.keys: Storehouse | None = None
        self.sequel: Sequel | None = None
        self.actor: Actor | None = None

    def count_players(self, number: int, pieces: Pieces) -> None:
        """So many play, with or without a seat."""
        self.players = number
        self.bonus = [pieces.first_bonus[number], pieces.second_bonus[number]]
        self.sale = pieces.sale[number]

    def bring(self, kind: int, pieces: Pieces) -> None:
        """The tiles of a kind are mixed among those with the same backs."""
        if pieces.coloured[kind]:
            self.backs[pieces.colour[kind]].append(kind)
        if pieces.black[kind]:
            self.backs[BLACK].append(kind)

    def parties(self) -> int:
        return max(self.sides) + 1

    def put_in_order(self) -> None:
        """Once all have joined: what comes first never depends on who joined first."""
        self.powers.sort(key=first_code)
        self.pickers.sort(key=pick_code)
        for occasions in (self.setup, self.phase_start, self.round_start, self.phase_end, self.game_end):
            occasions.sort(key=rank)


def first_code(power: Power) -> int:
    return power.first


def pick_code(picker: Picker) -> int:
    return picker.verb


def rank(occasion: Occasion) -> int:
    return occasion.rank
