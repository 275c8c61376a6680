"""The written questions: what newcomers ask, and which entry answers it."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).with_name("questions")
HELD_BACK = "# held back"
FIRST = 3  # places among which the right entry has to be
EACH, LAST = 40, 10  # questions for each game and language, and how many of them nobody tunes by


class Asked(NamedTuple):
    question: str
    right: frozenset[str]
    held_back: bool


def files() -> list[Path]:
    return sorted(FOLDER.glob("*.txt"))


def read(game: str, lang: str) -> list[Asked]:
    """Lines as `Can I ...? -> rule-this | name-that`; those behind the line `# held back` were not looked at while
    the search was tuned."""
    found: list[Asked] = []
    held_back = False
    for line in (FOLDER / f"{game}.{lang}.txt").read_text(encoding="utf-8").splitlines():
        held_back = held_back or line == HELD_BACK
        question, arrow, right = line.partition(" -> ")
        if arrow and not line.startswith("#"):
            found.append(Asked(question.strip(), frozenset(one.strip() for one in right.split("|")), held_back))
    return found
