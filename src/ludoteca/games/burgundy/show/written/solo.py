"""Playing alone (E 10)."""

from __future__ import annotations

from typing import Any

from ludoteca.core.codecs import Here, Number, Seat
from ludoteca.core.collected import Bits
from ludoteca.core.forms import Form
from ludoteca.core.sheets import frame

from ...expansions.solo.alone import Alone
from ...expansions.solo.gain import Gain, Reward
from ...expansions.solo.sequel import PlacedAlone
from ...expansions.solo.settle import Settle
from ...expansions.solo.ship import LoneShip, Payment, Swap
from .base import GOODS_COUNTED, HEX, LAST_GOOD, NO_SPACE, SPACE, TILE, TILES
from .phases import PLACED, ship_fields

PLACING = (PlacedAlone,)
WITHIN = {"loading": ("ship", "lone_ship")}
TAKING = (Settle, Payment)
STAYING = ("placed_alone", "gain", "reward")


class Pruned(Form):
    """E 10.5: the space that lost its tile at the start of the round, and the tile."""

    def __init__(self) -> None:
        super().__init__(lambda space, tile: [space, tile], {"space": SPACE, "tile": TILE})

    def default(self, here: Here) -> list[int]:
        return []

    def write(self, value: Any, here: Here) -> dict[str, Any]:
        return {"space": SPACE.write(value[0], here), "tile": TILE.write(value[1], here)}


PARTS = {
    "alone": (
        Alone,
        Form(Alone, {
            "target": Number(), "mark": Number(), "lost": GOODS_COUNTED, "under": TILES, "pruned": Pruned(),
        }),
    ),
}  # fmt: skip


def phases(game: object) -> list[object]:
    seat = {"seat": Seat()}
    return [
        frame(Gain, {**seat, "number": Number()}),
        frame(Reward),
        frame(PlacedAlone, {**seat, "at": HEX, "kind": TILE, "todo": Bits((*PLACED, "phase")), "scored": Number()}),
        frame(Settle, {**seat, "space": NO_SPACE}),
        frame(LoneShip, ship_fields()),
        frame(Swap),
        frame(Payment, {"last": LAST_GOOD, "space": SPACE}),
    ]
