"""What the four tiles of the second expansion bring to the game (E 2)."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludoteca.core.actions import ActionTable
from ludoteca.core.event_table import EventTable
from ludoteca.core.features import put_zeros
from ludoteca.core.fields import seat, thing
from ludoteca.core.pieces import Piece
from ludoteca.core.protocol import Option

from ...data import KINDS, LIVESTOCK, TILE_IDS
from ...expansion import Expansion
from ...features import MOST_SEATS
from ...hooks import Setting
from ...position import Burgundy, Rules
from ..numbers import CRANE, GEESE, MONASTERY_27, MONASTERY_28
from .crane import EFFECT, EFFECTS, LIFTED, CraneTile, crane_answers
from .geese import BesideGeese, GeeseTile
from .monasteries import HIRE, Hire, OnTop

BROUGHT: Final = (MONASTERY_27, MONASTERY_28, CRANE, GEESE)
WORKING: Final = (27, 28)  # monasteries


class Tiles(Expansion):
    def __init__(self) -> None:
        super().__init__("tiles")

    def options(self, rules: Rules) -> tuple[Option, ...]:
        return (Option("tiles", ("no", "yes")),)

    def on(self, options: Mapping[str, str]) -> bool:
        return options.get("tiles") == "yes"

    def actions(self, table: ActionTable) -> None:
        table.add(HIRE, "hire", "tile:monastery_28")
        for kind in EFFECTS:
            name = TILE_IDS[kind] if kind < KINDS else "white_castle"
            table.add(EFFECT, f"effect {name}", f"effect:{name}", thing=kind)

    def events(self, table: EventTable) -> None:
        table.add(LIFTED, "crane", seat(), thing("tile"))

    def join(self, rules: Rules, setting: Setting, options: Mapping[str, str]) -> None:
        """E 2.1. Whatever is livestock now scores the geese too."""
        pieces = rules.pieces
        for kind in BROUGHT:
            setting.bring(kind, pieces)
        for kind, tile in enumerate(setting.tiles):
            if tile.colour == LIVESTOCK:
                setting.tiles[kind] = BesideGeese(kind, pieces)
        setting.tiles[GEESE] = GeeseTile(GEESE, pieces)
        setting.tiles[MONASTERY_27] = OnTop(MONASTERY_27, pieces)
        setting.tiles[CRANE] = CraneTile(CRANE, pieces)
        setting.any_building = CRANE
        setting.powers.append(Hire())

    def live(self, rules: Rules, options: Mapping[str, str]) -> list[int]:
        found = rules.by_verb[HIRE] + crane_answers(rules, options)
        for kind in BROUGHT:
            found += [rules.codes.uses[kind], rules.codes.drops[kind]]
        return [action.code for action in found]

    def feature_pieces(self, rules: Rules, options: Mapping[str, str]) -> list[Piece]:
        return [Piece("monasteries_27_28", MOST_SEATS * len(WORKING))]

    def features(self, s: Burgundy, seat: int, into: vec[i16], at: i64) -> i64:
        end = put_zeros(into, at, MOST_SEATS * len(WORKING))
        for place in range(s.seats):
            e = s.estate((max(seat, 0) + place) % s.seats)
            for number in WORKING:
                into[at] = i16(e.has(number))
                at += 1
        return end
