"""Châteauma with other expansions (E 16) and with vineyards (E 17). Border posts stand on cards 2, 4, 6, 9 (10, 12, 14,
17), shields on 3, 5, 7, 8 (11, 13, 15, 16)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.burgundy.expansions.chateau_field import ALONE, LEFT, RIGHT, Field, field, kind_of, told
from tests.games.burgundy.scenario import burgundy, tell

from ludoteca.core.errors import BadOption
from ludoteca.core.match import Match
from ludoteca.games.burgundy.data import NONE
from ludoteca.games.burgundy.expansions.chateau.part import rival
from ludoteca.games.burgundy.expansions.numbers import SHOP_SPACES, VINE_SPACES
from ludoteca.games.burgundy.expansions.posts import BORDER, BORDER_TILE
from ludoteca.games.burgundy.expansions.shields.arms import arms, crests, gain
from ludoteca.games.burgundy.expansions.shields.numbers import LAID_OUT, TAKEN
from ludoteca.games.burgundy.expansions.vineyards.cellar import cellar
from ludoteca.games.burgundy.position import Burgundy

TILES = {"tiles": "yes"}
WHITE = {"white": "yes"}


# What it does not go with


@pytest.mark.parametrize(
    ("seats", "options", "rule"),
    [
        (2, {"inns": "yes"}, r"E 16\.3"),
        (1, {"solo": "33"}, r"E 16\.9"),
        (3, {"vineyards": "fewer"}, r"E 12\.7"),
    ],
)
def test_e_16_3_16_9_12_7_what_it_does_not_go_with(seats: int, options: dict[str, str], rule: str) -> None:
    with pytest.raises(BadOption, match=rule):
        burgundy().settle(seats, {**ALONE, **options})


def test_e_16_9_teams_are_refused_at_any_count() -> None:
    for seats in (1, 2, 3, 4):
        assert not burgundy().fits(seats, {**ALONE, "team": "beginner"})
        assert not burgundy().fits(seats, {**ALONE, "team": "expert"})


# Tiles (E 16.1, 16.2, 16.4, 16.5)


def test_e_16_1_white_castle_takes_what_it_holds_fewest_of_in_the_first_depot_with_a_tile() -> None:
    depots = {"1.1": "white_castle", "3.1": "castle", "5.1": "mine", "5.2": "ship", "5.3": "ship", "6.1": "monastery_1"}
    table = field((2, 3), white=4, depots=depots, reserve=["mine"], chosen=WHITE)
    assert table.turn(1).reserve() == ["mine", "ship"] and table.space("5.2") is None, "the topmost"


def test_e_16_1_white_castle_ties_go_to_the_leftmost_type_of_the_reserve() -> None:
    depots = {"1.1": "white_castle", "4.1": "castle", "4.2": "mine", "4.3": "cow_2"}
    assert field((2, 3), white=4, depots=depots, chosen=WHITE).turn(1).reserve() == ["cow_2"]


def test_e_16_1_white_castle_with_an_empty_board_gives_a_silver() -> None:
    table = field((2, 3), depots={"1.1": "white_castle"}, chosen=WHITE).turn(1)
    assert table.r.silver == 1 and table.reserve() == []


def test_e_16_2_crane_is_a_castle_s_bonus() -> None:
    table = field((2, 3), white=3, depots={"1.1": "crane", "3.1": "cow_3"}, chosen=TILES).turn(1)
    assert table.card(LEFT) == ["crane", None, "cow_3", None] and table.gained() == {"livestock": 3}


def test_e_16_4_geese_score_with_the_species_of_which_there_are_most() -> None:
    table = field(
        (2, 3), duchy=["cow_3", "pig_2"], right={3: "pig_2"}, depots={"1.1": "geese"}, chosen=TILES
    ).turn(1)  # fmt: skip
    assert table.gained() == {"livestock": 2 + 4}
    alone = field((2, 3), depots={"1.1": "geese"}, chosen=TILES).turn(1)
    assert alone.gained() == {"livestock": 2}


def test_e_16_4_later_geese_count_with_every_species() -> None:
    table = field((2, 3), duchy=["geese", "cow_3"], depots={"1.1": "sheep_4"}, chosen=TILES).turn(1)
    assert table.gained() == {"livestock": 4 + 2}


def test_e_16_5_monasteries_27_to_29_do_nothing_for_it() -> None:
    """Its marker stays where it came, under the other's."""
    table = field(
        (4, 2),
        depots={"1.1": "monastery_27"},
        duchy=["monastery_28", "monastery_29"],
        chosen={**TILES, **WHITE},
    ).turn(1)
    assert table.s.order == [0, 1] and table.gained() == {}
    for occasion in table.s.setting.game_end:
        if occasion.rank == 50:
            occasion.happen(table.s)
    assert table.gained()["monasteries"] == 12


