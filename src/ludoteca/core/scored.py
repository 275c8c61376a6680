"""Positions whose points follow from what each player owns."""

from mypy_extensions import mypyc_attr

from .protocol import State
from .ranking import by_source, places_by


@mypyc_attr(allow_interpreted_subclasses=True)
class Scored(State):
    """Tally and places, from the points of each seat and one number that breaks ties."""

    def points(self, seat: int) -> list[int]:
        """The points of a seat as they stand, by source."""
        raise NotImplementedError

    def tie_break(self, seat: int) -> int:
        """Of equal points the higher number is the better."""
        raise NotImplementedError

    def tell_points(self, score: int, seat: int, source: int, number: int) -> None:
        """Say that points were gained or lost; `score` is the kind of event."""
        if number != 0:
            self.tell(score, seat, source, number)

    def close(self, over: int, score: int, first: int) -> None:
        """Nothing more is played: say so, and the points of all sources from `first` on, which count only now."""
        self.stack.clear()
        self.tell(over)
        for seat in range(self.seats):
            points = self.points(seat)
            for source in range(first, len(points)):
                self.tell_points(score, seat, source, points[source])

    def tally(self) -> list[list[int]]:
        return by_source([self.points(seat) for seat in range(self.seats)])

    def ranking(self) -> list[int]:
        return places_by(self.scores(), [self.tie_break(seat) for seat in range(self.seats)])
