"""Dice, workers and the monasteries that work in a turn: CoB 22, 29, A2."""

from __future__ import annotations

from ludoteca.core.preview import Blocked

from ...actions import FIRST, SECOND
from ...phases.act import can_store
from ...phases.turn import Turn
from ...position import Burgundy
from ...powers import FETCHED, WORKERS_PRICE
from .because import because
from .reach import only_places, values

# By the question, the rule of an action without a die.
FREE_RULES = {"city_hall.place": "CoB 44", "white_castle.act": "E 5.2", "solo.act": "E 10.18"}
CASTLE_RULE = "CoB 35"


def dice(s: Burgundy, seat: int) -> list[Blocked]:
    """CoB 22: a die that was used; the second of two equal ones; any, where none is needed."""
    assert s.decision is not None
    player = s.players[seat]
    turn = isinstance(s.stack[-1], Turn)
    found = []
    for source in (FIRST, SECOND):
        target = f"die:{source + 1}"
        if player.has_spent(source):
            found.append(because(target, "die-used", "CoB 22"))
        elif turn:
            found.append(because(target, "same-die", "CoB 22"))
        else:
            found.append(because(target, "needs-no-die", FREE_RULES.get(s.decision.ask, CASTLE_RULE)))
    return found


def workers(s: Burgundy, seat: int) -> list[Blocked]:
    """CoB 29."""
    return [] if values(s, seat) or only_places(s) else [because("workers:take", "no-die", "CoB 22")]


def monastery(s: Burgundy, seat: int) -> list[Blocked]:
    """A2: why monastery 6 fetches nothing."""
    e = s.estate(seat)
    target = "tile:monastery_6"
    if not e.has(6):
        return []
    if s.players[seat].used & FETCHED:
        return [because(target, "used-before", "CoB A2")]
    if e.workers < WORKERS_PRICE:
        return [because(target, "too-few-workers", "CoB A2", price=WORKERS_PRICE, missing=WORKERS_PRICE - e.workers)]
    return [because(target, "no-building" if can_store(s, seat) else "no-room", "CoB A2")]
