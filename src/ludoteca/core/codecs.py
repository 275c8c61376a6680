"""How the fields of a position are written so that a person can read them: by ids, never by packed numbers. A game
declares a form for each of its classes in `show/position.py`; `positions` reads and writes whole positions by them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from types import SimpleNamespace
from typing import Any, Final

from .errors import BadPosition
from .protocol import Game, State

NO_ONE: Final = -1
SHOWN: Final = 60  # characters of something wrong


class Needed:
    """In the place of a default: the field must be there."""


NEEDED: Final = Needed()


class Here:
    """A place in a position: the path that errors name, the object whose fields are being written or read so far, a
    fresh position of the same game, seats and options, and the position itself once its table is known."""

    def __init__(self, fresh: State, path: str = "", thing: Any = None, state: Any = None) -> None:
        self.fresh = fresh
        self.path = path
        self.thing = thing
        self.state = state

    @property
    def game(self) -> Game:
        return self.fresh.game

    def to(self, step: str | int, thing: Any = None) -> Here:
        """A place further in; a number is a place in a list."""
        path = f"{self.path}[{step}]" if isinstance(step, int) else f"{self.path}.{step}".lstrip(".")
        return Here(self.fresh, path, self.thing if thing is None else thing, self.state)

    def bad(self, why: str) -> BadPosition:
        return BadPosition(f"{self.path}: {why}" if self.path else why)


def shown(data: object) -> str:
    """Something wrong as it was given, cut where it is long."""
    text = f"'{data}'" if isinstance(data, str) else "null" if data is None else str(data)
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}..."


def object_of(data: object, here: Here, what: str = "an object") -> Mapping[str, Any]:
    if not isinstance(data, dict):
        raise here.bad(f"{what} is wanted, not {shown(data)}")
    return data


def list_of(data: object, here: Here) -> Sequence[Any]:
    if not isinstance(data, list):
        raise here.bad(f"a list is wanted, not {shown(data)}")
    return data


Ids = Sequence[str] | Callable[[Here], Sequence[str]]


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
        return self.usual(here) if callable(self.usual) else self.usual

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
            raise here.bad(f"{data} is not from {self.least} to {self.most}")
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
    """A seat by its number; `none` if it may be nobody's, `more` for players behind the seats."""

    def __init__(self, none: bool = False, more: int = 0, usual: Any = NEEDED) -> None:
        self.none = none
        self.more = more
        self.usual = NO_ONE if none and usual is NEEDED else usual

    def write(self, value: Any, here: Here) -> int | None:
        return None if value == NO_ONE else int(value)

    def read(self, data: object, here: Here) -> int:
        if data is None and self.none:
            return NO_ONE
        last = here.fresh.seats + self.more - 1
        if not isinstance(data, int) or isinstance(data, bool) or not 0 <= data <= last:
            raise here.bad(f"there is no seat {shown(data)}; seats go from 0 to {last}")
        return data


class Seats(Codec):
    """A list of seats, none twice; kept as the bits of a number where `bits` says so."""

    def __init__(self, bits: bool = False, more: int = 0) -> None:
        self.bits = bits
        self.seat = Seat(more=more)

    def default(self, here: Here) -> Any:
        return 0 if self.bits else []

    def write(self, value: Any, here: Here) -> list[int]:
        return [seat for seat in range(here.fresh.seats) if (value >> seat) & 1] if self.bits else list(value)

    def read(self, data: object, here: Here) -> Any:
        found = [self.seat.read(item, here.to(at)) for at, item in enumerate(list_of(data, here))]
        if len(set(found)) < len(found):
            raise here.bad("a seat is named twice")
        return sum(1 << seat for seat in found) if self.bits else found


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


