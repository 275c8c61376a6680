"""CoB 32-34: a ship brings the goods of a depot and moves its owner ahead."""

from typing import Final

from ludoteca.core.frames import Pick
from ludoteca.core.protocol import Action, Decision, Frame

from .. import tell
from ..actions import NO
from ..data import DEPOTS, GOODS
from ..estate import Estate, put
from ..position import Burgundy
from ..privileges import ALL_OF_A_KIND

FIRST_DEPOT: Final = 0
SECOND_DEPOT: Final = 1
SAIL: Final = 2
KIND: Final = 3


class Ship(Frame[Burgundy]):
    """CoB 32, 34, A6: any depot, whatever the die; with monastery 5 a neighbour of it too; then, where it is allowed,
    one kind from all depots (R26); then the marker moves. `todo` is the next step, `depot` the one chosen first."""

    def __init__(self, seat: int, todo: int, depot: int) -> None:
        self.seat = seat
        self.todo = todo
        self.depot = depot

    def clone(self) -> "Ship":
        return Ship(self.seat, self.todo, self.depot)

    def step(self, s: Burgundy) -> Decision | None:
        e = s.estate(self.seat)
        if self.todo == FIRST_DEPOT:
            if any(loadable(s, e, depot) for depot in range(DEPOTS)):
                return Decision(self.seat, "ship.depot", s.rules.codes.depots)
            self.todo = SAIL
        elif self.todo == SECOND_DEPOT:
            acts = [s.rules.codes.no]
            for depot in sorted(((self.depot + 1) % DEPOTS, (self.depot - 1) % DEPOTS)):
                if loadable(s, e, depot):
                    acts.append(s.rules.codes.depots[depot])
            if len(acts) > 1:
                return Decision(self.seat, "ship.second", acts)
            self.todo = last_step(e)
        elif self.todo == KIND:
            acts = [s.rules.codes.no]
            for good in lying(s, e):
                acts.append(s.rules.codes.goods[good])
            if len(acts) > 1:
                return Decision(self.seat, "ship.kind", acts)
            self.todo = SAIL
        else:
            s.stack.pop()
            self.arrive(s)
        return None

    def arrive(self, s: Burgundy) -> None:
        """CoB 34: what comes after loading."""
        s.sail(self.seat)

    def apply(self, s: Burgundy, action: Action) -> None:
        e = s.estate(self.seat)
        if self.todo == KIND:
            self.todo = SAIL
            if action.verb != NO:
                for depot in range(DEPOTS):
                    stow(s, self.seat, depot, action.thing)
        elif action.verb == NO:
            self.todo = last_step(e)
        else:
            depot = action.thing
            if self.todo == FIRST_DEPOT and e.has(5):
                self.todo = SECOND_DEPOT
                self.depot = depot
            else:
                self.todo = last_step(e)
            load(s, self.seat, depot)


def last_step(e: Estate) -> int:
    """What comes when the depots are done."""
    return KIND if e.has(ALL_OF_A_KIND) else SAIL


def lying(s: Burgundy, e: Estate) -> list[int]:
    """R26: the kinds that lie in some depot and have room."""
    free = s.setting.goods_slots - e.kinds_of_goods()
    found: list[int] = []
    for good in range(GOODS):
        if (free > 0 or e.goods[good]) and any(s.ware(depot, good) for depot in range(DEPOTS)):
            found.append(good)
    return found


def loadable(s: Burgundy, e: Estate, depot: int) -> bool:
    """Whether anything of a depot has room."""
    free = s.setting.goods_slots - e.kinds_of_goods()
    for good in range(GOODS):
        if s.ware(depot, good) and (free > 0 or e.goods[good]):
            return True
    return False


def load(s: Burgundy, seat: int, depot: int) -> None:
    """CoB 32-33: what one holds already stacks; new kinds come as far as there is room, of one's choice."""
    e = s.estate(seat)
    fresh: list[int] = []
    for good in range(GOODS):
        if s.ware(depot, good):
            if e.goods[good]:
                stow(s, seat, depot, good)
            else:
                fresh.append(good)
    free = s.setting.goods_slots - e.kinds_of_goods()
    if len(fresh) <= free:
        for good in fresh:
            stow(s, seat, depot, good)
    elif free:
        s.push(Loading(who=seat, least=free, most=free, last=0, depot=depot))


def stow(s: Burgundy, seat: int, depot: int, good: int) -> None:
    """All goods of one kind from a depot to their storage place."""
    e = s.estate(seat)
    number = s.ware(depot, good)
    s.set_ware(depot, good, 0)
    e.goods = put(e.goods, good, e.goods[good] + number)
    for _ in range(number):
        s.tell(tell.LOAD, seat, depot, good)


class Loading(Pick[Burgundy]):
    """CoB 33: which new kinds of goods fill the free places; the others stay in the depot."""

    def __init__(self, who: int, least: int, most: int, last: int, depot: int) -> None:
        super().__init__(who, least, most, last)
        self.depot = depot

    def clone(self) -> "Loading":
        return Loading(who=self.who, least=self.least, most=self.most, last=self.last, depot=self.depot)

    def kinds(self, s: Burgundy) -> list[int]:
        return [good for good in range(GOODS) if s.ware(self.depot, good)]

    def secret(self) -> bool:
        return False

    def answers(self, s: Burgundy) -> list[Action]:
        return s.rules.codes.goods

    def ask(self) -> str:
        return "ship.goods"

    def take(self, s: Burgundy, kind: int) -> None:
        stow(s, self.who, self.depot, kind)
