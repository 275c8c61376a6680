"""The option `letter`: every "may" of the book is a question (PR 11-12, 61; A11, A15, A17)."""

from functools import partial

from tests.games.puerto_rico.scenario import GAME, P, asked, at, goods, match_at, menu, play, told

from ludoteca.games.puerto_rico import tell

letter = partial(at, options={"letter": "yes"})
CODES = {"plain": 110, "letter": 124}


def test_the_letter_answers_live_behind_all_others() -> None:
    assert GAME.live(3, {"letter": "no"}) == list(range(CODES["plain"]))
    assert GAME.live(3, {"letter": "yes"}) == list(range(CODES["letter"]))


def test_the_mayor_may_refuse_his_privilege() -> None:
    s = letter("mayor", [P(), P(), P()], colonists=9, aboard=0)
    assert asked(s) == (0, "mayor.privilege")
    play(s, "pass")
    assert s.players[0].people == 0
    assert s.colonists == 9 - 3


def test_an_empty_supply_leaves_no_privilege_to_ask_about() -> None:
    s = letter("mayor", [P(), P(), P()], colonists=0, aboard=3)
    assert asked(s) == (0, "mayor.boarding")


def test_colonists_are_taken_one_by_one_until_the_ship_is_empty() -> None:
    s = letter("mayor", [P(), P(), P()], colonists=9, aboard=4)
    play(s, "colonist supply", "colonist ship", "colonist ship", "pass", "colonist ship", "colonist ship")
    assert [player.people for player in s.players] == [3, 2, 0]
    assert asked(s)[1] == "round.role"
    assert (s.aboard, s.colonists) == (3, 9 - 1 - 3)


def test_colonists_nobody_wants_stay_aboard_and_the_refill_comes_on_top() -> None:
    s = letter("mayor", [P(), P(), P()], colonists=9, aboard=4)
    play(s, "pass", "colonist ship", "pass", "pass", "pass")
    assert s.players[0].people == 1
    assert (s.aboard, s.colonists) == (3 + 3, 9 - 3)


def test_every_player_may_refuse_before_the_sharing_ends() -> None:
    s = letter("mayor", [P(), P(), P()], owner=1, colonists=0, aboard=2)
    order = []
    while asked(s)[1] == "mayor.boarding":
        order.append(asked(s)[0])
        play(s, "pass")
    assert order == [1, 2, 0]
    assert s.aboard == 2


def test_a15_production_is_refused_by_kind() -> None:
    maker = P(island="corn 2 sugar 1", city="small_sugar_mill factory")
    s = letter("craftsman", [maker, maker, P()])
    assert asked(s) == (0, "craftsman.produce")
    assert menu(s) == ["pass", "produce corn", "produce sugar"]
    play(s, "produce sugar")
    assert goods(s.players[0].goods) == {"sugar": 1}
    # One kind pays the factory nothing; the next player makes both.
    play(s, "produce corn", "produce sugar")
    assert (s.players[0].doubloons, s.players[1].doubloons) == (0, 1)


def test_kinds_are_named_one_after_the_other() -> None:
    s = letter("craftsman", [P(island="corn 1 indigo 1 sugar 1", city="small_indigo_plant small_sugar_mill"), P(), P()])
    play(s, "produce corn")
    assert menu(s) == ["pass", "produce indigo", "produce sugar"]
    assert s.decision is not None and (s.decision.least, s.decision.most) == (0, 2)


def test_a15_production_is_refused_as_a_whole() -> None:
    s = letter("craftsman", [P(island="corn 2"), P(), P()])
    play(s, "pass")
    # PR 45: without production no extra good.
    assert asked(s)[1] == "round.role"
    assert s.players[0].goods == 0


def test_a16_the_extra_good_may_be_a_kind_he_can_make_but_did_not() -> None:
    s = letter("craftsman", [P(island="corn 2 sugar 1", city="small_sugar_mill"), P(), P()])
    play(s, "produce corn", "pass")
    assert asked(s) == (0, "craftsman.bonus")
    assert menu(s) == ["pass", "bonus corn", "bonus sugar"]
    play(s, "bonus sugar")
    assert goods(s.players[0].goods) == {"corn": 2, "sugar": 1}


def test_the_extra_good_may_be_refused() -> None:
    s = letter("craftsman", [P(island="corn 2"), P(), P()])
    play(s, "produce corn", "pass")
    assert goods(s.players[0].goods) == {"corn": 2}


