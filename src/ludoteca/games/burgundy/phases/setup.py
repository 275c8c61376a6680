"""CoB 6-11: duchies, goods, workers, order of turns and the first castle of each player."""

from ludoteca.core.chance import EVERYBODY
from ludoteca.core.frames import Around, Steps
from ludoteca.core.protocol import Action, Decision

from .. import tell
from ..actions import FREE
from ..data import CASTLE, CASTLE_TILE
from ..estate import new_estate, put
from ..hooks import Occasion
from ..position import START_DRAW, Burgundy


class Setup(Steps[Burgundy]):
    """What happens before the first phase, one after the other."""

    def clone(self) -> "Setup":
        return Setup(self.todo)

    def step(self, s: Burgundy) -> Decision | None:
        at = self.advance()
        if at < len(s.setting.setup):
            s.setting.setup[at].happen(s)
        else:
            s.stack.pop()
        return None


class ChooseSides(Occasion):
    """CoB 6."""

    def happen(self, s: Burgundy) -> None:
        s.push(Sides(0, s.seats, 0))


class Deal(Occasion):
    """CoB 7, 9, 10: three goods each, who starts, workers by place, markers stacked with the starter on top."""

    def happen(self, s: Burgundy) -> None:
        for at, e in enumerate(s.estates):
            seat = s.setting.owners[at]
            s.tell(tell.DUCHY, seat, e.duchy)
            for _ in range(s.rules.pieces.start_goods):
                good = s.draw_good()
                e.goods = put(e.goods, good, e.goods[good] + 1)
                s.tell(tell.DEAL, seat, good)
        first = s.chance.roll(s.seats, START_DRAW, EVERYBODY)
        s.order = [(first + place) % s.seats for place in range(s.seats)]
        s.tell(tell.START, first)
        served: list[int] = []
        for place, seat in enumerate(s.order):
            if s.players[seat].estate not in served:
                served.append(s.players[seat].estate)
                s.hire(seat, s.setting.workers[place])


class PlaceCastles(Occasion):
    """CoB 11."""

    def happen(self, s: Burgundy) -> None:
        first = s.order[0] if s.order[0] < s.seats else s.order[1]  # whoever has no seat may be ahead of all
        s.push(Castles(first, s.seats, 0))


class ForEstates(Around[Burgundy]):
    """Each estate once, by the seat that acts for it; all at once, so early answers are taken."""

    def turn(self, s: Burgundy, seat: int) -> Decision | None:
        if s.owns(seat):
            return self.question(s, seat)
        self.next(s)
        return None

    def question(self, s: Burgundy, seat: int) -> Decision:
        raise NotImplementedError

    def early(self, s: Burgundy, seat: int) -> Decision | None:
        return self.question(s, seat) if self.to_come(seat) and s.owns(seat) else None


class Sides(ForEstates):
    """CoB 6: each player picks a side of the plate he drew."""

    def clone(self) -> "Sides":
        return Sides(self.owner, self.count, self.done)

    def question(self, s: Burgundy, seat: int) -> Decision:
        return Decision(seat, "setup.side", s.rules.codes.sides)

    def apply(self, s: Burgundy, action: Action) -> None:
        at = s.players[self.seat()].estate
        for plate in s.rules.plates:
            if s.estates[at].duchy in plate:
                duchy = plate[action.thing]
                parts = s.estates[at].parts
                s.estates[at] = new_estate(s.rules.boards[duchy], duchy, s.rules.pieces)
                s.estates[at].parts = parts
                break
        self.next(s)


class Castles(ForEstates):
    """CoB 11, 47: each player puts a castle on a castle hex; it neither acts nor scores."""

    def clone(self) -> "Castles":
        return Castles(self.owner, self.count, self.done)

    def question(self, s: Burgundy, seat: int) -> Decision:
        board = s.board(s.estate(seat))
        places = s.rules.codes.places[FREE]
        return Decision(seat, "setup.castle", [places[at] for at in board.colour_cells[CASTLE]])

    def apply(self, s: Burgundy, action: Action) -> None:
        first_castle(s, self.seat(), action.thing)
        self.next(s)


def first_castle(s: Burgundy, seat: int, at: int) -> None:
    """CoB 11, 47: a castle from the supply lies on a hex."""
    e = s.estate(seat)
    bags = s.bags[:]
    place = s.setting.backs[CASTLE].index(CASTLE_TILE)
    bags[CASTLE] = put(bags[CASTLE], place, bags[CASTLE][place] - 1)
    s.bags = bags
    e.cover(s.board(e), at, CASTLE_TILE)
    s.tell(tell.PLACE, seat, at, CASTLE_TILE)
