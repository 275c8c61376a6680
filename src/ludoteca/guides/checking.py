"""Whether a guide can be played: its rows by the rules, its steps at the rows where they are."""

from __future__ import annotations

from ludoteca.core.chance import Need
from ludoteca.core.errors import BadGuide, LudotecaError
from ludoteca.core.match import Match
from ludoteca.core.protocol import Action, Decision

from .guide import Guide, Step

FEWEST, MOST = 8, 12


def check(guide: Guide) -> None:
    """Play it through; raise `BadGuide` at the first thing that cannot be."""
    _check_order(guide)
    wanted = {step.rows: step for step in guide.steps if step.codes}
    led = {step.rows + at for step in wanted.values() for at in range(len(step.codes))}
    match = _begun(guide)
    last = match.decision
    for at, row in enumerate(guide.prepared.rows):
        last = match.decision
        if at in wanted:
            _check_wanted(guide, wanted[at], match)
        forced = match.forced() is not None
        if row.seat == guide.seat and at not in led and not forced:
            raise BadGuide(f"row {at} is an answer of seat {guide.seat} that no step asks for")
        try:
            match.replay(row.text, row.seat, row.draws)
        except Need:
            raise BadGuide(f"row {at}: fewer draws than the rules make") from None
        except LudotecaError as error:
            raise BadGuide(str(error) if str(error).startswith("row ") else f"row {at}: {error}") from None
    if match.decision is None:
        raise BadGuide("the game is over at its end: there is nothing to go on with")
    if _goes_on(last, match):
        raise BadGuide("it ends in the middle of an answer")


def _goes_on(last: Decision | None, match: Match) -> bool:
    """Whether the open question is that of the series whose last pick was just made, not the first of another one."""
    now = match.decision
    if last is None or now is None or (last.seat, last.ask) != (now.seat, now.ask):
        return False
    return bool(match.state.stack[-1].pool(match.state))


def _check_order(guide: Guide) -> None:
    if not FEWEST <= len(guide.steps) <= MOST:
        raise BadGuide(f"it has {len(guide.steps)} steps; {FEWEST} to {MOST} is what one sits through")
    free = 0
    for step in guide.steps:
        if not free <= step.rows <= guide.rows:
            raise BadGuide(f"step {step.number} begins at row {step.rows}, which is none of {free} to {guide.rows}")
        free = step.rows + len(step.codes)
    if free > guide.rows:
        raise BadGuide(f"the last step needs {free} rows; there are {guide.rows}")


def _begun(guide: Guide) -> Match:
    try:
        match = Match(guide.game, guide.players, guide.options, start=guide.prepared.start, guide=guide.name)
    except Need:
        raise BadGuide("fewer draws at the start than the rules make") from None
    except LudotecaError as error:
        raise BadGuide(f"the start: {error}") from None
    if match.start_draws != guide.prepared.start:
        raise BadGuide("the draws at the start are not seen by those who see them in the rules")
    return match


def _check_wanted(guide: Guide, step: Step, match: Match) -> None:
    """The answers of a step are the rows that come next, by the seat that is led, in whatever order."""
    where = f"step {step.number}"
    rows = guide.prepared.rows[step.rows : step.rows + len(step.codes)]
    if any(row.seat != guide.seat for row in rows):
        raise BadGuide(f"{where} asks for answers of seat {guide.seat}, but another seat answers there")
    asked = sorted(action.text for action in step.codes)
    if asked != sorted(row.text for row in rows):
        raise BadGuide(f"{where} asks for {', '.join(asked)}, but the rows have {', '.join(row.text for row in rows)}")
    shown = {target for action in menu(match) for target in action.targets}
    if step.targets and step.targets[0] not in shown:
        raise BadGuide(f"{where} points at {step.targets[0]}, which no answer to its question names")


def menu(match: Match) -> list[Action]:
    """All answers to the open question, and those of its series."""
    decision = match.decision
    if decision is None:
        return []
    pool: list[Action] = match.state.stack[-1].pool(match.state)
    return [*decision.actions, *pool]
