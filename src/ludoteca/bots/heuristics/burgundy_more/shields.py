"""Shields: what they score and do until the end, against tribute and both dice of a turn (E 11)."""

from typing import TYPE_CHECKING, Final

from ludoteca.core.protocol import Action, Decision
from ludoteca.games.burgundy.actions import DONE, DROP, FIRST, FREE, GOOD, NO, PLACE, SECOND
from ludoteca.games.burgundy.boards import Board
from ludoteca.games.burgundy.data import COUNTING, DEPOTS, LIVESTOCK, NONE, PHASES
from ludoteca.games.burgundy.estate import Estate
from ludoteca.games.burgundy.expansions.numbers import DOUBLES
from ludoteca.games.burgundy.expansions.shields.arms import arms, castles, crests, held, open_monasteries
from ludoteca.games.burgundy.expansions.shields.numbers import COPY, FORFEIT, SHIELD, TRIBUTE, WILD
from ludoteca.games.burgundy.expansions.shields.phase_end import StewardPlace
from ludoteca.games.burgundy.expansions.shields.powers import double_price, other
from ludoteca.games.burgundy.expansions.shields.printed import MOST_LYING
from ludoteca.games.burgundy.expansions.tiles.monasteries import HIRE
from ludoteca.games.burgundy.phases.act import offers, rooms
from ludoteca.games.burgundy.phases.pick import picked
from ludoteca.games.burgundy.phases.turn import Turn
from ludoteca.games.burgundy.position import Burgundy
from ludoteca.games.burgundy.privileges import DOUBLE_SHIELDS, LARGER_AREAS, ONE_PASTURE, PRIVILEGES
from ludoteca.games.burgundy.reach import ANY

from ...heuristic import first_of_best
from ..burgundy_wisdom import Wisdom

if TYPE_CHECKING:
    from ..burgundy import BurgundyHeuristic
    from ..burgundy_worth import BurgundyWorth

POINTS: Final = [12.0] * 6 + [8.0] * 6 + [4.0] * 6
# Points for each phase still to come; what can be reckoned is reckoned.
WORKING: Final = [
    0.0, 1.0, 0.5, 0.3, 0.2, 0.5, 0.0, 0.4, 0.1, 0.0, 0.0, 1.2, 0.0, 5.0, 4.0, 3.0, 3.0, 2.5,
]  # fmt: skip
SECOND_DIE: Final = [11.0, 8.5, 6.5, 5.5, 5.0]  # what the other die would have brought, by phase
PLANTED: Final = 4.0  # a double tile into the vineyard at once
CHOSEN: Final = 20.0  # to copy somebody, before anything else
MARGIN: Final = 0.4  # by how much a die of any number must make a turn better

EXTRA: Final = 1
SIX: Final = 5
MINES: Final = 7
ABBEYS: Final = 9
THIRTEEN: Final = 12


class ShieldsWisdom(Wisdom):
    def __init__(self) -> None:
        super().__init__(
            "shields",
            asks=(
                "shield.replace",
                "shield.drop",
                "ship.kind",
                "steward.take",
                "steward.black",
                "steward.place",
                "tribute.forfeit",
                "tribute.pay",
            ),
            verbs=(SHIELD, COPY, WILD),
        )

    def weigh(self, h: "BurgundyHeuristic", s: Burgundy, decision: Decision) -> list[float]:
        e = s.estate(decision.seat)
        if decision.ask == "tribute.forfeit":
            return weigh_forfeits(h, s, e, decision.actions)
        return [self.weigh_answer(h, s, decision.seat, e, action) for action in decision.actions]

    def weigh_answer(self, h: "BurgundyHeuristic", s: Burgundy, seat: int, e: Estate, action: Action) -> float:
        verb = action.verb
        if verb == NO:
            return 0.0
        if verb == FORFEIT:
            return -worth(h, s, e, action.thing)
        if verb == DROP:
            return -h.want(s, seat, e, action.thing)
        if verb == TRIBUTE:
            return action.thing * (h.silver(s) - h.worker(s))
        if verb == HIRE:
            return h.further(s, seat, e, action, ANY, [])
        if verb == GOOD:
            lying = 0
            for depot in range(DEPOTS):
                lying += s.ware(depot, action.thing)
            return lying * h.good(s)
        top = s.stack[len(s.stack) - 1]
        if isinstance(top, StewardPlace):
            if verb == PLACE:
                return h.gain(s, seat, e, s.board(e), s.spaces[top.space], action.thing)
            return h.further(s, seat, e, action, ANY, [])
        if action.source == FREE:
            return best_gain(h, s, seat, e, s.spaces[action.thing])
        return best_gain(h, s, seat, e, s.spaces[picked(s, action)])

    def weigh_one(
        self, h: "BurgundyHeuristic", s: Burgundy, seat: int, e: Estate, action: Action, value: int, wants: list[float]
    ) -> float:
        if action.verb == COPY:
            found = copied(h, s, e, other(s, seat, action.thing))
            return CHOSEN + found if found > 1.0 or s.phase > 1 else -1.0
        if action.verb == WILD:
            return weigh_wild(h, s, seat, e, action.thing, wants)
        gain = worth(h, s, e, action.thing)
        shields = held(e)
        if len(shields) >= castles(s, e):
            gain -= min([worth(h, s, e, shield) for shield in shields])
        if not isinstance(s.stack[len(s.stack) - 1], Turn):
            return gain
        depot = crests(s).lying.index(action.thing) // MOST_LYING
        return gain - SECOND_DIE[s.phase] - double_price(s, seat, e, depot + 1) * h.worker(s)

    def ground(self, h: "BurgundyWorth", s: Burgundy, e: Estate, board: Board, kind: int, at: int) -> float:
        """Areas that count for more, and herds of other pastures."""
        more = 0.0
        if e.has(LARGER_AREAS) and e.left[board.area[at]] == 1:
            more += len(board.cells[board.area[at]]) + 1
        if e.has(ONE_PASTURE) and board.colour[at] == LIVESTOCK:
            pieces = s.rules.pieces
            for cell in board.colour_cells[LIVESTOCK]:
                tile = e.tiles[cell]
                if tile != NONE and board.area[cell] != board.area[at] and pieces.species[tile] == pieces.species[kind]:
                    more += pieces.animals[tile]
        return more

    def prospects(self, h: "BurgundyWorth", s: Burgundy, e: Estate) -> float:
        total = 0.0
        for shield in held(e):
            total += worth(h, s, e, shield)
        return total


