"""Boards 11-18: the castle link and castles bought back (E 1)."""

from collections.abc import Mapping
from typing import Final

from ludoteca.core.actions import ActionTable
from ludoteca.core.event_table import EventTable
from ludoteca.core.fields import seat

from ..expansion import Expansion
from .numbers import BOARDS_CODES, BOARDS_EVENTS

RECLAIM: Final = BOARDS_CODES
RECLAIMED: Final = BOARDS_EVENTS


class Boards(Expansion):
    def __init__(self) -> None:
        super().__init__("boards")

    def on(self, options: Mapping[str, str]) -> bool:
        return False

    def actions(self, table: ActionTable) -> None:
        table.add(RECLAIM, "reclaim", "aside:castle")

    def events(self, table: EventTable) -> None:
        table.add(RECLAIMED, "reclaim", seat())

    def sources(self) -> tuple[str, ...]:
        return ("castles",)
