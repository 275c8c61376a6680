"""Questions are understood as people type them: forms, accents, slips, things and what they are."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from tests.toy import lanterns

from ludoteca.asking import Index, ask, entries
from ludoteca.asking.lexicon import Lexicon
from ludoteca.asking.words import near, stem
from ludoteca.core.registry import game


def found(name: str, lang: str, question: str, **options: str) -> list[str]:
    return [entry.id for entry, _ in ask(game(name), lang, question, options or None)]


SAME = ["POSSO COSTRUIRE DUE CAVE", "posso costruire due cave?!", "Posso  costruíre due cavè"]


@pytest.mark.parametrize("said", SAME)
def test_case_accents_and_marks_do_not_matter(said: str) -> None:
    assert found("san-juan", "it", said) == found("san-juan", "it", "posso costruire due cave")


@pytest.mark.parametrize(
    ("lang", "forms"),
    [
        ("it", ["costruire", "costruisco", "costruito", "costruisce", "costruiamo"]),
        ("it", ["pescare", "pesco", "pesca", "peschi", "pescato"]),
        ("it", ["nave", "navi"]),
        ("en", ["build", "builds", "building"]),
        ("en", ["discard", "discards", "discarded", "discarding"]),
        ("en", ["quarry", "quarries"]),
        ("en", ["trade", "trading", "traded"]),
    ],
)
def test_forms_of_a_word_have_one_stem(lang: str, forms: list[str]) -> None:
    assert len({stem(form, lang) for form in forms}) == 1


def test_a_market_is_no_good_in_italian() -> None:
    assert stem("mercato", "it") != stem("merce", "it")


@pytest.mark.parametrize(
    ("lang", "slip", "meant"),
    [("en", "librery", "name-library"), ("en", "aquaduct", "name-aqueduct"), ("it", "bibloteca", "name-library")],
)
def test_a_slip_is_forgiven(lang: str, slip: str, meant: str) -> None:
    assert meant in found("san-juan", lang, slip)[:3]


def test_letters_may_be_wrong_missing_too_many_or_swapped() -> None:
    assert all(near("chapel", slip, 1) for slip in ("chapal", "chpel", "chappel", "cahpel", "chapel"))
    assert not near("chapel", "carpel", 0) and not near("chapel", "camel", 1)


def test_a_thing_alone_is_explained_first() -> None:
    for question in ("library", "what does the library do?", "what is the library good for"):
        assert found("san-juan", "en", question)[0] == "name-library"


def test_a_rule_about_a_kind_is_found_by_the_name_of_one_of_it() -> None:
    """No entry speaks of two towers."""
    assert found("san-juan", "en", "can I build the tower twice")[0] == "rule-same-violet"


@pytest.mark.parametrize("nothing", ["", " ", "???", "xyzzyq wvvbnk", "the of and", "€ ∞ 💥", "\x00\u202e"])
def test_what_says_nothing_finds_nothing(nothing: str) -> None:
    assert found("san-juan", "en", nothing) == []


def test_the_best_comes_first_and_no_more_than_wanted() -> None:
    answers = ask(game("puerto-rico"), "en", "when does the game end", most=4)
    scores = [score for _, score in answers]
    assert len(answers) <= 4 and scores == sorted(scores, reverse=True) and answers[0].entry.id == "rule-end"


def test_what_is_not_played_comes_later() -> None:
    question = "what happens to my hand at the start"
    played, not_played = (found("san-juan", "en", question, start_hand=value) for value in ("yes", "no"))
    assert played.index("rule-start-hand") < not_played.index("rule-start-hand")


def test_a_game_without_texts_answers_nothing_and_breaks_nothing() -> None:
    toy = lanterns.game()
    for lang in ("it", "en"):
        assert Index(entries(toy, lang), Lexicon(toy, lang)).ask("when does it end") == []


ORDER = """
from ludoteca.asking import ask
from ludoteca.core.registry import game
for question in ("posso costruire due cave", "quante carte posso avere in mano", "se un altro finisce prima"):
    print([(entry.id, score) for entry, score in ask(game("san-juan"), "it", question)])
"""


def test_the_order_does_not_depend_on_how_words_are_hashed() -> None:
    told = {
        subprocess.run(
            [sys.executable, "-c", ORDER], env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("1", "2")
    }
    assert len(told) == 1 and b"rule-same-violet" in told.pop()
