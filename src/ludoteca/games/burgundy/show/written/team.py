"""The key spaces of a team (E 9)."""

from ludoteca.core.codecs import Number, Seat
from ludoteca.core.collected import Listed
from ludoteca.core.forms import Form
from ludoteca.core.sheets import frame

from ...expansions.team.keys import Pairs, Slot
from .base import NO_HEX, NO_SPACE, NO_TILE, STORED

TAKING = (Slot,)
PARTS = {"pairs": (Pairs, Form(Pairs, {"private": Listed(STORED, lambda here: here.fresh.seats)}))}


def phases(game: object) -> list[object]:
    return [
        frame(Slot, {"seat": Seat(), "kind": NO_TILE, "space": NO_SPACE, "at": NO_HEX, "value": Number(0, 6)}),
    ]
