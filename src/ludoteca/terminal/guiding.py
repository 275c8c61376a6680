"""A guided first game at the table: what each step says, what is read before the next question, and leaving it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca import guides
from ludoteca.core.errors import Refused
from ludoteca.core.match import Match
from ludoteca.guides import Guide, Step

from .matching import plain
from .words import Outcome, words

if TYPE_CHECKING:
    from .desk import Desk
    from .session import Session

NO_TOUCH = {"touch": "no"}


class Tour:
    """The steps of a guide as somebody goes through them. `read` are those that were only to be read, and were."""

    def __init__(self, plan: Guide, match: Match) -> None:
        self.plan = plan
        self.read = {step.number for step in plan.steps if not step.codes and step.rows < len(match.line)}

    def step(self, match: Match) -> Step | None:
        """The step that is open: it is to be read, or waits for an answer. None while others are to answer, and after
        the last."""
        for step in self.plan.steps:
            if step.rows > len(match.line):
                return None
            done = step.rows + len(step.codes) <= len(match.line) if step.codes else step.number in self.read
            if not done:
                return step
        return None

    def over(self, match: Match) -> bool:
        """Left, or read to its end."""
        return match.due is None and (self.step(match) is None or len(match.line) != self.plan.rows)


def tour_of(match: Match) -> Tour | None:
    """The way through the guide of a match, if it is on one."""
    plan = guides.go_on(match)
    return None if plan is None else Tour(plan, match)


def part(desk: Desk, step: Step, form: str) -> str:
    """What a step says, for people who type."""
    return desk.texts.say(step.key(desk.match.guide), NO_TOUCH, form)


def head(desk: Desk, tour: Tour, step: Step) -> str:
    return desk.say(
        "text-guide-step", number=step.number, count=len(tour.plan.steps), title=part(desk, step, "title")
    )  # fmt: skip


def coached(desk: Desk) -> list[str]:
    """The open step, its title first, with the answer that is wanted as the menu names it; nothing off the guide."""
    tour, match = desk.tour, desk.match
    step = None if tour is None else tour.step(match)
    if tour is None or step is None or not step.codes or match.due is None:
        return []
    rules = ", ".join(step.rules)
    said = desk.say("text-guide-act", act=part(desk, step, "act"), rules=rules)
    return [head(desk, tour, step), part(desk, step, "text"), said, desk.say("text-guide-answer", names=wanted(desk))]


def wanted(desk: Desk) -> str:
    """The answers that the guide waits for, with their numbers, but for those picked already. One that closes a series
    is named once the table offers it."""
    left = guides.wanted(desk.match, desk.reader)
    for action in desk.picked:
        if action in left:
            left.remove(action)
    entries = {entry.action: f"{entry.number} {entry.label}" for entry in desk.menu().entries}
    offered = [entries[action] for action in left if action in entries]
    return desk.speech().listed(offered or [action.text for action in left])


def go_through(session: Session) -> bool | None:
    """Let a step be read that is only to be read. False if the table is left; None if there was none."""
    tour = session.tour
    if tour is None:
        return None
    if tour.over(session.match):
        session.tour = None
        return None
    step = tour.step(session.match)
    if step is None or step.codes:
        return None
    if session.reader in session.match.people():
        session.screen.log(session.lines(session.read_to.get(session.reader, 0), len(session.match.rows)))
    last = step is tour.plan.steps[-1]
    lines = [part(session, step, form) for form in ("text", "act", *(("why",) if last else ()))]
    session.screen.say([*lines, ", ".join(step.rules)], head(session, tour, step))
    line = plain(session.screen.ask(session.say("text-guide-go-on")))
    if line and line in words(session, "quit"):
        session.tell_kept()
        return False
    tour.read.add(step.number)
    if line and line in words(session, "skip"):
        skip(session, "")
    return True


def why(session: Session) -> list[str]:
    """The longer reason behind the open step."""
    step = None if session.tour is None else session.tour.step(session.match)
    return [] if step is None else [part(session, step, "why")]


def skip(session: Session, rest: str) -> Outcome:
    """Leave the guide for good, and play on freely."""
    match = session.match
    try:
        if not match.guided:
            raise Refused("there is none, or it is over")
        match.leave_guide(max(session.reader, 0))
    except Refused:
        session.screen.wrong(session.say("text-no-guide"))
        return Outcome.SAID
    session.tour = None
    session.picked = []
    session.screen.say([session.say("log-free", how="you", name=session.names[max(session.reader, 0)])])
    return Outcome.CHANGED
