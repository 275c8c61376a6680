"""Two ways of playing San Juan: living off plants and trade, or raising a city of violet buildings."""

from ludoteca.core.protocol import Action, Decision
from ludoteca.games.san_juan import actions as code
from ludoteca.games.san_juan.data import PLANTS
from ludoteca.games.san_juan.player import Player
from ludoteca.games.san_juan.position import SanJuan
from ludoteca.games.san_juan.prices import price

from ..heuristic import Heuristic, first_of_best, only
from .san_juan_roles import SanJuanRoles
from .san_juan_worth import PRICES, PRODUCER_INCOME, VIOLET_INCOME


class SanJuanHeuristic(SanJuanRoles):
    """How each question is answered."""

    def weigh(self, s: SanJuan, decision: Decision) -> list[float]:
        ask = decision.ask
        acts = decision.actions
        player = s.players[decision.seat]
        if ask == "round.pick":
            return self.weigh_roles(s, decision.seat, acts)
        left = self.left(s)
        verb = acts[len(acts) - 1].verb
        if ask == "builder.build" or ask == "free_build.build":
            return self.weigh_buildings(s, player, acts, left)
        if ask == "builder.pay":
            return self.weigh_payment(s, player, acts, decision.most, left)
        if verb == code.DISCARD or verb == code.CHANGE:
            return self.weigh_discards(s, player, acts, decision.least, left)
        if verb == code.KEEP:
            return self.weigh_kept(s, player, acts, decision.most, left)
        if verb == code.PRODUCE or verb == code.SELL:
            return self.weigh_goods(s, player, acts, decision.most)
        return [self.weigh_other(s, decision.seat, player, action, left) for action in acts]

    def weigh_buildings(self, s: SanJuan, player: Player, acts: list[Action], left: float) -> list[float]:
        """Points against the cards they cost, and against keeping the card for later."""
        weights: list[float] = []
        for action in acts:
            if action.verb != code.BUILD:
                weights.append(0.0)
            else:
                kind = action.thing
                cards = price(s.setting, player, kind, -1, 0, 0)
                weights.append(self.worth(s, player, kind, left) - cards * self.card(left))
        return weights

    def weigh_payment(self, s: SanJuan, player: Player, acts: list[Action], due: int, left: float) -> list[float]:
        """The least useful cards; goods only when they are cheaper than any card."""
        low = acts[0].thing
        if acts[0].verb == code.SPEND:
            return [-PRICES[action.thing] for action in acts]
        values = self.in_hand(s, player, left)
        above = [-values[at] for at, kind in enumerate(player.hand) if kind >= low]
        kinds = [kind for kind in player.hand if kind >= low]
        if due > len(above):
            due = len(above)
        return only(acts, s.game.by_verb[code.PAY][kinds[first_of_best(above, due)]].code)

    def weigh_discards(self, s: SanJuan, player: Player, acts: list[Action], due: int, left: float) -> list[float]:
        """The least useful cards, and no more than needed."""
        if due == 0:
            return only(acts, code.PASS)
        low = acts[0].thing
        values = self.in_hand(s, player, left)
        above = [-values[at] for at, kind in enumerate(player.hand) if kind >= low]
        kinds = [kind for kind in player.hand if kind >= low]
        return only(acts, s.game.by_verb[acts[0].verb][kinds[first_of_best(above, due)]].code)

    def weigh_kept(self, s: SanJuan, player: Player, acts: list[Action], due: int, left: float) -> list[float]:
        """The most useful of the cards drawn."""
        low = acts[1 if acts[0].verb == code.PASS else 0].thing
        kinds = [kind for kind in s.drawn if kind >= low]
        values: list[float] = []
        before = -1
        for kind in kinds:
            spare = kind >= PLANTS and (kind == before or player.owns(kind) or kind in player.hand)
            values.append(0.0 if spare else self.profit(s, player, kind, left))
            before = kind
        kept = kinds[first_of_best(values, min(due, len(kinds)))]
        return only(acts, s.game.by_verb[code.KEEP][kept].code)

    def weigh_goods(self, s: SanJuan, player: Player, acts: list[Action], most: int) -> list[float]:
        """Produce and sell the dearest goods, as many as allowed: of a series the lowest of them comes first."""
        selling = acts[len(acts) - 1].verb == code.SELL
        for number in range(len(acts) - 1, -1, -1):
            action = acts[number]
            if action.verb == code.PASS:
                break
            kind = action.thing
            most -= player.loaded(kind) if selling else player.plants[kind] - player.loaded(kind)
            if most <= 0:
                return only(acts, action.code)
        return only(acts, acts[1 if acts[0].verb == code.PASS else 0].code)

    def weigh_other(self, s: SanJuan, seat: int, player: Player, action: Action, left: float) -> float:
        """Covering, tucking, mining, earthquakes and the functions one may use."""
        verb, kind = action.verb, action.thing
        if verb == code.PASS or verb == code.NO_LIBRARY or verb == code.NO_COVER:
            return 0.0
        loss = 1.0 if verb == code.COVER_LOADED or verb == code.QUAKE_LOADED else 0.0
        if verb == code.COVER or verb == code.COVER_LOADED:
            return s.setting.cost[kind] * self.card(left) - self.worth(s, player, kind, left) - loss
        if verb == code.TUCK:
            return 1.2 - self.card(left) - max(self.profit(s, player, kind, left), 0.0)
        if verb == code.MINE:
            return self.profit(s, player, kind, left)
        if verb == code.QUAKE or verb == code.QUAKE_LOADED:
            return -self.worth(s, player, kind, left) - loss
        if verb == code.VISIT:
            return self.role(s, seat, kind, False, left)
        return 1.0


def heuristics() -> list[Heuristic[SanJuan]]:
    return [
        SanJuanHeuristic("producer", PRODUCER_INCOME, 1.0, 0.6),
        SanJuanHeuristic("violet", VIOLET_INCOME, 0.4, 0.15),
    ]
