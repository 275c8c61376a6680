"""The course of the game: five phases of five rounds (CoB 12-21)."""

from ludoteca.core.chance import EVERYBODY
from ludoteca.core.frames import Steps
from ludoteca.core.protocol import Decision, Frame

from . import tell
from .data import PHASES
from .phases.turn import NO_DIE, Turn
from .position import DIE_ROLL, WHITE_ROLL, Burgundy


class Course(Steps[Burgundy]):
    """CoB 12, 50: the phases one after the other, then what happens at the end."""

    def clone(self) -> "Course":
        return Course(self.todo)

    def step(self, s: Burgundy) -> Decision | None:
        at = self.advance()
        if at < PHASES:
            s.phase = at
            s.push(Phase(0))
            return None
        at -= PHASES
        if at == 0 and s.setting.last_count:
            s.tell(tell.OVER)
        if at < len(s.setting.game_end):
            s.setting.game_end[at].happen(s)
        else:
            s.stack.pop()
        return None


class Phase(Steps[Burgundy]):
    """CoB 13-18: what happens at its start, its rounds, what happens at its end."""

    def clone(self) -> "Phase":
        return Phase(self.todo)

    def step(self, s: Burgundy) -> Decision | None:
        at = self.advance()
        if at < len(s.setting.phase_start):
            s.setting.phase_start[at].happen(s)
            return None
        at -= len(s.setting.phase_start)
        if at < s.rules.pieces.rounds:
            s.round = at
            s.push(Round([], 0))
            return None
        at -= s.rules.pieces.rounds
        if at == 0:
            s.tell(tell.PHASE_END, s.phase)
        if at < len(s.setting.phase_end):
            s.setting.phase_end[at].happen(s)
            return None
        s.stack.pop()
        return None


class Round(Frame[Burgundy]):
    """CoB 19-21, A10: all roll at once, a good goes to the depot of the white die, then the turns in the order of the
    track as it was at the start. `turns` is that order, `done` how many have begun."""

    def __init__(self, turns: list[int], done: int) -> None:
        self.turns = turns
        self.done = done

    def clone(self) -> "Round":
        return Round(self.turns, self.done)

    def step(self, s: Burgundy) -> Decision | None:
        if not self.turns:
            self.turns = s.order
            s.tell(tell.ROUND, s.phase, s.round)
            roll(s)
            for occasion in s.setting.round_start:
                occasion.happen(s)
        elif self.done < len(self.turns):
            seat = self.turns[self.done]
            self.done += 1
            if seat >= s.seats:
                actor = s.setting.actor
                assert actor is not None
                actor.act(s, seat)
                return None
            s.players[seat].used = 0
            s.begin_turn()
            s.tell(tell.TURN, seat)
            s.push(Turn(seat, NO_DIE))
        else:
            s.stack.pop()
        return None


def roll(s: Burgundy) -> None:
    """CoB 19-20."""
    for seat in range(s.seats):
        player = s.players[seat]
        player.first = s.chance.roll(6, DIE_ROLL, EVERYBODY) + 1
        player.second = s.chance.roll(6, DIE_ROLL, EVERYBODY) + 1
        player.spent = 0
        s.tell(tell.ROLL, seat, player.first, player.second)
    s.white = s.chance.roll(6, WHITE_ROLL, EVERYBODY) + 1
    good = s.lane[0]
    s.lane = s.lane[1:]
    s.set_ware(s.white - 1, good, s.ware(s.white - 1, good) + 1)
    s.tell(tell.WHITE, s.white, good)
