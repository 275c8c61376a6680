"""Gold for steps: VE 48-50, 58, A11-A13."""

from ludoteca.core.protocol import Action, Decision, Frame

from .. import tell
from ..actions import GIVE, GOLD, PAID
from ..data import PRICE, RICHEST
from ..player import Player, worth
from ..position import Venezia
from ..scoring import GOLD_SOURCE
from ..windows import gold_menu, last


class Exchange(Frame[Venezia]):
    """VE 48-50, A11: tokens are laid out, the dearest first, and then paid: one step for each 5 gold, the rest is lost.
    Until then nobody else sees them; the only answer there is is asked as well, for it would tell what they are worth.
    A token of no value is never asked for."""

    def __init__(self, seat: int, active: int, last: int) -> None:
        self.seat = seat
        self.active = active
        self.last = last  # the place of the last value in the block, which runs from 6 gold down

    def clone(self) -> "Exchange":
        return Exchange(self.seat, self.active, self.last)

    def __repr__(self) -> str:
        return f"Exchange({self.seat})"

    def step(self, s: Venezia) -> Decision | None:
        player = s.players[self.seat]
        table = s.game.actions
        gold = worth(player.paid)
        acts: list[Action] = []
        within = gold + worth(player.tokens)
        number = 0
        for place in range(RICHEST):
            value = RICHEST - place
            count = player.tokens[value]
            if place < self.last:
                within -= value * count
            elif count:
                number += count
                if within >= PRICE:
                    acts.append(table[GIVE + place])
                within -= value * count
        if gold >= PRICE:
            acts.append(table[PAID])
        return Decision(self.seat, "gold.give", acts, 0 if gold >= PRICE else 1, number, True)

    def apply(self, s: Venezia, action: Action) -> None:
        player = s.players[self.seat]
        if action.code == PAID:
            s.stack.pop()
            gold = worth(player.paid)
            s.tell(tell.PAID, self.seat, gold, gold // PRICE)
            s.spend(self.seat)
            s.move(self.seat, gold // PRICE, GOLD_SOURCE, self.active)
        else:
            self.last = action.code - GIVE
            lay_out(player, RICHEST - self.last)

    def forget(self, seat: int) -> None:
        if seat != self.seat:
            self.last = 0

    def pool(self, s: Venezia) -> list[Action]:
        table = s.game.actions
        tokens = s.players[self.seat].tokens
        return [table[GIVE + place] for place in range(self.last, RICHEST) for _ in range(tokens[RICHEST - place])]


class Closing(Frame[Venezia]):
    """VE 58, A13: when the game has closed, each player may exchange once, from the left of the player who closed it,
    who comes last himself."""

    def __init__(self, closer: int, done: int) -> None:
        self.closer = closer
        self.done = done

    def clone(self) -> "Closing":
        return Closing(self.closer, self.done)

    def __repr__(self) -> str:
        return f"Closing({self.done})"

    def seat(self, s: Venezia) -> int:
        return (self.closer + 1 + self.done) % s.seats

    def step(self, s: Venezia) -> Decision | None:
        if self.done == s.seats:
            s.stack.pop()
            return None
        seat = self.seat(s)
        if not last(s, seat):
            self.next(s)
            return None
        return Decision(seat, "gold.final", gold_menu(s, seat), 1, 1, True)

    def apply(self, s: Venezia, action: Action) -> None:
        seat = self.seat(s)
        self.next(s)
        if action.code == GOLD:
            s.stack.append(Exchange(seat, self.closer, 0))

    def next(self, s: Venezia) -> None:
        self.done += 1
        s.begin_turn()


def lay_out(player: Player, value: int) -> None:
    player.tokens[value] -= 1
    paid = player.paid[:]
    paid[value] += 1
    player.paid = paid
