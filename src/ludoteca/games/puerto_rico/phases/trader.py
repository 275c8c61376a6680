"""The trader phase: PR 46-50, 62, 67."""

from ludoteca.core.frames import Around
from ludoteca.core.protocol import Action, Decision

from .. import tell
from ..actions import PASS
from ..data import HOUSE, LARGE_MARKET, OFFICE, SMALL_MARKET
from ..packed import kinds, some, total
from ..player import Player
from ..position import PuertoRico


class Trader(Around[PuertoRico]):
    """PR 46-48: each player, the trader first, may sell one good while the house has space."""

    def clone(self) -> "Trader":
        return Trader(self.owner, self.count, self.done)

    def turn(self, s: PuertoRico, seat: int) -> Decision | None:
        offers = good_offers(s, s.players[seat])
        if offers:
            return Decision(seat, "trader.sell", s.menus.sell[offers])
        self.next(s)
        return None

    def apply(self, s: PuertoRico, action: Action) -> None:
        if action.verb != PASS:
            self.sell(s, self.seat(), action.thing)
        self.next(s)

    def sell(self, s: PuertoRico, seat: int, good: int) -> None:
        player = s.players[seat]
        doubloons = s.setup.price[good] + premium(player) + (1 if seat == self.owner else 0)
        player.goods -= some(1, good)
        player.doubloons += doubloons
        s.house += some(1, good)
        s.tell(tell.SELL, seat, good, doubloons)

    def finish(self, s: PuertoRico) -> None:
        """PR 49: a full house is emptied."""
        if total(s.house) >= HOUSE:
            s.tell(tell.HOUSE_EMPTIED, int(total(s.house)))
            s.supply += s.house
            s.house = 0


def good_offers(s: PuertoRico, player: Player) -> int:
    """PR 47, 67: kinds the house does not hold, by an office any kind; nothing when it is full."""
    if player.goods == 0 or total(s.house) >= HOUSE:
        return 0
    own = kinds(player.goods)
    return int(own if player.works(OFFICE) else own & ~kinds(s.house))


def premium(player: Player) -> int:
    """PR 62: what the markets add to a sale."""
    return (1 if player.works(SMALL_MARKET) else 0) + (2 if player.works(LARGE_MARKET) else 0)
