"""The end of the captain phase: PR 57-59, 68."""

from typing import Final

from mypy_extensions import i64

from ludoteca.core.bits import members, ones
from ludoteca.core.frames import Around
from ludoteca.core.menus import of_bits, picks
from ludoteca.core.protocol import Action, Decision

from .. import tell
from ..actions import KEEP, PASS, STORE, menu_or_pass
from ..data import GOODS, LARGE_WAREHOUSE, SMALL_WAREHOUSE
from ..packed import count, kinds, some
from ..player import Player
from ..position import PuertoRico

NOT_BEGUN: Final = -1


class Storage(Around[PuertoRico]):
    """PR 57, 68: each player keeps whole kinds in warehouses and one more barrel; the rest goes back. Nothing is asked
    when all of it fits (A17). `left` are the warehouse kinds still to name, `last` the first that may be named,
    `stored` those named, as a bit set."""

    def __init__(self, owner: int, count: int, done: int, left: int, last: int, stored: int) -> None:
        super().__init__(owner, count, done)
        self.left = left
        self.last = last
        self.stored = stored

    def clone(self) -> "Storage":
        return Storage(
            owner=self.owner, count=self.count, done=self.done, left=self.left, last=self.last, stored=self.stored
        )

    def turn(self, s: PuertoRico, seat: int) -> Decision | None:
        player = s.players[seat]
        if self.left == NOT_BEGUN:
            if player.goods == 0 or (not s.letter and all_fits(player)):
                self.next(s)
            else:
                self.begin(s, player)
            return None
        question = self.question(s, seat)
        if question is None:
            self.end_turn(s, seat, int(kinds(player.goods) & ~self.stored))
        return question

    def begin(self, s: PuertoRico, player: Player) -> None:
        self.left = warehouse_kinds(player)
        self.last = 0
        self.stored = 0

    def question(self, s: PuertoRico, seat: int) -> Decision | None:
        """The next kind for a warehouse, then the single barrel; None if there is no choice left."""
        player = s.players[seat]
        own = kinds(player.goods)
        offers = self.store_offers(own)
        if self.left > 0 and offers:
            if s.letter:
                return Decision(seat, "captain.store", menu_or_pass(s, STORE, offers), 0, self.left)
            acts = picks(members(offers), s.game.by_verb[STORE], 0, self.left)
            return Decision(seat, "captain.store", acts, self.left, self.left)
        rest = int(own & ~self.stored)
        if s.letter and rest:
            return Decision(seat, "captain.keep", s.menus.keep_or_pass[rest])
        if rest & (rest - 1):
            return Decision(seat, "captain.keep", s.menus.keep[rest])
        return None

    def store_offers(self, own: i64) -> int:
        return int((own & ~self.stored) >> self.last << self.last)

    def apply(self, s: PuertoRico, action: Action) -> None:
        seat = self.seat()
        if action.verb == KEEP:
            self.end_turn(s, seat, 1 << action.thing)
        elif action.verb != PASS:
            self.store(action.thing)
            if not s.letter:
                self.store_rest(s, seat)
        elif self.left > 0 and self.store_offers(kinds(s.players[seat].goods)):
            self.left = 0
        else:
            self.end_turn(s, seat, 0)

    def store(self, good: int) -> None:
        self.stored |= 1 << good
        self.left -= 1
        self.last = good + 1

    def store_rest(self, s: PuertoRico, seat: int) -> None:
        """Name the kinds that are left when exactly as many are due."""
        offers = self.store_offers(kinds(s.players[seat].goods))
        if ones(offers) == self.left:
            for good in members(offers):
                s.forced(seat, s.game.by_verb[STORE][good])
                self.store(good)

    def end_turn(self, s: PuertoRico, seat: int, kept: int) -> None:
        """`kept` is the kind of the single barrel, as a bit set of one or none."""
        player = s.players[seat]
        for good in range(GOODS):
            number = count(player.goods, good)
            if number == 0 or (self.stored >> good) & 1:
                continue
            lost = number - ((kept >> good) & 1)
            if lost > 0:
                player.goods -= some(lost, good)
                s.supply += some(lost, good)
                s.tell(tell.LOSE, seat, good, int(lost))
        self.left = NOT_BEGUN
        self.next(s)

    def finish(self, s: PuertoRico) -> None:
        """PR 59: full ships are emptied, the others keep their load."""
        for ship in range(len(s.setup.ships)):
            if s.room(ship) == 0:
                s.empty_ship(ship)

    def pool(self, s: PuertoRico) -> list[Action]:
        return self.stores(s, self.seat())

    def stores(self, s: PuertoRico, seat: int) -> list[Action]:
        """The kinds that can still go into a warehouse."""
        offers = self.store_offers(kinds(s.players[seat].goods))
        return of_bits(offers, s.game.by_verb[STORE]) if self.left > 0 else []

    def later(self, s: PuertoRico, seat: int) -> "Storage | None":
        """This frame as it will stand when a seat that is still to come has its turn; None if that is no turn."""
        player = s.players[seat]
        if not self.to_come(seat) or player.goods == 0 or (not s.letter and all_fits(player)):
            return None
        frame = storage(self.owner, self.count)
        frame.done = self.place(seat)
        frame.begin(s, player)
        return frame

    def early(self, s: PuertoRico, seat: int) -> Decision | None:
        """What one keeps depends on nobody else."""
        frame = self.later(s, seat)
        return frame.question(s, seat) if frame is not None else None

    def early_pool(self, s: PuertoRico, seat: int) -> list[Action]:
        frame = self.later(s, seat)
        return frame.stores(s, seat) if frame is not None else []


def storage(owner: int, seats: int) -> Storage:
    """The frame before anybody has stored."""
    return Storage(owner=owner, count=seats, done=0, left=NOT_BEGUN, last=0, stored=0)


def warehouse_kinds(player: Player) -> int:
    """PR 68: how many kinds the warehouses hold."""
    return (1 if player.works(SMALL_WAREHOUSE) else 0) + (2 if player.works(LARGE_WAREHOUSE) else 0)


def all_fits(player: Player) -> bool:
    """PR 57, 68: one kind for each place in a warehouse, and a kind of which there is but one barrel besides."""
    beyond = ones(kinds(player.goods)) - warehouse_kinds(player)
    if beyond != 1:
        return beyond < 1
    single = False
    for good in range(GOODS):
        single = single or count(player.goods, good) == 1
    return single
