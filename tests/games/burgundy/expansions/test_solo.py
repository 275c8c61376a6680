"""E 10: set-up, rounds, rivers, ships and tiles that lie face down, for one alone."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.games.burgundy.expansions.lone import book, filled, lone
from tests.games.burgundy.expansions.test_boards_file import FILE, build_with, without
from tests.games.burgundy.scenario import Table, at, burgundy, tell

from ludoteca.core.errors import BadOption
from ludoteca.core.match import Match
from ludoteca.games.burgundy.expansions.solo.alone import alone
from ludoteca.games.burgundy.expansions.solo.numbers import GIVEN, PRUNED, SUNK, SWAPPED
from ludoteca.games.burgundy.expansions.solo.prune import Prune
from ludoteca.games.burgundy.position import Burgundy
from ludoteca.testing import Table as Trial
from ludoteca.testing import random_match


def fresh(**options: str) -> Burgundy:
    s = burgundy().new(1, {"solo": "33", **options}, 7)
    assert isinstance(s, Burgundy)
    return s


# Set-up


@pytest.mark.parametrize(("board", "castles"), [("33", [6, 17, 26, 28]), ("34", [1, 5, 23, 30])])
def test_e_10_1_a_silver_two_workers_three_goods_and_a_castle_anywhere(board: str, castles: list[int]) -> None:
    s = fresh(solo=board)
    e = s.estate(0)
    assert (e.silver, e.workers, sum(e.goods), s.board(e).name) == (1, 2, 3, board)
    assert s.decision is not None and s.decision.ask == "setup.castle"
    assert [action.thing for action in s.decision.actions] == castles
    s.apply(s.decision.actions[1])
    assert e.tiles[castles[1]] == s.rules.pieces.ids.index("castle") and s.scores() == [0]


def test_e_10_2_there_is_no_limit_to_the_kinds_of_goods() -> None:
    table = lone((3, 1), storage=["ship"], goods={1: 1, 2: 1, 3: 1}, wares={4: [4, 5, 6]})
    table.play("place d1 9", "depot 4")
    assert table.me().goods == [1, 1, 1, 1, 1, 1]


def test_e_10_3_points_begin_at_nothing_and_the_target_at_50() -> None:
    told = alone(fresh())
    assert (told.mark, told.target) == (0, 50)


def test_e_10_4_the_rest_is_set_up_as_for_two() -> None:
    s, two = fresh(), burgundy().new(2, {}, 7)
    assert isinstance(two, Burgundy)
    for each in (s, two):
        while each.decision is not None and each.decision.ask.startswith("setup"):
            each.apply(each.decision.actions[0])
    used = [[kind >= 0 for kind in each.spaces] for each in (s, two)]
    pruned = [at for at in range(32) if used[0][at] != used[1][at]]
    assert len(pruned) == 1 and pruned[0] < 24 and sum(used[0][24:]) == 4
    assert s.setting.sale == two.setting.sale


def test_e_10_4_a_sale_pays_as_for_two() -> None:
    assert lone((4, 1), goods={4: 3}).play("sell d1 4").points() == {"sales": 6}


# Rounds


@pytest.mark.parametrize("board", ["33", "34"])
def test_e_10_5_a_game_lasts_25_rounds_of_three_dice(board: str) -> None:
    match = random_match(Trial(burgundy(), 1, {"solo": board}, 5))
    kinds = [event.kind for event in match.all_events()]
    assert kinds.count(tell.ROUND) == kinds.count(tell.ROLL) == kinds.count(tell.WHITE) == 25
    assert match.state.ranking() == [2], "random play fills no duchy"


def test_e_10_6_the_good_comes_before_the_tile_leaves() -> None:
    match = Match(burgundy(), 1, {"solo": "33"}, 3)
    match.play(match.decision.actions[0].code if match.decision else 0)
    kinds = [event.kind for event in match.all_events()]
    assert kinds.index(tell.ROLL) < kinds.index(tell.WHITE) < kinds.index(PRUNED) < kinds.index(tell.TURN)
    white = next(event for event in match.all_events() if event.kind == tell.WHITE)
    pruned = next(event for event in match.all_events() if event.kind == PRUNED)
    assert pruned.a // 4 == white.a - 1, "no depot is empty in the first round"


@pytest.mark.parametrize(
    ("white", "depots", "gone"),
    [
        (2, {"2.2": "mine", "2.4": "bank", "3.1": "ship"}, "2.2"),
        (2, {"3.3": "mine", "4.1": "ship", "1.1": "bank"}, "3.3"),
        (6, {"2.1": "mine", "5.1": "ship"}, "2.1"),
    ],
    ids=["first", "clockwise", "six-to-one"],
)
def test_e_10_7_r15_the_first_tile_of_the_depot_leaves_or_of_the_next(
    white: int, depots: dict[str, str], gone: str
) -> None:
    table = lone(depots=depots)
    table.s.white, table.s.box = white, [0] * len(table.s.box)
    Prune(10).happen(table.s)
    space, kind, _ = table.told(PRUNED)[0]
    assert (burgundy().space_ids[space], table.s.tile_id(kind)) == (gone, depots[gone])
    assert table.s.spaces[space] == -1 and table.s.box[kind] == 1
    assert sum(kind >= 0 for kind in table.s.spaces) == len(depots) - 1


def test_e_10_7_with_empty_depots_nothing_leaves() -> None:
    table = lone(black={1: "mine"})
    before = table.s.box
    Prune(10).happen(table.s)
    assert table.told(PRUNED) == [] and table.s.box == before


def test_e_10_8_then_come_two_dice() -> None:
    table = lone((1, 2))
    table.play("workers d1", "workers d2")
    assert table.me().workers == 4 and len(table.told(tell.ROUND)) == 1


# Rivers


def test_e_10_9_other_regions_are_entered_by_river_alone() -> None:
    table = lone((3, 1), storage=["ship"], workers=6)
    assert table.offers("place") == ["d1 9", "d2 9"], "the ship hex next to the castle, no other"
    table.play("place d1 9")
    e = table.me()
    open_ = {hex_ for hex_ in range(37) if e.front[0] >> hex_ & 1}
    assert {15, 19} <= open_, "over the rivers"
    assert not {11, 12, 13, 14} & open_, "side by side, but across a border"


def test_e_10_9_areas_end_at_a_river() -> None:
    table = lone((3, 1), storage=["ship"]).play("place d1 9")
    assert table.points() == {"areas": 1, "phases": 10}, "15 and 19 are ship hexes too"


# Ships


def test_e_10_10_a_ship_takes_one_depot_and_sinks_the_others() -> None:
    table = lone((3, 1), storage=["ship"], wares={2: [1, 1], 4: [2], 6: [3, 5]})
    table.play("place d1 9", "depot 4")
    assert table.me().goods == [0, 1, 0, 0, 0, 0] and not any(table.s.wares)
    assert book(table).lost == [2, 0, 1, 0, 1, 0]
    assert sorted(table.told(SUNK)) == [(1, 0, 0), (1, 0, 0), (5, 2, 0), (5, 4, 0)]


def test_e_10_10_r16_with_monastery_5_both_depots_come_first() -> None:
    table = lone((3, 1), storage=["ship"], wares={2: [1], 3: [4], 6: [3]}, monasteries=[5])
    table.play("place d1 9", "depot 2", "depot 3")
    assert table.me().goods == [1, 0, 0, 1, 0, 0] and book(table).lost == [0, 0, 1, 0, 0, 0]


def test_e_10_4_no_marker_moves_for_a_ship() -> None:
    table = lone((3, 1), storage=["ship"], wares={2: [1]}).play("place d1 9", "depot 2")
    assert table.s.players[0].marker == 0 and table.told(tell.SAIL) == []


def test_e_10_4_monastery_27_does_nothing_for_one() -> None:
    table = lone((3, 1), storage=["monastery_27"], chosen={"tiles": "yes"}).play("place d1 7")
    assert table.ask == "turn.act" and table.s.order == [0] and table.points() == {"areas": 1, "phases": 10}
    assert table.play("workers d2").told(tell.ROUND) and table.seat == 0, "nobody else takes a turn"


# Five goods for a tile


def swapping(**given: Any) -> Table:
    """A ship has come in and there is something to swap."""
    given = {"storage": ["ship"], "goods": {1: 3, 4: 3}, "black": {1: "mine", 3: "ship"}, **given}
    return lone((3, 1), **given).play("place d1 9")


def test_e_10_11_five_goods_of_any_kinds_for_a_tile_that_lies_face_down() -> None:
    table = swapping()
    assert (table.ask, table.menu) == ("solo.swap", ["no", "pick 1", "pick 3"])
    table.play("pick 3")
    assert (table.ask, table.menu) == ("solo.goods", ["goods 1"]), "two of them at least, whatever the rest"
    before = table.s.scores()
    table.play("goods 1", "goods 1", "goods 4")
    assert table.me().goods == [1, 0, 0, 0, 0, 0] and table.storage() == ["blank"]
    assert book(table).lost == [2, 0, 0, 3, 0, 0] and table.me().sold == [0] * 6
    assert table.s.scores() == before and table.me().silver == 0
    assert [table.s.tile_id(kind) for kind in book(table).under] == ["ship"]
    assert len(table.told(GIVEN)) == 5 and len(table.told(SWAPPED)) == 1


def test_e_10_11_a_single_good_of_another_kind_may_be_among_the_five() -> None:
    table = swapping(goods={1: 5, 4: 1}).play("pick 1", "goods 1", "goods 1", "goods 1", "goods 1")
    assert table.menu == ["goods 1", "goods 4"]
    assert table.play("goods 4").me().goods == [1, 0, 0, 0, 0, 0]


def test_e_10_11_r16_one_swap_a_ship_and_one_may_decline() -> None:
    table = swapping(goods={1: 10}).play("pick 1")
    assert table.ask == "turn.act" and table.me().goods[0] == 5, "all alike: nothing to choose"
    assert swapping().play("no").ask == "turn.act"


def test_e_10_11_only_with_five_goods_a_tile_there_and_an_empty_place() -> None:
    assert swapping(goods={1: 4}).ask == "turn.act"
    assert swapping(black={}).ask == "turn.act"
    assert swapping(storage=["ship", "mine", "mine", "bank"]).ask == "turn.act"


def test_e_10_11_r3_option_discard_any_makes_room() -> None:
    table = swapping(storage=["ship", "mine", "mine", "bank"], goods={1: 5}, discard_any="yes").play("pick 1")
    assert table.ask == "turn.drop"
    assert table.play("drop bank").storage() == ["mine", "mine", "blank"]


def test_e_10_11_only_after_a_ship() -> None:
    assert lone((1, 1), goods={1: 9}, black={1: "mine"}, storage=["castle"]).ask == "turn.act"
    assert "pick 1" not in lone((1, 1), goods={1: 9}, black={1: "mine"}).menu


# Tiles that lie face down


def blanks(dice: tuple[int, int] = (2, 3), under: str = "mine", **given: Any) -> Table:
    """One such tile in the storage."""
    table = lone(dice, **{"storage": ["blank"], **given})
    book(table).under = [burgundy().pieces.ids.index(under)]
    return table


def test_e_10_12_it_goes_to_any_colour_with_number_and_neighbour() -> None:
    table = blanks((2, 3))
    assert table.offers("place") == ["d1 3", "d1 5", "d2 7", "d2 9"]
    assert blanks((4, 4)).offers("place") == []
    assert blanks((4, 4), workers=1).offers("place") == ["d1 7", "d1 9"]


@pytest.mark.parametrize(("tile", "die", "hex_"), [("ship", 3, 9), ("mine", 5, 1), ("pig_2", 2, 5)])
def test_e_10_12_beside_a_tile_of_the_colour_it_is_asked_which_one(tile: str, die: int, hex_: int) -> None:
    table = blanks((die, 1), storage=["blank", tile], tiles={2: "bank"}).play(f"place d1 {hex_}")
    assert (table.ask, table.menu) == ("turn.use", [f"use {tile}", "use blank"])
    live = burgundy().live(1, table.s.setting.options)
    assert table.s.decision is not None and set(live).issuperset(action.code for action in table.s.decision.actions)


def test_e_10_12_it_enters_other_regions_by_river_alone() -> None:
    table = blanks((3, 5), tiles={9: "ship"})
    assert table.offers("place") == ["d1 7", "d1 19"], "no monastery hex across the border"


def test_e_10_12_it_counts_for_winning() -> None:
    table = blanks((5, 1), tiles=filled("33", 1, 6), phase="B").play("place d1 1")
    assert table.ask == "over" and table.s.ranking() == [1] and table.tile(1) == "blank"


def test_e_10_12_r10_monasteries_9_to_11_turn_no_die_for_it() -> None:
    assert blanks((4, 4), monasteries=[9, 10, 11]).offers("place") == []


def test_e_10_12_it_completes_areas_and_colours() -> None:
    monasteries = {11: "monastery_2", 12: "monastery_3", 13: "monastery_4", 27: "monastery_12", 36: "monastery_13"}
    table = blanks((3, 1), tiles=monasteries, black={1: "mine"}).play("place d1 7")
    assert table.tile(7) == "blank" and table.points() == {"areas": 1, "phases": 10}
    assert (table.ask, table.menu) == ("solo.pick", ["no", "pick 1"])


def test_e_10_13_it_has_no_effect_whatever_it_is() -> None:
    mine = blanks((6, 1), under="mine", tiles={2: "bank"}, phase="A", round_=5, last=True, workers=1)
    mine.play("place d1 1", "workers d2")
    assert mine.tile(1) == "blank" and mine.me().mines == 0
    assert mine.s.phase == 1 and mine.told(tell.SILVER) == []
    ship = blanks((3, 1), under="ship", goods={1: 9}, wares={2: [1]}, black={1: "mine"}).play("place d1 9")
    assert ship.ask == "turn.act" and ship.s.ware(1, 0) == 1
    abbey = blanks((3, 1), under="monastery_2").play("place d1 7")
    assert abbey.me().monasteries == 0


def test_e_10_12_a_city_may_have_it_twice() -> None:
    table = blanks((2, 1), under="bank", tiles={2: "bank"}).play("place d1 3")
    assert table.tile(3) == "blank" and table.me().silver == 0


def test_e_10_12_it_can_be_dropped_and_is_still_counted_as_what_it_is() -> None:
    table = blanks((2, 3), under="castle", storage=["blank", "mine", "ship"], depots={"2.1": "bank"})
    before = table.s.components()
    table.play("take d1 2.1", "drop blank")
    assert table.storage() == ["bank", "mine", "ship"] and table.s.components() == before


# The end


def test_e_10_20_r21_the_last_hex_wins_at_once() -> None:
    table = lone((5, 1), tiles=filled("33", 1, 6), storage=["mine"], phase="B", mark=49).play("place d1 1")
    assert table.ask == "over" and table.s.ranking() == [1] and table.points() == {}
    assert len(table.told(tell.OVER)) == 1


def test_e_10_20_r21_a_black_tile_for_a_colour_can_be_the_last() -> None:
    table = lone((5, 1), tiles=filled("33", 1, 2, 6), storage=["mine"], black={2: "bank"}, phase="E")
    table.play("place d1 1", "pick 2")
    assert table.ask == "over" and table.s.ranking() == [1] and table.tile(2) == "bank"


def test_e_10_20_after_the_last_round_it_is_lost_whatever_the_points() -> None:
    table = lone((1, 1), tiles=filled("33", 1, 6), phase="E", round_=5, last=True, silver=9, goods={1: 4}, workers=4)
    table.s.players[0].points[0] = 300
    table.play("workers d1", "workers d2")
    assert table.ask == "over" and table.s.ranking() == [2] and table.s.scores() == [300], "nothing is counted"


def test_e_10_14_no_monastery_counts_at_the_end() -> None:
    table = lone((1, 1), tiles={7: "monastery_25"}, sold={1: 6}, phase="E", round_=5, last=True)
    assert table.play("workers d1", "workers d2").s.scores() == [0]


# Options


@pytest.mark.parametrize(
    ("seats", "options", "why"),
    [
        (2, {"solo": "33"}, "solo=33 needs 1 player"),
        (1, {}, "1 player needs"),
        (1, {"duchies": "random"}, "1 player needs"),
        (1, {"solo": "34", "duchies": "random"}, "solo=34 needs duchies=book"),
        (1, {"solo": "34", "duchies": "3"}, "solo=34 needs duchies=book"),
        (2, {"target": "30"}, "target=30 needs solo=33 or 34"),
    ],
)
def test_e_10_what_does_not_go_together_is_refused(seats: int, options: dict[str, str], why: str) -> None:
    with pytest.raises(BadOption, match=why):
        burgundy().settle(seats, options)


@pytest.mark.parametrize(
    ("name", "value", "rule"),
    [
        ("link", "yes", "E 1.5"),
        ("posts", "pairs", "E 10.5"),
        ("routes", "random", "E 10.5"),
        ("shields", "yes", "E 10.5"),
        ("vineyards", "yes", "E 10.5"),
        ("team", "beginner", "E 9.1"),
        ("chateau", "easy", "E 16.9"),
    ],
)
def test_e_10_what_the_book_does_not_describe_for_one_is_refused(name: str, value: str, rule: str) -> None:
    with pytest.raises(BadOption, match=rf"{name}=.*\(.*{rule}"):
        burgundy().settle(1, {"solo": "33", name: value})


@pytest.mark.parametrize("name", ["tiles", "white", "inns"])
def test_e_10_what_is_only_a_tile_is_allowed(name: str) -> None:
    assert burgundy().fits(1, {"solo": "33", name: "yes"})


def test_e_10_21_other_targets_and_the_same_step() -> None:
    for target in ("30", "40", "60"):
        table = lone((4, 1), target=target, mark=int(target) - 1, goods={4: 1}).play("sell d1 4")
        assert book(table).target == int(target) - 5


def test_an_owners_file_without_the_boards_has_no_solo_game() -> None:
    game = build_with(duchies=without("solo"))
    assert not {"solo", "target"} & {option.name for option in game.options}
    assert not any("solo" in {**term.when, **term.needs, **term.either} for term in game.terms)
    one = build_with(duchies=[item for item in FILE["duchies"] if item["id"] != "33"])
    assert next(option.values for option in one.options if option.name == "solo") == ("no", "34")


def test_nobody_may_be_named_by_a_board_for_one() -> None:
    assert "33" not in json.dumps([option.each for option in burgundy().options])
    assert at(seats=2).s.setting.sequel is None
