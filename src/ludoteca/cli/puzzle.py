"""`ludoteca puzzle`: one position, one best answer, and why.

Puzzles at the table in this terminal, from played games: alone that of the day, which is the same for everybody; with
a game or a theme the next one at your level, after those that went wrong 3, 10 and 30 days ago. Your rating is kept.
"""

from __future__ import annotations

import argparse

from ludoteca.core import registry
from ludoteca.i18n.texts import LANGUAGES, preferred

from .running import UsageError


def add(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", nargs="?", metavar="GAME", help="the next one of this game; else that of the day")
    command.add_argument("--id", metavar="ID", help="this one")
    command.add_argument("--theme", metavar="THEME", help="the next one of this theme; an unknown one lists them all")
    command.add_argument("--plain", action="store_true", help="lines without drawing or colour, for screen readers")
    command.add_argument("--lang", choices=LANGUAGES, help="language of the table (that of this machine)")


def run(given: argparse.Namespace) -> None:
    if given.id is not None and (given.game or given.theme):
        raise UsageError("--id names the puzzle: leave out GAME and --theme")
    from ludoteca.terminal.drawn import DrawnScreen
    from ludoteca.terminal.plain import PlainScreen
    from ludoteca.terminal.puzzles import Found, Puzzles
    from ludoteca.terminal.solved import Solved

    game = registry.game(given.game).name if given.game else ""
    screen = PlainScreen() if given.plain else DrawnScreen()
    puzzles = Puzzles(screen, given.lang or preferred(), Solved())
    first: Found | None
    if given.id is not None:
        first = puzzles.named(given.id)
    elif game or given.theme:
        first = puzzles.of(game, given.theme or "")
    else:
        first = puzzles.of_today()
    puzzles.run(first, given.theme or "")
