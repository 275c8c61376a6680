"""Paying for a building with cards and, by the black market, goods: SJ 20, 70."""

from ludoteca.core.menus import at_or_above, counted, picks
from ludoteca.core.protocol import Action, Decision, Frame

from .. import tell
from ..actions import PAY, SPEND, by_code
from ..data import BLACK_MARKET
from ..packed import plant_of
from ..player import Player
from ..position import SanJuan
from ..prices import MARKET_GOODS


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
        return Pay(who=self.who, due=self.due, last=self.last, spent=self.spent, floor=self.floor)

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
        return player.goods_from(self.floor) if player.goods and player.works(BLACK_MARKET) else 0

    def one_kind(self, player: Player) -> bool:
        """Whether all goods from the floor on are the same: which of them are spent is then no question."""
        plant = -1
        for good in player.goods:
            if plant_of(good) >= self.floor:
                if plant >= 0 and plant_of(good) != plant:
                    return False
                plant = plant_of(good)
        return True

    def offers(self, s: SanJuan, player: Player, cards: int, goods: int) -> list[Action]:
        """What can be paid so that the rest can be paid too, cards before goods."""
        acts: list[Action] = []
        if cards:
            acts = picks(player.hand, s.game.by_verb[PAY], self.last, self.due - goods)
        if goods and self.due <= MARKET_GOODS - self.spent:
            acts += counted(player.loads(), s.game.by_verb[SPEND], self.floor, self.due)
        return by_code(acts) if s.setting.cards.more else acts

    def force(self, s: SanJuan, player: Player, cards: int, goods: bool) -> None:
        """All that is left must be paid: done, not asked."""
        pay, spend = s.game.by_verb[PAY], s.game.by_verb[SPEND]
        for kind in player.hand[len(player.hand) - cards :]:
            s.forced(self.who, pay[kind])
            s.discard(self.who, kind)
            self.due -= 1
        if goods:
            for good in player.goods[:]:
                if self.due and plant_of(good) >= self.floor:
                    s.forced(self.who, spend[plant_of(good)])
                    self.spend(s, player, plant_of(good))

    def apply(self, s: SanJuan, action: Action) -> None:
        player = s.players[self.who]
        if action.verb == PAY:
            self.last = action.thing
            s.discard(self.who, self.last)
            self.due -= 1
        else:
            self.floor = action.thing
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
        acts: list[Action] = []
        if self.spent == 0:
            pay = s.game.by_verb[PAY]
            acts += [pay[kind] for kind in player.hand if kind >= self.last]
        if self.stock(player):
            spend = s.game.by_verb[SPEND]
            acts += [spend[plant_of(good)] for good in player.goods if plant_of(good) >= self.floor]
        return acts

    def caps(self, s: SanJuan) -> list[tuple[list[Action], int]]:
        """SJ 70: of all goods the black market takes two."""
        goods = [action for action in self.pool(s) if action.verb == SPEND]
        return [(goods, MARKET_GOODS - self.spent)] if goods else []
