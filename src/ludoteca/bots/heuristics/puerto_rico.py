"""Two ways of playing Puerto Rico: shipping corn and whatever fills a hold, or building a rich city on trade."""

from ludoteca.core.protocol import Action, Decision
from ludoteca.games.puerto_rico import actions as code
from ludoteca.games.puerto_rico.data import QUARRY
from ludoteca.games.puerto_rico.packed import count
from ludoteca.games.puerto_rico.phases.placement import Placement
from ludoteca.games.puerto_rico.phases.trader import premium
from ludoteca.games.puerto_rico.player import Player, crew
from ludoteca.games.puerto_rico.position import PuertoRico

from ..heuristic import Heuristic, only
from .puerto_rico_colonists import ColonistPlan
from .puerto_rico_roles import SOLD, PuertoRicoRoles
from .puerto_rico_worth import BUILDER_TILES, BUILDER_VIOLET, SHIPPER_TILES, SHIPPER_VIOLET


class PuertoRicoHeuristic(PuertoRicoRoles):
    """How each question is answered."""

    def __init__(self, name: str, tiles: list[float], violet: dict[int, float], ship: float, money: float) -> None:
        super().__init__(name, tiles, violet, ship, money)
        self.colonist_plan = ColonistPlan()

    def weigh(self, s: PuertoRico, decision: Decision) -> list[float]:
        ask = decision.ask
        acts = decision.actions
        player = s.players[decision.seat]
        left = self.left(s)
        if ask == "round.role":
            return self.weigh_roles(s, decision.seat, acts, left)
        if ask == "mayor.man":
            return self.weigh_places(s, player, acts, left)
        if ask == "settler.take":
            return [0.0 if action.verb == code.PASS else self.tile(s, player, action.thing, left) for action in acts]
        if ask == "builder.build":
            return self.weigh_buildings(s, player, acts, left)
        if ask == "captain.load":
            return self.weigh_loads(s, player, acts, left)
        return [self.weigh_other(s, player, action, left) for action in acts]

    def weigh_buildings(self, s: PuertoRico, player: Player, acts: list[Action], left: float) -> list[float]:
        weights: list[float] = []
        doubloon = self.doubloon(left)
        quarries = int(count(player.men, QUARRY))
        for action in acts:
            if action.verb == code.PASS:
                weights.append(0.0)
            else:
                kind = action.thing
                price = s.setup.price_of(kind, quarries, 0)
                weights.append(self.building(s, player, kind, left) - price * doubloon)
        return weights

    def weigh_loads(self, s: PuertoRico, player: Player, acts: list[Action], left: float) -> list[float]:
        """As many barrels as possible; of equal loads the good that is worth least to keep. The wharf can wait for
        what no ship takes."""
        weights: list[float] = []
        for action in acts:
            if action.verb == code.PASS:
                weights.append(0.0)
                continue
            good, hull = action.thing, action.source
            number = int(count(player.goods, good))
            if hull != code.BY_WHARF:
                number = min(number, s.room(hull))
            weight = number - 0.15 * s.setup.price[good]
            weights.append(weight - 1.5 if hull == code.BY_WHARF else weight)
        return weights

    def weigh_other(self, s: PuertoRico, player: Player, action: Action, left: float) -> float:
        verb, good = action.verb, action.thing
        if verb == code.PASS:
            return 0.0
        if verb == code.BONUS or verb == code.KEEP:
            return self.barrel(s, good, left)
        if verb == code.SELL:
            return (s.setup.price[good] + premium(player)) * self.doubloon(left) - SOLD * self.ship
        if verb == code.STORE:
            return self.barrel(s, good, left) * int(count(player.goods, good))
        return 1.0

    def weigh_places(self, s: PuertoRico, player: Player, acts: list[Action], left: float) -> list[float]:
        """The next place of the plan that is not filled yet."""
        frame = s.stack[-1]
        assert isinstance(frame, Placement)
        plan = self.colonist_plan.places(self, s, player, left)
        for action in acts:
            place = action.thing
            kind = code.building_of(place)
            laid = crew(frame.crew, kind) if kind >= 0 else count(frame.men, code.tile_of(place))
            if plan[place] > laid:
                return only(acts, action.code)
        return only(acts, acts[0].code)


def heuristics() -> list[Heuristic[PuertoRico]]:
    return [
        PuertoRicoHeuristic("shipper", SHIPPER_TILES, SHIPPER_VIOLET, 0.84, 0.7),
        PuertoRicoHeuristic("builder", BUILDER_TILES, BUILDER_VIOLET, 0.4, 0.71),
    ]
