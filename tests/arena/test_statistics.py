"""The interval of a share."""

from random import Random

import pytest

from ludoteca.arena.statistics import BLOCKS, interval, merged


def clusters(share: float, number: int, seed: int) -> list[tuple[float, int]]:
    """Seeds of which everything is won or lost together: the hardest case."""
    dice = Random(seed)
    return [(4.0 if dice.random() < share else 0.0, 4) for _ in range(number)]


def test_it_covers_the_truth_about_as_often_as_it_says() -> None:
    inside = 0
    for seed in range(100):
        low, high = interval(clusters(0.3, 60, seed))
        inside += low <= 0.3 <= high
    assert 0.88 <= inside / 100 <= 1


def test_matches_on_one_seed_are_drawn_together() -> None:
    together = interval(clusters(0.5, 100, 1))
    apart = interval([(value / 4, 1) for value, _ in clusters(0.5, 100, 1) for _ in range(4)])
    assert together[1] - together[0] > 1.5 * (apart[1] - apart[0])


def test_a_few_equal_results_prove_little() -> None:
    assert interval([(1.0, 1)] * 3) == (0.0, 1.0)
    assert interval([(3.0, 3)] * 100) == pytest.approx((0.97, 1.0))
    assert interval([(0.5, 1)]) == (0.0, 1.0)
    assert interval([]) == (0.0, 1.0)


def test_it_is_the_same_every_time() -> None:
    assert interval(clusters(0.4, 50, 3)) == interval(clusters(0.4, 50, 3))


def test_many_clusters_become_blocks_that_lose_nothing() -> None:
    many = clusters(0.3, 3 * BLOCKS + 7, 5)
    blocks = merged(many)
    assert len(blocks) <= BLOCKS
    assert [sum(column) for column in zip(*blocks, strict=True)] == [sum(column) for column in zip(*many, strict=True)]
