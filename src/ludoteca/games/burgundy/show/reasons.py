"""Why something cannot be chosen now: all that the open question concerns and does not take, each with its rule."""

from __future__ import annotations

from ludoteca.core.preview import Blocked

from ..phases.act import Choose, Discard
from ..phases.effects import Fetch
from ..phases.setup import Castles
from ..phases.ship import Loading, Ship
from ..position import Burgundy
from .more import each
from .why import board, dice, duchy, storage
from .why.reach import acts, only_places


def reasons(s: Burgundy) -> list[Blocked]:
    """What an expansion says stands over the base game."""
    if s.decision is None:
        return []
    seat = s.decision.seat
    found = {one["target"]: one for one in (acting(s, seat) if acts(s) else of_frame(s, seat))}
    for _, more in each(s, "reasons", seat):
        found |= {one["target"]: one for one in more}
    for action in (*s.decision.actions, *s.stack[-1].pool(s)):
        for target in action.targets:
            found.pop(target, None)
    return list(found.values())


def acting(s: Burgundy, seat: int) -> list[Blocked]:
    """In a turn and in the free actions of castles and city halls."""
    found = duchy.hexes(s, seat) + storage.placing(s, seat)
    if not only_places(s):
        found += board.depots(s, seat) + board.goods(s, seat)
    return [
        *found,
        *board.black(s, seat),
        *dice.monastery(s, seat),
        *dice.dice(s, seat),
        *dice.workers(s, seat),
    ]


def of_frame(s: Burgundy, seat: int) -> list[Blocked]:
    """Where one thing of a kind is chosen."""
    top = s.stack[-1]
    if isinstance(top, Castles):
        return duchy.castles(s, seat)
    if isinstance(top, Fetch):
        return board.fetching(s, top)
    if isinstance(top, Discard):
        return storage.dropping(s, top)
    if isinstance(top, Choose):
        return storage.fitting(s, top)
    if isinstance(top, Ship):
        return board.wares(s, top)
    return board.loading(s, top) if isinstance(top, Loading) else []
