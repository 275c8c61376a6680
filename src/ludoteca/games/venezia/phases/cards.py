"""Playing cards: VE 13-23, A4-A5."""

from ludoteca.core.protocol import Action, Decision, Frame

from .. import tell
from ..actions import BUILT, GOLD, PLAY, SET
from ..data import CASA, KINDS, NEED, PAWNS
from ..position import GOING_ON, Venezia
from ..windows import with_gold
from .gold import Exchange


class Cards(Frame[Venezia]):
    """VE 13, 23: any number of cards, in canonical order: first the sets to be built alone, then card by card for casas
    and joint buildings. Types do not touch each other before building, so the order takes nothing away."""

    def __init__(self, seat: int, last: int, run: int) -> None:
        self.seat = seat
        self.last = last  # the code of the last answer, -1 before the first
        self.run = run  # how many cards of the last type were played one by one

    def clone(self) -> "Cards":
        return Cards(self.seat, self.last, self.run)

    def __repr__(self) -> str:
        return f"Cards({self.seat})"

    def step(self, s: Venezia) -> Decision | None:
        if s.ended != GOING_ON:
            s.stack.pop()
            return None
        player = s.players[self.seat]
        hand = player.hand
        table = s.game.actions
        acts: list[Action] = []
        if self.last < PLAY:
            for kind in range(PAWNS):
                if hand[kind] >= NEED[kind] and SET + kind > self.last:
                    acts.append(table[SET + kind])
        for kind in range(KINDS):
            if hand[kind] and PLAY + kind >= self.last and self.can_play(s, kind):
                acts.append(table[PLAY + kind])
        acts.append(table[BUILT])
        if self.last < 0:
            acts = with_gold(s, self.seat, acts)
        return Decision(self.seat, "cards.play", acts, 0, player.held, True)

    def can_play(self, s: Venezia, kind: int) -> bool:
        return kind == CASA or self.room(s, kind) > 0

    def room(self, s: Venezia, kind: int) -> int:
        """VE 18: not more than the joint building needs. VE 20: who brings all of them in one turn builds alone, which
        is what a set is for."""
        laid = s.laid(kind)
        before = laid - self.run if PLAY + kind == self.last else laid
        return NEED[kind] - laid - (1 if before == 0 else 0)

    def apply(self, s: Venezia, action: Action) -> None:
        code = action.code
        if code == GOLD:
            s.stack.append(Exchange(self.seat, self.seat, 0))
        elif code == BUILT:
            s.stack.pop()
        elif code < PLAY:
            self.last = code
            self.set_down(s, code - SET)
        else:
            self.run = self.run + 1 if code == self.last else 1
            self.last = code
            s.players[self.seat].lose(code - PLAY)
            s.lay(self.seat, code - PLAY)

    def set_down(self, s: Venezia, kind: int) -> None:
        """VE 20: all cards of a building at once; nobody's pawn or cards move."""
        player = s.players[self.seat]
        for _ in range(NEED[kind]):
            player.lose(kind)
        player.sets |= 1 << kind
        s.tell(tell.SET, self.seat, kind)

    def pool(self, s: Venezia) -> list[Action]:
        table = s.game.actions
        hand = s.players[self.seat].hand
        acts: list[Action] = []
        for kind in range(PAWNS):
            if hand[kind] >= NEED[kind] and SET + kind > self.last:
                acts.append(table[SET + kind])
        for kind in range(KINDS):
            if PLAY + kind >= self.last and self.can_play(s, kind):
                acts += [table[PLAY + kind]] * (hand[kind] if kind == CASA else min(hand[kind], self.room(s, kind)))
        return acts
