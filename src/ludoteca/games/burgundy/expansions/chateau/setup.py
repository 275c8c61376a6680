"""How Châteauma begins (E 13, 15.2-15.4)."""

from ludoteca.core.chance import EVERYBODY

from ... import tell
from ...data import CASTLE, CASTLE_TILE, GOODS, NONE, Pieces
from ...estate import put
from ...hooks import Occasion
from ...parts import give
from ...position import Burgundy
from ...seat import new_seat
from ..numbers import CARD_DRAW, CHATEAU, UNUSED_DRAW
from . import told
from .complete import draw_card, show_card
from .part import HIDDEN, LEFT, RIGHT, Rival, Terms, number_of
from .printed import CARDS, MARK_A, MARK_B, MOST_HEXES


def new_rival(terms: Terms, pieces: Pieces) -> Rival:
    """E 13.3, 13.5 F-H: one good of each kind and the silver of a start; no workers."""
    deck = [0] * CARDS
    for card in terms.prints.deck(terms.vineyards):
        deck[card] = 1
    return Rival(
        terms=terms,
        cards=[NONE, NONE],
        laid=[NONE] * (2 * MOST_HEXES),
        down=0,
        deck=deck,
        pile=[0] * CARDS,
        reserve=[],
        wild=[],
        spaces=[NONE] * len(terms.prints.colours),
        over=[],
        goods=[1] * GOODS,
        sold=[0] * GOODS,
        silver=pieces.start_silver,
        symbols=[],
        bonus=0,
        posts=0,
        arms=[],
        doubles=[],
    )


def prepare(s: Burgundy, terms: Terms, a: bool, b: bool) -> None:
    """E 13.3-13.5: a player more, its goods out of the supply, its cards, its first castle; then its modifiers."""
    s.players.append(new_seat(NONE, len(s.game.sources)))
    r = new_rival(terms, s.rules.pieces)
    s.parts = give(s.parts, CHATEAU, r)
    s.unseen = [number - 1 for number in s.unseen]
    first_cards(s, r)
    if a:
        bury(s, r)
    if b:
        lay_unused(s, r)


def first_cards(s: Burgundy, r: Rival) -> None:
    """E 13.5 C-E: the left card is the first with a castle in a shuffled deck, so any of those; the others are shuffled
    again. A castle lies on it from the start and does nothing; with two castle hexes on the first."""
    cards = r.terms.prints.cards
    castles = [number if CASTLE in cards[card].colours else 0 for card, number in enumerate(r.deck)]
    show_card(s, r, LEFT, s.chance.pick(castles, sum(castles), CARD_DRAW, EVERYBODY))
    draw_card(s, r, RIGHT)
    at = cards[r.cards[LEFT]].colours.index(CASTLE)
    draw_from_bag(s, CASTLE, s.setting.backs[CASTLE].index(CASTLE_TILE))
    r.lay(LEFT, at, CASTLE_TILE, face_down=False)
    s.tell(told.COVERED, r.cards[LEFT], at + 1, CASTLE_TILE)


def bury(s: Burgundy, r: Rival) -> None:
    """E 15.2: tiles that nobody ever sees are the same as tiles that stay in the bag (`Setting.kept`)."""
    spaces = marked(r, MARK_A)
    r.spaces = [HIDDEN if at in spaces else kind for at, kind in enumerate(r.spaces)]
    s.tell(told.BURIED, len(spaces))


def lay_unused(s: Burgundy, r: Rival) -> None:
    """E 15.3: tiles of the supply that belong on these spaces, face up; they do nothing now."""
    for at in marked(r, MARK_B):
        back = r.terms.prints.colours[at]
        bag = s.bags[back]
        place = s.chance.pick(bag, sum(bag), UNUSED_DRAW, EVERYBODY)
        draw_from_bag(s, back, place)
        kind = s.setting.backs[back][place]
        r.spaces = put(r.spaces, at, kind)
        s.tell(told.MOVED, kind, r.terms.prints.colours.count(back))


def marked(r: Rival, mark: int) -> list[int]:
    """The spaces of the duchy with a mark."""
    return [at for at, other in enumerate(r.terms.prints.marks) if other == mark]


def draw_from_bag(s: Burgundy, back: int, place: int) -> None:
    bags = s.bags[:]
    bags[back] = put(bags[back], place, bags[back][place] - 1)
    s.bags = bags


class Join(Occasion):
    """E 13.7: last in the order, as it was drawn for the others; with modifier C first (E 15.4)."""

    def __init__(self, rank: int, ahead: bool) -> None:
        super().__init__(rank)
        self.ahead = ahead

    def happen(self, s: Burgundy) -> None:
        player = number_of(s)
        if self.ahead:
            s.order = [player, *s.order]
            s.tell(tell.START, player)
        else:
            s.order = [*s.order, player]
