"""Every guide there is: it goes by the rules, its steps are where they say, and one reads it in a few minutes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludoteca.bots.levels import LEVELS
from ludoteca.core import edge, registry
from ludoteca.core.errors import OffGuide
from ludoteca.core.fair import Fair
from ludoteca.core.match import Match
from ludoteca.core.record import from_record, record
from ludoteca.guides import Guide, begin, go_on, guide, names
from ludoteca.guides.checking import menu
from ludoteca.i18n.texts import LANGUAGES, Texts

WEB = Path(__file__).resolve().parent.parent.parent / "web" / "src" / "games"
WORDS = 500
PARTS = ("row", "title", "text", "act", "why")
RULE = re.compile(r"(SJ|PR|VE?|CoB) [A-Z]?\d+")
SECRET = bytes(32)


def fair(plan: Guide) -> Fair:
    return Fair(SECRET, [""] * plan.players)


def played(plan: Guide, until: int) -> Match:
    """A match by the guide, up to so many answers: as people and bots give them at a table."""
    match = begin(plan, fair(plan))
    while len(match.line) < until:
        due = match.due
        assert due is not None
        match.play(due.text, due.seat)
    return match


def texts(name: str, lang: str) -> list[dict[str, str]]:
    """The texts of the steps, both as for a mouse and as for a finger."""
    said = Texts(lang, name, strict=True)
    plan = guide(name)
    return [
        {part: said.say(step.key(name), {"touch": touch}, part) for part in PARTS}
        for touch in ("no", "yes")
        for step in plan.steps
    ]


def test_each_of_our_games_has_a_guide() -> None:
    assert sorted(names()) == sorted(registry.OURS)


@pytest.mark.parametrize("name", names())
def test_a_guide_is_played_through_by_the_rules_as_its_rows_say(name: str) -> None:
    plan = guide(name)
    match = played(plan, plan.rows)
    answers = [row for row in match.rows if row.kind == "play"]
    assert tuple(answers) == plan.prepared.rows and match.start_draws == plan.prepared.start
    assert not match.guided and [row.kind for row in match.rows][-1] == "free" and not match.over


@pytest.mark.parametrize("name", names())
def test_each_step_waits_for_what_the_rows_have_next(name: str) -> None:
    plan = guide(name)
    for step in plan.steps:
        match = played(plan, step.rows)
        if not step.codes:
            continue
        assert match.decision is not None and match.decision.seat == plan.seat
        match.play_all([action.code for action in step.codes], plan.seat)
        assert len(match.line) >= step.rows + len(step.codes)


@pytest.mark.parametrize("name", names())
def test_another_answer_of_the_same_question_is_refused_on_the_guide(name: str) -> None:
    plan = guide(name)
    tried = 0
    for step in plan.steps:
        match = played(plan, step.rows)
        decision = match.decision
        if not step.codes or decision is None:
            continue
        before = len(match.rows)
        for action in decision.actions:
            if action not in step.codes:
                tried += 1
                with pytest.raises(OffGuide):
                    match.play(action.code, plan.seat)
        assert len(match.rows) == before
    assert tried > 0


@pytest.mark.parametrize("name", names())
def test_what_a_step_points_at_is_on_the_table(name: str) -> None:
    """The first thing is among those that its question can be answered with; the others are things of the game, or
    places that its table names."""
    plan = guide(name)
    marked = "\n".join(file.read_text() for file in (WEB / name).rglob("*.svelte"))
    places = set(re.findall(r'data-zone="([a-z_-]+)', marked)) | set(re.findall(r'zoneOf\([^"]*"([a-z]+)"', marked))
    things = {target for action in plan.game.actions for target in action.targets}
    for step in plan.steps:
        match = played(plan, step.rows)
        shown = {target for action in menu(match) for target in action.targets}
        lying = {thing.target for zone in edge.zones(match.state, plan.seat) or [] for thing in zone.things}
        for number, target in enumerate(step.targets):
            there = target in shown or target in lying
            if number == 0 and step.codes:
                assert there, f"step {step.number}: {target}"
            assert there or target in things or target.split(":")[0] in places, f"step {step.number}: {target}"


@pytest.mark.parametrize("name", names())
def test_a_guide_has_a_person_novices_and_eight_to_twelve_steps(name: str) -> None:
    plan = guide(name)
    assert 8 <= len(plan.steps) <= 12
    assert [step.number for step in plan.steps] == list(range(1, len(plan.steps) + 1))
    assert plan.level == LEVELS[0].name and plan.players in plan.game.seats
    assert not plan.names or (plan.names[plan.seat] == "" and len(set(plan.names)) == plan.players)
    assert all(step.rules and all(RULE.fullmatch(rule) for rule in step.rules) for step in plan.steps)
    assert any(step.codes for step in plan.steps) and not plan.steps[-1].codes


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_a_guide_is_read_in_five_hundred_words(name: str, lang: str) -> None:
    said = texts(name, lang)
    for touch in (said[: len(said) // 2], said[len(said) // 2 :]):
        words = sum(len(part.split()) for step in touch for part in step.values())
        assert 150 < words <= WORDS, words


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_each_step_says_what_to_do_and_why_in_one_sentence(name: str, lang: str) -> None:
    for number, step in enumerate(texts(name, lang), 1):
        assert 2 <= len(step["row"].split()) <= 4, step["row"]
        assert not re.search(r"[.!?]\s", step["act"]), f"{number}: {step['act']}"
        assert 1 <= len(re.findall(r"[.!?](?:\s|$)", step["text"])) <= 2, f"{number}: {step['text']}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_nobody_is_told_to_click_with_a_finger_or_to_tap_with_a_mouse(name: str, lang: str) -> None:
    said = texts(name, lang)
    mouse, finger = said[: len(said) // 2], said[len(said) // 2 :]
    assert not [step for step in mouse if re.search(r"\b(tocc\w+|tap)\b", " ".join(step.values()), re.IGNORECASE)]
    assert not [step for step in finger if re.search(r"\b(clic\w*)\b", " ".join(step.values()), re.IGNORECASE)]


@pytest.mark.parametrize("name", names())
def test_there_are_no_texts_of_steps_that_are_not_there(name: str) -> None:
    plan = guide(name)
    for lang in LANGUAGES:
        said = Texts(lang, name)
        assert not said.has(f"guide-{name}-{len(plan.steps) + 1}", "title")


@pytest.mark.parametrize("name", names())
def test_a_match_on_a_guide_is_kept_and_gone_on_with_anywhere(name: str) -> None:
    plan = guide(name)
    for until in range(0, plan.rows, 5):
        match = played(plan, until)
        again = from_record(record(match), registry.game)
        assert again.guided and again.due is None
        assert go_on(again) is plan and again.due == match.due
