"""What the bots make of shields."""

from __future__ import annotations

from typing import Any

from tests.games.burgundy.expansions.shields import phase_over, shielded
from tests.games.burgundy.scenario import Table, burgundy, lay

from ludoteca.bots.heuristics.burgundy import heuristics
from ludoteca.games.burgundy.position import Burgundy

CASTLES = {1: "castle", 2: "castle", 6: "castle"}


def pick(table: Table) -> str:
    assert table.s.decision is not None
    return heuristics()[0].pick(table.s, table.s.decision).text


def test_a_shield_of_many_points_is_worth_two_poor_dice_at_the_end() -> None:
    table = shielded((4, 4), lying={4: [6, 18]}, phase="E", round_=5, silver=2)
    assert pick(table) == "shield 6"
    assert pick(shielded((4, 4), lying={4: [18]}, phase="E", round_=5, silver=2)) == "workers d1"


def test_two_good_dice_are_not_given_for_it() -> None:
    table = shielded(
        (5, 5), lying={5: [7]}, tiles={6: "castle", 2: "castle"}, storage=["castle"], depots={"5.1": "ship"}
    )
    assert pick(table) == "place d1 1"


def test_the_least_useful_shields_are_left_unpaid() -> None:
    assert pick(phase_over(1, 18, tiles=CASTLES, silver=2, phase="E")) == "done"
    short = phase_over(1, 13, 18, tiles=CASTLES, silver=2, phase="E")
    assert pick(short) == "forfeit 18", "13 doubles the others"


def test_a_menu_of_tribute_with_workers_to_hire_is_weighed() -> None:
    """R6: whoever holds shield 3 and monastery 28 may hire before he pays."""
    hiring: dict[str, Any] = {"chosen": {"tiles": "yes"}, "silver": 3}
    table = phase_over(3, 9, tiles={**CASTLES, 12: "monastery_28"}, **hiring).play("end")
    assert table.ask == "tribute.forfeit" and "hire" in table.menu and pick(table) != "hire"
    table.play("done")
    assert table.ask == "tribute.pay" and "hire" in table.menu and pick(table) != "hire"


def test_whoever_has_more_monasteries_is_copied_first_of_all() -> None:
    table = shielded((1, 2), 6, seats=3)
    for hex_, number in ((3, 14), (7, 8), (12, 12)):
        lay(table.s, table.me(2), hex_, f"monastery_{number}")
    assert pick(table) == "copy 2"


def test_stewards_place_what_brings_most() -> None:
    table = phase_over(14, silver=1, depots={"2.1": "watchtower", "3.1": "boarding_house"})
    assert pick(table) == "take any 2.1"
    table.play("take any 2.1")
    assert pick(table) == "place any 11", "an area of one is complete at once"


def test_a_wild_die_is_used_for_what_no_die_reaches() -> None:
    table = shielded((1, 2), 16, tiles={11: "bank"}, storage=["castle"])
    assert pick(table) == "wild d1" and pick(table.play("wild d1")) == "place d1 6"


def test_whole_games_with_shields_use_them() -> None:
    seen: set[str] = set()
    for seed in range(3):
        s = burgundy().new(4, {"shields": "yes", "duchies": "random"}, seed)
        assert isinstance(s, Burgundy)
        while s.decision is not None:
            action = heuristics()[seed % 2].pick(s, s.decision)
            seen.add(action.text.split()[0])
            s.apply(action)
    assert {"shield", "done"} <= seen
