"""PR 46-50, 62, 67."""

from tests.games.puerto_rico.scenario import P, asked, at, goods, menu, play, told

from ludoteca.games.puerto_rico import tell

ONE = P(goods="corn 1 sugar 1 coffee 1")


def test_pr_46_the_trader_gets_a_doubloon_more() -> None:
    s = at("trader", [ONE, ONE, P()])
    play(s, "sell coffee")
    assert s.players[0].doubloons == 5
    play(s, "sell sugar")
    assert s.players[1].doubloons == 2


def test_pr_46_one_good_each() -> None:
    s = at("trader", [ONE, ONE, P()])
    play(s, "sell coffee")
    assert asked(s) == (1, "trader.sell")


def test_pr_47_only_kinds_the_house_does_not_hold() -> None:
    s = at("trader", [ONE, ONE, P()], house="sugar 1")
    assert menu(s) == ["pass", "sell corn", "sell coffee"]
    play(s, "sell corn")
    assert menu(s) == ["pass", "sell coffee"]


def test_pr_47_who_can_sell_nothing_is_not_asked() -> None:
    s = at("trader", [ONE, P(goods="sugar 2"), P(goods="corn 1")], house="sugar 1")
    play(s, "pass")
    assert asked(s) == (2, "trader.sell")


def test_pr_48_the_phase_ends_when_the_house_is_full() -> None:
    s = at("trader", [ONE, ONE, ONE], house="indigo 1 sugar 1 tobacco 1")
    play(s, "sell coffee")
    assert asked(s) == (1, "round.role")


def test_pr_49_a_full_house_is_emptied_at_the_end() -> None:
    s = at("trader", [ONE, P(), P()], house="indigo 1 sugar 1 tobacco 1")
    supply = goods(s.supply)
    play(s, "sell coffee")
    assert s.house == 0
    assert goods(s.supply) == {name: supply[name] + (name != "corn") for name in supply}
    assert told(s, tell.HOUSE_EMPTIED) == [(4, 0, 0)]


def test_pr_49_three_goods_stay_in_the_house() -> None:
    s = at("trader", [ONE, P(), P()], house="indigo 1 sugar 1")
    play(s, "sell coffee")
    assert goods(s.house) == {"indigo": 1, "sugar": 1, "coffee": 1}


def test_pr_50_corn_may_be_sold_for_nothing() -> None:
    s = at("trader", [P(), P(goods="corn 1"), P()])
    play(s, "sell corn")
    assert s.players[1].doubloons == 0
    assert goods(s.house) == {"corn": 1}


def test_pr_50_no_sale_no_privilege() -> None:
    s = at("trader", [ONE, P(), P()])
    play(s, "pass")
    assert s.players[0].doubloons == 0


def test_pr_62_the_trader_adds_markets_and_privilege() -> None:
    s = at("trader", [P(goods="corn 1", city="small_market large_market"), P(), P()])
    play(s, "sell corn")
    assert s.players[0].doubloons == 0 + 1 + 1 + 2


def test_pr_61_unoccupied_markets_pay_nothing() -> None:
    s = at("trader", [P(goods="corn 1", city="small_market:0 large_market:0"), P(), P()])
    play(s, "sell corn")
    assert s.players[0].doubloons == 1


def test_pr_62_markets_pay_only_on_a_sale() -> None:
    s = at("trader", [P(goods="corn 1", city="small_market large_market"), P(), P()])
    play(s, "pass")
    assert s.players[0].doubloons == 0


def test_pr_67_an_office_sells_what_the_house_holds_already() -> None:
    s = at("trader", [P(), P(goods="sugar 1", city="office"), P(goods="sugar 1", city="office:0")], house="sugar 1")
    assert menu(s) == ["pass", "sell sugar"]
    play(s, "sell sugar")
    assert goods(s.house) == {"sugar": 2}
    assert asked(s)[1] == "round.role"


def test_pr_67_an_office_does_not_open_a_full_house() -> None:
    s = at("trader", [P(goods="coffee 1"), P(goods="sugar 1", city="office"), P()], house="sugar 2 corn 1")
    play(s, "sell coffee")
    assert asked(s) == (1, "round.role")


def test_components_stay_while_trading() -> None:
    s = at("trader", [ONE, ONE, ONE], house="indigo 1")
    before = s.components()
    play(s, "sell coffee", "sell sugar", "sell corn")
    assert s.components() == before