def test_e_16_5_a_player_s_monastery_27_stays_above_it() -> None:
    table = field((3, 2), depots={"1.1": "ship"}, chosen=TILES)
    table.s.players[0].marker = 1
    table.s.estate(0).monasteries |= 1 << 27
    assert table.turn(1).s.order == [0, 1]


# Border posts (E 16.6)


def finishing(card: int, **more: Any) -> Field:
    """One tile is missing on the left card, and lies in depot 1."""
    last = {2: "monastery_5", 4: "bank", 3: "cow_2", 5: "cow_2", 9: "monastery_5"}
    rest = {
        2: {1: "bank", 2: "bank", 3: "cow_2"},
        4: {2: "castle", 3: "monastery_2", 4: "mine", 5: "bank"},
        3: {1: "ship", 2: "bank", 4: "bank"},
        5: {1: "monastery_2", 2: "bank", 4: "monastery_3"},
        9: {1: "cow_2", 2: "bank", 3: "bank"},
    }
    return field((card, 1), left=rest[card], depots={"1.1": last[card]}, **more)


def test_e_16_6_second_card_with_a_post_scores_the_phase_and_the_third_takes_the_tile() -> None:
    for before, posts, bonus in ((0, 0, 0), (1, 8, 0), (2, 0, 5), (3, 0, 0)):
        table = finishing(2, phase="B", posts="pairs")
        table.r.posts = before
        gained = table.turn(1).gained()
        assert (gained.get("posts", 0), gained.get("bonus_tiles", 0)) == (posts, bonus)
        assert table.s.claimed[BORDER] == (before == 2) and table.r.posts == before + 1
    table = finishing(2, posts="pairs")
    table.r.posts, table.s.claimed = 2, [0] * 6 + [1]
    assert table.turn(1).gained()["bonus_tiles"] == 2 and table.told(BORDER_TILE) == [(1, 1, 0)]
    table = finishing(2, posts="pairs")
    table.r.posts, table.s.claimed = 2, [0] * 6 + [2]
    assert "bonus_tiles" not in table.turn(1).gained() and table.told(BORDER_TILE) == []


def test_e_16_6_cards_without_a_post_and_games_without_posts_bring_nothing() -> None:
    assert finishing(3, posts="pairs").turn(1).r.posts == 0
    assert finishing(2).turn(1).r.posts == 0


def test_e_16_6_a_border_tile_it_takes_is_gone_for_the_players() -> None:
    table = finishing(2, posts="pairs")
    before = table.s.components()
    table.r.posts = 2
    table.turn(1)
    assert table.s.claimed[BORDER] == 1 and table.s.components() == before


def test_r38_symbols_count_with_the_points_and_the_left_card_first() -> None:
    """Cards 2 and 4 full in one turn: the phase for one, the tile for the other, before anything moves."""
    table = field(
        (4, 2),
        left={1: "bank", 3: "monastery_2", 4: "mine", 5: "bank"},
        right={1: "bank", 2: "bank", 3: "cow_2"},
        depots={"1.1": "castle", "2.1": "monastery_1"},
        posts="pairs",
    )
    table.r.posts = 1
    table.turn(1)
    kinds = [event.kind for event in table.s.events or []]
    cards = [at for at, kind in enumerate(kinds) if kind == told.COMPLETED]
    posts = [at for at, kind in enumerate(kinds) if kind == told.POST_CARD]
    assert cards[0] < posts[0] < cards[1] < posts[1] < kinds.index(told.MOVED)
    assert [card for card, _, _ in table.told(told.COMPLETED)] == [3, 1]
    assert table.gained()["posts"] == 10 and table.gained()["bonus_tiles"] == 5


# Trade routes (E 16.7)


def test_e_16_7_a_point_more_for_each_sale_and_none_without_goods() -> None:
    table = field((5, 3), goods={3: 4}, depots={"1.1": "monastery_1"}, routes="random").turn(1)
    assert table.gained() == {"sales": 8, "routes": 1}
    table = field((5, 3), depots={"1.1": "monastery_1"}, routes="random").turn(1)
    assert table.gained() == {}


# Shields (E 16.8)


def shielded(table: Field, **lying: list[int]) -> Field:
    """Shields in depots, by number: d1=[7, 3]."""
    places = [NONE] * 12
    for depot, shields in lying.items():
        for place, shield in enumerate(shields):
            places[(int(depot[1:]) - 1) * 2 + place] = shield - 1
    crests(table.s).lying = places
    return table


