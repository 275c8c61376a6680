"""Monasteries 27 and 28, crane and geese (E 2). Hexes are those of duchy 1, as `scenario` draws them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.burgundy.scenario import Table as Scene
from tests.games.burgundy.scenario import at, burgundy, tell

from ludoteca.games.burgundy.data import BLACK, MONASTERY
from ludoteca.games.burgundy.expansions.tiles.crane import LIFTED
from ludoteca.games.burgundy.position import Burgundy

FOUR = ["monastery_27", "monastery_28", "crane", "geese"]
ON = {"tiles": "yes"}
WHITE = {"tiles": "yes", "white": "yes"}


def kind(tile: str) -> int:
    return burgundy().pieces.ids.index(tile)


def scene(dice: tuple[int, int] = (1, 2), **given: Any) -> Scene:
    return at(dice, **{"chosen": ON, **given})


def crane(**given: Any) -> Scene:
    """Just placed on hex 25, beside whatever else is stored."""
    return scene((3, 6), storage=["crane", *given.pop("storage", ())], **given).play("place d1 25")


# The set


def test_e_2_1_the_four_are_mixed_into_the_yellow_and_the_black_supply() -> None:
    backs = [burgundy().setting(2, burgundy().settle(2, options)).backs for options in (ON, {})]
    found = [[tile for tile in FOUR if kind(tile) in back] for back in (backs[0][MONASTERY], backs[0][BLACK])]
    assert found == [["monastery_27", "monastery_28"], ["crane", "geese"]]
    assert not any(kind(tile) in back for tile in FOUR for back in backs[1])


def test_e_0_2_there_is_one_of_each_and_monastery_29_stays_in_the_box() -> None:
    s = burgundy().new(3, {"tiles": "yes", "duchies": "1"}, 2)
    assert isinstance(s, Burgundy)
    tiles = s.components()
    assert [tiles[kind(tile)] for tile in [*FOUR, "monastery_29", "white_castle"]] == [1, 1, 1, 1, 0, 0]


# Monastery 27


def test_r_5_monastery_27_lifts_the_marker_the_moment_it_is_placed() -> None:
    table = scene(storage=["monastery_27"], seats=3, order=[2, 1, 0])
    table.play("place d1 12")
    assert table.s.order == [0, 2, 1] and table.told(tell.POWER) == [(0, 27, 0)]


def test_e_2_2_it_lifts_within_its_own_space_only() -> None:
    table = scene(storage=["monastery_27"], seats=3, order=[2, 1, 0])
    table.s.players[2].marker = 1
    table.play("place d1 12")
    assert table.s.order == [2, 0, 1]
    alone = scene(storage=["monastery_27"], order=[0, 1]).play("place d1 12")
    assert alone.s.order == [0, 1] and alone.told(tell.POWER) == [], "nothing to lift"


def test_e_2_2_whoever_comes_to_its_space_goes_below() -> None:
    table = scene(monasteries=[27], seats=3, order=[0, 1, 2])
    table.s.players[0].marker = 1
    table.s.sail(2)
    assert table.s.order == [0, 2, 1]
    table.s.sail(1)
    assert table.s.order == [0, 1, 2], "among the others the last to come lies on top"
    table.s.sail(1)
    assert table.s.order == [1, 0, 2], "one space further is ahead"


def test_e_2_2_it_goes_on_top_where_it_comes_itself() -> None:
    table = scene(monasteries=[27], seats=3, order=[1, 2, 0])
    table.s.players[1].marker = table.s.players[2].marker = 1
    table.s.sail(0)
    assert table.s.order == [0, 1, 2]


def test_r_5_partners_who_share_it_lie_as_they_moved_last() -> None:
    table = scene(monasteries=[27], seats=4, order=[0, 1, 2, 3])
    table.s.players[2].estate = table.s.players[0].estate
    table.s.players[0].marker = 1
    table.s.sail(2)
    assert table.s.order == [2, 0, 1, 3]
    table.s.sail(1)
    assert table.s.order == [2, 0, 1, 3], "no other lies above either"
    table.s.sail(3)
    assert table.s.order == [2, 0, 3, 1]


def test_e_2_2_the_next_round_follows_the_lifted_marker() -> None:
    table = scene((1, 1), storage=["monastery_27"], order=[1, 0], last=True)
    table.play("place d1 12", "workers d2")
    assert table.s.round == 1 and table.seat == 0


# Monastery 28


def test_e_2_3_a_silver_buys_two_workers_as_often_as_one_likes() -> None:
    table = scene(monasteries=[28], silver=2, black={1: "mine"})
    table.play("hire")
    assert (table.me().silver, table.me().workers) == (1, 2) and table.told(tell.POWER) == [(0, 28, 0)]
    assert table.ask == "turn.act" and table.s.players[0].spent == 0 and table.s.players[0].used == 0
    table.play("hire")
    assert (table.me().silver, table.me().workers) == (0, 4) and "hire" not in table.menu


def test_e_2_3_it_is_no_purchase_of_the_black_depot() -> None:
    table = scene(monasteries=[28], silver=3, black={1: "mine"}).play("buy 1")
    assert table.offers("buy") == [] and "hire" in table.menu


def test_r_6_it_is_offered_in_every_menu_of_the_own_turn() -> None:
    table = scene((4, 3), monasteries=[28], silver=1, storage=["castle", "city_hall"], tiles={12: "monastery_3"})
    asked = []
    for text in ("place d2 11", "place any 6", "workers any", "workers d1"):
        asked.append(table.ask)
        assert "hire" in table.menu
        table.play(text)
    assert asked == ["turn.act", "city_hall.place", "castle.act", "turn.act"]
    assert table.ask == "turn.end" and table.menu == ["end", "hire"]


def test_r_6_workers_bought_in_the_middle_of_an_action_serve_it() -> None:
    given: dict[str, Any] = {"storage": ["white_castle"], "depots": {"3.1": "mine"}, "chosen": WHITE}
    table = scene((3, 6), monasteries=[28], silver=1, **given)
    table.s.white = 1
    table.play("place d1 25")
    assert table.ask == "white_castle.act" and table.offers("take") == [] and "hire" in table.menu
    assert table.play("hire").offers("take") == ["any 3.1"] and table.ask == "white_castle.act"


@pytest.mark.parametrize(
    ("storage", "given", "play", "ask"),
    [
        (["ship"], {"wares": {1: [1], 2: [2]}}, ["place d1 19"], "ship.depot"),
        (["market"], {"depots": {"4.1": "ship"}}, ["place d2 11"], "market.take"),
        (["crane"], {}, ["place d2 11"], "crane.effect"),
    ],
)
def test_r_6_after_a_question_that_needs_no_workers_they_can_be_had(
    storage: list[str], given: Any, play: list[str], ask: str
) -> None:
    """Also after the second die: the turn does not end before they could be bought."""
    table = scene((5, 3), storage=storage, monasteries=[28], silver=1, **given)
    other = "workers d2" if "d1" in play[0] else "workers d1"
    table.play(other, *play)
    assert table.ask == ask
    table.play(table.menu[0])
    assert table.ask == "turn.end" and "hire" in table.menu


def test_e_2_3_stored_it_sells_nothing() -> None:
    assert "hire" not in scene(storage=["monastery_28"], silver=3).menu


# Crane


def test_r_7_only_what_does_something_is_offered_and_it_may_be_declined() -> None:
    table = crane()
    assert table.ask == "crane.effect"
    assert table.menu == ["no", "effect boarding_house", "effect bank", "effect watchtower"]
    table.play("no")
    assert table.ask == "turn.act" and table.points() == {} and table.me().silver == 0 and table.told(LIFTED) == []


def test_e_2_4_every_building_is_there_when_it_does_something() -> None:
    table = crane(storage=["mine"], goods={2: 1}, depots={"1.1": "ship", "2.1": "bank", "3.1": "castle"})
    named = ["market", "carpenter", "church", "warehouse", "boarding_house", "bank", "city_hall", "watchtower"]
    assert table.offers("effect") == named


def test_e_2_5_as_a_warehouse_it_sells() -> None:
    table = crane(goods={2: 3}).play("effect warehouse")
    assert table.ask == "warehouse.sell"
    table.play("sell any 2")
    assert table.points() == {"sales": 6} and table.me().silver == 1 and table.told(LIFTED) == [(0, 3, 0)]


def test_e_2_5_as_a_bank_it_pays_two_silver() -> None:
    assert crane().play("effect bank").me().silver == 2


def test_e_2_5_as_a_church_it_takes_a_castle() -> None:
    table = crane(depots={"3.1": "castle", "3.2": "ship"}).play("effect church")
    assert table.menu == ["take any 3.1", "no"]
    assert table.play("take any 3.1").storage() == ["castle"]


def test_e_2_4_as_a_city_hall_it_places_another_tile() -> None:
    table = crane(storage=["ship"]).play("effect city_hall")
    assert table.ask == "city_hall.place" and "place any 19" in table.menu


def test_r_7_a_city_hall_also_does_something_with_a_tile_that_can_be_bought() -> None:
    assert "effect city_hall" in crane(silver=2, black={1: "mine"}).menu
    assert "effect city_hall" not in crane(silver=1, monasteries=[28]).menu


@pytest.mark.parametrize(
    ("effect", "gain"), [("boarding_house", {"workers": 4}), ("watchtower", {"points": 4}), ("bank", {"silver": 2})]
)
def test_e_2_4_it_does_all_that_the_building_does(effect: str, gain: dict[str, int]) -> None:
    table = crane().play(f"effect {effect}")
    got = {"workers": table.me().workers, "points": sum(table.points().values()), "silver": table.me().silver}
    assert {name: number for name, number in got.items() if number} == gain


@pytest.mark.parametrize(("effect", "spot"), [("market", "1.1"), ("market", "2.1"), ("carpenter", "3.1")])
def test_e_2_4_it_takes_what_market_and_carpenter_take(effect: str, spot: str) -> None:
    depots = {"1.1": "ship", "2.1": "cow_2", "3.1": "bank", "4.1": "mine"}
    table = crane(depots=depots).play(f"effect {effect}")
    assert table.offers("take") == (["any 1.1", "any 2.1"] if effect == "market" else ["any 3.1"])
    assert table.play(f"take any {spot}").storage() == [depots[spot]]


def test_e_2_4_the_white_castle_only_where_there_are_any() -> None:
    assert "effect white_castle" not in crane().menu
    table = crane(chosen=WHITE).play("effect white_castle")
    assert table.ask == "white_castle.act"


def test_e_2_4_the_crane_is_a_kind_of_its_own_in_a_city() -> None:
    table = scene((4, 1), storage=["bank"], tiles={12: "monastery_3", 13: "crane"})
    assert "d1 8" in table.offers("place")
    for building in ("market", "bank", "white_castle"):
        assert "d1 8" in scene((4, 1), storage=["crane"], tiles={12: "monastery_3", 13: building}).offers("place")


def test_e_2_6_at_the_end_the_crane_is_whatever_building_counts() -> None:
    s = scene(tiles={13: "crane", 14: "bank"}, monasteries=[22]).s
    assert s.monastery_points(s.estate(0), 22) == s.all_monasteries(s.estate(0)) == 8
    s = scene(tiles={13: "crane", 14: "bank"}).s
    assert s.all_monasteries(s.estate(0)) == 0
    assert s.monastery_points(s.estate(0), 16) == 4, "what it would be worth to take monastery 16"


def test_r_8_it_counts_once_with_several_monasteries_and_nobody_is_asked() -> None:
    s = scene(tiles={13: "crane", 14: "bank", 8: "bank"}, monasteries=[17, 22, 24]).s
    assert s.all_monasteries(s.estate(0)) == 4 + 8
    assert s.monastery_points(s.estate(0), 16) == 0, "the crane is counted already"


def test_e_2_6_it_may_be_another_than_the_one_it_worked_as() -> None:
    table = crane(monasteries=[17]).play("effect bank")
    assert table.s.all_monasteries(table.me()) == 4


# Geese


def test_e_2_10_geese_among_cows_score_seven_and_pigs_later_six() -> None:
    table = scene((1, 2), storage=["geese", "pig_4"], tiles={10: "cow_2", 9: "cow_3"})
    table.play("place d1 5", "use geese")
    assert table.points() == {"livestock": 7}
    table.play("place d2 4")
    assert table.points() == {"livestock": 7 + 6}


def test_e_2_7_alone_geese_score_two_and_other_pastures_do_not_count() -> None:
    table = scene((4, 2), storage=["geese"], tiles={27: "cow_4", 11: "market"})
    assert table.play("place d1 10").points() == {"livestock": 2}
    later = scene((2, 6), storage=["cow_4"], tiles={10: "geese", 26: "market"})
    assert later.play("place d1 27").points()["livestock"] == 4, "the geese are elsewhere"


def test_r_8_of_several_species_the_best_is_taken() -> None:
    table = scene((1, 2), storage=["geese"], tiles={10: "cow_2", 9: "cow_3", 4: "sheep_4"})
    assert table.play("place d1 5").points() == {"livestock": 7}


def test_e_2_9_monastery_7_counts_the_geese_too() -> None:
    table = scene((1, 2), storage=["geese", "pig_2"], tiles={10: "cow_2", 9: "cow_3"}, monasteries=[7])
    table.play("place d1 5", "use geese")
    assert table.points() == {"livestock": 7, "monasteries": 3}
    table.play("place d2 4")
    assert table.points() == {"livestock": 7 + 4, "monasteries": 3 + 2}


def test_e_2_9_with_monastery_7_tiles_weigh_in_what_is_best() -> None:
    table = scene((1, 2), storage=["geese"], tiles={10: "cow_2", 9: "cow_2", 4: "sheep_4"}, monasteries=[7])
    assert table.play("place d1 5").points() == {"livestock": 6, "monasteries": 3}


def test_e_2_9_geese_are_one_more_species_for_monastery_24() -> None:
    s = scene(tiles={10: "cow_2", 9: "geese", 4: "cow_3"}, monasteries=[24]).s
    assert s.all_monasteries(s.estate(0)) == 8


def test_e_2_7_geese_go_only_to_a_pasture() -> None:
    assert scene((3, 4), storage=["geese"], tiles={11: "market"}).offers("place") == ["d2 10"]
