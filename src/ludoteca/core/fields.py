"""What the values of events, facts and questions stand for. A game declares it once; terminal and browser say them
alike."""

from __future__ import annotations

from typing import Final, Literal

Kind = Literal["seat", "seats", "thing", "label", "source", "number", "value"]

SEAT: Final = "seat"  # a player, said by name; a number that is no seat is nobody
SEATS: Final = "seats"  # a list of players
THING: Final = "thing"  # an id, said by its name
LABEL: Final = "label"  # an id that stands on the board itself (a hex, a quarter), said as it is
SOURCE: Final = "source"  # a source of points
NUMBER: Final = "number"
VALUE: Final = "value"  # not declared: a thing if it is an id, else a number

# What names stand for in a game that does not declare them.
USUAL: Final[dict[str, Kind]] = {"seat": SEAT, "source": SOURCE}


class Field:
    """A number of an event: its name, what it stands for, and the vocabulary (of `Preview.words`) that has its ids."""

    def __init__(self, name: str, kind: Kind, words: str = "") -> None:
        self.name = name
        self.kind = kind
        self.words = words or name


def seat(name: str = "seat") -> Field:
    return Field(name, SEAT)


def thing(name: str, words: str = "") -> Field:
    return Field(name, THING, words)


def label(name: str, words: str = "") -> Field:
    return Field(name, LABEL, words)


def source(name: str = "source") -> Field:
    return Field(name, SOURCE)


def number(name: str) -> Field:
    return Field(name, NUMBER)


def declared(field: Field | str) -> Field:
    """A field that a game gives by its name alone is what that name usually stands for."""
    return field if isinstance(field, Field) else Field(field, USUAL.get(field, VALUE))
