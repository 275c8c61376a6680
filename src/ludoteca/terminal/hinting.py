"""Hints at the table: the best answers by a search in a process of its own, which Ctrl-C gives up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.bots.hints import Hint, lead
from ludoteca.bots.luck import luck

if TYPE_CHECKING:
    from .session import Session


def think(session: Session) -> list[Hint]:
    """The best answers to the open question; none, with a word about it, when nobody waited for them or the search
    failed. It runs in a process of its own, which can die of anything."""
    match = session.match
    try:
        with session.screen.thinking(session.say("text-hinting")):
            return session.worker.hints(match, luck(match, f"hint at row {len(match.rows)}")).result()
    except KeyboardInterrupt:
        session.screen.wrong(session.say("text-no-hint"))
    except Exception as error:
        session.screen.wrong(session.say("text-hint-failed", why=f"{type(error).__name__}: {error}"))
    session.worker.stop()
    return []


def lines(session: Session, hints: list[Hint]) -> list[str]:
    """Each with its number, its answers as the menu names them, and what is to be expected."""
    labels = {entry.action.code: entry.label for entry in session.menu().entries}
    table = session.match.game.actions
    said = []
    for number, hint in enumerate(hints, 1):
        names = session.speech().listed([labels.get(code, table[code].text) for code in hint.codes])
        share = session.say("text-hint-share", percent=round(100 * hint.share))
        points = session.say("text-hint-points", points=round(hint.points))
        said.append(f"  {number}. {names} · {share} · {points}")
    if lead([(hint.share, hint.points) for hint in hints]) == "level":
        said.append(session.say("text-hint-level"))
    return said
