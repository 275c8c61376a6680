"""Matches as JSON, and back. A record that does not replay exactly is refused whole, with the row named."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from . import fair
from . import rows as kinds
from .chance import Need
from .errors import BadRecord, ChanceError, LudotecaError, OtherRules
from .match import Match
from .prepared import Prepared
from .protocol import Game
from .rows import BETWEEN, Row, draws_from_json, draws_to_json, row_from_json, row_to_json

DIGITS = 18  # of a row number; more of them are no row of any record
HEAD = ("game", "version", "data", "options", "seats", "start", "rows")

TYPES: dict[str, type] = {
    "game": str, "version": int, "data": str, "options": dict, "seats": int, "seed": int, "rows": list,
    "position": dict, "guide": str,
}  # fmt: skip


def record(match: Match) -> dict[str, Any]:
    """Everything there is of a match. Until it is over this never leaves the server: it tells all secrets, and what
    will be drawn."""
    if match.fair is None:
        return so_far(match)  # weights are for checking draws, and these came from no secret
    rows = [row_to_json(match.game, row, True) for row in match.rows]
    return {**beginning(match, True), "fair": fair.to_json(match.fair, match.since), "rows": rows}


def so_far(match: Match) -> dict[str, Any]:
    """A record that replays to the same position, without what will be drawn: for anybody who thinks about it."""
    return {**beginning(match), "rows": [row_to_json(match.game, row) for row in match.rows]}


def beginning(match: Match, weighed: bool = False) -> dict[str, Any]:
    """The record of a match without its rows and its secret. A seed is told where draws came from it."""
    game = match.game
    board = game.board_name()
    return {
        "game": game.name,
        "version": game.version,
        "data": game.data,
        **({"board": board} if board else {}),
        "options": dict(match.options),
        "seats": match.seats,
        **({"seed": match.seed} if match.fair is None or (match.fair.since and not match.guide) else {}),
        **({"guide": match.guide} if match.guide else {}),
        **({"position": dict(match.position)} if match.position is not None else {}),
        "start": draws_to_json(game, match.start_draws, weighed),
        "rows": [],
    }


def from_record(data: object, find_game: Callable[[str], Game], until: int | None = None) -> Match:
    """The match of a record, up to row `until` if given."""
    head = _head(data)
    game = find_game(head["game"])
    if head["version"] != game.version:
        raise OtherRules(f"made with rules version {head['version']} of {game.name}, this is version {game.version}")
    if head["data"] != game.data:
        raise BadRecord(other_data(head, game))
    given_by = None if head.get("fair") is None else fair.from_json(head["fair"], head["seats"])
    start = draws_from_json(game, head["start"], -1)
    try:
        match = Match(
            game, head["seats"], head["options"], head.get("seed", 0), given_by, start,
            position=head.get("position"), guide=head.get("guide", ""),
        )  # fmt: skip
    except Need:
        raise BadRecord("fewer draws at the start than the rules make") from None
    except ChanceError as error:
        raise BadRecord(f"the start: {error}") from None
    if match.start_draws != start:
        raise BadRecord("the draws at the start are not seen by those who see them in the rules")
    given = [row_from_json(game, row, at, match.seats) for at, row in enumerate(head["rows"])]
    if until is not None and not 0 <= until <= len(given):
        raise BadRecord(f"there is no row {until}; the record has {len(given)}")
    extend(match, given if until is None else given[:until])
    return match


def unpickled(game: Game, data: dict[str, Any], prepared: Prepared | None = None) -> Match:
    """A match that was pickled: as its record, and what is still to come of its guide."""
    match = from_record(data, lambda name: game)
    if prepared is not None:
        match.follow(prepared)
    return match


def extend(match: Match, rows: Sequence[Row]) -> None:
    """Replay further rows of a match; at a bad one it stops, and what it made of `match` is not to be used."""
    for row in rows:
        at = len(match.rows)
        try:
            _replay(match, row, at)
        except BadRecord:
            raise
        except Need:
            raise BadRecord("fewer draws than the rules make", at) from None
        except LudotecaError as error:
            raise BadRecord(str(error), at) from None


def other_data(head: dict[str, Any], game: Game) -> str:
    """Why a record is refused whose component data are not those of the game here."""
    board = head.get("board")
    if isinstance(board, str) and game.board_name():
        made = f"made on the board '{board}' ({head['data']}) of {game.name}"
        return f"{made}, whose file is needed to read it; here lies '{game.board_name()}' ({game.data})"
    return f"made with other component data of {game.name} ({head['data']}, here {game.data})"


def _head(data: object) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise BadRecord("a record is a JSON object")
    missing = [name for name in HEAD if name not in data]
    if missing:
        raise BadRecord(f"the record has no '{missing[0]}'")
    for name, kind in TYPES.items():
        if name in data and (not isinstance(data[name], kind) or isinstance(data[name], bool)):
            raise BadRecord(f"'{name}' of the record is not of type {kind.__name__}")
    if not all(isinstance(value, str) for value in data["options"].values()):
        raise BadRecord("an option of the record is not a string")
    return data


def _replay(match: Match, row: Row, at: int) -> None:
    if row.kind == kinds.PLAY:
        made = match.replay(row.text, row.seat, row.draws)
    elif row.kind == kinds.EARLY:
        made = match.early(row.seat, row.text.split(BETWEEN))
    elif row.kind == kinds.UNDO:
        made = match.replay_undo(row.seat, _number(row.text, at), row.agreed)
    elif row.kind == kinds.TAKE:
        made = match.take(row.seat, row.text)
    elif row.kind == kinds.FROM:
        made = match.play_on(row.seat, row.text, row.draws)
    elif row.kind == kinds.FREE:
        made = match.replay_free(row.seat, row.text)
    elif row.kind == kinds.POINT:
        made = match.point(row.seat, row.text)
    elif row.kind == kinds.LEAVE:
        made = match.leave(row.seat)
    else:
        made = match.resign(row.seat)
    if made != row:
        raise BadRecord(f"{row.kind} does not fit the match", at)


def _number(text: str, at: int) -> int:
    if not (text.isascii() and text.isdigit()):
        raise BadRecord(f"'{text}' is not a row number", at)
    return int(text[:DIGITS])
