"""Guided first games in the terminal: the same steps in words, friendly refusals, leaving, and going on later."""

from __future__ import annotations

import io
from collections.abc import Iterable
from pathlib import Path

import pytest
from rich.console import Console
from tests.terminal.script import Script

from ludoteca import guides
from ludoteca.cli.main import main
from ludoteca.core import registry
from ludoteca.core.fair import Fair
from ludoteca.core.record import from_record
from ludoteca.core.verify import verify
from ludoteca.i18n.texts import LANGUAGES, Texts
from ludoteca.terminal.drawn import DrawnScreen
from ludoteca.terminal.going_on import offer
from ludoteca.terminal.kept import Keeper
from ludoteca.terminal.players import seat_bots
from ludoteca.terminal.session import Session

GAMES = guides.names()
FIRST = "san-juan"


def guided(
    lines: Iterable[str], game: str = FIRST, lang: str = "en", keeper: Keeper | None = None, level: str = "random"
) -> Session:
    plan = guides.guide(game)
    match = guides.begin(plan, Fair(bytes(32), [""] * plan.players))
    seat_bots(match, [level], [plan.seat])
    return Session(match, Script(lines), lang, ["Ada"], keeper)


def answers(game: str) -> list[str]:
    """What a person types to be led to the end: Enter where something is only to be read, and what closes a series by
    itself, for the table does not offer it before there are picks."""
    lines: list[str] = []
    for step in guides.guide(game).steps:
        picks = [action.text for action in step.codes if not action.closes or len(step.codes) == 1]
        lines += [", ".join(picks), *(action.text for action in step.codes if action.text not in picks)]
    return lines


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_step_is_told_and_the_game_goes_on(game: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    session = guided(answers(game), game, lang)
    session.run()
    said = capsys.readouterr().out
    texts, plan = Texts(lang, game, strict=True), guides.guide(game)
    for step in plan.steps:
        for part in ("title", "text", "act"):
            assert texts.say(step.key(game), {"touch": "no"}, part) in said, f"{step.number} {part}"
        assert ", ".join(step.rules) in said
    ended = session.match.freed
    assert not session.match.guided and session.match.rows[ended].text == "end"
    assert len([row for row in session.match.rows[:ended] if row.kind == "play"]) == plan.rows
    assert session.tour is None


def test_another_answer_is_refused_with_a_word_on_what_to_try(capsys: pytest.CaptureFixture[str]) -> None:
    session = guided(["role trader", "role builder"])
    session.run()
    said = capsys.readouterr().out
    assert "That is possible, but now try this: 1 Builder." in said
    assert [row.text for row in session.match.rows if row.kind == "play"] == ["role builder"]


def test_the_answer_is_named_as_the_table_names_it(capsys: pytest.CaptureFixture[str]) -> None:
    guided(["1", "hint", "hint 1"]).run()
    said = capsys.readouterr().out
    assert "Answer: 1 Builder" in said and "Step 2 of" in said and "Step 3 of" in said


def test_suggestions_are_those_of_the_guide(capsys: pytest.CaptureFixture[str]) -> None:
    session = guided(["suggest", "suggest yes", "help"])
    session.run()
    said = capsys.readouterr().out
    assert "Answer: 1 Builder" in said and [row.text for row in session.match.rows if row.seat == 0] == ["role builder"]
    assert "  skip  " in said and "  suggest  " not in said


def test_why_tells_the_longer_reason(capsys: pytest.CaptureFixture[str]) -> None:
    guided(["why"]).run()
    texts = Texts("en", FIRST)
    assert texts.say(f"guide-{FIRST}-1", {"touch": "no"}, "why") in capsys.readouterr().out


@pytest.mark.parametrize("word", ["skip", "salta"])
def test_skip_leaves_the_guide_and_everything_can_be_answered(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    session = guided(["1", word, "1", "skip"], lang="it")
    session.run()
    said = capsys.readouterr().out
    assert "Lasci la guida" in said and "non c’è una guida" in said
    assert session.match.rows[session.match.freed].text == "skip" and not session.match.guided


def test_a_step_to_be_read_can_leave_the_guide_too() -> None:
    at = next(number for number, step in enumerate(guides.guide(FIRST).steps) if not step.codes)
    session = guided([*answers(FIRST)[:at], "skip"])
    session.run()
    assert session.match.rows[session.match.freed].text == "skip" and session.tour is None


def test_undo_goes_back_along_the_guide(capsys: pytest.CaptureFixture[str]) -> None:
    session = guided([*answers(FIRST)[:2], "undo", answers(FIRST)[1]])
    session.run()
    assert capsys.readouterr().out.count("Step 2 of") == 2 and session.match.guided


@pytest.mark.parametrize("done", [2, 5])
def test_a_guide_that_was_left_in_the_middle_is_gone_on_with(done: int, tmp_path: Path) -> None:
    keeper = Keeper(tmp_path)
    first = guided(answers(FIRST)[:done], keeper=keeper)
    first.run()
    keeper = Keeper(tmp_path)
    chosen = offer(Script([""]), "en", keeper)
    assert chosen.match is not None and chosen.match.guided
    reading = [""] if not guides.guide(FIRST).steps[done - 1].codes else []
    again = Session(chosen.match, Script([*reading, *answers(FIRST)[done:], ""]), "en", chosen.names, keeper)
    assert again.names == ["Ada", *guides.guide(FIRST).names[1:]]
    again.run()
    assert not again.match.guided and again.match.rows[again.match.freed].text == "end"
    found = verify(again.match.record(), registry.game)
    assert found.guide == FIRST and found.since == again.match.freed + 1
    assert from_record(again.match.record(), registry.game).rows == again.match.rows


@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
def test_the_step_stands_above_the_question_on_the_screen(width: int, height: int) -> None:
    session = guided([])
    screen = DrawnScreen()
    target = io.StringIO()
    screen.console = Console(file=target, width=width, height=height, force_terminal=True, color_system=None)
    screen.show(session.screenful())
    lines = target.getvalue().split("\n")
    assert sum(bool(line.strip()) for line in lines) <= height
    assert any("Step 1 of 8" in line for line in lines) and any("Take the Builder" in line for line in lines)
    assert any("Answer: 1 Builder" in line for line in lines)


@pytest.mark.parametrize(
    ("more", "why"),
    [
        (["--players", "3"], "leave out --players"),
        (["--bots", "random"], "leave out --bots"),
        (["--seed", "4"], "leave out --seed"),
        (["--hot-seat", "2"], "leave out --hot-seat"),
        (["--from", "x.json"], "leave out --from"),
    ],
)
def test_a_guide_says_how_the_table_is_set_up(more: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", FIRST, "--guide", *more]) == 2
    assert why in capsys.readouterr().err
