"""What a reader may see of a position: everything but the order of what is still to be drawn."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from ..boards import Board
from ..data import BACKS, BLACK, COLOUR_IDS, COLOURS, DEPOT_SPACES, DEPOTS, GOODS, MONASTERIES, NONE, TILE_IDS
from ..estate import Estate
from ..position import Burgundy
from ..powers import BOUGHT, FETCHED
from ..scoring import LEFT_OVER, MONASTERY_POINTS, SOURCES, left_over


class DuchyView(TypedDict):
    """A board and what lies on it: colour, number, area and tile of each hex; empty hexes by area and by colour."""

    id: str
    set: str
    standing: str
    colours: list[str]
    numbers: list[int]
    areas: list[int]
    near: list[list[int]]
    tiles: list[str | None]
    left: list[int]
    colours_left: dict[str, int]


class DiceView(TypedDict):
    value: int
    spent: bool


class PlayerView(TypedDict):
    """One seat. `end` is what it would score at the end as things stand, by source; `worth` that of each monastery
    that counts then."""

    seat: int
    estate: int
    dice: list[DiceView]
    marker: int
    points: dict[str, int]
    score: int
    duchy: DuchyView
    storage: list[str]
    slots: int
    goods: list[int]
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


class BurgundyView(TypedDict):
    game: str
    seat: int
    phase: int
    round: int
    white: int | None
    phase_bonus: list[int]
    order: list[int]
    depots: list[list[str | None]]
    spaces: list[list[str | None]]
    black: list[str | None]
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
    ranking: NotRequired[list[int]]


def name(kind: int) -> str | None:
    return TILE_IDS[kind] if kind != NONE else None


def view(s: Burgundy, who: int) -> BurgundyView:
    pieces = s.rules.pieces
    seen = BurgundyView(
        game=s.game.name,
        seat=who,
        phase=s.phase + 1,
        round=s.round + 1,
        white=s.white or None,
        phase_bonus=list(pieces.phase_bonus),
        order=list(s.order),
        depots=[[name(kind) for kind in s.spaces[at : at + 4]] for at in range(0, DEPOT_SPACES, 4)],
        spaces=[[space_colour(s, at + place) for place in range(4)] for at in range(0, DEPOT_SPACES, 4)],
        black=[name(kind) for at, kind in enumerate(s.spaces) if at >= DEPOT_SPACES and space_colour(s, at)],
        wares=[s.wares[depot * GOODS : (depot + 1) * GOODS] for depot in range(DEPOTS)],
        lane=[good + 1 for good in s.lane],
        bags=bags(s),
        unseen_goods=list(s.unseen),
        box={TILE_IDS[kind]: number for kind, number in enumerate(s.box) if number},
        bonus={COLOUR_IDS[colour]: s.setting.bonus[s.claimed[colour] :] for colour in range(COLOURS)},
        sale=s.setting.sale,
        players=[player_view(s, seat) for seat in range(s.seats)],
        tally=dict(zip(s.game.sources, s.tally(), strict=True)),
        scores=s.scores(),
    )
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
            TILE_IDS[kind]: number for kind, number in zip(s.setting.backs[back], s.bags[back], strict=True) if number
        }
        for back in range(BACKS)
    }


def player_view(s: Burgundy, seat: int) -> PlayerView:
    player, e = s.players[seat], s.estate(seat)
    values = (player.first, player.second) if s.white else ()
    return PlayerView(
        seat=seat,
        estate=player.estate,
        dice=[DiceView(value=value, spent=bool(player.spent >> at & 1)) for at, value in enumerate(values)],
        marker=player.marker,
        points=dict(zip(SOURCES, player.points, strict=True)),
        score=player.score(),
        duchy=duchy_view(s.board(e), e),
        storage=[TILE_IDS[kind] for kind in e.storage],
        slots=s.rules.pieces.storage,
        goods=list(e.goods),
        sold=list(e.sold),
        silver=e.silver,
        workers=e.workers,
        mines=e.mines,
        monasteries=[number for number in range(1, MONASTERIES + 1) if e.has(number)],
        bonus=[
            f"{COLOUR_IDS[colour]}.{place + 1}"
            for colour in range(COLOURS)
            for place in range(2)
            if e.bonus >> (2 * colour + place) & 1
        ],
        bought=bool(player.used & BOUGHT),
        fetched=bool(player.used & FETCHED),
        end=forecast(s, e),
        worth=worth(s, e),
    )


def duchy_view(board: Board, e: Estate) -> DuchyView:
    return DuchyView(
        id=board.name,
        set=board.group,
        standing=board.standing,
        colours=[COLOUR_IDS[colour] for colour in board.colour],
        numbers=list(board.number),
        areas=list(board.area),
        near=[list(near) for near in board.near],
        tiles=[name(kind) for kind in e.tiles],
        left=list(e.left),
        colours_left={COLOUR_IDS[colour]: e.colours[colour] for colour in range(COLOURS)},
    )


def worth(s: Burgundy, e: Estate) -> dict[str, int]:
    """What each own monastery that counts at the end is worth now."""
    return {
        f"monastery_{number}": s.monastery_points(e, number) for number in range(15, MONASTERIES + 1) if e.has(number)
    }


def forecast(s: Burgundy, e: Estate) -> dict[str, int]:
    """CoB 50: what the end would add now; nothing once it has been added."""
    if s.decision is None:
        return {}
    points = dict(zip(LEFT_OVER, left_over(e), strict=True))
    points[MONASTERY_POINTS] = sum(worth(s, e).values())
    return {SOURCES[source]: number for source, number in points.items() if number}
