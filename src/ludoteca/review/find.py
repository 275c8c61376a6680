"""Finding puzzles: questions of played games with one answer that is clearly best, as several judges see it, and that
is not what the heuristic would answer."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from math import exp
from typing import Any, Final

from ludoteca.bots.greedy import GreedyBot
from ludoteca.bots.heuristics import heuristic
from ludoteca.bots.levels import LEVELS
from ludoteca.bots.mcts import MctsBot
from ludoteca.bots.mcts import Settings as Unguided
from ludoteca.bots.net import NetBot
from ludoteca.bots.net_search import NetSearchBot, Settings
from ludoteca.core.chance import apart, seeded
from ludoteca.core.match import Match
from ludoteca.core.protocol import Action, Decision, State
from ludoteca.core.record import beginning
from ludoteca.core.rows import row_to_json

from .course import Course
from .engine import DIGITS
from .lines import line
from .puzzle import Puzzle, Source
from .reasons import reasons
from .settings import ANSWERS, EFFORTS
from .shape import Option
from .themes import theme
from .voices import NetVoice
from .weighing import Comparison, weigh

EACH: Final = 4  # puzzles of one game
APART: Final = 5  # answers between two of them
CLEAR: Final = 2.0  # margins between the best answer and the second
# Searches that must all find it: how many of the strongest level's iterations, in hundredths.
SEARCHES: Final = (100, 50, 200, 100)
MIDDLE, REACH, STEP, DEVIATION = 1500, 500, 110, 120  # of ratings


def find(matches: Sequence[Match], most: int, told: Callable[[], None] | None) -> Iterator[Source]:
    """The puzzles of finished matches, up to so many; `told` hears of each match that was looked through."""
    for match in matches:
        found = puzzles(match)[:most]
        most -= len(found)
        if found:
            yield Source(record(match, max(puzzle.ply for puzzle in found)), found)
        if told is not None:
            told()
        if most <= 0:
            return


def puzzles(match: Match) -> list[Puzzle]:
    """A few, from anywhere in the game."""
    course = Course(match)
    found: list[Puzzle] = []
    left = list(range(1, len(course.answers) + 1))
    dice = seeded(apart(len(left), "puzzles"))
    while left and len(found) < EACH:
        ply = left.pop(int(dice.below(len(left))))
        if all(abs(ply - 1 - other.ply) >= APART for other in found):
            puzzle = judged(course, match, ply)
            if puzzle is not None:
                found.append(puzzle)
    return sorted(found, key=lambda puzzle: puzzle.ply)


def admit(match: Match, ply: int) -> Puzzle | None:
    """The question at position `ply` as a puzzle, if it is one."""
    course = Course(match)
    return judged(course, match, ply + 1) if 0 <= ply < len(course.answers) else None


def judged(course: Course, match: Match, ply: int) -> Puzzle | None:
    """Cheap doubts come first: most questions are no puzzles."""
    decision = course.open(ply)
    voice = course.futures.voice
    if decision is None or not isinstance(voice, NetVoice) or decision.most > 1 or len(decision.actions) < 3:
        return None
    state = course.positions[ply - 1]
    seat = decision.seat
    known = state.imagine(seat, seeded(apart(ply, "puzzle")))
    plain = heuristic(course.game).pick(known, decision)
    first = NetBot(voice.net).choose(known, seat)
    if first is plain and (ply % 3 or course.game.name in ("san-juan", "venezia")):
        return None  # where network and heuristic agree a search seldom knows better
    best = searched(course, known, seat, SEARCHES[0], 0)
    if best is plain:
        return None
    purpose = f"puzzle {ply}"
    quick = weigh(course.futures, state, best, EFFORTS["quick"], purpose, [plain])
    if not clear(quick, best, 1.0):
        return None
    if any(searched(course, known, seat, part, at + 1) is not best for at, part in enumerate(SEARCHES[1:])):
        return None
    deep = weigh(course.futures, state, best, EFFORTS["deep"], f"{purpose} deep", [plain], finalists=ANSWERS)
    if not clear(deep, best, CLEAR):
        return None
    part = ply / len(course.answers)
    about = theme(course.game, decision.ask, best, part)
    return made(course, match, ply, decision, deep, about) if about else None


def searched(course: Course, known: State, seat: int, part: int, seed: int) -> Action:
    """What the strongest level would answer, with so many hundredths of its iterations."""
    voice = course.futures.voice
    assert isinstance(voice, NetVoice)
    settings = Settings()
    settings.iterations = LEVELS[-1].learned[course.game.name] * part // 100
    bot = NetSearchBot(voice.net, course.game, seeded(apart(seed, "puzzle")), settings)
    return bot.choose(known, seat)


def clear(compared: Comparison, best: Action, margins: float) -> bool:
    """Whether that answer is ahead of the second by so many margins."""
    if compared.finalists[0].action is not best or len(compared.finalists) < 2:
        return False
    return compared.cost(1)[0] > margins * compared.margin(1)[0]


def made(course: Course, match: Match, ply: int, decision: Decision, deep: Comparison, about: str) -> Puzzle:
    state = course.positions[ply - 1]
    played = course.answers[ply - 1].action
    assert played is not None
    best, second = deep.finalists[0].action, deep.finalists[1].action
    known = state.imagine(decision.seat, seeded(0))
    party = deep.party
    options = [
        Option(
            one.action.code,
            one.action.text,
            round(float(one.shares()[party]), DIGITS),
            round(float(one.points()[party]), DIGITS),
            line(course.futures, state, one.action) if at < 2 else [],
        )
        for at, one in enumerate(deep.finalists)
    ]
    ranking = match.state.ranking()
    return Puzzle(
        id=name(match, ply - 1),
        ply=ply - 1,
        seat=decision.seat,
        ask=decision.ask,
        theme=about,
        options=options,
        margin=round(deep.margin(1)[0], DIGITS),
        played=played.text,
        place=ranking[party],
        parties=len(ranking),
        rating=rating(course, known, decision, best),
        deviation=DEVIATION,
        reasons=reasons(known, decision, best, second),
    )


def rating(course: Course, known: State, decision: Decision, best: Action) -> int:
    """How hard it looks: by how likely the network thinks the answer, and whether simpler bots find it."""
    voice = course.futures.voice
    assert isinstance(voice, NetVoice)
    sums = voice.net.sums(known, decision)
    top = max(float(sums[action.code]) for action in decision.actions)
    parts = {action.code: exp((float(sums[action.code]) - top) * voice.worth) for action in decision.actions}
    likely = parts[best.code] / sum(parts.values())
    bots = [MctsBot(heuristic(course.game), seeded(seed), Unguided(iterations=20)) for seed in (1, 2)]
    simple = sum(
        1
        for bot in (*bots, GreedyBot(heuristic(course.game), seeded(3), 0.3))
        if bot.choose(known, decision.seat) is best
    )
    return round(MIDDLE + REACH * (0.5 - likely) + STEP * (1 - simple))


def name(match: Match, ply: int) -> str:
    """The same position has the same name."""
    told = json.dumps(record(match, ply), sort_keys=True).encode()
    return f"{match.game.name}-{blake2b(told, digest_size=5).hexdigest()}"


def record(match: Match, ply: int) -> dict[str, Any]:
    """The answers in effect up to a position, with what was drawn, and nothing of who gave them."""
    head = beginning(match)
    rows = [row_to_json(match.game, step.row) for step in match.course()[:ply]]
    return {
        **{key: value for key, value in head.items() if key not in ("seed", "guide", "rows")},
        "seed": 0,
        "rows": rows,
    }
