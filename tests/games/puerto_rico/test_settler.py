"""PR 16-22, 63-66, A1, A9, A10, A14."""

from tests.games.puerto_rico.scenario import P, asked, at, city, island, menu, play, stacked, told

from ludoteca.games.puerto_rico import tell
from ludoteca.games.puerto_rico.packed import total, unpacked

THREE = [P(), P(), P()]
FULL = "corn 6/0 indigo 6/0"


def test_pr_16_the_settler_may_take_a_quarry_or_a_plantation_that_lies_face_up() -> None:
    s = at("settler", THREE, row="corn 1 sugar 2 coffee 1")
    assert menu(s) == ["pass", "take corn", "take sugar", "take coffee", "take quarry"]
    play(s, "take quarry")
    assert island(s.players[0]) == {"quarry": "0/1"}
    assert s.quarries == 7


def test_pr_17_the_others_take_plantations_only() -> None:
    s = at("settler", THREE, row="corn 1 sugar 2 coffee 1")
    play(s, "take sugar")
    assert asked(s) == (1, "settler.take")
    assert menu(s) == ["pass", "take corn", "take sugar", "take coffee"]


def test_pr_17_a_tile_taken_is_gone_for_the_next_player() -> None:
    s = at("settler", THREE, row="corn 1 sugar 1")
    play(s, "take corn", "take sugar")
    # Nothing is left for the third player, who is not asked; the row is turned up anew.
    assert asked(s) == (1, "round.role")
    assert total(s.row) == 4


def test_pr_12_taking_a_tile_is_optional_for_everybody() -> None:
    s = at("settler", THREE)
    play(s, "pass", "pass", "pass")
    assert [player.land() for player in s.players] == [0, 0, 0]


def test_pr_18_what_is_left_is_discarded_and_a_new_row_turned_up() -> None:
    s = at("settler", THREE, row="corn 1 sugar 2 coffee 1", draws=[3, 3, 1, 0])
    play(s, "take quarry", "pass", "pass")
    assert unpacked(s.discards, 5) == [1, 0, 2, 0, 1]
    assert unpacked(s.row, 5) == [1, 1, 0, 2, 0]


def test_pr_19_the_stacks_run_out_in_the_middle_of_the_row() -> None:
    s = at("settler", THREE, row="sugar 4", stacks="tobacco 1", discards="coffee 2")
    play(s, "pass", "pass", "pass")
    # First the last tile of the stacks, then the reshuffled discards (with the four of this row).
    assert told(s, tell.SHUFFLE) == [(6, 0, 0)]
    assert told(s, tell.REVEAL)[0] == (3, 1, 0)
    assert total(s.row) == 4 and stacked(s) == 3
    assert s.discards == 0


def test_pr_19_a_short_row_stays_short() -> None:
    s = at("settler", THREE, row="sugar 3", stacks="", discards="")
    play(s, "take sugar", "take sugar", "pass")
    assert unpacked(s.row, 5) == [0, 0, 1, 0, 0]
    assert stacked(s) == 0


def test_pr_19_no_tiles_at_all_leave_an_empty_row() -> None:
    s = at("settler", THREE, row="sugar 1", stacks="", discards="")
    play(s, "take sugar")
    assert asked(s) == (1, "round.role")
    assert s.row == 0


def test_stacks_emptied_exactly_are_not_reshuffled_until_tiles_are_needed() -> None:
    s = at("settler", THREE, row="corn 4", stacks="tobacco 4")
    play(s, "pass", "pass", "pass")
    assert unpacked(s.row, 5) == [0, 0, 0, 4, 0]
    assert stacked(s) == 0 and unpacked(s.discards, 5) == [4, 0, 0, 0, 0]
    assert not told(s, tell.SHUFFLE)


def test_pr_21_a_full_island_takes_no_more_tiles() -> None:
    s = at("settler", [P(island=FULL), P(island=FULL, city="construction_hut"), P()])
    assert asked(s) == (2, "settler.take")


def test_pr_22_without_quarries_there_is_no_privilege_and_no_construction_hut() -> None:
    s = at("settler", [P(), P(city="construction_hut"), P()], row="corn 4", quarries=0)
    assert menu(s) == ["pass", "take corn"]
    play(s, "pass")
    assert menu(s) == ["pass", "take corn"]


def test_pr_22_a_row_of_nothing_still_leaves_the_settler_the_quarry() -> None:
    s = at("settler", THREE, row="", stacks="", discards="")
    assert menu(s) == ["pass", "take quarry"]
    play(s, "take quarry")
    assert asked(s) == (1, "round.role")


def test_pr_65_a_construction_hut_gives_a_quarry_instead_of_a_plantation() -> None:
    s = at("settler", [P(), P(city="construction_hut"), P(city="construction_hut:0")], row="corn 4")
    play(s, "pass")
    assert "take quarry" in menu(s)
    play(s, "take quarry")
    assert menu(s) == ["pass", "take corn"]


def test_pr_63_the_hacienda_draws_before_the_normal_tile() -> None:
    s = at("settler", [P(city="hacienda"), P(), P()], draws=[4])
    assert asked(s) == (0, "settler.hacienda")
    before = stacked(s)
    play(s, "hacienda")
    assert island(s.players[0]) == {"coffee": "0/1"}
    assert stacked(s) == before - 1
    assert asked(s) == (0, "settler.take")