class Things(Codec):
    """A list of things by id, in their order; with `ordered` it is kept sorted by the order of the ids."""

    def __init__(self, ids: Ids, ordered: bool = False, most: int = 999) -> None:
        self.ids = ids
        self.ordered = ordered
        self.most = most

    def default(self, here: Here) -> list[int]:
        return []

    def write(self, value: Any, here: Here) -> list[str]:
        ids = vocabulary(self.ids, here)
        return [ids[thing] for thing in value]

    def read(self, data: object, here: Here) -> list[int]:
        items = list_of(data, here)
        if len(items) > self.most:
            raise here.bad(f"{len(items)} lie here, there is room for {self.most}")
        ids = vocabulary(self.ids, here)
        found = [find(ids, item, here.to(at)) for at, item in enumerate(items)]
        return sorted(found) if self.ordered else found


class Bits(Codec):
    """A set of things by id, kept as the bits of a number."""

    def __init__(self, ids: Ids, usual: Any = 0) -> None:
        self.ids = ids
        self.usual = usual

    def write(self, value: Any, here: Here) -> list[str]:
        return [name for at, name in enumerate(vocabulary(self.ids, here)) if (value >> at) & 1]

    def read(self, data: object, here: Here) -> int:
        found = 0
        ids = vocabulary(self.ids, here)
        for at, item in enumerate(list_of(data, here)):
            bit = 1 << find(ids, item, here.to(at))
            if found & bit:
                raise here.bad(f"{item} stands here twice, there is one")
            found |= bit
        return found


class Counts(Codec):
    """How many there are of each id, those without any left out. `pack` and `unpack` if they are not kept as a list."""

    def __init__(
        self,
        ids: Ids,
        least: int = 0,
        most: int = 999,
        pack: Callable[[list[int]], Any] | None = None,
        unpack: Callable[[Any, int], list[int]] | None = None,
        usual: Any = None,
    ) -> None:
        self.ids = ids
        self.least = least
        self.most = most
        self.pack = pack
        self.unpack = unpack
        self.usual = usual

    def default(self, here: Here) -> Any:
        if self.usual is not None:
            return super().default(here)
        return self.packed([0] * len(vocabulary(self.ids, here)))

    def packed(self, counts: list[int]) -> Any:
        return counts if self.pack is None else self.pack(counts)

    def write(self, value: Any, here: Here) -> dict[str, int]:
        ids = vocabulary(self.ids, here)
        counts = value if self.unpack is None else self.unpack(value, len(ids))
        return {name: int(number) for name, number in zip(ids, counts, strict=True) if number}

    def read(self, data: object, here: Here) -> Any:
        ids = vocabulary(self.ids, here)
        counts = [0] * len(ids)
        number = Number(self.least, self.most)
        for name, item in object_of(data, here, "an object of numbers by id").items():
            counts[find(ids, name, here)] = number.read(item, here.to(name))
        return self.packed(counts)


class Places(Codec):
    """What lies on each place, by the place's id; `empty` is the number of an empty one. What lies there is written by
    `inner`, where it is not one of some ids a number."""

    def __init__(self, places: Ids, inner: Codec, empty: int = -1) -> None:
        self.places = places
        self.inner = inner
        self.empty = empty

    def default(self, here: Here) -> list[int]:
        return [self.empty] * len(vocabulary(self.places, here))

    def write(self, value: Any, here: Here) -> dict[str, Any]:
        places = vocabulary(self.places, here)
        return {
            place: self.inner.write(item, here)
            for place, item in zip(places, value, strict=True)
            if item != self.empty
        }  # fmt: skip

    def read(self, data: object, here: Here) -> list[Any]:
        places = vocabulary(self.places, here)
        found = [self.empty] * len(places)
        for name, item in object_of(data, here, "an object by place").items():
            found[find(places, name, here)] = self.inner.read(item, here.to(name))
        return found


