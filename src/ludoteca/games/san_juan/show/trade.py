"""What a trade comes to before its prices are turned up."""

from __future__ import annotations

from ..data import TILES
from ..effects import AFTER_SELLING
from ..packed import plant_of
from ..player import Player
from ..position import SanJuan


def next_tile(s: SanJuan) -> int:
    """The tile to come, -1 if nobody can know: the cycle is fixed (SJ 40), and the last of five is left over."""
    if s.trades >= TILES:
        return s.tiles[s.trades % TILES]
    unseen = [tile for tile in range(TILES) if tile not in s.tiles]
    return unseen[0] if len(unseen) == 1 else -1


def trade(s: SanJuan, player: Player, most: int) -> tuple[int, int]:
    """How many goods could be sold, and the cards for them; 0 if the next tile is not known."""
    sales = min(most, len(player.goods))
    tile = next_tile(s)
    if tile < 0:
        return sales, 0
    prices = s.setting.cards.tiles[tile]
    best = sorted((prices[plant_of(good)] for good in player.goods), reverse=True)[:sales]
    draws = s.setting.draws[AFTER_SELLING]
    return sales, sum(best) + sum(player.works(draw.kind) and draw.can(player, sales) for draw in draws)
