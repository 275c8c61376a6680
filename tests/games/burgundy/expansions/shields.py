"""Tables with shields: `at` of the scenario with what lies in the depots and what is held."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.burgundy.scenario import Table, at

from ludoteca.games.burgundy.data import NONE
from ludoteca.games.burgundy.expansions.shields.arms import Crests, crests, gain, held
from ludoteca.games.burgundy.expansions.shields.numbers import SHIELDS

DEPOTS = 6


def shielded(
    dice: tuple[int, int] = (1, 2),
    *shields: int,
    lying: Mapping[int, Sequence[int]] | None = None,
    others: Mapping[int, Sequence[int]] | None = None,
    **given: Any,
) -> Table:
    """Seat 0 holds `shields`, `others` those of other seats; `lying` lists the shields in a depot. All by number."""
    table = at(dice, shields="yes", **given)
    s = table.s
    places = [NONE] * (2 * DEPOTS)
    for depot, numbers in (lying or {}).items():
        for place, number in enumerate(numbers):
            places[2 * (depot - 1) + place] = number - 1
    for seat, numbers in {0: shields, **(others or {})}.items():
        for number in numbers:
            gain(s, seat, number - 1)
    used = {*places, *(shield for e in s.estates for shield in held(e))}
    part = crests(s)
    part.lying = places
    part.gone = sum(1 << shield for shield in range(SHIELDS) if shield not in used)
    s.events = []
    s.run()
    return table


def arms_of(table: Table, seat: int = 0) -> list[int]:
    return [shield + 1 for shield in held(table.me(seat))]


def out(table: Table) -> Crests:
    return crests(table.s)


def gone(table: Table, number: int) -> bool:
    return bool(out(table).gone >> (number - 1) & 1)


def phase_over(*shields: int, phase: str = "A", **given: Any) -> Table:
    """Seat 0 has just had the last turn of the phase."""
    table = shielded((1, 1), *shields, phase=phase, round_=5, last=True, **given)
    return table.play("workers d1", "workers d2")
