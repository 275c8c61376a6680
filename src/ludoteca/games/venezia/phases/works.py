"""A building in hand: who has a part in it, where it stands, what is due; and which ones wait. VE 24,
29, 31-32, 40, 64."""

from typing import Final

from ludoteca.core.menus import of_bits
from ludoteca.core.protocol import Action, Frame

from ..actions import ORDER, ORDER_CASA, ORDER_SET
from ..data import CASA, NEED, PAWNS, PONTE
from ..position import Venezia
from ..scoring import share

# Whose cards pay for a building: those of all who laid some, a set of the active player, or one casa card.
JOINT: Final = 0
ALONE: Final = 1
ONE_CARD: Final = 2


def way_of(order: Action) -> int:
    """How a building in the queue is paid for."""
    if order.verb == ORDER:
        return JOINT
    return ALONE if order.verb == ORDER_SET else ONE_CARD


def master_of(s: Venezia, order: Action, active: int) -> int:
    """Who is the master of a building in the queue."""
    return s.pawns[order.thing] if order.verb == ORDER else active


def chooser(s: Venezia, master: int, active: int) -> int:
    """VE 29, 64: the master, or the active player for a master who has no seat."""
    return master if master < s.seats else active


class Works(Frame[Venezia]):
    """`turn` counts the parties from the master on, first for the treasures and then for the moves."""

    def __init__(
        self, active: int, kind: int, way: int, master: int, site: int, value: int, todo: int, turn: int
    ) -> None:
        self.active = active
        self.kind = kind
        self.way = way
        self.master = master
        self.site = site
        self.value = value
        self.todo = todo
        self.turn = turn

    def chooser(self, s: Venezia) -> int:
        return chooser(s, self.master, self.active)

    def party(self, s: Venezia) -> int:
        return (self.master + self.turn) % len(s.players)

    def parties(self, s: Venezia) -> int:
        """How many parties may take part: of a building of one's own only its master."""
        return len(s.players) if self.way == JOINT else 1

    def takes_part(self, s: Venezia, party: int) -> bool:
        """VE 40, 61: with a card in it, and with a gondola."""
        if party >= s.seats:
            return False
        return s.players[party].front[self.kind] > 0 if self.way == JOINT else party == self.master

    def quarters(self, s: Venezia) -> int:
        return s.board.quarters_of(self.site)

    def quarter_is_a_choice(self, s: Venezia) -> bool:
        """VE 39: of a ponte, unless as many casas stand in both quarters."""
        if self.kind != PONTE:
            return False
        houses = s.ground.houses
        return houses[s.board.home[self.site]] != houses[s.board.far[self.site]]

    def steps_due(self, s: Venezia, turn: int) -> int:
        """VE 40, 42: the steps of the party that moves in that place."""
        steps = share(self.value, turn == 0)
        return steps if steps and self.takes_part(s, (self.master + turn) % len(s.players)) else 0

    def moves_after(self, s: Venezia, turn: int) -> bool:
        """Whether a gondola moves from that place on."""
        for place in range(turn, self.parties(s)):
            if self.steps_due(s, place):
                return True
        return False


def pending(s: Venezia, seat: int) -> list[Action]:
    """VE 24: one answer for each building whose cards lie on the table."""
    by_verb = s.game.by_verb
    acts: list[Action] = []
    for kind in range(PAWNS):
        if s.pawns[kind] >= 0 and s.laid(kind) == NEED[kind]:
            acts.append(by_verb[ORDER][kind])
    player = s.players[seat]
    if player.sets:
        acts += of_bits(player.sets, by_verb[ORDER_SET])
    if player.front[CASA]:
        acts.append(s.game.actions[ORDER_CASA])
    return acts
