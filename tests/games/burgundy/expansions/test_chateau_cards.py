"""Châteauma: symbols, full cards, bonus tiles and its purchase (E 14.9-14.10). Cards as in `test_chateau.py`."""

from __future__ import annotations

import pytest
from tests.games.burgundy.expansions.chateau_field import LEFT, RIGHT, field, kind_of, started, told
from tests.games.burgundy.scenario import burgundy

from ludoteca.games.burgundy.data import NONE
from ludoteca.games.burgundy.estate import bonus_bit
from ludoteca.games.burgundy.expansions.chateau.choose import act
from ludoteca.games.burgundy.expansions.chateau.part import rival


def test_e_14_9_b_it_sells_most_of_and_of_equal_ones_the_lowest() -> None:
    table = field((5, 3), seats=2, goods={6: 2, 3: 2, 1: 1}, depots={"1.1": "monastery_1"}).turn(1)
    assert table.r.goods == [1, 0, 0, 0, 0, 2] and table.r.sold == [0, 0, 2, 0, 0, 0]
    assert table.gained() == {"sales": 2 * 3} and table.r.silver == 1


def test_e_14_9_b_without_goods_nothing() -> None:
    table = field((5, 3), depots={"1.1": "monastery_1"}).turn(1)
    assert table.gained() == {} and table.r.silver == 0 and table.told(told.FRUITLESS)


def test_e_14_9_a_r36_symbols_of_nested_placements_wait_for_their_step() -> None:
    """Castle, then with its bonus a mine on a symbol: the sale comes after the last tile bonus."""
    table = field((8, 3), depots={"1.1": "castle", "1.2": "mine"}, goods={1: 1}).turn(1)
    assert table.card(LEFT)[:2] == ["castle", "mine"]
    kinds = [event.kind for event in table.s.events or []]
    assert kinds.index(told.CARD_BONUS) > max(at for at, kind in enumerate(kinds) if kind == told.COVERED)
    assert table.gained() == {"sales": 2}


@pytest.mark.parametrize(("level", "points"), [("easy", 8), ("medium", 12), ("hard", 16)])
def test_e_14_9_c_a_full_card_scores_by_level(level: str, points: int) -> None:
    left = {1: "mine", 2: "cow_2"}
    table = field((1, 3), left=left, depots={"1.1": "monastery_1"}, chateau=level).turn(1)
    assert table.gained() == {"cards": points}


def test_e_14_9_d_tiles_move_to_the_duchy_without_a_bonus() -> None:
    table = field((2, 3), left={1: "bank", 2: "watchtower", 3: "cow_2"}, depots={"1.1": "monastery_1"}).turn(1, 5)
    assert sorted(table.duchy()) == ["bank", "cow_2", "monastery_1", "watchtower"]
    assert table.gained() == {"cards": 18} and table.r.silver == 0


def test_e_14_9_d_without_a_space_a_tile_lies_on_another_and_counts_still() -> None:
    table = field((8, 3), left={1: "castle", 3: "castle", 4: "ship"}, duchy=["mine"] * 3, depots={"1.1": "mine"}).turn(
        1
    )
    assert table.r.over == [20] and table.duchy().count("mine") == 3
    for occasion in table.s.setting.phase_end:
        occasion.happen(table.s)
    assert table.r.silver == 4


def test_e_14_9_d_livestock_and_monasteries_that_lie_on_others_count_too() -> None:
    table = field((2, 3), depots={"1.1": "sheep_4"})
    table.r.over = [kind_of("sheep_3"), kind_of("monastery_1")]
    assert table.turn(1).gained() == {"livestock": 3 + 4}
    for occasion in table.s.setting.game_end:
        if occasion.rank == 50:
            occasion.happen(table.s)
    assert table.gained()["monasteries"] == 4


def test_e_14_9_d_wild_tiles_turn_up_and_go_to_their_true_colour() -> None:
    table = field((1, 3), left={1: "mine", 3: "monastery_1"}, wild=["sheep_3"]).turn(1, 5)
    assert "sheep_3" in table.duchy() and table.r.down == 0
    assert table.gained() == {"cards": 12}
    table.s.spaces[0] = burgundy().pieces.ids.index("sheep_4")
    table.s.white = 5
    table.turn(1)
    assert table.gained()["livestock"] == 3 + 4, "from then on it is a sheep as any other"


def test_e_14_9_e_the_right_card_slides_and_a_new_one_is_drawn() -> None:
    left = {1: "mine", 2: "cow_2"}
    table = field((1, 3), left=left, right={1: "ship", 4: "bank"}, depots={"1.1": "monastery_1"}).turn(1, 6)
    assert table.cards() == [3, 6] and table.card(LEFT) == ["ship", None, None, "bank"]
    assert table.card(RIGHT) == [None] * 4 and table.r.pile[0] == 1
    right = {1: "mine", 2: "cow_2"}
    table = field((3, 1), white=5, left={1: "ship"}, right=right, depots={"1.1": "monastery_1"}).turn(1, 6)
    assert table.cards() == [3, 6] and table.card(LEFT)[0] == "ship"


