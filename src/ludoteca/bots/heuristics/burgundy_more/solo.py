"""Playing alone (E 10): whatever fills hexes with fewer actions comes first, and points only as far as they bring
actions. So nothing of what others play for is asked."""

from typing import TYPE_CHECKING, Final

from ludoteca.core.protocol import Action, Decision
from ludoteca.games.burgundy.actions import (
    BUY,
    DEPOT,
    DROP,
    FIRST,
    GOOD,
    NO,
    PLACE,
    SECOND,
    SELL,
    TAKE,
    USE,
    WORKERS,
)
from ludoteca.games.burgundy.data import DEPOT_SPACES, NONE, PHASES, depot_of
from ludoteca.games.burgundy.estate import Estate
from ludoteca.games.burgundy.expansions.solo.alone import alone
from ludoteca.games.burgundy.expansions.solo.numbers import TOP_UP
from ludoteca.games.burgundy.expansions.solo.sequel import BY_ANSWER, PlacedAlone
from ludoteca.games.burgundy.expansions.solo.settle import Settle
from ludoteca.games.burgundy.phases.act import Choose, fitting
from ludoteca.games.burgundy.phases.effects import MONASTERY_6, WANTED
from ludoteca.games.burgundy.phases.pick import picked
from ludoteca.games.burgundy.phases.placed import COLOUR, EFFECT
from ludoteca.games.burgundy.position import Burgundy
from ludoteca.games.burgundy.reach import ANY, workers_for

from ..burgundy_wisdom import Wisdom, wise
from .solo_worth import GOOD as WARE
from .solo_worth import POINTS, SILVER, WORKER, cargo, dice_left, gained, on_hex, sale, silver, want, worker

if TYPE_CHECKING:
    from ..burgundy import BurgundyHeuristic
    from ..burgundy_worth import BurgundyWorth

PICKING: Final = ("solo.pick", "solo.swap")
USUAL_GAIN: Final = 8.0  # points
FULL: Final = 1.6  # what a tile that must go was worth, and that room is short
WON: Final = 60.0
AN_ACTION: Final = 3.0  # in what `value` is measured by
A_DIE: Final = 1.22  # with what else comes of it
EVEN: Final = 4.0  # actions over where half of the games are won


