"""Whether what is in progress goes with the table: phase, round, turns, goods and tiles still to come."""

from __future__ import annotations

from typing import Any

from ludoteca.core.codecs import Here
from ludoteca.core.sheets import name_of

from ...data import NONE, PHASES, SPACES
from ...hooks import Occasion
from ...phases.setup import Deal, PlaceCastles, Setup
from ...phases.turn import Turn
from ...position import Burgundy
from ...round import Course, Phase, Round
from .base import space_ids
from .found import all_of
from .phases import BEGINS, TAKING, course, phase, preparations


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
            if isinstance(within, Setup) and each.todo:
                raise comes_late(inner, course(here)[each.todo], "'setup'")
            check_goods(s, each.todo, dealt_later(s, within), here)
        elif isinstance(each, Setup):
            check_begun(s, each.todo, s.setting.setup, within, preparations(here), inner)
            check_bare(s, each.todo, here)
        elif isinstance(each, Phase):
            check_phase(s, each, within, here, inner)
        elif isinstance(each, Round):
            check_round(s, each, within is None, here, inner)
        elif isinstance(each, Turn):
            check_turn(s, each, at, inner)
        else:
            check_within(s, each, s.stack[at - 1], inner)


def comes_late(inner: Here, name: str, after: str) -> Exception:
    return inner.to("todo").bad(f"'{name}' does not come after {after}")


def check_begun(
    s: Burgundy, todo: int, occasions: list[Occasion], within: object, names: list[str], inner: Here
) -> None:
    """What goes on now was begun by what came last; `names` end with those of the occasions and the end."""
    begins = dict(BEGINS)
    for found in all_of(s.setting.expansions, "BEGINS"):
        begins |= found
    wanted = begins.get(type(within))
    offset = len(names) - len(occasions) - 1
    steps = [offset + at + 1 for at, occasion in enumerate(occasions) if type(occasion) is wanted]
    if wanted is not None and todo not in steps:
        raise comes_late(inner, names[todo], f"'{name_of(type(within))}'")


def to_come(s: Burgundy, todo: int, occasion: type) -> bool:
    """Whether that is still to happen in the set-up."""
    return any(isinstance(each, occasion) for each in s.setting.setup[todo:])


def check_bare(s: Burgundy, todo: int, here: Here) -> None:
    """CoB 7, 11: nobody has what the set-up is still to give him."""
    for at, e in enumerate(s.estates):
        inner = here.to("estates").to(at)
        if to_come(s, todo, Deal) and any(e.goods):
            raise inner.to("goods").bad("the goods are still to be dealt")
        if to_come(s, todo, PlaceCastles) and any(kind != NONE for kind in e.tiles):
            raise inner.to("tiles").bad("the first castle is still to be placed")


def dealt_later(s: Burgundy, within: object) -> int:
    """How many goods the set-up is still to deal."""
    if isinstance(within, Setup) and to_come(s, within.todo, Deal):
        return s.rules.pieces.start_goods * len(s.estates)
    return 0


def check_goods(s: Burgundy, begun: int, dealt: int, here: Here) -> None:
    """CoB 13: each phase draws a good for each of its rounds."""
    due = s.rules.pieces.rounds * max(PHASES - begun, 0) + dealt
    if sum(s.unseen) < due:
        raise here.to("unseen").bad(f"{sum(s.unseen)} goods; the phases to come draw {due}")


def check_phase(s: Burgundy, each: Phase, within: object, here: Here, inner: Here) -> None:
    first, rounds = len(s.setting.phase_start), s.rules.pieces.rounds
    check_begun(s, each.todo, s.setting.phase_end, within, phase(here), inner)
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
    if rolled and not s.white:
        raise here.to("white").bad("the white die shows 1 to 6, it was rolled for this round")


def check_turn(s: Burgundy, each: Turn, at: int, inner: Here) -> None:
    below = s.stack[at - 1]
    if not isinstance(below, Round) or not below.done:
        raise inner.bad("a turn is part of a round, and one of those begun ('done')")
    if below.turns[below.done - 1] != each.seat:
        raise inner.to("seat").bad(f"it is the turn of seat {below.turns[below.done - 1]}")


def check_within(s: Burgundy, each: Any, below: Any, inner: Here) -> None:
    """What goes on within the turn of a seat is that seat's, and the tile that it is about lies on the main board."""
    field = "seat" if hasattr(each, "seat") else "who"
    seat, turn = getattr(each, field, NONE), getattr(below, "seat", NONE)
    if isinstance(seat, int) and isinstance(turn, int) and NONE not in (seat, turn) and seat != turn:
        raise inner.to(field).bad(f"it is the turn of seat {turn}")
    check_turns(s, each, inner)
    taking = TAKING + tuple(cls for found in all_of(s.setting.expansions, "TAKING") for cls in found)
    if isinstance(each, taking) and each.space != NONE and s.spaces[each.space] == NONE:
        raise inner.to("space").bad(f"no tile lies on {s.rules.space_ids[each.space]}")


def check_turns(s: Burgundy, each: Any, inner: Here) -> None:
    """What all do at the end of a phase, so many times, they do in the order of the track."""
    for found in all_of(s.setting.expansions, "TURNS"):
        times = found.get(type(each), 0)
        if times and sorted(each.turns) != sorted(s.order):
            raise inner.to("turns").bad(f"not those of the {len(s.order)} players on the track")
        if times and each.done > times * len(each.turns):
            raise inner.to("done").bad(f"{each.done} are done of {times * len(each.turns)}")


def check_spaces(s: Burgundy, here: Here) -> None:
    """CoB 14, E 6, E 12: tiles for duchies on the main board, inns and double tiles on spaces of their own."""
    for at, kind in enumerate(s.spaces):
        if kind != NONE and (s.setting.tiles[kind].colour == NONE) == (at < SPACES):
            name = space_ids(here)[at]
            raise here.to("spaces").to(name).bad(f"{s.tile_id(kind)} does not lie on such a space")
