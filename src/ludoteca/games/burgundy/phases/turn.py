"""CoB 22: a turn is two actions, one for each die, in any order, and what may be bought beside them."""

from typing import Final

from ludoteca.core.protocol import Action, Decision, Frame

from .. import tell
from ..actions import END, FIRST, SECOND
from ..hooks import FIRST_DIE, SECOND_DIE
from ..position import Burgundy
from ..reach import ANY
from ..seat import BOTH
from .act import NO_ROOMS, offers, perform, power_offers, rooms, use_power

NO_DIE: Final = -1


class Turn(Frame[Burgundy]):
    """`source` is the die whose action goes on, NO_DIE while there is none."""

    def __init__(self, seat: int, source: int) -> None:
        self.seat = seat
        self.source = source

    def clone(self) -> "Turn":
        return Turn(self.seat, self.source)

    def step(self, s: Burgundy) -> Decision | None:
        """Equal dice are offered once. With both dice used the end is asked only if something can still be done."""
        player = s.players[self.seat]
        acts: list[Action] = []
        if player.spent == BOTH:
            acts.append(s.rules.codes.end)
            power_offers(s, self.seat, 0, ANY, NO_ROOMS, acts)
            if len(acts) == 1:
                s.stack.pop()
                return None
            return Decision(self.seat, "turn.end", acts)
        e = s.estate(self.seat)
        masks = rooms(s, self.seat, e)
        sources = 0
        if not player.has_spent(FIRST):
            sources = FIRST_DIE
            offers(s, e, masks, FIRST, player.first, acts)
        if not player.has_spent(SECOND) and (player.spent or player.second != player.first):
            sources |= SECOND_DIE
            offers(s, e, masks, SECOND, player.second, acts)
        if s.setting.letter:
            acts.append(s.rules.codes.end)
        power_offers(s, self.seat, sources, ANY, masks, acts)
        return Decision(self.seat, "turn.act", acts)

    def apply(self, s: Burgundy, action: Action) -> None:
        if action.source != NO_DIE:
            player = s.players[self.seat]
            self.source = action.source
            player.spend(self.source)
            perform(s, self.seat, player.die(self.source), action)
        elif action.verb == END:
            player = s.players[self.seat]
            if player.spent != BOTH:
                s.tell(tell.PASS, self.seat, 1 if player.spent else 2)
            player.spent = BOTH
            s.stack.pop()
        else:
            self.source = NO_DIE
            use_power(s, self.seat, ANY, action)
