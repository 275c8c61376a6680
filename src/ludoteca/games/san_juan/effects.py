"""What violet buildings do by a rule of their own: one class each, found by the id of the card.

A `Draw` brings a card at the end of a player's turn in a phase, a `Bonus` points at the end of the game. The other
buildings change a rule in the middle of a phase; the phase asks for them by their kind.
"""

from typing import Final

from mypy_extensions import mypyc_attr

from .data import PLANTS, Cards
from .player import Player

# When a Draw works. What it goes by is the card that was built, or how many goods were produced or sold.
AFTER_BUILDING: Final = 0
AFTER_PRODUCING: Final = 1
AFTER_SELLING: Final = 2
MOMENTS: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """A kind of building with an effect."""

    def __init__(self, kind: int) -> None:
        self.kind = kind


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Effect):
    """Its owner draws a card at a moment; by the letter of the book he may."""

    def moment(self) -> int:
        raise NotImplementedError

    def can(self, player: Player, by: int) -> bool:
        """Whether there is a card for what was built, or for so many goods."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Bonus(Effect):
    """It scores at the end of the game."""

    def counts_bonuses(self) -> bool:
        """Whether it is counted after all others that are not."""
        return False

    def points(self, player: Player, cards: Cards, second: bool, others: int) -> int:
        """What it is worth in this city; `others` are the points of everything that was counted before."""
        raise NotImplementedError


class Carpenter(Draw):
    """SJ 67: a violet building was built."""

    def moment(self) -> int:
        return AFTER_BUILDING

    def can(self, player: Player, by: int) -> bool:
        return by >= PLANTS


class PoorHouse(Draw):
    """SJ 69: a building was built, and the hand is down to one card or none. SJ 68: after the carpenter."""

    def moment(self) -> int:
        return AFTER_BUILDING

    def can(self, player: Player, by: int) -> bool:
        return len(player.hand) <= 1


class Well(Draw):
    """SJ 72: two goods or more were produced."""

    def moment(self) -> int:
        return AFTER_PRODUCING

    def can(self, player: Player, by: int) -> bool:
        return by >= 2


class MarketStand(Well):
    """SJ 73: two goods or more were sold."""

    def moment(self) -> int:
        return AFTER_SELLING


class MarketHall(MarketStand):
    """SJ 89: a good or more was sold; one card in all."""

    def can(self, player: Player, by: int) -> bool:
        return by >= 1


class TriumphalArch(Bonus):
    """SJ 97: 4, 6 or 8 for 1, 2 or 3 monuments."""

    def points(self, player: Player, cards: Cards, second: bool, others: int) -> int:
        return cards.arch[min(player.of_set(cards.monuments), len(cards.arch) - 1)]


class GuildHall(Bonus):
    """SJ 95: 2 for each production building; in the second edition 1 for each and 1 for each kind."""

    def points(self, player: Player, cards: Cards, second: bool, others: int) -> int:
        plants = sum(player.plants)
        if not second:
            return 2 * plants
        for plant in range(PLANTS):
            if player.plants[plant]:
                plants += 1
        return plants


class CityHall(Bonus):
    """SJ 96: 1 for each violet building, itself included."""

    def points(self, player: Player, cards: Cards, second: bool, others: int) -> int:
        return player.violets()


class Palace(Bonus):
    """SJ 98: a quarter of all other points."""

    def counts_bonuses(self) -> bool:
        return True

    def points(self, player: Player, cards: Cards, second: bool, others: int) -> int:
        return others // 4


# In the order in which draws work and bonuses are listed.
EFFECTS: dict[str, type[Effect]] = {
    "carpenter": Carpenter,
    "poor_house": PoorHouse,
    "well": Well,
    "market_stand": MarketStand,
    "market_hall": MarketHall,
    "triumphal_arch": TriumphalArch,
    "guild_hall": GuildHall,
    "city_hall": CityHall,
    "palace": Palace,
}


def effects(cards: Cards) -> list[Effect]:
    """The buildings of a box that have an effect of their own."""
    return [EFFECTS[name](cards.ids.index(name)) for name in EFFECTS if name in cards.ids]


def draws(found: list[Effect]) -> list[list[Draw]]:
    """Those that draw, by moment."""
    drawing = [effect for effect in found if isinstance(effect, Draw)]
    return [[draw for draw in drawing if draw.moment() == moment] for moment in range(MOMENTS)]
