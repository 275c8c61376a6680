"""Draws that nobody can foretell and everybody can check afterwards: see docs/fair.md.

A secret is committed to, then the players add words to it, then the first draw is made; the secret is told when the
match is over. Anybody who has it can make every draw again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from hmac import digest
from typing import Any

from .chance import Keyed, Outcome, place
from .errors import BadRecord
from .rows import Row

SCHEME = "ludoteca 1"
SECRET_BYTES = 32
WORDS = 120  # characters for each seat
DIGITS = frozenset("0123456789abcdef")
START = -1  # where a row is named: the draws of the set-up


class Fair:
    """What the draws of a match are made from. `since` is the first row that they vouch for: 0 for all of the match,
    its set-up included."""

    def __init__(self, secret: bytes, words: Sequence[str], since: int = 0, commitment: str = "") -> None:
        self.secret = secret
        self.words = tuple(words)
        self.since = since
        self.commitment = commitment or commitment_to(secret)
        self.key = key_of(secret, self.words)

    def chance(self, number: int) -> Keyed:
        """The generator from draw `number` on."""
        return Keyed(self.key, number)

    def vouches(self, row: int) -> bool:
        return row >= self.since or self.since == 0


def commitment_to(secret: bytes) -> str:
    """What can be told of a secret before the first draw: it fixes the secret and does not tell it."""
    return sha256(secret).hexdigest()


def key_of(secret: bytes, words: Sequence[str]) -> bytes:
    """The secret and what each seat added to it, a line for each."""
    lines = "".join(f"{line}\n" for line in (SCHEME, *words))
    return digest(secret, lines.encode(), "sha512")


def sayable(words: str) -> bool:
    """Whether these can be the words of a seat: one line of text, as an editor would show it."""
    return len(words) <= WORDS and words.isprintable()


class Numbered:
    """A draw with its number, counting all draws of a match, those that were taken back too. `row` is START for those
    of the set-up, `index` its place among the draws of the row."""

    def __init__(self, number: int, row: int, index: int, draw: Outcome) -> None:
        self.number = number
        self.row = row
        self.index = index
        self.draw = draw


def numbered(start: Sequence[Outcome], rows: Sequence[Row]) -> Iterator[Numbered]:
    """Every draw of a match, in order."""
    number = 0
    for row, draws in [(START, start), *((at, row.draws) for at, row in enumerate(rows))]:
        for index, draw in enumerate(draws):
            yield Numbered(number, row, index, draw)
            number += 1


def value_at(fair: Fair, number: int, weights: list[int]) -> int:
    """What draw `number` must be, by weights."""
    return place(weights, fair.chance(number).next_below(sum(weights)))


# In records


def to_json(fair: Fair, since: int) -> dict[str, Any]:
    return {
        "commitment": fair.commitment,
        "secret": fair.secret.hex(),
        "words": list(fair.words),
        "since": since,
    }


def from_json(data: object, seats: int) -> Fair:
    """What a record says, whether or not it is true: `verify` judges that."""
    if not isinstance(data, dict) or set(data) != {"commitment", "secret", "words", "since"}:
        raise BadRecord("'fair' of the record is not an object with commitment, secret, words and since")
    secret, commitment = _hexadecimal(data["secret"]), _hexadecimal(data["commitment"])
    words, since = data["words"], data["since"]
    if not isinstance(words, list) or len(words) != seats or not all(isinstance(said, str) for said in words):
        raise BadRecord("'fair' of the record has no words for each seat")
    if not all(sayable(said) for said in words):
        raise BadRecord(f"words in 'fair' of the record are longer than {WORDS} characters, or not one line of text")
    if not isinstance(since, int) or isinstance(since, bool) or since < 0:
        raise BadRecord("'since' in 'fair' of the record is not a row")
    return Fair(secret, words, since, commitment.hex())


def _hexadecimal(text: object) -> bytes:
    if not isinstance(text, str) or len(text) != 2 * SECRET_BYTES or not DIGITS.issuperset(text):
        raise BadRecord(f"'fair' of the record has secret and commitment as {2 * SECRET_BYTES} hexadecimal digits")
    return bytes.fromhex(text)
