"""PR 23-32, 74, A11-A14: sharing, placing in canonical order, early answers, the refill."""

from typing import Any

import pytest
from tests.games.puerto_rico.scenario import P, asked, at, city, island, match_at, menu, play, told
from tests.games.scene import Staged

from ludoteca.core.errors import Illegal, Refused
from ludoteca.core.match import Match
from ludoteca.games.puerto_rico import tell
from ludoteca.games.puerto_rico.position import COLONISTS_OUT

EMPTY = P(island="indigo 1/0")


def test_pr_24_the_privilege_comes_from_the_supply_never_from_the_ship() -> None:
    s = at("mayor", [EMPTY] * 3, colonists=10, aboard=3)
    assert told(s, tell.COLONISTS) == [(0, 1, 1), (1, 0, 1), (2, 0, 1)]


def test_pr_24_an_empty_supply_gives_no_privilege() -> None:
    s = at("mayor", [EMPTY] * 3, colonists=0, aboard=3)
    assert told(s, tell.COLONISTS) == [(0, 0, 1), (1, 0, 1), (2, 0, 1)]


def test_pr_25_an_uneven_ship_favours_the_mayor_and_those_after_him() -> None:
    s = at("mayor", [P(island="indigo 9/0")] * 3, owner=1, aboard=5, colonists=0)
    assert told(s, tell.COLONISTS) == [(1, 0, 2), (2, 0, 2), (0, 0, 1)]


def test_pr_25_an_empty_ship_is_possible() -> None:
    s = at("mayor", [EMPTY] * 3, colonists=9, aboard=0)
    assert told(s, tell.COLONISTS) == [(0, 1, 0), (1, 0, 0), (2, 0, 0)]


def test_pr_26_old_and_new_colonists_are_laid_anew() -> None:
    s = at("mayor", [P(island="corn 1", city="hospice:0", san_juan=0), EMPTY, EMPTY], colonists=0, aboard=0)
    assert asked(s) == (0, "mayor.man")
    play(s, "man hospice")
    assert island(s.players[0]) == {"corn": "0/1"}
    assert city(s.players[0]) == {"hospice": 1}


def test_pr_27_with_enough_colonists_all_circles_are_filled_without_asking() -> None:
    s = at("mayor", [P(island="corn 1/0", city="sugar_mill:0", san_juan=5), EMPTY, EMPTY], colonists=0, aboard=3)
    assert island(s.players[0]) == {"corn": "1/1"}
    assert city(s.players[0]) == {"sugar_mill": 3}
    assert s.players[0].idle() == 2
    assert asked(s)[1] == "round.role"


def test_pr_27_nobody_waits_in_san_juan_while_a_circle_is_empty() -> None:
    s = at("mayor", [P(island="corn 3/0", city="hacienda:0", san_juan=2), EMPTY, EMPTY], colonists=0, aboard=3)
    play(s, "man corn")
    assert s.players[0].idle() == 0
    assert island(s.players[0]) == {"corn": "3/3"}


def test_man_offers_only_places_from_which_the_rest_still_fits() -> None:
    s = at(
        "mayor", [P(island="corn 2/0", city="hacienda:0 hospice:0 sugar_mill:0"), EMPTY, EMPTY], colonists=4, aboard=15
    )
    assert s.decision is not None and (s.decision.least, s.decision.most) == (6, 6)
    # Six colonists for seven circles: only one of them may stay empty.
    assert menu(s) == ["man hacienda", "man hospice"]
    play(s, "man hacienda")
    assert menu(s) == ["man hospice", "man sugar_mill"]


def test_places_never_fall() -> None:
    s = at("mayor", [P(island="corn 3/0", city="hacienda:0 hospice:0"), EMPTY, EMPTY], colonists=2, aboard=3)
    assert menu(s) == ["man hacienda", "man hospice", "man corn"]
    play(s, "man hospice")
    assert asked(s)[1] == "round.role"
    assert city(s.players[0]) == {"hacienda": 0, "hospice": 1}
    assert island(s.players[0]) == {"corn": "1/3"}


def test_several_circles_of_one_building_are_several_answers() -> None:
    s = at("mayor", [P(island="sugar 3/0", city="sugar_mill:0"), EMPTY, EMPTY], colonists=1, aboard=9)
    play(s, "man sugar_mill", "man sugar_mill")
    assert menu(s) == ["man sugar_mill", "man sugar"]
    play(s, "man sugar")
    assert city(s.players[0]) == {"sugar_mill": 2}
    assert island(s.players[0]) == {"sugar": "2/3"}


def test_pr_29_the_board_keeps_the_former_arrangement_until_the_player_is_done() -> None:
    s = at("mayor", [P(island="corn 2/1", city="hospice:0 office:0"), EMPTY, EMPTY], colonists=1, aboard=0)
    play(s, "man hospice")
    assert island(s.players[0]) == {"corn": "1/2"}
    assert city(s.players[0]) == {"hospice": 0, "office": 0}
    own, others = s.view(0), s.view(1)
    assert own["plan"] == {"left": 1, "circles": {"hospice": 1}}
    assert "plan" not in others
    play(s, "man office")
    assert city(s.players[0]) == {"hospice": 1, "office": 1}
    assert island(s.players[0]) == {"corn": "0/2"}


