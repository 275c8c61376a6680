"""All randomness of a game, the same interpreted and compiled. A game asks for outcomes by `roll` and `pick`; each
outcome carries its kind (index in `Game.chances`) and who sees it, so that a record can find it again.

Searches, arenas and tests draw from `Chance`: multiply-with-carry on a single integer below 2**63. It is fast, and
anybody who saw some thirty outcomes can foretell the rest (tests/core/test_attack.py). Matches between people draw from
`Keyed`, whose key is a secret: see `fair`.
"""

from collections.abc import Sequence
from hashlib import blake2b
from hmac import digest
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from .errors import ChanceError

# Final: mypyc looks a plain module variable up in a dict at every use.
EVERYBODY: Final = -1
NOBODY: Final = -2
ANY_KIND: Final = -1

MULTIPLIER: Final = 2147483085
STATES: Final = MULTIPLIER * 2**32 - 2
# The state of a trial in a keyed match: any number that tells nothing of the match.
ASIDE: Final = 0x6C75646F

A_BLOCK: Final = 8  # draws that one digest serves
BITS: Final = 64


class Outcome:
    """One random event: what kind, what came, who sees it (EVERYBODY, NOBODY or a seat), and the weight of each value
    that could have come, where that is known. The weights follow from the rules, so they do not tell outcomes apart."""

    def __init__(self, kind: int, value: int, seen: int, weights: list[int] | None = None) -> None:
        self.kind = kind
        self.value = value
        self.seen = seen
        self.weights = weights

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Outcome)
            and self.kind == other.kind
            and self.value == other.value
            and self.seen == other.seen
        )

    def __hash__(self) -> int:
        return hash((self.kind, self.value, self.seen))

    def __repr__(self) -> str:
        return f"Outcome({self.kind}, {self.value}, {self.seen})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Outcome, (self.kind, self.value, self.seen, self.weights)


class Need(Exception):
    """A strict script has ended where an outcome is needed; `weights` are the possible ones."""

    def __init__(self, kind: int, weights: list[int]) -> None:
        super().__init__(f"the script ended before a draw of kind {kind}")
        self.kind = kind
        self.weights = weights

    def __reduce__(self) -> tuple[Any, ...]:
        return Need, (self.kind, self.weights)


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Seeded by default; `replay` puts a script before it; `log` records what came."""

    def __init__(self, state: i64) -> None:
        self.state: i64 = state
        self.edge = False
        self.log: list[Outcome] | None = None
        self.script: list[Outcome] | None = None
        self.at = 0
        self.strict = False

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.state:x}>"

    def __getstate__(self) -> object:
        from .packing import own_fields

        return own_fields(self)

    def __setstate__(self, state: Any) -> None:
        from .packing import set_fields

        set_fields(self, state)

    def clone(self) -> "Chance":
        """The same future without the record: what search and determinize go on with."""
        return Chance(self.state)

    def fork(self) -> "Chance":
        """The same future without the record, for another match."""
        return Chance(self.state)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1 that belongs to no game event (random bots, rollouts)."""
        s: i64 = 2147483085 * (self.state & 0xFFFFFFFF) + (self.state >> 32)
        self.state = s
        return ((s & 0xFFFFFFFF) * n) >> 32

    def roll(self, sides: int, kind: int, seen: int) -> int:
        """One of `sides` equal outcomes, 0 to sides - 1."""
        if self.edge:
            return self._draw([1] * sides, sides, kind, seen)
        return int(self.below(sides))

    def pick(self, counts: list[int], total: int, kind: int, seen: int) -> int:
        """An index, by weight; `total` is the sum of `counts` and above zero. Nothing is taken out."""
        if self.edge:
            return self._draw(counts, total, kind, seen)
        return place(counts, self.below(total))

    def reveal(self) -> None:
        """The last outcome turned out to be one that everybody sees."""
        if self.log is not None and self.log:
            last = self.log[-1]
            self.log[-1] = Outcome(last.kind, last.value, EVERYBODY, last.weights)

    def record(self) -> None:
        """Start a new record; a script that was given before is done with."""
        self.log = []
        self.script = None
        self.edge = True

    def replay(self, script: list[Outcome], strict: bool) -> None:
        """Take the next outcomes from `script`; when it ends, raise `Need` if strict, else go on by seed."""
        self.script = script
        self.at = 0
        self.strict = strict
        self.edge = True

    def left_over(self) -> int:
        return 0 if self.script is None else len(self.script) - self.at

    def next_below(self, total: int) -> int:
        """The number of the next draw, from 0 to total - 1."""
        return int(self.below(total))

    def skip(self) -> None:
        """The next draw is given, not made."""
        self.below(1)

    def _draw(self, weights: list[int], total: int, kind: int, seen: int) -> int:
        script = self.script
        if script is not None and self.at < len(script):
            value = self._checked(script[self.at], weights, kind)
            self.at += 1
            self.skip()
        elif script is not None and self.strict:
            raise Need(kind, list(weights))
        else:
            value = place(weights, self.next_below(total))
        if self.log is not None:
            self.log.append(Outcome(kind, value, seen, list(weights)))
        return value

    def _checked(self, given: Outcome, weights: list[int], kind: int) -> int:
        if given.kind != ANY_KIND and given.kind != kind:
            raise ChanceError(f"the script has a draw of kind {given.kind} where the rules draw kind {kind}")
        if not 0 <= given.value < len(weights) or weights[given.value] <= 0:
            raise ChanceError(f"outcome {given.value} cannot come in a draw of kind {kind}")
        if given.weights is not None and given.weights != weights:
            raise ChanceError(f"a draw of kind {kind} has other weights than the rules give it")
        return given.value


