"""Shields together with other expansions (E 11 beside E 1, 2, 4, 6, 12)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.burgundy.expansions.shields import arms_of, phase_over, shielded
from tests.games.burgundy.scenario import burgundy, lay

from ludoteca.core.errors import BadOption
from ludoteca.games.burgundy.data import BOARDING_HOUSE, CASTLE, LIVESTOCK
from ludoteca.games.burgundy.expansions.numbers import DOUBLES, INN, INN_SPACES, SHOP_SPACES
from ludoteca.games.burgundy.expansions.routes.sale import route
from ludoteca.games.burgundy.expansions.vineyards.bonus import do
from ludoteca.games.burgundy.expansions.vineyards.cellar import vines
from ludoteca.games.burgundy.expansions.vineyards.planted import take_grape
from ludoteca.games.burgundy.expansions.vineyards.vine_board import CASTLE_BONUS

TILES = {"tiles": "yes"}
PASTURE = {0: "cow_2", 4: "cow_3", 9: "pig_2", 10: "sheep_2"}


def test_r24_inns_in_one_pasture_each_add_one_and_bar_further_ones() -> None:
    given: dict[str, Any] = {"tiles": {**PASTURE, 5: "inn", 26: "bank", 6: "castle"}, "storage": ["pig_3", "inn"]}
    table = shielded((2, 1), 1, inns="yes", **given)
    assert "use inn" not in table.play("place d1 27").menu, "one inn bars all pastures"
    assert table.points()["areas"] == 28 and table.tile(27) == "pig_3"


@pytest.mark.parametrize(("inns", "points"), [(1, 36), (2, 45), (3, 55)])
def test_r24_shield_17_and_inns_in_all_pastures_reach_the_end_of_the_table(inns: int, points: int) -> None:
    """Inns that were there before shield 1 came, one in each pasture, and shield 17."""
    board = next(board for board in burgundy().boards if len(board.colour_cells[LIVESTOCK]) == 6 and areas(board) == 3)
    pastures = [board.cells[area] for area in sorted({board.area[at] for at in board.colour_cells[LIVESTOCK]})]
    last = max(pastures, key=len)[-1]
    tiles = {at: "cow_2" for at in board.colour_cells[LIVESTOCK] if at != last}
    tiles |= {cells[0]: "inn" for cells in pastures[:inns]}
    start, second = board.colour_cells[CASTLE][:2]
    given: dict[str, Any] = {"duchy": board.name, "start": start, "tiles": {**tiles, second: "castle"}, "inns": "yes"}
    table = shielded((board.number[last], 1), 1, 17, storage=["cow_3"], **given)
    assert table.play(f"place d1 {last}").points()["areas"] == points


def areas(board: Any) -> int:
    return len({board.area[at] for at in board.colour_cells[LIVESTOCK]})


def test_shield_15_may_place_an_inn_on_any_colour() -> None:
    table = shielded((1, 1), 15, inns="yes", round_=5, last=True, silver=1)
    table.s.spaces[INN_SPACES] = INN
    table.play("workers d1", "workers d2")
    assert table.menu == ["no", "pick inn"]
    table.play("pick inn")
    assert table.ask == "steward.place" and len(table.menu) == 6
    assert table.play("place any 11").points() == {"areas": 3, "phases": 10}


def test_shield_15_may_plant_a_double_tile_of_the_shop_and_14_none() -> None:
    table = shielded((1, 1), 15, vineyards="yes", round_=5, last=True, silver=1)
    table.s.spaces[SHOP_SPACES] = DOUBLES + 6
    table.play("workers d1", "workers d2")
    assert table.menu == ["no", "pick shop.1"]
    table.play("pick shop.1")
    assert table.offers("plant") == ["any 0", "any 1", "any 2", "any 3"], "the lowest level, both ways"
    table.play("plant any 0")
    assert vines(table.me()).covered == 1 and table.me().storage == []
    other = shielded((1, 1), 14, vineyards="yes", round_=5, last=True, silver=1)
    other.s.spaces[SHOP_SPACES] = DOUBLES + 6
    assert other.play("workers d1", "workers d2").ask == "tribute.forfeit"


def test_r29_the_castle_action_of_a_vineyard_gives_no_shield() -> None:
    table = shielded((1, 2), 11, vineyards="yes", lying={3: [9]})
    do(table.s, 0, CASTLE_BONUS)
    table.s.run()
    assert table.ask == "castle.act" and table.offers("shield") == []


def test_shield_4_stores_double_tiles_without_end() -> None:
    table = shielded((1, 1), 4, vineyards="yes", storage=["double_green_blue", "castle"])
    table.s.spaces[37] = DOUBLES
    table.s.run()
    table.play("harvest d1 1")
    assert table.ask == "turn.act" and len(table.storage()) == 3


def test_shield_1_geese_score_with_a_species_of_any_pasture() -> None:
    table = shielded((2, 1), 1, tiles={26: "bank", 5: "cow_3", 0: "cow_2"}, storage=["geese"], chosen=TILES)
    assert table.play("place d1 27").points() == {"livestock": 2 + 5}


def test_r6_whoever_pays_with_workers_may_buy_some_by_monastery_28() -> None:
    given: dict[str, Any] = {"tiles": {1: "castle", 2: "castle", 12: "monastery_28"}, "chosen": TILES}
    table = phase_over(3, 9, 12, silver=1, **given).play("end")
    assert table.menu == ["done", "hire", "forfeit 3", "forfeit 9", "forfeit 12"]
    table.play("hire")
    assert (table.me().silver, table.me().workers) == (0, 6) and table.ask == "tribute.forfeit"
    assert arms_of(table.play("done")) == [3, 9, 12] and table.me().workers == 3


def test_r25_workers_bought_by_monastery_28_set_off_shield_2() -> None:
    table = shielded((1, 2), others={1: [2]}, tiles={12: "monastery_28"}, silver=1, chosen=TILES).play("hire")
    assert (table.me(0).workers, table.me(1).workers) == (2, 1)


def test_e_11_3_after_a_shield_workers_may_still_be_hired() -> None:
    given: dict[str, Any] = {"tiles": {12: "monastery_28"}, "silver": 1, "chosen": TILES, "lying": {4: [9]}}
    table = shielded((4, 4), **given).play("shield 9")
    assert table.menu == ["end", "hire"] and table.play("hire").me().workers == 2


def test_r27_a_copied_monastery_serves_the_crane() -> None:
    given: dict[str, Any] = {"tiles": {25: "crane"}, "chosen": TILES, "phase": "E", "round_": 5, "last": True}
    table = shielded((1, 1), 6, silver=1, **given)
    lay(table.s, table.me(1), 12, "monastery_22")
    table.s.run()
    table.play("copy 1", "workers d1", "workers d2", "done")
    assert table.points()["monasteries"] == 4


def test_shield_18_stands_above_the_castle_link() -> None:
    board = next(board for board in burgundy().boards if board.group == "first")
    start = board.colour_cells[0][0]
    far = next(at for at in board.colour_cells[2] if start not in board.near[at])
    given: dict[str, Any] = {"duchy": board.name, "start": start, "storage": ["monastery_1"], "link": "yes"}
    assert f"place d1 {far}" in shielded((board.number[far], 1), 18, **given).menu
    assert f"place d1 {far}" not in shielded((board.number[far], 1), **given).menu


def test_e_11_4_white_castles_carry_no_shield() -> None:
    table = shielded((4, 4), 9, tiles={25: "white_castle"}, lying={4: [2]}, white="yes").play("shield 2")
    assert arms_of(table) == [2], "the only castle carried the other one"


def test_shield_16_never_turns_the_white_die() -> None:
    table = shielded((3, 6), 16, storage=["white_castle"], white="yes", goods={1: 1, 5: 1})
    table.s.white = 5
    table.play("place d1 25")
    assert table.ask == "white_castle.act" and table.offers("wild") == [] and table.offers("sell") == ["any 5"]


def test_shield_18_opens_any_hex_to_an_inn_too() -> None:
    table = shielded((6, 6), 18, storage=["inn"], inns="yes")
    board = table.s.board(table.me())
    sixes = [f"d1 {at}" for at in range(37) if board.number[at] == 6 and table.tile(at) is None]
    assert table.offers("place") == sixes


def test_r31_shield_18_does_not_reach_into_the_vineyard() -> None:
    table = shielded((2, 5), 18, storage=["double_green_blue"], vineyards="yes")
    assert table.offers("plant") == [], "the first tile goes to the lowest level"


@pytest.mark.parametrize(("shields", "points"), [((), 5), ((7,), 10)])
def test_shield_7_doubles_border_tiles(shields: tuple[int, ...], points: int) -> None:
    tiles = {4: "cow_2", 5: "cow_2", 2: "castle", 3: "monastery_1", 8: "bank"}
    tiles |= {12: "monastery_2", 24: "mine", 30: "monastery_3", 34: "monastery_5"}
    table = shielded((6, 1), *shields, tiles=tiles, storage=["castle"], posts="pairs").play("place d1 6")
    assert table.points()["bonus_tiles"] == points


def test_r28_grape_tiles_are_no_bonus_tiles() -> None:
    table = shielded((1, 1), 7, vineyards="yes", tiles={12: "monastery_26"})
    assert sum(vines(table.me()).grapes) == 1 and table.s.monastery_points(table.me(), 26) == 0
    before = table.points()
    take_grape(table.s, 0, 0)
    assert table.points() == before and sum(vines(table.me()).grapes) == 2


def test_r25_workers_of_a_vineyard_set_off_shield_2() -> None:
    table = shielded((1, 2), others={1: [2]}, vineyards="yes")
    do(table.s, 0, BOARDING_HOUSE)
    assert (table.me(0).workers, table.me(1).workers) == (4, 1)


def test_r25_workers_of_a_route_set_off_shield_2() -> None:
    """Good 1 lies on the third space of tile 1: four workers."""
    table = shielded((1, 2), others={1: [2]}, routes="random", goods={1: 1})
    own = route(table.me())
    own.tiles, own.goods = [0], [5, 5]
    assert (table.play("sell d1 1").me(0).workers, table.me(1).workers) == (4, 1)


@pytest.mark.parametrize(("seats", "other"), [(4, {"team": "beginner"}), (1, {"solo": "33"})])
def test_e_9_e_10_teams_and_solo_games_refuse_shields(seats: int, other: dict[str, str]) -> None:
    assert burgundy().fits(seats, other)
    with pytest.raises(BadOption, match="shields"):
        burgundy().settle(seats, {"shields": "yes", **other})
