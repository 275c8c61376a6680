"""The trader phase: SJ 36-44, 71, 73, 89, 91."""

from ludoteca.core.chance import EVERYBODY
from ludoteca.core.frames import Around
from ludoteca.core.protocol import Action, Decision

from .. import tell
from ..actions import PASS, SELL, USE
from ..data import MARKET_HALL, MARKET_STAND, PLANTS, TRADING_POST
from ..position import NO_LIBRARY_HERE, TILE, SanJuan

SELLING = 0
STAND = 1
HALL = 2


def turn_tile(s: SanJuan) -> None:
    """SJ 36, 40, A19: the top tile; after five the cycle repeats."""
    if s.trades < len(s.cards.tiles):
        left = [1] * len(s.cards.tiles)
        for tile in s.tiles:
            left[tile] = 0
        s.tiles = [*s.tiles, s.chance.pick(left, sum(left), TILE, EVERYBODY)]
    s.tile = s.tiles[s.trades % len(s.tiles)]
    s.trades += 1
    s.tell(tell.TILE, s.tile)


class Trader(Around[SanJuan]):
    """SJ 36-39: the tile is turned, then each player may sell. All goods leave before any card is drawn for them;
    market stand and market hall pay afterwards. A sale beyond the plain number uses the library (SJ 91, 93)."""

    def __init__(
        self, owner: int, count: int, done: int, visit: bool, sold: int, last: int, earned: int, todo: int
    ) -> None:
        super().__init__(owner, count, done)
        self.visit = visit
        self.sold = sold
        self.last = last
        self.earned = earned
        self.todo = todo

    def clone(self) -> "Trader":
        return Trader(self.owner, self.count, self.done, self.visit, self.sold, self.last, self.earned, self.todo)

    def plain(self, s: SanJuan, seat: int) -> int:
        """SJ 37, 39, 71: how many sales without the library."""
        return 1 + (1 if seat == self.owner else 0) + (1 if s.players[seat].works(TRADING_POST) else 0)

    def turn(self, s: SanJuan, seat: int) -> Decision | None:
        if s.tile < 0:
            turn_tile(s)
            return None
        if self.todo != SELLING:
            return self.ask_market(s, seat)
        player = s.players[seat]
        library = 0 if s.library(seat, self.owner, self.visit) == NO_LIBRARY_HERE else 1
        acts: list[Action] = []
        room = 0
        for plant in range(self.last, PLANTS):
            loaded = player.loaded(plant)
            if loaded:
                acts.append(s.game.actions[SELL + plant])
                room += loaded
        most = min(self.plain(s, seat) + library - self.sold, room)
        if most <= 0:
            self.end_sale(s, seat)
            return None
        acts.insert(0, s.game.actions[PASS])
        return Decision(seat, "trader.sell", acts, 0, most)

    def apply(self, s: SanJuan, action: Action) -> None:
        seat = self.seat()
        if self.todo != SELLING:
            self.use_market(s, seat, action.code != PASS)
        elif action.code == PASS:
            self.end_sale(s, seat)
        else:
            plant = action.code - SELL
            price = s.cards.tiles[s.tile][plant]
            s.lose_good(s.players[seat], plant)
            s.tell(tell.SELL, seat, plant, price)
            self.earned += price
            self.sold += 1
            self.last = plant

    def end_sale(self, s: SanJuan, seat: int) -> None:
        """SJ 38: the cards for all goods sold."""
        if self.sold > self.plain(s, seat):
            s.players[seat].read = True
            s.tell(tell.LIBRARY, seat)
        if self.earned:
            s.tell(tell.EARN, seat, self.earned)
            s.take(seat, self.earned)
        self.todo = STAND

    def ask_market(self, s: SanJuan, seat: int) -> Decision | None:
        """SJ 73: the stand pays for two sales or more; SJ 89: the hall for one or more, once."""
        kind = MARKET_STAND if self.todo == STAND else MARKET_HALL
        can = self.sold >= (2 if self.todo == STAND else 1) and s.players[seat].works(kind)
        can = can and not s.dry()
        if can and s.letter:
            return Decision(seat, "trader.use", [s.game.actions[PASS], s.game.actions[USE + kind]])
        self.use_market(s, seat, can)
        return None

    def use_market(self, s: SanJuan, seat: int, use: bool) -> None:
        if use:
            s.tell(tell.FUNCTION, seat, MARKET_STAND if self.todo == STAND else MARKET_HALL)
            s.take(seat, 1)
        if self.todo == STAND:
            self.todo = HALL
            return
        self.sold = 0
        self.last = 0
        self.earned = 0
        self.todo = SELLING
        self.next(s)

    def finish(self, s: SanJuan) -> None:
        s.tile = -1

    def pool(self, s: SanJuan) -> list[Action]:
        if self.todo != SELLING:
            return []
        return [s.game.actions[SELL + (good >> 6)] for good in s.players[self.seat()].goods if good >> 6 >= self.last]
