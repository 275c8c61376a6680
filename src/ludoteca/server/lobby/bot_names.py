"""Names for bots that nobody named, so that a table reads like a table."""

from __future__ import annotations

from collections.abc import Sequence

from ..store.models import Seat

NAMES = ("Olmo", "Petra", "Zeno", "Ines", "Ruy", "Alma", "Tito", "Livia", "Bruno", "Nora")


def bot_name(seats: Sequence[Seat]) -> str:
    """The first name that nobody at the table has."""
    taken = {seat.name for seat in seats}
    return next((name for name in NAMES if name not in taken), "")


def name_bots(seats: Sequence[Seat]) -> None:
    for seat in seats:
        if seat.who == "bot" and not seat.name:
            seat.name = bot_name(seats)
