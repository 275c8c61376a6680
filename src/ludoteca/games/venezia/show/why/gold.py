"""Gold and its tokens: VE 48-50."""

from __future__ import annotations

from ludoteca.core.preview import Blocked

from ...data import PRICE, VALUES
from ...phases.gold import Exchange
from ...player import worth
from ...position import Venezia
from ...round import Turn
from .because import because

OWN = "tokens:own"


def paying(s: Venezia, seat: int) -> list[Blocked]:
    """VE 48: why the asked seat cannot pay for steps."""
    turn = s.stack[0]
    if isinstance(turn, Turn) and turn.seat != seat:
        return [because(OWN, "gold-own-turn", "VE 48", seat=turn.seat)]
    gold = worth(s.players[seat].tokens)
    if gold < PRICE:
        return [because(OWN, "too-little-gold", "VE 48", gold=gold, missing=PRICE - gold)]
    return [because(OWN, "gold-midway", "VE 48")]


def tokens(s: Venezia, frame: Exchange) -> list[Blocked]:
    """VE 48, 50: tokens that cannot be laid out."""
    found = []
    for value in range(VALUES):
        if s.players[frame.seat].tokens[value]:
            if value == 0:
                found.append(because("token:0", "worth-nothing", "VE 50"))
            else:
                found.append(because(f"token:{value}", "given-in-order", "VE 48"))
    return found
