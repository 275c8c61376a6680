"""What things are worth in San Juan: time, cards, buildings, positions."""

from typing import Final

from ludoteca.games.san_juan.data import (
    AQUEDUCT,
    ARCHIVE,
    BLACK_MARKET,
    CARPENTER,
    CHAPEL,
    CITY_HALL,
    CRANE,
    GOLD_MINE,
    GUILD_HALL,
    HERO,
    LIBRARY,
    MARKET_HALL,
    MARKET_STAND,
    MOST_KINDS,
    PALACE,
    PLANTS,
    POOR_HOUSE,
    PREFECTURE,
    QUARRY,
    SMITHY,
    STATUE,
    TOWER,
    TRADING_POST,
    TRIUMPHAL_ARCH,
    WELL,
)
from ludoteca.games.san_juan.player import Player
from ludoteca.games.san_juan.position import SanJuan
from ludoteca.games.san_juan.prices import price

from ..heuristic import Heuristic

END: Final = 12
PRICES: Final = [1.0, 1.2, 1.8, 2.0, 2.6]  # what a good brings on average, in cards

# Cards a round that a working building brings, for a player of either kind who builds on it.
PRODUCER_INCOME: Final = {
    SMITHY: 0.45, GOLD_MINE: 0.1, ARCHIVE: 0.15, POOR_HOUSE: 0.1, BLACK_MARKET: 0.15, TRADING_POST: 0.55, WELL: 0.35,
    MARKET_STAND: 0.35, CRANE: 0.05, CHAPEL: 0.8, TOWER: 0.1, AQUEDUCT: 0.55, CARPENTER: 0.3, PREFECTURE: 0.6,
    MARKET_HALL: 0.6, QUARRY: 0.25, LIBRARY: 1.0,
}  # fmt: skip
VIOLET_INCOME: Final = {
    SMITHY: 0.08, GOLD_MINE: 0.16, ARCHIVE: 0.2, POOR_HOUSE: 0.24, BLACK_MARKET: 0.08, TRADING_POST: 0.08, WELL: 0.08,
    MARKET_STAND: 0.08, CRANE: 0.08, CHAPEL: 0.72, TOWER: 0.12, AQUEDUCT: 0.08, CARPENTER: 0.64, PREFECTURE: 0.72,
    MARKET_HALL: 0.24, QUARRY: 0.56, LIBRARY: 0.96,
}  # fmt: skip

# Points by the end for each round still to come, fitted over games between the two ways of playing.
GROWTH: Final = [
    0.04, 0.12, 0.18, 0.32, 0.38,
    0.2, 0.25, 0.0, 0.3, 0.0, 0.03, 0.12, 0.08, -0.3, 0.0, 0.0, 0.05, 0.32, 0.25, 0.33, 0.33, 0.42,
    -0.1, -0.15, -0.2, 0.4, 0.27, 0.5, 0.33,
]  # fmt: skip
HAND: Final = 0.4
GOOD: Final = 0.3


class SanJuanWorth(Heuristic[SanJuan]):
    """`income` are cards a round by violet building, `plant` what plants are worth to this player, `share` the part
    of its buildings still to come that will be plants."""

    def __init__(self, name: str, income: dict[int, float], plant: float, share: float) -> None:
        super().__init__(name, 8.0, 12)
        self.income = [income.get(kind, 0.0) for kind in range(MOST_KINDS)]
        self.plant = plant
        self.share = share

    def left(self, s: SanJuan) -> float:
        """Rounds still to come: about one building each."""
        most = 0
        for player in s.players:
            most = max(most, player.buildings())
        return float(max(END - most, 0))

    def card(self, left: float) -> float:
        """The points a card in the hand will become."""
        return 0.5 if left >= 3.0 else 0.12 + 0.12 * left

    def worth(self, s: SanJuan, player: Player, kind: int, left: float) -> float:
        """The points a building will have brought at the end if it is built now."""
        worth = float(s.setting.cards.vp[kind])
        if kind < PLANTS:
            worth += self.plant * PRICES[kind] * 0.3 * self.card(left) * left * 4.0 / (3 + sum(player.plants))
            if player.owns(GUILD_HALL):
                worth += 2.0
        else:
            worth += self.income[kind] * left * self.card(left)
            if player.owns(CITY_HALL):
                worth += 1.0
            if STATUE <= kind <= HERO and player.owns(TRIUMPHAL_ARCH):
                worth += 2.0
            if GUILD_HALL <= kind <= PALACE:
                worth += self.at_the_end(s, player, kind, left)
        return worth * 1.25 if player.owns(PALACE) else worth

    def at_the_end(self, s: SanJuan, player: Player, kind: int, left: float) -> float:
        """What a building for six cards will score."""
        plants = sum(player.plants)
        violet = player.buildings() - plants
        if kind == GUILD_HALL:
            return 2.0 * (plants + left * self.share * 0.8)
        if kind == CITY_HALL:
            return 1.0 + violet + left * (1.0 - self.share) * 0.8
        if kind == TRIUMPHAL_ARCH:
            monuments = 0
            for other in range(STATUE, HERO + 1):
                if player.owns(other) or other in player.hand:
                    monuments += 1
            return 2.0 + 2.0 * monuments if monuments else 1.0
        return 0.25 * (2.2 * (plants + violet) + 2.0 * left)

    def in_hand(self, s: SanJuan, player: Player, left: float) -> list[float]:
        """What each card of the hand is worth beyond paying with it."""
        values: list[float] = []
        before = -1
        for kind in player.hand:
            spare = kind >= PLANTS and (kind == before or player.owns(kind))
            values.append(0.0 if spare else self.profit(s, player, kind, left))
            before = kind
        return values

    def profit(self, s: SanJuan, player: Player, kind: int, left: float) -> float:
        if left <= 0.0:
            return 0.0
        later = max(left - 1.0, 0.5)
        return self.worth(s, player, kind, later) - price(s.setting, player, kind, -1, 0, 0) * self.card(later)

    def value(self, s: SanJuan) -> list[float]:
        left = self.left(s)
        found: list[float] = [float(score) for score in s.scores()]
        for seat in range(s.seats):
            player = s.players[seat]
            worth = HAND * len(player.hand) + GOOD * len(player.goods)
            for kind in range(len(GROWTH)):
                if kind < PLANTS:
                    worth += GROWTH[kind] * left * player.plants[kind]
                elif player.owns(kind):
                    worth += GROWTH[kind] * left
            behind = END - left - player.buildings()
            found[seat] += worth + left * 2.4 + behind * (0.13 * left - 0.6)
        return found
