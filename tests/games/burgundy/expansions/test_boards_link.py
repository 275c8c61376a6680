"""Sets of duchies, the castle link and castles bought back (E 1, 3, 7).

Hexes of duchy 11, by number, with colour and die:

           0 B6   1 B5   2 S4   3 S3
        4 B2   5 P1   6 P6   7 S5   8 P4
     9 B5  10 B4  11 P3  12 S1  13 P2  14 M3
  15 C6  16 B1  17 C2  18 C6  19 S5  20 C4  21 X1
    22 B2  23 M5  24 B4  25 S3  26 X1  27 P2
       28 M6  29 M1  30 B2  31 B5  32 X6
          33 M3  34 M4  35 B1  36 B3
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.burgundy.scenario import Table as Scene
from tests.games.burgundy.scenario import at, burgundy, lay, tell, total

from ludoteca.core.errors import BadOption
from ludoteca.games.burgundy.data import CASTLE_TILE, NONE
from ludoteca.games.burgundy.expansions.boards import RECLAIMED, aside
from ludoteca.games.burgundy.position import Burgundy
from ludoteca.games.burgundy.scoring import AREA_POINTS
from ludoteca.games.burgundy.show.view import view


def linked(**scene: Any) -> Scene:
    return at(duchy="11", link="yes", **{"workers": 9, **scene})


def room(scene: Scene, tile: str) -> list[int]:
    """Where a tile could go."""
    s = scene.s
    e = scene.me()
    return s.setting.tiles[burgundy().pieces.ids.index(tile)].hexes(s, e, s.board(e))


def with_castles(castles: int, points: int, **scene: Any) -> Scene:
    """So many castles lie aside, and seat 0 has these points."""
    table = linked(**scene)
    s = table.s
    aside(s).castles = castles
    s.box[CASTLE_TILE] += castles
    s.players[0].points = [points if source == AREA_POINTS else 0 for source in range(len(s.game.sources))]
    s.run()
    return table


# Sets of duchies


def names(how: str, seats: int, seed: int) -> list[str]:
    s = burgundy().new(seats, {"duchies": how}, seed)
    assert isinstance(s, Burgundy)
    return [s.board(e).name for e in s.estates]


@pytest.mark.parametrize(("how", "first", "last"), [("11-18", 11, 18), ("19-22", 19, 22), ("23-30", 23, 30)])
def test_e_1_1_each_seat_draws_any_duchy_of_the_set_by_itself(how: str, first: int, last: int) -> None:
    drawn = [names(how, 3, seed) for seed in range(40)]
    assert {name for seats in drawn for name in seats} == {str(number) for number in range(first, last + 1)}
    assert any(len(set(seats)) < 3 for seats in drawn), "R1: two may have the same"


@pytest.mark.parametrize("number", range(11, 31))
def test_e_0_1_every_duchy_from_11_to_30_can_be_named_and_brings_no_rule(number: int) -> None:
    s = burgundy().new(2, {"duchies": str(number)}, 1)
    assert isinstance(s, Burgundy) and s.setting.expansions == []
    assert [s.board(e).name for e in s.estates] == [str(number)] * 2
    assert s.decision is not None and s.decision.ask == "setup.castle" and len(s.decision.actions) == 4


@pytest.mark.parametrize("number", range(11, 23))
def test_e_18_8_duchies_11_to_22_are_ours_and_have_the_hexes_of_all(number: int) -> None:
    board = next(board for board in burgundy().boards if board.name == str(number))
    assert board.standing == "house" and [len(cells) for cells in board.colour_cells] == [4, 3, 6, 6, 6, 12]


def test_e_1_5_without_the_option_duchies_of_the_set_are_played_by_the_base_rules() -> None:
    table = at(duchy="11", tiles={11: "pig_2"}, storage=["market"], workers=9)
    assert table.s.setting.ground is None and 10 in room(table, "market")
    assert not table.s.parts and "reclaim" not in table.menu


@pytest.mark.parametrize("duchies", ["book", "random", "same", "19-22", "23-30", "7", "11.7", "7.11"])
def test_r_41_the_link_is_refused_with_any_other_duchy(duchies: str) -> None:
    with pytest.raises(BadOption, match=r"link=yes needs duchies=11-18 or 11.*E 1\.5, R41"):
        burgundy().settle(2, {"link": "yes", "duchies": duchies})


@pytest.mark.parametrize("duchies", ["11-18", "14", "11.18"])
def test_e_1_5_the_link_goes_with_duchies_of_the_set(duchies: str) -> None:
    assert burgundy().fits(2, {"link": "yes", "duchies": duchies})
    assert burgundy().complete(2, {"link": "yes"})["duchies"] == "11-18"


# The link


def test_e_1_2_a_tile_touches_a_castle_and_the_first_castle_is_one() -> None:
    table = linked(storage=["pig_2", "market", "ship"])
    assert room(table, "pig_2") == [11] and room(table, "market") == [24] and room(table, "ship") == [12, 19, 25]
    assert table.offers("place") == [
        "d1 11",
        "d1 12",
        "d1 19",
        "d1 24",
        "d1 25",
        "d2 11",
        "d2 12",
        "d2 19",
        "d2 24",
        "d2 25",
    ]


def test_e_1_2_a_neighbour_is_still_needed() -> None:
    table = linked(storage=["mine"])
    lay(table.s, table.me(), 20, "castle")
    assert room(table, "mine") == [21, 26], "32 touches no tile"
    assert room(linked(), "castle") == [17], "15 and 20 touch none either"


def test_e_1_2_tiles_of_its_own_colour_lead_to_a_castle_however_many() -> None:
    table = linked(tiles={24: "market"})
    assert room(table, "bank") == [30]
    for at_, then in ((30, [31, 35]), (31, [35, 36]), (35, [36])):
        lay(table.s, table.me(), at_, "carpenter")
        assert [hex_ for hex_ in room(table, "bank") if hex_ != 22] == then


def test_e_1_2_another_colour_in_between_is_no_link() -> None:
    table = linked(tiles={11: "pig_2"})
    assert 10 in front(table) and room(table, "market") == [24]
    lay(table.s, table.me(), 24, "market")
    assert 29 in front(table) and room(table, "monastery_3") == []
    lay(table.s, table.me(), 5, "pig_3")
    assert {0, 1} <= set(front(table)) and room(table, "bank") == [30], "livestock leads no building to 0 or 1"


def front(table: Scene) -> list[int]:
    return [hex_ for hex_ in range(37) if table.me().front[0] >> hex_ & 1]


def test_e_1_2_an_empty_castle_hex_does_not_link_but_a_castle_on_it_does() -> None:
    table = linked(tiles={11: "pig_2"})
    assert table.tile(17) is None and 10 not in room(table, "market")
    lay(table.s, table.me(), 17, "castle")
    assert room(table, "market") == [10, 16, 24] and room(table, "monastery_3") == [23]


def test_e_1_3_a_castle_needs_no_link() -> None:
    table = linked(tiles={11: "pig_2", 10: "market", 16: "bank"})
    assert room(table, "castle") == [15, 17]


def test_r_2_crane_and_white_castle_lead_buildings_and_geese_lead_livestock() -> None:
    table = linked(tiles={24: "crane", 11: "geese"})
    assert room(table, "market") == [30] and room(table, "pig_2") == [5, 6]
    assert room(linked(tiles={24: "white_castle"}), "market") == [30]


def test_r_2_a_white_castle_is_no_castle() -> None:
    table = linked(tiles={24: "white_castle"})
    assert {23, 29} <= set(front(table)) and room(table, "monastery_3") == []


def test_r_2_an_inn_touches_a_castle_itself_and_leads_nowhere() -> None:
    table = linked(tiles={11: "pig_2", 24: "inn", 12: "ship", 17: "inn"})
    s, e = table.s, table.me()
    assert s.setting.ground is not None
    assert s.setting.ground.open(s, e, s.board(e), 0, NONE) == sum(1 << hex_ for hex_ in (19, 25))
    assert 30 in front(table) and room(table, "market") == [], "the inns on 24 and 17 are no buildings, no castles"


def test_e_1_2_the_table_says_why_a_hex_and_a_tile_have_to_wait() -> None:
    table = linked(tiles={11: "pig_2"}, storage=["monastery_3", "market"])
    lay(table.s, table.me(), 24, "bank")
    table.s.run()
    assert table.blocked()["duchy:29"] == ("no-link", "E 1.2")
    assert table.blocked()["storage:monastery_3"] == ("no-link", "E 1.2")
    assert table.blocked()["duchy:10"] == ("no-link", "E 1.2")
    assert table.blocked()["duchy:5"][0] == "no-tile" and "storage:market" not in table.blocked()


# Castles bought back


def test_e_1_4_a_castle_costs_both_dice_and_five_points_and_goes_to_the_storage() -> None:
    table = with_castles(2, 7)
    before = table.s.components()
    table.play("reclaim")
    assert table.storage() == ["castle"] and aside(table.s).castles == 1
    assert total(table) == 2 and table.points()["castles"] == -5
    assert table.told(RECLAIMED) == [(0, 0, 0)] and table.seat == 1, "both dice are gone"
    assert table.s.components() == before


@pytest.mark.parametrize(("castles", "points", "offered"), [(1, 5, True), (1, 4, False), (0, 9, False)])
def test_e_1_4_it_takes_a_castle_aside_and_five_points(castles: int, points: int, offered: bool) -> None:
    assert ("reclaim" in with_castles(castles, points).menu) == offered


def test_e_1_4_both_dice_must_be_unspent() -> None:
    table = with_castles(1, 9, silver=2, black={1: "mine"})
    table.play("buy 1")
    assert "reclaim" in table.menu, "a purchase takes no die"
    table.play("workers d1")
    assert "reclaim" not in table.menu
    assert table.blocked()["aside:castle"] == ("dice-used", "E 1.4")


def test_r_3_an_empty_storage_place_is_needed() -> None:
    table = with_castles(1, 9, storage=["mine", "ship", "market"])
    assert "reclaim" not in table.menu and table.blocked()["aside:castle"] == ("no-room", "E R3")


def test_r_3_with_discard_any_a_stored_tile_makes_room() -> None:
    table = with_castles(1, 9, storage=["mine", "ship", "market"], discard_any="yes")
    table.play("reclaim")
    assert table.ask == "turn.drop" and table.menu == ["drop market", "drop mine", "drop ship"]
    table.play("drop ship")
    assert table.storage() == ["market", "mine", "castle"] and table.seat == 1
    same = with_castles(1, 9, storage=["mine", "mine", "mine"], discard_any="yes").play("reclaim")
    assert same.storage() == ["mine", "mine", "castle"], "nobody is asked which of three mines"
    two = with_castles(1, 9, storage=["mine", "mine", "ship"], discard_any="yes").play("reclaim")
    assert two.menu == ["drop mine", "drop ship"]


def end_of_phase(**scene: Any) -> Scene:
    """After the last turn of phase A, in the first of phase B."""
    table = linked(round_=5, last=True, dice=(1, 1), **scene)
    assert "reclaim" not in table.menu
    return table


def test_r_4_castles_of_all_depots_are_set_aside_when_a_phase_ends() -> None:
    table = end_of_phase(depots={"2.1": "castle", "5.1": "mine"}, black={1: "castle"})
    assert aside(table.s).castles == 0
    table.play("workers d1", "workers d2")
    assert table.s.phase == 1 and aside(table.s).castles == 2
    assert table.s.box[CASTLE_TILE] == 2


def test_r_4_a_castle_that_a_player_drops_is_not_set_aside() -> None:
    table = end_of_phase(storage=["castle", "ship", "mine"], depots={"1.1": "market"})
    table.play("take d1 1.1", "drop castle", "workers d2")
    assert table.s.phase == 1 and table.s.box[CASTLE_TILE] == 1 and aside(table.s).castles == 0


def test_e_1_4_what_is_aside_is_shown_and_the_price_too() -> None:
    table = with_castles(3, 7)
    assert view(table.s, 1)["more"]["boards"] == {"castles": 3}
    assert table.facts("reclaim")["points"] == -5 and table.facts("reclaim")["tile"] == "castle"
    assert table.told(tell.SCORE) == []
