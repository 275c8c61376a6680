"""Write `web/src/lib/net/wire.ts`: TypeScript types of every message and of every game's view.

With `--check` nothing is written; it fails if the file is not current.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType
from typing import get_args, get_type_hints

import msgspec
from msgspec import inspect

from ludoteca.core import registry
from ludoteca.review import puzzle, shape
from ludoteca.server import wire
from ludoteca.server.wire import games, house, messages, play, puzzles, replays, reviews, tables

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "web" / "src" / "lib" / "net" / "wire.ts"
HEAD = """\
// Written by tools/wire_ts.py from src/ludoteca/server/wire, what it takes of src/ludoteca/review, and the views of the
// games; do not edit.

export const PUBLIC = -1
export const ALL = -2

export type Value = number | string | boolean | null | Value[] | { [key: string]: Value }
export type GameEvent = { kind: string } & { [field: string]: Value }
"""
PLAIN: dict[type, str] = {
    inspect.AnyType: "Value",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}
ALIASES = ("Status", "Who", "Reason", "Kind", "Depth", "ReviewStatus", "GiftStatus")
UNIONS = ("FromClient", "FromServer")
# Where a view has room for what expansions add, and the functions that say it.
MORE = "more"
ADDED = {"table": "More", "player": "PlayerMore"}


class Names:
    """How classes are called in TypeScript: those of a game's view carry the game's name, the parts of a review that
    they are."""

    def __init__(self) -> None:
        self.prefix: dict[type, str] = {}

    def of(self, cls: type) -> str:
        return self.prefix.get(cls, "") + cls.__name__

    def literal(self, values: tuple[object, ...]) -> str:
        for name in ALIASES:
            if set(get_args(getattr(wire, name))) == set(values):
                return name
        return choice(values)


def camel(game: str) -> str:
    return "".join(part.capitalize() for part in game.split("-"))


def structs() -> list[type[msgspec.Struct]]:
    """The shapes and the messages, in the order in which they stand in their files."""
    return [*taken(), *structs_of(play, tables, games, replays, reviews, puzzles, house, messages)]


def structs_of(*modules: ModuleType) -> list[type[msgspec.Struct]]:
    return [
        thing
        for module in modules
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing.__module__ == module.__name__
    ]


def taken() -> list[type[msgspec.Struct]]:
    """The shapes of reviews, which cross the wire as they are; the file that puzzles lie in does not."""
    return [cls for cls in structs_of(shape, puzzle) if cls is not puzzle.Source]


def call_taken(names: Names) -> None:
    """The wire has points and reasons of its own."""
    for cls in taken():
        if cls not in (shape.Review, puzzle.Puzzle):
            names.prefix[cls] = "Review"


def views() -> dict[str, type]:
    """The view of each of our games: what its `view` function returns."""
    found = {}
    for name, (module, *_) in registry.OURS.items():
        view = import_module(module.rsplit(".", 1)[0] + ".show.view").view
        found[name] = get_type_hints(view)["return"]
    return found


def additions(game: str) -> dict[str, dict[str, type]]:
    """What the expansions of a game add to its view (`table`) and to each player's (`player`), by their name."""
    package = f"{registry.OURS[game][0].rsplit('.', 1)[0]}.show.expansions"
    found: dict[str, dict[str, type]] = {part: {} for part in ADDED}
    if find_spec(package) is None:
        return found
    for module in iter_modules(import_module(package).__path__):
        made = import_module(f"{package}.{module.name}")
        for part in ADDED:
            if hasattr(made, part):
                found[part][module.name] = get_type_hints(getattr(made, part))["return"]
    return found


def inner(kind: inspect.Type) -> Iterator[type]:
    """The TypedDicts a type speaks of, each after those it needs."""
    if isinstance(kind, inspect.TypedDictType):
        for field in kind.fields:
            yield from inner(field.type)
        yield kind.cls
    elif isinstance(kind, inspect.UnionType):
        for part in kind.types:
            yield from inner(part)
    elif isinstance(kind, inspect.ListType | inspect.VarTupleType):
        yield from inner(kind.item_type)
    elif isinstance(kind, inspect.DictType):
        yield from inner(kind.value_type)
    elif isinstance(kind, inspect.Metadata):
        yield from inner(kind.type)


