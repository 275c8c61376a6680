"""Games, positions and frames as pickle keeps them: a game by what it is called, the others by their fields, as
`fingerprint` finds them, so that no game can forget one.

What is printed is not kept. It follows from game, players and options, so it is taken from a game that is set up alike
where the position is read. The chance is that of a clone: a pickled position can be played on, and tells no key.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from inspect import signature
from typing import Any

from .chance import Chance, seeded
from .errors import OtherRules, Refused
from .fingerprint import LEFT_OUT, PLAIN, fields
from .protocol import Frame, Game, Printed, State
from .registry import at_home, files_of, home, remember

SETTINGS = 64  # players and options of which a position is kept at hand for reading others


class Kept:
    """An object of a position: its class and its fields."""

    def __init__(self, cls: type, fields: dict[str, Any]) -> None:
        self.cls = cls
        self.fields = fields

    def __reduce__(self) -> tuple[Any, ...]:
        return Kept, (self.cls, self.fields)


class FromPrint:
    """In the place of what is printed."""


def packed_game(game: Game) -> tuple[Callable[..., Game], tuple[object, ...]]:
    """How a game is pickled: by what it is called."""
    remember(game)
    return same_game, (home(game.name, game.data), game.version, files_of(game))


def same_game(where: str, version: int, own: Mapping[str, str]) -> Game:
    """The one game that was pickled."""
    found = at_home(where, own)
    if found.version != version:
        raise OtherRules(f"pickled under rules version {version} of {found.name}, this is version {found.version}")
    return found


def packed(state: State) -> tuple[Callable[..., State], tuple[object, ...]]:
    """How a position is pickled."""
    if state.options is None:
        raise Refused("only a position that comes of `Game.new` or a match can be pickled; this one has no options")
    chance = state.chance.clone()
    return unpacked, (state.game, state.seats, state.options, chance.state, kept(state, LEFT_OUT))


def unpacked(game: Game, seats: int, options: dict[str, str], chance: int, fields: Mapping[str, Any]) -> State:
    """The position that was pickled."""
    state = alike(game, seats, tuple(options.items())).clone()
    for name, value in fields.items():
        setattr(state, name, restored(value, getattr(state, name)))
    state.chance = Chance(chance)
    state.unpacked()
    state.run()
    return state


@lru_cache(maxsize=SETTINGS)
def alike(game: Game, seats: int, options: tuple[tuple[str, str], ...]) -> State:
    """A game set up with these options, for what is printed in it; only its clones are changed."""
    return game.begin(seats, dict(options), seeded(0))


def packed_frame(frame: Frame[Any]) -> tuple[Callable[..., object], tuple[object, ...]]:
    """How a frame is pickled: it holds numbers alone."""
    return remade, (type(frame), kept(frame))


def own_fields(thing: object) -> dict[str, Any]:
    """All fields of a thing as they are, also of a subclass that somebody wrote, with slots or without."""
    slots = [name for cls in type(thing).__mro__ for name in slots_of(cls) if hasattr(thing, name)]
    return {name: getattr(thing, name) for name in dict.fromkeys([*fields(thing), *slots])}


def slots_of(cls: type) -> tuple[str, ...]:
    found = vars(cls).get("__slots__", ())
    return (found,) if isinstance(found, str) else tuple(found)


def made_alike(cls: Any, values: Mapping[str, Any]) -> object:
    """Another of a class that can be made without its constructor, with these fields."""
    made: object = cls.__new__(cls)
    set_fields(made, values)
    return made


def set_fields(thing: object, values: Mapping[str, Any]) -> None:
    for name, value in values.items():
        setattr(thing, name, value)


def kept(thing: object, left_out: frozenset[str] = frozenset()) -> dict[str, Any]:
    """All fields of a thing."""
    return {name: plain(getattr(thing, name)) for name in fields(thing) if name not in left_out}


def plain(value: object) -> object:
    if type(value) in PLAIN or isinstance(value, bytes | bytearray | Game):
        return value
    if isinstance(value, list):
        return value[:] if PLAIN.issuperset(map(type, value)) else [plain(item) for item in value]
    if isinstance(value, tuple):
        return tuple(plain(item) for item in value)
    if isinstance(value, Printed):
        return FromPrint
    return Kept(type(value), kept(value))


def restored(value: Any, old: object) -> Any:
    """What was kept; `old` is what stands in its place in a game set up alike."""
    if value is FromPrint:
        return old
    if isinstance(value, list):
        return value if PLAIN.issuperset(map(type, value)) else [*map(restored, value, beside(old, len(value)))]
    if isinstance(value, tuple):
        return tuple(map(restored, value, beside(old, len(value))))
    if isinstance(value, Kept):
        inner = {name: restored(item, getattr(old, name, None)) for name, item in value.fields.items()}
        return remade(value.cls, inner)
    return value


def beside(old: object, length: int) -> list[object]:
    found = list(old) if isinstance(old, list | tuple) else []
    return (found + [None] * length)[:length]


def remade(cls: Any, fields: dict[str, Any]) -> object:
    """An object with these fields: through its constructor where that takes fields alone, as compiled classes must."""
    names = taken(cls)
    through = names <= fields.keys()
    made: object = cls(**{name: fields[name] for name in names}) if through else cls.__new__(cls)
    for name, value in fields.items():
        if not through or name not in names:
            setattr(made, name, value)
    return made


@cache
def taken(cls: Any) -> frozenset[str]:
    """What the constructor takes."""
    return frozenset(signature(cls).parameters)
