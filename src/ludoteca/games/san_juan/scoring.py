"""SJ 56-57, 95-98: points and the order of the players."""

from typing import Final

from .data import CITY_HALL, GUILD_HALL, HERO, PALACE, PLANTS, STATUE, TRIUMPHAL_ARCH, Cards
from .player import Player, city

SOURCES: Final = ("buildings", "chapel", "triumphal_arch", "guild_hall", "city_hall", "palace")
BUILDINGS_SOURCE: Final = 0
CHAPEL_SOURCE: Final = 1


def points(player: Player, cards: Cards, second: bool) -> list[int]:
    """The points of one player by source, in the order of SJ 56: the palace counts all others."""
    printed = 0
    for kind in city(player):
        printed += cards.vp[kind]
    parts = [
        printed,
        player.tucked(),
        triumphal_arch(player, cards),
        guild_hall(player, second),
        city_hall(player),
    ]
    parts.append(sum(parts) // 4 if player.owns(PALACE) else 0)
    return parts


def triumphal_arch(player: Player, cards: Cards) -> int:
    """SJ 97: 4, 6 or 8 for 1, 2 or 3 monuments."""
    if not player.owns(TRIUMPHAL_ARCH):
        return 0
    monuments = 0
    for kind in range(STATUE, HERO + 1):
        if player.owns(kind):
            monuments += 1
    return cards.arch[monuments]


def guild_hall(player: Player, second: bool) -> int:
    """SJ 95: 2 for each production building; in the second edition 1 for each and 1 for each kind."""
    if not player.owns(GUILD_HALL):
        return 0
    plants = sum(player.plants)
    if not second:
        return 2 * plants
    types = 0
    for plant in range(PLANTS):
        if player.plants[plant]:
            types += 1
    return plants + types


def city_hall(player: Player) -> int:
    """SJ 96: 1 for each violet building, itself included."""
    return player.buildings() - sum(player.plants) if player.owns(CITY_HALL) else 0


def tie_break(player: Player) -> int:
    """SJ 57: hand cards and goods; who is equal in these too shares a place (A20)."""
    return len(player.hand) + len(player.goods)