def test_e_16_8_shield_2_is_never_laid_out() -> None:
    for seed in range(25):
        match = Match(burgundy(), 3, {**ALONE, "shields": "yes"}, seed)
        out = [event.b for event in match.all_events() if event.kind == LAID_OUT]
        assert len(out) == 12 and 1 not in out


def test_e_16_8_a_card_with_a_shield_takes_the_lowest_from_the_white_die_on() -> None:
    table = shielded(finishing(3, white=4, shields="yes"), d3=[1], d5=[9, 7], d6=[3]).turn(1)
    assert table.told(TAKEN) == [(1, 6, 0)] and table.r.arms == [6]
    assert crests(table.s).lying.count(8) == 1, "the other one stays"
    assert shielded(finishing(2, shields="yes"), d1=[7]).turn(1).r.arms == [], "no symbol"


def test_e_16_8_its_shields_do_nothing_and_cost_no_tribute() -> None:
    table = finishing(3, shields="yes")
    crests(table.s).lying = [8, *[NONE] * 11]
    table.r.goods, table.r.silver = [2, 0, 0, 0, 0, 0], 1
    before = table.s.components()
    table.turn(1)
    assert table.r.arms == [8] and table.s.components() == before
    assert table.r.silver == 1 + 1, "shield 9 would give a silver for each good"
    for occasion in table.s.setting.phase_end:
        occasion.happen(table.s)
    table.s.run()
    assert table.r.arms == [8] and table.r.silver == 2


@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 8), (2, 15), (3, 25), (4, 40), (6, 40)])
def test_e_16_8_shields_count_by_their_number(number: int, points: int) -> None:
    table = field((2, 3), shields="yes")
    table.r.arms = list(range(number))
    for occasion in table.s.setting.game_end:
        if occasion.rank == 50:
            occasion.happen(table.s)
    assert table.gained().get("shields", 0) == points


def copying(table: Field) -> Field:
    """Seat 0 holds shield 6 and has chosen Châteauma."""
    gain(table.s, 0, 5)
    arms(table.s.estate(0)).copied = table.s.seats
    return table


def test_e_16_8_r39_shield_6_copies_what_lies_face_up() -> None:
    table = copying(
        field(
            (4, 3),
            depots={"1.1": "monastery_3"},
            duchy=["monastery_14", "monastery_27"],
            reserve=["monastery_8"],
            shields="yes",
            chosen=TILES,
        )
    )
    table.r.lay(RIGHT, 0, kind_of("monastery_12"), face_down=True)
    table.turn(1)
    e = table.s.estate(0)
    assert [number for number in range(1, 30) if e.has(number)] == [3, 14], "neither 8 in reserve, nor 12 face down"


def test_e_16_8_r39_nothing_is_lost_on_the_way_to_the_duchy() -> None:
    table = copying(finishing(2, shields="yes")).turn(1)
    assert table.card(LEFT) == [None] * 3 and table.s.estate(0).has(5)


def test_e_16_8_a_wild_monastery_works_once_it_is_turned_up() -> None:
    table = copying(field((1, 3), left={1: "mine", 2: "cow_2"}, wild=["monastery_8"], shields="yes")).turn(1)
    assert table.s.estate(0).has(8)


def test_e_16_8_shield_6_copies_no_points_of_its_own() -> None:
    """4 points each are Châteauma's; a copied #16 counts the copier's own warehouses."""
    table = copying(field((4, 3), depots={"1.1": "monastery_16"}, shields="yes")).turn(1)
    assert table.s.all_monasteries(table.s.estate(0)) == 0


# Vineyards (E 17)


def vines(cards: tuple[int, int] = (10, 11), **more: Any) -> Field:
    table = field(cards, vineyards="yes", **more)
    table.s.spaces = [*table.s.spaces[:VINE_SPACES], *[NONE] * (len(table.s.spaces) - VINE_SPACES)]
    return table


def lay(table: Field, **tiles: str) -> Field:
    """Double tiles by space: vine_2="double_green"."""
    spaces = table.s.spaces[:]
    for where, tile in tiles.items():
        spaces[table.s.rules.space_ids.index(where.replace("_", "."))] = kind_of(tile)
    table.s.spaces = spaces
    return table


def test_e_17_1_its_deck_is_card_1_and_those_from_10_on() -> None:
    s = burgundy().new(2, {**ALONE, "vineyards": "yes"}, 1)
    assert isinstance(s, Burgundy)
    r = rival(s)
    assert sorted([*r.cards, *(card for card, there in enumerate(r.deck) if there)]) == [0, *range(9, 17)]


def test_e_17_1_it_gets_no_grape_tile() -> None:
    s = burgundy().new(2, {**ALONE, "vineyards": "yes", "duchies": "1"}, 1)
    assert isinstance(s, Burgundy)
    each = cellar(s).printed.each
    assert sum(cellar(s).stock) == 6 * each - 2


