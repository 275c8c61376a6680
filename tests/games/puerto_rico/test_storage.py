"""PR 57-59, 68, A17."""

import pytest
from tests.games.puerto_rico.scenario import P, asked, at, goods, match_at, menu, play, told

from ludoteca.core.errors import Illegal, Refused
from ludoteca.games.puerto_rico import tell

# No ship takes coffee or tobacco: the loading is over before it begins.
AT_SEA = "corn:1 sugar:1 indigo:1"
STUCK = "coffee 3 tobacco 2"


def test_pr_57_one_barrel_of_choice_is_kept() -> None:
    s = at("captain", [P(goods=STUCK), P(), P(), P()], ships=AT_SEA)
    assert asked(s) == (0, "captain.keep")
    assert menu(s) == ["keep tobacco", "keep coffee"]
    play(s, "keep tobacco")
    assert goods(s.players[0].goods) == {"tobacco": 1}
    assert told(s, tell.LOSE) == [(0, 3, 1), (0, 4, 3)]


def test_pr_57_the_rest_goes_back_to_the_supply() -> None:
    s = at("captain", [P(goods=STUCK), P(), P(), P()], ships=AT_SEA)
    before = s.components()
    play(s, "keep coffee")
    assert goods(s.supply)["tobacco"] == 9 and goods(s.supply)["coffee"] == 8
    assert s.components() == before


def test_pr_57_a_single_kind_is_no_question() -> None:
    s = at("captain", [P(goods="coffee 3"), P(), P(), P()], ships=AT_SEA)
    assert asked(s)[1] == "round.role"
    assert goods(s.players[0].goods) == {"coffee": 1}


def test_pr_57_a_single_barrel_stays() -> None:
    s = at("captain", [P(goods="coffee 1"), P(), P(), P()], ships=AT_SEA)
    assert goods(s.players[0].goods) == {"coffee": 1}
    assert not told(s, tell.LOSE)


def test_pr_57_storage_goes_clockwise_from_the_captain() -> None:
    stuck = P(goods="coffee 2 tobacco 2")
    s = at("captain", [stuck, stuck, stuck], owner=1, ships=AT_SEA)
    assert asked(s) == (1, "captain.keep")
    play(s, "keep coffee")
    assert asked(s) == (2, "captain.keep")
    play(s, "keep coffee")
    assert asked(s) == (0, "captain.keep")


def test_pr_68_a_small_warehouse_keeps_one_kind_besides_the_barrel() -> None:
    s = at("captain", [P(goods=STUCK, city="small_warehouse"), P(), P()], ships=AT_SEA)
    assert asked(s) == (0, "captain.store")
    assert menu(s) == ["store tobacco", "store coffee"]
    play(s, "store coffee")
    # Only one kind is left for the single barrel: nothing more to ask.
    assert goods(s.players[0].goods) == {"tobacco": 1, "coffee": 3}


def test_pr_68_the_owner_may_store_the_lesser_kind() -> None:
    s = at("captain", [P(goods=STUCK, city="small_warehouse"), P(), P()], ships=AT_SEA)
    play(s, "store tobacco")
    assert goods(s.players[0].goods) == {"tobacco": 2, "coffee": 1}


def test_pr_68_a_large_warehouse_keeps_two_kinds() -> None:
    player = P(goods="indigo 2 tobacco 2 coffee 3", city="large_warehouse")
    s = at("captain", [player, P(), P()], ships="corn:1 sugar:1 indigo:6")
    assert menu(s) == ["store indigo", "store tobacco"]
    play(s, "store indigo")
    assert menu(s) == ["store tobacco", "store coffee"]
    play(s, "store coffee")
    assert goods(s.players[0].goods) == {"indigo": 2, "tobacco": 1, "coffee": 3}


def test_pr_68_the_forced_tail_of_a_series_is_not_asked() -> None:
    player = P(goods="indigo 2 tobacco 2 coffee 3", city="large_warehouse")
    s = at("captain", [player, P(), P()], ships="corn:1 sugar:1 indigo:6")
    play(s, "store tobacco")
    assert goods(s.players[0].goods) == {"indigo": 1, "tobacco": 2, "coffee": 3}


def test_pr_68_both_warehouses_keep_three_kinds() -> None:
    player = P(goods="corn 2 indigo 2 tobacco 2 coffee 3", city="small_warehouse large_warehouse")
    s = at("captain", [player, P(), P()], ships="corn:4 sugar:1 indigo:6")
    play(s, "store corn", "store indigo", "store coffee")
    assert goods(s.players[0].goods) == {"corn": 2, "indigo": 2, "tobacco": 1, "coffee": 3}


def test_pr_68_four_kinds_and_one_warehouse_ask_for_kind_and_barrel() -> None:
    player = P(goods="corn 2 indigo 2 tobacco 2 coffee 3", city="small_warehouse")
    s = at("captain", [player, P(), P()], ships="corn:4 sugar:1 indigo:6")
    play(s, "store coffee")
    assert asked(s) == (0, "captain.keep")
    assert menu(s) == ["keep corn", "keep indigo", "keep tobacco"]
    play(s, "keep corn")
    assert goods(s.players[0].goods) == {"corn": 1, "coffee": 3}


