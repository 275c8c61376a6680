"""Why an answer is good: what holds for the reasons of every game."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from tests.review.positions import moments

from ludoteca.bots.heuristics import heuristic
from ludoteca.core.registry import game
from ludoteca.i18n.texts import LANGUAGES, Texts
from ludoteca.i18n.voice import Speech
from ludoteca.review import why
from ludoteca.review.reasons import MOST, WHY, reasons
from ludoteca.review.shape import Reason

CATALOGUE = Path(why.__file__).parent.parent.parent / "i18n"
FORMS = re.compile(r"_(the|id|n|signed)$")
# The last rule of each book, as the games cite them.
RULES = {"SJ": 99, "E": 12, "PR": 84}
CITED = re.compile(r"([A-Z]+) ?([0-9]+)")
OURS = ("san-juan", "puerto-rico")


@cache
def texts(lang: str, name: str) -> dict[str, set[str]]:
    """The reasons of a game, each with the arguments that it names."""
    body = (CATALOGUE / lang / "review" / f"{name}.ftl").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for key, text in re.findall(rf"^review-{name}-([\w-]+) = (.*(?:\n[ }}].*)*)", body, re.M):
        found[key] = {FORMS.sub("", one) for one in re.findall(r"\$(\w+)", text)}
    return found


@pytest.mark.parametrize("name", OURS)
def test_every_text_is_a_reason_that_some_module_gives(name: str) -> None:
    modules = (Path(why.__file__).parent / name.replace("-", "_")).rglob("*.py")
    nodes = [node for path in modules for node in ast.walk(ast.parse(path.read_text()))]
    given = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    assert texts("it", name).keys() <= given
    called = [node for node in nodes if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "ground"]
    keys = {str(call.args[1].value) for call in called if isinstance(call.args[1], ast.Constant)}
    assert keys <= texts("it", name).keys()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", OURS)
def test_reasons_are_said_with_exactly_their_arguments_and_rules_that_exist(name: str, lang: str) -> None:
    played = game(name)
    speech = Speech(Texts(lang, name, strict=True), played, ["Anna", "Bea", "Carlo", "Dora", "Ezio"], -1)
    seen: set[str] = set()
    for seats in played.seats:
        for moment in moments(played, seats, 11 * seats, 7):
            for reason in reasons(*moment):
                seen.add(reason.key)
                assert reason.args.keys() == texts(lang, name)[reason.key], reason
                assert all(isinstance(one, int | str) for one in reason.args.values()), reason
                said = speech.why(reason.key, reason.args)
                assert said[0].isupper() or said[0].isdigit() or said[0] == "È", said
                assert "{" not in said, said
                assert reason.rules
                assert all(exists(rule) for rule in reason.rules), reason
    assert len(seen) > 20


def exists(rule: str) -> bool:
    found = CITED.fullmatch(rule)
    return found is not None and 0 < int(found[2]) <= RULES[found[1]]


@pytest.mark.parametrize("name", OURS)
def test_asking_why_changes_nothing_and_tells_no_secret(name: str) -> None:
    played = game(name)
    for number, moment in enumerate(moments(played, played.seats[1], 5, 9)):
        before = moment.state.to_json(chance=True)
        said = reasons(*moment)
        assert moment.state.to_json(chance=True) == before
        assert len(said) <= MOST
        assert len({one.key for one in said}) == len(said)
        again = moment.state.determinize(moment.decision.seat, number + 1000)
        assert again.decision is not None
        assert reasons(again, again.decision, moment.best, moment.other) == said
        assert reasons(moment.state, moment.decision, moment.best, moment.best) == []


def test_a_game_without_reasons_gives_none() -> None:
    played = game("san-juan")
    s = played.new(2, {}, 1)
    assert s.decision is not None
    best, other = s.decision.actions[:2]
    kept = WHY.pop("san-juan")
    try:
        assert reasons(s, s.decision, best, other) == []
    finally:
        WHY["san-juan"] = kept


@pytest.mark.parametrize("name", OURS)
def test_most_answers_that_differ_get_a_reason(name: str) -> None:
    """What a search likes better than the heuristic can mostly be told by the heuristic's own terms."""
    played = game(name)
    known = heuristic(played)
    met = told = 0
    for moment in moments(played, played.seats[-1], 3, 5):
        if moment.other is not None:
            met += 1
            told += bool(reasons(*moment))
    assert known
    assert told / met > 0.7


def test_other_players_are_called_by_their_names_whoever_reads() -> None:
    played = game("san-juan")
    speech = Speech(Texts("en", "san-juan", strict=True), played, ["Anna", "Bea", "Carlo"], 1)
    reason = Reason(key="helps-builder", args={"seat": 1, "hand": 4}, rules=["SJ 22"])
    said = speech.why(reason.key, reason.args)
    assert said == "With the Builder the others would build too: Bea has 4 cards in hand."
