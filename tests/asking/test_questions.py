"""What newcomers ask is answered: the right entry is among the first three, for every written question."""

from __future__ import annotations

import pytest
from tests.asking.written import EACH, FIRST, LAST, files, read

from ludoteca.asking import ask, entries
from ludoteca.core.registry import game

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
