"""E 10.14, 10.16, 10.19: what a placed tile sets off, in an order of the player's choice, and the end of the game."""

from typing import Final

from ludoteca.core.protocol import Action, Decision

from ... import tell
from ...data import COUNTING, GOODS, NONE
from ...estate import Estate
from ...hooks import Sequel
from ...phases.effects import Fetch
from ...phases.pick import pick_offers
from ...phases.placed import AREA, COLOUR, EFFECT, LINK, Placed
from ...phases.ship import Ship
from ...position import Burgundy
from ...scoring import MONASTERY_POINTS
from ..numbers import MONASTERY_27, MONASTERY_28
from .alone import alone
from .gain import Gain
from .numbers import COLOUR_DONE, FIRST
from .settle import Settle

PHASE: Final = 16  # behind the bits of `Placed`
BY_ANSWER: Final = (AREA, PHASE, COLOUR, EFFECT)
WORKING: Final = (MONASTERY_27, MONASTERY_28)  # behind those that count, and count for nothing
TILE_MOST: Final = 12  # points, at a guess, that the effect of a tile brings at once


class InOrder(Sequel):
    def follow(self, s: Burgundy, seat: int, at: int, kind: int, todo: int) -> None:
        """R21: with the last hex the game is won at once. R43: area and phase are two gains."""
        if s.estate(seat).empty() == 0:
            s.stack.clear()
            s.tell(tell.OVER)
            return
        if todo & AREA:
            todo |= PHASE
        if counts(s, kind):
            todo |= EFFECT
        if todo:
            s.push(PlacedAlone(seat=seat, at=at, kind=kind, todo=todo, scored=0))


def counts(s: Burgundy, kind: int) -> bool:
    """E 10.14: whether it is a monastery that other games count at the end."""
    return s.rules.pieces.number[kind] >= COUNTING and kind not in WORKING


class PlacedAlone(Placed):
    """R20, R43: the order is asked where it makes a difference."""

    def clone(self) -> "PlacedAlone":
        return PlacedAlone(seat=self.seat, at=self.at, kind=self.kind, todo=self.todo, scored=self.scored)

    def step(self, s: Burgundy) -> Decision | None:
        if self.todo == 0:
            s.stack.pop()
        elif self.todo & LINK:
            self.do(s, LINK)
        else:
            due = [bit for bit in BY_ANSWER if self.todo & bit]
            if len(due) > 1 and self.order_matters(s, due):
                firsts = s.rules.by_verb[FIRST]
                return Decision(self.seat, "solo.order", [firsts[BY_ANSWER.index(bit)] for bit in due])
            self.do(s, due[0])
        return None

    def apply(self, s: Burgundy, action: Action) -> None:
        self.do(s, BY_ANSWER[action.thing])

    def do(self, s: Burgundy, bit: int) -> None:
        self.todo ^= bit
        if bit == AREA:
            self.score_area(s)
        elif bit == PHASE:
            self.score_phase(s)
        elif bit == COLOUR:
            s.tell(COLOUR_DONE, self.seat, s.board(s.estate(self.seat)).colour[self.at])
            s.push(Settle(self.seat, NONE))
        elif bit == LINK:
            for watch in s.setting.placed:
                watch.placed(s, self.seat, self.at, self.kind)
        else:
            self.act(s)

    def act(self, s: Burgundy) -> None:
        """E 10.14, R17: the tile's effect; a monastery that counts scores now and never again."""
        tile = s.setting.tiles[self.kind]
        if tile.acts:
            tile.placed(s, self.seat, self.at)
        if counts(s, self.kind):
            s.score(self.seat, MONASTERY_POINTS, tile.points(s, s.estate(self.seat)))

    def order_matters(self, s: Burgundy, due: list[int]) -> bool:
        """R43: whether all but one of what is due may reach the target, with silver for what is missing. Then something
        is left that can come before or behind the action. R20: or whether only the tile for a colour is due and an
        effect that meets it."""
        if due == [COLOUR, EFFECT] and self.meets_colour(s):
            return True
        most = [self.brings(s, bit) for bit in due]
        if due == [AREA, PHASE] and most[0] == most[1]:
            return False
        return sum(most) - min(most) + s.estate(self.seat).silver >= alone(s).missing()

    def meets_colour(self, s: Burgundy) -> bool:
        """Whether the effect lets one place, take or sell, or counts what lies there: the tile that a colour brings may
        help it, or be helped."""
        if not pick_offers(s, self.seat, False):
            return False
        trial = self.tried(s, EFFECT)
        asks = len(trial.stack) > len(s.stack) and not isinstance(trial.stack[-1], Gain)
        return asks or counts(s, self.kind)

    def tried(self, s: Burgundy, bit: int) -> Burgundy:
        """The table as that one thing leaves it."""
        trial = s.clone()
        frame = trial.stack[-1]
        assert isinstance(frame, PlacedAlone)
        frame.do(trial, bit)
        return trial

    def brings(self, s: Burgundy, bit: int) -> int:
        """The points that one thing brings at once, with the silver that may become points; at most, where it is a
        question."""
        trial = self.tried(s, bit)
        e = s.estate(self.seat)
        found = trial.estate(self.seat).silver - e.silver
        if len(trial.stack) > len(s.stack):
            top = trial.stack[-1]
            if isinstance(top, Gain):
                found += top.number
            elif not isinstance(top, (Fetch, Ship)):
                found += most_at_once(s, e)
        return found


def most_at_once(s: Burgundy, e: Estate) -> int:
    """What a free action or a tile placed without a die may bring: a sale, or an area with the tile's effect. What
    further tiles might bring after it is left out."""
    sale = 0
    for good in range(GOODS):
        sale = max(sale, e.goods[good] * s.setting.sale)
    pieces = s.rules.pieces
    area = 0
    for at, left in enumerate(e.left):
        if left == 1:
            area = max(area, pieces.area_points[s.size_of(e, at)] + pieces.phase_bonus[s.phase])
    return area + max(sale + 1 + e.has(3), TILE_MOST)
