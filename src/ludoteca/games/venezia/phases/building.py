"""One building: VE 26-45, 57, A6, A8, A14, A22, A24."""

from typing import Final

from ludoteca.core.protocol import Action, Decision, Frame

from .. import tell
from ..actions import GOLD, LEAVE, MOVE, POINTS, SITE, STAY, TAKE
from ..data import NEED, PONTE
from ..scoring import share, value
from ..table import GOING_ON, Venezia
from ..track import land, order_matters
from .gold import Exchange

# Whose cards pay for a building: those of all who laid some, a set of the active player, or one casa card.
JOINT: Final = 0
ALONE: Final = 1
ONE_CARD: Final = 2


def chooser(s: Venezia, master: int, active: int) -> int:
    """VE 29, 64: the master, or the active player for a master who has no seat."""
    return master if master < s.seats else active


# What is due next in one building. VE 31: site, treasures, moves; gold in between (A11).
BEFORE_SITE: Final = 0
AT_SITE: Final = 1
AT_POINTS: Final = 2
BEFORE_TREASURES: Final = 3
AT_TREASURES: Final = 4
BEFORE_MOVE: Final = 5
AT_MOVE: Final = 6
AT_CLEARING: Final = 7


class Building(Frame[Venezia]):
    """One building from the choice of its site to the clearing of its cards. `turn` counts the parties from the master
    on, first for the treasures and then for the moves."""

    def __init__(
        self, active: int, kind: int, way: int, master: int, site: int, value: int, todo: int, turn: int
    ) -> None:
        self.active = active
        self.kind = kind
        self.way = way
        self.master = master
        self.site = site
        self.value = value
        self.todo = todo
        self.turn = turn

    def clone(self) -> "Building":
        return Building(
            self.active, self.kind, self.way, self.master, self.site, self.value, self.todo, self.turn
        )  # fmt: skip

    def __repr__(self) -> str:
        return f"Building({self.kind}, {self.todo}, {self.turn})"

    def chooser(self, s: Venezia) -> int:
        return chooser(s, self.master, self.active)

    def party(self, s: Venezia) -> int:
        return (self.master + self.turn) % len(s.players)

    def parties(self, s: Venezia) -> int:
        """How many parties may take part: of a building of one's own only its master."""
        return len(s.players) if self.way == JOINT else 1

    def takes_part(self, s: Venezia, party: int) -> bool:
        """VE 40, 61: with a card in it, and with a gondola."""
        if party >= s.seats:
            return False
        return s.players[party].front[self.kind] > 0 if self.way == JOINT else party == self.master

    def step(self, s: Venezia) -> Decision | None:
        todo = self.todo
        if todo == BEFORE_SITE:
            return self.before_site(s)
        if todo == AT_SITE:
            return self.ask_site(s)
        if todo == AT_POINTS:
            return self.ask_points(s)
        if todo == BEFORE_TREASURES:
            return self.ask_gold(s, self.treasure_matters(s), AT_TREASURES)
        if todo == AT_TREASURES:
            return self.treasures(s)
        if todo == BEFORE_MOVE:
            return self.before_move(s)
        if todo == AT_MOVE:
            return self.move(s)
        self.clear(s)
        return None

    def apply(self, s: Venezia, action: Action) -> None:
        code = action.code
        if code == GOLD:
            s.stack.append(Exchange(self.active, self.active, 0))
        elif self.todo == AT_SITE:
            self.place(s, code - SITE)
        elif self.todo == AT_POINTS:
            self.count(s, code - POINTS)
        elif self.todo == AT_TREASURES:
            if code == TAKE:
                s.treasure(self.party(s))
            self.turn += 1
        elif self.todo == AT_MOVE:
            self.advance(s, code == MOVE)
        else:
            self.todo += 1

    # Site and points

    def before_site(self, s: Venezia) -> Decision | None:
        """A11, A22: a card of the imaginary player has completed a building whose site another chooses; no order was
        asked, so this is the active player's moment to pay before that."""
        another = self.chooser(s) != self.active
        if another and s.ended == GOING_ON:
            return self.ask_gold(s, bool(s.sites(self.kind)), AT_SITE)
        self.todo = AT_SITE
        return None

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
            secret = s.players[seat].most_steps() > 0
            return Decision(seat, "building.site", s.with_gold(seat, menu), 1, 1, secret)
        else:
            return Decision(seat, "building.site", menu)
        return None

    def place(self, s: Venezia, site: int) -> None:
        self.site = site
        s.place(self.kind, site)
        s.tell(tell.BUILT, self.master, self.kind, site)
        if s.supply[self.kind] == 0:
            s.close(self.active, 1 + self.kind)
        if self.kind == PONTE:
            self.todo = AT_POINTS
        else:
            self.value = value(s.board, s.ground, self.kind, site, -1)
            self.todo = BEFORE_TREASURES

    def ask_points(self, s: Venezia) -> Decision | None:
        """VE 39: the master chooses the quarter whose casas count; equal ones are no choice."""
        near = s.board.home[self.site]
        far = s.board.far[self.site]
        if s.ground.houses[near] == s.ground.houses[far]:
            self.count(s, near)
            return None
        table = s.game.table
        low, high = (near, far) if near < far else (far, near)
        return Decision(self.chooser(s), "building.points", [table[POINTS + low], table[POINTS + high]])

    def count(self, s: Venezia, quarter: int) -> None:
        self.value = value(s.board, s.ground, self.kind, self.site, quarter)
        s.tell(tell.POINTS, self.master, quarter, self.value)
        self.todo = BEFORE_TREASURES

    # Treasures

    def quarters(self, s: Venezia) -> int:
        """VE 32: the quarter of the building, both of a ponte, as bits."""
        far = s.board.far[self.site]
        return (1 << s.board.home[self.site]) | (1 << far if far >= 0 else 0)

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
                return Decision(party, "building.treasure", [s.game.table[TAKE], s.game.table[LEAVE]])
            s.treasure(party)
        self.turn += 1
        return None

    def treasure_matters(self, s: Venezia) -> bool:
        """Whether an exchange before the treasures can bring one that there would not be after them: by taking the
        payer's gondola to the quarter, or by filling a chest that is too empty for all who border it."""
        payer = s.players[self.active]
        quarters = self.quarters(s)
        refill = payer.treasures() > 0
        claims = 0
        for party in range(s.seats):
            if self.takes_part(s, party) and s.shore(party) & quarters:
                claims += 1
        if claims > s.treasures():
            return refill
        if not self.takes_part(s, self.active) or s.shore(self.active) & quarters:
            return False
        if s.treasures() == 0 and not refill:
            return False
        for steps in range(1, payer.most_steps() + 1):
            if s.shore_at(land(s.at, self.active, steps, s.rules.shared)) & quarters:
                return True
        return False

    # Moves

    def ask_gold(self, s: Venezia, matters: bool, then: int) -> Decision | None:
        """VE 48, A11: a window of its own, where paying now or later ends differently."""
        if s.players[self.active].most_steps() > 0 and (matters or s.rules.every_window):
            return Decision(self.active, "building.gold", s.gold_menu(self.active), 1, 1, True)
        self.todo = then
        return None

    def before_move(self, s: Venezia) -> Decision | None:
        """VE 42, 69: master first, then clockwise, with a window before each move."""
        if self.turn == self.parties(s):
            self.todo = AT_CLEARING
            return None
        party = self.party(s)
        steps = share(self.value, self.turn == 0)
        if steps == 0 or not self.takes_part(s, party):
            self.turn += 1
            return None
        most = s.players[self.active].most_steps()
        return self.ask_gold(s, order_matters(s.at, self.active, most, party, steps, s.rules.shared), AT_MOVE)

    def move(self, s: Venezia) -> Decision | None:
        """VE 57: by the letter one may leave the gondola where it is when the game is over."""
        if s.rules.letter and s.ended != GOING_ON:
            return Decision(self.party(s), "building.move", [s.game.table[MOVE], s.game.table[STAY]])
        self.advance(s, True)
        return None

    def advance(self, s: Venezia, moves: bool) -> None:
        if moves:
            s.move(self.party(s), share(self.value, self.turn == 0), self.kind, self.active)
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
    return Building(active, kind, way, master, -1, 0, todo, 0)
