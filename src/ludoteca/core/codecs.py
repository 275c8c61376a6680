"""How one value of a position is written so that a person can read it: by ids, never by packed numbers. `collected` has
what is written as a list or by name, `forms` whole objects, `positions` whole positions."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final

from .errors import BadPosition

NO_ONE: Final = -1
SHOWN: Final = 60  # characters of something wrong

Ids = Sequence[str] | Callable[["Here"], Sequence[str]]


class Needed:
    """In the place of a default: the field must be there."""


NEEDED: Final = Needed()


class Here:
    """A place in a position: the path that errors name, the object whose fields are being written or read so far, a
    fresh position of the same game, seats and options, and the position itself once its table is known. The core cannot
    name their types."""

    def __init__(self, fresh: Any, path: str = "", thing: Any = None, state: Any = None) -> None:
        self.fresh = fresh
        self.path = path
        self.thing = thing
        self.state = state

    @property
    def game(self) -> Any:
        return self.fresh.game

    def to(self, step: str | int, thing: Any = None) -> Here:
        """A place further in; a number is a place in a list."""
        path = f"{self.path}[{step}]" if isinstance(step, int) else f"{self.path}.{step}".lstrip(".")
        return Here(self.fresh, path, self.thing if thing is None else thing, self.state)

    def bad(self, why: str) -> BadPosition:
        return BadPosition(f"{self.path}: {why}" if self.path else why)


def shown(data: object) -> str:
    """Something wrong as it was given, in one line, cut where it is long."""
    if isinstance(data, str):
        text = f"'{data}'"
    elif data is None or isinstance(data, bool):
        text = json.dumps(data)
    else:
        try:
            text = str(data)
        except (ValueError, RecursionError):  # thousands of digits, or of lists in lists
            return "what is too large to be said"
    cut = text if len(text) <= SHOWN else f"{text[:SHOWN]}..."
    return "".join(char if char.isprintable() else "?" for char in cut)


def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object of JSON in which no name stands twice, for `json.loads`: else the last would hold without a word."""
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        raise ValueError(f"{shown(next(name for name in names if names.count(name) > 1))} stands twice in one object")
    return found


def object_of(data: object, here: Here, what: str = "an object") -> Mapping[str, Any]:
    if not isinstance(data, dict):
        raise here.bad(f"{what} is wanted, not {shown(data)}")
    for name in data:
        if not isinstance(name, str):
            raise here.bad(f"a field is named by a text, not by {shown(name)}")
    return data


def list_of(data: object, here: Here) -> Sequence[Any]:
    if not isinstance(data, list):
        raise here.bad(f"a list is wanted, not {shown(data)}")
    return data


def vocabulary(ids: Ids, here: Here) -> Sequence[str]:
    return ids(here) if callable(ids) else ids


def find(ids: Sequence[str], data: object, here: Here) -> int:
    """The number of an id."""
    if isinstance(data, str) and data in ids:
        return ids.index(data)
    near = get_close_matches(data, ids, 3) if isinstance(data, str) else []
    hint = " or ".join(near) if near else "one of " + ", ".join(ids[:8]) + (", ..." if len(ids) > 8 else "")
    raise here.bad(f"there is no {shown(data)} here; {hint}?" if near else f"there is no {shown(data)} here; {hint}")


class Codec:
    """One field. `usual` is the value that is not written; a field that must be there has none."""

    usual: Any = NEEDED

    def default(self, here: Here) -> Any:
        """The value of a field that is left out."""
        value = self.usual(here) if callable(self.usual) else self.usual
        return value[:] if isinstance(value, list) else value  # what is played on is changed in place

    def write(self, value: Any, here: Here) -> Any:
        raise NotImplementedError

    def read(self, data: object, here: Here) -> Any:
        raise NotImplementedError


class Number(Codec):
    """A whole number within bounds."""

    def __init__(self, least: int = 0, most: int = 9999, usual: Any = 0) -> None:
        self.least = least
        self.most = most
        self.usual = usual

    def write(self, value: Any, here: Here) -> int:
        return int(value)

    def read(self, data: object, here: Here) -> int:
        if not isinstance(data, int) or isinstance(data, bool):
            raise here.bad(f"a number is wanted, not {shown(data)}")
        if not self.least <= data <= self.most:
            raise here.bad(f"{shown(data)} is not from {self.least} to {self.most}")
        return data


class Flag(Codec):
    usual = False

    def write(self, value: Any, here: Here) -> bool:
        return bool(value)

    def read(self, data: object, here: Here) -> bool:
        if not isinstance(data, bool):
            raise here.bad(f"true or false is wanted, not {shown(data)}")
        return data


class Seat(Codec):
    """A seat by its number; `none` if it may be nobody's, with `others` also a player behind the seats."""

    def __init__(self, none: bool = False, others: bool = False, usual: Any = NEEDED) -> None:
        self.none = none
        self.others = others
        self.usual = NO_ONE if none and usual is NEEDED else usual

    def write(self, value: Any, here: Here) -> int | None:
        return None if value == NO_ONE else int(value)

    def read(self, data: object, here: Here) -> int:
        if data is None and self.none:
            return NO_ONE
        last = (len(here.fresh.players) if self.others else here.fresh.seats) - 1
        if not isinstance(data, int) or isinstance(data, bool) or not 0 <= data <= last:
            raise here.bad(f"there is no seat {shown(data)}; seats go from 0 to {last}")
        return data


class Id(Codec):
    """One of some ids, numbered from `first` on; the number `none` is written as null."""

    def __init__(self, ids: Ids, none: int | None = None, first: int = 0, usual: Any = NEEDED) -> None:
        self.ids = ids
        self.none = none
        self.first = first
        self.usual = none if none is not None and usual is NEEDED else usual

    def write(self, value: Any, here: Here) -> str | None:
        return None if value == self.none else vocabulary(self.ids, here)[value - self.first]

    def read(self, data: object, here: Here) -> int:
        if data is None and self.none is not None:
            return self.none
        return find(vocabulary(self.ids, here), data, here) + self.first


class Step(Id):
    """Which step of a phase is due, by the names of its steps; without a name by its number."""

    def __init__(self, *names: str, first: int = 0) -> None:
        super().__init__(names, first=first, usual=first)
