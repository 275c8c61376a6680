"""What Châteauma buys at the end of its turn (E 14.10, 17.3)."""

from ... import tell
from ...data import DEPOT_SPACES, NONE, SPACES
from ...position import Burgundy
from .more import in_shop
from .part import earn, held, number_of, pick_up, rival


def purchase(s: Burgundy) -> None:
    """One tile, if it has the silver: a double tile of the shop, else one of the black depot for the reserve."""
    r = rival(s)
    if r.silver < s.rules.pieces.black_price:
        return
    space = in_shop(s, r)
    if space != NONE:
        r.doubles = [*r.doubles, buy(s, space)]
        return
    space = scarcest(s)
    if space != NONE:
        r.reserve = [*r.reserve, buy(s, space)]


def buy(s: Burgundy, space: int) -> int:
    """The price is paid; the tile."""
    earn(s, -s.rules.pieces.black_price)
    kind = pick_up(s, space)
    s.tell(tell.BUY, number_of(s), space, kind)
    return kind


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
