"""Whole games on a terminal of 80 by 24: the question is always seen with its answers, and nothing is wider."""

import io
import re
from itertools import count

import pytest
from rich.console import Console
from tests.terminal.script import session

from ludoteca.core import registry
from ludoteca.core.chance import seeded
from ludoteca.core.playout import choose
from ludoteca.terminal.commands import COMMANDS, SKIP
from ludoteca.terminal.draw.choice import drawing
from ludoteca.terminal.drawn import DrawnScreen
from ludoteca.terminal.session import Session

WIDTH, HEIGHT = 80, 24


class Sheet(DrawnScreen):
    """A terminal of that size that keeps what is drawn on it."""

    def __init__(self, width: int = WIDTH, height: int = HEIGHT) -> None:
        self.console = Console(highlight=False, width=width, height=height, file=io.StringIO(), color_system=None)

    def lines(self) -> list[str]:
        assert isinstance(self.console.file, io.StringIO)
        drawn = self.console.file.getvalue().splitlines()
        self.console.file = io.StringIO()
        return drawn


def shown(made: Session) -> list[str]:
    assert isinstance(made.screen, Sheet)
    made.screen.show(made.screenful())
    return made.screen.lines()


@pytest.mark.parametrize("step", [8, pytest.param(1, marks=pytest.mark.slow)])
@pytest.mark.parametrize(
    ("game", "players", "lang"),
    [("san-juan", 4, "en"), ("puerto-rico", 5, "it"), ("venezia", 4, "en"), ("burgundy", 3, "it")],
)
def test_table_question_and_answers_fit_all_game_long(game: str, players: int, lang: str, step: int) -> None:
    """Drawing takes its time: every eighth question, and in the long run all of them."""
    made = session([], game=game, players=players, lang=lang, seed=players)
    made.screen = Sheet()
    match, dice, questions = made.match, seeded(players), count()
    while match.decision is not None:
        if match.decision.seat == 0 and made.forced(match.decision) is None and next(questions) % step == 0:
            lines = shown(made)
            assert max(len(line) for line in lines) <= WIDTH
            assert len(lines) + 1 <= HEIGHT, "\n".join(lines)
            assert " ".join(lines).count(made.menu().question.split()[0])
            made.read_to[0] = len(match.rows)
        match.play(choose(match.decision.actions, dice).code)


@pytest.mark.parametrize("game", registry.names())
def test_what_is_left_out_can_be_asked_for(game: str) -> None:
    made = session([], game=game, players=2)
    sizes = []
    for height in (100, 40, 24):
        made.screen = Sheet(height=height)
        sizes.append(len(shown(made)))
        made.screen.show(screenful := made.screenful())
        assert screenful.menu is not None
        drawn = "\n".join(made.screen.lines())
        for entry in screenful.menu.entries:
            assert (entry.item in drawn or entry.group in drawn) if entry.group else entry.label in drawn
    assert sizes == sorted(sizes, reverse=True)


@pytest.mark.parametrize("lang", ["it", "en"])
def test_a_board_of_two_halves_fits_and_tells_of_both_partners(lang: str) -> None:
    made = session([], game="burgundy", players=4, lang=lang, seed=4, team="beginner")
    match, dice = made.match, seeded(4)
    while match.decision is not None and (match.decision.seat or len(match.rows) < 8):
        match.play(choose(match.decision.actions, dice).code)
    for height in (24, 100):
        made.screen = Sheet(height=height)
        lines = shown(made)
        assert max(len(line) for line in lines) <= WIDTH
    for first, last in ((0, 40), (15, 57), (32, 72)):
        assert any(re.search(rf"(?<!\d){first}\D.*\D{last}\D", line) for line in lines), "a row of the board is broken"
    say = made.speech().say
    drawn = "\n".join(lines)
    assert all(say(key) in drawn for key in ("table-teams", "table-partner", "table-shared", "table-private"))
    table = drawing(match.game, match.options, made.speech(), match.question(0))
    assert any(line.strip().startswith(say("table-private")) for line in table.aloud(match.state.view(0)))


@pytest.mark.parametrize("lang", ["it", "en"])
def test_the_list_of_commands_fits(lang: str) -> None:
    made = session([], game="venezia", lang=lang)
    made.screen = Sheet()
    made.take("help")
    lines = made.screen.lines()
    assert len(lines) + 2 <= HEIGHT and max(map(len, lines)) <= WIDTH, "\n".join(lines)
    assert all(
        any(line.startswith(f"  {made.say(f'command-{name}').split()[0]} ") for line in lines)
        for name in COMMANDS
        if name != SKIP
    )
