"""What can be typed besides answers. Words are taken in English and in the language of the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ludoteca.core.errors import Illegal, Refused
from ludoteca.core.notation import find

from .fairness import fair
from .files import load, save
from .guiding import skip
from .helping import help_on
from .matching import plain
from .telling import hint, language, log, look, notation, points, show, suggest, table, why
from .words import Outcome, words

if TYPE_CHECKING:
    from .session import Session


def obey(session: Session, line: str) -> Outcome:
    """Carry a command out, if the line is one. A whole answer in notation comes first: games have verbs of their own
    that a command may share."""
    word, _, rest = line.strip().partition(" ")
    if not word:
        return show(session)
    if is_notation(session, line):
        return Outcome.NO_COMMAND
    for name, run in COMMANDS.items():
        if name not in session.closed and plain(word) in words(session, name):
            return run(session, rest.strip())
    return Outcome.NO_COMMAND


def is_notation(session: Session, line: str) -> bool:
    try:
        find(session.match.game, line)
    except Illegal:
        return False
    return True


# Going back


def undo(session: Session, rest: str) -> Outcome:
    """Take back a pick, or my last answer; `anyway` also when something was seen, if all who have played agree."""
    if session.picked:
        session.picked.pop()
        return Outcome.CHANGED
    try:
        if plain(rest) in words(session, "anyway"):
            return undo_anyway(session)
        session.match.undo(session.reader)
    except Refused:
        session.screen.wrong(session.say("text-no-undo"))
        return Outcome.SAID
    return went_back(session)


def undo_anyway(session: Session) -> Outcome:
    match = session.match
    to = match.last_choice(session.reader)
    if to is None:
        session.screen.wrong(session.say("text-nothing-yet"))
        return Outcome.SAID
    others = match.missing([session.reader])
    for seat in others:
        agreed = session.screen.ask(session.say("text-agree", name=session.names[seat]))
        if plain(agreed) not in words(session, "yes"):
            session.screen.wrong(session.say("text-not-agreed"))
            return Outcome.SAID
    match.undo(session.reader, to, others)
    return went_back(session)


def reset(session: Session, rest: str) -> Outcome:
    """Back to the first question of this turn."""
    picks, session.picked = session.picked, []
    try:
        session.match.reset(session.reader)
    except Refused:
        if picks:
            return Outcome.CHANGED
        session.screen.wrong(session.say("text-no-undo"))
        return Outcome.SAID
    return went_back(session)


def went_back(session: Session) -> Outcome:
    session.read_to[session.reader] = len(session.match.rows)
    session.fresh = True
    session.ended = False
    return Outcome.CHANGED


def show_help(session: Session, rest: str) -> Outcome:
    """All commands that serve here, or what a thing is and does."""
    if rest:
        help_on(session, rest)
        return Outcome.SAID
    lines = [session.say("text-how-long")]
    for name in COMMANDS:
        if name in session.closed or name == (SUGGEST if session.match.guided else SKIP):
            continue
        word = session.say(f"command-{name}").split()[0]
        what = session.texts.say(f"command-{name}", form="what")
        lines.append(f"  {word}  {what}")
    lines.append(session.say("text-help-more"))
    session.screen.say(lines, session.say("text-commands"))
    return Outcome.SAID


def leave(session: Session, rest: str) -> Outcome:
    """Leave; where nothing is kept, the first time with a word on what would be lost."""
    if session.keeper is not None:
        session.tell_kept()
        return Outcome.QUIT
    if session.saved == len(session.match.rows) or session.match.over or session.warned:
        return Outcome.QUIT
    session.warned = True
    session.screen.wrong(session.say("text-unsaved"))
    return Outcome.SAID


# Words behind a command, and those of the list of matches to go on with.
SUGGEST, SKIP = "suggest", "skip"  # of these one serves off a guide, the other on it
PARTICLES = ("anyway", "yes", "new", "drop")
COMMANDS: dict[str, Callable[[Session, str], Outcome]] = {
    "help": show_help,
    "why": why,
    SUGGEST: suggest,
    "hint": hint,
    "undo": undo,
    "reset": reset,
    "log": log,
    "table": table,
    "look": look,
    "points": points,
    "notation": notation,
    "language": language,
    "fair": fair,
    SKIP: skip,
    "save": save,
    "load": load,
    "quit": leave,
}
