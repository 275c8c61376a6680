"""PR 78-84: points and the order of the players."""

from typing import Final

from .data import (
    BUILDINGS,
    CITY_HALL,
    CUSTOMS_HOUSE,
    FORTRESS,
    GUILD_HALL,
    LARGE_PLANT_SET,
    PLANT_SET,
    RESIDENCE,
    SMALL_PLANT_SET,
    Setup,
)
from .packed import total
from .player import Player

SOURCES: Final = (
    "shipping", "captain", "harbor", "buildings",
    "guild_hall", "residence", "fortress", "customs_house", "city_hall",
)  # fmt: skip
SHIPPING_SOURCE: Final = 0
CAPTAIN_SOURCE: Final = 1
HARBOR_SOURCE: Final = 2
BUILDINGS_SOURCE: Final = 3
FIRST_BONUS: Final = 4


def points(player: Player, setup: Setup) -> list[int]:
    """The points of one player by source: chips by what earned them, printed points whether or not the building is
    occupied, and the bonus of large buildings that are (PR 78)."""
    printed = 0
    for kind in range(BUILDINGS):
        if player.owns(kind):
            printed += setup.vp[kind]
    return [
        player.shipped,
        player.captained,
        player.harbored,
        printed,
        guild_hall(player),
        residence(player, setup),
        fortress(player),
        customs_house(player),
        city_hall(player),
    ]


def guild_hall(player: Player) -> int:
    """PR 79: 1 for each small, 2 for each large production building, occupied or not."""
    if not player.works(GUILD_HALL):
        return 0
    return player.of_set(SMALL_PLANT_SET) + 2 * player.of_set(LARGE_PLANT_SET)


def residence(player: Player, setup: Setup) -> int:
    """PR 80: by filled island spaces, occupied or not."""
    return setup.residence[player.land()] if player.works(RESIDENCE) else 0


def fortress(player: Player) -> int:
    """PR 81: 1 for every three colonists, San Juan included."""
    return player.people // 3 if player.works(FORTRESS) else 0


def customs_house(player: Player) -> int:
    """PR 82: 1 for every four points in chips, noted ones included."""
    return player.chips() // 4 if player.works(CUSTOMS_HOUSE) else 0


def city_hall(player: Player) -> int:
    """PR 83: 1 for each violet building, itself included, occupied or not."""
    return player.of_set(~PLANT_SET) if player.works(CITY_HALL) else 0


def bonus_if_manned(player: Player, setup: Setup, kind: int) -> int:
    """The points a large building would add if it stood there occupied and the game ended now."""
    one = player.clone()
    one.add_building(kind, 0, 0)
    if not one.works(kind):
        one.add_crew(kind)
    return points(one, setup)[FIRST_BONUS + kind - GUILD_HALL]


def tie_break(player: Player) -> int:
    """PR 84: doubloons and goods; who is equal in these too shares a place (A20)."""
    return player.doubloons + int(total(player.goods))
