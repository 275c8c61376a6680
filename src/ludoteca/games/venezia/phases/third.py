"""The imaginary third player of a two-player game: VE 61-65, A22."""

from ludoteca.core.chance import EVERYBODY

from .. import tell
from ..data import CASA, KEPT_TYPES, NEED
from ..position import THIRD, Venezia
from .building import BEFORE_SITE, begun
from .excess import types
from .works import JOINT, ONE_CARD


def draw_for_third(s: Venezia, active: int) -> bool:
    """VE 62-65: a card of the pile for the imaginary player; whether it completes a building, which is then built at
    once. A22: a casa is one, and no building under construction."""
    party = s.seats
    card = s.draw(THIRD, EVERYBODY)
    if card < 0:
        return False
    begun_types = types(s, party)
    keeps = card == CASA or card in begun_types or len(begun_types) < KEPT_TYPES
    s.tell(tell.THIRD, card, 1 if keeps else 0)
    if not keeps:
        s.throw(party, card, 1)
        return False
    s.lay(party, card)
    if card == CASA:
        s.push(begun(active, CASA, ONE_CARD, party))
    elif s.laid(card) == NEED[card]:
        s.push(begun(active, card, JOINT, s.pawns[card], BEFORE_SITE))
    else:
        return False
    return True
