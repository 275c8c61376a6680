"""The review of a match: every answer judged by itself, so that any number of processes may share the work and the same
match always gives the same figures; then put together."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np
from msgspec import Struct

from ludoteca.bots.rollout import victory_shares
from ludoteca.core.chance import apart, seeded
from ludoteca.core.match import Match
from ludoteca.core.protocol import Action, State
from ludoteca.core.record import from_record, so_far

from .course import Course
from .lines import line
from .reasons import reasons
from .settings import TOLD
from .shape import FORMAT, Depth, Draw, Judged, Option, Point, Reason, Review
from .split import split
from .voices import Floats
from .weighing import Comparison, weigh

DIGITS = 6  # of shares and points: what is told does not depend on how a machine rounds


class Part(Struct):
    """What was found of one ply: the worth of the position it led to, what was decided, what was drawn."""

    ply: int
    point: Point
    decision: Judged | None = None
    draw: Draw | None = None


def judge(course: Course, ply: int) -> Part:
    """What there is to say of the answer that led to position `ply`; of the set-up for 0."""
    now = worth(course, ply)
    answer = course.answers[ply - 1] if ply else None
    rounds = course.answers[min(ply, len(course.answers) - 1)].round if course.answers else 1
    point = Point(ply, rounds, told(now[0]), told(now[1]))
    part = Part(ply, point)
    if answer is None:
        if course.set_up:
            part.draw = Draw(0, sorted(set(course.start_kinds)), told(now[0] - other_set_ups(course)))
        return part
    if answer.kinds:
        part.draw = Draw(ply, sorted(set(answer.kinds)), told(now[0] - other_draws(course, ply)))
    if course.open(ply) is not None:
        part.decision = decided(course, ply)
    return part


def worth(course: Course, ply: int) -> tuple[Floats, Floats]:
    """Shares and points that everybody can expect at a position, seen by who sees everything."""
    state = course.positions[ply]
    futures = course.futures
    if state.decision is None:
        won = victory_shares(state.ranking())
        points = [float(score) for score in state.scores()]
        alone = futures.real == 1
        return np.array([*won, 1.0 - won[0]] if alone else won), np.array([*points, 0.0] if alone else points)
    found = futures.worths([onward(state, None, "on")], course.effort.spine, course.effort.plies, f"ply {ply}")[0]
    return found.shares.mean(0), found.points.mean(0)


def other_draws(course: Course, ply: int) -> Floats:
    """What everybody could have expected of that answer before anything was drawn."""
    action = course.answers[ply - 1].action
    state = course.positions[ply - 1]
    if action is None:
        return worth(course, ply)[0]  # what was dealt again when a match was played on is nobody's luck
    effort = course.effort
    found = course.futures.worths([onward(state, action, "else")], effort.spine, effort.plies, f"ply {ply}")[0]
    mean: Floats = found.shares.mean(0)
    return mean


def other_set_ups(course: Course) -> Floats:
    """What everybody could expect before anything was dealt."""
    game, effort = course.game, course.effort

    def start(number: int) -> State:
        return game.begin(course.seats, course.options, seeded(apart(number, "set-up")))

    mean: Floats = course.futures.worths([start], effort.spine, effort.plies, "ply 0")[0].shares.mean(0)
    return mean


def onward(state: State, action: Action | None, purpose: str) -> Callable[[int], State]:
    """A position with everything as it lies, and chance open."""

    def start(number: int) -> State:
        other = state.clone()
        other.chance = seeded(apart(number, purpose))
        if action is not None:
            other.apply(action)
        return other

    return start


def decided(course: Course, ply: int) -> Judged:
    state, answer = course.positions[ply - 1], course.answers[ply - 1]
    decision, played = state.decision, answer.action
    assert decision is not None and played is not None
    futures = course.futures
    purpose = f"decision {ply}"
    liked = favourites(course, state)
    compared = weigh(futures, state, played, course.effort, purpose, liked, trusted=liked[0])
    chosen = next(at for at, one in enumerate(compared.finalists) if one.action is played)
    cost, points = compared.cost(chosen)
    margin, margin_points = compared.margin(chosen if chosen else min(1, len(compared.finalists) - 1))
    error = chosen > 0 and cost > margin
    shown = [at for at in range(len(compared.finalists)) if at < TOLD or at == chosen]
    best = compared.finalists[0]
    own = next(one for one in compared.finalists if one.action is liked[0])
    gifts = own.shares() - compared.finalists[chosen].shares()
    party = compared.party
    given = [0.0 if other == party else -float(part) for other, part in enumerate(gifts)]
    return Judged(
        ply=ply - 1,
        row=answer.row,
        round=answer.round,
        seat=decision.seat,
        ask=decision.ask,
        options=[option(course, state, compared, at) for at in shown],
        chosen=shown.index(chosen),
        cost=round(cost, DIGITS) if chosen else 0.0,
        points=round(points, DIGITS) if chosen else 0.0,
        margin=round(margin, DIGITS),
        margin_points=round(margin_points, DIGITS),
        error=error,
        stake=round(max(float(best.shares()[party]) - compared.random, 0.0), DIGITS),
        lost=round(float(gifts[party]), DIGITS),
        gifts=told(np.array(given)),
        reasons=why(state, best.action, played) if error else [],
    )


def favourites(course: Course, state: State) -> list[Action]:
    """What who plays on would answer here, and the heuristic."""
    voice = course.futures.voice
    decision = state.decision
    assert decision is not None
    known = state.imagine(decision.seat, seeded(0))
    calm = np.full((1, voice.codes), 1500, np.int64)
    answer = voice.answer([known], calm, [0])[0][0]
    other = voice.heuristic.pick(known, decision)
    return [answer] if answer is other else [answer, other]


def option(course: Course, state: State, compared: Comparison, at: int) -> Option:
    one = compared.finalists[at]
    party = compared.party
    return Option(
        one.action.code,
        one.action.text,
        round(float(one.shares()[party]), DIGITS),
        round(float(one.points()[party]), DIGITS),
        line(course.futures, state, one.action),
    )


def why(state: State, best: Action, other: Action) -> list[Reason]:
    decision = state.decision
    assert decision is not None
    known = state.imagine(decision.seat, seeded(0))
    return reasons(known, decision, best, other)


def told(numbers: Floats) -> list[float]:
    return [round(float(number), DIGITS) for number in numbers]


def assemble(course: Course, parts: Iterable[Part]) -> Review:
    """The review as far as these parts go; whole when all are there."""
    there = {part.ply: part for part in parts}
    due = course.plies
    found = [there[ply] for ply in due if ply in there]
    decisions = [part.decision for part in found if part.decision is not None]
    draws = [part.draw for part in found if part.draw is not None]
    real = [judged for judged in decisions if len(judged.options) > 1]
    whole = len(found) == len(due)
    futures = course.futures
    return Review(
        format=FORMAT,
        game=course.game.name,
        version=course.game.version,
        seats=course.seats,
        parties=futures.parties,
        depth=course.depth,
        judge=futures.voice.name,
        simulations=course.effort.futures,
        margin=round(float(np.median([judged.margin for judged in real])), DIGITS) if real else 0.0,
        margin_points=round(float(np.median([judged.margin_points for judged in real])), DIGITS) if real else 0.0,
        plies=len(course.answers),
        done=len(found),
        due=len(due),
        curve=[part.point for part in found],
        decisions=decisions,
        draws=draws,
        split=split(futures, found[0].point, found[-1].point, decisions, draws, course) if whole else [],
    )


def review(
    match: Match, depth: Depth = "standard", processes: int = 1, told: Callable[[int, int], None] | None = None
) -> Review:
    """The whole review; `told` hears how many of how many plies are judged."""
    course = Course(match, depth)
    plies = course.plies
    parts: list[Part] = []
    for part in judged(course, match, plies, processes):
        parts.append(part)
        if told is not None:
            told(len(parts), len(plies))
    return assemble(course, parts)


def judged(course: Course, match: Match, plies: list[int], processes: int) -> Iterable[Part]:
    if processes <= 1:
        yield from (judge(course, ply) for ply in plies)
        return
    record = so_far(match)
    with ProcessPoolExecutor(processes, initializer=begin, initargs=(record, match.game, course.depth)) as pool:
        yield from pool.map(judge_again, plies, chunksize=4)


# What a process of the pool knows: the match it was begun for.
KNOWN: dict[str, Course] = {}


def begin(record: dict[str, Any], game: Any, depth: Depth) -> None:
    KNOWN["course"] = Course(from_record(record, lambda _: game), depth)


def judge_again(ply: int) -> Part:
    return judge(KNOWN["course"], ply)
