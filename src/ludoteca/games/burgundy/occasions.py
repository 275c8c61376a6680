"""What happens at the start and at the end of a phase and at the end of the game: CoB 13-18, 50."""

from ludoteca.core.chance import EVERYBODY

from . import tell
from .data import NONE, SPACES
from .hooks import Occasion
from .position import TILE_DRAW, Burgundy
from .privileges import DOUBLE_MINES
from .scoring import LEFT_OVER, MONASTERY_POINTS, left_over


class ClearBoard(Occasion):
    """CoB 13: tiles left over leave the game; goods stay."""

    def happen(self, s: Burgundy) -> None:
        clear(s, 0, SPACES)


def clear(s: Burgundy, first: int, end: int) -> None:
    """The tiles on the spaces from the first one up to the end leave the game."""
    box = s.box[:]
    spaces = s.spaces[:]
    for space in range(first, end):
        kind = spaces[space]
        if kind != NONE:
            spaces[space] = NONE
            box[kind] += 1
            s.tell(tell.CLEAR, space, kind)
    s.box = box
    s.spaces = spaces


class FillBoard(Occasion):
    """CoB 14-16: every space by the colour of its back, at random; one whose supply has run out stays empty."""

    def happen(self, s: Burgundy) -> None:
        s.tell(tell.PHASE, s.phase)
        bags = [bag[:] for bag in s.bags]
        left = [sum(bag) for bag in bags]
        spaces = s.spaces[:]
        for space, printed in enumerate(s.rules.pieces.spaces):
            back = printed.back(s.setting.players, s.phase)
            if back == NONE or left[back] <= s.setting.kept[back]:
                continue
            kinds = s.setting.backs[back]
            at = 0 if len(kinds) == 1 else s.chance.pick(bags[back], left[back], TILE_DRAW, EVERYBODY)
            bags[back][at] -= 1
            left[back] -= 1
            spaces[space] = kinds[at]
            s.tell(tell.FILL, space, kinds[at])
        s.bags = bags
        s.spaces = spaces


class LayGoods(Occasion):
    """CoB 17: the five goods of the phase, open, one for each round."""

    def happen(self, s: Burgundy) -> None:
        lane: list[int] = []
        for number in range(s.rules.pieces.rounds):
            lane.append(s.draw_good())
            s.tell(tell.LANE, number, lane[-1])
        s.lane = lane


class MinesPay(Occasion):
    """CoB 18: a silver for each mine, and a worker too with monastery 2."""

    def happen(self, s: Burgundy) -> None:
        for at, e in enumerate(s.estates):
            seat = s.setting.owners[at]
            s.earn(seat, e.mines << e.has(DOUBLE_MINES))
            s.hire(seat, e.mines * e.has(2))


class LastCount(Occasion):
    """CoB 50: what is left over and what the monasteries count."""

    def happen(self, s: Burgundy) -> None:
        if not s.setting.last_count:
            return
        for at, e in enumerate(s.estates):
            seat = s.setting.owners[at]
            for source, number in zip(LEFT_OVER, left_over(e), strict=True):
                s.score(seat, source, number)
            s.score(seat, MONASTERY_POINTS, s.all_monasteries(e))
