"""Reading guides: what a file says, refused with its place where it cannot be."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any

from ludoteca.core import registry
from ludoteca.core import rows as kinds
from ludoteca.core.errors import BadGuide, BadRecord, LudotecaError
from ludoteca.core.notation import find
from ludoteca.core.prepared import Prepared
from ludoteca.core.protocol import Action, Game
from ludoteca.core.rows import draws_from_json, row_from_json

from .checking import check
from .guide import Guide, Step

FOLDER = "guides"
KEYS = {"game", "players", "seat", "level", "record", "steps"}
MAY = {"names"}
RECORD = {"options", "start", "rows"}
STEP = {"rows", "codes", "targets", "rules"}


def names() -> list[str]:
    """The games that have a guide, as the games are listed."""
    folder = resources.files("ludoteca.data") / FOLDER
    return [name for name in registry.OURS if (folder / f"{name}.json").is_file()]


def guide(name: str) -> Guide:
    """The guide of a game, played through by its rules. `BadGuide` where there is none, or it does not fit them, as
    with another board."""
    return _guide(name, registry.game(name).data)


@cache
def _guide(name: str, data: str) -> Guide:
    file = resources.files("ludoteca.data") / FOLDER / f"{name}.json"
    if not file.is_file():
        raise BadGuide(f"{name} has no guide; there are {', '.join(names())}")
    try:
        read = json.loads(file.read_text(encoding="utf-8"))
    except ValueError as error:
        raise BadGuide(f"{name}.json: not JSON ({error})") from None
    return parsed(read, f"{name}.json")


def parsed(data: object, where: str = "guide") -> Guide:
    """The guide of a JSON object, checked against the rules of its game."""
    try:
        found = _read(data)
        check(found)
    except LudotecaError as error:
        raise BadGuide(f"{where}: {error}") from None
    return found


def _read(data: object) -> Guide:
    whole = _object(data, "a guide", KEYS, MAY)
    game = registry.game(_text(whole["game"], "game"))
    players, seat = _number(whole["players"], "players"), _number(whole["seat"], "seat")
    if not 0 <= seat < players:
        raise BadGuide(f"seat {seat} is not at a table of {players}")
    record = _object(whole["record"], "record", RECORD)
    options = record["options"]
    if not isinstance(options, dict):
        raise BadGuide("options are not an object")
    called = tuple(_texts(whole.get("names", []), "names"))
    if called and len(called) != players:
        raise BadGuide(f"{len(called)} names for {players} seats")
    steps = _list(whole["steps"], "steps")
    return Guide(
        name=game.name,
        game=game,
        players=players,
        seat=seat,
        level=_text(whole["level"], "level"),
        names=called,
        options=game.settle(players, options),
        prepared=_prepared(game, players, record),
        steps=tuple(_step(game, number, step) for number, step in enumerate(steps, 1)),
    )


def _prepared(game: Game, players: int, record: Mapping[str, Any]) -> Prepared:
    try:
        start = draws_from_json(game, record["start"], -1)
        rows = tuple(row_from_json(game, row, at, players) for at, row in enumerate(_list(record["rows"], "rows")))
    except BadRecord as error:
        raise BadGuide(f"record: {error}") from None
    for at, row in enumerate(rows):
        if row.kind != kinds.PLAY:
            raise BadGuide(f"record: row {at} is {row.kind}, but a guide has answers alone")
    return Prepared(game.name, start, rows)


def _step(game: Game, number: int, data: object) -> Step:
    where = f"step {number}"
    step = _object(data, where, STEP)
    return Step(
        number=number,
        rows=_number(step["rows"], f"{where}: rows"),
        codes=tuple(_action(game, where, text) for text in _texts(step["codes"], f"{where}: codes")),
        targets=tuple(_texts(step["targets"], f"{where}: targets")),
        rules=tuple(_texts(step["rules"], f"{where}: rules")),
    )


def _action(game: Game, where: str, text: str) -> Action:
    try:
        return find(game, text)
    except LudotecaError as error:
        raise BadGuide(f"{where}: {error}") from None


def _object(data: object, what: str, keys: set[str], may: Sequence[str] | set[str] = ()) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise BadGuide(f"{what} is not an object")
    missing, unknown = keys - set(data), set(data) - keys - set(may)
    if missing:
        raise BadGuide(f"{what} has no '{min(missing)}'")
    if unknown:
        raise BadGuide(f"{what} has '{min(unknown)}', which means nothing")
    return data


def _list(data: object, what: str) -> list[Any]:
    if not isinstance(data, list):
        raise BadGuide(f"{what} is not a list")
    return data


def _texts(data: object, what: str) -> list[str]:
    if not all(isinstance(text, str) for text in _list(data, what)):
        raise BadGuide(f"{what} is not a list of texts")
    return list(_list(data, what))


def _text(data: object, what: str) -> str:
    if not isinstance(data, str) or not data:
        raise BadGuide(f"{what} is not a text")
    return data


def _number(data: object, what: str) -> int:
    if not isinstance(data, int) or isinstance(data, bool):
        raise BadGuide(f"{what} is not a whole number")
    return data