def test_pr_29_a_player_is_asked_once_those_before_him_are_done() -> None:
    two = P(island="corn 2/0 indigo 1/0")
    s = at("mayor", [two, two, two], owner=1, colonists=9, aboard=3)
    assert asked(s) == (1, "mayor.man")
    play(s, "man corn")
    assert asked(s) == (2, "mayor.man")


def test_pr_29_all_may_place_at_the_same_time() -> None:
    two = P(island="corn 2/0 indigo 1/0", san_juan=1)
    s = at("mayor", [two, two, two], colonists=0, aboard=3)
    match = match_at(s)
    match.early(2, ["man corn", "man corn"])
    match.early(1, ["man corn", "man indigo"])
    assert asked(s) == (0, "mayor.man")
    match.play_all(["man corn", "man indigo"])
    assert [island(player) for player in s.players] == [
        {"corn": "1/2", "indigo": "1/1"},
        {"corn": "1/2", "indigo": "1/1"},
        {"corn": "2/2", "indigo": "0/1"},
    ]
    assert asked(s)[1] == "round.role"


def test_pr_29_early_arrangements_of_several_seats_outlive_an_undo_of_the_mayor() -> None:
    board = P(island="corn 2/0 indigo 1/0", city="hospice:0", san_juan=2)
    match = Match(Staged(at("mayor", [board] * 3, colonists=0, aboard=3)), 3, {}, 1)
    match.play("man hospice")
    match.early(2, ["man corn", "man corn", "man indigo"])
    match.early(1, ["man hospice", "man corn", "man indigo"])
    match.undo(0)
    assert match.state.view(0)["plan"] == {"left": 3, "circles": {}}
    assert sorted(match.waiting) == [1, 2]
    match.early(1, ["man corn", "man hospice", "man corn"])
    match.play_all(["man corn", "man hospice", "man corn"])
    assert match.decision is not None and match.decision.ask == "round.role"
    seen: Any = match.state.view(0)["players"]
    manned = [[tile["colonists"] for tile in player["island"]] for player in seen]
    assert manned == [[2, 0], [2, 0], [2, 1]]
    with pytest.raises(Refused):
        match.undo(0)
    match.undo(0, to=match.line[0].number, agreed=[1, 2])
    assert (match.state.view(0)["plan"], match.waiting) == ({"left": 3, "circles": {}}, {})


def test_an_early_answer_is_a_whole_arrangement() -> None:
    two = P(island="corn 2/0 indigo 1/0", san_juan=1)
    s = at("mayor", [two, two, two], colonists=0, aboard=3)
    match = match_at(s)
    with pytest.raises(Illegal, match="takes 2 to 2 answers"):
        match.early(2, ["man corn"])
    with pytest.raises(Illegal, match="does not answer"):
        match.early(2, ["man corn", "man hospice"])


def test_pr_29_no_more_colonists_than_circles_are_laid_early() -> None:
    """It was told that the place is not possible, and then that it is."""
    three = P(island="corn 2/0 indigo 1/0 sugar 1/0", san_juan=2)
    match = match_at(at("mayor", [three, three, three], colonists=0, aboard=3))
    with pytest.raises(Illegal, match=r"^'man indigo' was named 2 times, but mayor.man can take it once$"):
        match.early(2, ["man indigo", "man corn", "man indigo"])
    with pytest.raises(Illegal, match=r"^'man corn' was named 3 times, but mayor.man can take it 2 times$"):
        match.early(2, ["man corn"] * 3)


def test_pr_29_an_early_arrangement_may_name_any_place_and_is_told_so() -> None:
    """Laid in order, the last place cannot be the first of two colonists; named early it can."""
    two = P(island="corn 1/0 indigo 1/0 sugar 1/0", san_juan=1)
    match = match_at(at("mayor", [two, two, two], colonists=0, aboard=3))
    with pytest.raises(Illegal, match=r"possible: man sugar, man indigo, man corn$"):
        match.early(2, ["man corn", "man hospice"])
    match.early(2, ["man corn", "man sugar"])


def test_who_has_no_choice_has_no_early_question() -> None:
    two = P(island="corn 2/0 indigo 1/0", san_juan=1)
    s = at("mayor", [two, P(island="corn 1/0"), two], colonists=0, aboard=3)
    match = match_at(s)
    with pytest.raises(Refused, match="no question"):
        match.early(1, ["man corn"])
    with pytest.raises(Refused, match="no question"):
        match.early(0, ["man corn", "man corn"])