def worth(h: "BurgundyWorth", s: Burgundy, e: Estate, shield: int) -> float:
    """A shield from now to the end, less the tribute still to come."""
    phases = PHASES - s.phase - 0.2 * s.round
    ends = PHASES - s.phase
    gain = POINTS[shield] * (1 + e.has(DOUBLE_SHIELDS)) + WORKING[shield] * phases - ends * h.silver(s)
    if shield == EXTRA:
        gain += WORKING[EXTRA] * phases * (s.seats - 2)
    elif shield == MINES:
        gain += e.mines * ends * h.silver(s)
    elif shield == ABBEYS:
        gain += s.all_monasteries(e) >> e.has(PRIVILEGES + ABBEYS)
    elif shield == THIRTEEN:
        for own in held(e):
            if own != THIRTEEN:
                gain += POINTS[own]
    elif shield == SIX and arms(e).copied == NONE:
        best = 0.0
        for player in range(len(s.players)):
            if player >= s.seats or s.players[player].estate != s.estates.index(e):
                best = max(best, copied(h, s, e, player))
        gain += best
    return gain


def copied(h: "BurgundyWorth", s: Burgundy, e: Estate, player: int) -> float:
    """What the monasteries of a player would bring beside one's own."""
    mask = open_monasteries(s, player) & ~e.monasteries
    total = 0.0
    for number in range(1, len(s.rules.pieces.monastery)):
        if (mask >> number) & 1 and number != 27:
            total += s.monastery_points(e, number) if number >= COUNTING else h.monastery(s, e, number)
    return total


def weigh_forfeits(h: "BurgundyHeuristic", s: Burgundy, e: Estate, acts: list[Action]) -> list[float]:
    """Those go that bring less than they cost; where some must, the least of all."""
    going = [action.thing for action in acts if action.verb == FORFEIT]
    shields = [shield for shield in held(e) if shield >= going[0]]
    values = [-worth(h, s, e, shield) for shield in shields]
    first = NONE
    if acts[0].verb != DONE:
        due = max(1, len(shields) - len(going) + 1)
        first = shields[min(first_of_best(values, due), len(going) - 1)]
    weights: list[float] = []
    for action in acts:
        if action.verb != FORFEIT:
            weights.append(0.0 if action.verb == DONE else -9.0)
        elif action.thing == first:
            weights.append(1.0)
        else:
            weights.append(-worth(h, s, e, action.thing) if first == NONE else -5.0)
    return weights


def best_gain(h: "BurgundyHeuristic", s: Burgundy, seat: int, e: Estate, kind: int) -> float:
    """A tile at once to the hex where it does most."""
    if kind >= DOUBLES:
        return PLANTED
    board = s.board(e)
    best = 0.1
    for at in s.setting.tiles[kind].hexes(s, e, board):
        best = max(best, h.gain(s, seat, e, board, kind, at))
    return best


def weigh_wild(h: "BurgundyHeuristic", s: Burgundy, seat: int, e: Estate, die: int, wants: list[float]) -> float:
    """What a die could do with any number, if that is more than it does with its own: the worse of two is turned."""
    own = best_with(h, s, seat, e, die, s.players[seat].die(die), wants)
    free = best_with(h, s, seat, e, die, ANY, wants)
    if free < own + MARGIN:
        return -1.0
    return free + 0.1 * (free - own)


def best_with(
    h: "BurgundyHeuristic", s: Burgundy, seat: int, e: Estate, die: int, value: int, wants: list[float]
) -> float:
    acts: list[Action] = []
    offers(s, e, rooms(s, seat, e), FIRST if die == FIRST else SECOND, value, acts)
    best = 0.0
    for action in acts:
        best = max(best, h.die(s, seat, e, action, value, wants))
    return best
