"""Whatever a question could concern and cannot be chosen says by which rule, and what stands in its way."""

import pytest
from tests.games.burgundy.expansions.shields import phase_over, shielded
from tests.games.burgundy.expansions.test_solo_gains import mining
from tests.games.burgundy.expansions.vines import LOW, PAIR, RED, vineyard
from tests.games.burgundy.obstacles import LAW
from tests.games.burgundy.scenario import Table, at, burgundy
from tests.laws.obstacles import broken, holds

from ludoteca.games.burgundy.data import MINE

CASTLES = {1: "castle", 2: "castle", 6: "castle"}
LEVELS = dict.fromkeys(range(0, 24, 2), RED)


def test_what_cannot_be_chosen_names_its_rule_and_its_own_obstacle() -> None:
    holds(LAW, 300)


@pytest.mark.slow
def test_so_it_is_over_two_thousand_positions() -> None:
    holds(LAW, 2000, seed=1)


def reasons(table: Table) -> dict[str, tuple[str, str]]:
    """Those of a scene, which keep the law as well: random games come to some of them hardly ever."""
    assert broken(table.s, LAW) == []
    return table.blocked()


def test_cob_22_dice_and_all_that_takes_one_say_when_none_is_left() -> None:
    table = at((2, 2), storage=["mine"], goods={3: 1}, depots={"4.1": "ship"}, silver=2, black={1: "bank"})
    assert reasons(table)["die:2"] == ("same-die", "CoB 22")
    found = reasons(table.play("workers d1", "workers d2"))
    assert {found[key] for key in ("depot:4.1", "goods:3", "storage:mine", "workers:take")} == {("no-die", "CoB 22")}
    assert found["die:1"] == found["die:2"] == ("die-used", "CoB 22") and "black:1" not in found


def test_cob_27_31_each_hex_of_the_duchy_says_why_nothing_goes_there() -> None:
    found = reasons(at((2, 2), storage=["cow_2", "bank"], tiles={25: "bank", 11: "bank"}))
    assert found["duchy:25"] == ("covered", "CoB 31")
    assert found["duchy:0"] == ("no-neighbour", "CoB 27")
    assert found["duchy:24"] == ("no-tile", "CoB 27")
    assert found["duchy:17"] == ("no-tile", "CoB 27")


def test_cob_27_a_stored_tile_says_when_its_colour_is_full() -> None:
    full = dict.fromkeys(burgundy().boards[at().me().duchy].colour_cells[MINE], "mine")
    assert reasons(at((2, 2), storage=["mine"], tiles=full))["storage:mine"] == ("no-hex-left", "CoB 27")


def test_cob_35_an_action_without_a_die_says_so_of_the_die_that_is_left() -> None:
    found = reasons(at((6, 2), tiles={5: "monastery_1"}, storage=["castle"]).play("place d1 6"))
    assert found["die:1"] == ("die-used", "CoB 22") and found["die:2"] == ("needs-no-die", "CoB 35")


def test_cob_41_a_market_says_what_it_does_not_bring() -> None:
    table = at((3, 1), storage=["market"], depots={"1.1": "ship", "2.1": "mine"}, black={1: "ship"})
    assert reasons(table.play("place d1 25")) == {
        "depot:2.1": ("only-ships-livestock", "CoB 41"),
        "black:1": ("not-from-black", "CoB 41"),
    }


def test_e_10_16_black_tiles_without_a_place_say_why_and_so_do_hexes_for_the_one_that_is_picked() -> None:
    assert reasons(mining()) == {"black:4": ("no-hex-left", "CoB 27")}
    found = reasons(mining(black={1: "ship"}).play("pick 1"))
    assert found["duchy:4"] == ("other-colour", "CoB 27") and found["duchy:1"] == ("covered", "CoB 31")


def test_e_11_7_a_shield_behind_others_that_must_go_says_so() -> None:
    found = reasons(phase_over(9, 12, 1, tiles=CASTLES, silver=1))
    assert found == {"arms:12": ("earlier-first", "E 11.7")}


def test_e_11_8_a_shield_that_copies_says_that_it_was_chosen() -> None:
    assert reasons(shielded((1, 2), 6).play("copy 1"))["arms:6"] == ("copied-already", "E 11.8")


def test_e_12_a_full_vineyard_and_grapes_that_are_gone_say_so() -> None:
    full = reasons(vineyard((6, 6), storage=[PAIR], planted=LEVELS))
    assert full[f"storage:{PAIR}"] == ("vineyard-full", "E 12.14") and full["vineyard:0"] == ("covered", "E 12.15")
    table = vineyard((4, 1), storage=[PAIR], planted=LOW, stock={"green": 1, "white": 2}).play("plant d1 2")
    assert reasons(table)["grape:red"] == ("no-grape-left", "E 12.19")


def test_e_r_33_where_a_storage_has_more_places_a_tile_that_frees_too_few_says_so() -> None:
    table = vineyard((1, 4), storage=["mine", PAIR, RED], depot={1: RED}, shields="yes")
    table.s.setting.storage = 5
    assert reasons(table.play("harvest d1 1")) == {"storage:mine": ("too-narrow", "E R33")}
