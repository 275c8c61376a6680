"""Playing and scoring in teams (E 9): both halves of the board, what is shared, and who has won."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import pytest
from tests.games.burgundy.expansions.test_team import at, started
from tests.games.burgundy.scenario import Table, burgundy, tell

from ludoteca.core import registry
from ludoteca.games.burgundy.data import COLOURS
from ludoteca.games.burgundy.occasions import LastCount, MinesPay
from ludoteca.games.burgundy.phases.turn import NO_DIE, Turn
from ludoteca.games.burgundy.show.preview import BurgundyPreview
from ludoteca.games.burgundy.show.view import view

LAST = 6  # of the order track


def partner_up(table: Table, dice: tuple[int, int]) -> Table:
    """The turn of seat 2 instead."""
    player = table.s.players[2]
    player.first, player.second, player.spent = *dice, 0
    table.s.players[0].spent = 3
    table.s.stack[-1] = Turn(2, NO_DIE)
    table.s.run()
    return table


# Both halves


def test_e_9_12_both_halves_are_built_on_from_the_castle_between_them() -> None:
    table = at((2, 3), storage=["mine", "ship"], private=["mine", "cow_2"], workers=6)
    assert table.offers("place") == ["d1 20", "d1 26", "d2 20", "d2 26", "d1 46", "d1 58", "d2 46", "d2 58"]


def test_e_9_12_the_number_of_an_outer_hex_counts() -> None:
    table = at((3, 5), storage=["mine"])
    assert table.offers("place") == ["d1 58"]
    table.play("place d1 58")
    assert table.tile(58) == "mine" and table.s.players[0].spent == 1
    assert at((4, 5), storage=["mine"]).offers("place") == []


@pytest.mark.parametrize("number", [9, 10, 11, 8])
def test_monasteries_that_turn_a_die_do_so_on_the_second_half(number: int) -> None:
    tile, near, target = {9: ("bank", (5, 5), 52), 10: ("cow_2", (5, 5), 46), 11: ("mine", (4, 4), 58)}.get(
        number, ("mine", (5, 5), 58)
    )
    workers = 1 if number == 8 else 0
    assert f"d1 {target}" not in at(near, storage=[tile], workers=workers).offers("place")
    assert f"d1 {target}" in at(near, storage=[tile], workers=workers, monasteries=[number]).offers("place")


@pytest.mark.parametrize("monasteries", [[], [9, 10, 11]])
def test_r_10_no_die_is_turned_for_an_inn_on_the_second_half(monasteries: list[int]) -> None:
    assert at((5, 5), private=["inn"], inns="yes", monasteries=monasteries).offers("place") == ["d1 14"]
    assert at((4, 4), private=["inn"], inns="yes", monasteries=monasteries).offers("place") == ["d1 20", "d1 52"]


def test_e_9_7_an_area_runs_across_the_seam() -> None:
    table = at((1, 2), storage=["mine"], tiles={26: "mine", 58: "mine"}).play("place d1 59")
    assert table.points() == {"areas": 6, "phases": 10}
    assert table.told(tell.AREA) == [(0, 59, 3)]


def test_cob_40_a_city_of_the_second_half_has_one_building_of_a_kind() -> None:
    table = at((2, 2), storage=["bank"], tiles={52: "bank"})
    assert "d1 47" not in table.offers("place")
    assert "d1 47" in at((2, 2), storage=["church"], tiles={52: "bank"}).offers("place")


def test_cob_35_a_castle_acts_on_both_halves() -> None:
    table = at((6, 1), storage=["castle"], private=["cow_2", "ship"], tiles={53: "ship", 52: "bank"})
    table.play("place d1 54")
    assert table.ask == "castle.act"
    assert {"any 46", "any 20"} <= set(table.offers("place"))
    codes = [action.code for action in table.s.decision.actions] if table.s.decision else []
    assert codes == sorted(codes)
    table.play("place any 46")
    assert table.tile(46) == "cow_2" and table.points()["livestock"] == 2


def test_cob_44_a_city_hall_places_on_the_second_half() -> None:
    table = at((1, 1), storage=["city_hall"], private=["mine"], tiles={20: "ship"}).play("place d1 25")
    assert table.ask == "city_hall.place" and table.offers("place") == ["any 26", "any 58"]
    table.play("place any 58")
    assert table.tile(58) == "mine"


def test_outer_hexes_say_why_they_cannot_be_chosen() -> None:
    table = at((6, 6), storage=["mine"])
    blocked = table.blocked()
    assert blocked["duchy:58"] == ("out-of-reach", "CoB 27")
    assert blocked["duchy:72"] == ("no-neighbour", "CoB 27")
    assert blocked["duchy:52"] == ("no-tile", "CoB 27")


def test_facts_of_an_outer_hex_are_what_happens() -> None:
    table = at((1, 2), storage=["mine"], tiles={26: "mine", 58: "mine"})
    facts = table.facts("place d1 59")
    assert (facts["points"], facts["completes"], facts["tile"]) == (16, 3, "mine")


def test_facts_look_beyond_the_question_of_the_place() -> None:
    assert at((1, 2), depots={"1.1": "ship"}, workers=1).facts("take d2 1.1") == {
        "die": 2,
        "tile": "ship",
        "workers": 1,
    }
    both = at((3, 2), storage=["mine"], private=["mine"], tiles={26: "mine", 59: "mine"})
    assert both.facts("place d1 58")["points"] == 16


def test_a_question_says_which_tile_it_is_about() -> None:
    assert question(at((1, 2), depots={"1.1": "ship"}).play("take d1 1.1")) == {"tile": "ship", "way": "come"}
    both = at((3, 2), storage=["mine", "bank"], private=["mine", "bank"], depots={"3.1": "ship"})
    assert question(both.play("take d1 3.1", "drop bank")) == {"tile": "bank", "way": "drop"}
    both = at((3, 2), storage=["mine"], private=["mine"])
    assert question(both.play("place d1 58")) == {"tile": "mine", "way": "place"}


def question(table: Table) -> Mapping[str, object]:
    return BurgundyPreview(burgundy()).question(table.s)["args"]


def test_a_view_tells_teams_and_key_spaces() -> None:
    table = at((1, 2), storage=["mine"], private=["ship"], partner=["bank"])
    seen = view(table.s, 0)
    assert seen["more"]["team"] == {
        "teams": [{"seats": [0, 2], "points": 0}, {"seats": [1, 3], "points": 0}],
        "up": 0,
    }
    told = [player["more"]["team"] for player in seen["players"]]
    assert [one["partner"] for one in told] == [2, 3, 0, 1]
    assert [(one["shared"], one["private"]) for one in told] == [
        (["mine"], ["ship"]),
        ([], []),
        (["mine"], ["bank"]),
        ([], []),
    ]
    assert seen["players"][2]["storage"] == ["bank", "mine"]


# What is shared


def test_e_9_9_workers_goods_and_tiles_serve_both_partners() -> None:
    table = at((1, 2), storage=["ship"], goods={4: 2}, workers=0).play("workers d1")
    partner_up(table, (3, 3))
    assert table.seat == 2 and "place d1 20" in table.menu and "sell d1 4" in table.menu
    table.play("place d1 20")
    assert table.me().workers == 1 and table.me() is table.me(2)


def test_e_9_9_a_monastery_serves_both_partners() -> None:
    table = partner_up(at((1, 2), monasteries=[14]), (1, 2)).play("workers d1")
    assert table.me().workers == 4


def test_e_9_14_whoever_acts_scores_for_the_team() -> None:
    table = partner_up(at((1, 2), goods={4: 2}), (4, 1)).play("sell d1 4")
    assert table.points(2) == {"sales": 8} and table.points(0) == {}
    assert table.s.scores() == [8, 0]


def test_e_9_9_the_purchase_is_limited_by_the_turn_of_each_player() -> None:
    table = at((1, 2), silver=6, black={1: "ship", 2: "mine", 3: "bank"}).play("buy 1", "shared")
    assert table.offers("buy") == []
    assert partner_up(table, (1, 2)).offers("buy") == ["2", "3"]


def test_a2_monastery_6_is_limited_by_the_turn_of_each_player() -> None:
    table = at((1, 2), workers=6, monasteries=[6], depots={"1.1": "bank", "2.1": "church"})
    table.play("use monastery_6", "take any 1.1", "private")
    assert table.offers("use") == []
    assert partner_up(table, (3, 3)).offers("use") == ["monastery_6"]


def test_e_9_9_mines_pay_a_team_once() -> None:
    table = at((1, 2), tiles={26: "mine", 58: "mine"}, monasteries=[2])
    MinesPay(30).happen(table.s)
    assert (table.me().silver, table.me().workers) == (2, 2)


def test_e_9_14_the_last_count_is_made_once_for_a_team() -> None:
    table = at((1, 2), goods={1: 2}, silver=3, workers=5, monasteries=[26, 24])
    LastCount(20).happen(table.s)
    assert table.points(0) == {"goods": 2, "silver": 3, "workers": 2} and table.points(2) == {}


def test_a_forecast_is_told_once_for_a_team() -> None:
    table = at((1, 2), silver=3)
    ends = [player["end"] for player in view(table.s, 0)["players"]]
    assert ends == [{"silver": 3}, {}, {}, {}]


def test_e_9_a_colour_is_completed_once_by_a_team() -> None:
    """The large bonus tile to the one, the small one to the other team, with the values for four."""
    table = at((1, 3), storage=["mine"], tiles={26: "mine", 58: "mine", 12: "mine", 7: "mine", 4: "mine"})
    board = table.s.board(table.me())
    assert table.me().colours[1] == 1 and len(board.colour_cells[1]) == 6
    table.play("place d1 59")
    assert table.points()["bonus_tiles"] == 7
    assert table.s.claimed[1] == 1 and table.s.setting.bonus == [7, 4]
    assert table.me(2).has_bonus(1, 0) and not table.me(1).has_bonus(1, 0)


def test_e_9_4_a_team_stores_three_kinds_of_goods() -> None:
    """The book is silent: as many as on a player's board."""
    table = at((4, 2), storage=["ship"], goods={1: 1, 2: 1, 3: 1}, wares={1: [4, 1]}).play("place d1 20", "depot 1")
    assert table.me().goods == [2, 1, 1, 0, 0, 0]


