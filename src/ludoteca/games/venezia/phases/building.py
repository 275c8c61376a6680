"""One building: VE 26-45, 57, A6, A8, A14, A22, A24."""

from typing import Final

from ludoteca.core.protocol import Action, Decision

from .. import tell
from ..actions import GOLD, LEAVE, MOVE, POINTS, SITE, STAY, TAKE
from ..data import NEED, PONTE
from ..position import GOING_ON, Venezia, last_piece
from ..scoring import value
from ..windows import before_move, before_site, before_treasures, gold_menu, may_pay, with_gold
from .gold import exchange
from .works import ALONE, JOINT, Works

# What is due next in one building. VE 31: site, treasures, moves; gold in between (A11).
BEFORE_SITE: Final = 0
AT_SITE: Final = 1
AT_POINTS: Final = 2
BEFORE_TREASURES: Final = 3
AT_TREASURES: Final = 4
BEFORE_MOVE: Final = 5
AT_MOVE: Final = 6
AT_CLEARING: Final = 7


class Building(Works):
    """One building from the choice of its site to the clearing of its cards."""

    def clone(self) -> "Building":
        return Building(
            active=self.active, kind=self.kind, way=self.way, master=self.master, site=self.site, value=self.value,
            todo=self.todo, turn=self.turn,
        )  # fmt: skip

    def step(self, s: Venezia) -> Decision | None:
        todo = self.todo
        if todo == BEFORE_SITE:
            return self.pass_window(s, before_site(s, self))
        if todo == AT_SITE:
            return self.ask_site(s)
        if todo == AT_POINTS:
            return self.ask_points(s)
        if todo == BEFORE_TREASURES:
            return self.pass_window(s, before_treasures(s, self))
        if todo == AT_TREASURES:
            return self.treasures(s)
        if todo == BEFORE_MOVE:
            return self.next_move(s)
        if todo == AT_MOVE:
            return self.move(s)
        self.clear(s)
        return None

    def apply(self, s: Venezia, action: Action) -> None:
        verb = action.verb
        if verb == GOLD:
            exchange(s, self.active, self.active)
        elif verb == SITE:
            self.place(s, action.thing)
        elif verb == POINTS:
            self.count(s, action.thing)
        elif self.todo == AT_TREASURES:
            if verb == TAKE:
                s.treasure(self.party(s))
            self.turn += 1
        elif self.todo == AT_MOVE:
            self.advance(s, verb == MOVE)
        else:
            self.todo += 1

    def pass_window(self, s: Venezia, asks: bool) -> Decision | None:
        """VE 48, A11: ask for gold, or go on to what is due."""
        if asks:
            return Decision(self.active, "building.gold", gold_menu(s, self.active), 1, 1, True)
        self.todo += 1
        return None

    # Site and points

    def ask_site(self, s: Venezia) -> Decision | None:
        """VE 28: without room the cards are lost. A14: if an exchange closed the game, nothing is built."""
        menu = s.sites(self.kind)
        seat = self.chooser(s)
        if s.ended != GOING_ON:
            s.stack.pop()
        elif not menu:
            s.tell(tell.NO_ROOM, self.master, self.kind)
            self.clear(s)
        elif seat == self.active:
            return Decision(seat, "building.site", with_gold(s, seat, menu), 1, 1, may_pay(s, seat))
        else:
            return Decision(seat, "building.site", menu)
        return None

    def place(self, s: Venezia, site: int) -> None:
        self.site = site
        s.place(self.kind, site)
        s.tell(tell.BUILT, self.master, self.kind, site)
        if s.supply[self.kind] == 0:
            s.close(self.active, last_piece(self.kind))
        if self.kind == PONTE:
            self.todo = AT_POINTS
        else:
            self.value = value(s.board, s.ground, self.kind, site, -1)
            self.todo = BEFORE_TREASURES

    def ask_points(self, s: Venezia) -> Decision | None:
        """VE 39: the master chooses the quarter whose casas count; equal ones are no choice."""
        near = s.board.home[self.site]
        far = s.board.far[self.site]
        if not self.quarter_is_a_choice(s):
            self.count(s, near)
            return None
        points = s.game.by_verb[POINTS]
        low, high = (near, far) if near < far else (far, near)
        return Decision(self.chooser(s), "building.points", [points[low], points[high]])

    def count(self, s: Venezia, quarter: int) -> None:
        self.value = value(s.board, s.ground, self.kind, self.site, quarter)
        s.tell(tell.POINTS, self.master, quarter, self.value)
        self.todo = BEFORE_TREASURES

    # Treasures

    def treasures(self, s: Venezia) -> Decision | None:
        """VE 31-33, A8: master first, then clockwise, one token for each who borders the quarter now. It is taken
        without asking, but for the letter of the book."""
        if self.turn == self.parties(s):
            self.turn = 0
            self.todo = BEFORE_MOVE
            return None
        party = self.party(s)
        if self.takes_part(s, party) and s.shore(party) & self.quarters(s):
            if s.rules.letter and s.treasures() > 0:
                return Decision(party, "building.treasure", [s.game.actions[TAKE], s.game.actions[LEAVE]])
            s.treasure(party)
        self.turn += 1
        return None

    # Moves

    def next_move(self, s: Venezia) -> Decision | None:
        """VE 42: master first, then clockwise, each who has steps to make."""
        if self.turn == self.parties(s):
            self.todo = AT_CLEARING
            return None
        if self.steps_due(s, self.turn) == 0:
            self.turn += 1
            return None
        return self.pass_window(s, before_move(s, self))

    def move(self, s: Venezia) -> Decision | None:
        """VE 57: by the letter one may leave the gondola where it is when the game is over."""
        if s.rules.letter and s.ended != GOING_ON:
            return Decision(self.party(s), "building.move", [s.game.actions[MOVE], s.game.actions[STAY]])
        self.advance(s, True)
        return None

    def advance(self, s: Venezia, moves: bool) -> None:
        if moves:
            s.move(self.party(s), self.steps_due(s, self.turn), self.kind, self.active)
        self.turn += 1
        self.todo = BEFORE_MOVE

    def clear(self, s: Venezia) -> None:
        """VE 45, A6: the cards that paid for it are discarded."""
        s.stack.pop()
        if self.way == JOINT:
            s.clear_joint(self.kind)
            return
        player = s.players[self.master]
        if self.way == ALONE:
            player.sets &= ~(1 << self.kind)
        else:
            player.front[self.kind] -= 1
        s.throw(self.master, self.kind, NEED[self.kind])


def begun(active: int, kind: int, way: int, master: int, todo: int = AT_SITE) -> Building:
    return Building(active=active, kind=kind, way=way, master=master, site=-1, value=0, todo=todo, turn=0)
