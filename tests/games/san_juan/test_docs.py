"""The page of the game tells what there is: options, questions, codes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.games.san_juan.scenario import san_juan

PAGE = (Path(__file__).parents[3] / "docs" / "san-juan.md").read_text()


def test_every_option_and_value_is_described() -> None:
    for option in san_juan().options:
        row = next(line for line in PAGE.splitlines() if line.startswith(f"| `{option.name}` |"))
        assert all(f"`{value}`" in row for value in option.values)


def test_every_question_is_listed() -> None:
    source = Path(__file__).parents[3] / "src" / "ludoteca" / "games" / "san_juan"
    code = "".join(path.read_text() for path in source.rglob("*.py"))
    asks = set(re.findall(r'"([a-z_]+\.[a-z_]+)"', code))
    assert len(asks) > 25
    assert [ask for ask in sorted(asks) if f"`{ask}`" not in PAGE] == []


def blocks() -> list[tuple[int, int, str]]:
    """The rows of the table of answers: first and last code, verb."""
    found = []
    for codes, answers in re.findall(r"^\| ([\d, -]+) \| (`.*?`(?:, `.*?`)*) \|", PAGE, re.MULTILINE):
        for span, answer in zip(codes.split(", "), re.findall(r"`(.*?)`", answers), strict=True):
            first, _, last = span.partition("-")
            found.append((int(first), int(last or first), answer))
    return found


def test_the_table_of_answers_covers_every_code_once() -> None:
    covered = [code for first, last, _ in blocks() for code in range(first, last + 1)]
    assert sorted(covered) == list(range(len(san_juan().actions)))


@pytest.mark.parametrize(("first", "last", "answer"), blocks(), ids=str)
def test_a_block_of_codes_is_what_the_page_says(first: int, last: int, answer: str) -> None:
    words = [word for word in answer.split(" ") if len(word) > 1]
    for code in (first, last):
        assert san_juan().actions[code].text.split(" ")[: len(words)] == words
