"""Shields (E 11)."""

from __future__ import annotations

from ludoteca.core.codecs import Flag, Id, Number, Seat
from ludoteca.core.collected import Bits, Places, Seats
from ludoteca.core.forms import Form
from ludoteca.core.sheets import frame

from ...data import DEPOTS, NONE
from ...estate import Estate
from ...expansions.shields.arms import Arms, Crests, Overflow, arms, follow
from ...expansions.shields.phase_end import Steward, StewardPlace, StewardsServe
from ...expansions.shields.powers import TURNED_ONE, Oust
from ...expansions.shields.printed import MOST_LYING
from ...expansions.shields.tribute import Tribute, TributeFalls
from ...position import Burgundy
from ...privileges import ONE_AREA, ONE_PASTURE
from .base import SHIELD_IDS, SPACE

LYING = [f"{depot + 1}.{place + 1}" for depot in range(DEPOTS) for place in range(MOST_LYING)]
USED = {TURNED_ONE: "turned"}
ANY_NUMBER = TURNED_ONE
PLACING = (Overflow,)  # two shields may be lost at once
WITHIN = {"steward": ("phase",), "steward_place": ("steward",), "tribute": ("phase",)}
BEGINS: dict[type, type] = {Steward: StewardsServe, Tribute: TributeFalls}
TAKING = (StewardPlace,)
TURNS: dict[type, int] = {Tribute: 1, Steward: 2}
STAYING = ("steward", "tribute", "overflow")

PARTS = {
    "crests": (Crests, Form(Crests, {"lying": Places(LYING, Id(SHIELD_IDS)), "gone": Bits(SHIELD_IDS)})),
}
ESTATE_PARTS = {"arms": (Arms, Form(Arms, {"copied": Seat(none=True, others=True)}))}


def phases(game: object) -> list[object]:
    seat = {"seat": Seat()}
    return [
        frame(Overflow),
        frame(Oust, {**seat, "shield": Id(SHIELD_IDS)}),
        frame(Steward, {"turns": Seats(others=True), "done": Number(0, 19)}),
        frame(StewardPlace, {**seat, "space": SPACE}),
        frame(Tribute, {
            "turns": Seats(others=True), "done": Number(0, 9), "marked": Bits(SHIELD_IDS),
            "floor": Id(SHIELD_IDS, none=0, first=1), "paying": Flag(),
        }),
    ]  # fmt: skip


def overfull(s: Burgundy) -> bool:
    """Whether a storage may hold too much: shield 4 was just lost."""
    return any(isinstance(each, Overflow) for each in s.stack)


def settle(s: Burgundy, e: Estate) -> None:
    """What a shield does beyond being held: pastures that are one area, monasteries that are copied."""
    if e.has(ONE_PASTURE) and s.setting.options["shield_one"] == "area":
        e.monasteries |= 1 << ONE_AREA
    if arms(e).copied != NONE:
        follow(s, s.setting.owners[s.estates.index(e)])
