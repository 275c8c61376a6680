"""VE 34, 43, A9, A10, A17: the track and its options."""

from __future__ import annotations

import pytest
from tests.games.venezia.scenario import at, player

from ludoteca.games.venezia.track import gondola_on, land, order_matters


def test_ve_43_every_occupied_space_is_jumped() -> None:
    assert land([0, 1, 2, 4], 0, 1, True) == 3
    assert land([0, 1, 2, 4], 0, 2, True) == 5
    assert land([5, 5], 0, 1, True) == 6


@pytest.mark.parametrize(("mine", "other"), [(9, 45), (44, 10)])
def test_a9_the_crossing_is_one_space_with_two_numbers(mine: int, other: int) -> None:
    assert land([mine, other], 0, 1, True) == mine + 2
    assert land([mine, other], 0, 1, False) == mine + 1
    assert gondola_on([mine, other], 0, mine + 1, True) == 1


@pytest.mark.parametrize(("option", "lands"), [("yes", 11), ("no", 10)])
def test_a9_option_shared_crossing(option: str, lands: int) -> None:
    t = at("cards", player(hand="casa", at=9), player(at=45), drained="E", shared_crossing=option)
    t.play("play casa", "built", "site E01")
    assert t.at[0] == lands


@pytest.mark.parametrize(("option", "treasures"), [("yes", 1), ("no", 0)])
def test_a10_option_start_borders(option: str, treasures: int) -> None:
    t = at("cards", player(hand="casa"), drained="A", start_borders=option)
    t.play("play casa", "built", "site A01")
    assert t.state.players[0].treasures() == treasures


def test_a17_posts_have_no_end() -> None:
    assert land([60, 61, 200], 0, 150, True) == 212


def test_ve_34_borders_of_the_house_board() -> None:
    s = at("cards").state
    masks = [s.shore_at(number) for number in range(64)]
    assert masks[10] == masks[45] == 0b1111
    assert masks[57:] == [0] * 7
    assert all(mask.bit_count() in (1, 2) for number, mask in enumerate(masks[:57]) if number not in (10, 45))


@pytest.mark.parametrize(
    ("payer", "mover", "steps", "most", "matters"),
    [
        (37, 38, 2, 1, True),
        (26, 20, 6, 1, True),
        (26, 20, 7, 1, False),
        (20, 40, 7, 1, False),
        (20, 30, 0, 3, False),
        (20, 22, 1, 2, True),
        (30, 20, 3, 5, False),
        (9, 44, 2, 1, True),
        (9, 45, 3, 1, True),
        (9, 44, 1, 1, True),
        (9, 47, 2, 1, False),
    ],
)
def test_ve_69_when_paying_before_or_after_a_move_differs(
    payer: int, mover: int, steps: int, most: int, matters: bool
) -> None:
    assert order_matters([payer, mover, 0], 0, most, 1, steps, True) == matters
    assert not order_matters([payer, mover, 0], 0, most, 0, steps, True), "one's own steps add up either way"
