"""The number of a rule as a question."""

from __future__ import annotations

import pytest

from ludoteca.asking import ask
from ludoteca.asking.numbers import Rule, cited, rule_of
from ludoteca.core.registry import game


@pytest.mark.parametrize(
    ("said", "rule"),
    [("SJ 20", ("sj", "20")), (" cob46 ", ("cob", "46")), ("E R2", ("e", "r2")), ("E 6.4", ("e", "6.4"))],
)
def test_a_number_with_its_book_is_a_rule(said: str, rule: tuple[str, str]) -> None:
    assert rule_of(said) == Rule(*rule)


@pytest.mark.parametrize("said", ["42", "two castles", "SJ", "can I build SJ 20", ""])
def test_other_questions_are_no_number_of_a_rule(said: str) -> None:
    assert rule_of(said) is None


def test_a_rule_stands_by_itself_in_a_range_and_behind_a_book_named_before() -> None:
    rules = ("SJ 18-21", "30", "EV 20")
    assert cited(rules, Rule("sj", "20")) == [0]
    assert cited(rules, Rule("sj", "30")) == [1]
    assert cited(rules, Rule("ev", "20")) == [2]
    assert cited(rules, Rule("ev", "30")) == []
    assert cited(("CoB 14", "E11"), Rule("e", "11")) == [1]


@pytest.mark.parametrize(
    ("name", "rule"), [("san-juan", "SJ 20"), ("puerto-rico", "PR 54"), ("venezia", "VE 20"), ("burgundy", "CoB 46")]
)
@pytest.mark.parametrize("lang", ["it", "en"])
def test_the_number_of_a_rule_finds_what_cites_it(name: str, rule: str, lang: str) -> None:
    wanted = rule_of(rule)
    found = ask(game(name), lang, rule)
    assert found and wanted is not None
    assert all(cited(one.entry.rules, wanted) for one in found)


def test_a_number_that_nothing_cites_finds_nothing() -> None:
    assert ask(game("san-juan"), "en", "SJ 999") == []
