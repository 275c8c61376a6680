"""Bots that play alone: what they value, and that they use what the solo game offers."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.burgundy.expansions.lone import book, filled, lone
from tests.games.burgundy.scenario import burgundy

from ludoteca.bots.heuristics import heuristic
from ludoteca.bots.roster import maker
from ludoteca.core.chance import seeded
from ludoteca.core.protocol import State
from ludoteca.games.burgundy.position import Burgundy


def played(bot: str, board: str, seed: int, asked: Counter[str] | None = None) -> Burgundy:
    s = burgundy().new(1, {"solo": board}, seed)
    player = maker(bot)(burgundy(), seed)
    while s.decision is not None:
        answer = player.choose(s, 0)
        if asked is not None:
            asked[f"{s.decision.ask} {answer.text.split()[0]}"] += 1
        s.apply(answer)
    assert isinstance(s, Burgundy)
    return s


def value(s: State) -> float:
    return heuristic(burgundy()).value(s)[0]


@pytest.mark.parametrize("board", ["33", "34"])
def test_greedy_covers_far_more_than_chance_and_uses_all_there_is(board: str) -> None:
    asked: Counter[str] = Counter()
    greedy = [played("greedy", board, seed, asked).estate(0).empty() for seed in range(6)]
    chance = [played("random", board, seed).estate(0).empty() for seed in range(6)]
    assert sum(greedy) < sum(chance) / 3
    for used in ("solo.act take", "solo.pick pick", "solo.swap pick", "solo.order first", "turn.end buy"):
        assert asked[used], f"never {used}"
    assert asked["turn.act sell"] < asked["turn.act take"] / 10, "points are not what it plays for"


def test_a_win_is_worth_more_than_any_loss_and_hexes_more_than_points() -> None:
    won = lone((5, 1), tiles=filled("33", 1, 6), storage=["mine"]).play("place d1 1").s
    lost = lone((1, 1), tiles=filled("33", 1, 6), phase="E", round_=5, last=True).play("workers d1", "workers d2").s
    more = lone((1, 1), tiles=filled("33", 1, 2, 3, 6), phase="E", round_=5, last=True)
    more.s.players[0].points[0] = 400
    worse = more.play("workers d1", "workers d2").s
    assert won.decision is None and lost.decision is None and worse.decision is None
    assert value(won) > value(lost) > value(worse)


def test_a_tile_at_hand_silver_and_the_way_to_the_target_are_worth_something() -> None:
    plain = value(lone().s)
    assert value(lone(storage=["ship"]).s) > plain
    assert value(lone(silver=2).s) > plain
    assert value(lone(mark=40).s) > plain
    assert value(lone(tiles={9: "ship"}).s) > plain
    assert value(lone(phase="C").s) < plain


def test_a_search_sees_the_way_to_win() -> None:
    """Placing the ship first leaves the mine without a die; the castle's action does both."""
    table = lone((4, 4), start=17, tiles=filled("33", 6, 9, 17), storage=["castle", "ship"], phase="E", round_=5)
    table.s.players[0].spent = 2
    table.s.run()
    search = maker("mcts:60")(burgundy(), 1)
    while table.s.decision is not None:
        table.s.apply(search.choose(table.s, 0))
    assert table.s.ranking() == [1]


def test_points_are_bought_where_the_silver_is_of_no_more_use() -> None:
    late = lone((4, 1), mark=40, goods={4: 3}, silver=5, phase="E", round_=5, storage=["ship"]).play("sell d1 4")
    assert late.s.decision is not None and late.ask == "solo.top_up"
    assert heuristic(burgundy()).pick(late.s, late.s.decision).text == "top up"


def test_the_better_order_of_gains_is_chosen() -> None:
    table = lone((5, 1), storage=["mine"], tiles={2: "bank"}, mark=40).play("place d1 1")
    assert table.s.decision is not None
    assert heuristic(burgundy()).pick(table.s, table.s.decision).text == "first phase"


def test_bots_see_no_more_than_the_table_shows() -> None:
    s = played_until(40)
    assert s.decision is not None
    other = s.determinize(0, 99)
    assert isinstance(other, Burgundy) and other.decision is not None
    known = heuristic(burgundy())
    assert known.weigh(s, s.decision) == known.weigh(other, other.decision) and value(s) == value(other)


def played_until(answers: int) -> Burgundy:
    s = burgundy().new(1, {"solo": "34"}, 5)
    assert isinstance(s, Burgundy)
    dice = seeded(3)
    for _ in range(answers):
        assert s.decision is not None
        s.apply(s.decision.actions[int(dice.below(len(s.decision.actions)))])
    return s


def test_the_target_of_a_clone_is_its_own() -> None:
    table = lone((4, 1), mark=46, goods={4: 3})
    copy = table.s.clone()
    table.play("sell d1 4")
    assert book(table).target == 45 and copy.parts[4] is not table.s.parts[4]