@mypyc_attr(allow_interpreted_subclasses=True)
class Keyed(Chance):
    """Draw `number` i depends on the key and on i alone, so that any process that has the rows can go on. A copy for a
    search or a trial knows neither key nor number."""

    def __init__(self, key: bytes, number: int) -> None:
        super().__init__(ASIDE)
        self.key = key
        self.number = number
        self.block = b""
        self.block_number = -1
        self.edge = True

    def __repr__(self) -> str:
        return f"<{type(self).__name__}, draw {self.number}>"

    def fork(self) -> Chance:
        return Keyed(self.key, self.number)

    def next_below(self, total: int) -> int:
        block = self.number // A_BLOCK
        if block != self.block_number:
            self.block = digest(self.key, str(block).encode(), "sha512")
            self.block_number = block
        at = self.number % A_BLOCK * 8
        self.number += 1
        return int.from_bytes(self.block[at : at + 8], "big") * total >> BITS

    def skip(self) -> None:
        self.number += 1


def place(weights: list[int], number: i64) -> int:
    """The value that a number below the sum of the weights falls on."""
    value = 0
    for weight in weights:
        number -= weight
        if number < 0:
            break
        value += 1
    return value


def seeded(seed: int) -> Chance:
    """The generator for a seed; seeds pass through a hash, because neighbouring raw states look alike."""
    digest = blake2b(str(seed).encode(), digest_size=16).digest()
    return Chance(1 + int.from_bytes(digest, "big") % (STATES - 1))


def apart(seed: int, purpose: str) -> int:
    """Another seed for each purpose: what it is used for has nothing in common with the game of `seed` itself."""
    return int.from_bytes(blake2b(f"{purpose} {seed}".encode(), digest_size=7).digest(), "big")


def scripted(values: Sequence[int], strict: bool = True) -> Chance:
    """A generator whose first outcomes are given, of whatever kind: for tests and chance trees."""
    chance = seeded(0)
    chance.replay([Outcome(ANY_KIND, value, EVERYBODY) for value in values], strict)
    return chance
