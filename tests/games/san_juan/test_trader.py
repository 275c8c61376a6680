"""The trader phase: SJ 36-43, 71, 73, 89, A19."""

from __future__ import annotations

import pytest
from tests.games.san_juan.scenario import KIND_IDS, at, player

from ludoteca.core.chance import seeded

PLANTS = "indigo_plant sugar_mill tobacco_storage coffee_roaster silver_smelter"
GOODS = "indigo sugar tobacco coffee silver"


def test_sj_36_the_tile_is_turned_before_anything_is_sold() -> None:
    t = at("trader", player(goods="indigo"), draws="tile_12233")
    assert t.ask == "trader.sell"
    assert t.seen(1)["tile"] == 4


def test_sj_37_39_the_trader_sells_two_the_others_one() -> None:
    t = at("trader", *[player(city=PLANTS, goods=GOODS) for _ in range(3)])
    assert (t.seat, t.span) == (0, (0, 2))
    t.play("pass")
    assert (t.seat, t.span) == (1, (0, 1))


def test_sj_38_43_each_good_pays_the_price_of_its_line() -> None:
    for plant, price in zip(GOODS.split(), (1, 2, 2, 3, 3), strict=True):
        t = at("trader", player(city=PLANTS, goods=GOODS), draws=f"tile_12233 {'indigo_plant ' * price}")
        t.play(f"sell {plant}", *(["pass"] if plant != "silver" else []))
        assert t.size() == price


def test_sj_38_the_good_goes_unseen_to_the_discards() -> None:
    t = at("trader", player(goods="indigo=hero"), draws="tile_11122 smithy").play("sell indigo")
    assert t.unseen == "hero"
    assert "hero" not in str(t.seen(0))


def test_sj_38_all_goods_leave_before_a_card_is_drawn() -> None:
    """A12: with an empty draw pile the goods just sold are what is drawn."""
    mine = player(city="indigo_plant sugar_mill", goods="indigo=hero sugar=palace")
    t = at("trader", mine, deck="", draws="tile_11122 palace hero").play("sell indigo", "sell sugar")
    assert t.hand() == "hero palace"


def test_sj_39_a15_selling_may_be_declined() -> None:
    t = at("trader", player(goods="indigo"), player(goods="indigo"), draws="tile_11122").passes(2)
    assert t.ask == "round.pick"
    assert t.goods(1) == "indigo"


def test_sj_40_the_tile_goes_back_and_the_cycle_repeats_after_five() -> None:
    order = "tile_11223 tile_12233 tile_11122 tile_12223 tile_11222"
    t = at("trader", player(hand="smithy"), seats=2, deck="", draws=order)
    assert t.state.tile == -1
    while t.state.trades < 12:
        t.play(next(role for role in ("role trader", "role prospector", "role councillor") if role in t.menu))
    tiles = [int(str(one["tile"])) for one in t.told("tile")]
    assert tiles[:5] == [2, 4, 0, 3, 1]
    assert tiles[5:10] == tiles[:5]
    assert tiles[10:12] == tiles[:2]


@pytest.mark.parametrize("seed", range(8))
def test_sj_7_40_the_first_five_tiles_are_all_different(seed: int) -> None:
    t = at("", player(hand="smithy"), seats=2, deck="")
    t.state.chance = seeded(seed)
    while t.state.trades < 5:
        t.play(next(role for role in ("role trader", "role prospector", "role councillor") if role in t.menu))
    assert sorted(int(str(one["tile"])) for one in t.told("tile")) == [0, 1, 2, 3, 4]


def test_a14_a_sale_that_draws_the_last_card_leaves_nothing_for_stand_and_hall() -> None:
    mine = player(city="silver_smelter*2 market_stand market_hall", goods="silver*2")
    for letter in (False, True):
        t = at("trader", mine, deck="", letter=letter).play("sell silver", "sell silver")
        assert (t.seat, t.ask, t.size()) == (1, "round.pick", 2)
        assert not t.told("function")


