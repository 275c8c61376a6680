"""The generator: the same numbers everywhere, recorded, scripted, replayed."""

from __future__ import annotations

import pytest

from ludoteca.core.chance import EVERYBODY, NOBODY, Chance, Need, Outcome, scripted, seeded
from ludoteca.core.errors import ChanceError

KNOWN_STATE = 5292526162827864508
KNOWN_DICE = [1, 1, 2, 0, 0, 4, 4, 4, 3, 3, 5, 5]
KNOWN_PICKS = [0, 2, 3, 2, 2, 0, 3, 0, 3, 0, 2, 0]
KNOWN_ROLLS = [560, 419, 441, 472, 430]


def test_known_answers_of_the_generator() -> None:
    """These numbers stand in records of played games: they never change, interpreted or compiled."""
    chance = seeded(1)
    assert chance.state == KNOWN_STATE
    assert [int(chance.below(6)) for _ in range(12)] == KNOWN_DICE
    assert [chance.pick([3, 0, 2, 5], 10, 0, EVERYBODY) for _ in range(12)] == KNOWN_PICKS
    assert [chance.roll(1000, 0, EVERYBODY) for _ in range(5)] == KNOWN_ROLLS


def test_the_arithmetic_is_multiply_with_carry() -> None:
    chance, state = seeded(99), int(seeded(99).state)
    for _ in range(1000):
        state = 2147483085 * (state & 0xFFFFFFFF) + (state >> 32)
        chance.below(2)
        assert chance.state == state < 2**63


def test_neighbouring_seeds_do_not_look_alike() -> None:
    firsts = [int(seeded(seed).below(6)) for seed in range(6000)]
    assert all(850 < firsts.count(side) < 1150 for side in range(6))


def test_any_integer_is_a_seed() -> None:
    states = {seeded(seed).state for seed in (0, -1, 1, 2**70, -(2**70))}
    assert len(states) == 5
    assert all(state > 0 for state in states)


def test_a_pick_is_by_weight_and_takes_nothing_out() -> None:
    counts = [1, 0, 3]
    chance = seeded(3)
    found = [chance.pick(counts, 4, 0, EVERYBODY) for _ in range(4000)]
    assert found.count(1) == 0
    assert 850 < found.count(0) < 1150
    assert counts == [1, 0, 3]


def test_a_clone_has_the_same_future_and_no_record() -> None:
    chance = seeded(4)
    chance.record()
    chance.roll(6, 0, EVERYBODY)
    other = chance.clone()
    assert [other.roll(6, 0, 0) for _ in range(5)] == [chance.roll(6, 0, 0) for _ in range(5)]
    assert other.log is None


def test_a_record_keeps_kind_value_and_who_saw_it() -> None:
    chance = seeded(5)
    chance.record()
    value = chance.roll(6, 2, NOBODY)
    picked = chance.pick([1, 1], 2, 3, 1)
    assert chance.log == [Outcome(2, value, NOBODY), Outcome(3, picked, 1)]
    chance.reveal()
    assert chance.log[-1] == Outcome(3, picked, EVERYBODY)


def test_recording_and_replaying_do_not_change_the_numbers_to_come() -> None:
    plain, recorded, replayed = seeded(6), seeded(6), seeded(6)
    recorded.record()
    replayed.replay([Outcome(0, 3, EVERYBODY)] * 4, True)
    for chance in (plain, recorded, replayed):
        for _ in range(4):
            chance.roll(6, 0, EVERYBODY)
    assert plain.state == recorded.state == replayed.state


def test_a_script_gives_its_values_and_then_raises_need() -> None:
    chance = scripted([2, 0])
    assert (chance.roll(6, 0, EVERYBODY), chance.pick([1, 4], 5, 1, 0)) == (2, 0)
    assert chance.left_over() == 0
    with pytest.raises(Need) as caught:
        chance.pick([0, 7, 1], 8, 5, 0)
    assert (caught.value.kind, caught.value.weights) == (5, [0, 7, 1])


def test_a_script_that_is_not_strict_goes_on_by_seed() -> None:
    chance = scripted([5], strict=False)
    assert chance.roll(6, 0, EVERYBODY) == 5
    assert 0 <= chance.roll(6, 0, EVERYBODY) < 6


def test_a_script_cannot_draw_what_is_not_there() -> None:
    for value in (-1, 1, 3, 99):
        with pytest.raises(ChanceError, match=f"outcome {value} cannot come"):
            scripted([value]).pick([1, 0, 2], 3, 0, EVERYBODY)


def test_a_replay_checks_the_kind_of_each_draw() -> None:
    chance = seeded(1)
    chance.replay([Outcome(1, 0, EVERYBODY)], True)
    with pytest.raises(ChanceError, match="a draw of kind 1 where the rules draw kind 2"):
        chance.roll(6, 2, EVERYBODY)


def test_what_is_left_of_a_script_is_counted() -> None:
    chance = scripted([1, 2, 3])
    chance.roll(6, 0, EVERYBODY)
    assert chance.left_over() == 2
    assert Chance(7).left_over() == 0
