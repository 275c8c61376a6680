"""What a table says of its guide."""

from __future__ import annotations

from functools import lru_cache

from ludoteca import guides
from ludoteca.core import registry
from ludoteca.core.errors import LudotecaError
from ludoteca.core.protocol import Game
from ludoteca.guides import Guide

from .. import wire
from ..store.models import GameTable
from ..summary import LEFT, ON

KEPT = 20


def guide_info(table: GameTable) -> wire.Guide | None:
    """Nothing for a match that was begun by none."""
    if not table.guide:
        return None
    found = steps_of(table.guide, table.game, table.data)
    rows, steps = (0, []) if found is None else found
    return wire.Guide(table.guide, steps, rows, table.guided == LEFT, table.guided not in (ON, LEFT) or found is None)


@lru_cache(KEPT)
def steps_of(name: str, game: str, data: str) -> tuple[int, list[wire.GuideStep]] | None:
    """How many answers a guide has, and its steps; None where it is not here, or not for a game with these data."""
    try:
        plan = guides.guide(name)
    except LudotecaError:
        return None
    return (plan.rows, steps(plan)) if (plan.game.name, plan.game.data) == (game, data) else None


def steps(plan: Guide) -> list[wire.GuideStep]:
    return [
        wire.GuideStep(
            step.number, step.rows, [action.code for action in step.codes], list(step.targets), list(step.rules)
        )
        for step in plan.steps
    ]


def steps_offered(game: Game) -> int:
    """How many steps the guide of a game has that can be played here; 0 without one."""
    if game.name not in registry.OURS:
        return 0
    found = steps_of(game.name, game.name, game.data)
    return 0 if found is None else len(found[1])
