"""Which cards are drawn: VE 51-55."""

from __future__ import annotations

from ludoteca.core.protocol import Action
from ludoteca.games.venezia.actions import DECK, OPEN, SHOW
from ludoteca.games.venezia.data import CASA, KEPT_TYPES, NEED, TAKEN

from ..merits import Merit, merit, silent
from .known import Asked, card, missing

COMPLETES = 0.8
HELPS = 0.4
FLUSHED = 4  # VE 55


def drawing(a: Asked, action: Action) -> list[Merit]:
    verb, kind = action.verb, action.thing
    if verb == OPEN:
        return taking(a, kind)
    if verb == DECK:
        found = [silent("card", a.h.deck(a.s, a.player))]
        if a.s.opened.bit_count() == FLUSHED:
            found.append(merit("flush", HELPS, "flush", "VE 55", cards=FLUSHED))
        return found
    if verb != SHOW:
        return []
    worth = TAKEN * a.h.deck(a.s, a.player) + 0.5
    return [merit("card", worth, "three-for-one", "VE 52"), *showing(a, kind)]


def taking(a: Asked, kind: int) -> list[Merit]:
    """An open card, for what it does with those there are."""
    s = a.s
    worth = a.h.want(s, a.player, kind)
    if kind == CASA:
        return [merit("card", worth, "card-casa", "VE 22") if a.h.points(s)[CASA] else silent("card", worth)]
    have = a.player.hand[kind] + a.player.front[kind]
    laid = s.laid(kind)
    found: list[Merit] = []
    if have:
        found.append(merit("card", worth, "card-joins", "VE 15", card=card(kind), cards=have + 1, needed=NEED[kind]))
    elif laid:
        found.append(merit("card", worth, "card-shared", "VE 18", card=card(kind), laid=laid, needed=NEED[kind]))
    else:
        found.append(silent("card", worth))
    lack = missing(s, kind)
    if 0 < lack <= a.player.hand[kind] + 1 and a.h.points(s)[kind]:
        found.append(merit("completes", COMPLETES, "card-completes", "VE 24", card=card(kind)))
    if not have and a.h.begun(a.player) >= KEPT_TYPES:
        found.append(merit("types", -HELPS, "card-third", "VE 46", card=card(kind)))
    if not a.h.points(s)[kind]:
        found.append(merit("nowhere", -HELPS, "card-no-room", "VE 28", card=card(kind)))
    return found


def showing(a: Asked, kind: int) -> list[Merit]:
    """What is given away for three, and whom it serves."""
    s = a.s
    have = a.player.hand[kind] + (a.player.front[kind] if kind != CASA else 0)
    found = [merit("gives", -a.h.want(s, a.player, kind), "show-gives", "VE 52", card=card(kind), cards=have)]
    if kind == CASA and a.h.points(s)[CASA]:
        found.append(merit("helps", -HELPS, "show-casa", "VE 22"))
    for seat in a.others():
        if kind != CASA and s.players[seat].front[kind] and missing(s, kind) > 0:
            return [*found, merit("helps", -HELPS, "show-helps", "VE 51", card=card(kind), seat=seat)]
    return found
