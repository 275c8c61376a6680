"""San Juan: the cards to pay with or to discard."""

from __future__ import annotations

from ludoteca.core.protocol import Action
from ludoteca.games.san_juan.actions import DISCARD, PAY
from ludoteca.games.san_juan.phases.hand import Toss
from ludoteca.games.san_juan.phases.pay import Pay
from ludoteca.games.san_juan.position import SanJuan


def suggest(s: SanJuan) -> list[Action]:
    """For a payment or a discard: the cards worth least to this seat."""
    top = s.stack[-1]
    if isinstance(top, Pay) and top.spent == 0:
        return cheapest(s, top.who, s.game.by_verb[PAY], top.due, top.last)
    if isinstance(top, Toss):
        return cheapest(s, top.who, s.game.by_verb[DISCARD], top.least, top.last)
    return []


def cheapest(s: SanJuan, seat: int, answers: list[Action], number: int, floor: int) -> list[Action]:
    """The cards this seat would miss least: first those it can never build, then the cheap ones; none where a series
    that has begun (its kinds never fall) has too few left."""
    player = s.players[seat]

    def worth(kind: int) -> tuple[int, int, int]:
        cost = s.setting.cost[kind]
        points = s.setting.cards.vp[kind] or cost  # those of cost 6 print none and score at the end
        return (0 if player.barred(kind) else 1, cost + points, kind)

    cards = sorted(sorted((kind for kind in player.hand if kind >= floor), key=worth)[:number])
    return [answers[kind] for kind in cards] if len(cards) == number else []
