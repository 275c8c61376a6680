"""What lies in front of one player."""

from ludoteca.core.bits import ones

from .data import BUILDINGS, PLANTS

# A card beneath a building is packed as top, pile, tucked or covered, card. A pile is one place of the city; pile
# numbers are never used again, and with earthquakes a long game can make hundreds.
TOP = 1 << 24
PILE = 1 << 8
TUCKED = 1 << 7


class Player:
    """`hand` is sorted. `violet` and `fresh` are bit sets of kinds: built, and built in the builder phase that goes
    on (SJ 60). `plants` counts production buildings by kind; `goods` holds plant * 64 + card in the order they were
    laid. `under` holds all cards beneath buildings (crane, chapel). `known` are the own discards since the last
    shuffle; `shown` hand cards that everybody saw and that cannot have left unseen. `plants`, `under` and `shown`
    are replaced, never changed, so that clones share them."""

    def __init__(
        self,
        hand: list[int],
        violet: int,
        fresh: int,
        plants: list[int],
        goods: list[int],
        under: list[int],
        piles: int,
        known: list[int],
        shown: list[int],
        read: bool,
    ) -> None:
        self.hand = hand
        self.violet = violet
        self.fresh = fresh
        self.plants = plants
        self.goods = goods
        self.under = under
        self.piles = piles
        self.known = known
        self.shown = shown
        self.read = read  # the library was used in this round

    def clone(self) -> "Player":
        return Player(
            self.hand[:],
            self.violet,
            self.fresh,
            self.plants,
            self.goods[:],
            self.under,
            self.piles,
            self.known[:],
            self.shown,
            self.read,
        )

    def works(self, kind: int) -> bool:
        """SJ 60: a violet building works only after the phase in which it was built."""
        return ((self.violet & ~self.fresh) >> kind) & 1 == 1

    def owns(self, kind: int) -> bool:
        """Whether such a building stands in the city."""
        return (self.violet >> kind) & 1 == 1 if kind >= PLANTS else self.plants[kind] > 0

    def buildings(self) -> int:
        """SJ 80: a covered building does not count."""
        return sum(self.plants) + int(ones(self.violet))

    def loaded(self, plant: int) -> int:
        """How many plants of that kind hold a good."""
        count = 0
        for good in self.goods:
            if good >> 6 == plant:
                count += 1
        return count

    def tucked(self) -> int:
        """SJ 77: cards tucked in a chapel stay and score, even when it is covered."""
        count = 0
        for entry in self.under:
            if entry & TUCKED:
                count += 1
        return count

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
            if good >> 6 == plant:
                del self.goods[at]
                return good & 63
        raise ValueError("no good on such a plant")

    def put(self, kind: int) -> None:
        if kind >= PLANTS:
            self.violet |= 1 << kind
            self.fresh |= 1 << kind
        else:
            self.plants = self.plants[:]
            self.plants[kind] += 1

    def tear(self, kind: int) -> None:
        """The building no longer stands in the city; what lies beneath stays in `under`."""
        if kind >= PLANTS:
            self.violet &= ~(1 << kind)
            self.fresh &= ~(1 << kind)
        else:
            self.plants = self.plants[:]
            self.plants[kind] -= 1

    def pile_of(self, kind: int, fullest: bool) -> int:
        """The pile beneath a building of that kind, -1 if there is none. Equal plants are one kind: an owner covers
        the one with the most tucked cards, so that a bare one is left for an earthquake."""
        sizes: list[int] = [0] * (self.piles + 1)
        found: list[int] = []
        for entry in self.under:
            if entry // TOP == kind:
                pile = pile_number(entry)
                if pile not in found:
                    found.append(pile)
                sizes[pile] += 64 if entry & TUCKED else 1
        if not found or (not fullest and kind < PLANTS and len(found) < self.plants[kind]):
            return -1
        best = found[0]
        for pile in found:
            if sizes[pile] != sizes[best] and (sizes[pile] > sizes[best]) == fullest:
                best = pile
        return best

    def cover(self, old: int, new: int) -> None:
        """SJ 74: the old building goes beneath the new one, with all that lay beneath it."""
        pile = self.pile_of(old, True)
        if pile < 0:
            self.piles += 1
            pile = self.piles
        under: list[int] = []
        for entry in self.under:
            if entry // TOP == old and pile_number(entry) == pile:
                entry = new * TOP + entry % TOP
            under.append(entry)
        under.append(new * TOP + pile * PILE + old)
        self.under = under
        self.tear(old)
        self.put(new)

    def tuck(self, card: int, chapel: int) -> None:
        """SJ 81: a card from the hand goes beneath the chapel."""
        pile = self.pile_of(chapel, True)
        if pile < 0:
            self.piles += 1
            pile = self.piles
        self.drop(card)
        self.under = [*self.under, chapel * TOP + pile * PILE + TUCKED + card]

    def clear(self, kind: int) -> list[int]:
        """E6: take away all that lies beneath a building of that kind; the packed entries."""
        pile = self.pile_of(kind, False)
        gone: list[int] = []
        kept: list[int] = []
        for entry in self.under:
            if entry // TOP == kind and pile_number(entry) == pile:
                gone.append(entry)
            else:
                kept.append(entry)
        if gone:
            self.under = kept
        return gone


def pile_number(entry: int) -> int:
    return entry % TOP // PILE


def city(player: Player) -> list[int]:
    """The kinds of all buildings in sight, sorted."""
    kinds: list[int] = []
    for plant in range(PLANTS):
        kinds += [plant] * player.plants[plant]
    for kind in range(PLANTS, BUILDINGS):
        if player.owns(kind):
            kinds.append(kind)
    return kinds
