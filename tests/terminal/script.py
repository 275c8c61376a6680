"""A person who plays by a script, for tests that need no terminal."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteca.core import registry
from ludoteca.core.match import Match
from ludoteca.terminal.plain import PlainScreen
from ludoteca.terminal.players import seat_bots
from ludoteca.terminal.session import Session


class Script(PlainScreen):
    """Plain lines; input comes from a list and ends like a closed terminal."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines = list(lines)
        self.prompts: list[str] = []

    def ask(self, prompt: str) -> str:
        self.prompts.append(prompt)
        if not self.lines:
            raise EOFError
        line = self.lines.pop(0)
        print(f"{prompt}{line}")
        return line


def session(
    lines: Iterable[str],
    game: str = "san-juan",
    players: int = 2,
    people: int = 1,
    seed: int = 3,
    lang: str = "en",
    names: Iterable[str] = (),
    **options: str,
) -> Session:
    match = Match(registry.game(game), players, options, seed)
    seat_bots(match, ["random"], range(people))
    return Session(match, Script(lines), lang, list(names))
