"""Whatever a question could concern and cannot be chosen says by which rule, and what stands in its way."""

import pytest
from tests.games.venezia.obstacles import LAW
from tests.games.venezia.scenario import Scene, at, player
from tests.laws.obstacles import broken, holds


def test_what_cannot_be_chosen_names_its_rule_and_its_own_obstacle() -> None:
    holds(LAW, 150)


@pytest.mark.slow
def test_so_it_is_over_two_thousand_positions() -> None:
    holds(LAW, 2000, seed=1)


def reasons(t: Scene) -> dict[str, tuple[str, str]]:
    """Those of a scene, which keep the law as well: random games come to some of them hardly ever."""
    assert broken(t.state, LAW) == []
    return t.blocked()


def test_ve_18_a_building_with_all_its_cards_takes_no_more() -> None:
    t = at("cards", player(hand="basilica campo*3 casa"), player(front="basilica*4", pawns=""))
    assert reasons(t) == {"hand:basilica": ("building-complete", "VE 18")}


def test_ve_20_the_last_card_of_a_building_of_ones_own_says_how_it_is_played() -> None:
    t = at("cards", player(hand="campo*3 casa")).play("play campo", "play campo")
    assert reasons(t) == {"hand:campo": ("play-as-set", "VE 20")}


def test_ve_13_a_type_of_cards_that_was_passed_over_says_so() -> None:
    assert reasons(at("cards", player(hand="palazzo campo casa")).play("play campo")) == {
        "hand:palazzo": ("played-in-order", "VE 13")
    }


def test_ve_24_a_building_that_waits_for_cards_says_how_many() -> None:
    t = at("cards", player(hand="casa campo*3", front="palazzo basilica*2")).play("set campo", "play casa", "built")
    assert reasons(t) == {"front:basilica": ("incomplete", "VE 24"), "front:palazzo": ("incomplete", "VE 24")}


def test_ve_26_27_30_each_hex_says_why_nothing_can_stand_there() -> None:
    found = reasons(at("cards", player(hand="palazzo*3"), drained="A01 C05").play("set palazzo", "built"))
    assert found["hex:A03"] == ("swamp", "VE 26")
    assert found["hex:A10"] == ("built-on", "VE 26")
    assert found["hex:C05"] == ("no-room", "VE 27")
    assert "hex:A01" not in found


def test_ve_30_an_end_of_a_bridge_says_that_the_other_is_not_free() -> None:
    found = reasons(at("cards", player(hand="ponte*3"), drained="A").play("set ponte", "built"))
    assert found["hex:A01"] == ("no-bridge-site", "VE 30")
    assert found["hex:A08"] == ("other-end", "VE 30")
    assert {why for target, why in found.items() if target.startswith("bridge:")} == {("end-not-free", "VE 30")}


def test_ve_39_quarters_to_which_the_bridge_does_not_lead_say_so() -> None:
    t = at("cards", player(hand="ponte*3"), drained="A B", built="casa A04").play("set ponte", "built", "site P01")
    assert t.ask == "building.points"
    assert set(reasons(t).values()) == {("not-joined", "VE 39")} and len(reasons(t)) == 3


def test_ve_47_hexes_without_a_swamp_say_so_and_of_two_swamps_the_first_one() -> None:
    t = at("drain", player(), drained="A03")
    assert reasons(t)["hex:A03"] == ("no-swamp", "VE 47") and reasons(t)["hex:A10"] == ("built-on", "VE 47")
    found = reasons(t.play("drain A05"))
    assert found["hex:A05"] == ("chosen-already", "VE 47") and found["hex:A04"] == ("passed-over", "VE 47")


def test_ve_52_53_cards_that_cannot_be_laid_open_say_why() -> None:
    assert reasons(at("draw", player(hand="casa*4"))) == {"hand:casa": ("hand-would-exceed", "VE 53")}
    assert reasons(at("draw", player(hand="casa"), deck="casa")) == {"hand:casa": ("too-few-cards", "VE 52")}
    assert reasons(at("draw", player(hand="casa"), opened="casa")) == {"hand:casa": ("type-lies-open", "VE 52")}


def test_ve_52_54_open_cards_and_the_pile_say_why_they_cannot_be_taken() -> None:
    t = at("draw", player(hand="palazzo"), opened="basilica campo ponte", deck="")
    assert reasons(t) == {"pile:deck": ("pile-empty", "VE 54")}
    t = at("draw", player(hand="palazzo"), opened="basilica campo ponte casa", deck="casa")
    assert reasons(t.play("show palazzo"))["open:palazzo"] == ("just-laid-open", "VE 52")
    assert reasons(t.play("open campo"))["open:basilica"] == ("taken-in-order", "VE 52")


def test_ve_48_50_tokens_say_why_they_cannot_be_laid_out() -> None:
    t = at("cards", player(tokens="6 3 2 1 0")).play("gold", "give 3")
    assert reasons(t) == {"token:0": ("worth-nothing", "VE 50"), "token:6": ("given-in-order", "VE 48")}
