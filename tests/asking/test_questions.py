"""What newcomers ask is answered: the right entry is among the first three, for every written question."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.asking.written import EACH, FIRST, LAST, files, game_of, read

from ludoteca.asking import ask, entries
from ludoteca.core.registry import game

WRITTEN = [tuple(path.name.removesuffix(".txt").rsplit(".", 1)) for path in files()]
GAMES = [(name, lang) for name, lang in WRITTEN if name == game_of(name)]
EXPANSIONS = [(name, lang) for name, lang in WRITTEN if name != game_of(name)]
OF_AN_EXPANSION = 3  # questions at the least


@pytest.mark.parametrize(("name", "lang"), WRITTEN)
def test_every_question_finds_its_entry_among_the_first_three(name: str, lang: str) -> None:
    missed = []
    for one in read(name, lang):
        found = [entry.id for entry, _ in ask(game(game_of(name)), lang, one.question)[:FIRST]]
        if not one.right & set(found):
            missed.append((one.question, sorted(one.right), found))
    assert not missed, missed


@pytest.mark.parametrize(("name", "lang"), GAMES)
def test_there_are_forty_questions_for_each_game(name: str, lang: str) -> None:
    assert len(read(name, lang)) == EACH


@pytest.mark.parametrize(("name", "lang"), EXPANSIONS)
def test_each_expansion_is_asked_about_at_least_three_times(name: str, lang: str) -> None:
    known = {entry.id: entry for entry in entries(game(game_of(name)), lang)}
    expansions = {option for entry in known.values() if entry.id.startswith("rule-") for option in entry.when}
    asked = Counter(option for one in read(name, lang) for option in {o for id_ in one.right for o in known[id_].when})
    assert expansions
    assert not {option: asked[option] for option in expansions if asked[option] < OF_AN_EXPANSION}


@pytest.mark.parametrize(("name", "lang"), WRITTEN)
def test_questions_are_about_entries_that_exist(name: str, lang: str) -> None:
    questions = read(name, lang)
    assert len({one.question for one in questions}) == len(questions)
    assert sum(one.held_back for one in questions) == LAST
    known = {entry.id for entry in entries(game(game_of(name)), lang)}
    assert not {right for one in questions for right in one.right} - known


@pytest.mark.parametrize(("name", "lang"), WRITTEN)
def test_questions_do_not_copy_the_titles(name: str, lang: str) -> None:
    titles = {entry.title.casefold() for entry in entries(game(game_of(name)), lang) if entry.id.startswith("rule-")}
    assert not [one.question for one in read(name, lang) if one.question.rstrip("?").casefold() in titles]
