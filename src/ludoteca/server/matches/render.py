"""A match written down for one reader. Everything that leaves the server about a match comes from here."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import Any

from ludoteca.core import rows as kinds
from ludoteca.core import seen
from ludoteca.core.match import Match
from ludoteca.core.notation import find, spoken
from ludoteca.core.preview import Preview
from ludoteca.core.protocol import ALL, PUBLIC, Action, Decision, Event, Game, State
from ludoteca.core.rows import BETWEEN
from ludoteca.core.steps import Answered, Step

from .. import wire


@cache
def preview(game: Game) -> Preview[State]:
    made: Preview[State] = game.preview()
    return made


def reader_of(match: Match, seats: Collection[int]) -> int:
    """Who a connection that holds these seats reads as: of several, the one that is asked, while it is asked."""
    if match.decision is None:
        return ALL
    if len(seats) == 1:
        return next(iter(seats))
    return match.decision.seat if match.decision.seat in seats else PUBLIC


# The question


def question(state: State, reader: int) -> wire.Question | None:
    decision = state.decision
    if decision is None:
        return None
    own = reader == decision.seat
    trail = preview(state.game).trail(state)
    return wire.Question(decision.seat, decision.ask, trail, menu(state, decision) if own else None)


def menu(state: State, decision: Decision) -> wire.Menu:
    show = preview(state.game)
    pool = state.stack[-1].pool(state)
    return wire.Menu(
        args=dict(show.question(state)["args"]),
        choices=choices(state, decision, pool),
        pool=[action.code for action in pool],
        caps=[cap(actions, most) for actions, most in state.stack[-1].caps(state)],
        least=decision.least,
        most=decision.most,
        blocked=[wire.Blocked(**blocked) for blocked in show.blocked(state)],
        suggest=[action.code for action in show.suggest(state)],
        forced=len(decision.actions) == 1,
    )


def cap(actions: Sequence[Action], most: int) -> wire.Cap:
    return wire.Cap(sorted({action.code for action in actions}), most)


def choices(state: State, decision: Decision, pool: Sequence[Action]) -> list[wire.Choice]:
    """The answers to a question and those of its series, each once."""
    now = {action.code for action in decision.actions}
    every = {action.code: action for action in (*decision.actions, *pool)}
    show = preview(state.game)
    return [
        wire.Choice(
            code, action.text, list(action.targets), action.closes, code in now, dict(show.facts(state, action))
        )
        for code, action in sorted(every.items())
    ]


def early(match: Match, reader: int) -> list[wire.EarlyQuestion]:
    """The question that this seat may answer before its turn."""
    if reader < 0 or match.decision is None:
        return []
    found = match.early_question(reader)
    if found is None:
        return []
    decision, pool = found
    given = match.waiting.get(reader)
    codes = [] if given is None or given.ask != decision.ask else given.text.split(BETWEEN)
    every = {action.code: action for action in (*decision.actions, *pool)}
    return [
        wire.EarlyQuestion(
            seat=reader,
            ask=decision.ask,
            choices=[
                wire.Choice(code, action.text, list(action.targets), action.closes, action in decision.actions, {})
                for code, action in sorted(every.items())
            ],
            pool=[action.code for action in pool],
            least=decision.least,
            most=decision.most,
            given=[find(match.game, text).code for text in codes],
        )
    ]


# The log


def entries(match: Match, reader: int, since: int = -1) -> list[wire.Entry]:
    """The rows from `since` on; row -1 is the set-up."""
    log = [start_entry(match, reader)] if since < 0 else []
    return log + [entry(match, step, reader) for step in match.steps[max(since, 0) :]]


def start_entry(match: Match, reader: int) -> wire.Entry:
    told = events(match.game, match.start_events, reader)
    return wire.Entry(-1, "start", -1, "", "", match.began, told, False, False, None, "", [])


def entry(match: Match, step: Step, reader: int) -> wire.Entry:
    row = step.row
    own = reader in (row.seat, ALL)
    text, ask = row.text, ""
    if row.kind == kinds.PLAY:
        text = spoken(find(match.game, row.text), own)
    elif row.kind == kinds.EARLY:
        text, ask = (row.text, row.ask) if own else ("", "")
    else:
        text = ""
    kind: Any = row.kind  # one of the literals of `Entry`; rows hold no others
    return wire.Entry(
        row=step.number,
        kind=kind,
        seat=row.seat,
        text=text,
        ask=ask,
        at=step.at,
        events=events(match.game, step.events, reader),
        # That somebody's hand left no choice is a secret like the hand.
        forced=isinstance(step, Answered) and step.forced and (own or not step.secret),
        undone=isinstance(step, Answered) and not match.in_effect(step.number),
        to=int(row.text) if row.kind == kinds.UNDO else None,
        by=row.text if row.kind == kinds.TAKE else "",
        agreed=list(row.agreed),
    )


def events(game: Game, happened: Sequence[Event], reader: int) -> list[dict[str, Any]]:
    return [seen.event(game, event, reader) for event in happened]


# All of it


def update(
    match: Match,
    seats: Collection[int],
    since: int,
    fresh: bool,
    proposal: wire.Proposal | None,
    result: wire.Result | None,
) -> wire.Update:
    """The position and what happened from row `since` on, for the holder of these seats."""
    reader = reader_of(match, seats)
    return wire.Update(
        row=len(match.rows),
        reader=reader,
        view=dict(match.state.view(reader)),
        question=question(match.state, reader),
        early=early(match, reader),
        entries=entries(match, reader, -1 if fresh else since),
        fresh=fresh,
        back=wire.Back(*match.back(seats)),
        proposal=proposal,
        result=result,
    )
