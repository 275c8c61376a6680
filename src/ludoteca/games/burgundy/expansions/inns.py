"""Inns (E 6)."""

from collections.abc import Mapping
from typing import Final

from ludoteca.core.actions import ActionTable

from ..expansion import Expansion
from .numbers import INNS_CODES

BUY_INN: Final = INNS_CODES
PICK_INN: Final = INNS_CODES + 1


class Inns(Expansion):
    def __init__(self) -> None:
        super().__init__("inns")

    def on(self, options: Mapping[str, str]) -> bool:
        return False

    def actions(self, table: ActionTable) -> None:
        table.add(BUY_INN, "buy inn", "inn:1")
        table.add(PICK_INN, "pick inn", "inn:1")

    def spaces(self) -> tuple[str, ...]:
        return ("inn.1", "inn.2", "inn.3", "inn.4", "inn.5")
