"""Which swamps are drained: VE 26-27, 32, 36-39, 47."""

from __future__ import annotations

from ludoteca.bots.heuristics.venezia_worth import SWAMP
from ludoteca.core.protocol import Action
from ludoteca.games.venezia.actions import drain_verb
from ludoteca.games.venezia.board import SHAPE, SINGLE
from ludoteca.games.venezia.data import CASA, LAST, RICHEST_SWAMP
from ludoteca.games.venezia.ground import Ground
from ludoteca.games.venezia.phases.drain import Drain
from ludoteca.games.venezia.show.outlook import openings

from ..merits import Merit, merit
from .known import RULES, Asked, card

SHORE = 0.5
SOON = 12  # spaces
OPENS = 0.2  # for each new place of a larger building
MOST_OPENS = 5
PLACE = 0.15  # for each of them that a building of one's own could use
NEEDED = 1.0  # the first place for a building that has none
WORTH = 0.15  # of the points of a building there
BETTER = 0.4  # of what it brings more than any place of today
HELPS = 0.4  # of what it brings another more than any place of today


def draining(a: Asked, action: Action) -> list[Merit]:
    s = a.s
    if action.verb != drain_verb(s.board):
        return []
    board = s.board
    hex_ = board.marshes[action.thing]
    name = board.hexes[hex_]
    ground = s.ground
    top = s.stack[-1]
    if isinstance(top, Drain) and top.chosen >= 0:
        ground = ground.drained(board, board.marshes[top.chosen])
    drained = ground.drained(board, hex_)
    new = openings(s, action.thing)
    found = [merit("gold", SWAMP, "drain-gold", "VE 47", most=RICHEST_SWAMP)]
    found += room(a, name, new)
    quarter = board.quarter[hex_]
    if s.treasures():
        found += on_the_way(a, name, quarter)
    for kind in a.wanted():
        there, now = a.best_on(drained, kind, hex_), a.best_on(ground, kind)
        about, named = f"worth:{kind}", card(kind)
        if there and not now:
            found.append(merit(about, NEEDED + WORTH * there, "drain-first", "VE 26", hex=name, card=named))
        elif there > now:
            worth = BETTER * (there - now) + WORTH * there
            found.append(merit(about, worth, "drain-better", RULES[kind], hex=name, card=named, points=there, now=now))
        elif there:
            found.append(merit(about, WORTH * there, "drain-worth", RULES[kind], hex=name, card=named, points=there))
    return found + serving(a, hex_, new, ground, drained)


def room(a: Asked, name: str, new: list[int]) -> list[Merit]:
    """VE 27, 30: new places for buildings of several hexes, and among them those that the seat has cards for."""
    large = [kind for kind in range(CASA) if SHAPE[kind] != SINGLE and new[kind]]
    if not large:
        return []
    worth = OPENS * min(sum(new[kind] for kind in large), MOST_OPENS)
    mine = [kind for kind in large if kind in a.wanted()]
    if not mine:
        return [merit("room", worth, "drain-opens", "VE 27", hex=name, sites=sum(new[kind] for kind in large))]
    most = max(mine, key=lambda kind: new[kind])
    worth += PLACE * min(new[most], MOST_OPENS)
    return [merit("room", worth, "drain-places", "VE 27", hex=name, card=card(most), sites=new[most])]


def on_the_way(a: Asked, name: str, quarter: int) -> list[Merit]:
    """VE 32, 34: whether the gondola borders a quarter, will border it soon, or never again."""
    s = a.s
    named, now = a.quarter(quarter), s.at[a.seat]
    if s.shore(a.seat) >> quarter & 1:
        return [merit("shore", SHORE, "drain-shore", "VE 32", hex=name, quarter=named)]
    ahead = next((number for number in range(now + 1, LAST + 1) if s.shore_at(number) >> quarter & 1), 0)
    if not ahead:
        return [merit("shore", -SHORE / 2, "drain-behind", "VE 34", hex=name, quarter=named)]
    if ahead - now >= SOON:
        return []
    worth = SHORE * (1 - (ahead - now) / SOON)
    return [merit("shore", worth, "drain-ahead", "VE 34", hex=name, quarter=named, to=ahead)]


def serving(a: Asked, hex_: int, new: list[int], ground: Ground, drained: Ground) -> list[Merit]:
    """What it does for others: room for what they have begun, a treasure for gondolas that lie there."""
    s = a.s
    name, quarter = s.board.hexes[hex_], s.board.quarter[hex_]
    found: list[Merit] = []
    for seat in a.others():
        for kind in a.building(seat):
            there, now = a.best_on(drained, kind, hex_), a.best_on(ground, kind)
            if kind in a.wanted() or there <= now:
                continue
            worth = -HELPS * a.h.rival(s) * (there - now + (1 if new[kind] else 0))
            named = card(kind)
            found.append(merit("helps", worth, "drain-helps", "VE 26", hex=name, card=named, seat=seat, points=there))
        if s.shore(seat) >> quarter & 1 and not s.shore(a.seat) >> quarter & 1 and s.treasures():
            worth, named = -SHORE * a.h.rival(s), a.quarter(quarter)
            found.append(merit("beside", worth, "drain-beside", "VE 32", hex=name, seat=seat, quarter=named))
    return found
