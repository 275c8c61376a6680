"""E 11.1-11.6: laying shields out, taking and replacing them."""

from __future__ import annotations

import pytest
from tests.games.burgundy.expansions.shields import arms_of, gone, out, phase_over, shielded
from tests.games.burgundy.scenario import at, burgundy

from ludoteca.core.component_file import FilePart
from ludoteca.core.errors import BadData, BadOption
from ludoteca.games.burgundy.data import NONE
from ludoteca.games.burgundy.expansions.shields.arms import crests, lying_in
from ludoteca.games.burgundy.expansions.shields.numbers import TAKEN
from ludoteca.games.burgundy.expansions.shields.printed import Heraldry
from ludoteca.games.burgundy.position import Burgundy

CASTLES = {1: "castle", 2: "castle", 6: "castle"}


@pytest.mark.parametrize(
    ("seats", "numbers"), [(2, [1, 1, 1, 1, 1, 1]), (3, [1, 2, 1, 2, 1, 2]), (4, [2, 2, 2, 2, 2, 2])]
)
def test_e_11_1_shields_lie_on_the_depots_by_number_of_players(seats: int, numbers: list[int]) -> None:
    seen = set()
    for seed in range(3):
        s = burgundy().new(seats, {"shields": "yes"}, seed)
        assert isinstance(s, Burgundy)
        assert [len(lying_in(s, depot)) for depot in range(6)] == numbers
        lying = [shield for shield in crests(s).lying if shield != NONE]
        assert len(set(lying)) == sum(numbers) and s.components()[-18:] == [1] * 18
        seen.add(tuple(lying))
    assert len(seen) == 3, "they are drawn by lot"


def test_e_11_2_nothing_comes_after_a_shield_and_a_new_phase_leaves_them() -> None:
    table = shielded((3, 3), lying={3: [9], 5: [4]}, silver=1, round_=5, last=True).play("shield 9", "done")
    assert [shield for shield in out(table).lying if shield != NONE] == [3] and table.s.phase == 1
    ship = shielded((2, 1), storage=["ship"], lying={2: [4]}, wares={2: [1]}).play("place d1 17", "depot 2")
    assert 3 in out(ship).lying


def test_e_11_3_a_double_takes_a_shield_of_its_depot_instead_of_both_actions() -> None:
    table = shielded((4, 4), lying={4: [9, 2], 5: [3]}, silver=2, black={1: "mine"})
    assert table.offers("shield") == ["2", "9"] and "workers d1" in table.menu
    table.play("shield 9")
    assert arms_of(table) == [9] and table.s.players[0].spent == 3 and table.told(TAKEN) == [(0, 8, 0)]
    assert table.menu == ["end", "buy 1"], "what a turn offers beside its dice is still there"


def test_e_11_3_without_a_double_or_after_a_die_no_shield_is_offered() -> None:
    assert shielded((4, 3), lying={4: [9], 3: [1]}).offers("shield") == []
    used = shielded((4, 4), lying={4: [9]}).play("workers d1")
    assert used.ask == "turn.act" and used.offers("shield") == []


def test_e_11_4_it_works_from_then_on_in_the_same_turn_too() -> None:
    table = shielded((4, 4), lying={4: [4]}, storage=["mine", "ship", "castle"], silver=2, black={1: "cow_2"})
    assert table.offers("buy") == []
    assert table.play("shield 4").offers("buy") == ["1"]


def test_e_11_4_with_every_castle_taken_a_shield_is_replaced_and_leaves_the_game() -> None:
    table = shielded((4, 4), 9, lying={4: [2]}).play("shield 2")
    assert arms_of(table) == [2] and gone(table, 9), "the only one goes without a question"
    two = shielded((4, 4), 9, 12, tiles={6: "castle"}, lying={4: [2]}).play("shield 2")
    assert two.ask == "shield.replace" and two.menu == ["forfeit 9", "forfeit 12"]
    two.play("forfeit 12")
    assert arms_of(two) == [2, 9] and gone(two, 12)


def test_r42_a_shield_may_be_replaced_while_a_castle_is_free() -> None:
    table = shielded((4, 4), 9, tiles={6: "castle"}, lying={4: [2]}).play("shield 2")
    assert table.menu == ["no", "forfeit 9"]
    assert arms_of(table.play("no")) == [2, 9]
    other = shielded((4, 4), 9, tiles={6: "castle"}, lying={4: [2]}).play("shield 2", "forfeit 9")
    assert arms_of(other) == [2] and gone(other, 9)


def test_e_11_4_a_replaced_shield_works_no_more() -> None:
    table = shielded((4, 4), 12, lying={4: [2]}, goods={1: 1}).play("shield 2")
    assert table.seat == 1
    assert table.me().has(51) == 0


def test_e_11_6_two_workers_turn_a_3_into_a_5() -> None:
    table = shielded((3, 5), lying={5: [9], 3: [1], 4: [2]}, workers=2)
    assert table.offers("shield") == ["1", "2", "9"], "either die may be turned, or both"
    assert table.play("shield 9").me().workers == 0
    assert shielded((3, 5), lying={5: [9]}, workers=1).offers("shield") == []


def test_r22_the_least_workers_make_both_dice_its_number() -> None:
    assert shielded((3, 5), lying={4: [9]}, workers=3).play("shield 9").me().workers == 1
    assert shielded((6, 2), lying={1: [9]}, workers=2).play("shield 9").me().workers == 0, "6 and 1 are neighbours"


def test_r22_monastery_8_helps_and_9_to_12_do_not() -> None:
    assert shielded((3, 5), lying={5: [9]}, workers=1, monasteries=[8]).offers("shield") == ["9"]
    assert shielded((4, 5), lying={5: [9]}, monasteries=[9, 10, 11, 12]).offers("shield") == []


def test_e_11_5_a_double_made_by_shield_16() -> None:
    table = shielded((3, 5), 16, tiles={6: "castle"}, lying={5: [9], 3: [1], 4: [2]}).play("wild d1")
    assert table.offers("shield") == ["9"] and table.play("shield 9", "no").me().workers == 0


def test_e_11_a_tile_of_a_phase_is_never_a_shield() -> None:
    table = phase_over(lying={1: [5]})
    assert 4 in out(table).lying and sum(table.s.components()[-18:]) == 18


def test_e_11_shields_are_off_unless_chosen() -> None:
    assert burgundy().settle(2, {})["shields"] == "no"
    assert not any(action.text.startswith("shield") for action in at((4, 4)).s.rules.actions if action.code < 400)
    with pytest.raises(BadOption, match="shield_one=herds"):
        burgundy().settle(2, {"shield_one": "herds"})


def test_a_file_with_other_shields_is_refused() -> None:
    good = {"laid_out": {"2": [1] * 6, "3": [1] * 6, "4": [2] * 6}, "tribute": 1, "standing": "verified"}
    shields = [{"id": str(number), "points": 4, "standing": "verified"} for number in range(1, 19)]
    Heraldry(FilePart({"shields": {**good, "shields": shields}}, "x"))
    for bad in (
        {**good, "shields": shields[:17]},
        {**good, "shields": shields, "laid_out": {"2": [3] * 6, "3": [1] * 6, "4": [2] * 6}},
        {**good, "shields": shields, "tribute": 2},
    ):
        with pytest.raises(BadData, match="shields"):
            Heraldry(FilePart({"shields": bad}, "x"))
