"""PR 51-56, 71-73, 76, A3-A8."""

from tests.games.puerto_rico.scenario import P, asked, at, goods, menu, play, scored, told

from ludoteca.games.puerto_rico import tell
from ludoteca.games.puerto_rico.position import CHIPS_OUT, PuertoRico

SHIPPING, CAPTAIN, HARBOR = 0, 1, 2


def loads(s: PuertoRico) -> list[tuple[int, int, int]]:
    """Seat, good * 4 + ship, barrels."""
    return told(s, tell.LOAD)


def test_pr_51_round_and_round_until_nobody_can_load() -> None:
    s = at("captain", [P(goods="corn 1 indigo 1 sugar 1"), P(goods="corn 2"), P()], ships="corn:1 - -")
    play(s, "load corn 1")
    assert asked(s) == (1, "captain.load")
    play(s, "load corn 1")
    assert asked(s) == (0, "captain.load")
    play(s, "load indigo 2")
    assert asked(s) == (0, "captain.load")
    play(s, "load sugar 3")
    assert asked(s)[1] == "round.role"


def test_pr_52_who_can_load_must() -> None:
    s = at("captain", [P(goods="corn 1"), P(), P()])
    assert "pass" not in menu(s)


def test_pr_53_one_kind_for_each_ship_and_one_ship_for_each_kind() -> None:
    s = at("captain", [P(goods="corn 1 indigo 1"), P(), P()], ships="corn:1 - -")
    assert menu(s) == ["load corn 1", "load indigo 2", "load indigo 3"]


def test_pr_53_a_full_ship_blocks_its_kind_for_the_whole_phase() -> None:
    s = at("captain", [P(goods="corn 5"), P(goods="corn 2 indigo 1"), P()], ships="corn:1 - -")
    play(s, "load corn 1")
    assert asked(s) == (1, "captain.load")
    assert menu(s) == ["load indigo 2", "load indigo 3"]


def test_pr_53_three_kinds_at_sea_refuse_a_fourth() -> None:
    s = at("captain", [P(goods="coffee 3"), P(), P()], ships="corn:1 indigo:1 sugar:1")
    assert asked(s)[1] == "round.role"
    assert goods(s.players[0].goods) == {"coffee": 1}


def test_pr_54_as_many_as_fit() -> None:
    s = at("captain", [P(goods="corn 6"), P(), P()], ships="- corn:2 -")
    play(s, "load corn 2")
    assert loads(s) == [(0, 1, 3)]


def test_pr_54_of_several_ships_one_that_takes_the_most() -> None:
    s = at("captain", [P(goods="corn 6"), P(goods="corn 1"), P()])
    assert menu(s) == ["load corn 3"]


def test_pr_54_ties_are_free() -> None:
    s = at("captain", [P(goods="corn 5"), P(), P()])
    assert menu(s) == ["load corn 2", "load corn 3"]
    s = at("captain", [P(goods="corn 1"), P(), P()])
    assert menu(s) == ["load corn 1", "load corn 2", "load corn 3"]


def test_pr_54_more_than_any_ship_takes_goes_on_the_largest_empty_one() -> None:
    s = at("captain", [P(goods="corn 9"), P(), P()], ships="- - sugar:1")
    assert menu(s) == ["load corn 2"]
    play(s, "load corn 2")
    assert loads(s) == [(0, 1, 5)]


def test_pr_55_the_kind_is_free_even_if_it_ships_less() -> None:
    s = at("captain", [P(goods="corn 6 coffee 1"), P(), P()])
    assert "load coffee 1" in menu(s)


def test_pr_56_a_point_a_barrel_and_one_for_the_captains_first_load() -> None:
    s = at("captain", [P(goods="corn 3 sugar 2"), P(goods="sugar 1"), P()])
    play(s, "load corn 1", "load sugar 2", "load sugar 2")
    assert [player.chips() for player in s.players] == [3 + 2 + 1, 1, 0]
    assert scored(s) == [(0, SHIPPING, 3), (0, CAPTAIN, 1), (1, SHIPPING, 1), (0, SHIPPING, 2)]


