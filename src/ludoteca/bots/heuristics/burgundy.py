"""Two ways of playing The Castles of Burgundy: closing areas while they pay most, or living on ships and goods."""

from ludoteca.core.protocol import Action, Decision
from ludoteca.games.burgundy.actions import BUY, DEPOT, FIRST, PLACE, SECOND, SELL, TAKE, USE, WORKERS
from ludoteca.games.burgundy.data import CASTLE_TILE, DEPOT_SPACES, DEPOTS, NONE, depot_of
from ludoteca.games.burgundy.estate import Estate
from ludoteca.games.burgundy.phases.act import Choose, fitting
from ludoteca.games.burgundy.phases.effects import MONASTERY_6, WANTED
from ludoteca.games.burgundy.position import Burgundy
from ludoteca.games.burgundy.reach import ANY, workers_for

from ..heuristic import Heuristic, first_of_best, only
from .burgundy_more.listed import ALL
from .burgundy_wisdom import WISDOM, lone, wise
from .burgundy_worth import BurgundyWorth

for one in ALL:
    WISDOM[one.name] = one


class BurgundyHeuristic(BurgundyWorth):
    """How each question is answered."""

    def weigh(self, s: Burgundy, decision: Decision) -> list[float]:
        if s.setting.parties() == 1:
            wisdom = lone(s)
            if wisdom is not None:
                return wisdom.weigh(self, s, decision)
        ask = decision.ask
        acts = decision.actions
        e = s.estate(decision.seat)
        if ask == "setup.castle":
            return self.weigh_start(s, e, acts)
        if ask == "turn.use":
            return self.weigh_choice(s, decision.seat, e, acts)
        if ask == "ship.goods":
            return self.weigh_goods(s, e, acts, decision.least)
        if ask == "turn.drop":
            return [-self.want(s, decision.seat, e, action.thing) for action in acts]
        if s.setting.expansions:
            for wisdom in wise(s):
                if ask in wisdom.asks:
                    return wisdom.weigh(self, s, decision)
        wants = [-1.0] * len(s.setting.tiles)
        return [self.weigh_one(s, decision.seat, e, action, wants) for action in acts]

    def weigh_start(self, s: Burgundy, e: Estate, acts: list[Action]) -> list[float]:
        """The castle goes where most can be built around it, in as many colours as possible."""
        board = s.board(e)
        weights: list[float] = []
        for action in acts:
            near = board.near[action.thing]
            colours = 0
            for at in near:
                colours |= 1 << board.colour[at]
            more = self.more_ground(s, e, board, CASTLE_TILE, action.thing)
            weights.append(0.3 * len(near) + 0.5 * colours.bit_count() + more)
        return weights

    def weigh_choice(self, s: Burgundy, seat: int, e: Estate, acts: list[Action]) -> list[float]:
        frame = s.stack[len(s.stack) - 1]
        assert isinstance(frame, Choose)
        board = s.board(e)
        return [self.gain(s, seat, e, board, action.thing, frame.at) for action in acts]

    def weigh_goods(self, s: Burgundy, e: Estate, acts: list[Action], due: int) -> list[float]:
        """New kinds for the free places: the largest stacks."""
        values: list[float] = []
        for action in acts:
            most = 0
            for depot in range(DEPOTS):
                most = max(most, s.ware(depot, action.thing))
            values.append(float(most))
        return only(acts, acts[min(first_of_best(values, min(due, len(values))), len(acts) - 1)].code)

    def weigh_one(self, s: Burgundy, seat: int, e: Estate, action: Action, wants: list[float]) -> float:
        source = action.source
        if source >= 0:
            player = s.players[seat]
            value = player.first if source == FIRST else player.second if source == SECOND else ANY
            return self.die(s, seat, e, action, value, wants)
        verb = action.verb
        if verb == BUY:
            kind = s.spaces[action.thing]
            return (
                self.wanted(s, seat, e, kind, wants)
                - self.full(s, seat, e, wants)
                - s.rules.pieces.black_price * self.silver(s)
            )
        if verb == USE:
            return self.best_fetch(s, seat, e, wants) - 2.0 * self.worker(s)
        if verb == DEPOT:
            return self.cargo(s, e, action.thing)
        return self.further(s, seat, e, action, ANY, wants)

    def further(self, s: Burgundy, seat: int, e: Estate, action: Action, value: int, wants: list[float]) -> float:
        """An answer of an expansion; nothing for one that nobody knows."""
        for wisdom in wise(s):
            if action.verb in wisdom.verbs:
                return wisdom.weigh_one(self, s, seat, e, action, value, wants)
        return 0.0

    def die(self, s: Burgundy, seat: int, e: Estate, action: Action, value: int, wants: list[float]) -> float:
        """CoB 22: take, place, sell or workers, less the workers it costs."""
        worker = self.worker(s)
        verb = action.verb
        thing = action.thing
        if verb == TAKE:
            cost = workers_for(e.has(8), e.has(12), value, depot_of(thing) + 1)
            return self.wanted(s, seat, e, s.spaces[thing], wants) - self.full(s, seat, e, wants) - cost * worker
        if verb == PLACE:
            return self.best_placing(s, seat, e, thing, value)
        if verb == SELL:
            cost = workers_for(e.has(8), 0, value, thing + 1)
            return self.sale(s, e, thing) - cost * worker
        if verb != WORKERS:
            return self.further(s, seat, e, action, value, wants)
        return (4 if e.has(14) else 2) * worker + e.has(13) * self.silver(s)

    def best_placing(self, s: Burgundy, seat: int, e: Estate, at: int, value: int) -> float:
        """What a tile brings on a hex, less what it is worth where it lies."""
        board = s.board(e)
        best = -9.0
        for kind in fitting(s, seat, at, value):
            cost = workers_for(e.has(8), e.has(s.setting.tiles[kind].adjust), value, board.number[at])
            best = max(best, self.gain(s, seat, e, board, kind, at) - cost * self.worker(s))
        return best

    def wanted(self, s: Burgundy, seat: int, e: Estate, kind: int, wants: list[float]) -> float:
        """`want`, reckoned once for each kind in a menu."""
        if wants[kind] < 0.0:
            wants[kind] = self.want(s, seat, e, kind)
        return wants[kind]

    def full(self, s: Burgundy, seat: int, e: Estate, wants: list[float]) -> float:
        """CoB 26: with a full storage the least useful tile is lost."""
        if s.slots(seat) > 0:
            return 0.0
        least = 99.0
        for kind in s.stock(seat):
            least = min(least, self.wanted(s, seat, e, kind, wants))
        return least + 0.5

    def best_fetch(self, s: Burgundy, seat: int, e: Estate, wants: list[float]) -> float:
        best = 0.0
        for space in range(DEPOT_SPACES):
            kind = s.spaces[space]
            if kind != NONE and (WANTED[MONASTERY_6] >> s.rules.pieces.colour[kind]) & 1:
                best = max(best, self.wanted(s, seat, e, kind, wants))
        return best


def heuristics() -> list[Heuristic[Burgundy]]:
    return [
        BurgundyHeuristic("closer", 1.1, 1.0, [0.5, 0.2, 0.0, 0.0, 0.3, 0.2]),
        BurgundyHeuristic("trader", 0.8, 1.35, [0.3, 0.5, 0.0, 1.2, 0.0, 0.0]),
    ]
