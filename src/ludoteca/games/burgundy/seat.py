"""What belongs to one who is asked: dice, marker and points. In a team the rest is shared."""

from .scoring import SOURCES


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
        return Seat(self.estate, self.first, self.second, self.spent, self.used, self.marker, self.points)

    def score(self) -> int:
        """Where the marker stands on the point track."""
        return sum(self.points)


def new_seat(estate: int) -> Seat:
    return Seat(estate, 1, 1, 3, 0, 0, [0] * len(SOURCES))