def test_stand_and_hall_are_told_by_name() -> None:
    mine = player(city="indigo_plant*2 market_stand market_hall", goods="indigo*2")
    t = at("trader", mine).play("sell indigo", "sell indigo")
    assert [KIND_IDS[int(str(one["card"]))] for one in t.told("function")] == ["market_stand", "market_hall"]


def test_a19_the_tile_is_turned_even_if_nobody_sells() -> None:
    t = at("trader", draws="tile_11122")
    assert t.state.trades == 1
    assert t.seen(0)["tiles"] == [0]


def test_sj_73_market_stand_pays_one_card_for_two_goods_or_more() -> None:
    mine = player(city="indigo_plant*2 market_stand", goods="indigo*2")
    t = at("trader", mine, draws="tile_11122 smithy*3").play("sell indigo", "sell indigo")
    assert t.size() == 3


def test_sj_73_market_stand_pays_nothing_for_one_good() -> None:
    t = at("trader", player(city="indigo_plant market_stand", goods="indigo"), draws="tile_11122 smithy")
    assert t.play("sell indigo").size() == 1


def test_sj_73_market_stand_works_for_others_with_a_trading_post() -> None:
    mine = player(city="indigo_plant*2 market_stand trading_post", goods="indigo*2")
    t = at("trader", player(), mine, draws="tile_11122 smithy*3").play("sell indigo", "sell indigo")
    assert t.size(1) == 3


def test_sj_89_market_hall_pays_once_however_many_are_sold() -> None:
    mine = player(city="indigo_plant*2 market_hall", goods="indigo*2")
    t = at("trader", mine, draws="tile_11122 smithy*3").play("sell indigo", "sell indigo")
    assert t.size() == 3
    t = at("trader", mine, draws="tile_11122 smithy*2").play("sell indigo", "pass")
    assert t.size() == 2


def test_sj_89_market_hall_pays_nothing_without_a_sale() -> None:
    t = at("trader", player(city="indigo_plant market_hall", goods="indigo"), draws="tile_11122").play("pass")
    assert t.size() == 0


def test_stand_and_hall_pay_together() -> None:
    mine = player(city="indigo_plant*2 market_hall market_stand", goods="indigo*2")
    t = at("trader", mine, draws="tile_11122 smithy*3 well").play("sell indigo", "sell indigo")
    assert t.size() == 4


def test_e_a11_an_event_sold_as_a_good_goes_to_the_discards_unseen() -> None:
    t = at("trader", player(goods="indigo=taxes"), events=True, draws="tile_11122 smithy").play("sell indigo")
    assert t.unseen == "taxes"
    assert t.face_up == ""
    assert "taxes" not in str(t.seen(0))


def test_e2_an_event_drawn_for_a_sale_goes_face_up_and_is_replaced() -> None:
    t = at("trader", player(goods="indigo"), events=True, draws="tile_11122 taxes smithy").play("sell indigo")
    assert t.hand() == "smithy"
    assert t.face_up == "taxes"


def test_a14_a_sale_brings_what_there_is() -> None:
    mine = player(city="silver_smelter market_hall", goods="silver=hero")
    t = at("trader", mine, deck="well", draws="tile_12233 well hero").play("sell silver")
    assert t.hand() == "well hero"


def test_letter_stand_and_hall_are_asked() -> None:
    mine = player(city="indigo_plant*2 market_hall market_stand", goods="indigo*2")
    t = at("trader", mine, letter=True, draws="tile_11122 smithy*3").play("sell indigo", "sell indigo")
    assert (t.ask, t.menu) == ("trader.use", ["pass", "use market_stand"])
    t.play("pass")
    assert (t.ask, t.menu) == ("trader.use", ["pass", "use market_hall"])
    t.play("use market_hall")
    assert t.size() == 3
