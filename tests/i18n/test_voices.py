"""The words of voices.json, which the client's tests hold against its own speaker: ours says the same, and between them
the cases say every text that both speakers have."""

import json
from functools import cache
from typing import Any

import pytest
from tools.voices import FILE, Case, Heard, declared, said, sayable, speech

from ludoteca.core.registry import OURS, game
from ludoteca.i18n.texts import LANGUAGES


@cache
def voices() -> dict[str, Any]:
    whole: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return whole


def cases(name: str) -> list[Case]:
    return [case for case in voices()["cases"] if case["game"] == name]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", OURS)
def test_every_case_is_said_so_and_no_text_is_left_out(name: str, lang: str) -> None:
    texts = Heard(lang, name)
    for case in cases(name):
        # As JSON has it: what is said are strings, numbers and lists.
        assert json.loads(json.dumps(said(speech(texts, game(name), case["me"]), case))) == case["said"][lang], case
    assert sayable(name) <= {key for key, _ in texts.shapes}


@pytest.mark.parametrize("name", OURS)
def test_the_client_is_told_of_all_fields(name: str) -> None:
    assert voices()["games"][name] == declared(name)


@pytest.mark.parametrize("name", OURS)
def test_players_onlookers_and_those_who_see_all_are_read_to(name: str) -> None:
    assert {-2, -1, 0, 1} <= {case["me"] for case in cases(name)}
