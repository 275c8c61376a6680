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

    def __init__(self, seat: int, active: int, dearest: int) -> None:
        self.seat = seat
        self.active = active
        self.dearest = dearest  # the value that may still be laid out

    def clone(self) -> "Exchange":
        return Exchange(self.seat, self.active, self.dearest)

    def step(self, s: Venezia) -> Decision | None:
        player = s.players[self.seat]
        gives = s.game.by_verb[GIVE]
        gold = worth(player.paid)
        acts: list[Action] = []
        within = gold + worth(player.tokens)
        number = 0
        for value in range(RICHEST, 0, -1):
            count = player.tokens[value]
            if value > self.dearest:
                within -= value * count
            elif count:
                number += count
                if within >= PRICE:
                    acts.append(gives[value])
                within -= value * count
        if gold >= PRICE:
            acts.append(s.game.actions[PAID])
        return Decision(self.seat, "gold.give", acts, 0 if gold >= PRICE else 1, number, True)

    def apply(self, s: Venezia, action: Action) -> None:
        player = s.players[self.seat]
        if action.verb == PAID:
            s.stack.pop()
            gold = worth(player.paid)
            s.tell(tell.PAID, self.seat, gold, gold // PRICE)
            s.spend(self.seat)
            s.move(self.seat, gold // PRICE, GOLD_SOURCE, self.active)
        else:
            self.dearest = action.thing
            lay_out(player, self.dearest)

    def forget(self, seat: int) -> None:
        if seat != self.seat:
            self.dearest = RICHEST

    def pool(self, s: Venezia) -> list[Action]:
        gives = s.game.by_verb[GIVE]
        tokens = s.players[self.seat].tokens
        return [gives[value] for value in range(self.dearest, 0, -1) for _ in range(tokens[value])]


def exchange(s: Venezia, seat: int, active: int) -> None:
    """A seat begins to pay, in the turn of the active player."""
    s.push(Exchange(seat, active, RICHEST))


class Closing(Frame[Venezia]):
    """VE 58, A13: when the game has closed, each player may exchange once, from the left of the player who closed it,
    who comes last himself."""

    def __init__(self, closer: int, done: int) -> None:
        self.closer = closer
        self.done = done

    def clone(self) -> "Closing":
        return Closing(self.closer, self.done)

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
        if action.verb == GOLD:
            exchange(s, seat, self.closer)

    def next(self, s: Venezia) -> None:
        self.done += 1
        s.begin_turn()


def lay_out(player: Player, value: int) -> None:
    player.tokens[value] -= 1
    paid = player.paid[:]
    paid[value] += 1
    player.paid = paid
