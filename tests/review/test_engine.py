"""Reviews: what adds up, what is judged by whom, and that the same match gives the same figures."""

from __future__ import annotations

from functools import cache

import pytest

from ludoteca.core import registry
from ludoteca.core.chance import NOBODY, seeded
from ludoteca.core.errors import Refused
from ludoteca.core.match import Match
from ludoteca.core.onward import played_on
from ludoteca.core.rows import KEEP
from ludoteca.review import engine
from ludoteca.review.course import Course
from ludoteca.review.engine import Part, assemble, judge
from ludoteca.review.shape import Judged, Option, Review
from ludoteca.review.split import precision
from ludoteca.review.weighing import weigh

from .reviewed import LITTLE, course, greedy

NEAR = 1e-5  # what is told is rounded
TABLES = [
    ("san-juan", 3, {}),
    ("puerto-rico", 2, {}),
    ("puerto-rico", 4, {"letter": "yes"}),
    ("venezia", 2, {}),
    ("burgundy", 3, {}),
    ("burgundy", 4, {"team": "beginner"}),
    ("burgundy", 1, {"chateau": "medium"}),
]


@cache
def whole() -> tuple[Course, Review]:
    looked = course("san-juan", 2)
    return looked, assemble(looked, [judge(looked, ply) for ply in looked.plies])


def some(looked: Course, count: int = 6) -> list[Part]:
    """What is found at a few places of a match, the set-up and the end among them."""
    plies = looked.plies
    return [judge(looked, plies[at * (len(plies) - 1) // (count - 1)]) for at in range(count)]


def test_a_result_is_the_start_with_luck_errors_gifts_and_what_is_left() -> None:
    _, review = whole()
    for split in review.split:
        told = split.start + split.luck - split.errors + split.gifts + split.residual
        assert told == pytest.approx(split.result, abs=NEAR)
    assert sum(split.luck for split in review.split) == pytest.approx(0, abs=NEAR)
    assert sum(split.errors - split.gifts for split in review.split) == pytest.approx(0, abs=NEAR)
    assert sum(split.start for split in review.split) == pytest.approx(1, abs=NEAR)
    assert sorted(split.result for split in review.split) == [0, 1]
    assert review.done == review.due == len(review.curve)


def test_a_review_that_is_not_finished_says_nothing_of_luck_and_skill() -> None:
    looked, review = whole()
    part = assemble(looked, [judge(looked, ply) for ply in looked.plies[:5]])
    assert part.split == [] and part.done == 5 and part.due == review.due
    assert part.curve == review.curve[:5]


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_shares_sum_to_one_luck_to_nothing_and_gifts_to_what_was_given_away(
    name: str, seats: int, options: dict[str, str]
) -> None:
    looked = course(name, seats, 1, options)
    for part in some(looked):
        assert sum(part.point.shares) == pytest.approx(1, abs=NEAR)
        assert all(-NEAR <= share <= 1 + NEAR for share in part.point.shares)
        if part.draw is not None:
            assert sum(part.draw.luck) == pytest.approx(0, abs=NEAR)
        if part.decision is not None:
            assert sum(part.decision.gifts) == pytest.approx(part.decision.lost, abs=NEAR)
            assert part.decision.lost <= part.decision.cost + NEAR
    last = judge(looked, len(looked.answers)).point
    assert sum(last.shares) == pytest.approx(1, abs=NEAR)


def test_the_best_answer_costs_nothing_and_no_error_is_within_its_margin() -> None:
    _, review = whole()
    assert any(judged.error for judged in review.decisions)
    for judged in review.decisions:
        shares = [option.share for option in judged.options]
        assert shares == sorted(shares, reverse=True)
        if judged.chosen == 0:
            assert judged.cost == judged.points == 0 and not judged.error
        else:
            assert judged.cost == pytest.approx(shares[0] - shares[judged.chosen], abs=NEAR)
            assert judged.error == (judged.cost > judged.margin)


def test_an_answer_is_judged_the_same_whatever_was_judged_before() -> None:
    looked, _ = whole()
    again = course("san-juan", 2)
    plies = looked.plies[::9]
    assert [judge(again, ply) for ply in reversed(plies)] == [judge(looked, ply) for ply in plies][::-1]


@pytest.mark.parametrize("name", ["san-juan", "venezia"])
def test_a_decision_is_judged_by_what_its_seat_could_know(name: str) -> None:
    looked = course(name, 3)
    ply = next(ply for ply in looked.plies[20:] if looked.open(ply))
    state, played = looked.positions[ply - 1], looked.answers[ply - 1].action
    assert state.decision is not None and played is not None
    other = state.determinize(state.decision.seat, 5)
    told = [
        [
            (one.action.text, one.shares().tolist())
            for one in weigh(looked.futures, seen, played, LITTLE, "law", []).finalists
        ]
        for seen in (state, other)
    ]
    assert told[0] == told[1]


def test_what_nobody_saw_is_luck_of_nobody() -> None:
    match = greedy("san-juan", 3)
    looked = course("san-juan", 3)
    unseen = [
        ply
        for ply, step in enumerate(match.course(), 1)
        if step.row.draws and all(draw.seen == NOBODY for draw in step.row.draws)
    ]
    assert unseen
    assert all(judge(looked, ply).draw is None for ply in unseen[:2] if ply in looked.plies)
    assert not any(looked.answers[ply - 1].kinds for ply in unseen)


def test_where_a_match_was_played_on_nothing_is_decided_and_nobody_is_lucky() -> None:
    match = played_on(greedy("puerto-rico", 3), 60, 0, KEEP, seed=3)
    dice = seeded(1)
    while (decision := match.decision) is not None:
        match.play(decision.actions[int(dice.below(len(decision.actions)))].code)
    looked = Course(match, "quick")
    looked.effort = LITTLE
    assert looked.answers[60].action is None and looked.open(61) is None
    assert judge(looked, 61).decision is None


def test_a_running_match_and_an_unknown_depth_are_refused() -> None:
    with pytest.raises(Refused, match="when it is over"):
        Course(Match(registry.game("san-juan"), 2))
    with pytest.raises(Refused, match="no depth"):
        Course(greedy("san-juan", 2), "endless")  # type: ignore[arg-type]


def test_processes_share_the_work_and_find_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    match = greedy("san-juan", 2)
    looked = Course(match, "quick")
    plies = looked.plies[:3]
    assert list(engine.judged(looked, match, plies, 2)) == [judge(looked, ply) for ply in plies]


def test_precision_is_the_part_of_what_was_at_stake_that_was_kept() -> None:
    def judged(cost: float, stake: float, error: bool) -> Judged:
        options = [Option(0, "a", 0.5, 0.0)]
        return Judged(0, 0, 1, 0, "x", options, 0, cost, 0.0, 0.01, 0.0, error, stake, cost, [0.0])

    assert precision([]) is None
    assert precision([judged(0.0, 0.2, False), judged(0.005, 0.2, False)]) == 100
    assert precision([judged(0.1, 0.3, True), judged(0.0, 0.1, False)]) == 75
    assert precision([judged(0.4, 0.1, True)]) == 0
