"""What roles and events bring in San Juan."""

from ludoteca.core.protocol import Action
from ludoteca.games.san_juan import actions as code
from ludoteca.games.san_juan.data import (
    AQUEDUCT,
    BUILDER,
    COUNCILLOR,
    DEBT_RELIEF,
    EARTHQUAKE,
    FREE_BUILD,
    GOLD_MINE,
    LIBRARY,
    MARKET_HALL,
    MARKET_STAND,
    PLANTS,
    PREFECTURE,
    PRODUCER,
    PROSPECTOR,
    TAXES,
    TRADER,
    TRADING_POST,
)
from ludoteca.games.san_juan.player import Player
from ludoteca.games.san_juan.position import SanJuan
from ludoteca.games.san_juan.prices import price

from .san_juan_worth import PRICES, SanJuanWorth


class SanJuanRoles(SanJuanWorth):
    """What each role brings a player, with its privilege or without; what an event does."""

    def weigh_roles(self, s: SanJuan, seat: int, acts: list[Action]) -> list[float]:
        """What a role brings, less what it brings the others."""
        left = self.left(s)
        weights: list[float] = []
        for action in acts:
            kind = action.thing
            if action.verb == code.EVENT:
                weights.append(self.event(s, seat, kind, left))
                continue
            gain = self.role(s, seat, kind, True, left)
            others = 0.0
            for other in range(s.seats):
                if other != seat:
                    others += self.role(s, other, kind, False, left) if kind != BUILDER else self.rival_builds(s, other)
            weights.append(gain - 0.6 * others / (s.seats - 1))
        return weights

    def role(self, s: SanJuan, seat: int, kind: int, own: bool, left: float) -> float:
        """The points a role brings a player, with or without the privilege."""
        player = s.players[seat]
        card = self.card(left)
        more = 1 if own else 0
        if own and player.works(LIBRARY) and not player.read:
            more = 2
        if kind == BUILDER:
            return self.best_building(s, player, more, left)
        if kind == PRODUCER:
            number = 1 + more + (1 if player.works(AQUEDUCT) else 0)
            return self.produced(player, number) * 0.75 * card
        if kind == TRADER:
            return self.sold(s, player, 1 + more + (1 if player.works(TRADING_POST) else 0)) * card
        if kind == COUNCILLOR:
            keep = 2.0 if player.works(PREFECTURE) else 1.0
            return keep * card * (1.0 + 0.25 * more) + 0.15 * more
        if kind == PROSPECTOR:
            return more * card + (0.2 * card if player.works(GOLD_MINE) else 0.0)
        return 0.0

    def best_building(self, s: SanJuan, player: Player, off: int, left: float) -> float:
        best = 0.0
        card = self.card(left)
        for kind in player.hand:
            if player.barred(kind):
                continue
            cards = price(s.setting, player, kind, -1, off, 0)
            if cards < len(player.hand):
                best = max(best, self.worth(s, player, kind, left) - (cards + 1) * card)
        return best

    def rival_builds(self, s: SanJuan, seat: int) -> float:
        """Of another player only the size of the hand is known."""
        cards = len(s.players[seat].hand)
        return min(0.4 * cards, 2.4) if cards > 1 else 0.0

    def produced(self, player: Player, number: int) -> float:
        total = 0.0
        for plant in range(PLANTS - 1, -1, -1):
            for _ in range(min(player.plants[plant] - player.loaded(plant), number)):
                total += PRICES[plant]
                number -= 1
        return total

    def sold(self, s: SanJuan, player: Player, number: int) -> float:
        total = 0.0
        count = 0
        for plant in range(PLANTS - 1, -1, -1):
            for _ in range(min(player.loaded(plant), number - count)):
                total += self.price_of(s, plant)
                count += 1
        if count >= 2 and player.works(MARKET_STAND):
            total += 1.0
        if count >= 1 and player.works(MARKET_HALL):
            total += 1.0
        return total

    def price_of(self, s: SanJuan, plant: int) -> float:
        """Once all tiles were seen the next one is known (SJ 40)."""
        tiles = s.setting.cards.tiles
        if s.trades < len(tiles):
            return PRICES[plant]
        return float(tiles[s.tiles[s.trades % len(tiles)]][plant])

    def event(self, s: SanJuan, seat: int, event: int, left: float) -> float:
        """An event instead of a role: useful where the others gain less than with a role."""
        if event == TAXES:
            return 0.5 * self.card(left)
        if event == DEBT_RELIEF:
            return 3.0 * self.card(left) * 0.4
        if event == FREE_BUILD:
            return 0.8 * self.best_building(s, s.players[seat], 0, left)
        return -0.5 if event == EARTHQUAKE else 0.1
