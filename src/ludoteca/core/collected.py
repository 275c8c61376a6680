"""How what lies together is written: in a list, counted by id, or by its place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .codecs import NEEDED, Codec, Here, Ids, Number, Seat, find, list_of, object_of, vocabulary


class Seats(Codec):
    """A list of seats, none twice; kept as the bits of a number where `bits` says so."""

    def __init__(self, bits: bool = False, others: bool = False) -> None:
        self.bits = bits
        self.seat = Seat(others=others)

    def default(self, here: Here) -> Any:
        return 0 if self.bits else []

    def write(self, value: Any, here: Here) -> list[int]:
        return [seat for seat in range(here.fresh.seats) if (value >> seat) & 1] if self.bits else list(value)

    def read(self, data: object, here: Here) -> Any:
        found = [self.seat.read(item, here.to(at)) for at, item in enumerate(list_of(data, here))]
        if len(set(found)) < len(found):
            raise here.bad("a seat is named twice")
        return sum(1 << seat for seat in found) if self.bits else found


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
