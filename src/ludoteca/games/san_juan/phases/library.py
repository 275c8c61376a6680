"""The library, which doubles a privilege: SJ 91-93; and what phases with a privilege have in common."""

from typing import Final

from ludoteca.core.frames import InSteps
from ludoteca.core.protocol import Decision

from ..actions import DRAW, NO_LIBRARY, PASS, USE_LIBRARY
from ..position import SanJuan

# The steps of drawing by a role: by the letter one may, then the library is asked about.
MAY: Final = 0
READ: Final = 1
DRAWN: Final = 2


class RolePhase(InSteps[SanJuan]):
    """A phase in which all take part; `visit` says that it came by the governor's visit (E10)."""

    def __init__(self, owner: int, count: int, done: int, todo: int, visit: bool) -> None:
        super().__init__(owner, count, done, todo)
        self.visit = visit


def ask_library(s: SanJuan, seat: int, ask: str) -> Decision:
    """SJ 93: now, or later in the round."""
    return Decision(seat, ask, [s.game.actions[USE_LIBRARY], s.game.actions[NO_LIBRARY]])


def ask_may(s: SanJuan, seat: int, ask: str) -> Decision:
    """SJ 61: by the letter of the book one may draw."""
    return Decision(seat, ask, [s.game.actions[PASS], s.game.actions[DRAW]])
