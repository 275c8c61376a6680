"""Saving a match to a file, and going on with one."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from ludoteca.arena.records import read_record, write_record
from ludoteca.core import registry
from ludoteca.core.errors import BadRecord, LudotecaError, NoFile, OtherRules
from ludoteca.core.record import from_record
from ludoteca.i18n.texts import Texts
from ludoteca.private import narrow, opener
from ludoteca.sole import InUse

from .words import Outcome

if TYPE_CHECKING:
    from .session import Session


def save(session: Session, rest: str) -> Outcome:
    match = session.match
    dealt = str(match.seed) if match.fair is None else match.fair.commitment[:8]
    path = Path(rest or f"{match.game.name}-{dealt}.json").expanduser()
    if path.exists() and not is_record(path):
        session.screen.wrong(session.say("text-other-file", file=str(path)))
        return Outcome.SAID
    partial = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        partial.unlink(missing_ok=True)
        # A record tells what the other seats hold.
        with open(partial, "x", encoding="utf-8", opener=opener) as file:  # a Path's has no opener
            write_record(file, match.record())
        open_to_others = path.exists() and narrow(path)
        partial.replace(path)
    except OSError as error:
        partial.unlink(missing_ok=True)
        session.screen.wrong(session.say("text-not-saved", file=str(path), why=not_written(session, error)))
        return Outcome.SAID
    session.saved = len(match.rows)
    session.screen.say([session.say("text-saved", file=str(path))])
    if open_to_others:
        session.screen.say([session.say("text-narrowed", file=str(path))])
    return Outcome.SAID


def is_record(path: Path) -> bool:
    try:
        data = read_record(path)
    except BadRecord:
        return False
    return isinstance(data, dict) and "rows" in data and "game" in data


def load(session: Session, rest: str) -> Outcome:
    if not rest:
        session.screen.wrong(session.say("text-load-what"))
        return Outcome.SAID
    try:
        match = from_record(read_record(Path(rest).expanduser()), registry.game)
        session.sit(match)
    except LudotecaError as error:
        session.screen.wrong(session.say("text-not-loaded", file=rest, why=not_read(session.texts, error)))
        return Outcome.SAID
    session.screen.say([session.say("text-loaded", file=rest)])
    return Outcome.CHANGED


def not_written(session: Session, error: OSError) -> str:
    """Why a file cannot be written, in the language of the table."""
    if isinstance(error, FileNotFoundError | NotADirectoryError):
        return session.say("text-no-folder")
    if isinstance(error, IsADirectoryError):
        return session.say("text-is-folder")
    if isinstance(error, PermissionError):
        return session.say("text-not-allowed")
    return session.say("text-disk", number=error.errno or 0)


def not_read(texts: Texts, error: LudotecaError) -> str:
    """Why a record cannot be played on, in the language of the table."""
    if isinstance(error, NoFile):
        return texts.say("text-unreadable")
    if isinstance(error, OtherRules):
        return texts.say("text-other-rules")
    if isinstance(error, InUse):
        return texts.say("text-in-use")
    if isinstance(error, BadRecord):
        return texts.say("text-bad-row", {"row": error.row}) if error.row >= 0 else texts.say("text-no-record")
    return texts.say("text-unknown-game")
