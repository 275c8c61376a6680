"""What a game says of how its positions are written, in its `show/position.py`: `sheet(game)`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from .codecs import Codec, Here, Number, Seat
from .edge import shown
from .errors import BadPosition
from .forms import Derived, Form, Kinds
from .frames import OneSeat, Pick, Steps, Turns
from .protocol import Game, State

PHASE: Final = "phase"

# The fields that frames have from the patterns they follow.
COMMON: Final[dict[type, dict[str, Codec]]] = {
    OneSeat: {"seat": Seat()},
    Steps: {"todo": Number()},
    Turns: {"owner": Seat(), "count": Derived(lambda frame, here: here.fresh.seats), "done": Number(0, 99)},
    Pick: {"who": Seat(), "least": Number(0, 99), "most": Number(0, 99)},
}


def name_of(cls: type) -> str:
    """What a phase is called: `GoldMine` is `gold_mine`."""
    return re.sub(r"(?<=.)([A-Z])", r"_\1", cls.__name__).lower()


def frame(cls: type, fields: Mapping[str, Codec] | None = None) -> tuple[str, tuple[type, Form]]:
    """How a frame is written: the fields of its patterns, and its own."""
    common: dict[str, Codec] = {}
    for base in reversed(cls.__mro__):
        common |= COMMON.get(base, {})
    return name_of(cls), (cls, Form(cls, common | dict(fields or {})))


class Sheet:
    """How a game writes its positions. `table` are the fields of its `State`, `frames` its phases by name, `first`
    those that may lie below all others; `rest` the fields that need not be given: what no other place has lies
    there; `again` the phases that can be in progress within themselves. `within` says by name in which other phases
    a phase may lie, in any where nothing is said; `owned` the fields that are of use only while one of some phases
    is in progress, and would never be cleared away without it."""

    def __init__(
        self,
        table: Mapping[str, Codec],
        frames: list[tuple[str, tuple[type, Form]]],
        first: tuple[type, ...],
        rest: tuple[str, ...] = (),
        again: tuple[type, ...] = (),
        within: Mapping[str, tuple[str, ...]] | None = None,
        owned: Mapping[str, tuple[str, ...]] | None = None,
    ) -> None:
        self.table = dict(table)
        self.stack = Kinds(PHASE, dict(frames))
        self.first = first
        self.rest = rest
        self.again = again
        self.within = dict(within or {})
        self.owned = dict(owned or {})
        for name in (*rest, *self.owned):
            assert name in self.table, name
        for name, others in (*self.within.items(), *self.owned.items()):
            assert name in self.stack.forms or name in self.table, name
            assert set(others) <= set(self.stack.forms), name

    def options(self, s: Any) -> dict[str, str]:
        """The options a position is played with; those at their defaults may be left out."""
        return {}

    def components(self, s: Any) -> list[str]:
        """The names of what `State.components` counts."""
        raise NotImplementedError

    def fill(self, s: Any, fresh: Any, missing: list[str]) -> None:
        """Put what no other place has into the fields of `rest` that were not given."""

    def settle(self, s: Any) -> None:
        """Bring what follows from the whole table up to date."""

    def check(self, s: Any, here: Here) -> None:
        """Refuse what cannot be, before anybody is asked."""

    def make(self, fresh: State, fields: Mapping[str, Any]) -> State:
        """The position with these fields and nothing in progress."""
        made = fresh.clone()
        made.stack.clear()
        made.decision = None
        for name, value in fields.items():
            setattr(made, name, value)
        return made


@cache
def sheet_of(game: Game) -> Sheet:
    module = shown(type(game).__module__, "position")
    if module is None:
        raise BadPosition(f"positions of {game.name} cannot be written: it has no module show.position")
    made: Sheet = module.sheet(game)
    return made


def lacking(state: State, fresh: State) -> list[int]:
    """For each component how many no place has."""
    return [whole - here for here, whole in zip(state.components(), fresh.components(), strict=True)]
