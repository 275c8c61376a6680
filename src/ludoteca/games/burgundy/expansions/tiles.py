"""The four tiles of the second expansion: monasteries 27 and 28, crane and geese (E 2)."""

from collections.abc import Mapping
from typing import Final

from ludoteca.core.actions import ActionTable
from ludoteca.core.event_table import EventTable
from ludoteca.core.fields import seat, thing

from ..data import KINDS, MARKET, TILE_IDS, WATCHTOWER
from ..expansion import Expansion
from .numbers import TILES_CODES, TILES_EVENTS, WHITE_CASTLE

HIRE: Final = TILES_CODES
EFFECT: Final = TILES_CODES + 1
LIFTED: Final = TILES_EVENTS

# What a crane may do: the buildings of the base game, and the white castle.
EFFECTS: Final = (*range(MARKET, WATCHTOWER + 1), WHITE_CASTLE)


class Tiles(Expansion):
    def __init__(self) -> None:
        super().__init__("tiles")

    def on(self, options: Mapping[str, str]) -> bool:
        return False

    def actions(self, table: ActionTable) -> None:
        table.add(HIRE, "hire", "tile:monastery_28")
        for kind in EFFECTS:
            name = TILE_IDS[kind] if kind < KINDS else "white_castle"
            table.add(EFFECT, f"effect {name}", f"effect:{name}", thing=kind)

    def events(self, table: EventTable) -> None:
        table.add(LIFTED, "crane", seat(), thing("tile"))
