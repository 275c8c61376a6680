"""Ratings, runs, days and returns of whoever solves puzzles."""

import pytest

from ludoteca.review.progress import (
    SUREST,
    Asked,
    Change,
    Opponent,
    Progress,
    Rating,
    answered,
    due,
    following,
    rated,
    rating_of,
    streak,
)


def answer(progress: Progress, puzzle: str, right: bool, day: int) -> Change:
    return answered(progress, Asked(puzzle, "venezia", 1500, 60), right, day)


def test_the_rating_is_that_of_glickmans_example() -> None:
    games = [Opponent(1400, 30, 1), Opponent(1550, 100, 0), Opponent(1700, 300, 0)]
    after = rated(Rating(1500, 200), games)
    assert (round(after.value), round(after.deviation, 1)) == (1464, 151.4)


def test_a_newcomer_moves_far_and_an_old_hand_little() -> None:
    won, lost = (rated(Rating(), [Opponent(1500, 60, score)]) for score in (1, 0))
    assert won.value > 1650 and won.value + lost.value == pytest.approx(3000) and won.deviation < 300
    assert rated(Rating(1500, 50), [Opponent(1500, 60, 1)]).value < 1510


def test_nobody_is_surer_than_anybody_may_be_and_who_stays_away_is_less_known() -> None:
    progress = Progress(ratings={"venezia": Rating(1600, SUREST, 100)})
    assert answer(progress, "a", True, 100).after.deviation == SUREST
    assert rating_of(progress, "venezia", 100).deviation == SUREST < rating_of(progress, "venezia", 130).deviation
    assert rating_of(progress, "venezia", 5000) == Rating(progress.ratings["venezia"].value, 350, 100)


def test_an_answer_counts_where_the_puzzle_is_new_or_has_come_back() -> None:
    progress = Progress()
    first = answer(progress, "a", False, 10)
    early = answer(progress, "a", True, 12)
    back = answer(progress, "a", True, 13)
    assert first.counted and first.after.value < 1500
    assert not early.counted and early.after.value == first.after.value
    assert back.counted and back.after.value > first.after.value


def test_a_run_is_of_right_answers_and_its_best_is_kept() -> None:
    progress = Progress()
    for puzzle, right in (("a", True), ("b", True), ("c", False), ("d", True)):
        answer(progress, puzzle, right, 13)
    assert (progress.run, progress.best) == (1, 2)


def test_each_game_has_a_rating_of_its_own() -> None:
    progress = Progress()
    answer(progress, "a", True, 10)
    assert list(progress.ratings) == ["venezia"]


def test_a_wrong_answer_comes_back_after_3_10_and_30_days() -> None:
    progress = Progress()
    answer(progress, "a", False, 100)
    back = []
    for day in (103, 113, 143):
        assert due(progress, ["a", "b"], day - 1) == [] and due(progress, ["a", "b"], day) == ["a"]
        answer(progress, "a", True, day)
        back.append(progress.seen["a"].back)
    assert back == [113, 143, None] and due(progress, ["a"], 1000) == []


def test_wrong_again_begins_the_returns_anew_and_too_early_changes_nothing() -> None:
    progress = Progress()
    answer(progress, "a", False, 100)
    answer(progress, "a", True, 101)
    assert progress.seen["a"].back == 103
    answer(progress, "a", True, 103)
    answer(progress, "a", False, 113)
    assert (progress.seen["a"].back, progress.seen["a"].step) == (116, 0)


def test_the_next_puzzle_has_come_back_or_is_new_and_near_or_was_answered_longest_ago() -> None:
    progress = Progress()
    ratings = {"a": 900, "b": 1520, "c": 1480, "d": 1550, "e": 1400, "f": 1600, "g": 2100}
    many = [Asked(name, "venezia", rating, 60) for name, rating in ratings.items()]
    near = {following(progress, many, day) for day in range(100, 110)}
    assert near == {"b", "c", "d", "e", "f"}
    assert following(progress, many, 100, ["x"]) != following(progress, many, 100)
    answer(progress, "b", False, 100)
    assert following(progress, many, 103) == "b" != following(progress, many, 103, ["b"])
    known = Progress()
    for day, one in enumerate("gfedcba", 103):
        answer(known, one, True, day)
    assert following(known, many, 200) == "g" and following(known, many, 200, list("abcdefg")) is None


def test_a_streak_is_broken_by_a_day_without_and_waits_for_today() -> None:
    progress = Progress()
    for day in (10, 12, 13, 14, 14):
        answer(progress, f"p{day}", day != 13, day)
    assert (streak(progress, 14), streak(progress, 15), streak(progress, 16)) == (3, 3, 0)
    assert progress.days == [10, 12, 13, 14]
