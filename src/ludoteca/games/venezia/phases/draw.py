"""Drawing: VE 51-54, A2-A3."""

from ludoteca.core.bits import members, ones
from ludoteca.core.frames import OneSeat
from ludoteca.core.protocol import Action, Decision, Frame

from .. import tell
from ..actions import DECK, GOLD, NO_DRAW, OPEN, SHOW
from ..data import HAND_LIMIT, KINDS, TAKEN
from ..position import DRAW, GOING_ON, Venezia
from ..windows import may_pay, with_gold
from .gold import exchange


class Draw(OneSeat[Venezia]):
    """VE 51-53: one card from the open ones or the pile, or a card of one's own laid open for three. A2: a full hand
    draws nothing."""

    def clone(self) -> "Draw":
        return Draw(self.seat)

    def step(self, s: Venezia) -> Decision | None:
        if s.ended != GOING_ON:
            s.stack.pop()
            return None
        player = s.players[self.seat]
        acts: list[Action] = []
        if can_show(s, self.seat):
            shows = s.game.by_verb[SHOW]
            for kind in range(KINDS):
                if player.hand[kind] and not s.lies_open(kind):
                    acts.append(shows[kind])
        acts += s.menus.opens[s.opened]
        if s.deck_size + s.discard_size:
            acts.append(s.game.actions[DECK])
        acts.append(s.game.actions[NO_DRAW])
        return Decision(self.seat, "draw", with_gold(s, self.seat, acts), 1, 1, True)

    def apply(self, s: Venezia, action: Action) -> None:
        verb = action.verb
        if verb == GOLD:
            exchange(s, self.seat, self.seat)
            return
        s.stack.pop()
        if verb == DECK:
            draw_cards(s, self.seat, 1)
        elif verb == OPEN:
            take_open(s, self.seat, action.thing)
        elif verb == SHOW:
            s.players[self.seat].lose(action.thing)
            s.opened |= 1 << action.thing
            s.tell(tell.SHOW, self.seat, action.thing)
            s.push(Take(seat=self.seat, shown=action.thing, due=TAKEN, last=0))


class Take(Frame[Venezia]):
    """VE 52: exactly three cards for the one laid open, which itself cannot be taken: open ones first, in canonical
    order, then the pile."""

    def __init__(self, seat: int, shown: int, due: int, last: int) -> None:
        self.seat = seat
        self.shown = shown
        self.due = due
        self.last = last

    def clone(self) -> "Take":
        return Take(seat=self.seat, shown=self.shown, due=self.due, last=self.last)

    def within(self, s: Venezia) -> int:
        """The open cards that can still be taken, as bits."""
        return s.opened & ~(1 << self.shown) & ~((1 << self.last) - 1)

    def step(self, s: Venezia) -> Decision | None:
        pile = s.deck_size + s.discard_size
        left = self.within(s)
        number = ones(left)
        if self.due == 0 or s.ended != GOING_ON:
            s.stack.pop()
            return None
        if number == 0 or number + pile == self.due:
            self.force(s, left)
            return None
        acts = s.menus.opens[left][: number + pile - self.due + 1]
        if pile >= self.due:
            acts.append(s.game.actions[DECK])
        if self.due < TAKEN:
            return Decision(self.seat, "draw.take", acts, self.due, self.due)
        menu = with_gold(s, self.seat, acts)
        return Decision(self.seat, "draw.take", menu, self.due, self.due, may_pay(s, self.seat))

    def force(self, s: Venezia, left: int) -> None:
        """What is left is all there is to take."""
        for kind in members(left):
            s.forced(self.seat, s.game.by_verb[OPEN][kind])
            take_open(s, self.seat, kind)
            self.due -= 1
        if self.due:
            s.forced(self.seat, s.game.actions[DECK])
            self.from_pile(s)

    def from_pile(self, s: Venezia) -> None:
        """VE 52: never an open card after one from the pile."""
        draw_cards(s, self.seat, self.due)
        self.due = 0

    def apply(self, s: Venezia, action: Action) -> None:
        if action.verb == GOLD:
            exchange(s, self.seat, self.seat)
        elif action.verb == DECK:
            self.from_pile(s)
        else:
            self.last = action.thing
            take_open(s, self.seat, self.last)
            self.due -= 1

    def pool(self, s: Venezia) -> list[Action]:
        acts = s.menus.opens[self.within(s)][:]
        if s.deck_size + s.discard_size:
            acts.append(s.game.actions[DECK])
        return acts


def can_draw(s: Venezia, seat: int) -> bool:
    """VE 53, A2: whether there is anything to ask: room in the hand and a card to take."""
    return s.players[seat].held < HAND_LIMIT and (s.opened != 0 or s.deck_size + s.discard_size > 0)


def can_show(s: Venezia, seat: int) -> bool:
    """VE 53, A3: a hand of one to three, and three cards to take besides the one laid open."""
    held = s.players[seat].held
    takeable = ones(s.opened) + s.deck_size + s.discard_size
    return 1 <= held <= HAND_LIMIT + 1 - TAKEN and takeable >= TAKEN


def take_open(s: Venezia, seat: int, kind: int) -> None:
    s.opened &= ~(1 << kind)
    s.players[seat].gain(kind)
    s.players[seat].saw(kind)
    s.tell(tell.OPEN, seat, kind)


def draw_cards(s: Venezia, seat: int, number: int) -> None:
    for _ in range(number):
        card = s.draw(DRAW, seat)
        s.players[seat].gain(card)
        s.tell(tell.DRAW, seat, card)
