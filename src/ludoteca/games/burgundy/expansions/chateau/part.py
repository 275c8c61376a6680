"""What Châteauma has (E 13): a player without a seat, with cards and a duchy instead of a player board."""

from typing import Final

from ludoteca.core.protocol import Printed

from ... import tell
from ...data import COLOURS, DEPOTS, GOODS, NONE, spaces_of
from ...estate import bonus_bit, put
from ...parts import Part
from ...position import Burgundy
from ...scoring import BONUS_POINTS
from ..numbers import CHATEAU
from .printed import MOST_HEXES, Prints

LEFT: Final = 0
RIGHT: Final = 1
HIDDEN: Final = -2  # a tile of modifier A, which nobody ever sees


class Terms(Printed):
    """How it plays in a game: the values of its cards (by place in LEVELS), whether die symbols of its duchy count, and
    which expansions it meets that it treats in its own way (`arms`: shields)."""

    def __init__(
        self, prints: Prints, level: int, extra_turns: bool, posts: bool, routes: bool, arms: bool, vineyards: bool
    ) -> None:
        self.prints = prints
        self.level = level
        self.extra_turns = extra_turns
        self.posts = posts
        self.routes = routes
        self.arms = arms
        self.vineyards = vineyards


class Rival(Part):
    """`cards` are those under 1-4 and 5-6 (NONE while a place is empty), `laid` the kinds on their hexes, five each,
    `down` those hexes, by bits, on which a wild tile lies face down. `deck` and `pile` say of each card whether it is
    there. `reserve` are kinds as they came, `wild` those lying face down in it. `spaces` are the kinds in the duchy,
    `over` those stacked upon others. `symbols` are the cards' symbols that were covered in this turn, as they came.
    `bonus` are bonus tiles, by bits as those of an estate; `posts` counts cards with a border post; `arms` are its
    shields, `doubles` its double tiles."""

    def __init__(
        self,
        terms: Terms,
        cards: list[int],
        laid: list[int],
        down: int,
        deck: list[int],
        pile: list[int],
        reserve: list[int],
        wild: list[int],
        spaces: list[int],
        over: list[int],
        goods: list[int],
        sold: list[int],
        silver: int,
        symbols: list[int],
        bonus: int,
        posts: int,
        arms: list[int],
        doubles: list[int],
    ) -> None:
        self.terms = terms
        self.cards = cards
        self.laid = laid
        self.down = down
        self.deck = deck
        self.pile = pile
        self.reserve = reserve
        self.wild = wild
        self.spaces = spaces
        self.over = over
        self.goods = goods
        self.sold = sold
        self.silver = silver
        self.symbols = symbols
        self.bonus = bonus
        self.posts = posts
        self.arms = arms
        self.doubles = doubles

    def clone(self) -> "Rival":
        return Rival(
            terms=self.terms, cards=self.cards, laid=self.laid, down=self.down, deck=self.deck, pile=self.pile,
            reserve=self.reserve, wild=self.wild, spaces=self.spaces, over=self.over, goods=self.goods,
            sold=self.sold, silver=self.silver, symbols=self.symbols, bonus=self.bonus, posts=self.posts,
            arms=self.arms, doubles=self.doubles,
        )  # fmt: skip

    # Cards

    def free(self, side: int) -> list[int]:
        """The free hexes of a card, left to right and top to bottom; none where no card lies."""
        if self.cards[side] == NONE:
            return []
        size = self.terms.prints.cards[self.cards[side]].size
        return [at for at in range(size) if self.on_hex(side, at) == NONE]

    def colour(self, side: int, at: int) -> int:
        return self.terms.prints.cards[self.cards[side]].colours[at]

    def is_full(self, side: int) -> bool:
        return self.cards[side] != NONE and not self.free(side)

    def on_hex(self, side: int, at: int) -> int:
        """The kind that lies on a hex, NONE for a free one."""
        return self.laid[side * MOST_HEXES + at]

    def lies_down(self, side: int, at: int) -> bool:
        return (self.down >> (side * MOST_HEXES + at)) & 1 != 0

    def lay(self, side: int, at: int, kind: int, face_down: bool) -> None:
        self.laid = put(self.laid, side * MOST_HEXES + at, kind)
        if face_down:
            self.down |= 1 << (side * MOST_HEXES + at)

    # Tiles

    def on_cards(self) -> list[int]:
        """The kinds that lie on cards, face up or down."""
        return [kind for kind in self.laid if kind != NONE]

    def face_down(self) -> list[int]:
        """The wild tiles on its cards."""
        return [kind for at, kind in enumerate(self.laid) if (self.down >> at) & 1]

    def face_up(self) -> list[int]:
        """The kinds that everybody sees on its cards and in its duchy: those that count (E 14.6, 14.8, 14.11)."""
        found = [kind for kind in self.spaces if kind >= 0] + self.over
        for at, kind in enumerate(self.laid):
            if kind != NONE and not (self.down >> at) & 1:
                found.append(kind)
        return found


def rival(s: Burgundy) -> Rival:
    found = s.parts[CHATEAU]
    assert isinstance(found, Rival)
    return found


def number_of(s: Burgundy) -> int:
    """Which player it is: the one behind the seats."""
    return s.seats


def earn(s: Burgundy, number: int) -> None:
    """Silver comes, or goes if the number is below zero."""
    if number:
        rival(s).silver += number
        s.tell(tell.SILVER, number_of(s), number)


def claim(s: Burgundy, colour: int) -> None:
    """The next bonus tile of a colour, with its points."""
    place = s.claimed[colour]
    s.claimed = put(s.claimed, colour, place + 1)
    rival(s).bonus |= bonus_bit(colour, place)
    s.score(number_of(s), BONUS_POINTS, s.setting.bonus[place])


# Reserve (E 13.9)


def held(s: Burgundy, r: Rival) -> list[int]:
    """The tiles in the reserve by colour, wild ones apart."""
    counts = [0] * COLOURS
    for kind in r.reserve:
        counts[s.setting.tiles[kind].colour] += 1
    return counts


def take_from_reserve(s: Burgundy, r: Rival, colour: int) -> int:
    """The topmost tile of a colour, which was the last to come."""
    reserve = r.reserve[:]
    at = len(reserve) - 1
    while s.setting.tiles[reserve[at]].colour != colour:
        at -= 1
    kind = reserve.pop(at)
    r.reserve = reserve
    return kind


# Depots


def clockwise(first: int) -> list[int]:
    """All numbered depots from one on; they lie in the order of their numbers."""
    return [(first + step) % DEPOTS for step in range(DEPOTS)]


def find(s: Burgundy, depot: int, colour: int) -> int:
    """The topmost, then leftmost space of a depot with a tile of that colour; NONE if there is none."""
    for space in spaces_of(depot):
        kind = s.spaces[space]
        if kind != NONE and s.setting.tiles[kind].colour == colour:
            return space
    return NONE


def pick_up(s: Burgundy, space: int) -> int:
    """The tile of a space leaves the main board."""
    kind = s.spaces[space]
    s.spaces = put(s.spaces, space, NONE)
    return kind


def most_goods(goods: list[int]) -> int:
    """E 14.9 b: the good with most tiles, of equal ones the lowest; NONE without any."""
    best = NONE
    for good in range(GOODS):
        if goods[good] and (best == NONE or goods[good] > goods[best]):
            best = good
    return best
