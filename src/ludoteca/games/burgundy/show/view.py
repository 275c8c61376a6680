"""What a reader may see of a position: everything but the order of what is still to be drawn."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from ..boards import LARGEST_AREA
from ..data import (
    BACKS,
    BLACK,
    BONUS_TILES,
    COLOUR_IDS,
    COLOURS,
    COUNTING,
    DEPOT_SPACES,
    DEPOTS,
    GOODS,
    NONE,
    PHASES,
    SPACES,
    spaces_of,
)
from ..estate import Estate
from ..position import Burgundy
from ..powers import BOUGHT, FETCHED
from ..privileges import NO_LIMIT, SILVER_EACH
from ..scoring import LEFT_OVER, MONASTERY_POINTS, SOURCES, left_over
from .more import each


class DuchyView(TypedDict):
    """A board and what lies on it: colour, number, area and tile of each hex; empty hexes by area and by colour.
    `places` are their rows and half columns, `sizes` those of the areas; `pays` is what completing each would score in
    this phase, 0 for what is complete."""

    id: str
    set: str
    standing: str
    colours: list[str]
    numbers: list[int]
    areas: list[int]
    near: list[list[int]]
    places: list[list[int]]
    tiles: list[str | None]
    left: list[int]
    sizes: list[int]
    pays: list[int]
    colours_left: dict[str, int]


class DiceView(TypedDict):
    value: int
    spent: bool


class PlayerView(TypedDict):
    """One seat. `end` is what it would score at the end as things stand, by source (for an estate of several its owner
    does); `worth` that of each monastery
    that counts then, `could` that of each such tile in its storage or in a depot, were it in the duchy. `sales` is
    what each stack of goods would score if it were sold, `sale_silver` and `sale_workers` what comes with any sale."""

    seat: int
    estate: int
    dice: list[DiceView]
    marker: int
    points: dict[str, int]
    score: int
    duchy: DuchyView
    storage: list[str]
    slots: int
    stacks: int
    goods: list[int]
    sales: list[int]
    sale_silver: int
    sale_workers: int
    sold: list[int]
    silver: int
    workers: int
    mines: int
    monasteries: list[int]
    bonus: list[str]
    bought: bool
    fetched: bool
    end: dict[str, int]
    worth: dict[str, int]
    could: dict[str, int]
    more: NotRequired[dict[str, Any]]


class BurgundyView(TypedDict):
    """`area_points` go by size, from 1 on; `price` is that of the black depot; `track` the spaces of the turn order.
    `expansions` are those in play by name, `more` what they add, here and for each seat."""

    game: str
    seat: int
    phase: int
    round: int
    rounds: int
    last_round: bool
    white: int | None
    phase_bonus: list[int]
    area_points: list[int]
    order: list[int]
    track: int
    depots: list[list[str | None]]
    spaces: list[list[str | None]]
    black: list[str | None]
    price: int
    wares: list[list[int]]
    lane: list[int]
    bags: dict[str, dict[str, int]]
    unseen_goods: list[int]
    box: dict[str, int]
    bonus: dict[str, list[int]]
    sale: int
    players: list[PlayerView]
    tally: dict[str, list[int]]
    scores: list[int]
    expansions: NotRequired[list[str]]
    more: NotRequired[dict[str, Any]]
    ranking: NotRequired[list[int]]


def name(s: Burgundy, kind: int) -> str | None:
    return s.tile_id(kind) if kind != NONE else None


def view(s: Burgundy, who: int) -> BurgundyView:
    pieces = s.rules.pieces
    seen = BurgundyView(
        game=s.game.name,
        seat=who,
        phase=s.phase + 1,
        round=s.round + 1,
        rounds=pieces.rounds,
        last_round=s.phase == PHASES - 1 and s.round == pieces.rounds - 1,
        white=s.white or None,
        phase_bonus=list(pieces.phase_bonus),
        area_points=pieces.area_points[1 : LARGEST_AREA + 1 + len(s.setting.growths)],
        order=list(s.order),
        track=pieces.track,
        depots=[[name(s, s.spaces[space]) for space in spaces_of(depot)] for depot in range(DEPOTS)],
        spaces=[[space_colour(s, space) for space in spaces_of(depot)] for depot in range(DEPOTS)],
        black=[name(s, s.spaces[at]) for at in range(DEPOT_SPACES, SPACES) if space_colour(s, at)],
        price=pieces.black_price,
        wares=[[s.ware(depot, good) for good in range(GOODS)] for depot in range(DEPOTS)],
        lane=[good + 1 for good in s.lane],
        bags=bags(s),
        unseen_goods=list(s.unseen),
        box={s.tile_id(kind): number for kind, number in enumerate(s.box) if number},
        bonus={COLOUR_IDS[colour]: s.setting.bonus[s.claimed[colour] :] for colour in range(COLOURS)},
        sale=s.setting.sale,
        players=[player_view(s, seat) for seat in range(s.seats)],
        tally=dict(zip(s.game.sources, s.tally(), strict=True)),
        scores=s.scores(),
    )
    if s.setting.expansions:
        seen["expansions"] = [expansion.name for expansion in s.setting.expansions]
        seen["more"] = dict(each(s, "table", who))
        for player in seen["players"]:
            player["more"] = dict(each(s, "player", player["seat"]))
    if s.decision is None:
        seen["ranking"] = s.ranking()
    return seen


def space_colour(s: Burgundy, space: int) -> str | None:
    """What a space is filled with in this phase; None where it is not used."""
    back = s.rules.pieces.spaces[space].back(s.setting.players, s.phase)
    if back == NONE:
        return None
    return "black" if back == BLACK else COLOUR_IDS[back]


def bags(s: Burgundy) -> dict[str, dict[str, int]]:
    """What can still be drawn: derivable from everything that was seen."""
    names = (*COLOUR_IDS, "black")
    return {
        names[back]: {
            s.tile_id(kind): number for kind, number in zip(s.setting.backs[back], s.bags[back], strict=True) if number
        }
        for back in range(BACKS)
    }


def filled(s: Burgundy, seat: int) -> int:
    """The storage places that are taken: some tiles need two."""
    return sum(s.setting.tiles[kind].width for kind in s.stock(seat))


def player_view(s: Burgundy, seat: int) -> PlayerView:
    player, e = s.players[seat], s.estate(seat)
    values = (player.first, player.second) if s.white else ()
    return PlayerView(
        seat=seat,
        estate=player.estate,
        dice=[DiceView(value=value, spent=player.has_spent(at)) for at, value in enumerate(values)],
        marker=player.marker,
        points=dict(zip(s.game.sources, player.points, strict=True)),
        score=player.score(),
        duchy=duchy_view(s, e),
        storage=[s.tile_id(kind) for kind in s.stock(seat)],
        slots=max(s.setting.storage, filled(s, seat) + e.has(NO_LIMIT)),
        stacks=s.setting.goods_slots,
        goods=list(e.goods),
        sales=[s.sale_points(e, number) for number in e.goods],
        sale_silver=1 + e.has(3) - e.has(SILVER_EACH),
        sale_workers=e.has(4),
        sold=list(e.sold),
        silver=e.silver,
        workers=e.workers,
        mines=e.mines,
        monasteries=[number for number in range(1, len(s.rules.pieces.monastery)) if e.has(number)],
        bonus=[
            f"{COLOUR_IDS[colour]}.{place + 1}"
            for colour in range(COLOURS)
            for place in range(BONUS_TILES)
            if e.has_bonus(colour, place)
        ],
        bought=bool(player.used & BOUGHT),
        fetched=bool(player.used & FETCHED),
        end=forecast(s, e) if s.owns(seat) else {},
        worth=worth(s, e),
        could=could(s, seat),
    )


def duchy_view(s: Burgundy, e: Estate) -> DuchyView:
    board = s.board(e)
    return DuchyView(
        id=board.name,
        set=board.group,
        standing=board.standing,
        colours=[COLOUR_IDS[colour] for colour in board.colour],
        numbers=list(board.number),
        areas=list(board.area),
        near=[list(near) for near in board.near],
        places=[list(place) for place in board.place],
        tiles=[name(s, kind) for kind in e.tiles],
        left=list(e.left),
        sizes=[s.size_of(e, area) for area in range(len(board.cells))],
        pays=[pays(s, s.size_of(e, area)) if left else 0 for area, left in enumerate(e.left)],
        colours_left={COLOUR_IDS[colour]: e.colours[colour] for colour in range(COLOURS)},
    )


def pays(s: Burgundy, size: int) -> int:
    """CoB 46: what an area of this size scores in this phase."""
    pieces = s.rules.pieces
    return pieces.area_points[size] + pieces.phase_bonus[s.phase]


def worth(s: Burgundy, e: Estate) -> dict[str, int]:
    """What each own monastery that counts at the end is worth now."""
    if not s.setting.last_count:
        return {}
    kinds = s.rules.pieces.monastery
    numbers = [number for number in range(COUNTING, len(kinds)) if e.has(number)]
    return {s.tile_id(kinds[number]): s.monastery_points(e, number) for number in numbers}


def could(s: Burgundy, seat: int) -> dict[str, int]:
    """What the monasteries that count at the end would be worth now to this seat, of those it can see and take."""
    e = s.estate(seat)
    number = s.rules.pieces.number
    seen = sorted(kind for kind in {*s.spaces, *s.stock(seat)} if kind != NONE and number[kind] >= COUNTING)
    return {s.tile_id(kind): s.monastery_points(e, number[kind]) for kind in seen}


def forecast(s: Burgundy, e: Estate) -> dict[str, int]:
    """CoB 50: what the end would add now; nothing once it has been added."""
    if s.decision is None or not s.setting.last_count:
        return {}
    points = dict(zip(LEFT_OVER, left_over(e), strict=True))
    points[MONASTERY_POINTS] = sum(worth(s, e).values())
    found = {SOURCES[source]: number for source, number in points.items() if number}
    for _, more in each(s, "forecast", e):
        for source, number in more.items():
            found[source] = found.get(source, 0) + number
    return found
