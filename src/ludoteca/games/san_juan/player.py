"""What lies in front of one player."""

from mypy_extensions import i64

from ludoteca.core.bits import bit, members, ones

from .data import PLANTS
from .packed import as_covered, as_tucked, beneath, card_beneath, card_of, is_tucked, pile_of, plant_of, top_of


class Player:
    """`hand` is sorted. `violet` and `fresh` are bit sets of kinds: built, and built in the builder phase that goes
    on (SJ 60). `plants` counts production buildings by kind; `goods` holds the packed goods in the order they were
    laid. `under` holds all cards beneath buildings (crane, chapel). `known` are the own discards since the last
    shuffle; `shown` hand cards that everybody saw and that cannot have left unseen. `plants`, `under` and `shown`
    are replaced, never changed, so that clones share them."""

    def __init__(
        self,
        hand: list[int],
        violet: i64,
        fresh: i64,
        plants: list[int],
        goods: list[int],
        under: list[int],
        piles: int,
        known: list[int],
        shown: list[int],
        read: bool,
    ) -> None:
        self.hand = hand
        self.violet: i64 = violet
        self.fresh: i64 = fresh
        self.plants = plants
        self.goods = goods
        self.under = under
        self.piles = piles
        self.known = known
        self.shown = shown
        self.read = read  # the library was used in this round

    def clone(self) -> "Player":
        return Player(
            hand=self.hand[:], violet=self.violet, fresh=self.fresh, plants=self.plants, goods=self.goods[:],
            under=self.under, piles=self.piles, known=self.known[:], shown=self.shown, read=self.read,
        )  # fmt: skip

    def works(self, kind: i64) -> bool:
        """SJ 60: a violet building works only after the phase in which it was built."""
        return ((self.violet & ~self.fresh) >> kind) & 1 == 1

    def working(self, cover: i64) -> i64:
        """SJ 75: the violet buildings that work, as a bit set, without one that is covered (-1: none is)."""
        works = self.violet & ~self.fresh
        return works & ~bit(cover) if cover >= 0 else works

    def is_fresh(self, kind: int) -> bool:
        return (self.fresh >> kind) & 1 == 1

    def owns(self, kind: int) -> bool:
        """Whether such a building stands in the city."""
        return (self.violet >> kind) & 1 == 1 if kind >= PLANTS else self.plants[kind] > 0

    def barred(self, kind: i64) -> bool:
        """SJ 23: a violet building stands only once in a city."""
        return kind >= PLANTS and (self.violet >> kind) & 1 == 1

    def number(self, kind: int) -> int:
        """How many buildings of a kind stand in the city."""
        return self.plants[kind] if kind < PLANTS else int((self.violet >> kind) & 1)

    def of_set(self, kinds: i64) -> int:
        """How many violet buildings of a bit set of kinds stand in the city."""
        return int(ones(self.violet & kinds))

    def violets(self) -> int:
        """How many violet buildings stand in the city."""
        return int(ones(self.violet))

    def buildings(self) -> int:
        """SJ 80: a covered building does not count."""
        return sum(self.plants) + int(ones(self.violet))

    def kinds(self) -> list[int]:
        """The kinds of buildings in sight, each once, sorted."""
        found = members(self.violet)
        for plant in range(PLANTS - 1, -1, -1):
            if self.plants[plant]:
                found.insert(0, plant)
        return found

    def city(self) -> list[int]:
        """The kinds of all buildings in sight, sorted."""
        kinds: list[int] = []
        for plant in range(PLANTS):
            kinds += [plant] * self.plants[plant]
        return kinds + members(self.violet)

    def loaded(self, plant: int) -> int:
        """How many plants of that kind hold a good."""
        count = 0
        for good in self.goods:
            if plant_of(good) == plant:
                count += 1
        return count

    def goods_from(self, plant: int) -> int:
        """How many goods lie on plants of that kind or a dearer one."""
        number = 0
        for good in self.goods:
            if plant_of(good) >= plant:
                number += 1
        return number

    # Written as `x = x + 1`: mypyc adds to an element in place by the slow way of all objects.

    def loads(self) -> list[int]:
        """How many plants hold a good, by kind."""
        counts = [0] * PLANTS
        for good in self.goods:
            plant = plant_of(good)
            counts[plant] = counts[plant] + 1
        return counts

    def empties(self) -> list[int]:
        """SJ 32-33: the plants without a good, by kind."""
        counts = self.plants[:]
        for good in self.goods:
            plant = plant_of(good)
            counts[plant] = counts[plant] - 1
        return counts

    def tucked(self) -> int:
        """SJ 77: cards tucked in a chapel stay and score, even when it is covered."""
        count = 0
        for entry in self.under:
            if is_tucked(entry):
                count += 1
        return count

    def cards_under(self, tucked: bool) -> list[int]:
        """The tucked cards, or the covered ones."""
        return [card_beneath(entry) for entry in self.under if is_tucked(entry) == tucked]

    def gain(self, card: int) -> None:
        """A card comes to the hand, which stays sorted."""
        hand = self.hand
        at = len(hand)
        while at > 0 and hand[at - 1] > card:
            at -= 1
        hand.insert(at, card)

    def drop(self, card: int) -> None:
        """A card leaves the hand face down: what was seen before may be that one."""
        self.hand.remove(card)
        if self.shown:
            self.shown = []

    def lift(self, card: int) -> None:
        """A card leaves the hand openly."""
        self.hand.remove(card)
        if card in self.shown:
            shown = self.shown[:]
            shown.remove(card)
            self.shown = shown

    def unload(self, plant: int) -> int:
        """Take the good that lay longest on a plant of that kind."""
        for at, good in enumerate(self.goods):
            if plant_of(good) == plant:
                del self.goods[at]
                return card_of(good)
        raise ValueError("no good on such a plant")

    def put(self, kind: int) -> None:
        if kind >= PLANTS:
            self.violet |= bit(kind)
            self.fresh |= bit(kind)
        else:
            self.plants = self.plants[:]
            self.plants[kind] += 1

    def tear(self, kind: int) -> None:
        """The building no longer stands in the city; what lies beneath stays in `under`."""
        if kind >= PLANTS:
            self.violet &= ~bit(kind)
            self.fresh &= ~bit(kind)
        else:
            self.plants = self.plants[:]
            self.plants[kind] -= 1

    def pile_beneath(self, kind: int, fullest: bool) -> int:
        """The pile beneath a building of that kind, -1 if there is none. Equal plants are one kind: an owner covers
        the one with the most tucked cards, so that a bare one is left for an earthquake."""
        sizes: list[int] = [0] * (self.piles + 1)
        found: list[int] = []
        for entry in self.under:
            if top_of(entry) == kind:
                pile = pile_of(entry)
                if pile not in found:
                    found.append(pile)
                sizes[pile] += 64 if is_tucked(entry) else 1
        if not found or (not fullest and kind < PLANTS and len(found) < self.plants[kind]):
            return -1
        best = found[0]
        for pile in found:
            if sizes[pile] != sizes[best] and (sizes[pile] > sizes[best]) == fullest:
                best = pile
        return best

    def pile_to_grow(self, kind: int) -> int:
        """The pile beneath a building, a new one if there is none."""
        pile = self.pile_beneath(kind, True)
        if pile < 0:
            self.piles += 1
            pile = self.piles
        return pile

    def cover(self, old: int, new: int) -> None:
        """SJ 74: the old building goes beneath the new one, with all that lay beneath it."""
        pile = self.pile_to_grow(old)
        under: list[int] = []
        for entry in self.under:
            if top_of(entry) == old and pile_of(entry) == pile:
                entry = beneath(entry, new)
            under.append(entry)
        under.append(as_covered(new, pile, old))
        self.under = under
        self.tear(old)
        self.put(new)

    def tuck(self, card: int, chapel: int) -> None:
        """SJ 81: a card from the hand goes beneath the chapel."""
        pile = self.pile_to_grow(chapel)
        self.drop(card)
        self.under = [*self.under, as_tucked(chapel, pile, card)]

    def clear(self, kind: int) -> list[int]:
        """E6: take away all that lies beneath a building of that kind; the packed entries."""
        pile = self.pile_beneath(kind, False)
        gone: list[int] = []
        kept: list[int] = []
        for entry in self.under:
            if top_of(entry) == kind and pile_of(entry) == pile:
                gone.append(entry)
            else:
                kept.append(entry)
        if gone:
            self.under = kept
        return gone
