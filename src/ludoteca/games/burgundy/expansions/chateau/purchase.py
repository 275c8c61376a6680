"""What Châteauma buys at the end of its turn (E 14.10)."""

from ... import tell
from ...data import DEPOT_SPACES, NONE, SPACES
from ...position import Burgundy
from .part import earn, held, number_of, pick_up, rival


def purchase(s: Burgundy) -> None:
    """One tile, if it has the silver and there is any, to the reserve."""
    r = rival(s)
    space = scarcest(s)
    if space == NONE or r.silver < s.rules.pieces.black_price:
        return
    earn(s, -s.rules.pieces.black_price)
    kind = pick_up(s, space)
    r.reserve = [*r.reserve, kind]
    s.tell(tell.BUY, number_of(s), space, kind)


def scarcest(s: Burgundy) -> int:
    """The tile of the black depot of whose colour it holds fewest in reserve; of equal ones the one that lies first."""
    counts = held(s, rival(s))
    best = NONE
    fewest = 0
    for space in range(DEPOT_SPACES, SPACES):
        if s.spaces[space] != NONE:
            number = counts[s.setting.tiles[s.spaces[space]].colour]
            if best == NONE or number < fewest:
                best = space
                fewest = number
    return best
