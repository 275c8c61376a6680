"""Crane and geese, and monasteries 27 and 28 (E 2)."""

from typing import TYPE_CHECKING, Final

from ludoteca.core.protocol import Action, Decision
from ludoteca.games.burgundy.actions import NO
from ludoteca.games.burgundy.boards import Board
from ludoteca.games.burgundy.data import LIVESTOCK, MARKET, PHASES, WATCHTOWER
from ludoteca.games.burgundy.estate import Estate
from ludoteca.games.burgundy.expansions.numbers import CRANE, GEESE, MONASTERY_27, MONASTERY_28, WHITE_CASTLE
from ludoteca.games.burgundy.expansions.tiles.monasteries import HIRE, HIRED
from ludoteca.games.burgundy.position import Burgundy
from ludoteca.games.burgundy.scoring import COUNTED, FIRST_COUNTED

from ..burgundy_wisdom import Wisdom

if TYPE_CHECKING:
    from ..burgundy import BurgundyHeuristic
    from ..burgundy_worth import BurgundyWorth

# Points for each phase still to come.
ON_TOP: Final = 0.1
HIRING: Final = 0.2
MAY_COUNT: Final = 1.0  # the crane, for a monastery still to come
MARGIN: Final = 0.3  # by how much workers bought must make a turn better
LATER: Final = 0.2  # for each hex left in a pasture with geese


class TilesWisdom(Wisdom):
    def __init__(self) -> None:
        super().__init__(
            "tiles", asks=("crane.effect",), verbs=(HIRE,), kinds=(MONASTERY_27, MONASTERY_28, CRANE, GEESE)
        )

    def weigh(self, h: "BurgundyHeuristic", s: Burgundy, decision: Decision) -> list[float]:
        e = s.estate(decision.seat)
        weights: list[float] = []
        for action in decision.actions:
            weights.append(0.0 if action.verb == NO else building(h, s, decision.seat, e, action.thing))
        return weights

    def weigh_one(
        self, h: "BurgundyHeuristic", s: Burgundy, seat: int, e: Estate, action: Action, value: int, wants: list[float]
    ) -> float:
        """Workers are bought for what can be done with them at once, and that is tried."""
        decision = s.decision
        if decision is None or decision.ask != "turn.act":
            return -1.0
        trial = s.clone()
        trial.estate(seat).workers += HIRED
        trial.estate(seat).silver -= 1
        trial.run()
        after = trial.decision
        if after is None:
            return -1.0
        gain = best(h, trial, seat, after.actions) - best(h, s, seat, decision.actions)
        if gain <= MARGIN:
            return -1.0
        return best(h, trial, seat, after.actions) + HIRED * h.worker(s) - h.silver(s)

    def effect(self, h: "BurgundyWorth", s: Burgundy, seat: int, e: Estate, kind: int) -> float:
        phases = PHASES - s.phase - 0.2 * s.round
        if kind == MONASTERY_27:
            return ON_TOP * phases
        if kind == MONASTERY_28:
            return HIRING * phases
        if kind == GEESE:
            return 0.0  # by pasture, as all livestock
        best = 0.0
        for other in range(MARKET, WATCHTOWER + 1):
            best = max(best, building(h, s, seat, e, other))
        return best + (4.0 if counts_buildings(e) else MAY_COUNT)

    def ground(self, h: "BurgundyWorth", s: Burgundy, e: Estate, board: Board, kind: int, at: int) -> float:
        """What geese and other species score together."""
        pieces = s.rules.pieces
        if board.colour[at] != LIVESTOCK or pieces.species[kind] < 0:
            return 0.0
        geese, on = e.herd(board, pieces, at, pieces.species[GEESE])
        if kind != GEESE:
            return float(geese + on * e.has(7))
        best = 0
        for species in range(max(pieces.species) + 1):
            if species != pieces.species[GEESE]:
                animals, tiles = e.herd(board, pieces, at, species)
                best = max(best, animals + tiles * e.has(7))
        return best + (LATER * (e.left[board.area[at]] - 1) if h.rounds(s) > 3 else 0.0)


def building(h: "BurgundyWorth", s: Burgundy, seat: int, e: Estate, kind: int) -> float:
    return h.effect(s, seat, e, kind) if kind == WHITE_CASTLE else h.building(s, seat, e, kind)


def counts_buildings(e: Estate) -> bool:
    """Whether some monastery will count the crane."""
    for at in range(len(COUNTED)):
        if e.has(FIRST_COUNTED + at):
            return True
    return e.has(29) == 1


def best(h: "BurgundyHeuristic", s: Burgundy, seat: int, acts: list[Action]) -> float:
    """The best answer but for workers bought."""
    e = s.estate(seat)
    wants = [-1.0] * len(s.setting.tiles)
    found = -9.0
    for action in acts:
        if action.verb != HIRE:
            found = max(found, h.weigh_one(s, seat, e, action, wants))
    return found
