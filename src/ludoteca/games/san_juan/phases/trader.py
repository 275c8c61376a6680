"""The trader phase: SJ 36-44, 71, 73, 89, 91."""

from ludoteca.core.chance import EVERYBODY
from ludoteca.core.menus import counted
from ludoteca.core.protocol import Action, Decision

from .. import tell
from ..actions import PASS, SELL
from ..data import TRADING_POST
from ..effects import AFTER_SELLING
from ..packed import plant_of
from ..position import NO_LIBRARY_HERE, TILE, SanJuan
from .functions import MOVING, Goods


def turn_tile(s: SanJuan) -> None:
    """SJ 36, 40, A19: the top tile; after five the cycle repeats."""
    number = len(s.setting.cards.tiles)
    if s.trades < number:
        left = [1] * number
        for tile in s.tiles:
            left[tile] = 0
        s.tiles = [*s.tiles, s.chance.pick(left, sum(left), TILE, EVERYBODY)]
    s.tile = s.tiles[s.trades % len(s.tiles)]
    s.trades += 1
    s.tell(tell.TILE, s.tile)


class Trader(Goods):
    """SJ 36-39: the tile is turned, then each player may sell. All goods leave before any card is drawn for them;
    market stand and market hall pay afterwards. A sale beyond the plain number uses the library (SJ 91, 93)."""

    def __init__(
        self, owner: int, count: int, done: int, todo: int, visit: bool, moved: int, last: int, earned: int
    ) -> None:
        super().__init__(owner, count, done, todo, visit, moved, last)
        self.earned = earned

    def clone(self) -> "Trader":
        return Trader(
            owner=self.owner, count=self.count, done=self.done, todo=self.todo, visit=self.visit, moved=self.moved,
            last=self.last, earned=self.earned,
        )  # fmt: skip

    def plain(self, s: SanJuan, seat: int) -> int:
        """SJ 37, 39, 71: how many sales without the library."""
        return 1 + (1 if seat == self.owner else 0) + (1 if s.players[seat].works(TRADING_POST) else 0)

    def turn(self, s: SanJuan, seat: int) -> Decision | None:
        if s.tile < 0:
            turn_tile(s)
            return None
        if self.todo != MOVING:
            return self.ask_function(s, seat, AFTER_SELLING)
        player = s.players[seat]
        room = player.goods_from(self.last)
        library = 0 if s.library(seat, self.owner, self.visit) == NO_LIBRARY_HERE else 1
        most = min(self.plain(s, seat) + library - self.moved, room)
        if most <= 0:
            self.end_sale(s, seat)
            return None
        acts = counted(player.loads(), s.game.by_verb[SELL], self.last, 0)
        acts.insert(0, s.game.actions[PASS])
        return Decision(seat, "trader.sell", acts, 0, most)

    def apply(self, s: SanJuan, action: Action) -> None:
        seat = self.seat()
        if self.todo != MOVING:
            self.use_function(s, seat, action)
        elif action.verb == PASS:
            self.end_sale(s, seat)
        else:
            self.sell(s, seat, action.thing)

    def sell(self, s: SanJuan, seat: int, plant: int) -> None:
        price = s.setting.cards.tiles[s.tile][plant]
        s.lose_good(s.players[seat], plant)
        s.tell(tell.SELL, seat, plant, price)
        self.earned += price
        self.moved += 1
        self.last = plant

    def end_sale(self, s: SanJuan, seat: int) -> None:
        """SJ 38: the cards for all goods sold."""
        if self.moved > self.plain(s, seat):
            s.players[seat].read = True
            s.tell(tell.LIBRARY, seat)
        if self.earned:
            s.tell(tell.EARN, seat, self.earned)
            s.take(seat, self.earned)
        self.earned = 0
        self.todo = 0

    def finish(self, s: SanJuan) -> None:
        s.tile = -1

    def pool(self, s: SanJuan) -> list[Action]:
        if self.todo != MOVING:
            return []
        sell = s.game.by_verb[SELL]
        plants = [plant_of(good) for good in s.players[self.seat()].goods]
        return [sell[plant] for plant in plants if plant >= self.last]
