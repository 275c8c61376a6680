"""The puzzle of the day, which the browser finds by the same rule."""

from datetime import date

from ludoteca.review.daily import STRIDE, daily, day_of

THREE = {"venezia": ["c", "a", "b"], "burgundy": ["z"], "san-juan": [], "puerto-rico": ["q", "p"]}


def test_days_are_counted_from_1970() -> None:
    assert day_of(date(1970, 1, 1)) == 0 and day_of(date(2026, 11, 20)) == 20777


def test_games_with_puzzles_take_turns_by_name_and_puzzles_come_by_id() -> None:
    turns = {0: "burgundy", 1: "puerto-rico", 2: "venezia"}
    for day in (20775, 20776, 20777):
        game = turns[day % 3]
        ids = sorted(THREE[game])
        assert daily(day, THREE) == (game, ids[day // 3 * STRIDE % len(ids)])
    assert daily(20777, THREE) == ("venezia", "c")


def test_every_puzzle_comes_before_any_comes_again() -> None:
    many = {"san-juan": [f"{number:03}" for number in range(200)]}
    assert len({daily(day, many) for day in range(1000, 1200)}) == 200


def test_without_puzzles_no_day_has_one() -> None:
    assert daily(20777, {}) is None and daily(20777, {"venezia": []}) is None
