"""The phases of the base game as text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludoteca.core.codecs import Here, Id, Number, Seat, Step
from ludoteca.core.collected import Bits, Seats
from ludoteca.core.sheets import frame, name_of

from ...actions import SOURCE_IDS
from ...data import NONE, PHASES
from ...phases import act, effects, setup, ship, turn
from ...phases.placed import Placed
from ...round import Course, Phase, Round
from .base import DEPOT, HEX, LAST_GOOD, NO_DEPOT, SPACE, TILE, setting

PLACED = ("area", "colour", "link", "effect")
PLACING = (Placed,)  # what a tile brings may place the next
# The phases that lie within others of a certain name; all others lie within a turn, in those of its phases that stay
# while something else goes on.
WITHIN: dict[str, tuple[str, ...]] = {
    "setup": ("course",), "sides": ("setup",), "castles": ("setup",),
    "phase": ("course",), "round": ("phase",), "turn": ("round",), "loading": ("ship",),
}  # fmt: skip
STAYING = ("turn", "placed", "castle", "city_hall")
TAKING: tuple[type, ...] = (act.Discard,)  # for a tile that lies on a space of the main board
# What happens at the start or at a phase's end, and the phase that it begins.
BEGINS: dict[type, type] = {setup.Sides: setup.ChooseSides, setup.Castles: setup.PlaceCastles}


def names(occasions: Iterable[object]) -> list[str]:
    """What happens, one after the other, each by a name of its own."""
    found: list[str] = []
    for occasion in occasions:
        name = name_of(type(occasion))
        found.append(name if name not in found else f"{name} {len(found)}")
    return found


def course(here: Here) -> list[str]:
    return [*(f"phase {name}" for name in "ABCDE"[:PHASES]), *names(setting(here).game_end), "end"]


def phase(here: Here) -> list[str]:
    rounds = here.game.pieces.rounds
    found = setting(here)
    return [
        *names(found.phase_start), *(f"round {at + 1}" for at in range(rounds)), *names(found.phase_end), "end",
    ]  # fmt: skip


def preparations(here: Here) -> list[str]:
    return [*names(setting(here).setup), "end"]


def base_phases() -> list[Any]:
    seat = {"seat": Seat()}
    placed = {**seat, "at": HEX, "kind": TILE, "todo": Bits(PLACED), "scored": Number()}
    return [
        frame(Course, {"todo": Id(course, usual=0)}),
        frame(setup.Setup, {"todo": Id(preparations, usual=0)}),
        frame(setup.Sides),
        frame(setup.Castles),
        frame(Phase, {"todo": Id(phase, usual=0)}),
        frame(Round, {"turns": Seats(others=True), "done": Number(0, 9)}),
        frame(turn.Turn, {**seat, "source": Id(SOURCE_IDS, none=NONE)}),
        frame(act.Choose, {**seat, "at": HEX, "value": Number(0, 6)}),
        frame(act.Discard, {**seat, "space": SPACE}),
        frame(Placed, placed),
        frame(effects.Castle),
        frame(effects.CityHall),
        frame(effects.Warehouse),
        frame(effects.Fetch, {**seat, "by": TILE}),
        frame(ship.Ship, ship_fields()),
        frame(ship.Loading, {"last": LAST_GOOD, "depot": DEPOT}),
    ]


def ship_fields() -> dict[str, Any]:
    return {"seat": Seat(), "todo": Step("first_depot", "second_depot", "sail", "kind"), "depot": NO_DEPOT}
