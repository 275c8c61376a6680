"""What Châteauma makes of its cards: symbols, completion, moving to the duchy, extra turns, new cards, bonus tiles
(E 14.9, 15.5)."""

from ludoteca.core.chance import EVERYBODY

from ... import tell
from ...data import COLOURS, NONE
from ...estate import bonus_bit, put
from ...position import Burgundy
from ..numbers import CARD_DRAW, CARD_POINTS
from . import told
from .bonus import sell
from .choose import extra_turn
from .more import post_card, take_double, take_shield
from .part import LEFT, RIGHT, Rival, claim, number_of, rival
from .printed import DOUBLE, MARK_D, MOST_HEXES, SALE


def do_symbols(s: Burgundy) -> None:
    """E 14.9 a, 17.2, R36: those covered in this turn, in the order of covering."""
    r = rival(s)
    while r.symbols:
        symbols = r.symbols[0]
        r.symbols = r.symbols[1:]
        if symbols & SALE:
            s.tell(told.CARD_BONUS, 0)
            sell(s)
        if symbols & DOUBLE:
            s.tell(told.CARD_BONUS, 1)
            take_double(s, r)


def complete_cards(s: Burgundy) -> None:
    """E 14.9 c-e, 15.5: full cards score and their tiles move; then extra turns, one by one, each to its end; last of
    all new cards."""
    due = finish_cards(s)
    while due:
        due -= 1
        r = rival(s)
        extra_turn(s, RIGHT if r.cards[LEFT] == NONE else LEFT)
        do_symbols(s)
        due += finish_cards(s)
    deal_cards(s)


def finish_cards(s: Burgundy) -> int:
    """All cards that are full now score, the left one first (R38), then their tiles move: how many extra turns that
    brings."""
    r = rival(s)
    full = [side for side in (LEFT, RIGHT) if r.is_full(side)]
    for side in full:
        card = r.terms.prints.cards[r.cards[side]]
        points = card.points[r.terms.level]
        s.tell(told.COMPLETED, r.cards[side], points)
        s.score(number_of(s), CARD_POINTS, points)
        if card.post and r.terms.posts:
            post_card(s, r)
        if card.arms and r.terms.arms:
            take_shield(s, r)
    extra = 0
    for side in full:
        extra += move_tiles(s, r, side)
        r.pile = put(r.pile, r.cards[side], 1)
        r.cards = put(r.cards, side, NONE)
    return extra


def move_tiles(s: Burgundy, r: Rival, side: int) -> int:
    """E 14.9 d: each tile, wild ones turned up, onto the first free space of its colour, else upon another of it. How
    many of those spaces give an extra turn (E 15.5)."""
    extra = 0
    first = side * MOST_HEXES
    laid = r.laid[:]
    for at in range(first, first + MOST_HEXES):
        kind = laid[at]
        if kind != NONE:
            laid[at] = NONE
            extra += move_tile(s, r, kind)
    r.laid = laid
    r.down &= ~(((1 << MOST_HEXES) - 1) << first)
    return extra


def move_tile(s: Burgundy, r: Rival, kind: int) -> int:
    prints = r.terms.prints
    colour = s.setting.tiles[kind].colour
    free = free_spaces(r, colour)
    s.tell(told.MOVED, kind, max(len(free) - 1, 0))
    if not free:
        r.over = [*r.over, kind]
        return 0
    r.spaces = put(r.spaces, free[0], kind)
    return 1 if r.terms.extra_turns and prints.marks[free[0]] == MARK_D else 0


def free_spaces(r: Rival, colour: int) -> list[int]:
    """Those of the duchy, from the top left on."""
    colours = r.terms.prints.colours
    return [at for at, kind in enumerate(r.spaces) if kind == NONE and colours[at] == colour]


def deal_cards(s: Burgundy) -> None:
    """E 14.9 e: the right card slides to an empty left place; then cards are drawn for what is empty."""
    r = rival(s)
    if r.cards[LEFT] == NONE and r.cards[RIGHT] != NONE:
        r.cards = [r.cards[RIGHT], NONE]
        r.laid = r.laid[MOST_HEXES:] + [NONE] * MOST_HEXES
        r.down >>= MOST_HEXES
        s.tell(told.CARD, LEFT, r.cards[LEFT])
    for side in (LEFT, RIGHT):
        if r.cards[side] == NONE:
            draw_card(s, r, side)


def draw_card(s: Burgundy, r: Rival, side: int) -> None:
    """The top card of the deck; without one those laid aside are shuffled first."""
    if sum(r.deck) == 0:
        r.deck, r.pile = r.pile, r.deck
        s.tell(told.RESHUFFLED)
    card = s.chance.pick(r.deck, sum(r.deck), CARD_DRAW, EVERYBODY)
    show_card(s, r, side, card)


def show_card(s: Burgundy, r: Rival, side: int, card: int) -> None:
    r.deck = put(r.deck, card, 0)
    r.cards = put(r.cards, side, card)
    s.tell(told.CARD, side, card)


def take_bonus_tiles(s: Burgundy) -> None:
    """E 14.9 f: of a colour with no free space in the duchy the bonus tile that is left, but never both."""
    r = rival(s)
    for colour in range(COLOURS):
        place = s.claimed[colour]
        has = r.bonus & (bonus_bit(colour, 0) | bonus_bit(colour, 1))
        if not has and place < len(s.setting.bonus) and not free_spaces(r, colour):
            s.tell(tell.BONUS, number_of(s), colour, place)
            claim(s, colour)
