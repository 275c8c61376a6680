"""What lies where, for a table that is drawn without knowing the game: each player's places and those in the middle.

A game of any package may say it in its `show/zones.py`: `zones(state, who)`. A game with a drawn table of its own needs
none; where nothing is said, a table shows what it can read off the view."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from .protocol import PUBLIC


@dataclass(frozen=True)
class Thing:
    """So many of one kind, face up. `target` is the key `zone:kind` by which answers of this reader name it; nothing
    where none ever does."""

    id: str
    count: int = 1
    target: str = ""


@dataclass(frozen=True)
class Zone:
    """A place of a player (`owner` is the seat), or in the middle (`PUBLIC`). `count` is how many lie there, `hidden`
    how many of them face down. Without things and with nothing hidden it is a plain number, as coins are."""

    owner: int
    name: str
    things: list[Thing]
    count: int
    hidden: int


def face_up(owner: int, name: str, counts: Mapping[str, int], *, chosen: bool = False) -> Zone:
    """What everybody sees there, by kind. Of things that are `chosen` by answers the key is `name:kind`."""
    things = [Thing(id_, count, f"{name}:{id_}" if chosen else "") for id_, count in counts.items() if count]
    return Zone(owner, name, things, sum(counts.values()), 0)


def face_down(owner: int, name: str, count: int) -> Zone:
    """So many, and nobody here knows which."""
    return Zone(owner, name, [], count, count)


def number(owner: int, name: str, count: int) -> Zone:
    """Coins, points, steps."""
    return Zone(owner, name, [], count, 0)


def word(owner: int, name: str, id_: str) -> Zone:
    """What is one of a few: a weather, a phase, a colour that leads."""
    return Zone(owner, name, [Thing(id_)], 1, 0)


def broken(zones: Iterable[Zone], seats: int) -> str:
    """What is wrong with these zones; nothing if they are well formed."""
    seen: set[tuple[int, str]] = set()
    targets: set[str] = set()
    for zone in zones:
        if not PUBLIC <= zone.owner < seats:
            return f"{zone.name} is of seat {zone.owner}"
        if (zone.owner, zone.name) in seen:
            return f"{zone.name} of seat {zone.owner} twice"
        seen.add((zone.owner, zone.name))
        up = sum(thing.count for thing in zone.things)
        if any(thing.count < 1 for thing in zone.things) or zone.hidden < 0:
            return f"{zone.name} has less than nothing"
        if (zone.things or zone.hidden) and zone.count != up + zone.hidden:
            return f"{zone.name} counts {zone.count}: {up} face up and {zone.hidden} face down"
        keys = [thing.target for thing in zone.things if thing.target]
        if len(set(keys)) < len(keys) or targets & set(keys) or any(":" not in key for key in keys):
            return f"the keys of {zone.name}: {keys}"
        targets |= set(keys)
    return ""
