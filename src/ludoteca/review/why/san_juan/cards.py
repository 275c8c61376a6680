"""Why one card of San Juan is better than another: to build it, to keep it, to lose the other."""

from __future__ import annotations

from ludoteca.games.san_juan.data import (  # fmt: skip
    AQUEDUCT,
    ARCHIVE,
    BLACK_MARKET,
    CARPENTER,
    CHAPEL,
    CRANE,
    GOLD_MINE,
    GOOD_IDS,
    LIBRARY,
    MARKET_HALL,
    MARKET_STAND,
    MOST_KINDS,
    PLANTS,
    POOR_HOUSE,
    PREFECTURE,
    QUARRY,
    SMITHY,
    TOWER,
    TRADING_POST,
    WELL,
)
from ludoteca.games.san_juan.player import Player
from ludoteca.games.san_juan.prices import less, off_at
from ludoteca.games.san_juan.scoring import points

from ..ground import Args, Ground, ground
from .eyes import Eyes

# The rule of each building that has a function.
FUNCTIONS = {
    SMITHY: "SJ 62", GOLD_MINE: "SJ 63", ARCHIVE: "SJ 66", POOR_HOUSE: "SJ 67", BLACK_MARKET: "SJ 70",
    TRADING_POST: "SJ 71", WELL: "SJ 72", MARKET_STAND: "SJ 73", CRANE: "SJ 74", CHAPEL: "SJ 81", TOWER: "SJ 85",
    AQUEDUCT: "SJ 86", CARPENTER: "SJ 87", PREFECTURE: "SJ 88", MARKET_HALL: "SJ 89", QUARRY: "SJ 90",
    LIBRARY: "SJ 91",
}  # fmt: skip
# Of each building that scores at the end, by its id.
AT_THE_END = {"guild_hall": "SJ 95", "city_hall": "SJ 96", "triumphal_arch": "SJ 97", "palace": "SJ 98"}
HOPED = 0.4  # the part of a point that a building of the hand would count, if it is built
LOW = 0.3  # what a card that can still be built is worth at least


class Card:
    """What speaks for a card in the eyes of its owner; `price` is what it would cost him."""

    def __init__(self, eyes: Eyes, kind: int, price: int) -> None:
        cards = eyes.s.setting.cards
        self.kind = kind
        self.id = cards.ids[kind]
        self.price = price
        self.vp = cards.vp[kind]
        self.built = built(eyes, eyes.player, kind)
        self.bonus = self.own_bonus(eyes)  # its own points at the end, if it has any
        self.rest = {
            id: number for id, number in self.built.items() if number and id not in ("buildings", "palace", self.id)
        }
        self.hoped = hoped(eyes, kind)
        self.income = income(eyes, kind)

    def own_bonus(self, eyes: Eyes) -> int | None:
        if all(bonus.kind != self.kind for bonus in eyes.s.setting.bonuses):
            return None
        return self.built.get(self.id, 0)

    @property
    def counts(self) -> int:
        """Its points in this city as it stands: printed, or counted at the end."""
        return self.vp if self.bonus is None else self.bonus


def built(eyes: Eyes, player: Player, kind: int) -> dict[str, int]:
    """The points that it would add to a city by what scores them, by the id of that."""
    setting = eyes.s.setting
    if player.barred(kind):
        return {}
    then = player.clone()
    then.put(kind)
    added = [now - before for now, before in zip(points(then, setting), points(player, setting), strict=True)]
    return dict(zip(eyes.s.game.sources, added, strict=True))


def hoped(eyes: Eyes, kind: int) -> dict[str, int]:
    """The same for buildings in the hand that score at the end."""
    found: dict[str, int] = {}
    for bonus in eyes.s.setting.bonuses:
        if bonus.kind in eyes.player.hand and bonus.kind != kind and not bonus.counts_bonuses():
            then = eyes.player.clone()
            then.put(bonus.kind)
            id = eyes.s.setting.cards.ids[bonus.kind]
            if number := built(eyes, then, kind).get(id, 0):
                found[id] = number
    return found


def income(eyes: Eyes, kind: int) -> float:
    """The points by the cards that it brings until the end, as the heuristic counts them."""
    known, player, left = eyes.known, eyes.player, eyes.left
    if kind < PLANTS:
        alone = bare(player)
        return known.worth(eyes.s, alone, kind, left) - eyes.s.setting.cards.vp[kind]
    return float(known.income[kind] * left * eyes.card) if kind < MOST_KINDS else 0.0


def bare(player: Player) -> Player:
    """The same plants without violet buildings, which would count for the new one."""
    alone = player.clone()
    alone.violet = 0
    alone.fresh = 0
    return alone


def price_later(eyes: Eyes, kind: int) -> int:
    """What a card of the hand costs without any privilege."""
    return less(eyes.s.setting, kind, off_at(eyes.s.setting, eyes.player, kind, -1, 0, 0))


def kept(eyes: Eyes, kind: int) -> Card:
    """A card of the hand, to be built some day."""
    return Card(eyes, kind, price_later(eyes, kind))


