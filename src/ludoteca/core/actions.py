"""Writing the table of a game's answers."""

from __future__ import annotations

from collections.abc import Sequence

from .protocol import Action


class ActionTable:
    """The answers of a game while they are written: codes count up in the order of writing, and a verb is numbered by
    its first code."""

    def __init__(self, home: str) -> None:
        self.home = home
        self.actions: list[Action] = []
        self._verbs: set[int] = set()

    def add(
        self,
        verb: int,
        text: str,
        *targets: str,
        source: int = -1,
        thing: int = -1,
        secret: bool = False,
        closes: bool = False,
    ) -> None:
        code = len(self.actions)
        if verb != code and verb not in self._verbs:
            raise ValueError(f"'{text}' has code {code}: its verb is numbered {verb} and was not used before")
        self._verbs.add(verb)
        self.actions.append(Action(self.home, code, text, targets, secret, closes, verb, source, thing))

    def each(self, verb: int, words: str, zone: str, ids: Sequence[str], secret: bool = False) -> None:
        """One answer for each thing of a zone, both named by their ids."""
        for thing, name in enumerate(ids):
            self.add(verb, f"{words} {name}", f"{zone}:{name}", thing=thing, secret=secret)
