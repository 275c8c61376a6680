"""What the tiles and hexes of expansions do: E 1-2, 4-6."""

from __future__ import annotations

from ludoteca.bots.heuristics.burgundy_more.boards import LINKED, BoardsWisdom, unlinked
from ludoteca.bots.heuristics.burgundy_more.posts import PostsWisdom
from ludoteca.bots.heuristics.burgundy_wisdom import Wisdom, wise
from ludoteca.games.burgundy.data import CASTLE_TILE
from ludoteca.games.burgundy.expansions.numbers import CRANE, INN, MONASTERY_27, MONASTERY_28, WHITE_CASTLE

from ..merits import Merit, merit, silent
from .known import Asked, Outcome

# The rules of points that expansions bring, by source.
SOURCES = {"castles": "E 1.4", "posts": "E 4.2", "routes": "E 8.6", "shields": "E 11.8", "vineyards": "E 12.23"}
PLACED = 1.0  # the part of a tile that goes to its hex now
WORKING = {MONASTERY_27: "E 2.2", MONASTERY_28: "E 2.3"}


def brought(a: Asked, kind: int, worth: float) -> Merit:
    """What a tile of an expansion does."""
    tile = a.s.tile_id(kind)
    if kind == WHITE_CASTLE:
        return merit("actions", worth, "white-castle", "E 5.2")
    if kind == CRANE:
        return merit("actions", worth, "crane", "E 2.4")
    if kind in WORKING:
        return merit("works", worth, "works-on", WORKING[kind], tile=tile, rounds=a.h.rounds(a.s) + 1)
    return silent("effect", worth)


def inn(a: Asked, kind: int, at: int, part: float) -> list[Merit]:
    """E 6.4-6.6: what an area scores more by an inn, once it is complete."""
    if kind != INN:
        return []
    points, size = a.s.rules.pieces.area_points, a.size(a.e, at)
    more = points[size + 1] - points[size]
    return [merit("inn", part * a.h.area * more, "inn-grows", "E 6.6", size=size + 1, points=more)]


def ground(a: Asked, kind: int, at: int, part: float) -> list[Merit]:
    """Border posts that come nearer to each other (E 4.2), and areas that a castle links (E 1.2): now, or once the
    tile is placed."""
    s, e, board = a.s, a.e, a.board
    found: list[Merit] = []

    def told(about: str, points: float, now: str, later: str, rule: str, **args: int) -> Merit:
        if part == PLACED:
            return merit(about, points, now, rule, **args)
        return merit(about, points, later, rule, tile=s.tile_id(kind), **args)

    for wisdom in wise(s):
        worth = wisdom.ground(a.h, s, e, board, kind, at) if known(wisdom) else 0.0
        if worth <= 0.0:
            continue
        if isinstance(wisdom, PostsWisdom):
            ways = wisdom.ways(s, e)
            nearer = [way for way, before in zip(ways.by(at), ways.shortest, strict=True) if way < before]
            if nearer and min(nearer) > 0:
                found.append(told("posts", part * worth, "nears-post", "can-near", "E 4.2", left=min(nearer)))
        elif kind == CASTLE_TILE:
            hexes = unlinked(s, e, board, at)
            found.append(told("links", part * LINKED * hexes, "links", "can-link", "E 1.2", hexes=hexes))
    return found


def known(wisdom: Wisdom) -> bool:
    return isinstance(wisdom, PostsWisdom | BoardsWisdom)


def more_points(a: Asked, outcome: Outcome) -> list[Merit]:
    """Points that only expansions know of."""
    found: list[Merit] = []
    for source, rule in SOURCES.items():
        number = a.s.game.sources.index(source)
        points = outcome.points(a.seat, number)
        if points > 0:
            found.append(merit(f"more:{source}", float(points), "scores", rule, points=points, source=source))
    return found
