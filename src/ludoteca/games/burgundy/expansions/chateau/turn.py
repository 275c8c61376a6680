"""The turn of Châteauma (E 14.1-14.5): nobody is asked anything."""

from ludoteca.core.chance import EVERYBODY

from ... import tell
from ...hooks import Actor, Occasion
from ...position import Burgundy
from ..numbers import CARD_DIE
from . import told
from .choose import act, selected
from .complete import complete_cards, do_symbols, take_bonus_tiles
from .more import let_copy, open_monasteries
from .part import rival
from .purchase import purchase


class Select(Occasion):
    """E 14.2: the white die names the card of the round."""

    def happen(self, s: Burgundy) -> None:
        side = selected(s)
        s.tell(told.SELECTED, side, rival(s).cards[side])


class Automa(Actor):
    """E 14.5: one tile, and all that comes of it, step by step."""

    def act(self, s: Burgundy, player: int) -> None:
        s.begin_turn()
        s.tell(tell.TURN, player)
        die = s.chance.roll(6, CARD_DIE, EVERYBODY)
        s.tell(told.ROLLED, die + 1)
        act(s, selected(s), die)  # with the bonus of the tile: steps 1 and 2
        do_symbols(s)
        complete_cards(s)
        take_bonus_tiles(s)
        purchase(s)
        let_copy(s)

    def monasteries(self, s: Burgundy, player: int) -> int:
        return open_monasteries(s)
