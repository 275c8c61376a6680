"""Châteauma: set-up and turn (E 13, 14). Cards of the tests: 1 = mine, livestock, monastery; 2 = building, building,
livestock, monastery; 3 = ship, building, livestock (sell), building; 7 = building, castle, building (sell), livestock,
ship; 8 = castle, mine (sell), castle, ship."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.burgundy.expansions.chateau_field import LEFT, RIGHT, field, kind_of, told
from tests.games.burgundy.scenario import burgundy, tell

from ludoteca.core.errors import BadOption
from ludoteca.core.match import Match
from ludoteca.games.burgundy.data import CASTLE, CASTLE_TILE, NONE
from ludoteca.games.burgundy.estate import bonus_bit
from ludoteca.games.burgundy.expansions.chateau.choose import act
from ludoteca.games.burgundy.expansions.chateau.part import rival
from ludoteca.games.burgundy.position import Burgundy
from ludoteca.games.burgundy.round import Round

ALONE = {"chateau": "medium"}


def started(seats: int = 1, seed: int = 1, **options: str) -> Burgundy:
    s = burgundy().new(seats, {**ALONE, **options}, seed)
    assert isinstance(s, Burgundy)
    return s


# Set-up (E 13)


def test_e_13_1_it_joins_one_to_three_players_and_never_four() -> None:
    assert all(burgundy().fits(seats, ALONE) for seats in (1, 2, 3))
    with pytest.raises(BadOption, match=r"four parties, E 13\.1"):
        burgundy().settle(4, ALONE)
    with pytest.raises(BadOption, match="nobody to play with"):
        burgundy().settle(1, {})


def test_e_13_1_it_counts_wherever_players_are_counted() -> None:
    for seats in (1, 2, 3):
        s, pieces = started(seats), burgundy().pieces
        assert s.setting.players == seats + 1 == len(s.players)
        assert (s.setting.sale, s.setting.bonus[0]) == (pieces.sale[seats + 1], pieces.first_bonus[seats + 1])
        while s.decision is not None and s.decision.ask.startswith("setup"):
            s.apply(s.decision.actions[0])
        used = [space.back(seats + 1, 0) != NONE for space in pieces.spaces]
        assert [kind != NONE for kind in s.spaces] == used


def test_e_13_3_goods_of_each_kind_are_put_aside() -> None:
    s = started(3)
    assert rival(s).goods == [1] * 6
    assert sum(s.unseen) + len(s.lane) + sum(sum(e.goods) for e in s.estates) == 36


def test_e_13_5_a_castle_lies_on_the_left_card_and_does_nothing() -> None:
    dealt = set()
    for seed in range(12):
        match = Match(burgundy(), 1, ALONE, seed)
        assert isinstance(match.state, Burgundy)
        r = rival(match.state)
        card = r.terms.prints.cards[r.cards[LEFT]]
        at = card.colours.index(CASTLE)
        assert [kind for kind in r.laid if kind >= 0] == [CASTLE_TILE] and r.laid[at] == CASTLE_TILE
        assert r.cards[RIGHT] not in (-1, r.cards[LEFT]) and sum(r.deck) == 7 and not sum(r.pile)
        assert r.silver == 1 and r.reserve == []
        assert told.TILE_BONUS not in [event.kind for event in match.all_events()]
        dealt.add((r.cards[LEFT], r.cards[RIGHT]))
    assert len({left for left, _ in dealt}) > 1 and len({right for _, right in dealt}) > 2, "both by lot"


def test_e_13_7_a_human_starts_and_it_is_last() -> None:
    firsts = set()
    for seed in range(12):
        s = started(3, seed)
        while s.decision is not None and s.decision.ask.startswith("setup"):
            s.apply(s.decision.actions[0])
        assert s.order[-1] == 3
        assert [s.estate(seat).workers for seat in s.order[:3]] == [1, 2, 3]
        firsts.add(s.order[0])
    assert firsts == {0, 1, 2}


def test_e_13_2_13_8_it_has_neither_a_player_board_nor_workers() -> None:
    match = Match(burgundy(), 2, ALONE, 6)
    while match.decision is not None:
        match.play(match.decision.actions[0].code)
    assert isinstance(match.state, Burgundy)
    assert match.state.players[2].estate == NONE and len(match.state.estates) == 2
    assert [event for event in match.all_events() if event.kind == tell.WORKERS and event.a == 2] == []


def test_e_13_6_people_set_up_as_always() -> None:
    s = started(1, duchies="1")
    assert s.decision is not None and s.decision.ask == "setup.castle" and len(s.decision.actions) == 4
    e = s.estate(0)
    assert (sum(e.goods), e.silver, e.workers) == (3, 1, 1)


# Round and turn


@pytest.mark.parametrize(("white", "side"), [(1, LEFT), (4, LEFT), (5, RIGHT), (6, RIGHT)])
def test_e_14_2_the_white_die_selects_the_card(white: int, side: int) -> None:
    table = field((2, 5), white=white, depots={"1.1": "monastery_1"}).turn(1)
    assert table.card(side).count("monastery_1") == 1 and table.card(RIGHT - side).count("monastery_1") == 0


def test_e_14_1_its_die_is_rolled_in_its_turn_and_the_track_says_when() -> None:
    match = Match(burgundy(), 2, ALONE, 4)
    while match.decision is not None:
        match.play(match.decision.actions[0].code)
    kinds = [event.kind for event in match.all_events()]
    turns = [event.a for event in match.all_events() if event.kind == tell.TURN]
    assert turns.count(2) == 25 == kinds.count(told.ROLLED)
    for at, kind in enumerate(kinds):
        if kind == told.ROLLED:
            assert kinds[at - 1] == tell.TURN


def test_e_14_1_14_4_it_comes_where_its_marker_stands() -> None:
    for order in ([0, 2, 1], [2, 0, 1], [1, 0, 2]):
        table = field((2, 3), seats=2)
        s = table.s
        s.order, s.lane = order, [3]
        s.stack = [Round([], 0)]
        s.run()
        while s.decision is not None:
            s.apply(s.decision.actions[-1])
        turns = [event.a for event in s.events or [] if event.kind == tell.TURN]
        assert turns == order
        kinds = [event.kind for event in s.events or []]
        assert kinds.index(tell.ROLL) < kinds.index(tell.WHITE) < kinds.index(told.SELECTED) < kinds.index(tell.TURN)
        assert s.ware(s.white - 1, 3) == 1, "the good goes where it always goes"


def test_e_14_5_the_steps_come_in_order() -> None:
    """The last hex of card 8: ship with its bonus, sale by symbol, card, bonus tile, purchase."""
    table = field(
        (8, 3),
        left={1: "castle", 3: "castle", 4: "ship"},
        duchy=["mine", "mine"],
        goods={4: 2},
        silver=1,
        depots={"1.1": "mine"},
        black={1: "bank"},
    ).turn(1)
    steps = [event.kind for event in table.s.events or [] if event.kind != tell.SCORE]
    wanted = [told.COVERED, told.CARD_BONUS, tell.SELL, told.COMPLETED, told.MOVED, told.CARD, tell.BONUS, tell.BUY]
    assert [kind for kind in dict.fromkeys(steps) if kind in wanted] == wanted
    assert table.gained() == {"sales": 4, "cards": 18, "bonus_tiles": 5}


def test_e_14_6_face_up_mines_pay_on_cards_and_in_the_duchy() -> None:
    table = field((8, 4), left={2: "mine"}, duchy=["mine"], reserve=["mine"], wild=["mine"])
    table.r.lay(RIGHT, 3, 20, face_down=True)
    for occasion in table.s.setting.phase_end:
        occasion.happen(table.s)
    assert table.r.silver == 2


# Choosing and placing


def test_e_14_7_c_depots_are_the_outer_loop_and_hexes_the_inner_one() -> None:
    """A later hex that fits in the first depot comes before an earlier one that fits in the next."""
    table = field((3, 2), depots={"2.1": "mine", "2.2": "bank", "3.1": "ship"}).turn(2)
    assert table.card(LEFT) == [None, "bank", None, None]
    assert table.told(told.SEARCHED) == [(1, 2, 0)] and table.told(told.IN_VAIN) == []


def test_e_14_7_c_hexes_are_sought_in_reading_order() -> None:
    table = field((3, 2), depots={"2.1": "bank", "2.4": "ship"}).turn(2)
    assert table.card(LEFT) == ["ship", None, None, None] and table.told(told.COVERED) == [(2, 1, kind_of("ship"))]


def test_e_14_7_c_clockwise_through_all_six_depots() -> None:
    table = field((3, 2), depots={"4.2": "ship"}).turn(5)
    assert table.card(LEFT)[0] == "ship"
    assert [depot for depot, _, _ in table.told(told.IN_VAIN)] == [4, 5, 0, 1, 2]


def test_e_14_7_c_of_several_the_topmost() -> None:
    table = field((2, 3), depots={"1.2": "watchtower", "1.3": "bank"}).turn(1)
    assert table.card(LEFT)[0] == "watchtower" and table.space("1.3") == "bank"


def test_e_14_7_d_a_reserve_tile_for_the_first_hex_that_has_one_with_its_bonus() -> None:
    table = field((3, 2), reserve=["cow_3", "bank", "watchtower"]).turn(1)
    assert table.card(LEFT) == [None, "watchtower", None, None], "the top of the stack, which came last"
    assert table.gained() == {"watchtowers": 4} and table.reserve() == ["cow_3", "bank"]


def test_e_14_7_d_then_a_wild_tile_whose_symbol_works_and_bonus_does_not() -> None:
    table = field((6, 2), wild=["watchtower"], reserve=["mine"], goods={2: 1}, black={1: "bank"}).turn(1)
    assert table.card(LEFT)[0] == "watchtower" and table.r.lies_down(LEFT, 0) and table.wild() == []
    assert table.gained() == {"sales": 2} and table.told(told.TILE_BONUS) == []
    assert table.space("1") == "bank" and table.r.silver == 1, "that was all it did"


def test_e_14_7_d_of_wild_tiles_the_last_to_come_is_used_first() -> None:
    table = field((3, 2), wild=["mine", "castle"]).turn(1)
    assert table.card(LEFT)[0] == "castle" and table.wild() == ["mine"]


def test_e_14_7_d_then_the_first_black_tile_becomes_wild() -> None:
    table = field((3, 2), black={2: "watchtower", 3: "bank"}).turn(1)
    assert table.wild() == ["watchtower"] and table.card(LEFT) == [None] * 4
    assert table.gained() == {} and table.space("3") == "bank" and table.reserve() == []


def test_e_14_7_d_at_last_two_silver() -> None:
    assert field((3, 2)).turn(1).r.silver == 2


# Tile bonuses


def test_e_14_8_castle_chooses_again_from_the_white_die_without_a_roll() -> None:
    table = field((7, 2), white=3, depots={"1.1": "castle", "2.1": "bank", "3.1": "ship"}).turn(1)
    assert table.card(LEFT) == [None, "castle", None, None, "ship"], "depot 3 before depots 1 and 2"
    assert table.told(told.ROLLED) == [(1, 0, 0)]


def test_e_14_8_castle_with_the_selected_card_full_goes_on_the_other_one() -> None:
    left = {1: "bank", 3: "bank", 4: "cow_2", 5: "ship"}
    table = field((7, 2), left=left, depots={"1.1": "castle", "4.1": "pig_3"}).turn(1, 9)
    assert table.cards() == [2, 9] and table.card(LEFT) == [None, None, "pig_3", None]


def test_e_14_8_castle_with_the_other_card_takes_reserve_and_wild_tiles_but_no_black_one() -> None:
    left = {1: "bank", 3: "bank", 4: "cow_2", 5: "ship"}
    stores: dict[str, Any] = {"black": {1: "bank"}, "goods": {5: 1}}
    table = field((7, 2), left=left, depots={"1.1": "castle"}, wild=["mine"], **stores).turn(1, 9)
    assert table.card(LEFT) == ["mine", None, None, None] and table.space("1") == "bank"
    assert "sales" not in table.gained()
    table = field((7, 2), left=left, depots={"1.1": "castle"}, **stores).turn(1, 9)
    assert table.card(LEFT) == [None] * 4 and table.wild() == []
    assert table.gained()["sales"] == 2, "nothing to place there: it sells"


def test_e_14_8_castle_with_the_selected_card_open_goes_down_to_the_wild_tile() -> None:
    table = field((7, 2), depots={"1.1": "castle"}, black={1: "bank"}, goods={1: 1}).turn(1)
    assert table.wild() == ["bank"] and table.gained() == {}
    bare = field((7, 2), depots={"1.1": "castle"}, goods={1: 1}).turn(1)
    assert bare.r.silver == 2 and bare.gained() == {}, "and to the two silver, not to a sale"


def test_e_14_8_r37_castle_with_both_cards_full_sells() -> None:
    left = {1: "bank", 3: "bank", 4: "cow_2", 5: "ship"}
    right = {1: "mine", 2: "cow_2", 3: "monastery_1"}
    table = field((7, 1), left=left, right=right, depots={"1.1": "castle", "2.1": "bank"}, goods={3: 2}).turn(1)
    assert table.gained()["sales"] == 4 and table.gained()["cards"] == 21 + 12
    assert table.space("2.1") == "bank"


def test_e_14_8_a_castle_on_the_other_card_goes_on_as_the_first_one_did() -> None:
    """The selected card stays the full one: with nothing left to place it sells, and takes no black tile."""
    left = {1: "bank", 3: "bank", 4: "cow_2", 5: "ship"}
    depots = {"1.1": "castle", "2.1": "castle"}
    table = field((7, 8), left=left, depots=depots, black={1: "bank"}, goods={5: 1}).turn(1, 9)
    assert table.card(LEFT) == ["castle", None, None, None] and table.wild() == []
    assert table.gained()["sales"] == 2


@pytest.mark.parametrize(
    ("tile", "points", "silver"),
    [("bank", {}, 2), ("watchtower", {"watchtowers": 4}, 0), ("boarding_house", {"cards": 2}, 0)],
)
def test_e_14_8_bank_tower_and_boarding_house(tile: str, points: dict[str, int], silver: int) -> None:
    table = field((2, 3), depots={"1.1": tile}).turn(1)
    assert (table.gained(), table.r.silver) == (points, silver)


def test_e_14_8_carpenter_takes_a_building_from_the_white_die_on() -> None:
    depots = {"1.1": "carpenter", "3.1": "bank", "5.3": "market", "5.4": "church"}
    assert field((2, 3), white=4, depots=depots).turn(1).reserve() == ["market"], "clockwise, topmost"
    assert field((2, 3), white=4, depots={**depots, "4.2": "warehouse"}).turn(1).reserve() == ["warehouse"]
    none = field((2, 3), depots={"1.1": "carpenter", "2.1": "mine"}, black={1: "bank"}).turn(1)
    assert none.reserve() == [] and none.told(told.FRUITLESS)


def test_e_14_8_church_searches_the_whole_board_for_a_castle_first() -> None:
    depots = {"1.1": "church", "4.1": "mine", "5.1": "monastery_1", "3.4": "castle"}
    assert field((2, 3), white=4, depots=depots).turn(1).reserve() == ["castle"]
    del depots["3.4"]
    assert field((2, 3), white=4, depots=depots).turn(1).reserve() == ["mine"]
    del depots["4.1"]
    assert field((2, 3), white=4, depots=depots).turn(1).reserve() == ["monastery_1"]
    del depots["5.1"]
    table = field((2, 3), white=4, depots=depots).turn(1)
    assert table.reserve() == [] and table.told(told.FRUITLESS)


def test_e_14_8_market_searches_the_whole_board_for_a_ship_first() -> None:
    depots = {"1.1": "market", "4.1": "cow_4", "3.4": "ship"}
    assert field((2, 3), white=4, depots=depots).turn(1).reserve() == ["ship"]
    del depots["3.4"]
    assert field((2, 3), white=4, depots=depots).turn(1).reserve() == ["cow_4"]
    del depots["4.1"]
    none = field((2, 3), white=4, depots=depots, black={1: "ship"}).turn(1)
    assert none.reserve() == [] and none.told(told.FRUITLESS)


def test_e_14_8_warehouse_sells() -> None:
    table = field((2, 3), depots={"1.1": "warehouse"}, goods={2: 3, 4: 1}).turn(1)
    assert table.gained() == {"sales": 6} and table.r.silver == 1


def test_e_14_8_city_hall_places_the_type_with_most_tiles_with_its_bonus() -> None:
    reserve = ["watchtower", "cow_2", "pig_3", "mine", "mine", "mine"]
    table = field((2, 3), depots={"1.1": "city_hall"}, reserve=reserve).turn(1)
    assert table.card(LEFT) == ["city_hall", None, "pig_3", None] and table.gained() == {"livestock": 3}


def test_e_14_8_city_hall_breaks_ties_by_the_leftmost_of_the_reserve() -> None:
    table = field((2, 3), depots={"1.1": "city_hall"}, reserve=["monastery_2", "cow_2", "bank"]).turn(1)
    assert table.card(LEFT) == ["city_hall", "bank", None, None]


def test_e_14_8_city_hall_prefers_the_selected_card_and_ignores_wild_tiles() -> None:
    table = field((2, 3), depots={"1.1": "city_hall"}, reserve=["ship", "ship", "cow_2"]).turn(1)
    assert table.card(LEFT)[2] == "cow_2" and table.card(RIGHT) == [None] * 4
    table = field((2, 3), depots={"1.1": "city_hall"}, reserve=["ship"]).turn(1)
    assert table.card(RIGHT)[0] == "ship", "only the other card takes it"
    table = field((2, 3), depots={"1.1": "city_hall"}, wild=["bank"]).turn(1)
    assert table.card(LEFT) == ["city_hall", None, None, None] and table.wild() == ["bank"]


def test_e_14_8_example_the_sheep_of_three_tiles() -> None:
    table = field(
        (2, 3),
        duchy=["sheep_2", "cow_3"],
        right={3: "sheep_3"},
        reserve=["sheep_4"],
        depots={"1.1": "sheep_4"},
    ).turn(1)
    assert table.gained() == {"livestock": 2 + 3 + 4}


def test_e_14_8_ship_takes_the_fullest_depot_and_moves_ahead() -> None:
    table = field((3, 2), white=4, depots={"1.1": "ship"}, wares={2: [1, 2], 6: [3, 5], 5: [1]}).turn(1)
    assert table.r.goods == [0, 0, 1, 0, 1, 0], "of 6 and 2 the first clockwise from 4"
    assert table.s.order == [1, 0] and table.s.players[1].marker == 1
    near = field((3, 2), white=4, depots={"1.1": "ship"}, wares={3: [1, 1], 4: [2, 2], 5: [3, 3]}).turn(1)
    assert near.r.goods == [0, 2, 0, 0, 0, 0], "from depot 4 itself on"
    table = field((3, 2), depots={"1.1": "ship"}).turn(1)
    assert table.s.players[1].marker == 1 and table.r.goods == [0] * 6


def test_e_14_8_ship_has_room_for_every_kind() -> None:
    table = field((3, 2), depots={"1.1": "ship"}, wares={3: [1, 2, 3, 4, 5, 6]}, goods={1: 1}).turn(1)
    assert table.r.goods == [2, 1, 1, 1, 1, 1]


def test_e_13_8_monasteries_and_mines_do_nothing_and_buildings_may_repeat() -> None:
    table = field((4, 2), left={1: "bank"}, depots={"1.1": "monastery_7", "1.2": "mine"}).turn(1)
    assert table.gained() == {} and table.r.silver == 0 and table.told(told.TILE_BONUS) == []
    table = field((2, 3), left={1: "watchtower"}, depots={"1.1": "watchtower"}).turn(1)
    assert table.card(LEFT)[:2] == ["watchtower", "watchtower"]


# Symbols, cards, bonus tiles, purchase


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


# The end


def test_e_14_11_what_it_has_left_counts() -> None:
    table = field(
        (4, 3),
        left={3: "monastery_1", 1: "bank"},
        duchy=["monastery_2"],
        reserve=["monastery_3", "ship"],
        wild=["mine"],
        goods={1: 2, 5: 1},
        silver=3,
    )
    table.r.lay(RIGHT, 1, burgundy().pieces.ids.index("monastery_4"), face_down=True)
    for occasion in table.s.setting.game_end:
        if occasion.rank == 50:
            occasion.happen(table.s)
    assert table.gained() == {"monasteries": 8, "goods": 3, "silver": 3, "cards": 6, "reserve": 3}


def test_e_14_11_people_count_as_always() -> None:
    table = field((2, 3))
    e = table.s.estate(0)
    e.goods, e.silver, e.workers = [2, 0, 0, 0, 0, 1], 4, 5
    for occasion in table.s.setting.game_end:
        occasion.happen(table.s)
    assert table.points(0) == {"goods": 3, "silver": 4, "workers": 2}


@pytest.mark.parametrize("tiebreak", ["book", "fewest", "most"])
def test_e_14_11_ties_go_to_it(tiebreak: str) -> None:
    table = field((2, 3), seats=2, tiebreak=tiebreak)
    for points in ([9, 7, 9], [7, 9, 9]):
        for player, number in zip(table.s.players, points, strict=True):
            player.points = [number, *player.points[1:]]
        assert table.s.ranking()[2] == 1 and sorted(table.s.ranking()) == [1, 2, 3]
    table.s.players[0].points = [10, *table.s.players[0].points[1:]]
    assert table.s.ranking() == [1, 3, 2]


def test_e_13_1_a_game_with_it_is_replayed_to_the_same_end() -> None:
    match = Match(burgundy(), 3, {**ALONE, "chateau_d": "yes"}, 8)
    half = None
    while match.decision is not None:
        if len(match.line) == 60:
            half = match.state.clone()
        match.play(match.decision.actions[-1].code)
    assert half is not None
    while half.decision is not None:
        half.apply(half.decision.actions[-1])
    assert half.scores() == match.state.scores()
    assert len(match.state.scores()) == 4 and all(
        event.a < 4 for event in match.all_events() if event.kind == tell.TURN
    )
