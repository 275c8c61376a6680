"""A match written down for one reader. Everything that leaves the server about a match comes from here."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from typing import Any

from ludoteca.core import rows as kinds
from ludoteca.core import seen
from ludoteca.core.fold import Mark
from ludoteca.core.match import Match
from ludoteca.core.notation import find, spoken
from ludoteca.core.preview import Preview
from ludoteca.core.protocol import ALL, PUBLIC, Action, Decision, Event, Game, State
from ludoteca.core.rows import BETWEEN

from .. import wire
from .journal import Journal


@cache
def preview(game: Game) -> Preview:
    made: Preview = game.preview()
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


def entries(journal: Journal, reader: int, since: int = -1) -> list[wire.Entry]:
    """The rows from `since` on; row -1 is the set-up."""
    match = journal.match
    in_effect = {mark.row for mark in match.line}
    log = [start_entry(journal, reader)] if since < 0 else []
    return log + [entry(journal, number, reader, in_effect) for number in range(max(since, 0), journal.rows)]


def start_entry(journal: Journal, reader: int) -> wire.Entry:
    told = events(journal.match.game, journal.match.start_events, reader)
    return wire.Entry(-1, "start", -1, "", "", journal.began, told, False, False, None, "", [])


def entry(journal: Journal, number: int, reader: int, in_effect: Collection[int]) -> wire.Entry:
    match = journal.match
    row = match.rows[number]
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
        row=number,
        kind=kind,
        seat=row.seat,
        text=text,
        ask=ask,
        at=journal.times[number],
        events=events(match.game, match.events[number], reader),
        # That somebody's hand left no choice is a secret like the hand.
        forced=journal.forced[number] and (own or not journal.secret[number]),
        undone=row.kind == kinds.PLAY and number not in in_effect,
        to=int(row.text) if row.kind == kinds.UNDO else None,
        by=row.text if row.kind == kinds.TAKE else "",
        agreed=list(row.agreed),
    )


def events(game: Game, happened: Sequence[Event], reader: int) -> list[dict[str, Any]]:
    show = preview(game)
    return [dict(show.named(seen.event(game, event, reader))) for event in happened]


# Going back


def alone(match: Match, seats: Collection[int]) -> bool:
    """Whether nobody else's consent is needed: all who have a voice in the match sit on these seats."""
    return set(match.voices()) <= set(seats)


def back(match: Match, seats: Collection[int]) -> wire.Back:
    """What the holder of these seats may take back."""
    nothing = wire.Back(None, None, None, None)
    mine = [mark for mark in match.line if mark.seat in seats]
    if match.over or not mine:
        return nothing
    seat = mine[-1].seat
    own = [mark for mark in mine if mark.seat == seat]
    limit = 0 if alone(match, seats) else match.undo_limit(seat)
    free = [mark for mark in own if mark.row >= limit]
    if not free:
        return wire.Back(seat, None, None, last_choice(own))
    return wire.Back(seat, last_choice(free), turn_start(free), None)


def last_choice(marks: Sequence[Mark]) -> int:
    """The last answer that was not the only one possible."""
    chosen = [mark for mark in marks if not mark.forced]
    return (chosen or marks)[-1].row


def turn_start(marks: Sequence[Mark]) -> int:
    return next(mark for mark in marks if mark.turn == marks[-1].turn).row


# All of it


def update(
    journal: Journal,
    seats: Collection[int],
    since: int,
    fresh: bool,
    proposal: wire.Proposal | None,
    result: wire.Result | None,
) -> wire.Update:
    """The position and what happened from row `since` on, for whoever holds these seats."""
    match = journal.match
    reader = reader_of(match, seats)
    return wire.Update(
        row=journal.rows,
        reader=reader,
        view=dict(match.state.view(reader)),
        question=question(match.state, reader),
        early=early(match, reader),
        entries=entries(journal, reader, -1 if fresh else since),
        fresh=fresh,
        back=back(match, seats),
        proposal=proposal,
        result=result,
    )
