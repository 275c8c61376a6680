"""Who else gets what from a role, as far as everybody can see: each of the others for itself, those who get nothing
left out."""

from __future__ import annotations

from ludoteca.core.preview import Value

from ..data import (  # fmt: skip
    AQUEDUCT,
    BUILDER,
    COUNCILLOR,
    PREFECTURE,
    PRODUCER,
    ROLE_IDS,
    TRADER,
    TRADING_POST,
)
from ..player import Player
from ..position import SanJuan
from .trade import trade


def others(s: SanJuan, seat: int, role: int) -> list[Value]:
    """Each with the role and an amount: cards in the hand to build with, goods made or sold (and the cards for them,
    0 where the prices are not known), cards kept."""
    found: list[Value] = []
    for place in range(1, s.seats):
        other = (seat + place) % s.seats
        amount, cards = share(s, s.players[other], role)
        if amount:
            found.append({"seat": other, "role": ROLE_IDS[role], "amount": amount, "cards": cards})
    return found


def share(s: SanJuan, player: Player, role: int) -> tuple[int, int]:
    """What comes to a player who did not take the role."""
    if role == BUILDER:
        return len(player.hand), 0
    if role == PRODUCER:
        return min(1 + int(player.works(AQUEDUCT)), sum(player.empties())), 0
    if role == TRADER:
        return trade(s, player, 1 + int(player.works(TRADING_POST)))
    if role == COUNCILLOR:
        return 2 if player.works(PREFECTURE) else 1, 0
    return 0, 0
