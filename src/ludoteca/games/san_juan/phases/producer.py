"""The producer phase: SJ 29-35, 72, 86, 91."""

from ludoteca.core.frames import Around
from ludoteca.core.protocol import Action, Decision

from .. import tell
from ..actions import PASS, PRODUCE, USE
from ..data import AQUEDUCT, PLANTS, WELL
from ..player import Player
from ..position import LIBRARY_ASKED, LIBRARY_AT_ONCE, NO_LIBRARY_HERE, SanJuan


class Producer(Around[SanJuan]):
    """SJ 29-31: each player lays goods on empty plants. Where all of them can be filled nothing is asked; a good
    that would use up the library of a two-player governor is his choice (SJ 93), and by the letter each one is."""

    def __init__(self, owner: int, count: int, done: int, visit: bool, made: int, last: int, well: bool) -> None:
        super().__init__(owner, count, done)
        self.visit = visit
        self.made = made
        self.last = last
        self.well = well  # production is over, the well is still to come

    def clone(self) -> "Producer":
        return Producer(self.owner, self.count, self.done, self.visit, self.made, self.last, self.well)

    def plain(self, s: SanJuan, seat: int) -> int:
        """SJ 29-31, 86: how many goods without the library."""
        return 1 + (1 if seat == self.owner else 0) + (1 if s.players[seat].works(AQUEDUCT) else 0)

    def turn(self, s: SanJuan, seat: int) -> Decision | None:
        if self.well:
            return self.ask_well(s, seat)
        player = s.players[seat]
        library = s.library(seat, self.owner, self.visit)
        plain = self.plain(s, seat)
        empty = empties(player)
        room = 0
        kinds = 0
        for plant in range(self.last, PLANTS):
            room += empty[plant]
            kinds += 1 if empty[plant] else 0
        most = min(plain + (1 if library != NO_LIBRARY_HERE else 0) - self.made, room)
        least = most
        if s.letter:
            least = 0
        elif library == LIBRARY_ASKED:
            least = max(min(plain - self.made, room), 0)
        if most <= 0 or s.dry():
            self.end_production(s, plain)
        elif least == most and (room == most or kinds == 1):
            self.lay_all(s, seat, empty, most)
        else:
            return Decision(seat, "producer.produce", self.offers(s, empty, least), least, most)
        return None

    def offers(self, s: SanJuan, empty: list[int], least: int) -> list[Action]:
        table = s.game.actions
        acts: list[Action] = [table[PASS]] if least == 0 else []
        room = sum(empty[self.last :])
        for plant in range(self.last, PLANTS):
            if room < least:
                break
            if empty[plant]:
                acts.append(table[PRODUCE + plant])
            room -= empty[plant]
        return acts

    def lay_all(self, s: SanJuan, seat: int, empty: list[int], number: int) -> None:
        for plant in range(self.last, PLANTS):
            for _ in range(empty[plant]):
                if number:
                    s.forced(seat, s.game.actions[PRODUCE + plant])
                    self.lay(s, seat, plant)
                    number -= 1

    def lay(self, s: SanJuan, seat: int, plant: int) -> None:
        """A14: with no card left nothing is laid, and nothing more will be."""
        self.last = plant if s.lay_good(seat, plant) else PLANTS
        if self.last < PLANTS:
            self.made += 1

    def end_production(self, s: SanJuan, plain: int) -> None:
        seat = self.seat()
        player = s.players[seat]
        if self.made > plain and s.library(seat, self.owner, self.visit) >= LIBRARY_AT_ONCE:
            player.read = True
            s.tell(tell.LIBRARY, seat)
        self.well = True

    def apply(self, s: SanJuan, action: Action) -> None:
        seat = self.seat()
        if self.well:
            self.use_well(s, seat, action.code != PASS)
        elif action.code == PASS:
            self.end_production(s, self.plain(s, seat))
        else:
            self.lay(s, seat, action.code - PRODUCE)

    def ask_well(self, s: SanJuan, seat: int) -> Decision | None:
        """SJ 72: one card for two goods or more."""
        can = self.made >= 2 and s.players[seat].works(WELL) and not s.dry()
        if can and s.letter:
            return Decision(seat, "producer.use", [s.game.actions[PASS], s.game.actions[USE + WELL]])
        self.use_well(s, seat, can)
        return None

    def use_well(self, s: SanJuan, seat: int, use: bool) -> None:
        if use:
            s.tell(tell.FUNCTION, seat, WELL)
            s.take(seat, 1)
        self.made = 0
        self.last = 0
        self.well = False
        self.next(s)

    def pool(self, s: SanJuan) -> list[Action]:
        if self.well:
            return []
        empty = empties(s.players[self.seat()])
        return [s.game.actions[PRODUCE + plant] for plant in range(self.last, PLANTS) for _ in range(empty[plant])]


def empties(player: Player) -> list[int]:
    """SJ 32-33: the plants without a good, by kind."""
    empty = player.plants[:]
    for good in player.goods:
        empty[good >> 6] -= 1
    return empty
