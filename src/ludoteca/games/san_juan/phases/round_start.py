"""What comes before the first pick of a round: SJ 50-54, 81-82, 85, 99."""

from ludoteca.core.frames import Around, InSteps
from ludoteca.core.menus import picks
from ludoteca.core.protocol import Action, Decision

from .. import tell
from ..actions import DISCARD, PASS, TUCK
from ..data import CHAPEL, TOWER
from ..position import SanJuan
from ..scoring import CHAPEL_SOURCE
from .hand import ASKED, ASKS, LIMIT, START, TO_ASK, Toss
from .hand import TOWER as WITH_TOWER


class Chapel(Around[SanJuan]):
    """SJ 50, 81: owners of a chapel may tuck one card."""

    def clone(self) -> "Chapel":
        return Chapel(self.owner, self.count, self.done)

    def turn(self, s: SanJuan, seat: int) -> Decision | None:
        decision = self.question(s, seat)
        if decision is None:
            self.next(s)
        return decision

    def question(self, s: SanJuan, seat: int) -> Decision | None:
        player = s.players[seat]
        if not player.hand or not player.works(CHAPEL):
            return None
        acts = [s.game.actions[PASS], *picks(player.hand, s.game.by_verb[TUCK], 0, 0)]
        return Decision(seat, "chapel.tuck", acts, 1, 1, True)

    def apply(self, s: SanJuan, action: Action) -> None:
        seat = self.seat()
        if action.verb != PASS:
            card = action.thing
            s.players[seat].tuck(card, CHAPEL)
            s.tell(tell.TUCK, seat, card)
            s.score(seat, CHAPEL_SOURCE, 1)
        self.next(s)

    def early(self, s: SanJuan, seat: int) -> Decision | None:
        return self.question(s, seat) if self.to_come(seat) else None


class Down(InSteps[SanJuan]):
    """Everybody discards down to a limit, in secret and in any order."""

    def clone(self) -> "Down":
        return Down(owner=self.owner, count=self.count, done=self.done, todo=self.todo)

    def limit(self, s: SanJuan, seat: int) -> int:
        """SJ 51-52, 85: seven cards, twelve with the tower."""
        return s.setting.cards.tower_limit if s.players[seat].works(TOWER) else s.setting.cards.limit

    def lowest(self, s: SanJuan, seat: int) -> int:
        """By the letter the tower's owner may discard down to what he could keep without it (SJ 61)."""
        return s.setting.cards.limit if s.setting.letter else self.limit(s, seat)

    def why(self, s: SanJuan, seat: int) -> int:
        return LIMIT if self.lowest(s, seat) == self.limit(s, seat) else WITH_TOWER

    def turn(self, s: SanJuan, seat: int) -> Decision | None:
        hand = len(s.players[seat].hand)
        lowest = self.lowest(s, seat)
        if self.todo == ASKED or hand <= lowest:
            self.todo = TO_ASK
            self.next(s)
        else:
            self.todo = ASKED
            least = max(hand - self.limit(s, seat), 0)
            s.push(Toss(who=seat, least=least, most=hand - lowest, last=0, what=self.why(s, seat)))
        return None

    def early(self, s: SanJuan, seat: int) -> Decision | None:
        hand = len(s.players[seat].hand)
        lowest = self.lowest(s, seat)
        if hand <= lowest or not self.to_come(seat):
            return None
        least = max(hand - self.limit(s, seat), 0)
        acts = picks(s.players[seat].hand, s.game.by_verb[DISCARD], 0, 0)
        if not least:
            acts.insert(0, s.game.actions[PASS])
        return Decision(seat, ASKS[self.why(s, seat)], acts, least, hand - lowest, True)

    def early_pool(self, s: SanJuan, seat: int) -> list[Action]:
        discard = s.game.by_verb[DISCARD]
        return [discard[kind] for kind in s.players[seat].hand]


class StartHand(Down):
    """SJ 99: of five to eight cards each keeps four."""

    def clone(self) -> "StartHand":
        return StartHand(owner=self.owner, count=self.count, done=self.done, todo=self.todo)

    def limit(self, s: SanJuan, seat: int) -> int:
        return s.setting.cards.start_hand

    def lowest(self, s: SanJuan, seat: int) -> int:
        return s.setting.cards.start_hand

    def why(self, s: SanJuan, seat: int) -> int:
        return START
