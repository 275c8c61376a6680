"""Castles set aside (E 1.4)."""

from ludoteca.core.codecs import Number
from ludoteca.core.forms import Form
from ludoteca.core.sheets import frame

from ...expansions.boards import Aside, BringBack
from ...expansions.numbers import CASTLE_PRICE

OWED = (CASTLE_PRICE,)
PARTS = {"aside": (Aside, Form(Aside, {"castles": Number()}))}


def phases(game: object) -> list[object]:
    return [frame(BringBack)]
