"""The round: PR 8-15, 77, and the two-player order."""

from ludoteca.core.bits import bit
from ludoteca.core.protocol import Action, Decision, Frame

from . import tell
from .data import BUILDER, CAPTAIN, CRAFTSMAN, MAYOR, SETTLER, TRADER
from .packed import kinds
from .phases.builder import NOTHING, Builder
from .phases.captain import captain
from .phases.craftsman import open_craftsman
from .phases.mayor import open_mayor
from .phases.prospector import open_prospector
from .phases.settler import ASK_HACIENDA, Settler
from .phases.trader import Trader
from .position import PuertoRico


class Round(Frame[PuertoRico]):
    """PR 8: from the governor on one role each, which all then perform; two players pick three roles each by turns."""

    def clone(self) -> "Round":
        return Round()

    def step(self, s: PuertoRico) -> Decision | None:
        if s.picked < s.setup.picks:
            return Decision(picker(s), "round.role", s.menus.roles[free_roles(s)])
        self.end(s)
        return None

    def apply(self, s: PuertoRico, action: Action) -> None:
        """PR 9-10: the card and all doubloons on it are the chooser's."""
        role = action.thing
        seat = picker(s)
        s.picked += 1
        s.hold(seat, role)
        doubloons = s.coins[role]
        if doubloons:
            s.players[seat].doubloons += doubloons
            s.coins = s.coins[:]
            s.coins[role] = 0
        s.tell(tell.ROLE, seat, role, doubloons)
        open_role(s, seat, role)

    def end(self, s: PuertoRico) -> None:
        """PR 14, 77: a doubloon on each role nobody took, the cards go back, the governor passes clockwise."""
        if s.ending:
            s.end_game()
            return
        s.coins = s.coins[:]
        for role in range(s.setup.roles):
            if s.holder(role) < 0:
                s.coins[role] += 1
                s.tell(tell.COIN, role)
        s.holders = 0
        s.picked = 0
        s.governor = (s.governor + 1) % s.seats
        s.rounds += 1
        s.tell(tell.ROUND, s.governor, s.rounds)


def picker(s: PuertoRico) -> int:
    return (s.governor + s.picked) % s.seats


def free_roles(s: PuertoRico) -> int:
    """PR 9: the roles nobody has taken in this round, as a bit set."""
    return int(bit(s.setup.roles) - 1 - kinds(s.holders))


def open_role(s: PuertoRico, seat: int, role: int) -> None:
    """The phase of a role, its chooser first."""
    if role == SETTLER:
        s.push(Settler(owner=seat, count=s.seats, done=0, todo=ASK_HACIENDA, tile=0))
    elif role == MAYOR:
        open_mayor(s, seat)
    elif role == BUILDER:
        s.push(Builder(owner=seat, count=s.seats, done=0, built=NOTHING))
    elif role == CRAFTSMAN:
        open_craftsman(s, seat)
    elif role == TRADER:
        s.push(Trader(seat, s.seats, 0))
    elif role == CAPTAIN:
        s.push(captain(s, seat))
    else:
        open_prospector(s, seat)
