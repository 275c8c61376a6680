"""Border posts as people see them (E 4)."""

from __future__ import annotations

from ludoteca.core.components import Component, Group
from ludoteca.core.preview import Value
from ludoteca.core.protocol import Event

from ...data import BONUS_TILES
from ...expansions.posts import BORDER, BORDER_TILE, LINKED, PAIRS, BorderPosts, Posts, joined
from ...meta import BurgundyGame
from ...position import Burgundy
from ..shapes import PostsPlayer, PostsTable


def posts(s: Burgundy) -> BorderPosts:
    return next(watch for watch in s.setting.placed if isinstance(watch, BorderPosts))


def table(s: Burgundy, who: int) -> PostsTable:
    masks = posts(s).touch
    return {
        "touch": [[at for at in range(mask.bit_length()) if mask >> at & 1] for mask in masks],
        "bonus": s.setting.bonus[s.claimed[BORDER] :],
        "once": posts(s).once,
    }


def player(s: Burgundy, seat: int) -> PostsPlayer:
    e = s.estate(seat)
    touch = posts(s).touch
    bits = joined(s.board(e), e.covered[0], touch)
    return {
        "reached": [post + 1 for post, mask in enumerate(touch) if e.covered[0] & mask],
        "joined": [[one + 1, other + 1] for at, (one, other) in enumerate(PAIRS) if bits >> at & 1],
        "bonus": next((place + 1 for place in range(BONUS_TILES) if e.has_bonus(BORDER, place)), 0),
    }


def components(game: BurgundyGame) -> list[Group]:
    """The posts, where the board file has them. Their bonus tiles have the values of the others."""
    brings = next(one for one in game.expansions if isinstance(one, Posts))
    touch: list[Value] = [list(hexes) for hexes in brings.hexes]
    post = Component("border_post", {"touch": touch, "standing": brings.standing})
    return [Group("border_posts", [post] if touch else [])]


def told(s: Burgundy, event: Event) -> dict[str, Value]:
    if event.kind == LINKED:
        return {"links": event.b}
    return {"border_tile": event.b + 1} if event.kind == BORDER_TILE else {}
