"""The decisions of a review in words, as the table would say them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from ludoteca.core.errors import Illegal
from ludoteca.core.match import Match
from ludoteca.core.notation import find
from ludoteca.core.preview import Preview
from ludoteca.core.protocol import ALL, State
from ludoteca.core.reader import log
from ludoteca.core.record import beginning, extend, from_record
from ludoteca.i18n.texts import Texts
from ludoteca.i18n.voice import Speech, plain

from .shape import Draw, Judged, Option, Reason, Review, Said

JUDGES = {"net": "text-judge-net", "heuristic": "text-judge-heuristic"}


class Answer(NamedTuple):
    """An answer that was weighed, and how the match would have gone on after it."""

    option: Option
    label: str
    line: list[str]


class Told(NamedTuple):
    """A decision. The best answer comes first; `reasons` are sentences, `rules` the numbers of their rules."""

    judged: Judged
    question: str
    answers: list[Answer]
    reasons: list[str]
    rules: list[str]

    @property
    def best(self) -> Answer:
        return self.answers[0]

    @property
    def chosen(self) -> Answer:
        return self.answers[self.judged.chosen]


def costliest(decisions: Iterable[Judged], seat: int | None = None) -> list[Judged]:
    """The errors, of one seat or of all, the costliest first."""
    found = [judged for judged in decisions if judged.error and seat in (None, judged.seat)]
    return sorted(found, key=lambda judged: (-judged.cost, judged.ply))


def in_words(match: Match, decisions: Sequence[Judged], speech: Speech) -> list[Told]:
    """Some decisions of a match, in the order given. It is gone through again, for what was known at each of them."""
    wanted = {judged.ply: judged for judged in decisions}
    course = match.course()
    walk = from_record(beginning(match), lambda _: match.game)
    told: dict[int, Told] = {}
    for ply in range(max(wanted, default=-1) + 1):
        if ply in wanted:
            told[ply] = one(walk.state, wanted[ply], speech)
        if ply < len(course):
            extend(walk, [course[ply].row])
    return [told[judged.ply] for judged in decisions]


def one(state: State, judged: Judged, speech: Speech) -> Told:
    """A decision at its position."""
    preview: Preview[State] = state.game.preview()
    decision = state.decision
    question = "" if decision is None else speech.question(preview.question(state), decision)
    answers = [
        Answer(option, label(state, option, judged.ask, speech), continued(option.line, speech))
        for option in judged.options
    ]
    said, rules = explained(judged.reasons, speech)
    return Told(judged, question, answers, said, rules)


def label(state: State, option: Option, ask: str, speech: Speech) -> str:
    """An answer to the open question of a position."""
    preview: Preview[State] = state.game.preview()
    action = state.game.actions[option.code]
    return speech.action(action, ask, preview.facts(state, action))


def continued(line: Sequence[Said], speech: Speech) -> list[str]:
    """What came after, by who does it. Nobody has played it, so nothing is known of it but the answers."""
    found = []
    for seat, run in groupby(line, lambda said: said.seat):
        answers = ", ".join(unplayed(said.text, speech) for said in run)
        found.append(speech.say("text-review-step", name=speech.seat(seat), answer=answers))
    return found


def unplayed(text: str, speech: Speech) -> str:
    try:
        return speech.action(find(speech.game, text), "", {})
    except Illegal:
        return text


def explained(reasons: Sequence[Reason], speech: Speech) -> tuple[list[str], list[str]]:
    """The sentences of some reasons, and the numbers of all their rules, each once. One that has no text here, because
    a newer release gave it, is left out."""
    said, rules = list[str](), list[str]()
    for reason in reasons:
        if speech.texts.has(f"review-{speech.game.name}-{plain(reason.key)}"):
            said.append(speech.why(reason.key, reason.args))
            rules += reason.rules
    return said, list(dict.fromkeys(rules))


def playing(match: Match, review: Review) -> list[int]:
    """The parties of a review that somebody or something plays: whoever is alone is compared with a last one that
    stands for nobody."""
    return list(range(min(len(review.parties), len(match.state.scores()))))


def judge_name(review: Review, texts: Texts) -> str:
    """Who judged, in words; one that has none here goes by its name."""
    key = JUDGES.get(review.judge)
    return review.judge if key is None else texts.say(key)


class Lucky(NamedTuple):
    """A draw that helped a party a good deal: in which round, what happened then in words."""

    draw: Draw
    round: int
    party: int
    said: str

    @property
    def gain(self) -> float:
        return self.draw.luck[self.party]


def luckiest(match: Match, review: Review, speech: Speech, most: int) -> list[Lucky]:
    """The draws that moved a share the most, in favour of whom they were."""
    rounds = {point.ply: point.round for point in review.curve}
    parties = playing(match, review)
    best = {draw.ply: max(parties, key=lambda party: draw.luck[party]) for draw in review.draws}
    drawn = [draw for draw in review.draws if draw.luck[best[draw.ply]] > 0]
    drawn.sort(key=lambda draw: -draw.luck[best[draw.ply]])
    return [
        Lucky(draw, rounds.get(draw.ply, 0), best[draw.ply], happened(match, draw.ply, speech)) for draw in drawn[:most]
    ]


def happened(match: Match, ply: int, speech: Speech) -> str:
    """What the answer that led to a position brought, to somebody who sees everything, or that answer where it brought
    nothing that is told; nothing of the set-up."""
    if ply == 0:
        return ""
    step = match.course()[ply - 1]
    events = [event for shown in log(match, ALL, step.number, step.number + 1) for event in shown.events]
    lines = [line.text for line in speech.events(events)] or continued([Said(step.seat, step.row.text)], speech)
    return "; ".join(lines)
