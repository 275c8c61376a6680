"""What an estate may be allowed beyond the base game, by number. They are bits of `Estate.monasteries` behind those of
the monasteries and are asked for like them, by `Estate.has`: where nobody has one, a rule looks at one bit that is not
set. The first eighteen are those of the shields (E 11.8), in their order."""

from typing import Final

PRIVILEGES: Final = 40  # the first

ONE_PASTURE: Final = 40  # animals of all pastures are one herd
EXTRA_HANDS: Final = 41  # a worker whenever others gain some
TRIBUTE_BY_WORKERS: Final = 42
NO_LIMIT: Final = 43  # storage without end
ALL_OF_A_KIND: Final = 44  # a ship also brings one kind of goods from all depots
COPYIST: Final = 45  # the monasteries of another count as one's own
DOUBLE_BONUS: Final = 46  # of bonus tiles
DOUBLE_MINES: Final = 47
SILVER_EACH: Final = 48  # for each good of a stack sold, instead of one
DOUBLE_MONASTERIES: Final = 49  # at the end
SHIELD_BY_CASTLE: Final = 50
DOUBLE_SALES: Final = 51  # in points
DOUBLE_SHIELDS: Final = 52  # at the end
STEWARD: Final = 53  # a tile of the numbered depots at the end of a phase
BLACK_STEWARD: Final = 54  # one of the black depot
WILD_DIE: Final = 55
LARGER_AREAS: Final = 56  # one hex larger when they are completed
ANYWHERE: Final = 57  # no neighbour is needed

ONE_AREA: Final = 58  # with ONE_PASTURE: all pastures are one area too (R24)

UNLIMITED: Final = 99  # empty places of a storage without end
