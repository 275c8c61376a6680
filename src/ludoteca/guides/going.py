"""Matches that are begun by a guide."""

from __future__ import annotations

from ludoteca.core.errors import BadGuide, UnknownGame
from ludoteca.core.fair import Fair
from ludoteca.core.match import Match
from ludoteca.core.notation import find
from ludoteca.core.protocol import Action

from .guide import Guide, Step
from .reading import guide


def begin(plan: Guide, fair: Fair | None = None) -> Match:
    """A match at the beginning of a guide. What is drawn after it comes from `fair`, or from a seed."""
    match = Match(
        plan.game, plan.players, plan.options, fair=fair, start=plan.prepared.start, guide=plan.name
    )  # fmt: skip
    match.follow(plan.prepared)
    return match


def go_on(match: Match) -> Guide | None:
    """Let a match that was begun by a guide go on along it; the guide, while the match is on it. A guide that is no
    longer here, or not as it was, is over."""
    if not match.guide:
        return None
    try:
        plan = guide(match.guide)
    except (BadGuide, UnknownGame):
        return None
    return plan if plan.game is match.game and match.follow(plan.prepared) else None


def step_at(plan: Guide, match: Match) -> Step | None:
    """The last step that has begun: its answers are wanted now, or it is to be read. None off the guide."""
    if match.guide != plan.name or (match.due is None and len(match.line) != plan.rows):
        return None
    begun = [step for step in plan.steps if step.rows <= len(match.line)]
    return begun[-1] if begun else None


def wanted(match: Match, seat: int) -> list[Action]:
    """What a seat is to answer next on the guide, the whole of a series. Nothing off it, or where another is asked."""
    rows = match.prepared[len(match.line) :] if match.due is not None else ()
    if not rows or rows[0].seat != seat:
        return []
    step = step_at(guide(match.guide), match)
    left = 1 if step is None else step.rows + len(step.codes) - len(match.line)
    return [find(match.game, row.text) for row in rows[: max(left, 1)]]
