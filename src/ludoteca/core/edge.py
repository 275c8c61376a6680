"""Finding what people are shown of a game. It lies in the package `show` beside the rules, is never compiled, and no
rule knows of it: `show/view.py` has `view(state, who)`, `show/preview.py` has `preview(game)`, `show/components.py` has
`components(game, options)` and may have `box(game)`, `show/zones.py` has `zones(state, who)`, `show/pointing.py` has
`pointable(state, seat)`, `show/brief.py` has `brief(view)`."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any

from .errors import WrongSeat
from .given import whole
from .protocol import ALL, Action, Game, State

if TYPE_CHECKING:
    from .components import Group
    from .preview import Blocked, Preview, Value
    from .zones import Zone


@cache
def shown(beside: str, part: str) -> ModuleType | None:
    """The module `show.<part>` in the package of the module `beside`, if there is one."""
    package = f"{beside.rpartition('.')[0]}.show"
    try:
        found = find_spec(f"{package}.{part}")
    except ModuleNotFoundError:
        return None
    return None if found is None else import_module(f"{package}.{part}")


def view(state: State, who: int) -> Mapping[str, object]:
    who = whole(who, "view: a seat", WrongSeat)
    if not ALL <= who < state.seats:
        raise WrongSeat(f"view: there is no seat {who}; seats go from 0 to {state.seats - 1}")
    module = shown(type(state).__module__, "view")
    if module is None:
        raise NotImplementedError(f"{state.game.name} has neither `State.view` nor a module `show.view`")
    seen: Mapping[str, object] = module.view(state, who)
    return seen


def text(state: State) -> str:
    """The whole position as text, for people who look into their programs."""
    from .written import written

    return written(state)


def brief(state: State, view: Mapping[str, object]) -> Mapping[str, object]:
    """What of a view is worth reading in a text, by the game's `show.brief`; all of it for a game that has none."""
    module = shown(type(state).__module__, "brief")
    found: Mapping[str, object] = view if module is None else module.brief(view)
    return found


def preview(game: Game) -> Preview[Any]:
    """The preview of a game; the bare one for a game that has none."""
    from .preview import Preview

    module = shown(type(game).__module__, "preview")
    made: Preview[Any] = Preview() if module is None else module.preview(game)
    return made


def components(game: Game, options: Mapping[str, str]) -> list[Group]:
    """What is printed on the components under these options (all of them); nothing for a game that lists none."""
    module = shown(type(game).__module__, "components")
    found: list[Group] = [] if module is None else module.components(game, options)
    return found


def box(game: Game) -> list[Group]:
    """All components that any options bring; for a game that does not tell them apart, those of its defaults."""
    module = shown(type(game).__module__, "components")
    if module is None or not hasattr(module, "box"):
        return components(game, game.settle(game.fewest({}), {}))
    found: list[Group] = module.box(game)
    return found


def zones(state: State, who: int) -> list[Zone] | None:
    """What lies where, as `who` may see it; None for a game that does not say it, as one with a drawn table."""
    module = shown(type(state).__module__, "zones")
    found: list[Zone] | None = None if module is None else module.zones(state, who)
    return found


def pointable(state: State, seat: int) -> Collection[str]:
    """The keys of the things that this seat can point at for its partners; nothing for a game that names none."""
    module = shown(type(state).__module__, "pointing")
    found: Collection[str] = () if module is None else module.pointable(state, seat)
    return found


def facts(state: State, action: Action) -> dict[str, Value]:
    """What an answer would mean, by the game's `show.facts`."""
    module = shown(type(state).__module__, "facts")
    found: dict[str, Value] = {} if module is None else module.facts(state, action)
    return found


def reasons(state: State) -> list[Blocked]:
    """Why things cannot be chosen now, by the game's `show.reasons`."""
    module = shown(type(state).__module__, "reasons")
    found: list[Blocked] = [] if module is None else module.reasons(state)
    return found
