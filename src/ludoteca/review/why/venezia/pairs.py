"""Where of two answers one can follow the other, but not the other way round: VE 13, 47-48, 52."""

from __future__ import annotations

from ludoteca.core.protocol import Action
from ludoteca.games.venezia.actions import GIVE, OPEN, PLAY, SET, drain_verb
from ludoteca.games.venezia.data import CASA
from ludoteca.games.venezia.phases.cards import Cards
from ludoteca.games.venezia.phases.drain import Drain
from ludoteca.games.venezia.phases.draw import Take
from ludoteca.games.venezia.phases.gold import Closing

from ..merits import Merit, merit
from .known import Asked, card

FOLLOWS = 0.3
KEEPS = 0.1


def paired(a: Asked, best: Action, other: Action) -> list[Merit]:
    """Series are answered in the order of their answers."""
    if best.code >= other.code:
        return larger_kept(a, best, other)
    top = a.s.stack[-1]
    if isinstance(top, Drain):
        return swamps(a, top, best, other)
    if isinstance(top, Cards):
        return cards(a, top, best, other)
    if isinstance(top, Take) and top.due > 1 and best.verb == other.verb == OPEN:
        return [merit("order", FOLLOWS, "take-both", "VE 52", card=card(best.thing), second=card(other.thing))]
    return []


def swamps(a: Asked, top: Drain, best: Action, other: Action) -> list[Merit]:
    """VE 47."""
    board = a.s.board
    if top.chosen >= 0 or best.verb != drain_verb(board) or other.verb != best.verb:
        return []
    names = [board.hexes[board.marshes[action.thing]] for action in (best, other)]
    return [merit("order", FOLLOWS, "drain-both", "VE 47", hex=names[0], second=names[1])]


def cards(a: Asked, top: Cards, best: Action, other: Action) -> list[Merit]:
    """VE 13: type by type, sets before single cards."""
    if best.verb not in (PLAY, SET) or other.verb != PLAY or best.thing == other.thing:
        return []
    if other.thing != CASA and top.room(a.s, other.thing) <= 0:
        return []
    return [merit("order", FOLLOWS, "play-both", "VE 13", card=card(best.thing), second=card(other.thing))]


def larger_kept(a: Asked, best: Action, other: Action) -> list[Merit]:
    """VE 48: tokens are laid out from the dearest on, so one that is passed over stays."""
    if best.verb != GIVE or other.verb != GIVE or any(isinstance(frame, Closing) for frame in a.s.stack):
        return []
    return [merit("larger", KEEPS, "give-keeps", "VE 48", gold=other.thing)]
