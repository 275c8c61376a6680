"""Guided first games: a table for one person, whose beginning is prepared."""

from __future__ import annotations

from ludoteca import guides
from ludoteca.core import registry
from ludoteca.core.errors import LudotecaError
from ludoteca.guides import Guide

from .. import wire
from ..errors import Refusal, refusal
from .auth import OWNER
from .creation import Creation
from .new import new_table


class Guided:
    def __init__(self, creation: Creation) -> None:
        self.creation = creation

    async def begin(self, name: str, wish: wire.NewGuided) -> wire.Seated:
        """My seat at a table that is begun by the guide of a game."""
        plan = guide_of(name)
        game = plan.game
        table = new_table(game.name, game.version, game.data, dict(plan.options), plan.players, OWNER)
        table.guide, table.guided = plan.name, "on"
        return await self.creation.seat(table, wire.NewTable(game.name, seats(plan, wish.name)), True)


def guide_of(name: str) -> Guide:
    try:
        registry.game(name)
        return guides.guide(name)
    except LudotecaError as error:
        found = refusal(error)
        raise Refusal("unknown", found.message) from None


def seats(plan: Guide, name: str) -> list[wire.SeatPlan]:
    """The person where the guide has them, bots at the other places."""
    called = plan.names or [""] * plan.players
    return [
        wire.SeatPlan("me", name) if seat == plan.seat else wire.SeatPlan("bot", called[seat], plan.level)
        for seat in range(plan.players)
    ]
