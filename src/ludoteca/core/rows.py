"""The rows of a match: its save format. Nothing is ever rewritten; the position is the fold of the rows."""

from __future__ import annotations

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
KINDS = (PLAY, EARLY, UNDO, TAKE, LEAVE, RESIGN)

BETWEEN = "; "

# Who controls a seat, unless it is a bot by name.
PERSON = "person"
BOT = "bot"


class Row:
    """One thing that was done in a match.

    play: `text` is the answer, `draws` what chance brought while it was carried out.
    early: `ask` is the question answered before its turn, `text` the answers, separated by `BETWEEN`.
    undo: `text` is the row it goes back to (that one and all after it are undone), `agreed` who consented.
    take: `text` says who controls the seat from now on. leave, resign: the seat alone.
    """

    def __init__(
        self,
        kind: str,
        seat: int,
        text: str = "",
        draws: tuple[Outcome, ...] = (),
        ask: str = "",
        agreed: tuple[int, ...] = (),
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.text = text
        self.draws = draws
        self.ask = ask
        self.agreed = agreed

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Row) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash((self.kind, self.seat, self.text))

    def __repr__(self) -> str:
        return f"Row({self.kind} {self.seat} {self.text})"


def draws_to_json(game: Game, draws: tuple[Outcome, ...]) -> list[list[int | str]]:
    return [[game.chances[draw.kind], draw.value, draw.seen] for draw in draws]


def row_to_json(game: Game, row: Row) -> dict[str, Any]:
    data: dict[str, Any] = {"kind": row.kind, "seat": row.seat}
    if row.text:
        data["text"] = row.text
    if row.draws:
        data["draws"] = draws_to_json(game, row.draws)
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
        if not (isinstance(item, list) and len(item) == 3 and item[0] in game.chances and _ints(item[1:])):
            raise BadRecord(f"{item!r} is not a draw of {game.name}", at)
        draws.append(Outcome(game.chances.index(item[0]), item[1], item[2]))
    return tuple(draws)


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
