"""The turn: VE 12, 55, 62, and the passage to the end: VE 56-58."""

from typing import Final

from ludoteca.core.bits import members, ones
from ludoteca.core.protocol import Action, Decision, Frame

from . import tell
from .actions import GOLD, THIRD_LATER, THIRD_NOW
from .phases.buildings import Buildings
from .phases.cards import Cards
from .phases.drain import Drain
from .phases.draw import Draw, can_draw
from .phases.excess import Excess, excess
from .phases.gold import Closing, exchange
from .phases.third import draw_for_third
from .phases.works import pending
from .position import GOING_ON, Venezia
from .windows import after_drawing, gold_menu, may_pay, with_gold

BEGIN: Final = 0
THIRD: Final = 1
CARDS: Final = 2
BUILDINGS: Final = 3
EXCESS: Final = 4
DRAIN: Final = 5
DRAW: Final = 6
THIRD_LAST: Final = 7
LAST_GOLD: Final = 8
END: Final = 9

FLUSH_AT: Final = 4


class Turn(Frame[Venezia]):
    """VE 12: play cards and build, drain, draw, in this order; then the next player clockwise. The frame lies at the
    bottom for the whole game."""

    def __init__(self, seat: int, todo: int, late: bool, window: bool) -> None:
        self.seat = seat
        self.todo = todo
        self.late = late  # VE 62: the imaginary player's card comes at the end
        self.window = window  # A11: since the last menu something happened after which gold may be wanted

    def clone(self) -> "Turn":
        return Turn(seat=self.seat, todo=self.todo, late=self.late, window=self.window)

    def step(self, s: Venezia) -> Decision | None:
        todo = self.todo
        if s.ended != GOING_ON:
            s.stack.pop()
            s.begin_turn()
            s.push(Closing(self.seat, 0))
            return None
        if todo == THIRD:
            menu = [s.game.actions[THIRD_NOW], s.game.actions[THIRD_LATER]]
            return Decision(self.seat, "turn.third", with_gold(s, self.seat, menu), 1, 1, may_pay(s, self.seat))
        if todo == LAST_GOLD and after_drawing(s, self.seat, self.window):
            return Decision(self.seat, "turn.gold", gold_menu(s, self.seat), 1, 1, True)
        self.todo += 1
        if todo == BEGIN:
            self.begin(s)
        elif todo < DRAIN:
            self.build(s, todo)
        elif todo == DRAIN:
            s.push(Drain(self.seat, -1))
        elif todo == DRAW:
            self.window = not can_draw(s, self.seat)
            if not self.window:
                s.push(Draw(self.seat))
        elif todo == THIRD_LAST:
            if self.late and draw_for_third(s, self.seat):
                self.window = True
        elif todo == END:
            self.end(s)
        return None

    def build(self, s: Venezia, todo: int) -> None:
        """VE 13-46: the first action."""
        if todo == CARDS:
            s.push(Cards(self.seat, -1, 0))
        elif todo == BUILDINGS:
            if pending(s, self.seat):
                s.push(Buildings(self.seat))
        else:
            number = excess(s, self.seat)
            if number:
                s.push(Excess(self.seat, number, number, 0))

    def apply(self, s: Venezia, action: Action) -> None:
        if action.verb == GOLD:
            exchange(s, self.seat, self.seat)
            return
        self.todo += 1
        if action.verb == THIRD_NOW:
            draw_for_third(s, self.seat)
        elif action.verb == THIRD_LATER:
            self.late = True

    def begin(self, s: Venezia) -> None:
        s.begin_turn()
        s.tell(tell.TURN, self.seat)
        if len(s.players) == s.seats:
            self.todo = CARDS

    def end(self, s: Venezia) -> None:
        """VE 55: four open cards are discarded at the end of a turn."""
        opened = s.opened
        if ones(opened) >= FLUSH_AT:
            s.opened = 0
            for kind in members(opened):
                s.discard[kind] += 1
                s.discard_size += 1
            s.tell(tell.FLUSH, self.seat)
        self.seat = (self.seat + 1) % s.seats
        self.todo = BEGIN
        self.late = False


def phase(s: Venezia) -> str:
    """The frame above the turn: which of the three actions is going on."""
    if not s.stack:
        return "over"
    frame = s.stack[min(1, len(s.stack) - 1)]
    return type(frame).__name__.lower()
