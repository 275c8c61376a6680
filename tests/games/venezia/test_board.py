"""The board is data: what is wrong with a file is said with the hex, the bridge or the space."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import resources
from typing import Any

import pytest
from tests.games.venezia.scenario import venezia

from ludoteca.core.errors import BadData
from ludoteca.games.venezia.board import BRIDGE, PAIR, SHAPES, SINGLE, TRIANGLE, Board

Data = dict[str, Any]


def fresh() -> Data:
    data: Data = json.loads(resources.files("ludoteca.data").joinpath("venezia.json").read_bytes())
    return data


def hex_named(data: Data, name: str) -> Data:
    found: Data = next(item for item in data["hexes"] if item["id"] == name)
    return found


def space_with(data: Data, number: int) -> Data:
    found: Data = next(item for item in data["track"] if number in item["numbers"])
    return found


def two_hexes_on_one_place(data: Data) -> None:
    hex_named(data, "A05")["q"] -= 1


def quarter_in_two_pieces(data: Data) -> None:
    hex_named(data, "E19").update(q=40, r=40)


def quarters_without_a_canal(data: Data) -> None:
    hex_named(data, "A14").update(q=2, r=-4)


def swamp_without_a_token(data: Data) -> None:
    hex_named(data, "E16")["kind"] = "swamp"


def unknown_quarter(data: Data) -> None:
    hex_named(data, "C03")["quarter"] = "F"


def unknown_kind_of_hex(data: Data) -> None:
    hex_named(data, "C03")["kind"] = "lagoon"


def basilica_in_a_row(data: Data) -> None:
    data["printed"][3]["hexes"] = ["D13", "D18", "D14"]
    hex_named(data, "D14")["kind"], hex_named(data, "D19")["kind"] = "printed", "swamp"


def printed_hex_without_a_building(data: Data) -> None:
    data["printed"].pop(2)


def printed_ponte_off_its_line(data: Data) -> None:
    data["bridges"].pop(1)


def bridge_inside_a_quarter(data: Data) -> None:
    data["bridges"][0]["hexes"] = ["A08", "A01"]


def bent_bridge(data: Data) -> None:
    data["bridges"][0]["hexes"] = ["A08", "B01"]


def bridge_over_land(data: Data) -> None:
    data["bridges"][0]["hexes"] = ["A08", "B05"]


def bridge_to_nowhere(data: Data) -> None:
    data["bridges"][4]["hexes"] = ["B19", "D99"]


def hole_in_the_track(data: Data) -> None:
    data["track"].remove(space_with(data, 23))


def space_out_of_reach(data: Data) -> None:
    space_with(data, 60)["hexes"] = [[-20, 6]]


def space_on_land(data: Data) -> None:
    space_with(data, 4)["hexes"] = [[-1, -5]]


def crossing_pulled_apart(data: Data) -> None:
    space_with(data, 45)["numbers"] = [10]
    data["track"].append({"numbers": [45], "hexes": [[1, 0]], "borders": ["B", "D"]})
    space_with(data, 10)["hexes"] = [[0, 0]]


def border_left_out(data: Data) -> None:
    space_with(data, 17)["borders"] = ["E"]


def border_too_many(data: Data) -> None:
    space_with(data, 58)["borders"] = ["C"]


def number_twice(data: Data) -> None:
    space_with(data, 33)["numbers"] = [34]


def cards_miscounted(data: Data) -> None:
    data["cards"]["casa"] = 9


def pieces_miscounted(data: Data) -> None:
    data["supply"]["ponte"] = 7


def token_of_no_such_value(data: Data) -> None:
    data["tokens"]["swamp"]["3"] = 1


def tokens_miscounted(data: Data) -> None:
    data["tokens"]["treasure"]["6"] = 4


def hex_without_a_place(data: Data) -> None:
    del hex_named(data, "B07")["r"]


def no_track(data: Data) -> None:
    data["track"] = []


def space_before_the_start(data: Data) -> None:
    data["track"][-1]["numbers"] = [-1]


def bridge_with_an_end_twice(data: Data) -> None:
    data["bridges"][0]["hexes"].append("A08")


def water_at_a_yes(data: Data) -> None:
    space_with(data, 33)["hexes"][0][0] = True


def number_that_is_a_yes(data: Data) -> None:
    space_with(data, 1)["numbers"] = [True]


def hex_of_two_words(data: Data) -> None:
    hex_named(data, "C03")["id"] = "C 03"


def bridge_without_a_name(data: Data) -> None:
    data["bridges"][3]["id"] = ""


def quarter_of_two_words(data: Data) -> None:
    data["quarters"][4]["id"] = "E 1"
    for hex in data["hexes"]:
        hex["quarter"] = hex["quarter"].replace("E", "E 1")


DAMAGE: list[tuple[Callable[[Data], None], str]] = [
    (two_hexes_on_one_place, r"hex A05: lies on .* hex A04"),
    (quarter_in_two_pieces, r"hex E19: is cut off"),
    (quarters_without_a_canal, r"hex A14: .*(touches hex B|cut off)"),
    (swamp_without_a_token, r"87 are swamps .*E19"),
    (unknown_quarter, r"hex C03: there is no quarter F"),
    (unknown_kind_of_hex, r"hex C03: is 'lagoon'"),
    (basilica_in_a_row, r"printed basilica: D13, D18, D14 do not all touch"),
    (printed_hex_without_a_building, r"hex C08: is printed"),
    (printed_ponte_off_its_line, r"printed ponte: A20 and B13 are no bridge site"),
    (bridge_inside_a_quarter, r"bridge P01: both ends, A08 and A01"),
    (bent_bridge, r"bridge P01: the line from A08 to B01 is not straight"),
    (bridge_over_land, r"bridge P01: hex B04 lies under it"),
    (bridge_to_nowhere, r"bridge P05: there is no hex D99"),
    (hole_in_the_track, r"space 23: is missing"),
    (space_out_of_reach, r"space 60: does not touch space 59"),
    (space_on_land, r"space 4: lies on hex A01"),
    (crossing_pulled_apart, r"space 10: 10 and 45 are one space"),
    (border_left_out, r"space 17: borders D, E on the map, but the file says E"),
    (border_too_many, r"space 58: borders none on the map, but the file says C"),
    (number_twice, r"space 34: number 34 is given twice"),
    (cards_miscounted, r"cards: 9 of casa, the game has 8"),
    (pieces_miscounted, r"supply: 7 of ponte, the game has 6"),
    (token_of_no_such_value, r"swamp: worth 0 to 2 gold, not 3"),
    (tokens_miscounted, r"19 treasure tokens, the game has 18"),
    (hex_without_a_place, r"hexes B07: 'r' is not a number"),
    (no_track, r"space 0: is missing"),
    (space_before_the_start, r"space -1: the numbers begin at 0"),
    (bridge_with_an_end_twice, r"bridge P01: lies on A08, B04, A08: it takes 2 hexes"),
    (water_at_a_yes, r"space 33: .*True.* is not a pair of coordinates"),
    (number_that_is_a_yes, r"track \d+: 'numbers' is not a list of numbers"),
    (hex_of_two_words, r"hex C 03: a name is one word"),
    (bridge_without_a_name, r"bridge : a name is one word"),
    (quarter_of_two_words, r"quarter E 1: a name is one word"),
]


@pytest.mark.parametrize(("damage", "message"), DAMAGE, ids=[damage.__name__ for damage, _ in DAMAGE])
def test_a_damaged_board_is_refused_with_the_place_named(damage: Callable[[Data], None], message: str) -> None:
    data = fresh()
    damage(data)
    with pytest.raises(BadData, match=message):
        Board(data)


def test_a_file_of_another_kind_is_refused() -> None:
    with pytest.raises(BadData, match="schema"):
        Board({"schema": "something/1"})


def test_house_board_sites() -> None:
    board = venezia().board
    numbers = [board.first[shape + 1] - board.first[shape] for shape in (SINGLE, PAIR, TRIANGLE, BRIDGE)]
    assert numbers == [97, 184, 89, 11]
    assert len(board.site_ids) - board.first[SHAPES] == 5
    assert [mask.bit_count() for mask in board.land] == [25, 22, 17, 23, 19]
    assert sum(mask.bit_count() for mask in board.swamps) == 86


def test_no_mask_is_longer_than_sixty_bits() -> None:
    board = venezia().board
    assert max(*board.land, *board.mask, *board.far_mask, *board.rim).bit_length() <= 60


def test_every_site_has_its_mask_and_rim() -> None:
    board = venezia().board
    for site, hexes in enumerate(board.sites[: board.first[BRIDGE]]):
        home = board.home[site]
        assert board.mask[site] == sum(board.bit[hex] for hex in hexes)
        around = {near for hex in hexes for near in board.near[hex]} - set(hexes)
        assert board.rim[site] == sum(board.bit[hex] for hex in around)
        assert all(board.quarter[hex] == home for hex in around)
        assert board.far[site] == -1


def test_a_bridge_lies_in_two_quarters() -> None:
    board = venezia().board
    for site in range(board.first[BRIDGE], board.first[SHAPES]):
        assert board.home[site] != board.far[site] >= 0
        assert board.mask[site].bit_count() == board.far_mask[site].bit_count() == 1
        assert board.rim[site] == 0
