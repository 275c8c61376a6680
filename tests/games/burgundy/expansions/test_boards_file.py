"""Boards of teams and for one player, border posts, and what the sets of duchies promise (E 1, 4, 9, 10, 18)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.games.burgundy.scenario import burgundy
from tests.games.burgundy.test_boards import files

from ludoteca.core import registry
from ludoteca.core.errors import BadData
from ludoteca.core.registry import OURS, build
from ludoteca.games.burgundy.board_file import read_plates, read_posts
from ludoteca.games.burgundy.boards import CENTRE, HEXAGON, PART, SOLO, TEAM, Board, find, neighbours, ordinary
from ludoteca.games.burgundy.data import CASTLE, COLOUR_IDS, SHIP
from ludoteca.games.burgundy.meta import BurgundyGame

BOARDS = burgundy().boards
FILE: dict[str, Any] = json.loads(files()["burgundy_boards.json"])
LINKED = ["11", "12", "13", "14", "15", "16", "17", "18"]
FRAMED = ["23", "24", "25", "26", "27", "28", "29", "30"]
OTHERS = [(TEAM, "team"), (TEAM, "team_expert"), (SOLO, "33"), (SOLO, "34")]


def named(name: str) -> Board:
    return next(board for board in BOARDS if board.name == name)


def named_item(name: str) -> dict[str, Any]:
    """As the file has it."""
    found: dict[str, Any] = next(item for item in FILE["duchies"] if item["id"] == name)
    return found


def rivers(board: Board) -> set[tuple[int, int]]:
    return {(at, other) for at in range(board.size) for other in board.near[at] if other not in board.land[at]}


def counts(board: Board) -> dict[str, int]:
    return {COLOUR_IDS[colour]: board.colour.count(colour) for colour in range(6)}


def sizes(board: Board, colour: str) -> list[int]:
    """Of the areas of a colour, the largest first."""
    at = COLOUR_IDS.index(colour)
    return sorted((len(cells) for cells in board.cells if board.colour[cells[0]] == at), reverse=True)


def reached(near: list[list[int]], start: int) -> set[int]:
    found = [start]
    for at in found:
        found += [other for other in near[at] if other not in found]
    return set(found)


def parts(board: Board) -> list[set[int]]:
    """What hangs together over land, in the order of the lowest hex."""
    found: list[set[int]] = []
    for at in range(board.size):
        if not any(at in part for part in found):
            found.append(reached(board.land, at))
    return found


def build_with(**changes: Any) -> BurgundyGame:
    """The game with an owner's boards file."""
    made = build(OURS["burgundy"][0], files() | {"burgundy_boards.json": json.dumps(FILE | changes).encode()})
    assert isinstance(made, BurgundyGame)
    return made


def with_board(name: str, **changes: Any) -> list[dict[str, Any]]:
    """The duchies of the file, one of them changed."""
    return [item | changes if item["id"] == name else item for item in FILE["duchies"]]


def without(*groups: str) -> list[dict[str, Any]]:
    return [item for item in FILE["duchies"] if item["set"] not in groups]


# E 9: boards of teams


@pytest.mark.parametrize("name", ["team", "team_expert"])
def test_e_9_2_a_team_has_two_duchies_that_share_a_castle(name: str) -> None:
    board = named(name)
    assert (board.size, board.parts, board.group) == (73, 2, TEAM)
    assert counts(board) == {"castle": 7, "mine": 6, "monastery": 12, "ship": 12, "livestock": 12, "building": 24}
    assert reached(board.near, CENTRE) == set(range(73)) and rivers(board) == set()
    assert max(len(cells) for cells in board.cells) <= 8


def test_e_18_9_the_expert_board_is_said_to_be_ours() -> None:
    assert (named("team").standing, named("team_expert").standing) == ("single-source", "house")


@pytest.mark.parametrize("name", ["team", "team_expert"])
def test_e_9_2_hexes_are_numbered_by_halves_in_reading_order(name: str) -> None:
    place = named(name).place
    left = [at for at in HEXAGON if at != (3, 12)]
    assert place[:CENTRE] == left and place[CENTRE] == (3, 12)
    assert place[PART:] == [(row, half + 12) for row, half in HEXAGON if (row, half) != (3, 0)]


