"""The councillor phase: SJ 45-47, 66, 88, 91-92."""

from typing import Final

from ludoteca.core.protocol import Action, Decision

from .. import tell
from ..actions import PASS, USE_LIBRARY
from ..data import ARCHIVE, PREFECTURE
from ..position import DRAW, LIBRARY_ASKED, LIBRARY_AT_ONCE, SanJuan
from .hand import ARCHIVE as WITH_ARCHIVE
from .hand import Keep, Toss
from .library import DRAWN, MAY, READ, RolePhase, ask_library, ask_may

ACTION: Final = 2
PRIVILEGE: Final = 3


class Councillor(RolePhase):
    """SJ 45-46: each player draws, keeps one card (two with the prefecture, or one if he likes) and discards the
    rest; with the archive he discards from the whole hand."""

    def clone(self) -> "Councillor":
        return Councillor(owner=self.owner, count=self.count, done=self.done, todo=self.todo, visit=self.visit)

    def turn(self, s: SanJuan, seat: int) -> Decision | None:
        if self.todo == DRAWN:
            self.todo = MAY
            self.next(s)
        elif s.dry():
            self.todo = DRAWN
        elif self.todo == MAY:
            if s.setting.letter:
                return ask_may(s, seat, "councillor.draw")
            self.todo = READ
        else:
            library = s.library(seat, self.owner, self.visit)
            if library == LIBRARY_ASKED:
                return ask_library(s, seat, "councillor.library")
            self.draw(s, seat, library == LIBRARY_AT_ONCE)
        return None

    def apply(self, s: SanJuan, action: Action) -> None:
        if self.todo == MAY:
            self.todo = DRAWN if action.verb == PASS else READ
        else:
            self.draw(s, self.seat(), action.verb == USE_LIBRARY)

    def draw(self, s: SanJuan, seat: int, library: bool) -> None:
        """SJ 45-46, 91: two cards, five for the councillor, eight with the library. A14: or what there is."""
        player = s.players[seat]
        number = ACTION
        if seat == self.owner:
            number += PRIVILEGE
        if library:
            number += PRIVILEGE
            player.read = True
            s.tell(tell.LIBRARY, seat)
        keep = 2 if player.works(PREFECTURE) else 1
        self.todo = DRAWN
        if player.works(ARCHIVE):
            taken = s.take(seat, number)
            if taken > 1:
                s.push(Toss(who=seat, least=max(taken - keep, 0), most=taken - 1, last=0, what=WITH_ARCHIVE))
            return
        drawn = s.look_at(number, DRAW, seat)
        if drawn:
            s.drawn = drawn
            s.drawn_by = seat
            s.push(Keep(who=seat, least=1, most=min(keep, len(drawn)), last=0))