# The order track


def sailing(markers: Mapping[int, int], order: list[int]) -> Table:
    table = at((4, 2), storage=["ship"], order=order, turns=[0, 1, 2, 3])
    for seat, marker in markers.items():
        table.s.players[seat].marker = marker
    return table


def test_e_9_13_beyond_the_end_of_the_track_a_ship_leads_to_the_top() -> None:
    last = burgundy().pieces.track - 1
    table = sailing({0: last, 1: last, 2: 1, 3: last}, [3, 1, 0, 2]).play("place d1 20")
    assert table.s.players[0].marker == last and table.s.order == [0, 3, 1, 2]


def test_e_9_13_who_is_on_top_already_stays_there() -> None:
    last = burgundy().pieces.track - 1
    table = sailing({0: last, 1: last, 2: 1, 3: 0}, [0, 1, 2, 3]).play("place d1 20")
    assert table.s.players[0].marker == last and table.s.order == [0, 1, 2, 3]


def test_e_9_6_a_ship_moves_the_marker_of_who_placed_it() -> None:
    table = sailing({0: 0, 1: 0, 2: 0, 3: 0}, [1, 2, 3, 0]).play("place d1 20")
    assert [player.marker for player in table.s.players] == [1, 0, 0, 0] and table.s.order == [0, 1, 2, 3]


