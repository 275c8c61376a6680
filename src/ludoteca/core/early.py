"""Questions that are answered before their turn."""

from __future__ import annotations

from collections.abc import Sequence

from . import rows as kinds
from .errors import Ahead, Illegal, Stale
from .protocol import Action, Decision, State
from .rows import BETWEEN, Row


def early_question(state: State, seat: int) -> tuple[Decision, list[Action]] | None:
    """A question that this seat may answer before its turn, with the pool of its series."""
    decision = state.decision
    if decision is None:
        raise Illegal("the game is over")
    if seat == decision.seat:
        return None
    for frame in reversed(state.stack):
        question = frame.early(state, seat)
        if question is not None:
            return question, frame.early_pool(state, seat)
    return None


def still_early(state: State, row: Row) -> bool:
    """Whether the question that this row answered is still to come."""
    question = early_question(state, row.seat)
    return question is not None and question[0].ask == row.ask


def texts(actions: Sequence[Action]) -> str:
    """Several answers as one text, as a row keeps them."""
    return BETWEEN.join(action.text for action in actions)


def kept_before(rows: Sequence[Row], seat: int, text: str, at: int) -> Row | None:
    """The early answer that was meant for row `at`, if it was kept already; refuse it if its question is gone."""
    if at > len(rows):
        raise Ahead(f"the match is at row {len(rows)}, not yet at {at}")
    for row in rows[max(at, 0) :]:
        if row.seat == seat and row.kind == kinds.EARLY and row.text == text:
            return row
        if row.kind == kinds.UNDO or (row.seat == seat and row.kind not in (kinds.EARLY, kinds.POINT, kinds.FREE)):
            raise Stale(f"the question of row {at} is gone; the match is at row {len(rows)}")
    return None
