"""Laying the colonists, and the refill of the ship: PR 23, 26-32, 74."""

from typing import Final

from mypy_extensions import i64

from ludoteca.core.bits import members
from ludoteca.core.frames import Around
from ludoteca.core.protocol import Action, Decision

from .. import tell
from ..actions import MAN, QUARRY_PLACE, TILE_PLACE, building_of, place_of_building, tile_of
from ..data import COFFEE, GOODS, PLANTS, QUARRY, Setup
from ..packed import count, some
from ..player import Player, posted
from ..position import COLONISTS_OUT, PuertoRico

NOT_BEGUN: Final = -1


def with_circles(place: int, circles: int) -> int:
    """A place and its circles in one number."""
    return place * 16 + circles


def place_at(entry: int) -> int:
    return entry >> 4


def circles_at(entry: int) -> int:
    return entry & 15


class Placement(Around[PuertoRico]):
    """PR 26-29: each player lays all colonists again, one at a time, places never falling; where no choice is left the
    rest is done without asking. Until a player is done the former arrangement stays on the table: `men` and `crew`
    are only the plan. `places` holds places with their circles, packed, `at` is the place reached, `spare` its free
    circles, `room` the free circles from there on, `left` the colonists in hand."""

    def __init__(
        self,
        owner: int,
        count: int,
        done: int,
        left: int,
        room: int,
        at: int,
        spare: int,
        men: i64,
        crew: i64,
        places: list[int],
    ) -> None:
        super().__init__(owner, count, done)
        self.left = left
        self.room = room
        self.at = at
        self.spare = spare
        self.men: i64 = men
        self.crew: i64 = crew
        self.places = places  # replaced, never changed

    def clone(self) -> "Placement":
        return Placement(
            owner=self.owner, count=self.count, done=self.done, left=self.left, room=self.room, at=self.at,
            spare=self.spare, men=self.men, crew=self.crew, places=self.places,
        )  # fmt: skip

    def turn(self, s: PuertoRico, seat: int) -> Decision | None:
        if self.left == NOT_BEGUN:
            self.begin(s, seat)
            return None
        if self.left == 0:
            self.lay(s, seat)
            return None
        return self.question(s, seat)

    def question(self, s: PuertoRico, seat: int) -> Decision:
        """The places from which the rest still fits."""
        man = s.game.by_verb[MAN]
        acts: list[Action] = []
        room = self.room
        free = self.spare
        for at in range(self.at, len(self.places)):
            if room < self.left:
                break
            entry = self.places[at]
            if at > self.at:
                free = circles_at(entry)
            acts.append(man[place_at(entry)])
            room -= free
        return Decision(seat, "mayor.man", acts, self.left, self.left)

    def apply(self, s: PuertoRico, action: Action) -> None:
        self.reach(action.thing)
        self.put(1)
        for place in self.tail():
            s.forced(self.seat(), s.game.by_verb[MAN][place])

    def begin(self, s: PuertoRico, seat: int) -> None:
        """PR 26-27: all colonists are lifted; surplus ones wait in San Juan."""
        player = s.players[seat]
        self.places = places_of(player, s.setup)
        self.men = 0
        self.crew = 0
        self.room = player.land() + player.circles
        self.left = min(player.people, self.room)
        self.at = 0
        self.spare = circles_at(self.places[0]) if self.places else 0
        self.tail()

    def tail(self) -> list[int]:
        """Lay the forced tail: as many circles are left as colonists, or only one place. What is forced before that is
        asked all the same, so that an answer in one go is always the whole arrangement. The places filled so."""
        filled: list[int] = []
        if self.spare == 0 and self.left > 0:
            self.advance()
        if self.room != self.left and self.room != self.spare:
            return filled
        while self.left > 0:
            if self.spare == 0:
                self.advance()
            number = min(self.spare, self.left)
            filled += [place_at(self.places[self.at])] * number
            self.put(number)
        return filled

    def advance(self) -> None:
        self.at += 1
        self.spare = circles_at(self.places[self.at])

    def reach(self, place: int) -> None:
        while place_at(self.places[self.at]) != place:
            self.room -= self.spare
            self.advance()

    def put(self, number: int) -> None:
        place = place_at(self.places[self.at])
        kind = building_of(place)
        if kind >= 0:
            self.crew += posted(number, kind)
        else:
            self.men += some(number, tile_of(place))
        self.left -= number
        self.spare -= number
        self.room -= number

    def lay(self, s: PuertoRico, seat: int) -> None:
        player = s.players[seat]
        player.men = self.men
        player.crew = self.crew
        self.left = NOT_BEGUN
        s.tell(tell.PLACED, seat)
        self.next(s)

    def finish(self, s: PuertoRico) -> None:
        refill(s)

    def pool(self, s: PuertoRico) -> list[Action]:
        if self.left <= 0:
            return []
        pool: list[Action] = []
        for at in range(self.at, len(self.places)):
            entry = self.places[at]
            free = self.spare if at == self.at else circles_at(entry)
            pool += [s.game.by_verb[MAN][place_at(entry)]] * free
        return pool

    def later(self, s: PuertoRico, seat: int) -> "Placement | None":
        """This frame as it will stand when a seat that is still to come is asked; None if it will not be."""
        if not self.to_come(seat):
            return None
        frame = placement(self.owner, self.count)
        frame.done = self.place(seat)
        frame.begin(s, seat)
        return frame if frame.left > 0 else None

    def early(self, s: PuertoRico, seat: int) -> Decision | None:
        """PR 29: all players may place at the same time."""
        frame = self.later(s, seat)
        return frame.question(s, seat) if frame is not None else None

    def early_pool(self, s: PuertoRico, seat: int) -> list[Action]:
        frame = self.later(s, seat)
        return frame.pool(s) if frame is not None else []


def placement(owner: int, seats: int) -> Placement:
    """The frame before anybody has placed."""
    return Placement(owner=owner, count=seats, done=0, left=NOT_BEGUN, room=0, at=0, spare=0, men=0, crew=0, places=[])


def places_of(player: Player, setup: Setup) -> list[int]:
    """The player's places with their circles, packed, in the order of `man`."""
    city = members(player.city)
    found = [with_circles(place_of_building(kind), setup.circles[kind]) for kind in city if kind >= PLANTS]
    quarries = int(count(player.tiles, QUARRY))
    if quarries:
        found.append(with_circles(QUARRY_PLACE, quarries))
    found += [with_circles(place_of_building(kind), setup.circles[kind]) for kind in city if kind < PLANTS]
    for back in range(GOODS):
        tiles = int(count(player.tiles, COFFEE - back))
        if tiles:
            found.append(with_circles(TILE_PLACE + back, tiles))
    return found


def refill(s: PuertoRico) -> None:
    """PR 30-32, 74, A13: one colonist for each empty circle of a building, at least one for each player. A supply too
    small for that goes aboard as it is, and the game ends after this round."""
    due = 0
    for player in s.players:
        due += player.empty_circles()
    due = max(due, s.seats)
    number = min(due, s.colonists)
    s.colonists -= number
    s.aboard += number
    s.tell(tell.REFILL, number, due)
    if number < due:
        s.end_by(COLONISTS_OUT)
