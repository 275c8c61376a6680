"""A tile just placed: what is still to come of it, one thing at a time (A9, A12)."""

from typing import Final

from ludoteca.core.protocol import Decision, Frame

from .. import tell
from ..data import BONUS_TILES
from ..position import Burgundy
from ..scoring import AREA_POINTS, PHASE_POINTS

# The agenda, done from the lowest bit up.
AREA: Final = 1
COLOUR: Final = 2
LINK: Final = 4
EFFECT: Final = 8


class Placed(Frame[Burgundy]):
    """CoB 39, 46-48: area and phase points, the bonus tile of a colour, what others make of it, then the tile's effect,
    each done to its end before the next (A12). `scored` is what completing brought, for anybody who follows the
    chain."""

    def __init__(self, seat: int, at: int, kind: int, todo: int, scored: int) -> None:
        self.seat = seat
        self.at = at
        self.kind = kind
        self.todo = todo
        self.scored = scored

    def clone(self) -> "Placed":
        return Placed(seat=self.seat, at=self.at, kind=self.kind, todo=self.todo, scored=self.scored)

    def step(self, s: Burgundy) -> Decision | None:
        if self.todo == 0:
            s.stack.pop()
            return None
        bit = self.todo & -self.todo
        self.todo ^= bit
        if bit == AREA:
            self.score_area(s)
            self.score_phase(s)
        elif bit == COLOUR:
            self.complete_colour(s)
        elif bit == EFFECT:
            s.setting.tiles[self.kind].placed(s, self.seat, self.at)
        else:
            for watch in s.setting.placed:
                watch.placed(s, self.seat, self.at, self.kind)
        return None

    def score_area(self, s: Burgundy) -> None:
        """CoB 46: by size."""
        e = s.estate(self.seat)
        pieces = s.rules.pieces
        size = s.size_of(e, s.board(e).area[self.at])
        s.tell(tell.AREA, self.seat, self.at, size)
        s.score(self.seat, AREA_POINTS, pieces.area_points[size])
        self.scored += pieces.area_points[size]

    def score_phase(self, s: Burgundy) -> None:
        """CoB 46: by phase, whatever the size."""
        points = s.rules.pieces.phase_bonus[s.phase]
        s.score(self.seat, PHASE_POINTS, points)
        self.scored += points

    def complete_colour(self, s: Burgundy) -> None:
        """CoB 48: the first takes the large bonus tile, the second the small one."""
        colour = s.board(s.estate(self.seat)).colour[self.at]
        place = s.claimed[colour]
        if place < BONUS_TILES:
            s.tell(tell.BONUS, self.seat, colour, place)
            self.scored += s.claim(self.seat, colour)
