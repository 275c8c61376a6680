"""What the cards of the box and the options fix for a whole game."""

from ludoteca.core.protocol import Printed

from .data import Cards
from .effects import Bonus, Effect, draws


class Setting(Printed):
    """`cost` is that of the edition. `draws` are by moment the buildings that bring a card, `drawing` their kinds as a
    bit set, `bonuses` the buildings that score at the end."""

    def __init__(self, cards: Cards, found: list[Effect], second: bool, letter: bool) -> None:
        self.cards = cards
        self.second = second
        self.letter = letter
        self.cost = cards.second_cost if second else cards.cost
        self.draws = draws(found)
        self.drawing = [sum([1 << draw.kind for draw in at]) for at in self.draws]
        self.bonuses = [effect for effect in found if isinstance(effect, Bonus)]