def test_pr_56_a_captain_who_never_loads_gets_no_point() -> None:
    s = at("captain", [P(), P(goods="corn 1"), P()])
    play(s, "load corn 1")
    assert [player.chips() for player in s.players] == [0, 1, 0]


def test_pr_71_a_harbor_adds_a_point_to_every_load() -> None:
    s = at("captain", [P(), P(goods="corn 1 sugar 1", city="harbor"), P(goods="coffee 1", city="harbor:0")])
    play(s, "load corn 1", "load coffee 2", "load sugar 3")
    assert [player.chips() for player in s.players] == [0, 4, 1]


def test_pr_72_a_wharf_takes_all_barrels_of_a_kind_into_the_supply() -> None:
    s = at("captain", [P(), P(goods="corn 8", city="wharf"), P()])
    supply = goods(s.supply)["corn"]
    assert menu(s) == ["load corn 3", "load corn wharf"]
    play(s, "load corn wharf")
    assert goods(s.supply)["corn"] == supply + 8
    assert s.players[1].chips() == 8
    assert asked(s)[1] == "round.role"


def test_pr_72_a3_a_wharf_holds_every_barrel_there_is() -> None:
    s = at("captain", [P(goods="sugar 11", city="wharf"), P(), P()])
    play(s, "load sugar wharf")
    assert s.players[0].chips() == 12


def test_pr_72_a_wharf_takes_a_kind_that_is_at_sea_or_on_another_wharf() -> None:
    owner = P(goods="corn 2", city="wharf")
    s = at("captain", [owner, owner, P()], ships="corn:4 - -")
    play(s, "load corn wharf")
    assert menu(s) == ["pass", "load corn wharf"]
    play(s, "load corn wharf")
    assert [player.chips() for player in s.players] == [3, 2, 0]


def test_pr_72_a_wharf_serves_once_in_a_phase() -> None:
    s = at("captain", [P(goods="corn 2 sugar 2", city="wharf"), P(), P()])
    play(s, "load corn wharf")
    assert menu(s) == ["load sugar 1", "load sugar 2", "load sugar 3"]


def test_pr_72_the_wharf_need_not_take_the_largest_kind() -> None:
    s = at("captain", [P(goods="corn 1 sugar 5", city="wharf"), P(), P()])
    assert "load corn wharf" in menu(s)


def test_pr_73_a_wharf_owner_must_load_a_ship_when_able_unless_he_uses_it() -> None:
    s = at("captain", [P(goods="corn 2", city="wharf"), P(), P()])
    assert "pass" not in menu(s)


def test_a5_a_wharf_does_not_widen_the_choice_of_ships() -> None:
    s = at("captain", [P(goods="corn 6", city="wharf"), P(), P()])
    assert menu(s) == ["load corn 3", "load corn wharf"]


def test_a4_the_building_that_need_not_be_used_is_the_wharf() -> None:
    s = at("captain", [P(goods="coffee 3", city="wharf harbor"), P(), P()], ships="corn:1 indigo:1 sugar:1")
    assert "pass" in menu(s)
    play(s, "load coffee wharf")
    # The harbor's point is never refused: it comes without asking.
    assert s.players[0].harbored == 1


def test_a6_the_wharf_may_be_left_unused_when_no_ship_accepts_anything() -> None:
    s = at("captain", [P(goods="coffee 3", city="wharf"), P(), P()], ships="corn:1 indigo:1 sugar:1")
    assert menu(s) == ["pass", "load coffee wharf"]
    play(s, "pass")
    assert asked(s)[1] == "round.role"
    assert goods(s.players[0].goods) == {"coffee": 1}
    assert s.players[0].chips() == 0


def test_pr_61_an_unoccupied_wharf_takes_nothing() -> None:
    s = at("captain", [P(goods="coffee 3", city="wharf:0"), P(), P()], ships="corn:1 indigo:1 sugar:1")
    assert asked(s)[1] == "round.role"


