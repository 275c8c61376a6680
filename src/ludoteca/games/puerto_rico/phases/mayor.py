"""The mayor phase: PR 24-25. What is laid where is `placement`."""

from ludoteca.core.frames import OneSeat, Repeat
from ludoteca.core.protocol import Action, Decision

from .. import tell
from ..actions import COLONIST_SHIP, PASS
from ..position import PuertoRico
from .placement import placement


def open_mayor(s: PuertoRico, owner: int) -> None:
    """PR 24-25: the mayor's colonist comes from the supply, then those aboard are shared one by one. By the letter of
    the book each of them may be refused."""
    if s.letter:
        s.push(Privilege(owner))
        return
    extra = 1 if s.colonists > 0 else 0
    s.colonists -= extra
    for place in range(s.seats):
        seat = (owner + place) % s.seats
        share = (s.aboard + s.seats - 1 - place) // s.seats
        s.players[seat].people += extra + share
        s.tell(tell.COLONISTS, seat, extra, share)
        extra = 0
    s.aboard = 0
    s.push(placement(owner, s.seats))


class Privilege(OneSeat[PuertoRico]):
    """PR 11, 24 by the letter: the mayor may take a colonist from the supply."""

    def clone(self) -> "Privilege":
        return Privilege(self.seat)

    def step(self, s: PuertoRico) -> Decision | None:
        if s.colonists > 0:
            return Decision(self.seat, "mayor.privilege", s.menus.colonist_supply)
        self.end(s)
        return None

    def apply(self, s: PuertoRico, action: Action) -> None:
        if action.verb != PASS:
            s.colonists -= 1
            s.players[self.seat].people += 1
            s.tell(tell.COLONISTS, self.seat, 1, 0)
        self.end(s)

    def end(self, s: PuertoRico) -> None:
        s.stack.pop()
        s.push(Boarding(owner=self.seat, count=s.seats, done=0, up=self.seat))


class Boarding(Repeat[PuertoRico]):
    """PR 11, 25 by the letter: one colonist at a time, until the ship is empty or everybody refused in a row."""

    def clone(self) -> "Boarding":
        return Boarding(owner=self.owner, count=self.count, done=self.done, up=self.up)

    def turn(self, s: PuertoRico, seat: int) -> Decision | None:
        if s.aboard > 0:
            return Decision(seat, "mayor.boarding", s.menus.colonist_ship)
        self.done = self.count
        return None

    def apply(self, s: PuertoRico, action: Action) -> None:
        taken = action.verb == COLONIST_SHIP
        if taken:
            s.aboard -= 1
            s.players[self.up].people += 1
            s.tell(tell.COLONISTS, self.up, 0, 1)
        self.next(s, taken)

    def finish(self, s: PuertoRico) -> None:
        s.push(placement(self.owner, self.count))
