"""Hints at the table: the best answers by a search in a process of its own, which Ctrl-C gives up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ludoteca.bots.hints import Hint, lead
from ludoteca.bots.luck import luck
from ludoteca.core import registry
from ludoteca.core.errors import Illegal
from ludoteca.core.match import Match
from ludoteca.core.protocol import Action
from ludoteca.core.record import from_record, so_far

if TYPE_CHECKING:
    from .session import Session


def think(session: Session) -> list[Hint]:
    """The best answers to the open question that keep the picks made so far; none, with a word about it, when nobody
    waited for them or the search failed. It runs in a process of its own, which can die of anything."""
    try:
        with session.screen.thinking(session.say("text-hinting"), forget=True):
            found = searched(session, session.match)
            if session.picked:
                found = keeping(found, session.picked) or further(session)
        if not found:
            session.screen.wrong(session.say("text-hint-picks"))
        return sorted(found, key=expected, reverse=True)
    except KeyboardInterrupt:
        session.screen.wrong(session.say("text-no-hint"))
    except Exception as error:
        session.screen.wrong(session.say("text-hint-failed", why=f"{type(error).__name__}: {error}"))
    session.worker.stop()
    return []


def searched(session: Session, match: Match) -> list[Hint]:
    found = session.worker.hints(match, luck(session.match, f"hint at row {len(match.rows)}")).result()
    return [Hint(with_tail(match, hint.codes), hint.share, hint.points) for hint in found]


def with_tail(match: Match, codes: Sequence[int]) -> list[int]:
    """The picks of an answer with those that then follow by force, which a search does not name: in a series people
    pick them too."""
    trial = match.state.clone()
    if not trial.stack[-1].pool(trial):
        return list(codes)
    whole: list[int] = []
    for code in codes:
        action = match.game.actions[code]
        if trial.decision is None or action not in trial.decision.actions:
            return list(codes)
        trial.tail = []
        trial.apply(action)
        whole += [code, *trial.tail]
    return whole


def keeping(found: Sequence[Hint], picked: Sequence[Action]) -> list[Hint]:
    """Those that hold these picks."""
    wanted = Counter(action.code for action in picked)
    return [hint for hint in found if wanted <= Counter(hint.codes)]


def further(session: Session) -> list[Hint]:
    """How best to go on after the picks, where none of the best answers holds them: as the core takes them, so what
    comes before them in its order is not looked at."""
    trial = from_record(so_far(session.match), registry.game)
    seat = session.reader
    codes = [action.code for action in sorted(session.picked, key=lambda action: (action.closes, action.code))]
    try:
        trial.play_all(codes, seat)
    except Illegal:
        return []
    if trial.decision is None or trial.decision.seat != seat:
        return []
    return [Hint([*codes, *hint.codes], hint.share, hint.points) for hint in searched(session, trial)]


def percent(hint: Hint) -> int:
    return round(100 * hint.share)


def expected(hint: Hint) -> tuple[int, int]:
    """What is shown of an answer, and what answers are sorted by."""
    return percent(hint), round(hint.points)


def lines(session: Session, hints: list[Hint]) -> list[str]:
    """Each with its number, its answers as the menu names them, and what is to be expected."""
    labels = {entry.action.code: entry.label for entry in session.menu().entries}
    table = session.match.game.actions
    said = []
    for number, hint in enumerate(hints, 1):
        names = session.speech().listed([labels.get(code, table[code].text) for code in hint.codes])
        share = session.say("text-hint-share", percent=percent(hint))
        points = session.say("text-hint-points", points=round(hint.points))
        said.append(f"  {number}. {names} · {share} · {points}")
    if lead([(hint.share, hint.points) for hint in hints]) == "level":
        said.append(session.say("text-hint-level"))
    return said
