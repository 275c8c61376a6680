"""Matches to review, and a review that costs little."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from ludoteca.bots.heuristics import heuristic
from ludoteca.core import registry
from ludoteca.core.chance import seeded
from ludoteca.core.match import Match
from ludoteca.review.course import Course
from ludoteca.review.settings import Effort

LITTLE = Effort(first=2, futures=4, spine=4, plies=2)


@cache
def greedy(name: str, seats: int, seed: int = 1, options: tuple[tuple[str, str], ...] = ()) -> Match:
    """A match of heuristics that slip now and then, to its end."""
    game = registry.game(name)
    match, known, dice = Match(game, seats, dict(options), seed), heuristic(game), seeded(seed)
    while (decision := match.decision) is not None:
        slips = dice.below(4) == 0
        answer = (
            decision.actions[int(dice.below(len(decision.actions)))] if slips else known.pick(match.state, decision)
        )
        match.play(answer.code)
    return match


def course(name: str, seats: int, seed: int = 1, options: Mapping[str, str] | None = None) -> Course:
    """For a review that looks at little."""
    found = Course(greedy(name, seats, seed, tuple((options or {}).items())), "quick")
    found.effort = LITTLE
    return found