@pytest.mark.parametrize(("white", "lying", "taken"), [(3, 2, 2), (3, 3, 3), (3, 1, 1), (6, 1, 1), (2, 1, 1)])
def test_e_17_2_a_double_symbol_takes_from_the_slot_of_the_white_die_else_rightwards(
    white: int, lying: int, taken: int
) -> None:
    """Two parties: slot 1 has 1 and 2, slot 2 has 3 and 4, slot 3 has 5 and 6."""
    table = vines((11, 11) if white > 4 else (11, 10), white=white, depots={"1.1": "ship"})
    lay(table, **{f"vine_{lying}": "double_green"}).turn(1)
    assert [burgundy().pieces.ids[kind] for kind in table.r.doubles] == ["double_green"]
    assert table.told(tell.TAKE) == [(1, VINE_SPACES + taken - 1, kind_of("double_green"))]


def test_e_17_2_with_two_lying_the_first_to_the_right_is_taken() -> None:
    table = vines((11, 10), white=4, depots={"1.1": "ship"})
    lay(table, vine_1="double_green", vine_3="double_blue").turn(1)
    assert table.r.doubles == [kind_of("double_blue")]


def test_e_17_2_with_four_parties_each_number_has_its_slot() -> None:
    table = vines((10, 11), seats=3, white=5, depots={"1.1": "ship"})
    lay(table, vine_3="double_green", vine_5="double_blue", vine_6="double_red").turn(1)
    assert table.r.doubles == [kind_of("double_blue")]


def test_e_17_2_with_an_empty_depot_nothing() -> None:
    table = vines((11, 10), depots={"1.1": "ship"}, silver=0)
    assert lay(table, shop_1="double_red").turn(1).r.doubles == [] and table.told(told.FRUITLESS)


def test_e_17_2_a_wild_tile_triggers_it_and_sales_come_in_the_order_of_covering() -> None:
    table = lay(vines((11, 10), wild=["mine"]), vine_1="double_green").turn(1)
    assert len(table.r.doubles) == 1
    table = vines((15, 10), depots={"1.1": "castle", "2.1": "city_hall"}, reserve=["bank"], goods={1: 1})
    lay(table, vine_1="double_green").turn(1)
    assert table.card(LEFT)[:3] == ["city_hall", "castle", "bank"]
    assert table.told(told.CARD_BONUS) == [(1, 0, 0), (0, 0, 0)]


def test_e_17_3_it_buys_in_the_shop_before_the_black_depot() -> None:
    table = lay(
        vines((10, 11), depots={"1.1": "monastery_1", "1.2": "cow_2"}, black={1: "bank"}, silver=4), shop_1="double_red"
    ).turn(1)
    assert table.r.doubles == [kind_of("double_red")] and table.r.silver == 2 and table.space("1") == "bank"
    table.turn(1)
    assert "bank" in table.reserve(), "with the shop empty the black depot"


@pytest.mark.parametrize(
    ("white", "first", "next_"), [(1, 1, 2), (2, 1, 2), (3, 2, 3), (4, 2, 3), (5, 3, 1), (6, 3, 1)]
)
def test_e_17_3_of_three_stalls_by_the_white_die_then_to_the_right(white: int, first: int, next_: int) -> None:
    table = vines((10, 10), seats=2, white=white, depots={"1.1": "monastery_1"}, silver=2)
    lay(table, shop_1="double_red", shop_2="double_blue", shop_3="double_green")
    spaces = table.s.spaces
    assert table.turn(1).s.spaces[SHOP_SPACES + first - 1] == NONE
    table = vines((10, 10), seats=2, white=white, depots={"1.1": "monastery_1"}, silver=2)
    table.s.spaces = [*spaces[: SHOP_SPACES + first - 1], NONE, *spaces[SHOP_SPACES + first :]]
    assert table.turn(1).s.spaces[SHOP_SPACES + next_ - 1] == NONE


@pytest.mark.parametrize(
    ("number", "points"), [*enumerate((0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78, 91)), (15, 91)]
)
def test_e_17_4_double_tiles_count_by_their_number(number: int, points: int) -> None:
    table = vines()
    table.r.doubles = [kind_of("double_red")] * number
    for occasion in table.s.setting.game_end:
        if occasion.rank == 50:
            occasion.happen(table.s)
    assert table.gained().get("vineyards", 0) == points


def test_e_12_7_grapes_leave_by_the_number_of_parties() -> None:
    for seats, gone in ((1, 2), (2, 1)):
        s = burgundy().new(seats, {**ALONE, "vineyards": "fewer", "duchies": "1"}, 3)
        assert isinstance(s, Burgundy) and sum(cellar(s).out) == gone
