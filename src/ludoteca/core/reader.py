"""What is hidden from whom. A reader is a seat, PUBLIC for those who watch, or ALL once everything may be told.
`State.view` shows it the position; the open question, events and the rows of the log are cut for it here."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache
from typing import TYPE_CHECKING, NamedTuple, NotRequired, TypedDict

from . import rows as kinds
from .fields import SOURCE
from .notation import find, verb
from .protocol import ALL, PUBLIC, Action, Decision, Event, Game, State
from .rows import BETWEEN
from .steps import Answered, Step

if TYPE_CHECKING:
    from .fold import Fold
    from .preview import Preview

START = -1  # where a row is named: the set-up
EventView = dict[str, int | str]


def reader_of(match: Fold, seats: Collection[int]) -> int:
    """Who the holder of these seats reads as: of several seats the one that is asked, while it is asked."""
    if match.decision is None:
        return ALL
    if len(seats) == 1:
        return next(iter(seats))
    return match.decision.seat if match.decision.seat in seats else PUBLIC


def own(seat: int, who: int) -> bool:
    """Whether what belongs to a seat alone is for this reader."""
    return who in (seat, ALL)


def has_secrets(game: Game) -> bool:
    """Whether players keep anything from each other in this game."""
    return any(action.secret for action in game.actions) or any(kind.secret for kind in game.events)


# Questions


class OpenQuestion(TypedDict):
    """Who is asked what. What can be answered is for the asked seat alone: the codes of the answers, of the pool of a
    series, and how many picks are due and allowed."""

    seat: int
    ask: str
    actions: NotRequired[list[int]]
    pool: NotRequired[list[int]]
    least: NotRequired[int]
    most: NotRequired[int]


class EarlyQuestion(NamedTuple):
    """A question that a seat may answer before its turn, the pool of its series, and the answer that waits already."""

    decision: Decision
    pool: list[Action]
    given: list[Action]


def question(state: State, who: int) -> OpenQuestion | None:
    """The open question as `who` may see it; None when the game is over."""
    decision = state.decision
    if decision is None:
        return None
    shown = OpenQuestion(seat=decision.seat, ask=decision.ask)
    if own(decision.seat, who):
        shown["actions"] = [action.code for action in decision.actions]
        shown["pool"] = [action.code for action in state.stack[-1].pool(state)]
        shown["least"], shown["most"] = decision.least, decision.most
    return shown


def answers(state: State, who: int) -> bool:
    """Whether it is for this reader to answer the open question: its menu is made for that seat and nobody else."""
    return state.decision is not None and state.decision.seat == who


def early_question(match: Fold, who: int) -> EarlyQuestion | None:
    """What this reader may answer before its turn."""
    found = match.early_question(who) if who >= 0 and not match.over else None
    if found is None:
        return None
    decision, pool = found
    waiting = match.waiting.get(who)
    texts = [] if waiting is None or waiting.ask != decision.ask else waiting.text.split(BETWEEN)
    return EarlyQuestion(decision, pool, [find(match.game, text) for text in texts])


# The log


class LogRow(NamedTuple):
    """One row of a match as a reader may read it; START is the set-up. `text` is an answer, `ask` what it answers if it
    was given early, `to` where an undo leads, `by` who plays the seat after a `take`, `at` the time it was written.
    Of a match that is played on from another, `text` says whether what was hidden was dealt again; of a `point`, at
    what; of a `free`, how the guide of the match ended."""

    row: int
    kind: str
    seat: int
    at: float
    events: list[EventView]
    agreed: list[int]
    text: str = ""
    ask: str = ""
    forced: bool = False
    undone: bool = False
    to: int | None = None
    by: str = ""


def log(match: Fold, who: int, since: int = START, until: int | None = None) -> list[LogRow]:
    """The rows from `since` on, before `until` if given."""
    start = [_set_up(match, who)] if since == START else []
    return start + [_row(match, step, who) for step in match.steps[max(since, 0) : until]]


def event(game: Game, happened: Event, who: int) -> EventView:
    """An event as `who` may read it, with ids for things: what belongs to one seat is left out for the others."""
    kind = game.events[happened.kind]
    shown: EventView = {"kind": kind.name}
    for field, value in zip(kind.fields, (happened.a, happened.b, happened.c), strict=False):
        if own(happened.a, who) or field.name not in kind.secret:
            shown[field.name] = game.sources[value] if field.kind == SOURCE else value
    return preview(game).named(kind, shown)


@cache
def preview(game: Game) -> Preview[State]:
    made: Preview[State] = game.preview()
    return made


def answer_text(action: Action, seat: int, who: int) -> str:
    """The answer of a seat as `who` may read it: of a secret one the others read only its verb."""
    return action.text if own(seat, who) or not action.secret else verb(action)


def _set_up(match: Fold, who: int) -> LogRow:
    return LogRow(START, "start", -1, match.began, _events(match.game, match.start_events, who), [])


def _row(match: Fold, step: Step, who: int) -> LogRow:
    row = step.row
    events = _events(match.game, step.events, who)
    shown = LogRow(step.number, row.kind, row.seat, step.at, events, list(row.agreed))
    if isinstance(step, Answered):
        return shown._replace(
            text=answer_text(find(match.game, row.text), row.seat, who),
            # That somebody's hand left no choice is a secret like the hand.
            forced=step.forced and (own(row.seat, who) or not step.secret),
            undone=not match.in_effect(step.number),
        )
    if row.kind == kinds.EARLY:
        return shown._replace(text=row.text, ask=row.ask) if own(row.seat, who) else shown
    if row.kind == kinds.UNDO:
        return shown._replace(to=int(row.text))
    if row.kind in (kinds.FROM, kinds.POINT, kinds.FREE):
        return shown._replace(text=row.text)
    return shown._replace(by=row.text)


def _events(game: Game, happened: Iterable[Event], who: int) -> list[EventView]:
    return [event(game, one, who) for one in happened]
