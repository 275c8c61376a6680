"""Inns: E 6 and R10. In duchy 1 hexes 0, 4, 5, 9 and 10 are a pasture, 3, 7 and 12 three monasteries, 27 a pasture
by itself."""

from __future__ import annotations

from typing import Any

from tests.games.burgundy.scenario import Table, aloud, at, burgundy, tell

from ludoteca.core.match import Match
from ludoteca.games.burgundy.data import BUILDING, NONE
from ludoteca.games.burgundy.expansions.inns import inns_in, lying
from ludoteca.games.burgundy.expansions.numbers import INN, INN_SPACES
from ludoteca.games.burgundy.phases.pick import pick_offers, picked
from ludoteca.games.burgundy.position import Burgundy
from ludoteca.games.burgundy.privileges import ONE_AREA

PASTURE = {4: "cow_2", 5: "cow_2", 9: "cow_2", 10: "cow_2"}


def table(dice: tuple[int, int] = (6, 1), lying: int = 1, **given: Any) -> Table:
    """With so many inns beside the black depot."""
    found = at(dice, inns="yes", **given)
    s = found.s
    s.spaces = [INN if 0 <= space - INN_SPACES < lying else kind for space, kind in enumerate(s.spaces)]
    s.run()
    return found


def test_e_6_1_one_comes_in_each_phase_and_6_2_none_is_cleared() -> None:
    match = Match(burgundy(), 2, {"inns": "yes", "duchies": "1"}, 5)
    s = match.state
    assert isinstance(s, Burgundy)
    seen: dict[int, int] = {}
    while match.decision is not None:
        if not match.decision.ask.startswith("setup"):
            seen.setdefault(s.phase, lying(s))
        never = [action for action in match.decision.actions if action.text != "buy inn"]
        match.play(never[0].code)
    assert seen == {0: 1, 1: 2, 2: 3, 3: 4, 4: 5}


def test_e_6_3_an_inn_costs_two_silver_and_is_the_purchase_of_the_turn() -> None:
    buyer = table(silver=5, black={1: "mine"}, lying=2)
    assert buyer.offers("buy") == ["1", "inn"]
    buyer.play("buy inn")
    assert (buyer.storage(), buyer.me().silver, lying(buyer.s)) == (["inn"], 3, 1)
    assert buyer.offers("buy") == [] and buyer.told(tell.BUY) == [(0, INN_SPACES, INN)]
    assert table(silver=5, black={1: "mine"}).play("buy 1").offers("buy") == []
    assert table(silver=1).offers("buy") == [] and table(silver=2).offers("buy") == ["inn"]
    assert table(silver=2, lying=0).offers("buy") == []


def test_r3_a_purchase_needs_an_empty_place_unless_the_option_lifts_that() -> None:
    full = ["mine", "ship", "church"]
    assert table(silver=2, storage=full).offers("buy") == []
    lifted = table(silver=2, storage=full, discard_any="yes").play("buy inn")
    assert lifted.ask == "turn.drop" and lifted.play("drop mine").storage() == ["church", "ship", "inn"]


def test_e_6_4_it_goes_on_any_colour_with_its_number_next_to_a_tile() -> None:
    start = table((6, 1), storage=["inn"])
    near = set(start.s.board(start.me()).near[18])
    numbers = start.s.board(start.me()).number
    assert {int(text.split()[1]) for text in start.offers("place")} == {n for n in near if numbers[n] in (6, 1)}
    helped = table((6, 1), storage=["inn"], workers=3)
    assert {int(text.split()[1]) for text in helped.offers("place")} == near


def test_e_6_4_one_in_each_area_but_another_of_that_colour_takes_one() -> None:
    taken = table((1, 5), tiles={12: "inn"}, storage=["inn"], workers=9)
    places = {int(text.split()[1]) for text in taken.offers("place")}
    assert 7 not in places and {11, 13, 17, 19} <= places, "7 lies in the monasteries of 12"
    other = table((1, 5), tiles={12: "inn", 24: "mine"}, storage=["inn"], workers=9)
    assert 30 in {int(text.split()[1]) for text in other.offers("place")}


