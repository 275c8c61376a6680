"""The components that are never lost: counted wherever they are, so that laws can tell."""

from typing import TYPE_CHECKING

from .data import BONUS_TILES, DEPOTS, GOODS, NONE

if TYPE_CHECKING:
    from .position import Burgundy


def all_tiles(s: "Burgundy") -> list[int]:
    tiles = s.box + [0] * (len(s.rules.tiles) - len(s.box))
    for back, bag in zip(s.setting.backs, s.bags, strict=True):
        for kind, number in zip(back, bag, strict=True):
            tiles[kind] += number
    lying = [s.spaces]
    for e in s.estates:
        lying += [e.tiles, e.storage]
    for zone in lying:
        for kind in zone:
            if kind != NONE:
                tiles[kind] += 1
    return tiles


def all_goods(s: "Burgundy") -> list[int]:
    goods = s.unseen[:]
    for good in s.lane:
        goods[good] += 1
    for good in range(GOODS):
        for depot in range(DEPOTS):
            goods[good] += s.ware(depot, good)
        for e in s.estates:
            goods[good] += e.goods[good] + e.sold[good]
    return goods


def all_bonus_tiles(s: "Burgundy") -> list[int]:
    bonus = [BONUS_TILES - taken for taken in s.claimed]
    for e in s.estates:
        for colour in range(len(bonus)):
            for place in range(BONUS_TILES):
                bonus[colour] += e.has_bonus(colour, place)
    return bonus
