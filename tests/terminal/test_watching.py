"""Watching bots: the table with what happened in words, and a pause after each turn, on a terminal alone."""

from __future__ import annotations

import pytest
from tests.terminal.test_small_screen import HEIGHT, WIDTH, Sheet

from ludoteca.core import registry
from ludoteca.core.match import Match
from ludoteca.terminal.players import seat_bots
from ludoteca.terminal.watching import Watching


class Watched(Sheet):
    """A terminal that somebody watches; what was drawn is cut into its pages."""

    def __init__(self, terminal: bool) -> None:
        super().__init__()
        self.terminal = terminal
        self.console._force_terminal = terminal
        self.pages: list[list[str]] = []

    def is_terminal(self) -> bool:
        return self.terminal

    def turn_page(self, pause: float) -> None:
        self.pages.append(self.lines())


def watched(game: str, lang: str, terminal: bool) -> tuple[Watched, Watching]:
    match = Match(registry.game(game), registry.game(game).seats[-1], {}, 3)
    seat_bots(match, ["random"], ())
    screen = Watched(terminal)
    watching = Watching(match, screen, lang, 1.5, screen.turn_page)
    watching.run()
    return screen, watching


@pytest.mark.parametrize(("game", "lang"), [("san-juan", "en"), pytest.param("venezia", "it", marks=pytest.mark.slow)])
def test_each_turn_is_a_page_with_table_and_words(game: str, lang: str) -> None:
    screen, watching = watched(game, lang, terminal=True)
    assert watching.match.over and len(screen.pages) > 20
    for page in screen.pages:
        assert max(len(line) for line in page) <= WIDTH + len("\x1b[2J\x1b[H") and len(page) < HEIGHT
        assert watching.say("text-watching") in page[-1]
    told = "\n".join(line for page in screen.pages for line in page)
    assert watching.say("text-happened") in told and "Petra" in told
    assert watching.say("text-total") in "\n".join(screen.lines())


def test_into_a_pipe_nothing_is_waited_for() -> None:
    screen, watching = watched("san-juan", "en", terminal=False)
    assert watching.match.over and not screen.pages
    lines = screen.lines()
    assert any(line.endswith("takes the Builder") for line in lines)
    assert not any("Round" in line and "deck" in line for line in lines)
