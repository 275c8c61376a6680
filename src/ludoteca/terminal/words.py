"""The words of commands, and what carrying one out comes to."""

from __future__ import annotations

import enum
from typing import TYPE_CHECKING

from ludoteca.i18n.texts import Texts

from .matching import plain

if TYPE_CHECKING:
    from .session import Session


class Outcome(enum.Enum):
    NO_COMMAND = enum.auto()
    SAID = enum.auto()
    CHANGED = enum.auto()
    QUIT = enum.auto()


def words(session: Session, name: str) -> set[str]:
    """Everything a command is called by."""
    return called(session.texts, name)


def called(texts: Texts, name: str) -> set[str]:
    """The same where there is no session yet."""
    said = set(texts.say(f"command-{name}").split()) | set(Texts("en").say(f"command-{name}").split())
    return {plain(word) if plain(word) else word for word in said}
