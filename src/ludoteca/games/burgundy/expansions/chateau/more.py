"""What other expansions make of Châteauma's cards, and what it takes of them: border posts (E 16.6), shields (E 16.8),
double tiles (E 17). White castle, crane and geese are tiles as others: they are with the bonuses."""

from typing import Final

from ... import tell
from ...data import MONASTERY, NONE
from ...position import Burgundy
from ..numbers import POST_POINTS, SHOP_SPACES, VINE_SPACES
from ..posts import BORDER, BORDER_TILE
from ..shields.arms import crests, lying_in, take_off
from ..shields.numbers import TAKEN
from ..shields.watch import follow_all
from ..vineyards.cellar import cellar
from . import told
from .part import Rival, claim, clockwise, number_of, pick_up, rival

FOR_POINTS: Final = 2  # completed cards with a border post
FOR_THE_TILE: Final = 3


def post_card(s: Burgundy, r: Rival) -> None:
    """E 16.6: the second completed card with a border post scores the value of the phase, the third takes the border
    bonus tile that is left."""
    r.posts += 1
    s.tell(told.POST_CARD, r.posts)
    if r.posts == FOR_POINTS:
        s.score(number_of(s), POST_POINTS, s.rules.pieces.phase_bonus[s.phase])
    elif r.posts == FOR_THE_TILE and s.claimed[BORDER] < len(s.setting.bonus):
        s.tell(BORDER_TILE, number_of(s), s.claimed[BORDER])
        claim(s, BORDER)


def take_shield(s: Burgundy, r: Rival) -> None:
    """E 16.8: the lowest of the first depot from the white die on that has any. It lies face down, does nothing and is
    in nobody's reach any more."""
    for depot in clockwise(s.white - 1):
        lying = lying_in(s, depot)
        if lying:
            shield = min(lying)
            take_off(s, shield)
            crests(s).gone |= 1 << shield
            r.arms = [*r.arms, shield]
            s.tell(TAKEN, number_of(s), shield)
            return


def open_monasteries(s: Burgundy) -> int:
    """E 16.8, R39: the numbers of those that lie face up on its cards and in its duchy, as bits."""
    found = 0
    for kind in rival(s).face_up():
        if s.setting.tiles[kind].colour == MONASTERY:
            found |= 1 << s.rules.pieces.number[kind]
    return found


def let_copy(s: Burgundy) -> None:
    """Shield 6: whoever copies it has what lies open now."""
    if rival(s).terms.arms:
        follow_all(s)


def take_double(s: Burgundy, r: Rival) -> None:
    """E 17.2: from the slot of the vineyard depot with the number of the white die, else the next to the right."""
    slots = cellar(s).printed.dice[s.setting.players]
    first = 0
    for slot, numbers in enumerate(slots):
        if s.white in numbers:
            first = slot
    space = first_filled(s, VINE_SPACES, first, len(slots))
    if space == NONE:
        s.tell(told.FRUITLESS)
    else:
        kind = pick_up(s, space)
        r.doubles = [*r.doubles, kind]
        s.tell(tell.TAKE, number_of(s), space, kind)


def in_shop(s: Burgundy, r: Rival) -> int:
    """E 17.3: the space of the shop from which it buys: of three by the white die, two numbers each, then to the right.
    NONE without vineyards or with the shop empty."""
    if not r.terms.vineyards:
        return NONE
    stalls = cellar(s).printed.shop[s.setting.players]
    return first_filled(s, SHOP_SPACES, (s.white - 1) * stalls // 6, stalls)


def first_filled(s: Burgundy, spaces: int, first: int, number: int) -> int:
    """Of so many spaces in a row the first with a tile, from one on, behind the last one going on with the first."""
    for step in range(number):
        space = spaces + (first + step) % number
        if s.spaces[space] != NONE:
            return space
    return NONE