def test_e_9_2_both_sides_have_the_same_shape() -> None:
    team, expert = named("team"), named("team_expert")
    assert team.place == expert.place and team.near == expert.near
    assert team.colour != expert.colour


@pytest.mark.parametrize("name", ["team", "team_expert"])
def test_e_9_3_the_centre_is_a_castle_that_touches_both_halves(name: str) -> None:
    board = named(name)
    assert board.colour[CENTRE] == CASTLE and board.number[CENTRE] == 1
    assert len(board.near[CENTRE]) == 6 and {at // PART for at in board.near[CENTRE]} == {0, 1}


def test_e_9_3_the_expert_castles_lie_apart() -> None:
    """Six besides the one in the middle, so that the start is a choice."""
    assert sizes(named("team_expert"), "castle") == [1] * 7


@pytest.mark.parametrize(
    ("name", "colour", "expected"),
    [
        ("team", "building", [6, 4, 4, 4, 3, 3]),
        ("team", "castle", [1] * 7),
        ("team", "mine", [3, 2, 1]),
        ("team", "monastery", [7, 3, 2]),
        ("team", "livestock", [4, 4, 4]),
        ("team", "ship", [8, 4]),
        ("team_expert", "building", [6, 6, 5, 3, 2, 2]),
        ("team_expert", "mine", [3, 1, 1, 1]),
        ("team_expert", "monastery", [3, 2, 2, 2, 2, 1]),
        ("team_expert", "livestock", [4, 4, 2, 2]),
        ("team_expert", "ship", [3, 2, 2, 2, 2, 1]),
        ("33", "building", [3, 2, 2, 2, 1, 1, 1]),
        ("33", "monastery", [3, 1, 1, 1]),
        ("33", "livestock", [3, 1, 1, 1]),
        ("34", "building", [4, 2, 2, 2, 1, 1]),
        ("34", "monastery", [2, 2, 2]),
        ("34", "livestock", [3, 2, 1]),
    ],
)
def test_areas_are_as_large_as_they_were_read(name: str, colour: str, expected: list[int]) -> None:
    assert sizes(named(name), colour) == expected


# E 10: boards for one player


@pytest.mark.parametrize("name", ["33", "34"])
def test_e_10_9_every_hex_is_reached_over_land_and_rivers(name: str) -> None:
    board = named(name)
    assert (board.size, board.group) == (37, SOLO)
    assert counts(board) == {"castle": 4, "mine": 3, "monastery": 6, "ship": 6, "livestock": 6, "building": 12}
    castles = [at for at in range(37) if board.colour[at] == CASTLE]
    assert [reached(board.near, at) for at in castles] == [set(range(37))] * 4, "the first may be any of them"


@pytest.mark.parametrize(
    ("name", "sizes", "links"),
    [("33", [11, 13, 7, 6], 5), ("34", [1, 3, 5, 1, 4, 1, 1, 4, 3, 2, 5, 1, 1, 5], 18)],
)
def test_e_10_9_parts_meet_only_at_rivers(name: str, sizes: list[int], links: int) -> None:
    board = named(name)
    assert [len(part) for part in parts(board)] == sizes
    found = rivers(board)
    assert len(found) == 2 * links and all((b, a) in found for a, b in found)
    home = {at: number for number, part in enumerate(parts(board)) for at in part}
    assert all(home[a] != home[b] for a, b in found), "a river runs between two parts"


@pytest.mark.parametrize("name", ["33", "34"])
def test_e_10_9_a_part_without_its_rivers_is_out_of_reach(name: str) -> None:
    links = named_item(name)["links"]
    for part in parts(named(name)):
        dry = [pair for pair in links if not part & set(pair)]
        with pytest.raises(BadData, match=rf"duchy {name}: hex \d+ cannot be reached from hex 0"):
            build_with(duchies=with_board(name, links=dry))


def test_e_10_9_on_33_rivers_run_from_ship_to_ship_and_no_area_crosses_one() -> None:
    board = named("33")
    assert {board.colour[at] for pair in rivers(board) for at in pair} == {SHIP}
    assert sizes(board, "ship") == [1] * 6


def test_e_10_9_on_34_every_river_has_a_ship_at_one_end() -> None:
    board = named("34")
    assert all(SHIP in (board.colour[a], board.colour[b]) for a, b in rivers(board))


def test_34_has_each_number_once_in_a_colour_and_twice_among_buildings() -> None:
    board = named("34")
    for colour, times in (("monastery", 1), ("ship", 1), ("livestock", 1), ("building", 2)):
        dice = [board.number[at] for at in board.colour_cells[COLOUR_IDS.index(colour)]]
        assert sorted(dice) == sorted(list(range(1, 7)) * times), colour


@pytest.mark.parametrize("name", ["33", "34"])
def test_the_drawing_of_a_solo_board_is_said_to_be_ours(name: str) -> None:
    assert named_item(name)["drawing"] == "house"


# E 1, E 18.8: what the link rule needs


@pytest.mark.parametrize("name", LINKED)
def test_e_18_8_every_area_touches_a_castle_and_castles_hang_together_by_areas(name: str) -> None:
    board = named(name)
    assert board.group == "first"
    touching: list[list[int]] = [[] for _ in board.cells]
    for at in range(PART):
        for other in board.near[at]:
            if board.colour[at] == CASTLE != board.colour[other]:
                touching[board.area[at]].append(board.area[other])
                touching[board.area[other]].append(board.area[at])
    assert all(touching), "an area without a castle could never be entered"
    assert reached(touching, 0) == set(range(len(board.cells)))


@pytest.mark.parametrize("name", LINKED)
def test_e_1_2_a_duchy_can_be_filled_from_every_castle(name: str) -> None:
    board = named(name)
    for start in board.colour_cells[CASTLE]:
        assert len(filled(board, start)) == PART


def filled(board: Board, start: int) -> set[int]:
    """What can be covered by and by: a castle beside any tile, another hex beside a castle or a tile of its colour,
    which is linked itself."""
    laid = [start]
    for tile in laid:
        for at in board.near[tile]:
            if at not in laid and (board.colour[at] in (CASTLE, board.colour[tile]) or board.colour[tile] == CASTLE):
                laid.append(at)
    return set(laid)


# E 4: border posts


@pytest.mark.parametrize("name", FRAMED)
def test_e_18_7_duchies_23_to_30_have_the_colours_and_numbers_of_all(name: str) -> None:
    board = named(name)
    assert (board.group, board.standing) == ("posts", "single-source")
    assert counts(board) == {"castle": 4, "mine": 3, "monastery": 6, "ship": 6, "livestock": 6, "building": 12}
    assert [board.number.count(die) for die in range(1, 7)] == [7, 6, 6, 6, 6, 6]


def test_e_4_three_posts_stand_at_the_rim_and_share_no_hex() -> None:
    posts = read_posts(FILE)
    assert posts == [[4, 9], [8, 14], [34, 35]]
    near = neighbours(HEXAGON)
    assert all(a in near[b] and len(near[a]) < 6 for a, b in posts)
    assert FILE["posts"]["standing"] == "inferred"


def test_e_4_posts_lie_left_right_and_in_the_middle_below() -> None:
    """A mirror changes the first two and leaves the third."""
    left, right, bottom = ([HEXAGON[at] for at in post] for post in read_posts(FILE))
    assert sorted((row, 12 - half) for row, half in left) == sorted(right)
    assert sorted((row, 12 - half) for row, half in bottom) == sorted(bottom)


@pytest.mark.parametrize(
    ("posts", "message"),
    [
        ([[4, 9], [8, 14], [34, 35]], "'touch' of 'posts' is not a list of three"),
        ({"touch": [[4, 9], [8, 14]]}, "'touch' of 'posts' is not a list of three"),
        ({"touch": [[4, 9], [8, 14], []]}, r"posts: \[\] is not a list of hexes 0 to 36"),
        ({"touch": [[4, 9], [8, 14], 34]}, "posts: 34 is not a list of hexes"),
        ({"touch": [[4, 9], [8, 14], [36, 37]]}, r"posts: \[36, 37\] is not a list of hexes"),
        ({"touch": [[4, 9], [8, 14], [34.0, 35]]}, r"posts: \[34.0, 35\] is not a list of hexes"),
        ({"touch": [[4, 9], [8, 14], [True]]}, r"posts: \[True\] is not a list of hexes"),
        ({"touch": [[4, 10], [8, 14], [34, 35]]}, r"posts: hex 10 \(row 3, place 2\) does not lie at the rim"),
        ({"touch": [[4, 9], [9, 15], [34, 35]]}, r"posts: hex 9 \(row 3, place 1\) is named twice"),
        ({"touch": [[4, 4], [8, 14], [34, 35]]}, r"posts: hex 4 \(row 2, place 1\) is named twice"),
    ],
)
def test_damaged_posts_are_refused(posts: object, message: str) -> None:
    with pytest.raises(BadData, match=message):
        read_posts({"posts": posts})


# An owner's file


def test_boards_of_teams_and_for_one_are_no_duchies_to_draw_or_name() -> None:
    names = [BOARDS[at].name for at in ordinary(BOARDS)]
    assert [*(str(number) for number in range(1, 31)), "4_2011", "8_2011"] == names
    assert [(board.group, board.name) for board in BOARDS if board.name not in names] == OTHERS


def test_boards_are_found_by_set_and_name() -> None:
    assert [BOARDS[find(BOARDS, group, name)].name for group, name in OTHERS] == [name for _, name in OTHERS]
    assert find(BOARDS, SOLO, "1") == -1, "a duchy is no solo board"


def test_a_larger_board_is_no_duchy_whatever_its_set() -> None:
    boards = build_with(duchies=with_board("team", set="mine")).boards
    assert "team" not in [boards[at].name for at in ordinary(boards)]


def test_an_owners_file_may_leave_out_boards_and_posts(tmp_path: Path) -> None:
    own = {key: value for key, value in FILE.items() if key != "posts"} | {"duchies": without(TEAM, SOLO)}
    path = tmp_path / "own.json"
    path.write_text(json.dumps({"schema": "ludoteca.burgundy.board/1", **own}))
    with registry.board(str(path)) as game:
        assert isinstance(game, BurgundyGame)
        assert [find(game.boards, group, name) for group, name in OTHERS] == [-1] * 4
        assert ordinary(game.boards) == list(range(32)) and read_posts(own) == []


@pytest.mark.parametrize(
    ("duchies", "message"),
    [
        (with_board("1", set="team"), "duchy 1: a board of the set 'team' has 73 hexes, not 37"),
        (with_board("team", set="solo"), "duchy team: a board of the set 'solo' has 37 hexes, not 73"),
        (
            with_board("team", hexes=[named_item("team")["hexes"][at] for at in [*range(35), 36, 35, *range(37, 73)]]),
            r"duchy team: hex 36 \(row 7, place 4\), which both halves share, is building, not castle",
        ),
        (with_board("34", links=[*named_item("34")["links"], [1, 3]]), r"duchy 34: \[1, 3\] .* is joined already"),
        (with_board("34", links=[*named_item("34")["links"], [1, 0]]), r"duchy 34: \[1, 0\] .* is joined already"),
        (with_board("34", links=[*named_item("34")["links"], [9, 9]]), r"duchy 34: \[9, 9\] .* is joined already"),
        (with_board("34", links=[[0.0, 1]]), r"duchy 34: \[0.0, 1\] of 'links' is not a pair of hexes"),
    ],
)
def test_a_damaged_board_is_refused(duchies: list[dict[str, Any]], message: str) -> None:
    with pytest.raises(BadData, match=message):
        build_with(duchies=duchies)


def test_a_plate_has_no_board_of_a_team_or_for_one() -> None:
    for name in ("team", "33"):
        with pytest.raises(BadData, match="is not a pair of duchies"):
            read_plates({"plates": [["1", name]]}, BOARDS)
