"""The round: start, picks, end. SJ 8-18, 50, 55, A25, E4."""

from typing import Final

from ludoteca.core.menus import of_bits
from ludoteca.core.protocol import Action, Decision, Frame

from . import tell
from .actions import EVENT, ROLE
from .data import (
    BUILDER,
    COUNCILLOR,
    CRANE,
    DEBT_RELIEF,
    EARTHQUAKE,
    EVENTS,
    FREE_BUILD,
    GENERAL_AMNESTY,
    GOVERNOR_VISIT,
    LIBRARY,
    PRODUCER,
    ROLES,
    TAXES,
    TRADER,
)
from .phases.builder import TO_BUILD, Builder, cover_offers
from .phases.councillor import Councillor
from .phases.events import Amnesty, DebtRelief, Earthquake, FreeBuild, Taxes, Visit
from .phases.functions import MOVING
from .phases.hand import TO_ASK
from .phases.library import MAY
from .phases.producer import Producer
from .phases.prospector import Prospector
from .phases.round_start import Chapel, Down
from .phases.trader import Trader
from .player import Player
from .position import SanJuan
from .prices import price

BEGIN: Final = 0
LIMITS: Final = 1
FIRST: Final = 2
PICKS: Final = 3

ALL_ROLES: Final = (1 << ROLES) - 1


class Round(Frame[SanJuan]):
    """SJ 12-14, 50, A25: chapels, hand limits, the test for the dead position, then the picks: one for each player,
    and at two players a second one for the governor."""

    def __init__(self, todo: int) -> None:
        self.todo = todo

    def clone(self) -> "Round":
        return Round(self.todo)

    def step(self, s: SanJuan) -> Decision | None:
        if self.todo == BEGIN:
            self.todo = LIMITS
            s.tell(tell.ROUND, s.governor, s.rounds)
            s.push(Chapel(s.governor, s.seats, 0))
        elif self.todo == LIMITS:
            self.todo = FIRST
            s.push(Down(owner=s.governor, count=s.seats, done=0, todo=TO_ASK))
        elif self.todo == FIRST:
            self.todo = PICKS
            if dead(s):
                s.tell(tell.DEAD)
                s.end_game()
        elif s.resolving >= 0:
            s.opened.append(s.setting.cards.buildings + s.resolving)
            s.resolving = -1
        elif s.picked < picks(s):
            return Decision((s.governor + s.picked) % s.seats, "round.pick", role_menu(s))
        else:
            self.end(s)
        return None

    def apply(self, s: SanJuan, action: Action) -> None:
        seat = (s.governor + s.picked) % s.seats
        s.picked += 1
        if action.verb == ROLE:
            role = action.thing
            s.hold(seat, role)
            s.tell(tell.ROLE, seat, role)
            open_role(s, seat, role, False)
        else:
            event = action.thing
            s.begin_event(event)
            s.tell(tell.EVENT, seat, event)
            open_event(s, seat, event)

    def end(self, s: SanJuan) -> None:
        """SJ 13: the roles go back, the governor passes clockwise."""
        self.todo = BEGIN
        s.taken = 0
        s.picked = 0
        s.holders = [-1] * ROLES
        s.governor = (s.governor + 1) % s.seats
        s.rounds += 1
        for player in s.players:
            player.read = False
        s.begin_turn()


def picks(s: SanJuan) -> int:
    """SJ 14."""
    return 3 if s.seats == 2 else s.seats


def role_menu(s: SanJuan) -> list[Action]:
    """SJ 12, 18, E4: the roles still there and the events face up; a visit needs a role used before (E-A3)."""
    acts = of_bits(~s.taken & ALL_ROLES, s.game.by_verb[ROLE])
    if s.face_up:
        event = s.game.by_verb[EVENT]
        acts += [event[up] for up in range(EVENTS) if s.is_up(up) and (up != GOVERNOR_VISIT or s.taken)]
    return acts


def open_role(s: SanJuan, seat: int, role: int, visit: bool) -> None:
    """SJ 15-16: the phase of a role, the picker first."""
    seats = s.seats
    if role == BUILDER:
        s.push(Builder(owner=seat, count=seats, done=0, todo=TO_BUILD, visit=visit))
    elif role == PRODUCER:
        s.push(Producer(owner=seat, count=seats, done=0, todo=MOVING, visit=visit, moved=0, last=0))
    elif role == TRADER:
        s.push(Trader(owner=seat, count=seats, done=0, todo=MOVING, visit=visit, moved=0, last=0, earned=0))
    elif role == COUNCILLOR:
        s.push(Councillor(owner=seat, count=seats, done=0, todo=MAY, visit=visit))
    else:
        s.push(Prospector(who=seat, visit=visit, todo=MAY))


def open_event(s: SanJuan, seat: int, event: int) -> None:
    """E4: the event is resolved instead of a role."""
    seats = s.seats
    if event == EARTHQUAKE:
        s.push(Earthquake(seat, seats, 0))
    elif event == DEBT_RELIEF:
        s.push(DebtRelief(seat, seats, 0))
    elif event == TAXES:
        s.push(Taxes(owner=seat, count=seats, done=0, todo=TO_ASK))
    elif event == GENERAL_AMNESTY:
        s.push(Amnesty(owner=seat, count=seats, done=0, todo=TO_ASK))
    elif event == FREE_BUILD:
        s.push(FreeBuild(seat, seats, 0))
    else:
        s.push(Visit(seat))


def dead(s: SanJuan) -> bool:
    """A25: nothing can ever change again but what chapels hold: no card to draw, no good, no event, and nobody can
    build anything. Never with Events: each of the six lies in a pile, as a good or face up (E3)."""
    if s.face_up or not s.dry():
        return False
    for player in s.players:
        if player.goods or could_build(s, player):
            return False
    return True


def could_build(s: SanJuan, player: Player) -> bool:
    """Whether the player could build something as builder."""
    library = 1 if player.works(LIBRARY) else 0
    crane = player.works(CRANE)
    cards = len(player.hand) - 1
    for kind in player.hand:
        if player.barred(kind):
            continue
        if price(s.setting, player, kind, -1, 1, library) <= cards:
            return True
        if crane and cover_offers(s, player, kind, 1, library, cards):
            return True
    return False