def test_a7_a_pass_is_not_final_while_others_still_load() -> None:
    owner = P(goods="coffee 3", city="wharf")
    s = at("captain", [owner, P(goods="corn 1 indigo 1"), P()], ships="corn:1 indigo:1 sugar:1")
    play(s, "pass", "load corn 1")
    assert asked(s) == (0, "captain.load")
    play(s, "pass", "load indigo 2")
    # Once more he may choose; a full circle without a load then ends the phase.
    assert menu(s) == ["pass", "load coffee wharf"]
    play(s, "load coffee wharf")
    assert s.players[0].chips() == 3 + 1
    assert asked(s)[1] == "round.role"


def test_a7_the_phase_ends_after_a_full_circle_without_a_load() -> None:
    owner = P(goods="coffee 2", city="wharf")
    s = at("captain", [owner, owner, owner], ships="corn:1 indigo:1 sugar:1")
    play(s, "pass", "pass", "pass")
    assert asked(s)[1] == "round.role"


def test_a7_passing_owners_are_asked_again_after_another_wharf_was_used() -> None:
    owner = P(goods="coffee 2", city="wharf")
    s = at("captain", [owner, owner, owner], ships="corn:1 indigo:1 sugar:1")
    play(s, "pass", "pass", "load coffee wharf")
    assert asked(s) == (0, "captain.load")
    play(s, "pass")
    assert asked(s) == (1, "captain.load")
    play(s, "pass")
    # The third player has used his: nobody is left to ask.
    assert asked(s)[1] == "round.role"


def test_wharf_and_harbor_alternate_with_the_ships() -> None:
    owner = P(goods="corn 5 sugar 3 coffee 2", city="wharf harbor")
    s = at("captain", [owner, P(goods="corn 3"), P()], ships="corn:2 sugar:5 -")
    play(s, "load corn 1")
    # Two corn filled the ship of four; the other player is stuck, so it is the owner's turn again and again.
    assert menu(s) == ["load corn wharf", "load sugar wharf", "load coffee 3", "load coffee wharf"]
    play(s, "load coffee 3")
    assert menu(s) == ["pass", "load corn wharf", "load sugar wharf"]
    play(s, "load corn wharf")
    player = s.players[0]
    assert (player.shipped, player.harbored, player.captained) == (2 + 2 + 3, 3, 1)
    assert asked(s)[1] == "round.role"


def test_a8_the_captains_point_for_a_load_by_the_wharf() -> None:
    s = at("captain", [P(goods="coffee 3", city="wharf"), P(), P()], ships="corn:1 indigo:1 sugar:1")
    play(s, "load coffee wharf")
    assert s.players[0].chips() == 4


def test_a8_no_captains_point_for_a_pass() -> None:
    s = at("captain", [P(goods="coffee 3", city="wharf"), P(), P()], ships="corn:1 indigo:1 sugar:1")
    play(s, "pass")
    assert s.players[0].captained == 0


def test_pr_76_the_last_chip_ends_the_game_after_the_round() -> None:
    s = at("captain", [P(goods="corn 3"), P(), P()], chips=4)
    play(s, "load corn 1")
    assert s.ending == 1 << CHIPS_OUT
    assert asked(s) == (1, "round.role")


def test_pr_76_one_chip_left_is_no_end() -> None:
    s = at("captain", [P(goods="corn 3"), P(), P()], chips=5)
    play(s, "load corn 1")
    assert s.ending == 0


def test_pr_76_points_beyond_the_last_chip_are_noted_and_count() -> None:
    s = at("captain", [P(goods="corn 3"), P(goods="corn 1"), P(goods="sugar 2")], chips=4)
    play(s, "load corn 1", "load corn 1", "load sugar 2")
    assert [player.chips() for player in s.players] == [4, 1, 2]
    assert (s.view(0)["chips"], s.view(0)["noted"]) == (0, 3)
    assert s.scores() == [4, 1, 2]


def test_two_players_have_two_ships() -> None:
    s = at("captain", [P(goods="corn 5 sugar 1"), P()])
    assert menu(s) == ["load corn 2", "load sugar 1", "load sugar 2"]


def test_components_stay_while_loading() -> None:
    s = at("captain", [P(goods="corn 5 sugar 1", city="wharf harbor"), P(goods="corn 4"), P(goods="sugar 3")])
    before = s.components()
    while s.decision is not None and s.decision.ask.startswith("captain"):
        play(s, menu(s)[0])
        assert s.components() == before
