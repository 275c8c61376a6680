"""E 10.16: a colour is complete, and a tile of the black depot goes straight into the duchy."""

from ludoteca.core.protocol import Action, Decision, Frame

from ...actions import FREE, NO
from ...data import NONE
from ...estate import put
from ...phases.act import lay
from ...phases.effects import decline
from ...phases.pick import pick_offers, picked
from ...position import Burgundy


class Settle(Frame[Burgundy]):
    """Which tile of those that can be placed (R18), then where: whatever its number, without a storage place. `space`
    is where it lies, NONE while it is not chosen. Its effects, another colour among them, follow."""

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def clone(self) -> "Settle":
        return Settle(self.seat, self.space)

    def step(self, s: Burgundy) -> Decision | None:
        if self.space == NONE:
            acts = [s.rules.codes.no]
            for action in pick_offers(s, self.seat, False):
                if self.hexes(s, picked(s, action)):
                    acts.append(action)
            if len(acts) > 1:
                return Decision(self.seat, "solo.pick", acts)
            s.stack.pop()
            return None
        hexes = self.hexes(s, self.space)
        if len(hexes) > 1:
            places = s.rules.codes.places[FREE]
            return Decision(self.seat, "solo.place", [places[at] for at in hexes])
        self.settle(s, hexes[0])
        return None

    def apply(self, s: Burgundy, action: Action) -> None:
        if self.space != NONE:
            self.settle(s, action.thing)
        elif action.verb == NO:
            decline(s, self.seat)
        else:
            self.space = picked(s, action)

    def hexes(self, s: Burgundy, space: int) -> list[int]:
        """Where the tile on a space may go."""
        e = s.estate(self.seat)
        return s.setting.tiles[s.spaces[space]].hexes(s, e, s.board(e))

    def settle(self, s: Burgundy, at: int) -> None:
        s.stack.pop()
        kind = s.spaces[self.space]
        s.spaces = put(s.spaces, self.space, NONE)
        lay(s, self.seat, at, kind)
