"""Whether what is in progress goes with the table: phase, round, turns, goods and tiles still to come."""

from __future__ import annotations

from ludoteca.core.codecs import Here

from ...data import NONE, PHASES, SPACES
from ...phases.setup import Setup
from ...phases.turn import Turn
from ...position import Burgundy
from ...round import Course, Phase, Round
from .base import space_ids
from .phases import course, phase


def check_course(s: Burgundy, here: Here) -> None:
    preparing = any(isinstance(each, Setup) for each in s.stack)
    fewest = s.seats if preparing else len(s.players)
    if not fewest <= len(s.order) <= len(s.players) or sorted(s.order) != list(range(len(s.order))):
        raise here.to("order").bad(f"each of the {len(s.players)} players stands once on the track")
    for at, each in enumerate(s.stack):
        inner = here.to("phases").to(at)
        within = s.stack[at + 1] if at + 1 < len(s.stack) else None
        if isinstance(each, Course):
            if isinstance(within, Phase) and each.todo != s.phase + 1:
                raise comes_late(inner, course(here)[each.todo], f"phase {'ABCDE'[s.phase]}")
            check_goods(s, each.todo, here)
        elif isinstance(each, Phase):
            check_phase(s, each, within, here, inner)
        elif isinstance(each, Round):
            check_round(s, each, within is None, here, inner)
        elif isinstance(each, Turn):
            check_turn(s, each, at, inner)


def comes_late(inner: Here, name: str, after: str) -> Exception:
    return inner.to("todo").bad(f"'{name}' does not come after {after}")


def check_goods(s: Burgundy, begun: int, here: Here) -> None:
    """CoB 13: each phase draws a good for each of its rounds."""
    due = s.rules.pieces.rounds * max(PHASES - begun, 0)
    if sum(s.unseen) < due:
        raise here.to("unseen").bad(f"{sum(s.unseen)} goods; the phases to come draw {due}")


def check_phase(s: Burgundy, each: Phase, within: object, here: Here, inner: Here) -> None:
    first, rounds = len(s.setting.phase_start), s.rules.pieces.rounds
    if isinstance(within, Round):
        if each.todo != first + s.round + 1:
            raise comes_late(inner, phase(here)[each.todo], f"round {s.round + 1}")
    elif first <= each.todo <= first + rounds:
        check_lane(s, first + rounds - each.todo, here)


def check_lane(s: Burgundy, left: int, here: Here) -> None:
    if len(s.lane) != left:
        raise here.to("lane").bad(f"{len(s.lane)} goods; there are {left} rounds to come in this phase")


def check_round(s: Burgundy, each: Round, begins: bool, here: Here, inner: Here) -> None:
    """CoB 19, 21: the dice are rolled before the first turn."""
    rolled = bool(each.turns)
    if rolled and sorted(each.turns) != sorted(s.order):
        raise inner.to("turns").bad(f"not those of the {len(s.order)} players on the track")
    if each.done > len(each.turns) or not (rolled or begins):
        raise inner.to("done").bad(f"{each.done} turns have begun of {len(each.turns)} ('turns')")
    check_lane(s, s.rules.pieces.rounds - s.round - rolled, here)


def check_turn(s: Burgundy, each: Turn, at: int, inner: Here) -> None:
    below = s.stack[at - 1]
    if not isinstance(below, Round) or not below.done:
        raise inner.bad("a turn is part of a round, and one of those begun ('done')")
    if below.turns[below.done - 1] != each.seat:
        raise inner.to("seat").bad(f"it is the turn of seat {below.turns[below.done - 1]}")


def check_spaces(s: Burgundy, here: Here) -> None:
    """CoB 14, E 6, E 12: tiles for duchies on the main board, inns and double tiles on spaces of their own."""
    for at, kind in enumerate(s.spaces):
        if kind != NONE and (s.setting.tiles[kind].colour == NONE) == (at < SPACES):
            name = space_ids(here)[at]
            raise here.to("spaces").to(name).bad(f"{s.tile_id(kind)} does not lie on such a space")
