"""Trade routes: E 8 and R11. Tile 1 is 2 building, 4 church, 1 workers; tile 2 is 6 points, 3 silver, 4 building;
tile 3 is 4 any tile, 3 church, 2 workers; tile 4 is 3 workers, 2 points, 5 any tile."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from copy import deepcopy
from importlib.resources import files
from typing import Any

import pytest
from tests.games.burgundy.scenario import Table, aloud, at, burgundy, tell

from ludoteca.core.component_file import FilePart
from ludoteca.core.errors import BadData
from ludoteca.core.match import Match
from ludoteca.games.burgundy.expansions.routes.brings import Routes
from ludoteca.games.burgundy.expansions.routes.file import BONUS_IDS, RouteTiles
from ludoteca.games.burgundy.expansions.routes.sale import CARAVAN, route
from ludoteca.games.burgundy.position import Burgundy


def table(
    dice: tuple[int, int] = (3, 4), tiles: Sequence[int] = (2, 4), lying: Sequence[int] = (), **given: Any
) -> Table:
    """Seat 0 with these tiles, and goods on its first spaces, all numbered from 1."""
    found = at(dice, routes="random", **given)
    mine = route(found.me())
    mine.tiles = [tile - 1 for tile in tiles]
    mine.goods = [good - 1 for good in lying]
    return found


def lying(found: Table) -> list[int]:
    return [good + 1 for good in route(found.me()).goods]


@pytest.mark.parametrize(("seats", "each"), [(2, 5), (3, 4), (4, 3)])
def test_e_8_1_each_player_gets_tiles_at_random(seats: int, each: int) -> None:
    seen = set()
    for seed in range(6):
        s = burgundy().new(seats, {"routes": "random", "duchies": "1"}, seed)
        assert isinstance(s, Burgundy)
        dealt = [route(e).tiles for e in s.estates]
        assert all(len(tiles) == each for tiles in dealt)
        assert len({tile for tiles in dealt for tile in tiles}) == each * seats
        seen.add(tuple(map(tuple, dealt)))
    assert len(seen) == 6 and any(list(tiles) != sorted(tiles) for dealt in seen for tiles in dealt)


def test_e_8_4_the_own_order_is_asked_when_goods_are_dealt() -> None:
    match = Match(burgundy(), 3, {"routes": "own", "duchies": "1"}, 2)
    s = match.state
    assert isinstance(s, Burgundy) and match.decision is not None
    for place in range(3):
        assert match.decision.ask == "setup.route" and sum(s.estates[0].goods) == 3
        seat = match.decision.seat
        assert seat == s.order[place]
        hand = route(s.estate(seat)).hand
        assert len(hand) == 4 and [action.thing for action in match.decision.actions] == hand
        for tile in (hand[2], hand[0], hand[3]):
            match.play(f"lay {tile + 1}")
        assert route(s.estate(seat)).tiles == [hand[2], hand[0], hand[3], hand[1]], "the last is no choice"
        assert route(s.estate(seat)).hand == []
    assert match.decision.ask == "setup.castle"


def test_e_8_5_goods_go_one_by_one_from_left_to_right_and_count_as_sold() -> None:
    sale = table(goods={3: 2}).play("sell d1 3")
    assert lying(sale) == [3, 3] and sale.me().sold == [0, 0, 2, 0, 0, 0] and sale.me().goods[2] == 0
    assert sale.told(CARAVAN) == [(0, 2, 1), (0, 2, 2)]
    assert sale.s.monastery_points(sale.me(), 15) == 2 and sale.s.monastery_points(sale.me(), 25) == 2


def test_e_8_5_silver_and_points_come_before_the_goods_are_laid() -> None:
    sale = table(goods={3: 2}).play("sell d1 3")
    kinds = [event.kind for event in sale.s.events or []]
    assert kinds.index(tell.SELL) < kinds.index(tell.SILVER) < kinds.index(tell.SCORE) < kinds.index(CARAVAN)
    assert sale.points() == {"sales": 4} and sale.me().silver == 1 + 2, "two silver from the second space"


def test_e_8_5_a_second_sale_goes_on_where_the_first_ended() -> None:
    both = table(goods={3: 2, 4: 1}).play("sell d1 3", "sell d2 4")
    assert lying(both) == [3, 3, 4]


def test_e_8_6_a_good_with_another_number_brings_nothing_and_uses_the_space_up() -> None:
    none = table(goods={3: 1}).play("sell d1 3")
    assert lying(none) == [3] and none.me().silver == 1
    assert table((3, 6), goods={6: 1}).play("sell d2 6").points() == {"sales": 2, "routes": 4}


def test_e_8_6_workers_and_points_and_silver() -> None:
    assert table((1, 2), tiles=[1], lying=[5, 5], goods={1: 1}).play("sell d1 1").me().workers == 4
    two = table((2, 2), tiles=[4], lying=[5], goods={2: 1}).play("sell d1 2")
    assert two.points() == {"sales": 2, "routes": 4}
    four = table((1, 2), tiles=[1], lying=[5, 5], goods={1: 1}, monasteries=[13, 14]).play("sell d1 1")
    assert four.me().workers == 4 and four.me().silver == 1, "no workers action (CoB 29)"


@pytest.mark.parametrize(
    ("tiles", "before", "good", "offered"),
    [
        ([1], [], 2, ["1.1"]),
        ([1], [1], 4, ["2.1", "3.1", "4.1"]),
        ([5], [], 1, ["5.1", "6.1"]),
        ([3], [], 4, ["1.1", "2.1", "3.1", "4.1", "5.1", "6.1"]),
    ],
)
def test_e_8_6_a_tile_of_the_colours_from_any_numbered_depot(
    tiles: list[int], before: list[int], good: int, offered: list[str]
) -> None:
    depots = {"1.1": "bank", "2.1": "mine", "3.1": "monastery_1", "4.1": "castle", "5.1": "ship", "6.1": "cow_2"}
    sale = table((good, good), tiles, before, goods={good: 1}, depots=depots, black={1: "mine"}).play(f"sell d1 {good}")
    assert sale.ask == "route.take" and sale.menu == [*(f"take any {spot}" for spot in offered), "no"]
    taken = sale.play(f"take any {offered[-1]}")
    assert taken.storage() == [depots[offered[-1]]] and taken.ask == "turn.act"


def test_e_8_6_each_bonus_is_done_before_the_next_good_is_laid() -> None:
    sale = table((2, 2), [1], goods={2: 3}, depots={"1.1": "bank"}).play("sell d1 2")
    assert sale.ask == "route.take" and lying(sale) == [2]
    assert lying(sale.play("no")) == [2, 2, 2] and sale.storage() == []


def test_r3_a_bonus_that_needs_an_empty_place_is_lost_without_one() -> None:
    full = ["mine", "ship", "church"]
    sale = table((2, 2), [1], goods={2: 1}, depots={"1.1": "bank"}, storage=full).play("sell d1 2")
    assert sale.ask == "turn.act" and sale.storage() == ["church", "mine", "ship"] and lying(sale) == [2]
    lifted = table((2, 2), [1], goods={2: 1}, depots={"1.1": "bank"}, storage=full, discard_any="yes")
    assert lifted.play("sell d1 2", "take any 1.1").ask == "turn.drop"
    assert table((2, 2), [1], goods={2: 1}, depots={"1.1": "mine"}).play("sell d1 2").ask == "turn.act"


def test_e_8_7_what_finds_no_space_is_sold_as_always() -> None:
    sale = table((4, 4), [2], [1, 1], goods={4: 3}, depots={"2.2": "church"}).play("sell d1 4", "take any 2.2")
    assert lying(sale) == [1, 1, 4] and sale.me().sold[3] == 3 and sale.points() == {"sales": 6}
    full = table((4, 4), [2], [1, 1, 1], goods={4: 1}).play("sell d1 4")
    assert lying(full) == [1, 1, 1] and full.told(CARAVAN) == []


def test_r11_a_warehouse_and_a_castle_sell_onto_the_route() -> None:
    house = table((3, 3), goods={6: 1}, storage=["warehouse"]).play("place d1 25", "sell any 6")
    assert lying(house) == [6] and house.points() == {"sales": 2, "routes": 4}
    castle = table((6, 6), start=11, goods={6: 1}, storage=["castle"]).play("place d1 18", "sell any 6")
    assert lying(castle) == [6] and castle.points()["routes"] == 4


def test_a_view_tells_the_whole_route() -> None:
    one = table(tiles=[2, 4], lying=[6, 1])
    more = one.seen(1)["players"][0]["more"]["routes"]
    assert [tile["id"] for tile in more["tiles"]] == ["2", "4"] and (more["hand"], more["goods"]) == ([], [6, 1])
    assert more["tiles"][1]["standing"] == "house"
    assert more["tiles"][0]["spaces"][1] == {"good": 3, "bonus": "silver_2"}
    assert "trade route: ●6, ●1, 4: building, 3: 4 workers, 2: 4 points, 5: any tile." in aloud(one)


def test_facts_and_questions_say_what_a_route_brings() -> None:
    sale = table((2, 2), [1], goods={2: 1}, depots={"1.1": "bank"})
    assert sale.facts("sell d1 2")["then"] == "route.take"
    sale.play("sell d1 2")
    preview = burgundy().preview()
    assert preview.question(sale.s)["args"] == {"bonus": "take_building"}
    assert sale.trail() == ["die d1 2", "route 2", "route.take"]
    s = burgundy().new(2, {"routes": "own", "duchies": "1"}, 1)
    assert s.decision is not None and preview.question(s)["args"] == {"place": 1}
    facts = preview.facts(s, s.decision.actions[0])
    assert [space["good"] for space in facts["route"]] and len(facts["route"]) == 3


def test_without_the_option_nobody_has_a_route() -> None:
    plain = at((3, 4), goods={3: 2}).play("sell d1 3")
    assert plain.told(CARAVAN) == [] and plain.me().parts == []


def test_e_18_5_the_twelve_tiles() -> None:
    printed = routes_of(burgundy()).printed
    spaces = list(zip(printed.goods, printed.bonuses, strict=True))
    assert len(set(spaces)) == 36 and set(Counter(printed.goods).values()) == {6}
    for tile in range(12):
        goods, bonuses = zip(*spaces[3 * tile : 3 * tile + 3], strict=True)
        assert len(set(goods)) == len(set(bonuses)) == 3
    numbers = Counter(BONUS_IDS[bonus] for bonus in printed.bonuses)
    assert sorted(numbers.values()) == [3, 5, 5, 5, 6, 6, 6] and numbers["take_any"] == 3
    assert printed.standing == ["single-source"] * 3 + ["house"] * 9


def routes_of(game: Any) -> Routes:
    return next(one for one in game.expansions if isinstance(one, Routes))


def test_a_file_that_is_no_set_of_routes_is_refused() -> None:
    data: Any = json.loads(files("ludoteca.data").joinpath("burgundy_routes.json").read_text())
    RouteTiles(FilePart(data, "burgundy"))

    def refused(change: Any, message: str) -> None:
        other = deepcopy(data)
        change(other["routes"])
        with pytest.raises(BadData, match=message):
            RouteTiles(FilePart(other, "burgundy"))

    refused(lambda r: r["tiles"].pop(), "routes: 'tiles' is not the tiles '1' to '12', in order")
    refused(lambda r: r["tiles"][3]["spaces"].pop(), "routes: tiles 4: 'spaces' is not a list of 3")
    refused(lambda r: r["tiles"][0]["spaces"][1].update(good=7), "spaces 1: 'good' is not a number from 1 to 6")
    refused(lambda r: r["tiles"][0]["spaces"][1].update(bonus="gold"), "'gold' is none of workers_4")
    refused(lambda r: r["each"].update({"4": 4}), "'each' is not a number of tiles for which 12 suffice with 4 players")
    refused(lambda r: r["tiles"][5].pop("standing"), "tiles 6: 'standing' is not a text")
