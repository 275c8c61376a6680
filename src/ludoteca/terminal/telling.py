"""Commands that tell something: why, suggestions and hints, log, table, points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca import guides
from ludoteca.bots.suggest import suggest as suggested
from ludoteca.i18n.texts import LANGUAGES

from . import guiding, hinting
from .heads import DOT
from .matching import matches, plain
from .menu import Entry, Menu
from .words import Outcome, words

if TYPE_CHECKING:
    from .session import Session

LOG = 20


def why(session: Session, rest: str) -> Outcome:
    """Why something costs what it costs, or cannot be chosen; alone, why the question is asked and all that
    cannot be chosen."""
    if session.match.over:
        session.screen.wrong(session.say("text-is-over"))
        return Outcome.SAID
    menu = session.menu()
    if rest.isdecimal():
        return why_number(session, menu, int(rest))
    if not rest:
        refused = [
            session.say("text-refused", name=", ".join(names), reason=reason, rule=rule)
            for names, reason, rule in menu.grouped()
        ]
        session.screen.say([" › ".join([*menu.trail, menu.question]), *guiding.why(session), *refused])
        return Outcome.SAID
    found = matches(rest, {entry: [entry.label, entry.action.text] for entry in menu.entries})
    said = [can(session, entry) for entry in found]
    refusals = {refusal: [refusal.name, refusal.target.partition(":")[2]] for refusal in menu.refusals}
    for refusal in matches(rest, refusals):
        said.append(session.say("text-refused", name=refusal.name, reason=refusal.reason, rule=refusal.rule))
    if said:
        session.screen.say(said)
    else:
        session.screen.wrong(session.say("text-not-asked", word=rest))
    return Outcome.SAID


def why_number(session: Session, menu: Menu, number: int) -> Outcome:
    """What the answer of that number brings."""
    if 1 <= number <= len(menu.entries):
        session.screen.say([can(session, menu.entries[number - 1])])
    else:
        session.screen.wrong(session.say("text-no-number", number=number, last=len(menu.entries)))
    return Outcome.SAID


def can(session: Session, entry: Entry) -> str:
    """With the points that its head tells, if its own words leave them out."""
    points = entry.group.split(DOT)[0] if entry.group[:1].isdigit() else ""
    facts = ", ".join([*([points] if points else []), *entry.facts])
    return session.say("text-why-can" if facts else "text-why-alone", name=entry.label, facts=facts)


def suggest(session: Session, rest: str) -> Outcome:
    """A sensible whole answer to a long series; `yes` behind it plays it."""
    if session.match.over:
        session.screen.wrong(session.say("text-is-over"))
        return Outcome.SAID
    if session.match.due is not None:
        return guided_hint(session, "1" if plain(rest) in words(session, "yes") else rest)
    actions = suggested(session.match.state)
    if not actions:
        session.screen.wrong(session.say("text-no-suggestion"))
        return Outcome.SAID
    if plain(rest) in words(session, "yes"):
        session.picked = []
        session.answer(actions)
        return Outcome.CHANGED
    labels = {
        entry.action: session.say("text-suggested", name=entry.label, number=entry.number)
        for entry in session.menu().entries
    }
    said = session.speech().listed([labels.get(action, action.text) for action in actions])
    session.screen.say([session.say("text-suggestion", names=said)])
    return Outcome.SAID


def guided_hint(session: Session, rest: str) -> Outcome:
    """What the guide wants, which nobody need search for."""
    if rest == "1":
        session.picked = []
        session.answer(guides.wanted(session.match, session.reader))
        return Outcome.CHANGED
    session.screen.say([session.say("text-guide-answer", names=guiding.wanted(session)), session.say("text-hint-play")])
    return Outcome.SAID


def hint(session: Session, rest: str) -> Outcome:
    """The three best answers with what is to be expected of them; `hint 1` plays the first."""
    if session.match.over:
        session.screen.wrong(session.say("text-is-over"))
        return Outcome.SAID
    if session.match.due is not None:
        return guided_hint(session, rest)
    here = len(session.match.rows), tuple(session.picked)
    shown = session.hinted if session.hinted_at == here else []
    if rest.isdigit() and 1 <= int(rest) <= len(shown):
        session.picked = []
        session.answer([session.match.game.actions[code] for code in shown[int(rest) - 1].codes])
        return Outcome.CHANGED
    found = hinting.think(session)
    if not found:
        return Outcome.SAID
    session.hinted, session.hinted_at = found, here
    session.screen.say([*hinting.lines(session, found), session.say("text-hint-play")], session.say("text-hints"))
    return Outcome.SAID


def log(session: Session, rest: str) -> Outcome:
    """The last lines of the log, or as many as asked for, or all."""
    lines = session.lines(0, len(session.match.rows))
    count = int(rest) if rest.isdigit() else (len(lines) if rest else LOG)
    session.screen.log(lines[max(len(lines) - count, 0) :])
    return Outcome.SAID


def show(session: Session) -> Outcome:
    """Table and question again."""
    session.screen.show(session.screenful(whole=True))
    return Outcome.SAID


def table(session: Session, rest: str) -> Outcome:
    """The table alone: with the question below it, it may not fit on a small screen."""
    shown = session.screenful(whole=True)
    shown.menu = None
    session.screen.show(shown)
    return Outcome.SAID


def look(session: Session, rest: str) -> Outcome:
    """What lies in front of one player."""
    seats = {seat: [session.names[seat], session.speech().seat(seat)] for seat in range(session.match.seats)}
    found = matches(rest, seats) if rest else [session.reader]
    if len(found) != 1 or found[0] < 0:
        names = ", ".join(session.names[seat] for seat in seats)
        session.screen.wrong(session.say("text-look-who", names=names))
    else:
        session.screen.player(session.screenful(), found[0])
    return Outcome.SAID


def points(session: Session, rest: str) -> Outcome:
    session.screen.result(session.result())
    return Outcome.SAID


def notation(session: Session, rest: str) -> Outcome:
    session.notation = not session.notation
    return show(session)


def language(session: Session, rest: str) -> Outcome:
    if plain(rest) not in LANGUAGES:
        session.screen.wrong(session.say("text-languages", languages=", ".join(LANGUAGES)))
        return Outcome.SAID
    session.speak(plain(rest))
    return show(session)
