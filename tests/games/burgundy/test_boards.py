"""Duchies: every one passes its checks, a damaged file is refused with the hex named."""

from importlib import resources

import pytest
from tests.games.burgundy.scenario import burgundy

from ludoteca.core.errors import BadData
from ludoteca.core.registry import OURS, build
from ludoteca.games.burgundy.boards import PART, Board, hexes, ordinary
from ludoteca.games.burgundy.data import COLOUR_IDS
from ludoteca.games.burgundy.estate import new_estate

DUCHIES = [burgundy().boards[at] for at in ordinary(burgundy().boards)]
NAMES = [board.name for board in DUCHIES]


def files() -> dict[str, bytes]:
    return {file: resources.files("ludoteca.data").joinpath(file).read_bytes() for file in OURS["burgundy"][1:]}


def load(boards: bytes) -> None:
    build(OURS["burgundy"][0], files() | {"burgundy_boards.json": boards})


def damaged(old: str, new: str) -> bytes:
    text = files()["burgundy_boards.json"].decode()
    assert old in text
    return text.replace(old, new, 1).encode()


def test_all_duchies_of_37_hexes_are_there() -> None:
    assert [*(str(number) for number in range(1, 31)), "4_2011", "8_2011"] == NAMES


@pytest.mark.parametrize("board", DUCHIES, ids=NAMES)
def test_a_duchy_has_37_hexes_in_the_right_colours_numbers_and_areas(board: Board) -> None:
    counts = {COLOUR_IDS[colour]: board.colour.count(colour) for colour in range(6)}
    assert counts == {"castle": 4, "mine": 3, "monastery": 6, "ship": 6, "livestock": 6, "building": 12}
    assert "".join(map(str, board.number)) == "6543216545431236126541254312612563413"
    assert max(len(cells) for cells in board.cells) <= 8
    assert sorted(hex_ for cells in board.cells for hex_ in cells) == list(range(37))


@pytest.mark.parametrize("board", DUCHIES, ids=NAMES)
def test_neighbours_are_mutual_and_areas_are_of_one_colour(board: Board) -> None:
    assert sum(len(near) for near in board.near) == 2 * 90
    assert all(at in board.near[other] for at in range(board.size) for other in board.near[at])
    for cells in board.cells:
        assert len({board.colour[hex_] for hex_ in cells}) == 1


def test_every_duchy_says_how_well_it_is_attested() -> None:
    assert {board.standing for board in burgundy().boards} == {"verified", "single-source", "house"}
    assert burgundy().standing().endswith("duchies: 8 verified, 15 single-source, 13 house")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"PCCM", "PPCMB"', '"PCCM", "PPCMZ"', r"duchy 1: hex 8 \(row 2, place 5\) has 'Z'"),
        ('"PCCM", "PPCMB"', '"PCCM", "PPCM"', r"duchy 1: 'PPCM' has 4 hexes, not 5, wrong from hex 8 \(row 2"),
        ('"PCCM", "PPCMB"', '"PCCM", "PPCMBB"', r"duchy 1: 'PPCMBB' has 6 hexes, not 5, wrong from hex 9"),
        ('"PCCM", "PPCMB"', '"PCCM", "PPCMS"', r"duchy 1: hex 21 \(row 4, place 7\) is one ship hex too many"),
        ('"6543", "21654"', '"6543", "21654x"', r"dice: '21654x' has 6 hexes"),
        ('"6543", "21654"', '"6543", "31654"', r"dice: hex 4 \(row 2, place 1\) has '3', every duchy has 2 there"),
        ('"id": "2",', '"id": "1",', "two duchies '1'"),
        ('"rows": ["PCCM", ', '"rows": [', "duchy 1: not seven rows"),
        ('["9", "10"]', '["9", "99"]', "not a pair of duchies"),
    ],
)
def test_a_damaged_file_is_refused_and_the_hex_named(old: str, new: str, message: str) -> None:
    with pytest.raises(BadData, match=message):
        load(damaged(old, new))


def test_an_area_above_eight_is_refused_and_a_hex_of_it_named() -> None:
    rows = '"MCCS", "MPPPS", "SXBBXP", "SMBBBPB", "BMBBPB", "BSXMB", "SCCM"'
    joined = '"MCCS", "MPPPS", "SXBBXP", "SMBBBBB", "BMBBPP", "BSXMB", "SCCM"'
    with pytest.raises(BadData, match=r"duchy 7: hex 11 \(row 3, place 3\) lies in a building area of 9"):
        load(damaged(rows, joined))


def test_a_damaged_piece_file_is_refused() -> None:
    text = files()["burgundy.json"].decode()
    for old, new, message in (
        ('"coloured": 10', '"coloured": 11', "165 tiles"),
        ('"id": "mine"', '"id": "mines"', "49 kinds"),
        ('"turquoise", ', "", "goods"),
        ('"players": 3}', '"players": "3"}', "players"),
        ('"4": 8}', '"4": 9}', "black_spaces"),
    ):
        assert old in text
        with pytest.raises(BadData, match=message):
            build(OURS["burgundy"][0], files() | {"burgundy.json": text.replace(old, new, 1).encode()})


def test_other_boards_are_other_data() -> None:
    other = build(OURS["burgundy"][0], files() | {"burgundy_boards.json": damaged('"verified"', '"seen"')})
    assert other.data != burgundy().data and len(other.actions) == len(burgundy().actions)


def test_masks_stay_below_60_bits_on_a_board_of_73_hexes() -> None:
    """Two hexagons side by side: a larger board is cut into parts, and a duchy on it is kept by part."""
    near = [[other for other in (at - 1, at + 1) if 0 <= other < 73] for at in range(73)]
    board = Board(
        "strip",
        "",
        "house",
        [at % 6 for at in range(73)],
        [at % 6 + 1 for at in range(73)],
        near,
        near,
        [(0, 2 * at) for at in range(73)],
    )
    assert board.parts == 2
    for masks in (board.near_mask, board.colour_mask, board.area_mask, board.number_mask):
        assert max(masks) < 1 << PART
    e = new_estate(board, 0, burgundy().pieces)
    e.cover(board, 36, 22)
    assert [hexes(e.front[part], part) for part in range(2)] == [[35], [37]]
    e.cover(board, 37, 22)
    assert [hexes(e.front[part], part) for part in range(2)] == [[35], [38]]
