"""Vineyards (E 12)."""

from __future__ import annotations

from typing import Any

from ludoteca.core.codecs import NEEDED, Here, Number, Seat
from ludoteca.core.codecs import Id as Named
from ludoteca.core.collected import Bits, Counts, Places
from ludoteca.core.forms import Derived, Form
from ludoteca.core.sheets import frame

from ...data import NONE
from ...expansions.numbers import CELLAR, DOUBLE_KINDS, DOUBLES
from ...expansions.vineyards.bonus import FreeBlack, FreeDouble, VineCastle
from ...expansions.vineyards.cellar import Cellar, Vines
from ...expansions.vineyards.codes import DOUBLE_SPACES, GRAPE_IDS, VINE_HEXES
from ...expansions.vineyards.planted import ChooseDouble, Grape, Planted
from .base import tile_ids

VINE_IDS = [str(at) for at in range(VINE_HEXES)]
PLANTED = ("left", "right", "level")
PLACING = (Planted,)
STAYING = ("planted", "vine_castle")


def double_ids(here: Here) -> list[str]:
    return tile_ids(here)[DOUBLES : DOUBLES + DOUBLE_KINDS]


def choose_double(seat: int, hex: int) -> ChooseDouble:
    return ChooseDouble(seat, hex)


class Vineyard(Places):
    """E 12.12: the grapes by hex; a tile covers two of them."""

    def read(self, data: object, here: Here) -> list[Any]:
        found = super().read(data, here)
        for at in range(0, VINE_HEXES, 2):
            if (found[at] == NONE) != (found[at + 1] == NONE):
                raise here.bad(f"a double tile lies on the hexes {at} and {at + 1}, or none does")
        return found


PARTS = {
    "cellar": (
        Cellar,
        Form(Cellar, {
            "printed": Derived(lambda part, here: here.fresh.parts[CELLAR].printed),
            "bag": Counts(double_ids), "stock": Counts(GRAPE_IDS), "out": Counts(GRAPE_IDS),
        }),
    ),
}  # fmt: skip
ESTATE_PARTS = {
    "vines": (
        Vines,
        Form(Vines, {
            "hexes": Vineyard(VINE_IDS, Named(GRAPE_IDS)),
            "covered": Derived(lambda v, here: sum(1 << at for at in range(DOUBLE_SPACES) if v.hexes[2 * at] != NONE)),
            "levels": Number(0, 9), "grapes": Counts(GRAPE_IDS),
        }),
    ),
}  # fmt: skip


def phases(game: object) -> list[object]:
    seat = {"seat": Seat()}
    name, (made, _) = frame(ChooseDouble)
    return [
        frame(FreeBlack),
        frame(FreeDouble),
        frame(VineCastle),
        frame(Grape),
        frame(Planted, {**seat, "space": Number(0, DOUBLE_SPACES - 1, NEEDED), "todo": Bits(PLANTED)}),
        (name, (made, Form(choose_double, {**seat, "hex": Named(VINE_IDS)}))),
    ]