def test_e_14_9_e_a_wild_tile_of_the_other_card_stays_face_down() -> None:
    table = field((1, 3), left={1: "mine", 2: "cow_2"}, depots={"1.1": "monastery_1"})
    table.r.lay(RIGHT, 1, kind_of("watchtower"), face_down=True)
    table.turn(1, 6)
    assert table.cards() == [3, 6] and table.r.lies_down(LEFT, 1) and table.r.face_down() == [kind_of("watchtower")]


def test_e_14_9_e_with_the_deck_empty_the_cards_laid_aside_are_shuffled() -> None:
    table = field((1, 3), left={1: "mine", 2: "cow_2"}, depots={"1.1": "monastery_1"})
    table.r.deck, table.r.pile = [0] * 17, [0, 1, *[0] * 15]
    table.turn(1, 2)
    assert table.told(told.RESHUFFLED) and table.cards() == [3, 2]
    assert table.r.deck[:2] == [1, 0] and not sum(table.r.pile)


def test_e_14_9_e_there_is_always_a_card_to_show_and_without_one_it_would_sell() -> None:
    table = field((2, 3), goods={4: 1}, depots={"1.1": "bank"})
    table.r.cards = [NONE, NONE]
    act(table.s, LEFT, 0)
    assert table.gained() == {"sales": 2} and table.space("1.1") == "bank"
    s = started(1, 7)
    while s.decision is not None:
        assert NONE not in rival(s).cards
        s.apply(s.decision.actions[0])


def test_e_13_8_a_monastery_in_its_duchy_changes_no_sale() -> None:
    table = field((5, 3), goods={2: 2}, duchy=["monastery_3", "monastery_4"], depots={"1.1": "monastery_1"}).turn(1)
    assert table.r.silver == 1 and table.gained() == {"sales": 4}


def test_e_14_9_f_all_spaces_of_a_type_bring_the_bonus_tile_that_is_left() -> None:
    for claimed, points in ((0, {"bonus_tiles": 5}), (1, {"bonus_tiles": 2}), (2, {})):
        table = field((1, 3), left={2: "cow_2", 3: "monastery_1"}, duchy=["mine"] * 2, depots={"1.1": "mine"})
        table.s.claimed = [0, claimed, 0, 0, 0, 0]
        table.turn(1)
        assert {name: n for name, n in table.gained().items() if name == "bonus_tiles"} == points
        assert table.s.claimed[1] == min(claimed + 1, 2)


def test_e_14_9_f_it_never_takes_both_bonus_tiles_of_a_colour() -> None:
    table = field((2, 3), duchy=["mine"] * 3, black={}).turn(1)
    assert table.gained() == {"bonus_tiles": 5}
    table.turn(1)
    assert table.gained() == {"bonus_tiles": 5} and table.r.bonus == bonus_bit(1, 0) and table.s.claimed[1] == 1


def test_e_13_8_a_colour_full_in_its_duchy_scores_no_area() -> None:
    table = field((2, 3), duchy=["mine"] * 3).turn(1)
    assert set(table.gained()) == {"bonus_tiles"}


def test_e_14_10_it_buys_the_type_it_holds_fewest_of() -> None:
    table = field(
        (2, 3), silver=5, reserve=["mine", "castle", "castle"], depots={"1.1": "monastery_1"},
        black={1: "castle", 3: "mine", 5: "cow_3", 6: "ship"},
    ).turn(1)  # fmt: skip
    assert table.reserve()[-1] == "cow_3" and table.r.silver == 3, "one purchase, of two types it lacks the first"


def test_e_14_10_of_one_type_the_tile_that_lies_first() -> None:
    table = field((2, 3), silver=2, depots={"1.1": "monastery_1"}, black={2: "church", 4: "bank"}).turn(1)
    assert table.reserve() == ["church"] and table.space("4") == "bank" and table.r.silver == 0
    poor = field((2, 3), silver=1, depots={"1.1": "monastery_1"}, black={2: "church"}).turn(1)
    assert poor.reserve() == [] and poor.r.silver == 1


def test_e_14_10_wild_tiles_are_no_type_and_an_empty_depot_sells_nothing() -> None:
    table = field(
        (2, 3), silver=2, wild=["ship"], reserve=["cow_2"], depots={"1.1": "monastery_1"},
        black={1: "cow_3", 2: "ship"},
    ).turn(1)  # fmt: skip
    assert table.reserve() == ["cow_2", "ship"]
    table = field((2, 3), silver=4, depots={"1.1": "monastery_1"}).turn(1)
    assert table.r.silver == 4
