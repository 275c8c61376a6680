"""How Châteauma chooses and places a tile (E 14.7), and the bonuses that place another one (E 14.8)."""

from typing import Final

from ...data import CASTLE, CITY_HALL, DEPOT_SPACES, NONE, SPACES
from ...position import Burgundy
from ..numbers import CRANE
from . import told
from .bonus import sell, simple_bonus
from .part import LEFT, RIGHT, Rival, clockwise, earn, find, held, pick_up, rival, take_from_reserve

NO_TILE_SILVER: Final = 2


def selected(s: Burgundy) -> int:
    """E 14.2: the side of the card that the white die names."""
    return LEFT if s.white <= 4 else RIGHT


def act(s: Burgundy, side: int, depot: int) -> None:
    """E 14.7: choose and place for a card, from a depot on. A castle's bonus does the same from the depot of the white
    die, without a roll (R37). If the card is full the other one is tried, and if nothing goes there it sells."""
    r = rival(s)
    other = RIGHT - side
    if r.free(side):
        if not place_any(s, side, depot, side):
            last_resort(s)
    elif not (r.free(other) and place_any(s, other, depot, side)):
        sell(s)


def extra_turn(s: Burgundy, side: int) -> None:
    """E 15.5: a choice from the depot of the white die for the card that remains; without one it sells."""
    s.tell(told.AGAIN)
    if not (rival(s).free(side) and place_any(s, side, s.white - 1, side)):
        sell(s)


def place_any(s: Burgundy, side: int, depot: int, main: int) -> bool:
    """E 14.7 c, d: a tile of a depot, else one of the reserve, else a wild one. `main` is the card that is tried first
    by what comes of it. Whether anything was placed."""
    return from_depots(s, side, depot, main) or from_reserve(s, side, main) or wild(s, side)


def from_depots(s: Burgundy, side: int, first: int, main: int) -> bool:
    """E 14.7 c: depot by depot, and in each hex by hex of the card."""
    r = rival(s)
    s.tell(told.SEARCHED, first, r.cards[side])
    free = r.free(side)
    for depot in clockwise(first):
        for at in free:
            space = find(s, depot, r.colour(side, at))
            if space != NONE:
                kind = pick_up(s, space)
                s.tell(told.CHOSEN, space, kind)
                cover(s, side, at, kind, main)
                return True
        s.tell(told.IN_VAIN, depot)
    return False


def from_reserve(s: Burgundy, side: int, main: int) -> bool:
    """E 14.7 d (i): the first free hex for which the reserve has a tile."""
    r = rival(s)
    counts = held(s, r)
    for at in r.free(side):
        if counts[r.colour(side, at)]:
            fetch_and_cover(s, r, side, at, main)
            return True
    return False


def fetch_and_cover(s: Burgundy, r: Rival, side: int, at: int, main: int) -> None:
    kind = take_from_reserve(s, r, r.colour(side, at))
    s.tell(told.FETCHED, kind)
    cover(s, side, at, kind, main)


def wild(s: Burgundy, side: int) -> bool:
    """E 14.7 d (ii): a wild tile on the first free hex. It brings nothing itself, what it covers does."""
    r = rival(s)
    if not r.wild:
        return False
    at = r.free(side)[0]
    kind = r.wild[-1]
    r.wild = r.wild[:-1]
    r.lay(side, at, kind, face_down=True)
    s.tell(told.WILD_USED, r.cards[side], at + 1)
    note_symbols(r, side, at)
    return True


def last_resort(s: Burgundy) -> None:
    """E 14.7 d (iii), (iv): the first tile of the black depot becomes a wild one; without any, silver."""
    for space in range(DEPOT_SPACES, SPACES):
        if s.spaces[space] != NONE:
            r = rival(s)
            kind = pick_up(s, space)
            r.wild = [*r.wild, kind]
            s.tell(told.WILD_TILE, space, kind)
            return
    earn(s, NO_TILE_SILVER)


def cover(s: Burgundy, side: int, at: int, kind: int, main: int) -> None:
    """A tile onto a hex of a card, face up, and its bonus at once; symbols wait for their step (R36)."""
    r = rival(s)
    r.lay(side, at, kind, face_down=False)
    s.tell(told.COVERED, r.cards[side], at + 1, kind)
    note_symbols(r, side, at)
    if s.setting.tiles[kind].colour == CASTLE or kind == CRANE:  # E 16.2
        s.tell(told.TILE_BONUS, kind)
        act(s, main, s.white - 1)
    elif kind == CITY_HALL:
        s.tell(told.TILE_BONUS, kind)
        city_hall(s, main)
    else:
        simple_bonus(s, kind)


def note_symbols(r: Rival, side: int, at: int) -> None:
    symbols = r.terms.prints.cards[r.cards[side]].symbols[at]
    if symbols:
        r.symbols = [*r.symbols, symbols]


def city_hall(s: Burgundy, main: int) -> None:
    """E 14.8: a tile of the reserve that fits a free hex, of this card before the other: of the colour it has most of,
    of equal ones the leftmost of the reserve. Wild tiles do not help."""
    r = rival(s)
    counts = held(s, r)
    for side in (main, RIGHT - main):
        free = r.free(side)
        wanted = [r.colour(side, at) for at in free]
        best = NONE
        for colour in r.terms.prints.order:
            if counts[colour] and colour in wanted and (best == NONE or counts[colour] > counts[best]):
                best = colour
        if best != NONE:
            fetch_and_cover(s, r, side, free[wanted.index(best)], main)
            return
    s.tell(told.FRUITLESS)
