"""The automatic rival (E 13)."""

from __future__ import annotations

from typing import Any

from ludoteca.core.codecs import Here, Id, Number
from ludoteca.core.collected import Bits, Counts, Listed, Places, Things
from ludoteca.core.forms import Derived, Form

from ...data import NONE
from ...expansions.chateau.part import HIDDEN, Rival
from ...expansions.chateau.printed import CARD_IDS, MOST_HEXES, SYMBOL_IDS
from ...expansions.numbers import CHATEAU
from .base import BONUS, GOODS_COUNTED, SHIELD_IDS, TILE, TILES, tile_ids

ON_CARDS = [f"{side}.{at + 1}" for side in ("left", "right") for at in range(MOST_HEXES)]


def duchy(here: Here) -> list[str]:
    return [str(at + 1) for at in range(len(rival_of(here).spaces))]


def rival_of(here: Here) -> Any:
    return here.fresh.parts[CHATEAU]


PARTS = {
    "rival": (
        Rival,
        Form(Rival, {
            "terms": Derived(lambda part, here: rival_of(here).terms),
            "cards": Listed(Id(CARD_IDS, none=NONE), lambda here: 2),
            "laid": Places(ON_CARDS, TILE),
            "down": Bits(ON_CARDS),
            "deck": Counts(CARD_IDS, most=1),
            "pile": Counts(CARD_IDS, most=1),
            "reserve": TILES,
            "wild": TILES,
            "spaces": Places(duchy, Id(lambda here: ["hidden", "none", *tile_ids(here)], first=HIDDEN)),
            "over": TILES,
            "goods": GOODS_COUNTED,
            "sold": GOODS_COUNTED,
            "silver": Number(),
            "symbols": Listed(Id(SYMBOL_IDS, first=1), usual=[]),
            "bonus": BONUS,
            "posts": Number(),
            "arms": Things(SHIELD_IDS),
            "doubles": TILES,
        }),
    ),
}  # fmt: skip
