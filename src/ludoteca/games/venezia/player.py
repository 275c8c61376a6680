"""What belongs to one party: a player, or the imaginary third one (VE 61), who has neither hand nor tokens."""

from mypy_extensions import i64

from .data import KINDS, POOREST_TREASURE, PRICE, RICHEST, RICHEST_SWAMP, VALUES


class Player:
    """`hand` counts cards by type, `held` all of them; `shown` are those of them that everybody saw being taken.
    `front` counts the cards in front by type: of joint buildings, and casas to be built. `sets` is a bit set of types
    that lie there complete, to be built alone (VE 20). `tokens` counts by value; those laid out for an exchange that is
    going on are in `paid`. `shown` and `paid` are replaced, never changed, so that clones share them."""

    def __init__(
        self,
        hand: list[int],
        held: int,
        shown: list[int],
        front: list[int],
        sets: int,
        tokens: list[int],
        paid: list[int],
    ) -> None:
        self.hand = hand
        self.held = held
        self.shown = shown
        self.front = front
        self.sets = sets
        self.tokens = tokens
        self.paid = paid

    def clone(self) -> "Player":
        return Player(
            hand=self.hand[:], held=self.held, shown=self.shown, front=self.front[:], sets=self.sets,
            tokens=self.tokens[:], paid=self.paid,
        )  # fmt: skip

    def has_set(self, kind: int) -> bool:
        """Whether a whole building of a type lies in front, to be built alone."""
        return (self.sets >> kind) & 1 != 0

    def gain(self, kind: int) -> None:
        self.hand[kind] += 1
        self.held += 1

    def lose(self, kind: int) -> None:
        """A card leaves the hand, always openly."""
        self.hand[kind] -= 1
        self.held -= 1
        if self.shown[kind]:
            shown = self.shown[:]
            shown[kind] -= 1
            self.shown = shown

    def saw(self, kind: int) -> None:
        """A card came to the hand openly."""
        shown = self.shown[:]
        shown[kind] += 1
        self.shown = shown

    def steps(self) -> int:
        """VE 48: how many steps the tokens buy, those laid out included."""
        return (worth(self.tokens) + worth(self.paid)) // PRICE

    def most_steps(self) -> int:
        """The same as far as others can tell: each token might be of the highest value of its kind."""
        return (RICHEST_SWAMP * self.swamps() + RICHEST * self.treasures()) // PRICE

    def swamps(self) -> int:
        number = 0
        for value in range(POOREST_TREASURE):
            number += self.tokens[value] + self.paid[value]
        return number

    def treasures(self) -> int:
        number = 0
        for value in range(POOREST_TREASURE, VALUES):
            number += self.tokens[value] + self.paid[value]
        return number


def new_player() -> Player:
    return Player(
        hand=[0] * KINDS,
        held=0,
        shown=[0] * KINDS,
        front=[0] * KINDS,
        sets=0,
        tokens=[0] * VALUES,
        paid=[0] * VALUES,
    )


def worth(tokens: list[int]) -> int:
    """The gold of tokens counted by value."""
    gold: i64 = 0
    value: i64 = 1
    while value < VALUES:
        number: i64 = tokens[value]
        gold += value * number
        value += 1
    return int(gold)
