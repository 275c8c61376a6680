"""Châteauma: set-up and turn (E 13, 14). Cards of the tests: 1 = mine, livestock, monastery; 2 = building, building,
livestock, monastery; 3 = ship, building, livestock (sell), building; 7 = building, castle, building (sell), livestock,
ship; 8 = castle, mine (sell), castle, ship."""

from __future__ import annotations

import pytest
from tests.games.burgundy.expansions.chateau_field import ALONE, LEFT, RIGHT, field, kind_of, started, told
from tests.games.burgundy.scenario import burgundy, tell

from ludoteca.core.errors import BadOption
from ludoteca.core.match import Match
from ludoteca.games.burgundy.data import CASTLE, CASTLE_TILE, NONE
from ludoteca.games.burgundy.expansions.chateau.part import rival
from ludoteca.games.burgundy.position import Burgundy
from ludoteca.games.burgundy.round import Round

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
