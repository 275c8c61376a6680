"""The position: what lies where."""

from __future__ import annotations

from ludoteca.core.chance import EVERYBODY, Chance
from ludoteca.core.protocol import Game, State
from ludoteca.core.ranking import places

KINDS = ("grey", "red", "green", "gold")
WORTH = (1, 2, 3, 4)
NUMBER = (11, 9, 6, 4)
PAIR = 2

SOURCES = ("beach", "pairs", "hand")

CHANCES = ("draw", "wave")
DRAW, WAVE = range(2)

DRAWN, LAID, CAME, LOST, SCORE = range(5)  # in the order of `EVENTS` in game.py


class Pebbles(State):
    """Bag, hands and beaches are counts by kind: no order is kept, a pebble is drawn when it leaves the bag."""

    def __init__(
        self, game: Game, chance: Chance, rough: bool, bag: list[int], hands: list[list[int]], beaches: list[list[int]]
    ) -> None:
        super().__init__(game, len(hands), chance)
        self.rough = rough
        self.bag = bag
        self.hands = hands
        self.beaches = beaches

    def clone(self) -> Pebbles:
        other = Pebbles(
            self.game,
            self.chance.clone(),
            self.rough,
            self.bag[:],
            [hand[:] for hand in self.hands],
            [beach[:] for beach in self.beaches],
        )
        self.hand_on(other)
        return other

    @property
    def sea(self) -> str:
        return "rough" if self.rough else "calm"

    # Small rules

    def draw(self, seat: int) -> None:
        """A pebble from the bag into the hand; only this seat sees which. The bag is never empty: 30 are enough."""
        kind = self.chance.pick(self.bag, sum(self.bag), DRAW, seat)
        self.bag[kind] -= 1
        self.hands[seat][kind] += 1
        self.tell(DRAWN, seat, kind)

    def lay(self, seat: int, kind: int) -> None:
        self.hands[seat][kind] -= 1
        self.beaches[seat][kind] += 1
        self.tell(LAID, seat, kind)

    def wave(self) -> None:
        """Rule 3: a pebble that is alone of the kind the wave takes goes back into the bag."""
        kind = self.chance.roll(len(KINDS), WAVE, EVERYBODY)
        self.tell(CAME, kind)
        for seat in range(self.seats):
            if self.beaches[seat][kind] == 1:
                self.beaches[seat][kind] = 0
                self.bag[kind] += 1
                self.tell(LOST, seat, kind)

    def count(self) -> None:
        """Rule 4, told source by source: what is told must add up to `tally`."""
        for source, points in enumerate(self.tally()):
            for seat, number in enumerate(points):
                if number:
                    self.tell(SCORE, seat, source, number)

    # What the contract asks

    def redeal(self, seat: int) -> None:
        """Bag and foreign hands are one unknown heap to `seat`; it knows only how many lie where."""
        others = [other for other in range(self.seats) if other != seat]
        sizes = [sum(self.hands[other]) for other in others]
        for other in others:
            for kind, count in enumerate(self.hands[other]):
                self.bag[kind] += count
            self.hands[other] = [0] * len(KINDS)
        for other, size in zip(others, sizes, strict=True):
            for _ in range(size):
                self.draw(other)

    def components(self) -> list[int]:
        places = [self.bag, *self.hands, *self.beaches]
        return [sum(counts) for counts in zip(*places, strict=True)]

    def tally(self) -> list[list[int]]:
        beach = [sum(n * worth for n, worth in zip(counts, WORTH, strict=True)) for counts in self.beaches]
        pairs = [sum(n // 2 for n in counts) * PAIR for counts in self.beaches]
        hand = [-sum(counts) for counts in self.hands]
        return [beach, pairs, hand]

    def ranking(self) -> list[int]:
        return places([[score] for score in self.scores()])
