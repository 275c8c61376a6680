"""A hash of everything a position holds, found by looking at its fields: no game can forget one."""

from hashlib import blake2b

from .protocol import Action, Game, Printed, State

# Game and options are the same for all, the question follows from the rest, and the future is not the position.
LEFT_OUT = frozenset({"game", "options", "decision", "chance", "events", "tail"})
PLAIN = frozenset({int, bool, str, type(None)})

_native: dict[type, frozenset[str]] = {}


def native_fields(cls: type) -> frozenset[str]:
    """The names of the fields of a compiled class, its bases' included."""
    if cls not in _native:
        _native[cls] = frozenset(name for base in cls.__mro__ for name in getattr(base, "__mypyc_attrs__", ()))
    return _native[cls]


def fields(thing: object) -> list[str]:
    """The names of all fields, of compiled and of plain classes."""
    names = native_fields(type(thing)).union(getattr(thing, "__dict__", ()))
    return sorted(name for name in names if not name.startswith("__"))


def spell(thing: object) -> str:
    """The value in full, the same on every machine."""
    if thing is None or isinstance(thing, bool | int | str):
        return repr(thing)
    if isinstance(thing, list | tuple):
        if PLAIN.issuperset(map(type, thing)):
            return repr(list(thing))
        return "[" + ",".join([spell(item) for item in thing]) + "]"
    if isinstance(thing, bytes | bytearray):
        return thing.hex()
    if isinstance(thing, Action):
        return f"#{thing.code}"
    if isinstance(thing, Game):
        return thing.name
    if isinstance(thing, Printed):
        return type(thing).__name__
    if isinstance(thing, dict | set):
        raise TypeError(f"a position holds lists, not {type(thing).__name__}: order must not depend on the machine")
    inner = ",".join([f"{name}={spell(getattr(thing, name))}" for name in fields(thing) if name not in LEFT_OUT])
    return f"{type(thing).__name__}({inner})"


def fingerprint(state: State) -> str:
    return blake2b(spell(state).encode(), digest_size=16).hexdigest()