def test_r10_monasteries_9_to_11_turn_no_die_for_an_inn() -> None:
    plain = table((6, 6), storage=["inn"], monasteries=[9, 10, 11])
    number = plain.s.board(plain.me()).number
    assert {number[int(text.split()[1])] for text in plain.offers("place")} <= {6}
    turned = table((6, 6), storage=["inn", "ship"], monasteries=[9, 10, 11])
    assert 24 not in {int(text.split()[1]) for text in turned.offers("place")}


def test_e_6_5_it_has_no_effect_of_its_own_nor_of_the_colour() -> None:
    for hex_, die in ((24, 4), (19, 5), (12, 1), (25, 3)):
        laid = table((die, 6), storage=["inn"], lying=0, wares={1: [1]}).play(f"place d1 {hex_}")
        assert laid.ask == "turn.act" and laid.points() == {} and laid.me().mines == 0 and not laid.me().monasteries
    herd = table((2, 2), tiles={**PASTURE, 26: "bank"}, storage=["inn"]).play("place d1 27")
    assert "livestock" not in herd.points()


def test_e_6_6_a_single_hex_with_an_inn_counts_two_and_covers_its_colour() -> None:
    one = table((2, 2), tiles={**PASTURE, 0: "cow_2", 26: "bank"}, storage=["inn"], phase="C").play("place d1 27")
    assert one.points() == {"areas": 3, "phases": 6, "bonus_tiles": 5}


def test_e_6_6_whichever_tile_completes_the_area() -> None:
    tiles = {**PASTURE, 5: "inn"}
    last = table((6, 1), tiles=tiles, storage=["sheep_2"], phase="C").play("place d1 0")
    assert last.points() == {"areas": 21, "phases": 6, "livestock": 2} and last.told(tell.AREA) == [(0, 0, 6)]
    assert table((6, 1), tiles=PASTURE, storage=["inn"]).play("place d1 0").points() == {"areas": 21, "phases": 10}


def test_e_6_7_an_area_of_four_with_an_inn_scores_15() -> None:
    duchy, area = next(
        (board, cells)
        for board in burgundy().boards
        for cells in board.cells
        if len(cells) == 4 and board.size == 37 and board.colour[cells[0]] == 4
    )
    start = next(n for cell in area for n in duchy.near[cell] if n not in area)
    tiles = dict(zip(area[:3], ("inn", "cow_2", "cow_3"), strict=True))
    number = duchy.number[area[3]]
    four = at((number, 1), duchy=duchy.name, start=start, tiles=tiles, storage=["sheep_2"], inns="yes", phase="B")
    assert four.play(f"place d1 {area[3]}").points() == {"areas": 15, "phases": 8, "livestock": 2}


def test_e_6_6_an_area_of_eight_with_an_inn_scores_45() -> None:
    board, cells = next((board, cells) for board in burgundy().boards for cells in board.cells if len(cells) == 8)
    assert board.colour[cells[0]] == BUILDING
    start = next(near for cell in cells for near in board.near[cell] if near not in cells)
    last = next(cell for cell in cells if any(near in cells for near in board.near[cell]))
    tiles = {cell: "bank" for cell in cells if cell != last}
    tiles[next(iter(tiles))] = "inn"
    die = board.number[last]
    nine = at((die, die), duchy=board.name, start=start, tiles=tiles, storage=["watchtower"], inns="yes", phase="E")
    nine.play(f"place d1 {last}")
    assert nine.points() == {"areas": 45, "phases": 2, "watchtowers": 4}
    assert burgundy().pieces.area_points[10] == 55


def test_e_6_5_on_a_castle_hex_it_gives_no_action() -> None:
    laid = table((6, 1), storage=["inn"], start=2).play("place d1 6")
    assert laid.tile(6) == "inn" and laid.ask == "turn.act"


def test_e_6_1_there_are_five_and_all_are_kept_count_of() -> None:
    s = burgundy().new(2, {"inns": "yes", "duchies": "1"}, 1)
    assert isinstance(s, Burgundy) and s.components()[INN] == 5
    assert [name for name in burgundy().space_ids if name.startswith("inn")] == [f"inn.{n}" for n in range(1, 6)]


