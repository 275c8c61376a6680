"""The craftsman phase: PR 40-45, 69."""

from mypy_extensions import i64

from ludoteca.core.bits import ones
from ludoteca.core.frames import Around, OneSeat
from ludoteca.core.menus import of_bits
from ludoteca.core.protocol import Action, Decision

from .. import tell
from ..actions import PASS, PRODUCE
from ..data import FACTORY, GOODS
from ..packed import count, kinds, some
from ..position import PuertoRico


def open_craftsman(s: PuertoRico, owner: int) -> None:
    """PR 40: the craftsman produces first. By the letter of the book each kind may be refused (PR 12, A15)."""
    if s.letter:
        s.push(Production(owner=owner, count=s.seats, done=0, last=0, made=0, privilege=False))
        return
    some_made = False
    for place in range(s.seats):
        seat = (owner + place) % s.seats
        made = produce(s, seat, (1 << GOODS) - 1)
        pay_factory(s, seat, made)
        if place == 0:
            some_made = made != 0
    if some_made:
        s.push(Bonus(owner))
    else:
        s.begin_turn()


def produce(s: PuertoRico, seat: int, wanted: i64) -> i64:
    """PR 41-44: of each kind as much as plantations, plants and the supply allow; the kinds produced, as a bit set."""
    player = s.players[seat]
    makes = player.makes()
    made: i64 = 0
    for good in range(GOODS):
        if not (wanted >> good) & 1:
            continue
        number = min(count(makes, good), count(s.supply, good))
        if number > 0:
            made |= 1 << good
            s.supply -= some(number, good)
            player.goods += some(number, good)
            s.tell(tell.PRODUCE, seat, good, int(number))
    return made


def pay_factory(s: PuertoRico, seat: int, made: i64) -> None:
    """PR 69: doubloons by the number of kinds produced."""
    player = s.players[seat]
    if made and player.works(FACTORY):
        number = int(ones(made))
        doubloons = s.setup.factory[number]
        player.doubloons += doubloons
        s.tell(tell.FACTORY, seat, number, doubloons)


class Production(Around[PuertoRico]):
    """PR 12, 40, A15 by the letter: each player says which kinds to produce, one after the other. `last` is the first
    kind that may still be named, `made` what the seat has produced, `privilege` whether the craftsman did."""

    def __init__(self, owner: int, count: int, done: int, last: int, made: int, privilege: bool) -> None:
        super().__init__(owner, count, done)
        self.last = last
        self.made = made
        self.privilege = privilege

    def clone(self) -> "Production":
        return Production(
            owner=self.owner, count=self.count, done=self.done, last=self.last, made=self.made,
            privilege=self.privilege,
        )  # fmt: skip

    def offers(self, s: PuertoRico, seat: int) -> int:
        can = kinds(s.players[seat].makes()) & kinds(s.supply)
        return int(can >> self.last << self.last)

    def turn(self, s: PuertoRico, seat: int) -> Decision | None:
        offers = self.offers(s, seat)
        if offers:
            return Decision(seat, "craftsman.produce", s.menus.produce[offers], 0, int(ones(offers)))
        self.end_turn(s, seat)
        return None

    def apply(self, s: PuertoRico, action: Action) -> None:
        seat = self.seat()
        if action.verb == PASS:
            self.end_turn(s, seat)
            return
        good = action.thing
        self.made |= int(produce(s, seat, 1 << good))
        self.last = good + 1

    def end_turn(self, s: PuertoRico, seat: int) -> None:
        pay_factory(s, seat, self.made)
        if self.done == 0:
            self.privilege = self.made != 0
        self.last = 0
        self.made = 0
        self.next(s)

    def finish(self, s: PuertoRico) -> None:
        if self.privilege:
            s.push(Bonus(self.owner))

    def pool(self, s: PuertoRico) -> list[Action]:
        return of_bits(self.offers(s, self.seat()), s.game.by_verb[PRODUCE])


class Bonus(OneSeat[PuertoRico]):
    """PR 45, A16: the craftsman, who has produced something, takes one more good of a kind he can produce."""

    def clone(self) -> "Bonus":
        return Bonus(self.seat)

    def step(self, s: PuertoRico) -> Decision | None:
        offers = int(kinds(s.players[self.seat].makes()) & kinds(s.supply))
        if offers:
            menus = s.menus.bonus_or_pass if s.letter else s.menus.bonus
            return Decision(self.seat, "craftsman.bonus", menus[offers])
        s.stack.pop()
        s.begin_turn()
        return None

    def apply(self, s: PuertoRico, action: Action) -> None:
        if action.verb != PASS:
            good = action.thing
            s.supply -= some(1, good)
            s.players[self.seat].goods += some(1, good)
            s.tell(tell.BONUS, self.seat, good)
        s.stack.pop()
        s.begin_turn()