def test_pr_61_an_unoccupied_warehouse_keeps_nothing() -> None:
    s = at("captain", [P(goods=STUCK, city="small_warehouse:0"), P(), P()], ships=AT_SEA)
    assert asked(s) == (0, "captain.keep")


def test_pr_68_a_warehouse_does_not_excuse_from_loading() -> None:
    s = at("captain", [P(goods="corn 3", city="small_warehouse large_warehouse"), P(), P()])
    assert menu(s) == ["load corn 1", "load corn 2", "load corn 3"]


def test_a17_what_fits_is_kept_without_asking() -> None:
    player = P(goods="tobacco 1 coffee 3", city="small_warehouse")
    s = at("captain", [player, P(), P()], ships=AT_SEA)
    assert asked(s)[1] == "round.role"
    assert goods(s.players[0].goods) == {"tobacco": 1, "coffee": 3}


def test_a17_as_many_kinds_as_warehouses_are_kept_whole() -> None:
    player = P(goods="tobacco 4 coffee 3", city="large_warehouse")
    s = at("captain", [player, P(), P()], ships=AT_SEA)
    assert goods(s.players[0].goods) == {"tobacco": 4, "coffee": 3}


def test_pr_58_goods_are_unlimited_until_the_next_captain_phase() -> None:
    s = at("craftsman", [P(), P(goods="corn 4 sugar 5", island="corn 2"), P()])
    assert goods(s.players[1].goods) == {"corn": 6, "sugar": 5}


def test_pr_59_full_ships_are_emptied_and_the_others_keep_their_load() -> None:
    s = at("captain", [P(goods="corn 3"), P(), P()], ships="corn:1 sugar:4 -")
    play(s, "load corn 1")
    assert told(s, tell.SHIP_EMPTIED) == [(1, 0, 4)]
    assert [s.barrels_on(ship) for ship in range(3)] == [0, 4, 0]
    assert goods(s.supply)["corn"] == 10


def test_pr_59_ships_are_emptied_after_the_storage() -> None:
    s = at("captain", [P(goods=f"corn 3 {STUCK}"), P(), P()], ships="corn:1 sugar:4 indigo:1")
    play(s, "load corn 1")
    assert asked(s) == (0, "captain.keep")
    assert s.room(0) == 0
    play(s, "keep coffee")
    assert s.room(0) == 4


def test_storing_is_answered_in_any_order_and_with_the_barrel() -> None:
    player = P(goods="corn 2 indigo 2 tobacco 2 coffee 3", city="large_warehouse")
    s = at("captain", [player, P(), P()], ships="corn:4 sugar:1 indigo:6")
    match_at(s).play_all(["keep tobacco", "store coffee", "store corn"])
    assert goods(s.players[0].goods) == {"corn": 2, "tobacco": 1, "coffee": 3}


def test_who_has_nothing_to_choose_has_no_early_question_and_loses_nothing_by_asking() -> None:
    stuck = P(goods="coffee 2 tobacco 2")
    s = at("captain", [stuck, P(goods="coffee 3"), P(goods="coffee 1")], ships=AT_SEA)
    for seat in (1, 2):
        with pytest.raises(Refused, match="no question"):
            match_at(s).early(seat, ["keep coffee"])
    assert goods(s.players[1].goods) == {"coffee": 3}


def test_what_one_keeps_may_be_said_before_ones_turn() -> None:
    stuck = P(goods="coffee 2 tobacco 2")
    storing = P(goods="coffee 2 tobacco 2", city="small_warehouse")
    s = at("captain", [stuck, stuck, storing], ships=AT_SEA)
    match = match_at(s)
    match.early(1, ["keep tobacco"])
    match.early(2, ["store tobacco"])
    with pytest.raises(Illegal, match="does not answer"):
        match.early(1, ["store tobacco"])
    match.play("keep coffee")
    assert [goods(player.goods) for player in s.players] == [
        {"coffee": 1},
        {"tobacco": 1},
        {"tobacco": 2, "coffee": 1},
    ]


def test_pr_57_one_kind_kept_is_one_answer_also_before_ones_turn() -> None:
    """It was told that the kind is not possible, and then that it is."""
    stuck = P(goods="coffee 2 tobacco 2")
    match = match_at(at("captain", [stuck, stuck, P()], ships=AT_SEA))
    with pytest.raises(Illegal, match=r"^captain.keep takes 1 to 1 answers, not 2$"):
        match.early(1, ["keep tobacco", "keep tobacco"])
    assert match.waiting == {}


def test_pr_68_a_kind_is_stored_once_also_before_ones_turn() -> None:
    player = P(goods="corn 2 indigo 2 tobacco 2 coffee 3", city="large_warehouse")
    s = at("captain", [P(goods="coffee 2 tobacco 2"), player, P()], ships="corn:4 sugar:1 indigo:6")
    match = match_at(s)
    with pytest.raises(Illegal, match=r"^'store coffee' was named 2 times, but captain.store can take it once$"):
        match.early(1, ["store coffee", "store coffee"])
    match.early(1, ["store coffee", "store indigo"])