class Listed(Codec):
    """A list of things that are written alike; of a fixed length where one is given."""

    def __init__(self, inner: Codec, length: Callable[[Here], int] | None = None, usual: Any = NEEDED) -> None:
        self.inner = inner
        self.length = length
        self.usual = usual

    def write(self, value: Any, here: Here) -> list[Any]:
        return [self.inner.write(item, here.to(at)) for at, item in enumerate(value)]

    def read(self, data: object, here: Here) -> list[Any]:
        items = list_of(data, here)
        if self.length is not None and len(items) != self.length(here):
            raise here.bad(f"{self.length(here)} are wanted, not {len(items)}")
        return [self.inner.read(item, here.to(at)) for at, item in enumerate(items)]


class Derived(Codec):
    """What follows from other fields: never written, worked out from those that stand before it."""

    def __init__(self, value: Callable[[Any, Here], Any]) -> None:
        self.value = value


class Fact(Codec):
    """What a person would say instead of something that is kept: it follows from an object when that is written, and
    what is kept follows from it (`Derived`) when it is read."""

    def __init__(self, inner: Codec, value: Callable[[Any, Here], Any]) -> None:
        self.inner = inner
        self.value = value

    def default(self, here: Here) -> Any:
        return self.inner.default(here)

    def write(self, value: Any, here: Here) -> Any:
        return self.inner.write(value, here)

    def read(self, data: object, here: Here) -> Any:
        return self.inner.read(data, here)


class Form(Codec):
    """An object of a class, field by field; a field that has its default is left out. `read` calls the class with all
    that are kept by name."""

    def __init__(self, make: Callable[..., Any], fields: Mapping[str, Codec]) -> None:
        self.make = make
        self.fields = fields

    def write(self, value: Any, here: Here) -> dict[str, Any]:
        data: dict[str, Any] = {}
        for name, codec in self.fields.items():
            inner = here.to(name, value)
            if isinstance(codec, Derived):
                continue
            kept = codec.value(value, inner) if isinstance(codec, Fact) else getattr(value, name)
            if kept != codec.default(inner):
                data[name] = codec.write(kept, inner)
        return data

    def read(self, data: object, here: Here) -> Any:
        fields = vars(self.draft(data, here))
        return self.make(**{name: value for name, value in fields.items() if not isinstance(self.fields[name], Fact)})

    def draft(self, data: object, here: Here) -> SimpleNamespace:
        """The fields that were read, before anything is made of them."""
        given = object_of(data, here)
        self.refuse_unknown(given, here)
        made = SimpleNamespace()
        for name, codec in self.fields.items():
            inner = here.to(name, made)
            if isinstance(codec, Derived):
                value = codec.value(made, inner)
            elif name in given:
                value = codec.read(given[name], inner)
            else:
                value = codec.default(inner)
                if value is NEEDED:
                    raise here.bad(f"'{name}' is missing")
            setattr(made, name, value)
        return made

    def refuse_unknown(self, given: Mapping[str, Any], here: Here) -> None:
        known = [name for name, codec in self.fields.items() if not isinstance(codec, Derived)]
        for name in given:
            if name not in known:
                near = get_close_matches(name, known, 1)
                raise here.bad(f"there is no field '{name}'" + (f"; {near[0]}?" if near else f"; {', '.join(known)}"))


class Kinds(Codec):
    """An object of one of several classes: `label` says which, by the name in `forms`."""

    def __init__(self, label: str, forms: Mapping[str, tuple[type, Form]]) -> None:
        self.label = label
        self.forms = forms
        self.names = {made: name for name, (made, _) in forms.items()}

    def write(self, value: Any, here: Here) -> dict[str, Any]:
        name = self.names[type(value)]
        return {self.label: name, **self.forms[name][1].write(value, here)}

    def read(self, data: object, here: Here) -> Any:
        given = dict(object_of(data, here))
        name = given.pop(self.label, None)
        if name is None:
            raise here.bad(f"'{self.label}' is missing")
        names = list(self.forms)
        return self.forms[names[find(names, name, here)]][1].read(given, here)
