"""Duchies, players and the main board as text."""

from __future__ import annotations

from typing import Any

from ludoteca.core.codecs import NEEDED, Codec, Here, Id, Number, object_of, shown
from ludoteca.core.collected import Bits, Counts, Places, Things
from ludoteca.core.forms import Derived, Fact, Form, Kinds

from ...actions import MOST_HEXES, SOURCE_IDS
from ...data import BONUS_TILES, COLOUR_IDS, DEPOTS, GOOD_IDS, GOODS, NONE
from ...estate import Estate
from ...parts import Absent
from ...powers import BOUGHT, FETCHED
from ...privileges import PRIVILEGES
from ...seat import Seat as Player

HEXES = [str(at) for at in range(MOST_HEXES)]
DEPOT_IDS = [str(depot + 1) for depot in range(DEPOTS)]
DIE_IDS = SOURCE_IDS[:2]
BACK_IDS = (*COLOUR_IDS, "black")
SHIELD_IDS = [str(shield + 1) for shield in range(18)]
BONUS_IDS = [f"{name}.{size}" for name in (*COLOUR_IDS, "border") for size in ("large", "small")]
USED = {BOUGHT: "bought", FETCHED: "fetched"}

assert len(BONUS_IDS) == BONUS_TILES * (len(COLOUR_IDS) + 1)


def rules(here: Here) -> Any:
    return here.game


def setting(here: Here) -> Any:
    return here.fresh.setting


def tile_ids(here: Here) -> list[str]:
    return list(rules(here).pieces.ids)


def tiles_in_play(here: Here) -> list[str]:
    return tile_ids(here)[: setting(here).kinds]


def space_ids(here: Here) -> list[str]:
    return list(rules(here).space_ids)


def spaces_in_play(here: Here) -> list[str]:
    return space_ids(here)[: setting(here).spaces]


def duchy_names(here: Here) -> list[str]:
    return [board.name for board in rules(here).boards]


def hexes_of(here: Here) -> list[str]:
    """The hexes of the board of the estate that is written or read."""
    return HEXES[: rules(here).boards[here.thing.duchy].size]


TILE = Id(tile_ids)
NO_TILE = Id(tile_ids, none=NONE)
TILES = Things(tile_ids)
STORED = Things(tile_ids, ordered=True)
SPACE = Id(space_ids)
NO_SPACE = Id(space_ids, none=NONE)
HEX = Id(HEXES)
NO_HEX = Id(HEXES, none=NONE)
GOODS_COUNTED = Counts(GOOD_IDS)
DEPOT = Id(DEPOT_IDS)
NO_DEPOT = Id(DEPOT_IDS, none=NONE)
LAST_GOOD = Id(GOOD_IDS, usual=0)
BONUS = Bits(BONUS_IDS)


class Wares(Codec):
    """CoB 19: the goods in the numbered depots."""

    def default(self, here: Here) -> list[int]:
        return [0] * (DEPOTS * GOODS)

    def write(self, value: Any, here: Here) -> dict[str, Any]:
        depots = [value[at : at + GOODS] for at in range(0, len(value), GOODS)]
        return {
            name: GOODS_COUNTED.write(wares, here) for name, wares in zip(DEPOT_IDS, depots, strict=True) if any(wares)
        }

    def read(self, data: object, here: Here) -> list[int]:
        form = Form(dict, dict.fromkeys(DEPOT_IDS, GOODS_COUNTED))
        return [number for wares in form.read(data, here).values() for number in wares]


class Bags(Codec):
    """The tiles still to be drawn, by their backs."""

    def default(self, here: Here) -> list[list[int]]:
        return [[0] * len(kinds) for kinds in setting(here).backs]

    def inner(self, here: Here) -> dict[str, Codec]:
        ids = tile_ids(here)
        return {
            name: Counts([ids[kind] for kind in kinds])
            for name, kinds in zip(BACK_IDS, setting(here).backs, strict=True)
        }

    def write(self, value: Any, here: Here) -> dict[str, Any]:
        inner = self.inner(here)
        return {name: inner[name].write(bag, here) for name, bag in zip(BACK_IDS, value, strict=True) if any(bag)}

    def read(self, data: object, here: Here) -> list[list[int]]:
        return list(Form(dict, self.inner(here)).read(data, here).values())


class Parts(Codec):
    """What expansions keep: as many parts as a fresh position has, in the same order."""

    def __init__(self, kinds: Kinds, fresh: Any) -> None:
        self.kinds = kinds
        self.fresh = fresh

    def default(self, here: Here) -> Any:
        return NEEDED if self.fresh(here) else []

    def write(self, value: Any, here: Here) -> dict[str, Any]:
        found = {}
        for part in value:
            if not isinstance(part, Absent):
                name = self.kinds.name_of(part, here)
                found[name] = self.kinds.forms[name][1].write(part, here.to(name))
        return found

    def read(self, data: object, here: Here) -> Any:
        given = dict(object_of(data, here))
        parts = []
        for part in self.fresh(here):
            name = self.kinds.names.get(type(part), "")
            if name and name not in given:
                raise here.bad(f"'{name}' is missing")
            form = self.kinds.forms[name][1] if name else None
            parts.append(part if form is None else form.read(given.pop(name), here.to(name)))
        for name in given:
            raise here.bad(f"there is no {shown(name)} with these options")
        return parts


def shields_of(e: Estate) -> int:
    """E 11.4: the shields that lie in a duchy, as bits."""
    return (e.monasteries >> PRIVILEGES) & ((1 << len(SHIELD_IDS)) - 1)


def estate_form(parts: Kinds) -> Form:
    """What follows from the tiles is worked out once the whole table is known (`settle`)."""
    later = Derived(lambda e, here: 0)
    lists = Derived(lambda e, here: [])
    return Form(
        Estate,
        {
            "duchy": Id(duchy_names),
            "tiles": Places(hexes_of, TILE),
            "shields": Fact(Bits(SHIELD_IDS), lambda e, here: shields_of(e)),
            "covered": lists, "front": lists, "left": lists, "colours": lists, "barred": lists,
            "storage": STORED,
            "goods": GOODS_COUNTED,
            "sold": GOODS_COUNTED,
            "silver": Number(),
            "workers": Number(),
            "mines": later,
            "monasteries": Derived(lambda e, here: e.shields << PRIVILEGES),
            "bonus": BONUS,
            "parts": Parts(parts, lambda here: here.fresh.estates[0].parts),
        },
    )  # fmt: skip


def player_form(used: dict[int, str]) -> Form:
    names = [used.get(1 << at, f"power {at}") for at in range(max(used).bit_length())]
    return Form(
        Player,
        {
            "estate": Derived(lambda p, here: NONE),
            "first": Number(0, 6, 1),
            "second": Number(0, 6, 1),
            "spent": Bits(DIE_IDS),
            "used": Bits(names),
            "marker": Number(0, 99),
            "points": Counts(lambda here: here.game.sources, least=-999),
        },
    )
