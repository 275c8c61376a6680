"""A position as text that a person can read: its view with nothing hidden, line by line. What is empty is not said.

A game may leave out or put together what would be too much, by `brief(view)` in `show.brief` beside its rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from textwrap import fill

from .edge import brief
from .notation import menu
from .protocol import ALL, State

WIDTH = 110
STEP = "  "  # how much further in what belongs to the line above stands
SAID_ABOVE = frozenset({"game", "seat", "options"})
POSSIBLE = 40  # answers that are listed
PLAYERS = "players"


def written(state: State) -> str:
    """Game, players and options; everything there is to see; the open question, or who has won."""
    view = {name: value for name, value in brief(state, state.view(ALL)).items() if name not in SAID_ABOVE}
    return "\n".join([heading(state), *entries(view, ""), ending(state)])


def heading(state: State) -> str:
    defaults = {option.name: option.values[0] for option in state.game.options}
    chosen = [f"{name}={value}" for name, value in (state.options or {}).items() if value != defaults[name]]
    return wrapped(
        "", ", ".join([f"{state.game.name}, {state.seats} player{'' if state.seats == 1 else 's'}", *chosen])
    )


def ending(state: State) -> str:
    decision = state.decision
    if decision is None:
        return "the game is over; places: " + " ".join(map(str, state.ranking()))
    return wrapped(f"seat {decision.seat} is asked {decision.ask}: ", menu(decision, POSSIBLE))


def entries(view: Mapping[str, object], margin: str) -> Iterator[str]:
    """One line for all that is short, and one or more for each thing that holds others."""
    shown = {name: value for name, value in view.items() if not empty(value)}
    short = [said(name, value) for name, value in shown.items() if not holds(value)]
    if short:
        yield wrapped(margin, ", ".join(short))
    for name, value in shown.items():
        if isinstance(value, Mapping) and any(isinstance(inner, Mapping) or deep(inner) for inner in value.values()):
            yield f"{margin}{words(name)}:"
            yield from entries(value, margin + STEP)
        elif isinstance(value, list | tuple) and (name == PLAYERS or any(map(large, value))):
            for number, item in enumerate(value):
                yield f"{margin}{words(name).removesuffix('s')} {number}:"
                yield from entries(item if isinstance(item, Mapping) else {"": item}, margin + STEP)
        elif holds(value):
            yield wrapped(f"{margin}{words(name)}: ", inline(value))


def holds(value: object) -> bool:
    return isinstance(value, list | tuple | Mapping)


def deep(value: object) -> bool:
    """Whether it holds things that hold others."""
    items = value.values() if isinstance(value, Mapping) else value if isinstance(value, list | tuple) else ()
    return any(holds(item) and item for item in items)


def large(value: object) -> bool:
    """Whether it has parts that want lines of their own."""
    return isinstance(value, Mapping) and any(map(deep, value.values()))


def inline(value: object) -> str:
    """In one line."""
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {inline(inner)}" for name, inner in value.items() if counts(inner))
    if not isinstance(value, list | tuple):
        return "-" if value is None else str(value)
    if any(isinstance(item, Mapping) for item in value):
        return "; ".join(thing(item) if isinstance(item, Mapping) else inline(item) for item in value)
    if any(holds(item) for item in value):
        return " | ".join(inline(item) for item in value)
    if value and all(isinstance(item, str) for item in value):
        return ", ".join(several(item, count) for item, count in Counter(map(str, value)).items())
    return " ".join(map(inline, value))


def thing(value: Mapping[str, object]) -> str:
    """What is called by its first field, as `coffee_roaster (loaded)`."""
    (first, name), *rest = value.items()
    more = ", ".join(said(field, inner) for field, inner in rest if counts(inner))
    return (name if isinstance(name, str) else said(first, name)) + (f" ({more})" if more else "")


def several(name: str, count: int) -> str:
    return name if count == 1 else f"{count} {name}"


def said(name: str, value: object) -> str:
    return words(name) if value is True else f"{words(name)} {inline(value)}".lstrip()


def words(name: str) -> str:
    return name.replace("_", " ")


def counts(value: object) -> bool:
    """Whether it is more than nothing, where it stands among others of its sort."""
    return not empty(value) and value != 0 and not (isinstance(value, list) and not any(value))


def empty(value: object) -> bool:
    """Nothing, no, none of anything: what goes without saying. A number that stands by itself is said."""
    if isinstance(value, Mapping):
        return not any(map(counts, value.values()))
    return value is None or value is False or value in ("", [], ())


def wrapped(title: str, text: str) -> str:
    margin = title[: len(title) - len(title.lstrip())]
    return fill(
        title + text, WIDTH, subsequent_indent=margin + STEP * 2, break_on_hyphens=False, break_long_words=False
    )
