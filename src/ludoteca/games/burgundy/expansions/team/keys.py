"""Where a team keeps its tiles: two key spaces for both, and two for each player that the partner may not touch
(E 9.8-9.11)."""

from typing import Final

from ludoteca.core.protocol import Action, Decision, Frame

from ...data import NONE
from ...estate import Estate
from ...hooks import Storehouse
from ...parts import Part
from ...phases.act import set_down
from ...position import Burgundy
from ..numbers import PAIRS, TEAM_CODES

SHARED: Final = TEAM_CODES
PRIVATE: Final = TEAM_CODES + 1

SHARED_PLACES: Final = 2
PRIVATE_PLACES: Final = 2


class Pairs(Part):
    """`private` are the tiles in the private key spaces, by seat, sorted."""

    def __init__(self, private: list[list[int]]) -> None:
        self.private = private

    def clone(self) -> "Pairs":
        return Pairs(self.private)

    def set_private(self, seat: int, kinds: list[int]) -> None:
        private = self.private[:]
        private[seat] = kinds
        self.private = private


def pairs(s: Burgundy) -> Pairs:
    part = s.parts[PAIRS]
    assert isinstance(part, Pairs)
    return part


def private_of(s: Burgundy, e: Estate) -> list[list[int]]:
    """The private tiles of all who play that duchy."""
    return [held for seat, held in enumerate(pairs(s).private) if s.estate(seat) is e]


class KeySpaces(Storehouse):
    """E 9.8: both kinds of places of a seat. Where a tile goes, and which of two alike leaves, is asked only where
    there are two ways."""

    def stock(self, s: Burgundy, seat: int) -> list[int]:
        shared = s.estate(seat).storage
        private = pairs(s).private[seat]
        if not private:
            return shared
        return sorted(shared + private) if shared else private

    def unstore(self, s: Burgundy, seat: int, kind: int) -> None:
        take_out(s, seat, kind, kind not in s.estate(seat).storage)

    def store(self, s: Burgundy, seat: int, space: int) -> None:
        for_both = len(s.estate(seat).storage) < SHARED_PLACES
        if for_both and len(pairs(s).private[seat]) < PRIVATE_PLACES:
            s.push(Slot(seat=seat, kind=NONE, space=space, at=NONE, value=0))
        else:
            put_in(s, seat, s.lift(seat, space), not for_both)

    def exchange(self, s: Burgundy, seat: int, kind: int, space: int) -> None:
        """E 9.8, R14: the new tile lies where the other lay."""
        if lies_in_both(s, seat, kind):
            s.push(Slot(seat=seat, kind=kind, space=space, at=NONE, value=0))
        else:
            replace(s, seat, kind, space, kind not in s.estate(seat).storage)

    def place(self, s: Burgundy, seat: int, at: int, kind: int, value: int) -> None:
        if lies_in_both(s, seat, kind):
            s.push(Slot(seat=seat, kind=kind, space=NONE, at=at, value=value))
        else:
            s.unstore(seat, kind)
            set_down(s, seat, at, kind, value)


def lies_in_both(s: Burgundy, seat: int, kind: int) -> bool:
    return kind in s.estate(seat).storage and kind in pairs(s).private[seat]


def take_out(s: Burgundy, seat: int, kind: int, private: bool) -> None:
    if private:
        left = pairs(s).private[seat][:]
        left.remove(kind)
        pairs(s).set_private(seat, left)
    else:
        s.estate(seat).unstore(kind)


def put_in(s: Burgundy, seat: int, kind: int, private: bool) -> None:
    if private:
        pairs(s).set_private(seat, sorted([*pairs(s).private[seat], kind]))
    else:
        s.estate(seat).store(kind)


def replace(s: Burgundy, seat: int, kind: int, space: int, private: bool) -> None:
    take_out(s, seat, kind, private)
    s.remove(seat, kind)
    put_in(s, seat, s.lift(seat, space), private)


class Slot(Frame[Burgundy]):
    """E 9.8, 9.11: a shared or a private key space, once and for all: tiles do not move between them. It is asked for
    the tile on `space` that comes, or for the stored `kind` that is placed on `at` or makes room for the other."""

    def __init__(self, seat: int, kind: int, space: int, at: int, value: int) -> None:
        self.seat = seat
        self.kind = kind
        self.space = space
        self.at = at
        self.value = value

    def clone(self) -> "Slot":
        return Slot(seat=self.seat, kind=self.kind, space=self.space, at=self.at, value=self.value)

    def step(self, s: Burgundy) -> Decision | None:
        return Decision(self.seat, "turn.slot", s.rules.by_verb[SHARED] + s.rules.by_verb[PRIVATE])

    def apply(self, s: Burgundy, action: Action) -> None:
        s.stack.pop()
        private = action.verb == PRIVATE
        if self.kind == NONE:
            put_in(s, self.seat, s.lift(self.seat, self.space), private)
        elif self.at == NONE:
            replace(s, self.seat, self.kind, self.space, private)
        else:
            take_out(s, self.seat, self.kind, private)
            set_down(s, self.seat, self.at, self.kind, self.value)
