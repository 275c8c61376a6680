"""What newcomers ask is answered: the right entry is among the first three, for every written question."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.asking.written import EACH, FIRST, LAST, files, read

from ludoteca.asking import ask, entries
from ludoteca.core.registry import OURS, game
from ludoteca.i18n import texts
from ludoteca.i18n.texts import LANGUAGES

WRITTEN = [tuple(path.name.removesuffix(".txt").rsplit(".", 1)) for path in files()]


@pytest.mark.parametrize(("name", "lang"), WRITTEN)
def test_every_question_finds_its_entry_among_the_first_three(name: str, lang: str) -> None:
    missed = []
    for one in read(name, lang):
        found = [entry.id for entry, _ in ask(game(name), lang, one.question)[:FIRST]]
        if not one.right & set(found):
            missed.append((one.question, sorted(one.right), found))
    assert not missed, missed


@pytest.mark.parametrize(("name", "lang"), WRITTEN)
def test_there_are_forty_questions_about_entries_that_exist(name: str, lang: str) -> None:
    questions = read(name, lang)
    assert len({one.question for one in questions}) == len(questions) == EACH
    assert sum(one.held_back for one in questions) == LAST
    known = {entry.id for entry in entries(game(name), lang)}
    assert not {right for one in questions for right in one.right} - known


@pytest.mark.parametrize(("name", "lang"), WRITTEN)
def test_questions_do_not_copy_the_titles(name: str, lang: str) -> None:
    titles = {entry.title.casefold() for entry in entries(game(name), lang) if entry.id.startswith("rule-")}
    assert not [one.question for one in read(name, lang) if one.question.rstrip("?").casefold() in titles]


def offered(lang: str) -> list[tuple[str, str]]:
    """The questions that the pages put as examples, with their games."""
    text = (Path(texts.__file__).parent / lang / "web.ftl").read_text(encoding="utf-8")
    found: list[tuple[str, str]] = re.findall(r"^web-ask-([a-z-]+)-\d = (.*)$", text, re.MULTILINE)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_pages_offer_to_ask_is_answered(lang: str) -> None:
    questions = offered(lang)
    assert {name for name, _ in questions} == set(OURS) and len(questions) == 4 * len(OURS)
    assert not [question for name, question in questions if not ask(game(name), lang, question)]
