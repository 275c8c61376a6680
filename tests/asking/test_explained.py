"""Every card, building, tile, role, option and expansion is explained with its rule's number, in both languages."""

from __future__ import annotations

import re

import pytest

from ludoteca.asking import Entry, entries, explanation
from ludoteca.core.edge import box
from ludoteca.core.registry import OURS, game
from ludoteca.i18n.texts import LANGUAGES

# As the digests number: SJ 23, SJ 19-28, E6, E11-E12, PR 37, VE 29, VE A9, CoB 12-14, E 6.4-6.6, R24.
NUMBER = re.compile(r"((SJ|PR|VE|CoB|E) ?)?[A-Z]?\d+(\.\d+)?([-–](E ?)?\d+(\.\d+)?)?")
BOTH = [(name, lang) for name in OURS for lang in LANGUAGES]


def is_whole(entry: Entry) -> bool:
    return entry.text.endswith((".", ")")) and bool(entry.rules) and all(NUMBER.fullmatch(rule) for rule in entry.rules)


@pytest.mark.parametrize(("name", "lang"), BOTH)
def test_every_component_is_explained_with_its_rule(name: str, lang: str) -> None:
    known = entries(game(name), lang)
    bare = []
    for group in box(game(name)):
        for one in group.components:
            found = explanation(known, group.name, one.id)
            if found is None or not is_whole(found):
                bare.append(f"{group.name}:{one.id}")
    assert not bare, bare


@pytest.mark.parametrize(("name", "lang"), BOTH)
def test_every_option_and_expansion_is_explained_with_its_rule(name: str, lang: str) -> None:
    known = {entry.id: entry for entry in entries(game(name), lang)}
    bare = [option.name for option in game(name).options if not is_whole(known[f"option-{option.name}"])]
    assert not bare, bare


@pytest.mark.parametrize(("name", "lang"), BOTH)
def test_every_rule_that_can_be_found_has_its_number_and_a_short_answer(name: str, lang: str) -> None:
    rules = [entry for entry in entries(game(name), lang) if entry.id.startswith("rule-")]
    assert len(rules) >= 50
    assert not [entry.id for entry in rules if not is_whole(entry) or not entry.words]
    assert not [entry.id for entry in rules if len(re.findall(r"[.!?](?: |$)", entry.text)) > 3]
    assert not [entry.id for entry in rules if entry.title.endswith("?")]


@pytest.mark.parametrize(("name", "lang"), BOTH)
def test_every_topic_names_its_rules(name: str, lang: str) -> None:
    """But for the signs that a table is drawn with."""
    topics = [entry for entry in entries(game(name), lang) if entry.id.startswith("topic-")]
    assert [entry.id for entry in topics if not entry.rules] == ["topic-symbols"]
    assert not [entry.id for entry in topics if entry.id != "topic-symbols" and not is_whole(entry)]


@pytest.mark.parametrize("name", OURS)
def test_what_an_entry_says_of_options_and_components_exists(name: str) -> None:
    options = {option.name: option.values + option.each for option in game(name).options}
    groups = {group.name: {one.id for one in group.components} for group in box(game(name))}
    for entry in entries(game(name), "it"):
        for option, values in entry.when.items():
            assert option == "seats" or set(values) <= set(options[option]), (entry.id, option, values)
        for group, _, one in (about.partition(":") for about in entry.about):
            assert group in groups and (not one or one in groups[group]), (entry.id, group, one)
