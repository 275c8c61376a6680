"""Paying for a building with cards and, by the black market, goods: SJ 20, 70."""

from ludoteca.core.menus import at_or_above
from ludoteca.core.protocol import Action, Decision, Frame

from .. import tell
from ..actions import PAY, SPEND
from ..data import BLACK_MARKET, PLANTS
from ..player import Player
from ..position import SanJuan

MARKET_GOODS = 2


class Pay(Frame[SanJuan]):
    """A series: first cards by kind, then at most two goods by kind. `last` is the floor of the cards, `floor` that
    of the goods once one was spent."""

    def __init__(self, who: int, due: int, last: int, spent: int, floor: int) -> None:
        self.who = who
        self.due = due
        self.last = last
        self.spent = spent
        self.floor = floor

    def clone(self) -> "Pay":
        return Pay(self.who, self.due, self.last, self.spent, self.floor)

    def step(self, s: SanJuan) -> Decision | None:
        if self.due == 0:
            s.stack.pop()
            return None
        player = s.players[self.who]
        cards = at_or_above(player.hand, self.last) if self.spent == 0 else 0
        stock = self.stock(player)
        goods = min(stock, MARKET_GOODS - self.spent)
        if cards + goods == self.due and (cards or goods == stock):
            self.force(s, player, cards, goods == stock)
            return None
        if cards == 0 and self.one_kind(player):
            self.force(s, player, 0, True)
            return None
        return Decision(self.who, "builder.pay", self.offers(s, player, cards, goods), self.due, self.due, True)

    def stock(self, player: Player) -> int:
        """The goods from the floor on, if the black market works."""
        if not player.goods or not player.works(BLACK_MARKET):
            return 0
        count = 0
        for good in player.goods:
            if good >> 6 >= self.floor:
                count += 1
        return count

    def one_kind(self, player: Player) -> bool:
        """Whether all goods from the floor on are the same: which of them are spent is then no question."""
        plant = -1
        for good in player.goods:
            if good >> 6 >= self.floor:
                if plant >= 0 and good >> 6 != plant:
                    return False
                plant = good >> 6
        return True

    def offers(self, s: SanJuan, player: Player, cards: int, goods: int) -> list[Action]:
        acts: list[Action] = []
        table = s.game.actions
        if cards:
            hand = player.hand
            left = len(hand)
            before = -1
            for kind in hand:
                if left + goods < self.due:
                    break
                if kind != before and kind >= self.last:
                    acts.append(table[PAY + kind])
                    before = kind
                left -= 1
        if goods:
            self.spend_offers(s, player, acts)
        return acts

    def spend_offers(self, s: SanJuan, player: Player, acts: list[Action]) -> None:
        """A good can be spent if goods alone can pay what is due from it on."""
        if self.due > MARKET_GOODS - self.spent:
            return
        above = 0
        found: list[Action] = []
        for plant in range(PLANTS - 1, self.floor - 1, -1):
            own = player.loaded(plant)
            above += own
            if own and above >= self.due:
                found.append(s.game.actions[SPEND + plant])
        found.reverse()
        acts += found

    def force(self, s: SanJuan, player: Player, cards: int, goods: bool) -> None:
        """All that is left must be paid: done, not asked."""
        for kind in player.hand[len(player.hand) - cards :]:
            s.forced(self.who, s.game.actions[PAY + kind])
            s.discard(self.who, kind)
            self.due -= 1
        if goods:
            for good in player.goods[:]:
                if self.due and good >> 6 >= self.floor:
                    s.forced(self.who, s.game.actions[SPEND + (good >> 6)])
                    self.spend(s, player, good >> 6)

    def apply(self, s: SanJuan, action: Action) -> None:
        player = s.players[self.who]
        if action.code < SPEND:
            self.last = action.code - PAY
            s.discard(self.who, self.last)
            self.due -= 1
        else:
            self.floor = action.code - SPEND
            self.spend(s, player, self.floor)

    def spend(self, s: SanJuan, player: Player, plant: int) -> None:
        s.lose_good(player, plant)
        s.tell(tell.SPEND, self.who, plant)
        self.spent += 1
        self.due -= 1

    def forget(self, seat: int) -> None:
        if seat != self.who:
            self.last = 0

    def pool(self, s: SanJuan) -> list[Action]:
        player = s.players[self.who]
        table = s.game.actions
        acts: list[Action] = []
        if self.spent == 0:
            acts += [table[PAY + kind] for kind in player.hand if kind >= self.last]
        if self.stock(player):
            acts += [table[SPEND + (good >> 6)] for good in player.goods if good >> 6 >= self.floor]
        return acts

    def caps(self, s: SanJuan) -> list[tuple[list[Action], int]]:
        """SJ 70: of all goods the black market takes two."""
        goods = [action for action in self.pool(s) if action.code >= SPEND]
        return [(goods, MARKET_GOODS - self.spent)] if goods else []