def compared(eyes: Eyes, one: Card, other: Card | None) -> list[Ground]:
    """What speaks for one card and against the other, if there is one."""
    found = [*by_points(eyes, one, other), *by_rest(one, other), *by_income(eyes, one, other)]
    if other is not None:
        weight = (other.price - one.price) * eyes.card
        args: Args = {"card": one.id, "price": one.price, "other": other.id, "dearer": other.price}
        found.append(ground(weight, "cheaper", *price_rules(eyes, one, other), **args))
    return found


def by_points(eyes: Eyes, one: Card, other: Card | None) -> list[Ground]:
    less_by = one.counts - (other.counts if other is not None else 0)
    if one.bonus is not None:
        grown = eyes.known.at_the_end(eyes.s, eyes.player, one.kind, eyes.left)
        weight = grown - (other.counts if other is not None else 0.0) if one.bonus else 0.0
        return [ground(weight, "end-worth", AT_THE_END.get(one.id, "SJ 56"), card=one.id, worth=one.bonus)]
    if other is None:
        return [ground(one.vp, "points-alone", "SJ 56", card=one.id, points=one.vp)]
    args: Args = {"card": one.id, "points": one.vp, "other": other.id, "fewer": other.counts}
    if other.bonus is not None:
        grown = eyes.known.at_the_end(eyes.s, eyes.player, other.kind, eyes.left)
        return [ground(one.vp - grown, "end-little", AT_THE_END.get(other.id, "SJ 56"), **args)]
    return [ground(less_by, "points", "SJ 56", **args)]


def by_rest(one: Card, other: Card | None) -> list[Ground]:
    """The points that buildings in the city would count for it."""
    found = []
    for id, number in one.rest.items():
        less_by = other.rest.get(id, 0) if other is not None else 0
        found.append(
            ground(number - less_by, "counted", AT_THE_END.get(id, "SJ 56"), card=one.id, by=id, points=number)
        )
    for id, number in one.hoped.items():
        less_by = other.hoped.get(id, 0) if other is not None else 0
        args: Args = {"card": one.id, "by": id, "points": number}
        found.append(ground(HOPED * (number - less_by), "counted-later", AT_THE_END.get(id, "SJ 56"), **args))
    return found


def by_income(eyes: Eyes, one: Card, other: Card | None) -> list[Ground]:
    """What it brings along the way; a card of another sort brings something else."""
    alike = other is not None and (other.kind < PLANTS) == (one.kind < PLANTS)
    weight = one.income - (other.income if other is not None and alike else 0.0)
    if one.kind in FUNCTIONS:
        return [ground(weight, "function", FUNCTIONS[one.kind], card=one.id)]
    if one.kind >= PLANTS:
        return []
    if other is not None and other.kind < PLANTS:
        return by_sale(eyes, one.kind, other.kind, weight)
    low, high = selling(eyes, one.kind)
    args: Args = {"card": one.id, "good": GOOD_IDS[one.kind], "high": high}
    if low == high:
        return [ground(weight, "plant-one-price", "SJ 29", "SJ 43", **args)]
    return [ground(weight, "plant", "SJ 29", "SJ 43", **args, low=low)]


def by_sale(eyes: Eyes, plant: int, other: int, weight: float) -> list[Ground]:
    """Which of two goods sells better, by all the tiles there are."""
    high, most = selling(eyes, plant)[1], selling(eyes, other)[1]
    if high <= most:
        return []
    args: Args = {"good": GOOD_IDS[plant], "high": high, "other": GOOD_IDS[other], "most": most}
    return [ground(weight, "sells-better", "SJ 43", **args)]


def selling(eyes: Eyes, plant: int) -> tuple[int, int]:
    """The lowest and the highest price of a good."""
    prices = [tile[plant] for tile in eyes.s.setting.cards.tiles]
    return min(prices), max(prices)


def price_rules(eyes: Eyes, *cards: Card) -> list[str]:
    """SJ 62, 90: of smithy and quarry, where they play a part."""
    rules = ["SJ 20"]
    for card in cards:
        helper = SMITHY if card.kind < PLANTS else QUARRY
        if eyes.player.works(helper) and FUNCTIONS[helper] not in rules:
            rules.append(FUNCTIONS[helper])
    return rules


def useless(eyes: Eyes, kind: int, weight: float) -> list[Ground]:
    """A card that can never be built beside what there is; of those just drawn one as in the hand is enough."""
    player, id = eyes.player, eyes.s.setting.cards.ids[kind]
    if player.barred(kind):
        return [ground(weight, "built-already", "SJ 23", card=id)]
    if kind >= PLANTS and player.hand.count(kind) + eyes.drawn(kind) > 1:
        return [ground(weight, "twice-in-hand", "SJ 23", card=id)]
    return []


def better_kept(eyes: Eyes, kind: int, other: int) -> list[Ground]:
    """Why the first of two cards is kept rather than the second."""
    if kind == other:
        return []
    worth = eyes.known.profit(eyes.s, eyes.player, kind, eyes.left)
    spare = useless(eyes, other, max(worth, LOW))
    if useless(eyes, kind, 0.0):
        return spare
    # What can never be built has no points and no function to compare.
    return spare or compared(eyes, kept(eyes, kind), kept(eyes, other))
