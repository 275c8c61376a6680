"""The shapes of what views tell of expansions (`more`), of the table and of each player."""

from __future__ import annotations

from typing import TypedDict


class BoardsTable(TypedDict):
    """How many castles lie beside the main board."""

    castles: int


class PostsTable(TypedDict):
    """The hexes that touch each post, the bonus tiles that are left, and whether only the first pair scores."""

    touch: list[list[int]]
    bonus: list[int]
    once: bool


class PostsPlayer(TypedDict):
    """The posts that a tile has reached and the pairs that are joined, counted from 1, and the bonus tile: 1 for the
    large one, 2 for the small one, 0 for none."""

    reached: list[int]
    joined: list[list[int]]
    bonus: int


class InnsTable(TypedDict):
    """How many may be had."""

    lying: int


class RouteSpace(TypedDict):
    good: int
    bonus: str


class RouteTile(TypedDict):
    id: str
    standing: str
    spaces: list[RouteSpace]


class RoutesPlayer(TypedDict):
    """The tiles from left to right, those that are still to be laid, and the goods on the first spaces."""

    tiles: list[RouteTile]
    hand: list[RouteTile]
    goods: list[int]


class ShieldsTable(TypedDict):
    """The shields in each depot, those that are out of the game, and their points; of an open question those that are
    given up so far, and the one for which another may be replaced."""

    depots: list[list[str]]
    gone: list[str]
    points: dict[str, int]
    unpaid: list[str]
    coming: str | None


class ShieldsPlayer(TypedDict):
    """What a player holds, how many castles carry nothing, whom shield 6 copies, whether shield 16 was used in this
    turn, whether every good sold brings silver, and what is due at the end of the phase."""

    held: list[str]
    free: int
    tribute: int
    copied: int | None
    turned: bool
    silver_each: bool


class VineBoard(TypedDict):
    """`dice` and `levels` go by double space, the rest by hex; `places` are rows and half columns."""

    standing: str
    dice: list[int]
    levels: list[int]
    bonus: list[str]
    places: list[list[int]]


class VineSlot(TypedDict):
    dice: list[int]
    tile: str | None


class VineyardsTable(TypedDict):
    """The board, which is the same for all; what lies in depot and shop; what can still be drawn and taken. `out` are
    the grapes that are not in play, `points` those of an area by size, from 1 on."""

    board: VineBoard
    depot: list[VineSlot]
    shop: list[str | None]
    bag: dict[str, int]
    stock: dict[str, int]
    out: list[str]
    points: list[int]


class VineyardsPlayer(TypedDict):
    """Grapes by hex, the double spaces that are open, grape tiles by grape, the levels that are full, the sizes of all
    areas, and what it would score now."""

    hexes: list[str | None]
    open: list[int]
    grapes: dict[str, int]
    levels: list[int]
    areas: dict[str, list[int]]
    points: int


class Team(TypedDict):
    seats: list[int]
    points: int


class TeamTable(TypedDict):
    """The teams by seat with their points, and who of them is up."""

    teams: list[Team]
    up: int | None


class KeySpaces(TypedDict):
    shared: int
    private: int


class TeamPlayer(TypedDict):
    """The partner, what lies in the key spaces of both and in one's own, and how many there are of each."""

    partner: int
    shared: list[str]
    private: list[str]
    places: KeySpaces


class Pruned(TypedDict):
    depot: int
    place: int
    tile: str


class SoloTable(TypedDict):
    """The goods that have left the game, what the tiles are that lie face down, the hexes that rivers join, and the
    tile that left in this round. Targets go down from the first by a step to the least; a tile of the black depot has a
    price in goods."""

    lost: list[int]
    under: list[str]
    rivers: list[list[int]]
    pruned: Pruned | None
    first: int
    step: int
    least: int
    price: int


class SoloPlayer(TypedDict):
    """Where target and points stand, and how many rounds there are with this one."""

    target: int
    mark: int
    rounds: int


class CardHex(TypedDict):
    type: str
    symbols: list[str]
    tile: str | None
    down: bool


class Card(TypedDict):
    """A territory card; `pays` is what it is worth at this level, `points` at each."""

    id: str
    side: str
    selected: bool
    hexes: list[CardHex]
    pays: int
    points: list[int]
    post: bool
    shield: bool
    standing: str
    symbols_standing: str


class Stack(TypedDict):
    type: str
    tiles: list[str]


class RivalSpace(TypedDict):
    """Of its duchy; marks count on side 36 alone, and each by its own modifier."""

    type: str
    mark: str
    tile: str | None
    hidden: bool


class ChateauTable(TypedDict):
    """What Châteauma has, as the view of a player has it; `end` is what the end would add now. The stacks of the
    reserve are listed from the bottom up."""

    player: int
    level: str
    modifiers: list[str]
    board: str
    marker: int
    points: dict[str, int]
    score: int
    cards: list[Card]
    deck: list[str]
    pile: list[str]
    reserve: list[Stack]
    wild: list[str]
    duchy: list[RivalSpace]
    over: list[str]
    goods: list[int]
    sold: list[int]
    silver: int
    bonus: list[str]
    posts: int
    shields: list[int]
    doubles: list[str]
    end: dict[str, int]
    standing: dict[str, str]