def test_captains_and_harbors_points_may_be_refused() -> None:
    s = letter("captain", [P(goods="corn 1 sugar 1", city="harbor"), P(), P()])
    play(s, "load corn 1")
    assert asked(s) == (0, "captain.point")
    assert menu(s) == ["pass", "point captain"]
    play(s, "pass")
    assert menu(s) == ["pass", "point harbor"]
    play(s, "point harbor", "load sugar 2")
    # The captain's point was for the first load; it does not come back.
    assert menu(s) == ["pass", "point harbor"]
    play(s, "pass")
    player = s.players[0]
    assert (player.shipped, player.captained, player.harbored) == (2, 0, 1)


def test_a_point_refused_can_spare_the_last_chip() -> None:
    s = letter("captain", [P(goods="corn 1"), P(), P()], chips=2)
    play(s, "load corn 1", "pass")
    assert (s.chips, s.ending) == (1, 0)


def test_a17_goods_may_be_given_back_though_they_would_fit() -> None:
    player = P(goods="tobacco 1 coffee 3", city="small_warehouse")
    s = letter("captain", [player, P(), P()], ships="corn:1 sugar:1 indigo:1")
    assert asked(s) == (0, "captain.store")
    assert menu(s) == ["pass", "store tobacco", "store coffee"]
    play(s, "pass")
    assert menu(s) == ["pass", "keep tobacco", "keep coffee"]
    play(s, "pass")
    assert s.players[0].goods == 0


def test_a_warehouse_may_hold_less_than_it_could() -> None:
    player = P(goods="tobacco 2 coffee 3", city="large_warehouse")
    s = letter("captain", [player, P(), P()], ships="corn:1 sugar:1 indigo:1")
    play(s, "store tobacco", "pass", "keep coffee")
    assert goods(s.players[0].goods) == {"tobacco": 2, "coffee": 1}


def test_the_single_barrel_may_be_given_up_when_no_further_kind_can_be_named() -> None:
    player = P(goods="tobacco 2 coffee 2", city="large_warehouse")
    s = letter("captain", [player, P(), P()], ships="corn:1 sugar:1 indigo:1")
    play(s, "store coffee")
    assert asked(s) == (0, "captain.keep")
    play(s, "pass")
    assert asked(s)[1] == "round.role"
    assert goods(s.players[0].goods) == {"coffee": 2}


def test_the_pool_of_a_series_holds_its_picks_and_no_pass() -> None:
    player = P(goods="tobacco 2 coffee 3", city="large_warehouse")
    s = letter("captain", [player, player, P()], ships="corn:1 sugar:1 indigo:1")
    frame = s.stack[-1]
    assert [action.text for action in frame.pool(s)] == ["store tobacco", "store coffee"]
    assert [action.text for action in frame.early_pool(s, 1)] == ["store tobacco", "store coffee"]
    s = letter("craftsman", [P(island="corn 1 indigo 1", city="small_indigo_plant"), P(), P()])
    assert [action.text for action in s.stack[-1].pool(s)] == ["produce corn", "produce indigo"]


def test_the_single_barrel_is_asked_about_even_if_there_is_but_one_kind() -> None:
    s = letter("captain", [P(goods="coffee 3"), P(), P()], ships="corn:1 sugar:1 indigo:1")
    assert menu(s) == ["pass", "keep coffee"]


def test_a_single_kind_may_be_given_up_before_ones_turn() -> None:
    stuck = P(goods="coffee 3")
    s = letter("captain", [stuck, stuck, P()], ships="corn:1 sugar:1 indigo:1")
    match = match_at(s)
    match.early(1, ["pass"])
    match.play("keep coffee")
    assert [goods(player.goods) for player in s.players] == [{"coffee": 1}, {}, {}]


def test_pr_63_the_owner_of_a_hacienda_chooses_the_stack() -> None:
    s = letter("settler", [P(city="hacienda"), P(), P()], stacks="corn 3")
    assert menu(s) == ["pass", "stack 1", "stack 2", "stack 3"]
    play(s, "stack 2")
    assert told(s, tell.DRAWN) == [(0, 0, 2)]
    assert s.view(0)["stacks"] == [1, 0, 1, 0, 0]


def test_the_row_is_turned_up_from_the_first_stack_that_has_tiles() -> None:
    s = letter("settler", [P(city="hacienda"), P(), P()], stacks="corn 6")
    play(s, "stack 1", "pass", "pass", "pass")
    assert s.view(0)["stacks"] == [0, 0, 0, 0, 1]
