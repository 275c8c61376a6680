"""Ratings, runs, days and returns of whoever solves puzzles."""

import pytest

from ludoteca.review.progress import Opponent, Progress, Rating, answered, due, following, rated, streak


def answer(progress: Progress, puzzle: str, right: bool, day: int, today: bool = False) -> None:
    answered(progress, "venezia", puzzle, 1500, 60, right, day, today)


def test_the_rating_is_that_of_glickmans_example() -> None:
    games = [Opponent(1400, 30, 1), Opponent(1550, 100, 0), Opponent(1700, 300, 0)]
    after = rated(Rating(1500, 200), games)
    assert (round(after.value), round(after.deviation, 1)) == (1464, 151.4)


def test_a_newcomer_moves_far_and_an_old_hand_little() -> None:
    won, lost = (rated(Rating(), [Opponent(1500, 60, score)]) for score in (1, 0))
    assert won.value > 1650 and won.value + lost.value == pytest.approx(3000) and won.deviation < 300
    assert rated(Rating(1500, 50), [Opponent(1500, 60, 1)]).value < 1510


def test_only_the_first_answer_to_a_puzzle_moves_rating_and_run() -> None:
    progress = Progress()
    first = answered(progress, "venezia", "a", 1500, 60, False, 10, False)
    again = answered(progress, "venezia", "a", 1500, 60, True, 13, False)
    assert first.after.value < 1500 and again.before == again.after == first.after
    assert (progress.run, progress.best) == (0, 0)
    answer(progress, "b", True, 13)
    answer(progress, "c", True, 13)
    answer(progress, "d", False, 13)
    assert (progress.run, progress.best) == (0, 2)


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


def test_the_next_puzzle_has_come_back_or_is_new_at_ones_level() -> None:
    progress = Progress()
    many = [("easy", 900.0), ("even", 1520.0), ("hard", 2100.0)]
    assert following(progress, "venezia", many, 100) == "even"
    answer(progress, "even", False, 100)
    progress.ratings["venezia"] = Rating(1000, 50)
    assert following(progress, "venezia", many, 100) == "easy"
    assert following(progress, "venezia", many, 103) == "even"
    for one, _ in many:
        answer(progress, one, True, 103)
    assert following(progress, "venezia", many, 104) is None


def test_a_streak_is_broken_by_a_day_without_and_waits_for_today() -> None:
    progress = Progress()
    for day in (10, 12, 13, 14):
        answer(progress, f"p{day}", day != 13, day, today=True)
    answer(progress, "p14", True, 14, today=True)
    assert (streak(progress, 14), streak(progress, 15), streak(progress, 16)) == (3, 3, 0)
    assert progress.days == [10, 12, 13, 14]
