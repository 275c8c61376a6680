"""What the bots make of the castle link, of four more tiles and of white castles."""

from __future__ import annotations

from tests.games.burgundy.expansions.test_boards_link import linked, with_castles
from tests.games.burgundy.expansions.test_tiles import crane, kind, scene
from tests.games.burgundy.expansions.test_white import placed
from tests.games.burgundy.scenario import Table, burgundy, lay

from ludoteca.bots.heuristics.burgundy import BurgundyHeuristic, heuristics
from ludoteca.games.burgundy.position import Burgundy


def closer() -> BurgundyHeuristic:
    found = heuristics()[0]
    assert isinstance(found, BurgundyHeuristic)
    return found


def pick(table: Table) -> str:
    assert table.s.decision is not None
    return closer().pick(table.s, table.s.decision).text


def gain(table: Table, tile: str, hex_: int) -> float:
    return closer().gain(table.s, 0, table.me(), table.s.board(table.me()), kind(tile), hex_)


def test_a_castle_is_worth_more_where_it_links_whole_areas() -> None:
    table = linked(tiles={11: "pig_2", 10: "market", 16: "bank"})
    with_link = gain(table, "castle", 15)
    lay(table.s, table.me(), 17, "castle")
    assert with_link > gain(table, "castle", 15) + 1, "23 and the buildings are linked by 17 already"


def test_a_castle_is_bought_back_only_where_dice_bring_little() -> None:
    rich = {"storage": ["castle"], "dice": (2, 2), "depots": {"2.1": "castle"}}
    assert pick(with_castles(1, 50, **rich)) == "place d1 17"
    poor = with_castles(1, 50, dice=(1, 1), workers=0, tiles={17: "castle", 20: "castle", 16: "bank"})
    assert pick(poor) == "reclaim", "the last castle of four, with its bonus tile, in phase A"
    late = with_castles(1, 50, dice=(1, 1), workers=0, phase="E", round_=5)
    assert pick(late) == "workers d1"


def test_the_crane_does_what_brings_most() -> None:
    assert pick(crane()) == "effect watchtower"
    assert pick(crane(goods={2: 5})) == "effect warehouse"


def test_geese_go_where_others_are() -> None:
    herd = scene(storage=["geese"], tiles={10: "cow_3", 9: "cow_4"})
    empty = scene(storage=["geese"], tiles={10: "cow_3"})
    assert gain(herd, "geese", 5) > gain(empty, "geese", 5) + 3
    assert gain(scene(tiles={10: "geese"}), "pig_2", 5) > gain(scene(tiles={10: "cow_2"}), "pig_2", 5) + 1


def test_workers_are_bought_for_what_they_make_possible() -> None:
    table = scene((1, 1), monasteries=[28], silver=1, storage=["castle"], tiles={12: "monastery_3"})
    assert pick(table) == "hire" and pick(table.play("hire")) == "place d1 6"
    assert pick(scene((1, 1), monasteries=[28], silver=1)) == "workers d1"


def test_a_white_castle_is_used_with_the_number_of_the_white_die() -> None:
    assert pick(placed(die=5, goods={5: 3})) == "sell any 5"
    dear = placed(die=2, workers=3, goods={5: 1})
    assert pick(dear) == "workers any", "three workers for one good are too many"


def test_whole_games_use_the_new_tiles() -> None:
    seen: set[str] = set()
    for seed in range(4):
        s = burgundy().new(2, {"tiles": "yes", "white": "yes"}, seed)
        assert isinstance(s, Burgundy)
        while s.decision is not None:
            seen.add(s.decision.ask)
            s.apply(heuristics()[seed % 2].pick(s, s.decision))
    assert "white_castle.act" in seen
