"""Tiles of shields 14 and 15 at the end of a phase, in track order, before tribute and mines: E 11.8, R40."""

from ludoteca.core.protocol import Action, Decision, Frame

from ... import tell
from ...actions import FREE, NO, PLACE
from ...data import DEPOT_SPACES, NONE
from ...estate import put
from ...hooks import Occasion
from ...phases.act import lay
from ...phases.pick import pick_offers, picked
from ...position import Burgundy
from ...privileges import BLACK_STEWARD, STEWARD


class StewardsServe(Occasion):
    def happen(self, s: Burgundy) -> None:
        s.begin_turn()
        s.push(Steward(s.order, 0))


class Steward(Frame[Burgundy]):
    """Each player twice: a tile of the numbered depots (shield 14), then one of the black depot (15). `turns` is the
    order of the track as it was, `done` counts the halves."""

    def __init__(self, turns: list[int], done: int) -> None:
        self.turns = turns
        self.done = done

    def clone(self) -> "Steward":
        return Steward(self.turns, self.done)

    def seat(self) -> int:
        return self.turns[self.done // 2]

    def step(self, s: Burgundy) -> Decision | None:
        if self.done == 2 * len(self.turns):
            s.stack.pop()
            return None
        seat = self.seat()
        if seat < s.seats:
            acts: list[Action] = []
            if self.done % 2 == 0:
                if s.estate(seat).has(STEWARD):
                    acts = depot_tiles(s, seat)
            elif s.estate(seat).has(BLACK_STEWARD):
                acts = black_tiles(s, seat)
            if acts:
                return Decision(seat, "steward.black" if self.done % 2 else "steward.take", acts)
        self.done += 1
        return None

    def apply(self, s: Burgundy, action: Action) -> None:
        seat = self.seat()
        if action.verb == NO:
            s.tell(tell.PASS, seat)
        else:
            s.push(StewardPlace(seat, action.thing if action.source == FREE else picked(s, action)))
        self.done += 1


def depot_tiles(s: Burgundy, seat: int) -> list[Action]:
    """Shield 14: the tiles of the six depots that could be placed, and to decline."""
    acts: list[Action] = []
    takes = s.rules.codes.takes[FREE]
    for space in range(DEPOT_SPACES):
        if has_room(s, seat, space):
            acts.append(takes[space])
    if acts:
        acts.append(s.rules.codes.no)
    return acts


def black_tiles(s: Burgundy, seat: int) -> list[Action]:
    """Shield 15: the same of the black depot and what lies beside it."""
    acts = [s.rules.codes.no]
    for action in pick_offers(s, seat, True):
        if has_room(s, seat, picked(s, action)):
            acts.append(action)
    return acts if len(acts) > 1 else []


def has_room(s: Burgundy, seat: int, space: int) -> bool:
    return s.spaces[space] != NONE and len(settings(s, seat, s.spaces[space])) > 0


def settings(s: Burgundy, seat: int, kind: int) -> list[Action]:
    """Where a tile may go at once: any number; colour, neighbour and one of a kind in a city as always. A double tile
    goes into the vineyard (E 12.21)."""
    return s.setting.tiles[kind].anywhere(s, seat)


class StewardPlace(Frame[Burgundy]):
    """The tile on `space` goes straight into the duchy; where is asked only if there are several hexes."""

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def clone(self) -> "StewardPlace":
        return StewardPlace(self.seat, self.space)

    def step(self, s: Burgundy) -> Decision | None:
        acts = settings(s, self.seat, s.spaces[self.space])
        if len(acts) == 1:
            self.apply(s, acts[0])
            return None
        return Decision(self.seat, "steward.place", acts)

    def apply(self, s: Burgundy, action: Action) -> None:
        s.stack.pop()
        kind = s.spaces[self.space]
        s.spaces = put(s.spaces, self.space, NONE)
        s.tell(tell.TAKE, self.seat, self.space, kind)
        if action.verb == PLACE:
            lay(s, self.seat, action.thing, kind)
        else:
            s.setting.tiles[kind].set_out(s, self.seat, action.thing)