def test_e_6_3_effects_on_the_black_depot_may_have_an_inn() -> None:
    s = table(lying=3, black={2: "mine"}).s
    assert [action.text for action in pick_offers(s, 0, True)] == ["pick 2", "pick inn"]
    inn = pick_offers(s, 0, False)[-1]
    s.store(0, picked(s, inn))
    assert lying(s) == 2 and s.spaces[INN_SPACES] == NONE and picked(s, inn) == INN_SPACES + 1
    assert "pick inn" not in [action.text for action in pick_offers(table(lying=0).s, 0, True)]


def test_an_inn_or_the_tile_of_the_colour_is_asked_where_both_fit() -> None:
    both = table((4, 1), storage=["inn", "mine"]).play("place d1 24")
    assert (both.ask, both.menu) == ("turn.use", ["use mine", "use inn"])


def test_e_6_5_it_is_no_building_animal_or_mine_for_monasteries() -> None:
    counted = table(tiles={11: "inn", 27: "inn", 24: "inn"}, goods={}, monasteries=[2, 7, 16, 24])
    s = counted.s
    assert [s.monastery_points(counted.me(), number) for number in (16, 18, 23, 24)] == [0, 0, 0, 0]
    assert counted.me().mines == 0
    herd = table((6, 1), tiles={**PASTURE, 5: "inn"}, storage=["cow_2"], monasteries=[7]).play("place d1 0")
    assert herd.points()["livestock"] == 8 and herd.points()["monasteries"] == 4, "four tiles with cows, not five"


def test_r24_where_all_pastures_are_one_each_inn_adds_one_and_one_bars_them_all() -> None:
    joined = table((2, 2), tiles={4: "cow_2", 5: "inn", 26: "bank"}, storage=["inn"], workers=9)
    assert "d1 27" in joined.offers("place")
    joined.me().monasteries |= 1 << ONE_AREA
    joined.s.run()
    assert "d1 27" not in joined.offers("place")
    board = joined.s.board(joined.me())
    assert joined.s.size_of(joined.me(), board.area[27]) == 7 and inns_in(board, joined.me(), 27) == 1


def test_without_the_option_there_are_no_inns() -> None:
    s = burgundy().new(2, {}, 1)
    assert isinstance(s, Burgundy) and len(s.spaces) == INN_SPACES and INN not in s.spaces


def test_a_view_tells_how_many_lie_there_and_counts_them_in_the_sizes() -> None:
    one = table(tiles={5: "inn"}, lying=3, phase="C")
    seen = one.seen()
    duchy = seen["players"][0]["duchy"]
    area = duchy["areas"][5]
    assert seen["more"]["inns"] == {"lying": 3} and "inns (2 silver): 3." in aloud(one)
    assert duchy["sizes"][area] == 6 and duchy["pays"][area] == 21 + 6 and seen["area_points"][-1] == 45
    assert table(silver=2).facts("buy inn") == {"workers": 0, "tile": "inn", "silver": 2}


def test_reasons_say_why_no_inn_can_be_bought_or_placed() -> None:
    full = ["mine", "ship", "church"]
    assert table(silver=1).blocked()["inn:1"] == ("too-dear", "E 6.3")
    assert table(silver=2, storage=full).blocked()["inn:1"] == ("no-room", "E 6.3")
    assert table(silver=9).play("buy inn").blocked().get("inn:1") is None, "none is left"
    assert table(silver=9, lying=2).play("buy inn").blocked()["inn:1"] == ("bought-before", "E 6.3")
    assert "inn:1" not in table(silver=2).blocked()
    barred = table((1, 1), tiles={12: "inn"}, storage=["inn"]).blocked()
    assert barred["duchy:7"] == ("area-has-inn", "E 6.4") and barred["duchy:19"] == ("out-of-reach", "E 6.4")
    assert barred["duchy:0"] == ("no-neighbour", "CoB 27")


def test_e_4_2_an_inn_belongs_to_the_way_between_posts() -> None:
    way = {4: "cow_2", 5: "inn", 7: "monastery_1"}
    joined = at((4, 1), start=6, tiles=way, storage=["bank"], posts="pairs", inns="yes").play("place d1 8")
    assert joined.points() == {"posts": 10}
