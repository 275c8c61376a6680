"""Border posts: E 4 and R9. On duchy 1 hexes 4 and 9 touch the first post, 8 and 14 the second, 34 and 35 the third;
hex 6 is where the ways between them may meet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from tests.games.burgundy.scenario import Table, aloud, at, burgundy, tell

from ludoteca.core.errors import BadOption
from ludoteca.games.burgundy.data import COLOURS
from ludoteca.games.burgundy.expansions.posts import BORDER, BORDER_TILE, LINKED, Posts
from ludoteca.games.burgundy.meta import BurgundyGame
from ludoteca.games.burgundy.position import Burgundy

LEFT = {4: "cow_2", 5: "cow_2"}
RIGHT = {2: "castle", 3: "monastery_1", 8: "bank"}
DOWN = {12: "monastery_2", 24: "mine", 30: "monastery_3", 34: "monastery_5"}
ALL = {**LEFT, **RIGHT, **DOWN}


def table(
    tiles: Mapping[int, str], storage: list[str], dice: tuple[int, int] = (6, 1), posts: str = "pairs", **more: Any
) -> Table:
    return at(dice, tiles=tiles, storage=storage, posts=posts, **more)


@pytest.mark.parametrize(("phase", "points"), [("A", 10), ("B", 8), ("C", 6), ("D", 4), ("E", 2)])
def test_e_4_2_joining_two_posts_scores_by_phase(phase: str, points: int) -> None:
    joined = table({**LEFT, 7: "monastery_1"}, ["bank"], (4, 1), start=6, phase=phase).play("place d1 8")
    assert joined.points() == {"posts": points}
    assert [told[:2] for told in joined.told(LINKED)] == [(0, 1)]


def test_e_4_2_the_way_may_be_closed_in_its_middle_and_ends_at_either_hex_of_a_post() -> None:
    tiles = {9: "cow_2", 5: "cow_2", 7: "monastery_1", 14: "bank", 8: "church"}
    assert table(tiles, ["castle"]).play("place d1 6").points() == {}, "hexes 9 and 5 are no neighbours"
    tiles[10] = "cow_2"
    assert table(tiles, ["castle"]).play("place d1 6").points() == {"posts": 10}


def test_e_4_2_one_post_alone_or_two_that_are_not_joined_score_nothing() -> None:
    far = table({**LEFT, 13: "bank", 14: "church"}, ["cow_2"], (5, 1), start=18)
    assert far.play("place d1 9").points() == {"livestock": 6}


def test_e_4_2_a_pair_scores_once() -> None:
    tiles = {**LEFT, **RIGHT}
    later = table(tiles, ["sheep_2"], (5, 1), start=6, phase="B").play("place d1 9")
    assert later.points() == {"livestock": 2} and not later.told(LINKED)


def test_e_4_2_the_third_post_scores_two_pairs_and_then_the_tile() -> None:
    tiles = {**ALL}
    del tiles[34]
    third = table({**tiles, 18: "castle"}, ["monastery_7"], (4, 1), start=6, seats=4, phase="C").play("place d1 34")
    assert third.points() == {"posts": 12, "bonus_tiles": 7}
    assert third.told(LINKED)[0][:2] == (0, 2) and third.told(BORDER_TILE)[0][:2] == (0, 0)


def test_r9_one_tile_that_joins_all_three_scores_three_pairs_then_the_tile() -> None:
    every = table(ALL, ["castle"]).play("place d1 6")
    assert every.points() == {"posts": 30, "bonus_tiles": 5} and every.ask == "castle.act", "the effect comes last"


def test_r9_once_scores_the_first_pair_alone() -> None:
    every = table(ALL, ["castle"], posts="once").play("place d1 6")
    assert every.points() == {"posts": 10, "bonus_tiles": 5}
    tiles = {**ALL, 18: "castle"}
    del tiles[34]
    third = table(tiles, ["monastery_7"], (4, 1), start=6, posts="once").play("place d1 34")
    assert third.points() == {"bonus_tiles": 5} and not third.told(LINKED)


@pytest.mark.parametrize(("seats", "large", "small"), [(2, 5, 2), (3, 6, 3), (4, 7, 4)])
def test_e_4_3_the_first_two_take_a_tile(seats: int, large: int, small: int) -> None:
    for taken, points in enumerate((large, small, 0)):
        one = table(ALL, ["castle"], seats=seats, phase="E")
        one.s.claimed = [0] * COLOURS + [taken]
        one.play("place d1 6")
        assert one.points() == {"posts": 6} | ({"bonus_tiles": points} if points else {})
        assert one.s.claimed[BORDER] == min(taken + 1, 2) and bool(one.told(BORDER_TILE)) == (taken < 2)
        assert [one.me().has_bonus(BORDER, place) for place in range(2)] == [taken == 0, taken == 1]


def test_e_4_3_nobody_takes_both_tiles() -> None:
    done = table({**ALL, 18: "castle"}, ["sheep_2"], (5, 1), start=6, phase="B").play("place d1 9")
    assert done.points() == {"livestock": 2} and done.s.claimed[BORDER] == 0 and not done.told(BORDER_TILE)


def test_e_4_2_a_path_counts_for_its_own_duchy_alone() -> None:
    one = table({**LEFT, 7: "monastery_1"}, ["bank"], (4, 1), start=6).play("place d1 8")
    assert one.points(1) == {} and one.seen()["players"][1]["more"]["posts"]["joined"] == []


def test_e_4_3_a_border_tile_counts_for_monastery_26() -> None:
    every = table(ALL, ["castle"])
    before = every.s.monastery_points(every.me(), 26)
    every.play("place d1 6")
    assert every.s.monastery_points(every.me(), 26) - before == 3


def test_e_4_4_any_duchy_has_posts_and_a_game_without_the_option_none() -> None:
    for duchy in ("1", "9", "23", "random", "23-30"):
        s = burgundy().new(3, {"duchies": duchy, "posts": "pairs"}, 4)
        assert isinstance(s, Burgundy) and s.claimed == [0] * 7
    plain = at((6, 1), tiles=ALL, storage=["castle"]).play("place d1 6")
    assert plain.points() == {} and len(plain.s.claimed) == COLOURS


def test_e_4_1_each_seat_draws_among_23_to_30_by_itself() -> None:
    drawn = []
    for seed in range(12):
        s = burgundy().new(4, {"duchies": "23-30", "posts": "pairs"}, seed)
        assert isinstance(s, Burgundy)
        drawn.append([s.board(e).name for e in s.estates])
    assert {name for names in drawn for name in names} <= {str(n) for n in range(23, 31)}
    assert any(len(set(names)) < 4 for names in drawn) and any(len(set(names)) == 4 for names in drawn)


def test_e_4_2_area_and_colour_come_before_the_posts() -> None:
    tiles = {**ALL, 1: "castle"}
    every = table(tiles, ["castle"]).play("place d1 6")
    names = [burgundy().sources[source] for _, source, _ in every.told(tell.SCORE)]
    assert names == ["areas", "phases", "bonus_tiles", "posts", "bonus_tiles"]


def test_a_board_file_without_posts_refuses_them_with_the_reason() -> None:
    base = burgundy()
    bare = tuple(Posts([]) if one.name == "posts" else one for one in base.expansions)
    game = BurgundyGame(base.pieces, base.boards, base.plates, base.draws, "x", bare)
    with pytest.raises(BadOption, match=r"posts=once needs posts=no \(no posts on board, E 4.4\)"):
        game.settle(2, {"posts": "once"})
    assert game.settle(2, {})["posts"] == "no"


def test_a_view_tells_where_posts_stand_and_which_are_joined() -> None:
    one = table(ALL, ["castle"], seats=4)
    seen = one.seen()
    assert seen["more"]["posts"] == {"touch": [[4, 9], [8, 14], [34, 35]], "bonus": [7, 4], "once": False}
    assert seen["players"][0]["more"]["posts"] == {"reached": [1, 2, 3], "joined": [], "bonus": 0}
    assert "border posts: post 1: hexes 4 9, post 2: hexes 8 14, post 3: hexes 34 35, tiles 7 4." in aloud(one)
    one.play("place d1 6")
    seen = one.seen(1)
    assert seen["more"]["posts"]["bonus"] == [4]
    assert seen["players"][0]["more"]["posts"] == {"reached": [1, 2, 3], "joined": [[1, 2], [1, 3], [2, 3]], "bonus": 1}
    assert "joined: posts 1 and 2, posts 1 and 3, posts 2 and 3, large border tile." in aloud(one)


def test_facts_say_what_is_joined() -> None:
    facts = table(ALL, ["castle"]).facts("place d1 6")
    assert (facts["links"], facts["border_tile"], facts["points"]) == (3, 1, 35)
