"""Paying for a building with cards and goods: SJ 20, 70, A5-A6."""

from __future__ import annotations

from itertools import combinations

from tests.games.san_juan.scenario import at, player

from ludoteca.core.errors import Illegal
from ludoteca.core.series import in_order

MARKET = "black_market indigo_plant sugar_mill tobacco_storage"


def test_sj_20_cards_are_paid_in_canonical_order_and_only_where_the_rest_can_follow() -> None:
    t = at("builder", player(hand="chapel smithy well tower hero"), draws="").play("build chapel")
    assert t.span == (2, 2)
    assert t.menu == ["pay smithy", "pay well", "pay tower"]
    t.play("pay well")
    assert t.menu == ["pay tower", "pay hero"]


def test_the_forced_tail_of_a_payment_is_carried_out_not_asked() -> None:
    t = at("builder", player(hand="chapel smithy well tower"), draws="").play("build chapel", "pay well")
    assert t.seat == 1
    assert t.discarded() == "well tower"
    assert t.hand() == "smithy"


def test_a_payment_of_the_whole_hand_is_not_asked() -> None:
    t = at("builder", player(hand="chapel smithy well"), draws="").play("build chapel")
    assert t.seat == 1
    assert t.hand() == ""


def test_equal_cards_are_asked_all_the_same_because_they_are_a_secret() -> None:
    t = at("builder", player(hand="chapel well*3"), draws="").play("build chapel")
    assert t.menu == ["pay well"]
    assert t.decision.secret


def test_sj_70_at_most_two_goods() -> None:
    mine = player(hand="library well tower chapel hero", city=MARKET, goods="indigo sugar tobacco")
    t = at("builder", player(), mine, draws="").play("pass", "build library")
    assert t.paid() == 5
    assert t.menu == ["pay well", "pay chapel"]
    t.play("pay well", "pay chapel", "pay tower")
    assert t.menu == ["pay hero", "spend indigo", "spend sugar"]
    t.play("spend indigo")
    assert t.menu == ["spend sugar", "spend tobacco"]
    t.play("spend tobacco")
    assert t.goods(1) == "sugar"
    assert t.hand(1) == "hero"


def test_sj_70_the_caps_tell_which_picks_of_the_pool_go_together() -> None:
    mine = player(hand="library well tower chapel hero", city=MARKET, goods="indigo sugar tobacco")
    t = at("builder", player(), mine, draws="").play("pass", "build library")
    top = t.state.stack[-1]
    [(goods, most)] = top.caps(t.state)
    assert ([action.text for action in goods], most) == (["spend indigo", "spend sugar", "spend tobacco"], 2)
    taken = []
    for picks in combinations(top.pool(t.state), 5):
        spent = sum(action in goods for action in picks)
        try:
            in_order(t.state, list(reversed(picks)), 1)
            taken.append(spent)
        except Illegal:
            assert spent == 3
    assert taken.count(1) == 3 and taken.count(2) == 12 and 3 not in taken


def test_sj_70_goods_need_not_be_spent() -> None:
    mine = player(hand="well smithy*2", city=MARKET, goods="indigo sugar")
    t = at("builder", player(), mine, draws="").play("pass", "build well", "pay smithy")
    assert t.menu == ["pay smithy", "spend indigo", "spend sugar"]
    t.play("pay smithy")
    assert t.goods(1) == "indigo sugar"


def test_sj_70_goods_make_a_building_possible_that_the_hand_cannot_pay() -> None:
    mine = player(hand="chapel smithy", city=MARKET, goods="indigo sugar tobacco")
    t = at("builder", player(), mine, draws="").play("pass")
    assert t.menu == ["pass", "build smithy", "build chapel"]
    t.play("build chapel")
    assert t.menu == ["spend indigo", "spend sugar"]
    assert t.hand(1) == ""


def test_sj_70_goods_without_a_black_market_pay_nothing() -> None:
    t = at("builder", player(), player(hand="well smithy", city="sugar_mill", goods="sugar"), draws="").play("pass")
    assert t.menu == ["pass", "build smithy"]


def test_sj_60_a_black_market_does_not_pay_for_itself() -> None:
    t = at("builder", player(), player(hand="black_market smithy", city="sugar_mill", goods="sugar"), draws="")
    assert t.play("pass").menu == ["pass", "build smithy"]


def test_sj_70_the_spent_good_goes_unseen_to_the_discards() -> None:
    mine = player(hand="smithy", city=MARKET, goods="sugar=hero")
    t = at("builder", player(), mine, draws="").play("pass", "build smithy")
    assert t.goods(1) == ""
    assert t.unseen == "hero"
    assert "hero" not in str(t.seen(1))


def test_sj_70_goods_of_one_kind_that_must_be_spent_are_not_asked_about() -> None:
    mine = player(hand="well", city="black_market indigo_plant*3", goods="indigo*3")
    t = at("builder", player(), mine, draws="").play("pass", "build well")
    assert t.seat == 2
    assert t.goods(1) == "indigo"


def test_a5_the_good_on_the_covered_plant_cannot_pay() -> None:
    mine = player(hand="chapel", city="black_market crane sugar_mill", goods="sugar")
    t = at("builder", player(), mine, draws="").play("pass")
    assert t.menu == ["pass"], "sugar mill covered: 3 - 2 = 1, and the sugar went with the mill"


def test_a5_another_good_of_the_same_kind_can() -> None:
    mine = player(hand="chapel", city="black_market crane sugar_mill*2", goods="sugar*2")
    t = at("builder", player(), mine, draws="").play("pass", "build chapel")
    assert t.menu == ["cover loaded sugar_mill"]
    t.play("cover loaded sugar_mill")
    assert t.goods(1) == ""
    assert t.discards == 2
    assert t.city(1) == "sugar_mill black_market crane chapel"


def test_a5_the_good_of_an_equal_uncovered_plant_stays_and_can_pay() -> None:
    mine = player(hand="chapel", city="black_market crane sugar_mill*2", goods="sugar")
    t = at("builder", player(), mine, draws="").play("pass", "build chapel")
    assert t.menu == ["cover sugar_mill"]
    t.play("cover sugar_mill")
    assert t.goods(1) == ""


def test_a6_no_good_is_spent_beyond_the_price() -> None:
    mine = player(hand="smithy well", city=MARKET, goods="indigo sugar")
    t = at("builder", mine, draws="").play("build smithy")
    assert t.paid() == 0
    assert t.goods() == "indigo sugar"
    t = at("builder", player(), mine, draws="").play("pass", "build smithy")
    assert t.span == (1, 1)
    assert t.menu == ["pay well", "spend indigo", "spend sugar"]
    t.play("spend sugar")
    assert (t.hand(1), t.goods(1)) == ("well", "indigo")