class SoloWisdom(Wisdom):
    def __init__(self) -> None:
        super().__init__("solo", alone=True)

    def weigh(self, h: "BurgundyHeuristic", s: Burgundy, decision: Decision) -> list[float]:
        seat = decision.seat
        e = s.estate(seat)
        acts = decision.actions
        ask = decision.ask
        if ask == "setup.castle":
            return h.weigh_start(s, e, acts)
        if ask == "turn.use":
            frame = s.stack[-1]
            assert isinstance(frame, Choose)
            return [on_hex(h, s, seat, e, s.board(e), action.thing, frame.at) for action in acts]
        if ask == "solo.order":
            return self.order(s, acts)
        for wisdom in wise(s):
            if ask in wisdom.asks:
                return wisdom.weigh(h, s, decision)
        return [self.one(h, s, seat, e, ask, action) for action in acts]

    def order(self, s: Burgundy, acts: list[Action]) -> list[float]:
        """What leaves most behind: each is tried first, the others as they come."""
        frame = s.stack[-1]
        assert isinstance(frame, PlacedAlone)
        gains: list[float] = []
        for action in acts:
            bit = BY_ANSWER[action.thing]
            gains.append(0.0 if bit == COLOUR else float(frame.brings(s, bit)))
        weights: list[float] = []
        for at, action in enumerate(acts):
            first = 0.05 if BY_ANSWER[action.thing] == EFFECT else 0.0
            weights.append(first + self.left_behind(s, gains, at))
        return weights

    def left_behind(self, s: Burgundy, gains: list[float], first: int) -> float:
        """Actions gained, and the way to the next one, if this gain comes first and then the others."""
        book = alone(s)
        mark = float(book.mark)
        target = book.target
        actions = 0.0
        for at in [first, *(other for other in range(len(gains)) if other != first)]:
            mark += gains[at]
            if mark >= target:
                actions += 1.0
                mark = 0.0
                target = max(target - 5, 5)
        return actions + mark / target

    def one(self, h: "BurgundyHeuristic", s: Burgundy, seat: int, e: Estate, ask: str, action: Action) -> float:
        """One answer, in actions."""
        verb = action.verb
        thing = action.thing
        if verb == TAKE:
            cost = workers_for(e.has(8), e.has(12), self.value(s, seat, action), depot_of(thing) + 1)
            return self.taking(h, s, seat, e, s.spaces[thing]) - cost * worker(s, e)
        if verb == PLACE:
            return self.placing(h, s, seat, e, action)
        if verb == SELL:
            cost = workers_for(e.has(8), 0, self.value(s, seat, action), thing + 1)
            return sale(s, e, thing) - cost * worker(s, e)
        if verb == WORKERS:
            return (4 if e.has(14) else 2) * worker(s, e) + e.has(13) * silver(s, e)
        if verb == NO:
            return 0.05
        return self.other(h, s, seat, e, ask, action)

    def other(self, h: "BurgundyHeuristic", s: Burgundy, seat: int, e: Estate, ask: str, action: Action) -> float:
        """One that is no action of a die."""
        verb = action.verb
        thing = action.thing
        if verb == BUY:
            return self.taking(h, s, seat, e, s.spaces[thing]) - 2.0 * silver(s, e)
        if ask in PICKING:
            return self.picking(h, s, seat, e, ask, picked(s, action))
        if verb == DROP:
            return -want(h, s, seat, e, thing)
        if verb == DEPOT:
            return cargo(s, thing)
        if verb == GOOD:
            return -float(e.goods[thing])
        if verb == TOP_UP:
            return self.topping_up(s, e)
        if verb == USE:
            return self.fetched(h, s, seat, e) - 2.0 * worker(s, e)
        return POINTS * h.further(s, seat, e, action, ANY, [-1.0] * len(s.setting.tiles))

    def value(self, s: Burgundy, seat: int, action: Action) -> int:
        """Of the die that an answer is given with."""
        if action.source == FIRST or action.source == SECOND:
            return s.players[seat].die(action.source)
        return ANY

    def taking(self, h: "BurgundyHeuristic", s: Burgundy, seat: int, e: Estate, kind: int) -> float:
        """Into the storage; where it is full, something else is lost."""
        return want(h, s, seat, e, kind) - (FULL if s.slots(seat) <= 0 else 0.0)

    def placing(self, h: "BurgundyHeuristic", s: Burgundy, seat: int, e: Estate, action: Action) -> float:
        board = s.board(e)
        at = action.thing
        top = s.stack[-1]
        if isinstance(top, Settle):
            return on_hex(h, s, seat, e, board, s.spaces[top.space], at)
        value = self.value(s, seat, action)
        best = -9.0
        for kind in fitting(s, seat, at, value):
            cost = workers_for(e.has(8), e.has(s.setting.tiles[kind].adjust), value, board.number[at])
            best = max(best, on_hex(h, s, seat, e, board, kind, at) - cost * worker(s, e))
        return best

    def picking(self, h: "BurgundyHeuristic", s: Burgundy, seat: int, e: Estate, ask: str, space: int) -> float:
        """For a colour the tile that does most; for five goods the one that is missed least."""
        kind = s.spaces[space]
        if ask == "solo.swap":
            return 1.5 - 0.2 * want(h, s, seat, e, kind) if dice_left(s) > len(s.stock(seat)) else 0.0
        board = s.board(e)
        best = 0.0
        for at in s.setting.tiles[kind].hexes(s, e, board):
            best = max(best, on_hex(h, s, seat, e, board, kind, at))
        return best

    def topping_up(self, s: Burgundy, e: Estate) -> float:
        """What the next gain would lose beyond the target, and that the action comes now, against the silver."""
        book = alone(s)
        lost = max(USUAL_GAIN - book.missing(), 0.0) / book.target
        return 0.2 + lost + gained(s, float(book.missing())) - book.missing() * silver(s, e)

    def fetched(self, h: "BurgundyHeuristic", s: Burgundy, seat: int, e: Estate) -> float:
        """Monastery 6."""
        best = 0.0
        for space in range(DEPOT_SPACES):
            kind = s.spaces[space]
            if kind != NONE and (WANTED[MONASTERY_6] >> s.rules.pieces.colour[kind]) & 1:
                best = max(best, want(h, s, seat, e, kind))
        return best

    def prospects(self, h: "BurgundyWorth", s: Burgundy, e: Estate) -> float:
        """The actions at hand against those that the empty hexes need. At the end only the hexes count."""
        empty = e.empty()
        if empty == 0:
            return WON
        if s.decision is None:
            return -AN_ACTION * (1.0 + 2.0 * empty)
        dice = dice_left(s)
        book = alone(s)
        have = A_DIE * dice + min(float(e.silver), dice + 2.0) * SILVER + min(e.workers, 8) * 0.7 * WORKER
        have += e.mines * (PHASES - s.phase) * SILVER + sum(e.goods) * WARE + book.mark / book.target
        have += (50.0 - book.target) * 0.02 * dice / 50.0
        for number in range(1, 15):
            if e.has(number):
                have += 0.006 * dice
        for rest in e.colours:
            if rest:
                have += 0.8 / rest
        have += 0.03 * dice * min(int(e.front[0]).bit_count(), 8) / 8.0
        stored = min(len(e.storage), dice)
        return AN_ACTION * (have + 0.95 * stored - 1.65 * empty - EVEN)
