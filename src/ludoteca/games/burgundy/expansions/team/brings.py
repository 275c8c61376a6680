"""What the team game brings (E 9)."""

from collections.abc import Mapping
from typing import Final

from ludoteca.core.actions import ActionTable

from ...expansion import Expansion
from ..numbers import TEAM_CODES

SHARED: Final = TEAM_CODES
PRIVATE: Final = TEAM_CODES + 1


class Team(Expansion):
    def __init__(self) -> None:
        super().__init__("team")

    def on(self, options: Mapping[str, str]) -> bool:
        return False

    def actions(self, table: ActionTable) -> None:
        table.add(SHARED, "shared", "keys:shared")
        table.add(PRIVATE, "private", "keys:private")
