"""What belongs to one who is asked: dice, marker and points. In a team the rest is shared."""

from typing import Final

from mypy_extensions import i64

from ludoteca.core.bits import bit, total

from .actions import FIRST

BOTH: Final = 3  # of `Seat.spent`


class Seat:
    """`estate` is the number of the duchy this seat plays. `first` and `second` are the dice, `spent` says by bits
    which are used; `used` holds the powers used in this turn by bits. `marker` is the space on the order track.
    `points` go by source; the list is replaced, never changed."""

    def __init__(
        self, estate: int, first: int, second: int, spent: int, used: int, marker: int, points: list[int]
    ) -> None:
        self.estate = estate
        self.first = first
        self.second = second
        self.spent = spent
        self.used = used
        self.marker = marker
        self.points = points

    def clone(self) -> "Seat":
        return Seat(
            estate=self.estate, first=self.first, second=self.second, spent=self.spent, used=self.used,
            marker=self.marker, points=self.points,
        )  # fmt: skip

    def die(self, source: int) -> int:
        """What the first or the second die shows."""
        return self.first if source == FIRST else self.second

    def has_spent(self, source: i64) -> bool:
        """Whether the first or the second die is used."""
        spent: i64 = self.spent
        return (spent >> source) & 1 != 0

    def spend(self, source: i64) -> None:
        self.spent |= int(bit(source))

    def score(self) -> int:
        """Where the marker stands on the point track."""
        return int(total(self.points))


def new_seat(estate: int, sources: int) -> Seat:
    """Points come from so many sources."""
    return Seat(estate=estate, first=1, second=1, spent=BOTH, used=0, marker=0, points=[0] * sources)
