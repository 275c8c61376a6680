"""Playing cards: VE 13-23, A4-A5."""

from ludoteca.core.protocol import Action, Decision, Frame

from .. import tell
from ..actions import BUILT, GOLD, PLAY, SET
from ..data import CASA, KINDS, NEED, PAWNS
from ..position import GOING_ON, Venezia
from ..windows import with_gold
from .gold import exchange


class Cards(Frame[Venezia]):
    """VE 13, 23: any number of cards, in canonical order: first the sets to be built alone, then card by card for casas
    and joint buildings. Types do not touch each other before building, so the order takes nothing away."""

    def __init__(self, seat: int, last: int, run: int) -> None:
        self.seat = seat
        self.last = last  # the code of the last answer, -1 before the first: no answer comes before it
        self.run = run  # how many cards of the last type were played one by one

    def clone(self) -> "Cards":
        return Cards(self.seat, self.last, self.run)

    def step(self, s: Venezia) -> Decision | None:
        if s.ended != GOING_ON:
            s.stack.pop()
            return None
        player = s.players[self.seat]
        acts = self.sets(s)
        plays = s.game.by_verb[PLAY]
        for kind in range(KINDS):
            if player.hand[kind]:
                action = plays[kind]
                if action.code >= self.last and self.can_play(s, kind):
                    acts.append(action)
        acts.append(s.game.actions[BUILT])
        if self.last < 0:
            acts = with_gold(s, self.seat, acts)
        return Decision(self.seat, "cards.play", acts, 0, player.held, True)

    def sets(self, s: Venezia) -> list[Action]:
        """VE 20: the buildings all of whose cards are in the hand."""
        acts: list[Action] = []
        hand = s.players[self.seat].hand
        for kind in range(PAWNS):
            if hand[kind] >= NEED[kind]:
                action = s.game.by_verb[SET][kind]
                if action.code > self.last:
                    acts.append(action)
        return acts

    def can_play(self, s: Venezia, kind: int) -> bool:
        return kind == CASA or self.room(s, kind) > 0

    def room(self, s: Venezia, kind: int) -> int:
        """VE 18: not more than the joint building needs. VE 20: who brings all of them in one turn builds alone, which
        is what a set is for."""
        laid = s.laid(kind)
        before = laid - self.run if self.played_last(s, kind) else laid
        return NEED[kind] - laid - (1 if before == 0 else 0)

    def played_last(self, s: Venezia, kind: int) -> bool:
        """Whether the last answer was to play a card of this type."""
        return s.game.by_verb[PLAY][kind].code == self.last

    def apply(self, s: Venezia, action: Action) -> None:
        verb = action.verb
        if verb == GOLD:
            exchange(s, self.seat, self.seat)
        elif verb == BUILT:
            s.stack.pop()
        elif verb == SET:
            self.last = action.code
            self.set_down(s, action.thing)
        else:
            self.run = self.run + 1 if action.code == self.last else 1
            self.last = action.code
            s.players[self.seat].lose(action.thing)
            s.lay(self.seat, action.thing)

    def set_down(self, s: Venezia, kind: int) -> None:
        """VE 20: all cards of a building at once; nobody's pawn or cards move."""
        player = s.players[self.seat]
        for _ in range(NEED[kind]):
            player.lose(kind)
        player.sets |= 1 << kind
        s.tell(tell.SET, self.seat, kind)

    def pool(self, s: Venezia) -> list[Action]:
        hand = s.players[self.seat].hand
        acts = self.sets(s)
        for kind, play in enumerate(s.game.by_verb[PLAY]):
            if play.code >= self.last and self.can_play(s, kind):
                acts += [play] * (hand[kind] if kind == CASA else min(hand[kind], self.room(s, kind)))
        return acts
