"""Bots in teams (E 9): they play for the points of both, and keep tiles where both can use them."""

from __future__ import annotations

from tests.games.burgundy.expansions.test_team import at
from tests.games.burgundy.scenario import Table, burgundy

from ludoteca.arena.play import play_match
from ludoteca.bots.heuristics.burgundy import heuristics
from ludoteca.games.burgundy.expansions.team.keys import pairs

CLOSER = heuristics()[0]


def picked(table: Table) -> str:
    assert table.s.decision is not None
    return CLOSER.pick(table.s, table.s.decision).text


def test_a_tile_is_kept_where_both_can_place_it() -> None:
    assert picked(at((1, 2), depots={"1.1": "ship"}).play("take d1 1.1")) == "shared"
    assert picked(at((3, 2), storage=["mine"], private=["mine"]).play("place d1 58")) == "private"


def test_private_tiles_are_worth_as_much_to_the_team_as_shared_ones() -> None:
    shared = CLOSER.value(at((1, 2), storage=["ship", "mine"]).s)
    own = CLOSER.value(at((1, 2), private=["ship"], partner=["mine"]).s)
    none = CLOSER.value(at((1, 2)).s)
    assert shared == own and own[0] > none[0] and own[1] == none[1]


def test_the_value_of_a_position_goes_by_team() -> None:
    table = at((1, 2), private=["ship"])
    before = CLOSER.value(table.s)
    pairs(table.s).set_private(1, [0])
    after = CLOSER.value(table.s)
    assert len(before) == 2 and after[0] == before[0] and after[1] > before[1]


def test_two_bots_entered_for_four_seats_are_the_two_teams() -> None:
    done = play_match(burgundy(), {"team": "beginner"}, 3, ["greedy", "random"] * 2)
    assert list(done.sides) == [0, 1, 0, 1] and len(done.scores) == 2
    assert [done.win(seat) for seat in range(4)] == [1, 0, 1, 0]
    assert done.margin(0) == done.margin(2) == -done.margin(1) > 0
