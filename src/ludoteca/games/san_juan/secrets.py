"""What a seat cannot know, dealt again: other hands, the draw pile, goods, what others tucked or discarded."""

from mypy_extensions import i64

from ludoteca.core.chance import NOBODY

from .packed import as_good, card_beneath, card_of, is_tucked, plant_of, with_card
from .player import Player
from .position import DEAL, SanJuan


def redeal(s: SanJuan, seat: int) -> None:
    """Gather everything `seat` cannot place into one pile, then fill each zone to the size that everybody sees.
    Zones that a hand has fed hold no events (E3), so they are dealt first, from the buildings alone."""
    pile = s.deck[:]
    for other in range(s.seats):
        gather(pile, s.players[other], other == seat)
    for card in s.unseen:
        pile[card] += 1
    hidden_draw = s.drawn_by != seat
    if hidden_draw:
        for card in s.drawn:
            pile[card] += 1
    dealer = Dealer(s, pile)
    for other in range(s.seats):
        if other != seat:
            deal_own(dealer, s.players[other])
    if hidden_draw and s.drawn:
        s.drawn = sorted(dealer.some(len(s.drawn)))
    dealer.admit_events()
    for player in s.players:
        goods: list[int] = []
        for good in player.goods:
            goods.append(as_good(plant_of(good), dealer.card()))
        player.goods = goods
    s.unseen = dealer.some(len(s.unseen))
    s.deck = pile


def gather(pile: list[int], player: Player, own: bool) -> None:
    """Put what is hidden of one player on the pile; of the own things only the goods are."""
    for good in player.goods:
        pile[card_of(good)] += 1
    if own:
        return
    for card in player.hand:
        pile[card] += 1
    for card in player.shown:
        pile[card] -= 1
    for card in player.known:
        pile[card] += 1
    for entry in player.under:
        if is_tucked(entry):
            pile[card_beneath(entry)] += 1


def deal_own(dealer: "Dealer", player: Player) -> None:
    """Another player's hand, discards and tucked cards."""
    player.hand = sorted(player.shown + dealer.some(len(player.hand) - len(player.shown)))
    player.known = dealer.some(len(player.known))
    if not player.under:
        return
    under: list[int] = []
    for entry in player.under:
        if is_tucked(entry):
            entry = with_card(entry, dealer.card())
        under.append(entry)
    player.under = under


class Dealer:
    """Deals single cards out of a pile of counts, as if it were shuffled; first buildings alone, then events too."""

    def __init__(self, s: SanJuan, pile: list[int]) -> None:
        self.chance = s.chance
        self.pile = pile
        self.buildings = s.setting.cards.buildings
        self.cards: list[int] = []
        self.left: i64 = 0
        self.shuffle_in(0, self.buildings)

    def admit_events(self) -> None:
        self.shuffle_in(self.buildings, len(self.pile))

    def shuffle_in(self, first: int, last: int) -> None:
        cards = self.cards[: int(self.left)]
        for kind in range(first, last):
            for _ in range(self.pile[kind]):
                cards.append(kind)
        self.cards = cards
        self.left = len(cards)

    def card(self) -> int:
        """One of the cards left, all equally likely; the last one takes its place."""
        cards = self.cards
        at = self.chance.roll(int(self.left), DEAL, NOBODY)
        self.left -= 1
        card = cards[at]
        cards[at] = cards[self.left]
        self.pile[card] -= 1
        return card

    def some(self, number: int) -> list[int]:
        dealt: list[int] = []
        for _ in range(number):
            dealt.append(self.card())
        return dealt