def test_a_whole_arrangement_is_answered_in_any_order() -> None:
    spec = P(island="corn 2/0 sugar 2/0", city="hospice:0 sugar_mill:0")
    one = at("mayor", [spec, EMPTY, EMPTY], colonists=1, aboard=9)
    other = at("mayor", [spec, EMPTY, EMPTY], colonists=1, aboard=9)
    play(one, "man hospice", "man sugar_mill", "man sugar", "man corn")
    match_at(other).play_all(["man sugar", "man corn", "man sugar_mill", "man hospice"])
    assert city(one.players[0]) == city(other.players[0]) == {"hospice": 1, "sugar_mill": 1}
    assert island(one.players[0]) == island(other.players[0]) == {"corn": "1/2", "sugar": "1/2"}


def test_pool_holds_every_open_circle() -> None:
    s = at("mayor", [P(island="corn 2/0", city="hospice:0 sugar_mill:0"), EMPTY, EMPTY], colonists=1, aboard=6)
    pool = [action.text for action in s.stack[-1].pool(s)]
    assert pool == ["man hospice", *["man sugar_mill"] * 3, *["man corn"] * 2]


def test_pool_holds_what_is_left_of_a_place_begun() -> None:
    s = at("mayor", [P(island="corn 2/0", city="hospice:0 sugar_mill:0"), EMPTY, EMPTY], colonists=1, aboard=6)
    play(s, "man sugar_mill")
    assert [action.text for action in s.stack[-1].pool(s)] == [*["man sugar_mill"] * 2, *["man corn"] * 2]


def test_a_clone_in_the_middle_of_a_placement_goes_its_own_way() -> None:
    s = at("mayor", [P(island="corn 3/0", city="hospice:0 office:0"), EMPTY, EMPTY], colonists=1, aboard=3)
    other = s.clone()
    play(s, "man hospice")
    play(other, "man office")
    play(s, "man office")
    assert city(s.players[0]) == {"hospice": 1, "office": 1}
    assert city(other.players[0]) == {"hospice": 0, "office": 1}


def test_pr_30_the_ship_is_filled_by_empty_circles_of_buildings_alone() -> None:
    builders = P(island="corn 8/0", city="sugar_mill:0 indigo_plant:0 hospice:0")
    s = at("mayor", [builders, EMPTY, EMPTY], colonists=20, aboard=0)
    play(s, "man corn")
    assert told(s, tell.REFILL) == [(7, 7, 0)]
    assert s.aboard == 7 and s.colonists == 20 - 1 - 7


def test_pr_30_the_refill_is_at_least_one_for_each_player() -> None:
    s = at("mayor", [EMPTY] * 3, colonists=20, aboard=3)
    assert s.aboard == 3


def test_pr_30_the_refill_is_counted_after_the_placement() -> None:
    s = at("mayor", [P(city="sugar_mill:0 indigo_plant:0", island="corn 1/0"), EMPTY, EMPTY], colonists=20, aboard=15)
    # Six colonists (privilege and five) for seven circles.
    play(s, *["man indigo_plant"] * 3, *["man sugar_mill"] * 3)
    assert told(s, tell.REFILL) == [(3, 3, 0)]


def test_a13_a_supply_exactly_equal_to_the_refill_is_no_end() -> None:
    s = at("mayor", [EMPTY] * 3, colonists=4, aboard=3)
    assert (s.colonists, s.aboard, s.ending) == (0, 3, 0)


def test_a13_the_next_mayor_has_no_privilege_and_ends_the_game() -> None:
    s = at("mayor", [EMPTY] * 3, colonists=0, aboard=3)
    assert s.ending == 1 << COLONISTS_OUT
    assert (s.colonists, s.aboard) == (0, 0)


def test_pr_74_a_supply_too_small_goes_aboard_as_it_is_and_the_game_ends_after_the_round() -> None:
    s = at("mayor", [EMPTY] * 3, colonists=3, aboard=3)
    assert (s.colonists, s.aboard) == (0, 2)
    assert s.ending == 1 << COLONISTS_OUT
    assert told(s, tell.ENDING) == [(COLONISTS_OUT, 0, 0)]
    assert asked(s) == (1, "round.role")


def test_pr_29_order_is_the_mayors_then_clockwise() -> None:
    two = P(island="corn 2/0 indigo 1/0", san_juan=1)
    s = at("mayor", [two] * 4, owner=2, colonists=9, aboard=0)
    order: list[int] = []
    while s.decision is not None and s.decision.ask == "mayor.man":
        if not order or order[-1] != s.decision.seat:
            order.append(s.decision.seat)
        play(s, menu(s)[-1])
    assert order == [2, 3, 0, 1]


def test_two_players_refill_two_at_least() -> None:
    s = at("mayor", [EMPTY] * 2, colonists=10, aboard=2)
    assert s.aboard == 2


def test_components_stay_while_colonists_are_laid() -> None:
    s = at("mayor", [P(island="corn 3/1", city="hospice office:0"), EMPTY, EMPTY], colonists=9, aboard=3)
    before = s.components()
    while s.decision is not None and s.decision.ask == "mayor.man":
        play(s, menu(s)[0])
        assert s.components() == before
