"""The buildings that bring a card at the end of a player's turn in a phase: SJ 61, 67-69, 72-73, 87, 89."""

from typing import Final

from ludoteca.core.protocol import Action, Decision

from .. import tell
from ..actions import PASS, USE
from ..effects import Draw
from ..position import SanJuan
from .library import RolePhase

ASKS: Final = ("builder.use", "producer.use", "trader.use")
MOVING: Final = -1


def can_draw(s: SanJuan, seat: int, moment: int) -> bool:
    """Whether some building of the player may bring a card now: mostly none does."""
    return s.players[seat].working(-1) & s.setting.drawing[moment] != 0


def ask_draw(s: SanJuan, seat: int, draw: Draw, by: int) -> Decision | None:
    """A building brings its owner a card, unless the letter of the book is played: then that is a question."""
    player = s.players[seat]
    if not player.works(draw.kind) or not draw.can(player, by) or s.dry():
        return None
    if s.setting.letter:
        return Decision(seat, ASKS[draw.moment()], [s.game.actions[PASS], s.game.by_verb[USE][draw.kind]])
    draw_by(s, seat, draw.kind)
    return None


def draw_by(s: SanJuan, seat: int, kind: int) -> None:
    """The card that a building brings."""
    s.tell(tell.FUNCTION, seat, kind)
    s.take(seat, 1)


class Goods(RolePhase):
    """A phase in which each player moves goods, plants never falling, and then buildings may bring cards: `todo` is the
    next of them. `moved` counts the goods, `last` is the first plant that may be named."""

    def __init__(self, owner: int, count: int, done: int, todo: int, visit: bool, moved: int, last: int) -> None:
        super().__init__(owner, count, done, todo, visit)
        self.moved = moved
        self.last = last

    def ask_function(self, s: SanJuan, seat: int, moment: int) -> Decision | None:
        if can_draw(s, seat, moment):
            draws = s.setting.draws[moment]
            while self.todo < len(draws):
                question = ask_draw(s, seat, draws[self.todo], self.moved)
                if question is not None:
                    return question
                self.todo += 1
        self.moved = 0
        self.last = 0
        self.todo = MOVING
        self.next(s)
        return None

    def use_function(self, s: SanJuan, seat: int, action: Action) -> None:
        self.todo += 1
        if action.verb != PASS:
            draw_by(s, seat, action.thing)
