"""The rows of a match: its save format. Nothing is ever rewritten; the position is the fold of the rows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .chance import Outcome
from .errors import BadRecord
from .protocol import Game

PLAY = "play"
EARLY = "early"
UNDO = "undo"
TAKE = "take"
LEAVE = "leave"
RESIGN = "resign"
FROM = "from"
POINT = "point"
FREE = "free"
KINDS = (PLAY, EARLY, UNDO, TAKE, LEAVE, RESIGN, FROM, POINT, FREE)

# What a match that is played on from another does with what is hidden.
DEAL = "deal"
KEEP = "keep"

# How a guide ends: left before its end, or with its last answer.
SKIP = "skip"
END = "end"

BETWEEN = "; "
VALUES = 1000  # that one draw can have; no game comes near
SHOWN = 80  # characters of something wrong

# Who controls a seat, unless it is a bot by name.
PERSON = "person"
BOT = "bot"


@dataclass(repr=False)
class Row:
    """One thing that was done in a match.

    play: `text` is the answer, `draws` what chance brought while it was carried out.
    early: `ask` is the question answered before its turn, `text` the answers, separated by `BETWEEN`.
    undo: `text` is the row it goes back to (that one and all after it are undone), `agreed` who consented.
    take: `text` says who controls the seat from now on. leave, resign: the seat alone.
    from: all rows before this one are those of another match, and this one is played on from there. `text` is `DEAL`
    where what the seat could not know was dealt again, by `draws`, or `KEEP` where everybody keeps what they held.
    point: the seat shows its partners a thing on the table, by the key `text`; nothing comes of it.
    free: up to here a match with a guide was prepared, its draws too; `text` is `SKIP` where the seat left the guide,
    `END` where that was over. What is drawn from here on was known to nobody.
    """

    kind: str
    seat: int
    text: str = ""
    draws: tuple[Outcome, ...] = ()
    ask: str = ""
    agreed: tuple[int, ...] = ()

    def __hash__(self) -> int:
        return hash((self.kind, self.seat, self.text))

    def __repr__(self) -> str:
        return f"Row({self.kind} {self.seat} {self.text})"


def draws_to_json(game: Game, draws: tuple[Outcome, ...], weighed: bool = False) -> list[list[Any]]:
    """Each as its kind, what came, and who sees it; `weighed` ones with their weights."""
    return [[game.chances[draw.kind], draw.value, draw.seen, *([_weights(draw)] if weighed else [])] for draw in draws]


def _weights(draw: Outcome) -> list[int] | int:
    """Equal weights as the number of values alone."""
    weights = draw.weights
    assert weights is not None, "what was drawn here was drawn by weights"
    return len(weights) if set(weights) == {1} else weights


def row_to_json(game: Game, row: Row, weighed: bool = False) -> dict[str, Any]:
    data: dict[str, Any] = {"kind": row.kind, "seat": row.seat}
    if row.text:
        data["text"] = row.text
    if row.draws:
        data["draws"] = draws_to_json(game, row.draws, weighed)
    if row.ask:
        data["ask"] = row.ask
    if row.agreed:
        data["agreed"] = list(row.agreed)
    return data


def draws_from_json(game: Game, data: object, at: int) -> tuple[Outcome, ...]:
    if not isinstance(data, list):
        raise BadRecord("draws is not a list", at)
    draws = []
    for item in data:
        if not (isinstance(item, list) and len(item) in (3, 4) and item[0] in game.chances and _ints(item[1:3])):
            raise BadRecord(f"{str(item)[:SHOWN]} is not a draw of {game.name}", at)
        weights = _weights_from_json(item[3], at) if len(item) == 4 else None
        draws.append(Outcome(game.chances.index(item[0]), item[1], item[2], weights))
    return tuple(draws)


def _weights_from_json(data: object, at: int) -> list[int]:
    if isinstance(data, int) and not isinstance(data, bool) and 0 < data <= VALUES:
        return [1] * data
    if not isinstance(data, list) or not 0 < len(data) <= VALUES or not _ints(data):
        raise BadRecord(f"{str(data)[:SHOWN]} are no weights of a draw", at)
    return data


def row_from_json(game: Game, data: object, at: int, seats: int) -> Row:
    if not isinstance(data, dict):
        raise BadRecord("not an object", at)
    kind, seat, text = data.get("kind"), data.get("seat"), data.get("text", "")
    ask, agreed = data.get("ask", ""), data.get("agreed", [])
    if kind not in KINDS:
        raise BadRecord(f"unknown kind {kind!r}", at)
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < seats:
        raise BadRecord(f"no seat {seat!r}", at)
    if not isinstance(text, str) or not isinstance(ask, str):
        raise BadRecord("text is not a string", at)
    if not isinstance(agreed, list) or not _ints(agreed):
        raise BadRecord("agreed is not a list of seats", at)
    unknown = set(data) - {"kind", "seat", "text", "draws", "ask", "agreed"}
    if unknown:
        raise BadRecord(f"unknown field {sorted(unknown)[0]!r}", at)
    return Row(kind, seat, text, draws_from_json(game, data.get("draws", []), at), ask, tuple(agreed))


def _ints(items: list[object]) -> bool:
    return all(isinstance(item, int) and not isinstance(item, bool) for item in items)
