"""How phases in progress lie within each other, and what lies on the table only while one of them is in progress. A
game's sheet says both; here they are checked for all games."""

from __future__ import annotations

from typing import Any, Final

from .codecs import Here
from .frames import Pick
from .menus import at_or_above
from .protocol import Frame, State
from .sheets import Sheet, name_of

NAMED: Final = 5  # phases in one line


def check_place(sheet: Sheet, state: State, made: Frame[Any], here: Here) -> None:
    """Whether a phase can lie on those below it."""
    name = name_of(type(made))
    if isinstance(made, sheet.first) != (not state.stack):
        first = " or ".join(f"'{name_of(cls)}'" for cls in sheet.first)
        raise here.bad(f"'{name}' lies in the wrong place: {first} is first, and only there")
    if not isinstance(made, sheet.again) and type(made) in map(type, state.stack):
        raise here.bad(f"'{name}' is in progress already")
    if state.stack and name in sheet.within:
        below = name_of(type(state.stack[-1]))
        if below not in sheet.within[name]:
            raise here.bad(f"'{name}' lies within {either(sheet.within[name])}, not within '{below}'")


def check_owned(sheet: Sheet, state: State, here: Here) -> None:
    """What a phase that is not in progress would have to clear away is not there."""
    names = {name_of(type(each)) for each in state.stack}
    for field, owners in sheet.owned.items():
        there = getattr(state, field) != sheet.table[field].default(here)
        if there and names.isdisjoint(owners):
            raise here.to(field).bad(f"of use only in the phase {either(owners)}, which is not in progress")


def check_series(state: State, here: Here) -> None:
    """What is still to be picked can be picked; a series without an answer that closes it goes to its end."""
    for at, each in enumerate(state.stack):
        if isinstance(each, Pick):
            check_pick(state, each, here.to(at))


def check_pick(state: State, each: Pick[Any], here: Here) -> None:
    if type(each).stop is Pick.stop and each.least != each.most:
        least, most = each.least, each.most
        raise here.bad(f"all of it must be picked: 'least' and 'most' are the same, not {least} and {most}")
    if each.least > each.most:
        raise here.bad(f"'least' is {each.least}, 'most' {each.most}")
    there = at_or_above(each.kinds(state), each.last)
    if each.least > there:
        raise here.bad(f"{each.least} are still to be picked ('least'), {there} can be")


def either(names: tuple[str, ...]) -> str:
    """Phases of which one is meant, in a short line."""
    shown = [f"'{name}'" for name in names[:NAMED]] + (["another"] if len(names) > NAMED else [])
    return " or ".join(shown)
