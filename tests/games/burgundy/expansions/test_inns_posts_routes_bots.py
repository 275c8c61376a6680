"""What the bots make of inns, border posts and trade routes."""

from __future__ import annotations

from typing import Any

from tests.games.burgundy.scenario import Table, at, burgundy

from ludoteca.bots.heuristics.burgundy import BurgundyHeuristic, heuristics
from ludoteca.bots.heuristics.burgundy_more.posts import MOST_KNOWN, PostsWisdom
from ludoteca.core.chance import seeded
from ludoteca.core.playout import advance
from ludoteca.core.protocol import Game
from ludoteca.core.registry import OURS, build, component_files
from ludoteca.games.burgundy.expansions.numbers import INN, INN_SPACES
from ludoteca.games.burgundy.expansions.routes.brings import Routes
from ludoteca.games.burgundy.expansions.routes.sale import route
from ludoteca.games.burgundy.position import Burgundy


def closer() -> BurgundyHeuristic:
    found = heuristics()[0]
    assert isinstance(found, BurgundyHeuristic)
    return found


def fresh_burgundy() -> Game:
    """With rules of its own."""
    return build(OURS["burgundy"][0], component_files("burgundy", {}))


def weights(table: Table) -> dict[str, float]:
    decision = table.s.decision
    assert decision is not None
    found = closer().weigh(table.s, decision)
    return {action.text: weight for action, weight in zip(decision.actions, found, strict=True)}


def with_inn(**given: Any) -> Table:
    table = at((6, 2), inns="yes", **given)
    table.s.spaces[INN_SPACES] = INN
    table.s.run()
    return table


def test_a_tile_that_joins_posts_is_worth_more_than_one_on_the_way() -> None:
    way = {4: "cow_2", 5: "cow_2", 7: "monastery_1", 8: "bank"}
    given: dict[str, Any] = {"tiles": way, "storage": ["castle"]}
    joined = weights(at((6, 1), **given, posts="pairs"))["place d1 6"]
    plain = weights(at((6, 1), **given))["place d1 6"]
    assert joined - plain > 2, "the last hex of a way that was likely to be closed"
    del way[7]
    nearer = weights(at((6, 1), **given, posts="pairs"))["place d1 6"] - weights(at((6, 1), **given))["place d1 6"]
    assert 0 < nearer < joined - plain


def test_with_once_a_second_pair_is_worth_nothing_but_the_tile() -> None:
    tiles = {4: "cow_2", 5: "cow_2", 7: "monastery_1", 8: "bank", 18: "castle", 12: "monastery_2", 24: "mine"}
    tiles[30] = "monastery_3"
    found = {}
    for posts in ("pairs", "once"):
        found[posts] = weights(at((4, 1), start=6, tiles=tiles, storage=["monastery_7"], posts=posts))["place d1 34"]
    assert found["pairs"] - found["once"] > 4


def test_ways_that_were_found_before_are_those_that_would_be_found_now() -> None:
    kept = PostsWisdom()
    states = [burgundy().new(seats, {"posts": "pairs"}, seats) for seats in (2, 3, 2, 4)]
    dice = seeded(3)
    asked = 0
    for _ in range(80):
        for state in states:  # matches side by side, and what might come next in each of them
            assert isinstance(state, Burgundy)
            trial = state.determinize(0, asked)
            advance(trial, seeded(asked), 15)
            for s in (state, trial):
                assert isinstance(s, Burgundy)
                for seat in range(s.seats):
                    e, asked = s.estate(seat), asked + 1
                    found, fresh = kept.ways(s, e), PostsWisdom().ways(s, e)
                    assert (found.steps, found.shortest) == (fresh.steps, fresh.shortest)
            advance(state, dice, 4)
    assert 100 < len(kept.known) < asked // 4


def test_ways_are_kept_for_their_own_rules_and_not_without_end() -> None:
    kept = PostsWisdom()
    one, other = (fresh_burgundy().new(2, {"posts": "pairs"}, 1) for _ in range(2))
    assert isinstance(one, Burgundy) and isinstance(other, Burgundy)
    first = kept.ways(one, one.estate(0))
    assert kept.ways(one, one.estate(0)) is first
    assert kept.ways(other, other.estate(0)).rules is other.rules
    kept.known = {-number: first for number in range(1, MOST_KNOWN + 1)}
    fresh = kept.ways(one, one.estate(0))
    assert list(kept.known.values()) == [fresh]


def test_an_inn_is_bought_for_a_large_area_that_it_completes_but_not_for_none() -> None:
    pasture = {4: "cow_2", 5: "cow_2", 9: "cow_2", 10: "cow_2"}
    assert weights(with_inn(tiles=pasture, silver=3))["buy inn"] > 0
    assert weights(with_inn(silver=3, phase="E", round_=5))["buy inn"] < 0


def test_the_good_whose_space_is_next_is_sold_first() -> None:
    for first, tile in ((6, 2), (3, 4)):
        table = at((6, 3), goods={6: 1, 3: 1}, routes="random")
        route(table.me()).tiles = [tile - 1]
        seen = weights(table)
        best = max(("sell d1 6", "sell d2 3"), key=seen.__getitem__)
        assert best.endswith(str(first))


def test_the_own_route_begins_with_goods_that_are_held() -> None:
    s = burgundy().new(2, {"routes": "own", "duchies": "1"}, 2)
    assert isinstance(s, Burgundy)
    table = Table(s)
    e = table.me(table.seat)
    printed = routes().printed
    for good in range(6):
        e.goods = [3 if other == good else 0 for other in range(6)]
        for tile in route(e).hand:
            asks_for_it = good in printed.goods[3 * tile : 3 * tile + 3]
            assert (weights(table)[f"lay {tile + 1}"] > 0) == asks_for_it


def routes() -> Routes:
    return next(one for one in burgundy().expansions if isinstance(one, Routes))
