"""Everything that can be answered. Codes never move: what is added later is added at the end."""

from __future__ import annotations

from ludoteca.core.actions import ActionTable
from ludoteca.core.protocol import Action

from .position import KINDS

DONE = 0
LAY = 1


def table(home: str) -> list[Action]:
    made = ActionTable(home)
    made.add(DONE, "done", closes=True)
    made.each(LAY, "lay", "hand", KINDS)
    return made.actions
