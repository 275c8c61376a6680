"""The producer phase: SJ 29-35, 72, 86, 91."""

from ludoteca.core.menus import counted
from ludoteca.core.protocol import Action, Decision

from .. import tell
from ..actions import PASS, PRODUCE
from ..data import AQUEDUCT, PLANTS
from ..effects import AFTER_PRODUCING
from ..position import LIBRARY_ASKED, LIBRARY_AT_ONCE, NO_LIBRARY_HERE, SanJuan
from .functions import MOVING, Goods


class Producer(Goods):
    """SJ 29-31: each player lays goods on empty plants. Where all of them can be filled nothing is asked; a good
    that would use up the library of a two-player governor is his choice (SJ 93), and by the letter each one is."""

    def clone(self) -> "Producer":
        return Producer(
            owner=self.owner, count=self.count, done=self.done, todo=self.todo, visit=self.visit, moved=self.moved,
            last=self.last,
        )  # fmt: skip

    def plain(self, s: SanJuan, seat: int) -> int:
        """SJ 29-31, 86: how many goods without the library."""
        return 1 + (1 if seat == self.owner else 0) + (1 if s.players[seat].works(AQUEDUCT) else 0)

    def turn(self, s: SanJuan, seat: int) -> Decision | None:
        if self.todo != MOVING:
            return self.ask_function(s, seat, AFTER_PRODUCING)
        library = s.library(seat, self.owner, self.visit)
        plain = self.plain(s, seat)
        empty = s.players[seat].empties()
        room = 0
        kinds = 0
        for plant in range(self.last, PLANTS):
            room += empty[plant]
            kinds += 1 if empty[plant] else 0
        most = min(plain + (1 if library != NO_LIBRARY_HERE else 0) - self.moved, room)
        least = most
        if s.setting.letter:
            least = 0
        elif library == LIBRARY_ASKED:
            least = max(min(plain - self.moved, room), 0)
        if most <= 0 or s.dry():
            self.end_production(s, plain)
        elif least == most and (room == most or kinds == 1):
            self.lay_all(s, seat, empty, most)
        else:
            return Decision(seat, "producer.produce", self.offers(s, empty, least), least, most)
        return None

    def offers(self, s: SanJuan, empty: list[int], least: int) -> list[Action]:
        acts = counted(empty, s.game.by_verb[PRODUCE], self.last, least)
        return [s.game.actions[PASS], *acts] if least == 0 else acts

    def lay_all(self, s: SanJuan, seat: int, empty: list[int], number: int) -> None:
        for plant in range(self.last, PLANTS):
            for _ in range(empty[plant]):
                if number:
                    s.forced(seat, s.game.by_verb[PRODUCE][plant])
                    self.lay(s, seat, plant)
                    number -= 1

    def lay(self, s: SanJuan, seat: int, plant: int) -> None:
        """A14: with no card left nothing is laid, and nothing more will be."""
        self.last = plant if s.lay_good(seat, plant) else PLANTS
        if self.last < PLANTS:
            self.moved += 1

    def end_production(self, s: SanJuan, plain: int) -> None:
        seat = self.seat()
        if self.moved > plain and s.library(seat, self.owner, self.visit) >= LIBRARY_AT_ONCE:
            s.players[seat].read = True
            s.tell(tell.LIBRARY, seat)
        self.todo = 0

    def apply(self, s: SanJuan, action: Action) -> None:
        seat = self.seat()
        if self.todo != MOVING:
            self.use_function(s, seat, action)
        elif action.verb == PASS:
            self.end_production(s, self.plain(s, seat))
        else:
            self.lay(s, seat, action.thing)

    def pool(self, s: SanJuan) -> list[Action]:
        if self.todo != MOVING:
            return []
        empty = s.players[self.seat()].empties()
        produce = s.game.by_verb[PRODUCE]
        return [produce[plant] for plant in range(self.last, PLANTS) for _ in range(empty[plant])]
