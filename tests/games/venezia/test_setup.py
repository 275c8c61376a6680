"""VE 1-11, A10, A21: components and set-up."""

from __future__ import annotations

import pytest
from tests.games.venezia.scenario import at, venezia

from ludoteca.core.match import Match
from ludoteca.games.venezia.position import Venezia


def fresh(seats: int, seed: int = 1) -> Venezia:
    state = venezia().new(seats, {}, seed)
    assert isinstance(state, Venezia)
    return state


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ve_1_to_4_components(seats: int) -> None:
    s = fresh(seats)
    cards, tokens, pieces = s.components()[:5], s.components()[5:12], s.components()[12:17]
    assert cards == [10, 8, 8, 8, 8]
    assert sum(tokens[:3]) == 86 and sum(tokens[3:]) == 18
    assert pieces == [5, 6, 6, 6, 19]
    assert s.components()[17:] == [0, 4, seats]


def test_ve_5_printed_buildings_stand_and_leave_the_supply() -> None:
    s = fresh(4)
    built = s.view(0)["buildings"]
    assert isinstance(built, list)
    assert [(one["card"], one["hexes"]) for one in built] == [
        ("palazzo", ["A10", "A11"]),
        ("ponte", ["A20", "B13"]),
        ("casa", ["C08"]),
        ("basilica", ["D13", "D18", "D19"]),
        ("campo", ["E09"]),
    ]
    assert s.supply == [4, 5, 5, 5, 18]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ve_6_to_10_pawns_cards_swamps_gondolas(seats: int) -> None:
    s = fresh(seats)
    assert s.pawns == [-1] * 4
    assert [player.held for player in s.players[:seats]] == [3] * seats
    assert s.deck_size == 42 - 3 * seats and s.opened == 0 and s.discard_size == 0
    assert s.ground.swamps() == 86
    assert s.at == [0] * seats


def test_ve_8_no_swamp_lies_on_a_building_or_a_stone() -> None:
    swamps = fresh(3).view(0)["swamps"]
    assert isinstance(swamps, list) and len(swamps) == 86
    assert not {"A10", "A11", "A20", "B13", "C08", "D13", "D18", "D19", "E09", "A02", "A07", "A13"} & set(swamps)


def test_a21_anybody_may_start_and_the_rest_follow_clockwise() -> None:
    starters = set()
    for seed in range(40):
        state = fresh(4, seed)
        assert state.decision is not None
        starters.add(state.decision.seat)
    assert starters == {0, 1, 2, 3}


def test_ve_11_the_turn_passes_clockwise() -> None:
    match = Match(venezia(), 3, {}, 5)
    first = match.decision
    assert first is not None
    for answer in ("built", "enough", "no draw"):
        match.play(answer)
    second = match.decision
    assert second is not None and second.seat == (first.seat + 1) % 3


def test_ve_12_each_action_may_be_skipped_and_none_comes_back() -> None:
    t = at("cards", seats=3)
    asked = []
    for answer in ("built", "enough", "no draw", "built", "enough", "no draw"):
        asked.append((t.seat, t.ask))
        t.play(answer)
    assert asked == [(0, "cards.play"), (0, "drain"), (0, "draw"), (1, "cards.play"), (1, "drain"), (1, "draw")]


def test_the_board_says_that_it_is_ours() -> None:
    assert venezia().standing() == "components verified; board and token values house"
    seen = fresh(3).view(-1)
    assert (seen["board"], seen["standing"]) == ("House board A", "house")
