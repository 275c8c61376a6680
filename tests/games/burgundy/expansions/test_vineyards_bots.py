"""What bots make of vineyards."""

from __future__ import annotations

from tests.games.burgundy.expansions.vines import PAIR, mine, vineyard
from tests.games.burgundy.scenario import Table, burgundy

from ludoteca.arena.play import play_match
from ludoteca.bots.heuristics import heuristic
from ludoteca.core.match import Match
from ludoteca.core.rows import Row

RED = "double_red"
LOW = {0: "double_red_white"}


def best(table: Table) -> str:
    decision = table.s.decision
    assert decision is not None
    weights = heuristic(burgundy(), "").weigh(table.s, decision)
    return decision.actions[weights.index(max(weights))].text


def test_a_tile_that_is_held_is_planted_where_its_grape_counts() -> None:
    """The red grape of the tile goes beside the others; its tile is held."""
    table = vineyard((4, 4), storage=["double_red_white"], planted={1: "double_red_white"}, grapes={"red": 1})
    assert best(table) == "plant d1 2"


def test_a_double_tile_is_taken_when_the_depots_have_little() -> None:
    assert best(vineyard((3, 3), depot={2: PAIR})) == "harvest d1 2"


def test_of_two_bonuses_what_brings_a_tile_comes_before_what_places_it() -> None:
    table = vineyard(
        (3, 1), storage=["monastery_9", PAIR], planted={**LOW, 2: RED, 6: RED}, black={1: "mine"}, tiles={11: "bank"}
    ).play("plant d1 8")
    assert table.ask == "vine.order" and best(table) == "next left"


def test_the_grape_tile_of_the_largest_area_is_chosen() -> None:
    table = vineyard((4, 1), storage=["double_blue_white"], planted={0: RED}).play("plant d1 2")
    assert table.ask == "vine.grape" and best(table) == "grape red"


def test_a_free_tile_is_taken() -> None:
    table = vineyard((5, 1), storage=[PAIR], planted=LOW, depot={1: RED}).play("plant d1 6")
    assert table.ask == "vine.depot" and best(table) == "harvest any 1"


def test_a_vineyard_is_worth_something() -> None:
    bare, grown = vineyard(grapes={"red": 1}), vineyard(planted={0: RED}, grapes={"red": 1})
    worth = heuristic(burgundy(), "")
    assert worth.value(grown.s)[0] > worth.value(bare.s)[0] + 3 and mine(grown).covered


def test_greedy_plants_in_every_game() -> None:
    for seed in range(2):
        planted: list[str] = []

        def watch(_: Match, row: Row, planted: list[str] = planted) -> None:
            planted += [row.text] * row.text.startswith("plant")

        play_match(burgundy(), {"vineyards": "yes"}, seed, ["greedy", "greedy"], watch=watch)
        assert len(planted) > 4
