"""Gold for steps: VE 43, 48-50, 56, 58; and the imaginary player's card: VE 62."""

from __future__ import annotations

from ludoteca.core.bits import members
from ludoteca.core.protocol import Action
from ludoteca.games.venezia.actions import PAID, THIRD_NOW
from ludoteca.games.venezia.data import NEED, PAWNS, PRICE
from ludoteca.games.venezia.phases.excess import types
from ludoteca.games.venezia.phases.gold import Closing
from ludoteca.games.venezia.player import worth
from ludoteca.games.venezia.show.outlook import jumped
from ludoteca.games.venezia.track import land

from ..merits import Merit, merit
from .known import Asked, card

KEEPS = 0.2
STEPS = 0.1  # that could be bought later as well
NEARER = 0.4  # to a quarter where treasures can be won
EXACT = 0.3
PAWN = 0.5
BEGINS = 0.3


def exchanging(a: Asked) -> list[Merit]:
    """Whom the steps jump; otherwise gold keeps."""
    s = a.s
    steps = a.player.steps()
    if a.ask == "gold.final":
        return [
            merit("gold", float(steps), "gold-last", "VE 58", steps=steps, to=land(s.at, a.seat, steps, s.rules.shared))
        ]
    for number in range(1, steps + 1):
        over = jumped(s.at, a.seat, number, s.rules.shared)
        if over:
            to = land(s.at, a.seat, number, s.rules.shared)
            return [merit("gold", float(len(over)), "gold-jumps", "VE 43", gold=number * PRICE, seat=over[0], to=to)]
    if s.treasures():
        for number in range(1, steps + 1):
            to = land(s.at, a.seat, number, s.rules.shared)
            fresh = members(s.shore_at(to) & ~s.shore(a.seat))
            if fresh:
                quarter = a.quarter(fresh[0])
                return [merit("gold", NEARER, "gold-shore", "VE 32", gold=number * PRICE, to=to, quarter=quarter)]
    to = land(s.at, a.seat, steps, s.rules.shared)
    return [
        merit("gold", STEPS, "gold-steps", "VE 48", gold=steps * PRICE, steps=steps, to=to),
        merit("later", -KEEPS, "gold-keeps", "VE 58"),
    ]


def paying(a: Asked, action: Action) -> list[Merit]:
    """VE 50: what is laid out, and what stays."""
    paid, left = worth(a.player.paid), worth(a.player.tokens)
    last = any(isinstance(frame, Closing) for frame in a.s.stack)
    if action.verb == PAID:
        found: list[Merit] = []
        if paid % PRICE == 0:
            found.append(merit("exact", EXACT, "paid-exact", "VE 50", gold=paid, steps=paid // PRICE))
        if left and not last:
            found.append(merit("keeps", KEEPS, "paid-keeps", "VE 48", gold=left))
        return found
    sums = exact_sums(a, action.thing)
    found = []
    if sums:
        found.append(merit("exact", EXACT, "give-exact", "VE 50", gold=sums[0], steps=sums[0] // PRICE))
    if (paid + left) // PRICE == paid // PRICE:
        return [merit("waste", -KEEPS * action.thing, "give-wasted", "VE 50", gold=action.thing)]
    if last:
        steps = (paid + left) // PRICE
        found.append(merit("steps", float(steps - paid // PRICE), "give-steps", "VE 58", steps=steps))
    return found


def exact_sums(a: Asked, value: int) -> list[int]:
    """VE 48, 50: what can be paid without loss if this token goes next, and then only tokens that are worth no more."""
    tokens = a.player.tokens[:]
    tokens[value] -= 1
    sums = {worth(a.player.paid) + value}
    for each in range(value, 0, -1):
        for _ in range(tokens[each]):
            sums |= {one + each for one in sums}
    return sorted(one for one in sums if one % PRICE == 0)


def third(a: Asked, action: Action) -> list[Merit]:
    """VE 62-65: what its next card could do to buildings, begun or not."""
    s = a.s
    begun = types(s, s.seats)
    found: list[Merit] = []
    for kind in range(PAWNS):
        if kind not in begun and len(begun) > 1:
            continue  # VE 63: it is discarded
        found += at_once(a, kind) if action.verb == THIRD_NOW else later(a, kind)
    return sorted(found, key=lambda one: -one.points)[:1]


def takes(a: Asked, kind: int) -> bool:
    """VE 17, 65: whether one card more would make it master instead of the seat."""
    s = a.s
    return s.pawns[kind] == a.seat and s.players[s.seats].front[kind] + 1 > a.player.front[kind]


def at_once(a: Asked, kind: int) -> list[Merit]:
    completes = a.player.front[kind] > 0 and a.s.laid(kind) + 1 == NEED[kind]
    if not completes or takes(a, kind):
        return []
    return [merit("third", PAWN, "third-completes", "VE 65", card=card(kind))]


def later(a: Asked, kind: int) -> list[Merit]:
    s = a.s
    laid = s.laid(kind)
    if takes(a, kind):
        return [merit("third", PAWN, "third-takes", "VE 65", card=card(kind))]
    if 0 < laid < NEED[kind] <= laid + a.player.hand[kind]:
        return [merit("third", PAWN, "third-waits", "VE 62", card=card(kind))]
    if laid == 0 and a.player.hand[kind]:
        return [merit("third", BEGINS, "third-begins", "VE 65", card=card(kind))]
    return []
