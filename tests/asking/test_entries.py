"""What an entry of a game's rules must hold, in both languages."""

from __future__ import annotations

import re

import pytest

from ludoteca.asking import entries
from ludoteca.asking.entries import RULE, Entry
from ludoteca.core import registry
from ludoteca.i18n.texts import LANGUAGES

CASES = [(name, lang) for name in registry.OURS for lang in LANGUAGES]
NUMBER = re.compile(r"(SJ|PR|VE|CoB|E|L) [AR]?\d+(\.\d+)?(-\d+(\.\d+)?)?|E\d+")  # E6: an event of San Juan
SENTENCES = 3
TITLE = 9  # words
END = re.compile(r"[.!?](?=\s|$)")


def rules(name: str, lang: str) -> list[Entry]:
    return [entry for entry in entries(registry.game(name), lang) if entry.id.startswith(RULE)]


@pytest.mark.parametrize(("name", "lang"), CASES)
def test_an_answer_has_at_most_three_sentences_and_a_rule(name: str, lang: str) -> None:
    for entry in rules(name, lang):
        assert 1 <= len(END.findall(entry.text)) <= SENTENCES, entry.text
        assert entry.rules, entry.id
        assert all(NUMBER.fullmatch(rule) for rule in entry.rules), entry


@pytest.mark.parametrize(("name", "lang"), CASES)
def test_a_title_is_short_and_no_question(name: str, lang: str) -> None:
    titles = [entry.title for entry in rules(name, lang)]
    assert len(set(titles)) == len(titles)
    assert not [title for title in titles if "?" in title or len(title.split()) > TITLE]


@pytest.mark.parametrize(("name", "lang"), CASES)
def test_entries_name_options_and_values_that_exist(name: str, lang: str) -> None:
    options = {option.name: option for option in registry.game(name).options}
    for entry in rules(name, lang):
        for option, values in entry.when.items():
            assert values, entry.id
            assert set(values) <= set(options[option].values), entry.id
