"""All randomness of a game: one small generator that is the same interpreted and compiled.

Multiply-with-carry on a single integer below 2**63. A game asks for outcomes by `roll` and `pick`; each
outcome carries its kind (index in `Game.chances`) and who sees it, so that a record can find it again.
"""

from collections.abc import Sequence
from hashlib import blake2b

from mypy_extensions import i64, mypyc_attr

from .errors import ChanceError

EVERYBODY = -1
NOBODY = -2
ANY_KIND = -1

MULTIPLIER = 2147483085
STATES = MULTIPLIER * 2**32 - 2


class Outcome:
    """One random event: what kind, what came, who sees it (EVERYBODY, NOBODY or a seat)."""

    def __init__(self, kind: int, value: int, seen: int) -> None:
        self.kind = kind
        self.value = value
        self.seen = seen

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


class Need(Exception):
    """A strict script has ended where an outcome is needed; `weights` are the possible ones."""

    def __init__(self, kind: int, weights: list[int]) -> None:
        super().__init__(f"the script ended before a draw of kind {kind}")
        self.kind = kind
        self.weights = weights


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

    def clone(self) -> "Chance":
        """The same future without the record: what search and determinize go on with."""
        return Chance(self.state)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1 that belongs to no game event (random bots, rollouts)."""
        s: i64 = 2147483085 * (self.state & 0xFFFFFFFF) + (self.state >> 32)
        self.state = s
        return ((s & 0xFFFFFFFF) * n) >> 32

    def roll(self, sides: int, kind: int, seen: int) -> int:
        """One of `sides` equal outcomes, 0 to sides - 1."""
        value = int(self.below(sides))
        if not self.edge:
            return value
        return self._scripted(value, [1] * sides, kind, seen)

    def pick(self, counts: list[int], total: int, kind: int, seen: int) -> int:
        """An index, by weight; `total` is the sum of `counts` and above zero. Nothing is taken out."""
        left: i64 = self.below(total)
        value = 0
        for count in counts:
            left -= count
            if left < 0:
                break
            value += 1
        if not self.edge:
            return value
        return self._scripted(value, counts, kind, seen)

    def reveal(self) -> None:
        """The last outcome turned out to be one that everybody sees."""
        if self.log is not None and self.log:
            last = self.log[-1]
            self.log[-1] = Outcome(last.kind, last.value, EVERYBODY)

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

    def _scripted(self, value: int, weights: list[int], kind: int, seen: int) -> int:
        script = self.script
        if script is not None:
            if self.at < len(script):
                value = self._checked(script[self.at], weights, kind)
                self.at += 1
            elif self.strict:
                raise Need(kind, list(weights))
        if self.log is not None:
            self.log.append(Outcome(kind, value, seen))
        return value

    def _checked(self, given: Outcome, weights: list[int], kind: int) -> int:
        if given.kind != ANY_KIND and given.kind != kind:
            raise ChanceError(f"the script has a draw of kind {given.kind} where the rules draw kind {kind}")
        if not 0 <= given.value < len(weights) or weights[given.value] <= 0:
            raise ChanceError(f"outcome {given.value} cannot come in a draw of kind {kind}")
        return given.value


def seeded(seed: int) -> Chance:
    """The generator for a seed; seeds pass through a hash, because neighbouring raw states look alike."""
    digest = blake2b(str(seed).encode(), digest_size=16).digest()
    return Chance(1 + int.from_bytes(digest, "big") % (STATES - 1))


def scripted(values: Sequence[int], strict: bool = True) -> Chance:
    """A generator whose first outcomes are given, of whatever kind: for tests and chance trees."""
    chance = seeded(0)
    chance.replay([Outcome(ANY_KIND, value, EVERYBODY) for value in values], strict)
    return chance
