"""Boards of other shapes: listed hex by hex, joined by rivers, cut into parts."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.games.burgundy.scenario import burgundy
from tests.games.burgundy.test_boards import files

from ludoteca.core.errors import BadData
from ludoteca.core.match import Match
from ludoteca.core.registry import OURS, build
from ludoteca.games.burgundy.boards import HEXAGON, LETTERS, PART, TOUCHING, Board, hexes
from ludoteca.games.burgundy.data import CASTLE
from ludoteca.games.burgundy.estate import new_estate
from ludoteca.games.burgundy.meta import BurgundyGame
from ludoteca.games.burgundy.position import Burgundy

SOUTH = 15  # the first hex of the fourth row


def by_hexes(name: str, down: int = 0, right: int = 0) -> list[list[Any]]:
    """A duchy of the file, hex by hex, drawn elsewhere."""
    board = next(board for board in burgundy().boards if board.name == name)
    return [
        [LETTERS[board.colour[at]], board.number[at], row + down, half + right]
        for at, (row, half) in enumerate(HEXAGON)
    ]


def two_banks() -> list[list[Any]]:
    """Duchy 1 with its upper three rows apart from the rest."""
    return by_hexes("1")[:SOUTH] + by_hexes("1", down=1)[SOUTH:]


def pair() -> list[list[Any]]:
    """Duchies 10 and 2 side by side, with one castle in common: hex 36."""
    left, right = by_hexes("10"), by_hexes("2", right=12)
    return [*left[:21], *left[22:], left[21], *right[:15], *right[16:]]


def game_with(**duchy: Any) -> BurgundyGame:
    """The game with one more duchy."""
    data = json.loads(files()["burgundy_boards.json"])
    data["duchies"].append({"id": "new", "set": "new", "standing": "house", **duchy})
    made = build(OURS["burgundy"][0], files() | {"burgundy_boards.json": json.dumps(data).encode()})
    assert isinstance(made, BurgundyGame)
    return made


def board_of(**duchy: Any) -> Board:
    return game_with(**duchy).boards[-1]


@pytest.mark.parametrize("name", ["1", "7", "4_2011"])
def test_a_duchy_is_the_same_in_rows_and_by_hexes(name: str) -> None:
    old = next(board for board in burgundy().boards if board.name == name)
    new = board_of(hexes=by_hexes(name))
    for part in ("colour", "number", "near", "land", "place", "area", "cells", "near_mask", "area_mask", "number_mask"):
        assert getattr(new, part) == getattr(old, part), part


def test_a_river_joins_for_placing_and_parts_areas() -> None:
    banks = board_of(hexes=two_banks(), links=[[9, 15], [12, 18]])
    assert 15 in banks.near[9] and 9 in banks.near[15] and 15 not in banks.land[9]
    assert all(other < SOUTH for at in range(SOUTH) for other in banks.land[at])
    e = new_estate(banks, 0, burgundy().pieces)
    e.cover(banks, 12, 22)
    assert 18 in hexes(e.front[0], 0) and 17 not in hexes(e.front[0], 0)


def test_an_area_ends_at_a_river() -> None:
    """Hexes 11 and 17 would be two of one area if they were not across the water."""
    changed = two_banks()
    changed[11][0], changed[17][0] = "S", "B"
    at = next(at for at in range(SOUTH, PART) if changed[at][0] == "S")
    board = board_of(hexes=changed, links=[[11, at]])
    assert board.colour[11] == board.colour[at] and board.area[11] != board.area[at]


def test_a_game_is_played_over_rivers() -> None:
    game = game_with(hexes=two_banks(), links=[[9, 15], [12, 18]])
    for seed in range(20):
        match = Match(game, 2, {"duchies": "new"}, seed)
        while match.decision is not None:
            acts = match.decision.actions
            match.play(next((a for a in acts if a.text.startswith("place")), acts[seed % len(acts)]).code)
        assert isinstance(match.state, Burgundy)
        banks = [{at < SOUTH for at, kind in enumerate(e.tiles) if kind >= 0} for e in match.state.estates]
        if all(len(both) == 2 for both in banks):
            return
    raise AssertionError("nobody crossed the river")


def test_two_hexagons_share_a_castle() -> None:
    board = board_of(hexes=pair())
    assert (board.size, board.parts, board.colour[36]) == (73, 2, CASTLE)
    assert len(board.near[36]) == 6, "it touches hexes of both"
    assert {at // PART for at in board.near[36]} == {0, 1}
    assert sum(len(near) for near in board.near) > 2 * (90 + 90), "rows two to four go on across the seam"
    for masks in (board.near_mask, board.colour_mask, board.area_mask, board.number_mask):
        assert max(masks) < 1 << PART


def test_rooms_are_found_in_both_parts() -> None:
    game = game_with(hexes=pair())
    s = game.new(2, {"duchies": "1"}, 1)
    assert isinstance(s, Burgundy)
    board = game.boards[-1]
    e = new_estate(board, len(game.boards) - 1, game.pieces)
    e.cover(board, 36, 22)
    found = {at for kind in range(len(game.tiles)) for at in s.setting.tiles[kind].hexes(s, e, board)}
    assert found == set(board.near[36])


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"hexes": by_hexes("1")[:36]}, "'hexes' is not a list of 37 or 73"),
        ({"hexes": [["C", 7, 0, 3], *by_hexes("1")[1:]]}, "hex 0 is .* not letter, die, row and column"),
        ({"hexes": [["C", 6, 0], *by_hexes("1")[1:]]}, "hex 0 is .* not letter, die, row and column"),
        ({"hexes": [["Z", 6, 0, 3], *by_hexes("1")[1:]]}, r"hex 0 \(row 1, place 1\) has 'Z'"),
        ({"hexes": [["B", 6, 0, 3], *by_hexes("1")[1:]]}, r"hex 36 \(row 7, place 4\) is one building hex too many"),
        ({"hexes": [["P", 6, 0, 5], *by_hexes("1")[1:]]}, "hex 1 lies where hex 0 is"),
        ({"hexes": two_banks()}, "hex 15 cannot be reached from hex 0"),
        ({"hexes": two_banks(), "links": [[9, 37]]}, r"\[9, 37\] of 'links' is not a pair of hexes"),
        ({"hexes": two_banks(), "links": "9-15"}, "'9-15' of 'links' is not a pair of hexes"),
    ],
)
def test_a_damaged_shape_is_refused(changes: dict[str, Any], message: str) -> None:
    with pytest.raises(BadData, match=message):
        game_with(**changes)


def test_a_view_tells_where_hexes_lie_on_boards_of_every_shape_and_what_is_in_play() -> None:
    plain: Any = burgundy().new(2, {}, seed=1).view(0)
    assert "expansions" not in plain and plain["players"][0]["duchy"]["places"][:5] == [
        [0, 3],
        [0, 5],
        [0, 7],
        [0, 9],
        [1, 2],
    ]
    team: Any = burgundy().new(4, {"team": "beginner", "inns": "yes"}, seed=1).view(0)
    assert team["expansions"] == ["inns", "team"]
    duchy = team["players"][0]["duchy"]
    steps = {(down, right) for down, right in TOUCHING}
    for at, (row, col) in enumerate(duchy["places"]):
        beside = {other for other, (down, right) in enumerate(duchy["places"]) if (down - row, right - col) in steps}
        assert beside == set(duchy["near"][at])