def test_e_9_7_later_rounds_go_by_the_track_and_who_leads_is_first() -> None:
    """Partners may follow each other then."""
    table = at((4, 4), storage=["ship", "ship"], order=[1, 3, 2, 0], turns=[1, 3, 2, 0], last=True, goods={4: 1})
    for seat, marker in enumerate((0, 0, 2, 0)):
        table.s.players[seat].marker = marker
    table.s.order = [2, 1, 3, 0]
    table.play("place d1 20", "workers d2")
    assert table.s.order == [2, 0, 1, 3]
    asked: list[int] = []
    while table.s.round == 1 and len(asked) < 4:
        if table.seat not in asked:
            asked.append(table.seat)
        table.play(table.menu[-1])
    assert asked == [2, 0, 1, 3]


def test_r_5_monastery_27_serves_both_partners_the_last_to_move_on_top() -> None:
    table = at((5, 2), storage=["monastery_27"], order=[1, 2, 3, 0], turns=[0, 1, 2, 3], chosen={"tiles": "yes"})
    table.play("place d1 14")
    assert table.s.order == [2, 0, 1, 3]
    moved = at(
        (4, 2), storage=["ship"], order=[2, 3, 1, 0], turns=[0, 1, 2, 3], monasteries=[27], chosen={"tiles": "yes"}
    )
    for seat, marker in enumerate((0, 1, 1, 1)):
        moved.s.players[seat].marker = marker
    moved.play("place d1 20")
    assert moved.s.order == [0, 2, 3, 1]


