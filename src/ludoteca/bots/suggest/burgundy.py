"""Burgundy: the goods to load where there is no room for all."""

from __future__ import annotations

from ludoteca.core.protocol import Action
from ludoteca.games.burgundy.phases.ship import Loading
from ludoteca.games.burgundy.position import Burgundy


def suggest(s: Burgundy) -> list[Action]:
    """The largest stacks."""
    top = s.stack[-1]
    if not isinstance(top, Loading):
        return []
    goods = [good for good in top.kinds(s) if good >= top.last]
    goods.sort(key=lambda good: (-s.ware(top.depot, good), good))
    return [top.answers(s)[good] for good in sorted(goods[: top.most])]
