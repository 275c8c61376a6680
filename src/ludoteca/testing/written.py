"""The law of written positions."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from ludoteca.core.chance import seeded
from ludoteca.core.edge import shown
from ludoteca.core.fingerprint import fingerprint
from ludoteca.core.positions import parsed, position_text, set_up
from ludoteca.core.protocol import State
from ludoteca.core.sheets import PHASE

from .positions import same_question
from .tables import Table, steps

POINTS = 9  # of a game, spread over its decisions
MOST = 999  # of anything that a person counts on a table
OTHERS = ("turn", "reveals", "board")  # counters of what was answered, which may be more, and a name of any sort
PACKED = ("rows", "codes")  # fields of what only a program reads


def positions_read_back(table: Table) -> None:
    """A position that is written and read back is the same, with all its frames and the same open question; nothing is
    said of how it was come to. A game that does not say how its positions are written is let through."""
    if shown(type(table.game).__module__, "position") is None:
        return
    last = None
    every = max(1, sum(1 for _ in steps(table)) // POINTS)
    for number, (state, _) in enumerate(steps(table)):
        if number % every == table.seed % every:
            reads_back(state, f"{table} step {number}")
        last = state
    if last is not None:
        assert last.decision is None
        reads_back(last, f"{table}: the end")


def reads_back(state: State, where: str) -> None:
    text = position_text(state)
    again = set_up(state.game, parsed(text), seeded(0))  # its own data, which another game of that name may not have
    assert fingerprint(again) == fingerprint(state), f"{where}: another position was read back\n{text}"
    assert same_question(again.decision, state.decision), f"{where}: another question\n{text}"
    assert position_text(again) == text, f"{where}: written in another way\n{text}"
    written = json.loads(text)
    assert all(PHASE in phase for phase in written["phases"]), where
    assert list(unreadable({name: value for name, value in written.items() if name not in OTHERS})) == [], where


def unreadable(data: object, path: str = "") -> Iterator[str]:
    """Where something is written that no person would say: a number that counts nothing (many bits or several small
    numbers in one), as text too, or a field of codes."""
    if isinstance(data, dict):
        for name, value in data.items():
            if name in PACKED:
                yield f"{path}.{name}"
            yield from unreadable(value, f"{path}.{name}")
    elif isinstance(data, list):
        for at, value in enumerate(data):
            yield from unreadable(value, f"{path}[{at}]")
    elif (isinstance(data, int) and abs(data) > MOST) or (
        isinstance(data, str) and re.fullmatch("-?[0-9]+", data) and abs(int(data)) > MOST
    ):
        yield f"{path}: {data}"