def test_r_5_a_rival_who_sails_lies_below_both_partners() -> None:
    table = at((4, 2), order=[0, 2, 1, 3], monasteries=[27], chosen={"tiles": "yes"})
    table.s.players[1].marker = table.s.players[3].marker = 0
    table.s.sail(3)
    assert table.s.order == [3, 0, 2, 1]
    table.s.players[0].marker = table.s.players[2].marker = table.s.players[1].marker = 1
    table.s.order = [0, 2, 1, 3]
    table.s.players[3].marker = 0
    table.s.sail(3)
    assert table.s.order == [0, 2, 3, 1]


# The end


def ended(points: tuple[int, int, int, int], empty: tuple[int, int], tiebreak: str = "book") -> list[int]:
    """The places of teams with so many points by player and empty hexes by team."""
    s = started(tiebreak=tiebreak)
    for seat, number in enumerate(points):
        s.players[seat].points = [number, *s.players[seat].points[1:]]
    for e, number in zip(s.estates, empty, strict=True):
        e.colours = [number, *[0] * (COLOURS - 1)]
    return s.ranking()


def test_e_9_14_the_points_of_both_partners_are_added() -> None:
    assert ended((100, 60, 10, 60), (5, 5)) == [2, 1]


def test_e_9_15_of_equal_teams_the_one_with_more_empty_hexes_wins() -> None:
    assert ended((50, 60, 50, 40), (7, 5)) == [1, 2]
    assert ended((50, 60, 50, 40), (5, 7)) == [2, 1]


def test_e_9_15_the_option_may_say_fewest() -> None:
    assert ended((50, 60, 50, 40), (7, 5), tiebreak="fewest") == [2, 1]
    assert ended((50, 60, 50, 40), (7, 5), tiebreak="most") == [1, 2]


def test_e_9_15_r13_teams_equal_in_that_too_have_both_won() -> None:
    assert ended((50, 60, 50, 40), (7, 7)) == [1, 1]


# What is told


def test_live_codes_reach_to_the_last_hex() -> None:
    live = burgundy().live(4, {"team": "beginner"})
    base = set(burgundy().live(4, {}))
    outer = {action.code for places in burgundy().codes.places for action in places[37:73]}
    keys = {action.code for action in burgundy().actions if action.text in ("shared", "private")}
    assert set(live) - base == outer | keys and len(outer) == 108


def test_boards_without_one_for_teams_offer_no_teams(tmp_path: Path) -> None:
    data = json.loads(registry.component_files("burgundy")["burgundy_boards.json"])
    duchies = [one for one in data["duchies"] if one["id"] != "team_expert"]
    path = tmp_path / "own.json"
    path.write_text(json.dumps({"schema": "ludoteca.burgundy.board/1", **data, "duchies": duchies}))
    with registry.board(str(path)) as game:
        option = next(one for one in game.options if one.name == "team")
        assert option.values == ("no", "beginner")
        assert game.fits(4, {"team": "beginner"})


def test_the_value_of_a_stored_monastery_is_told_to_who_may_place_it() -> None:
    table = at((1, 2), private=["monastery_16"], tiles={52: "warehouse"})
    could = [player["could"] for player in view(table.s, 0)["players"]]
    assert could == [{"monastery_16": 4}, {}, {}, {}]


@pytest.mark.parametrize("options", [{"tiles": "yes"}, {"inns": "yes", "white": "yes"}])
def test_games_in_teams_with_more_tiles_end(options: dict[str, str]) -> None:
    s = started("expert", 9, **options)
    before = s.components()
    while s.decision is not None:
        s.apply(s.decision.actions[-1])
    assert s.components() == before and len(s.ranking()) == 2