def typescript(kind: inspect.Type, names: Names) -> str:
    if isinstance(kind, inspect.Metadata):
        return str(kind.extra["ts"]) if kind.extra and "ts" in kind.extra else typescript(kind.type, names)
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    if isinstance(kind, inspect.LiteralType):
        return names.literal(kind.values)
    if isinstance(kind, inspect.UnionType):
        return " | ".join(dict.fromkeys(typescript(part, names) for part in kind.types))
    if isinstance(kind, inspect.ListType | inspect.VarTupleType):
        item = typescript(kind.item_type, names)
        return f"({item})[]" if " " in item else f"{item}[]"
    if isinstance(kind, inspect.TupleType):
        return f"[{', '.join(typescript(item, names) for item in kind.item_types)}]"
    if isinstance(kind, inspect.DictType):
        return f"Record<string, {typescript(kind.value_type, names)}>"
    if isinstance(kind, inspect.StructType | inspect.TypedDictType):
        return names.of(kind.cls)
    raise TypeError(f"no TypeScript for {kind}")


def choice(values: tuple[object, ...]) -> str:
    return " | ".join(literal(value) for value in values)


def literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value)


def comment(cls: type) -> list[str]:
    if cls.__doc__ is None or cls.__doc__.startswith("dict("):
        return []
    words = " ".join(cls.__doc__.split())
    return [f"/** {words} */"]


def interface(cls: type, fields: list[str], names: Names) -> str:
    return "\n".join([*comment(cls), f"export interface {names.of(cls)} {{", *fields, "}", ""])


def struct_interface(cls: type[msgspec.Struct], names: Names) -> str:
    info = inspect.type_info(cls)
    assert isinstance(info, inspect.StructType)
    lines = [f"  {info.tag_field}: {literal(info.tag)}"] if info.tag is not None else []
    for field in info.fields:
        may = "?" if issubclass(cls, wire.In) and not field.required else ""
        lines.append(f"  {field.encode_name}{may}: {typescript(field.type, names)}")
    return interface(cls, lines, names)


def dict_interface(cls: type, names: Names, game: str, view: bool) -> str:
    info = inspect.type_info(cls)
    assert isinstance(info, inspect.TypedDictType)
    lines = []
    for field in info.fields:
        kind = literal(game) if view and field.name == "game" else typescript(field.type, names)
        if field.name == MORE:
            kind = camel(game) + ADDED["table" if view else "player"]
        lines.append(f"  {field.encode_name}{'' if field.required else '?'}: {kind}")
    return interface(cls, lines, names)


def alias(name: str) -> str:
    return f"export type {name} = {choice(get_args(getattr(wire, name)))}\n"


def union(name: str, names: Names) -> str:
    return f"export type {name} = {typescript(inspect.type_info(getattr(wire, name)), names)}\n"


def view_parts(names: Names) -> list[str]:
    """The views of all games; parts that several games share stand once, under their own name."""
    found = views()
    parts = {}
    for game, view in found.items():
        added = [cls for part in additions(game).values() for cls in part.values()]
        parts[game] = list(dict.fromkeys(one for cls in (view, *added) for one in inner(inspect.type_info(cls))))
    for game, classes in parts.items():
        for cls in classes:
            if cls.__module__.startswith("ludoteca.games.") and not cls.__name__.startswith(camel(game)):
                names.prefix[cls] = camel(game)
            elif not cls.__module__.startswith("ludoteca.games."):
                names.prefix[cls] = "View"
    made: dict[type, str] = {}
    for game, classes in parts.items():
        for cls in classes:
            made.setdefault(cls, dict_interface(cls, names, game, cls is found[game]))
    every = " | ".join(names.of(view) for view in found.values())
    more = [addition(game, part, added, names) for game in found for part, added in additions(game).items() if added]
    return [*made.values(), *more, f"export type View = {every}\n"]


def addition(game: str, part: str, added: dict[str, type], names: Names) -> str:
    """All that expansions add to one part of a view."""
    lines = [f"  {name}?: {names.of(cls)}" for name, cls in added.items()]
    return "\n".join([f"export interface {camel(game)}{ADDED[part]} {{", *lines, "}", ""])


def render() -> str:
    names = Names()
    call_taken(names)
    parts = [HEAD, *view_parts(names)]
    parts += [alias(name) for name in ALIASES]
    parts += [struct_interface(cls, names) for cls in structs()]
    parts += [union(name, names) for name in UNIONS]
    return "\n".join(parts)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="fail if the file is not current")
    text = render()
    if parser.parse_args().check:
        current = TARGET.exists() and TARGET.read_text() == text
        if not current:
            print(f"{TARGET.relative_to(ROOT)} is not current: run tools/wire_ts.py", file=sys.stderr)
        return 0 if current else 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