def test_pr_63_the_hacienda_may_be_left_alone() -> None:
    s = at("settler", [P(city="hacienda"), P(), P()])
    play(s, "pass")
    assert asked(s) == (0, "settler.take")
    assert s.players[0].land() == 0


def test_pr_61_an_unoccupied_hacienda_does_nothing() -> None:
    s = at("settler", [P(city="hacienda:0"), P(), P()])
    assert asked(s) == (0, "settler.take")


def test_pr_63_64_hacienda_and_construction_hut_give_one_quarry_at_most() -> None:
    s = at("settler", [P(), P(city="hacienda construction_hut"), P()], draws=[1])
    play(s, "pass", "hacienda")
    assert island(s.players[1]) == {"indigo": "0/1"}
    play(s, "take quarry")
    assert island(s.players[1]) == {"indigo": "0/1", "quarry": "0/1"}
    assert asked(s)[0] == 2


def test_pr_21_the_hacienda_can_fill_the_last_space() -> None:
    s = at("settler", [P(island="corn 6/0 indigo 5/0", city="hacienda"), P(), P()], draws=[2])
    play(s, "hacienda")
    assert s.players[0].land() == 12
    assert asked(s) == (1, "settler.take")


def test_pr_21_a_full_island_takes_no_tile_from_the_hacienda() -> None:
    s = at("settler", [P(city="hacienda", island="corn 6 indigo 6"), P(), P()], stacks="coffee 3")
    assert asked(s) == (1, "settler.take")


def test_a9_with_empty_stacks_the_hacienda_draws_nothing() -> None:
    s = at("settler", [P(city="hacienda"), P(), P()], row="corn 1", stacks="", discards="sugar 5")
    assert asked(s) == (0, "settler.take")


def test_pr_66_the_hospice_mans_the_tile_just_placed() -> None:
    s = at("settler", [P(city="hospice"), P(), P()], row="corn 4")
    supply = s.colonists
    play(s, "take corn")
    assert asked(s) == (0, "settler.hospice")
    play(s, "hospice")
    assert island(s.players[0]) == {"corn": "1/1"}
    assert s.colonists == supply - 1
    assert s.players[0].people == 2


def test_pr_66_the_hospice_serves_a_quarry_too() -> None:
    s = at("settler", [P(city="hospice"), P(), P()])
    play(s, "take quarry", "hospice")
    assert island(s.players[0]) == {"quarry": "1/1"}


def test_pr_61_the_hospice_may_be_left_alone() -> None:
    s = at("settler", [P(city="hospice"), P(), P()], row="corn 4")
    play(s, "take corn", "pass")
    assert island(s.players[0]) == {"corn": "0/1"}
    assert asked(s) == (1, "settler.take")


def test_pr_66_the_hacienda_tile_gets_no_colonist() -> None:
    s = at("settler", [P(city="hacienda hospice"), P(), P()], row="corn 4", draws=[0])
    play(s, "hacienda")
    assert asked(s) == (0, "settler.take")
    play(s, "take corn", "hospice")
    assert island(s.players[0]) == {"corn": "1/2"}


def test_a10_no_colonist_after_the_hacienda_if_the_normal_tile_is_declined() -> None:
    s = at("settler", [P(city="hacienda hospice"), P(), P()], draws=[0])
    play(s, "hacienda", "pass")
    assert asked(s) == (1, "settler.take")
    assert island(s.players[0]) == {"corn": "0/1"}


def test_pr_66_a14_the_hospice_takes_from_the_ship_when_the_supply_is_empty() -> None:
    s = at("settler", [P(city="hospice"), P(city="hospice"), P()], row="corn 4", colonists=0, aboard=1)
    play(s, "take corn", "hospice")
    assert (s.colonists, s.aboard) == (0, 0)
    assert s.ending == 0
    # Nobody is left anywhere: the next hospice is not even asked about.
    play(s, "take corn")
    assert asked(s) == (2, "settler.take")
    assert island(s.players[1]) == {"corn": "0/1"}


def test_pr_66_the_hospice_takes_from_the_supply_though_the_ship_is_empty() -> None:
    s = at("settler", [P(city="hospice"), P(), P()], row="corn 4", colonists=1, aboard=0)
    play(s, "take corn", "hospice")
    assert (s.colonists, s.aboard) == (0, 0)
    assert island(s.players[0]) == {"corn": "1/1"}


def test_pr_66_the_ship_is_not_touched_while_the_supply_lasts() -> None:
    s = at("settler", [P(city="hospice"), P(), P()], row="corn 4", colonists=2, aboard=3)
    play(s, "take corn", "hospice")
    assert (s.colonists, s.aboard) == (1, 3)


def test_a1_face_up_is_what_is_offered_never_the_stacks() -> None:
    s = at("settler", THREE, row="corn 4", stacks="coffee 8")
    assert menu(s) == ["pass", "take corn", "take quarry"]


def test_components_stay_while_the_phase_goes_on() -> None:
    s = at("settler", [P(city="hacienda hospice"), P(city="hospice"), P()], row="corn 2 sugar 2")
    before = s.components()
    play(s, "hacienda", "take quarry", "hospice", "take sugar", "pass", "pass")
    assert s.components() == before
    assert city(s.players[0]) == {"hacienda": 1, "hospice": 1}
