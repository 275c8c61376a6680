"""Where a building goes, what its points are, and which comes first: VE 25-43."""

from __future__ import annotations

from ludoteca.bots.heuristics.venezia_worth import TREASURE
from ludoteca.core.bits import ones
from ludoteca.core.protocol import Action
from ludoteca.games.venezia.actions import ORDER, ORDER_CASA, ORDER_SET, POINTS, SITE
from ludoteca.games.venezia.board import Board
from ludoteca.games.venezia.data import CASA, PONTE
from ludoteca.games.venezia.ground import Ground
from ludoteca.games.venezia.phases.building import Building
from ludoteca.games.venezia.phases.works import pending
from ludoteca.games.venezia.scoring import share
from ludoteca.games.venezia.show.outlook import Share, shares

from ..merits import Merit, merit, rather, silent
from .known import RULES, Asked, card

JUMP = 1.0  # a space more
HOUSE = 0.05  # for a ponte to come
PLACE = 0.1  # for each place that is left
MANY = 10
NEXT = 0.3  # of the points of what may be built next
FIRST = 1.0


def standing(a: Asked, action: Action) -> list[Merit]:
    """A site, or the quarter whose houses count."""
    s = a.s
    top = s.stack[-1]
    if not isinstance(top, Building):
        return []
    if action.verb == POINTS:
        return parts(a, shares(s, top, top.site, action.thing), s.board, top.site)
    if action.verb != SITE:
        return []
    site, board = action.thing, s.board
    quarter = board.home[site]
    if top.kind == PONTE and s.ground.houses[board.far[site]] > s.ground.houses[quarter]:
        quarter = board.far[site]
    found = parts(a, shares(s, top, site, quarter if top.kind == PONTE else -1), board, site)
    if top.kind == CASA:
        casas = s.ground.houses[quarter] + 1
        found.append(merit("houses", HOUSE * casas, "more-houses", "VE 39", quarter=a.quarter(quarter), casas=casas))
    return found + afterwards(a, top.kind, site)


def parts(a: Asked, found: list[Share], board: Board, site: int) -> list[Merit]:
    """Mine and those of the others: steps, gondolas jumped, treasures."""
    merits: list[Merit] = []
    rival = a.h.rival(a.s)
    theirs = [one for one in found if one.seat != a.seat]
    for one in found:
        if one.seat == a.seat:
            merits.append(merit("steps", float(one.points), "site-points", "VE 40", points=one.points))
            if one.jumps:
                merits.append(
                    merit("jumps", JUMP * len(one.jumps), "site-jumps", "VE 43", seat=one.jumps[0], to=one.end)
                )
            if one.treasure:
                near = [at for at in (board.home[site], board.far[site]) if at >= 0 and a.s.shore(a.seat) >> at & 1]
                merits.append(merit("treasure", TREASURE, "site-treasure", "VE 32", quarter=a.quarter(near[0])))
    if theirs:
        worth = [one.points + TREASURE * one.treasure for one in theirs]
        most = theirs[worth.index(max(worth))]
        if most.points:
            merits.append(
                merit("others", -rival * sum(worth), "site-others", "VE 40", seat=most.seat, points=most.points)
            )
        elif most.treasure:
            merits.append(merit("others", -rival * sum(worth), "site-others-treasure", "VE 32", seat=most.seat))
    return merits


def afterwards(a: Asked, kind: int, site: int) -> list[Merit]:
    """VE 26-27, 36-39: what the best places left are worth, and how many there are, to the seat and to others who have
    begun something."""
    s = a.s
    ground = s.ground.with_piece(s.board, kind, site)
    found: list[Merit] = []
    mine = a.wanted()
    if s.supply[kind] == 1:
        return []  # the game ends with it
    for one in [one for one in mine if one != kind or a.player.hand[one]]:
        points, places = a.best_on(ground, one), a.places_on(ground, one)
        found.append(rather(f"next:{one}", NEXT * points, "leaves-points", RULES[one], card=card(one), points=points))
        worth = PLACE * min(places, MANY)
        found.append(rather(f"room:{one}", worth, "leaves-places", "VE 27", card=card(one), places=places))
    return found + shore(a, ground) + rivals(a, kind, ground, mine)


def shore(a: Asked, ground: Ground) -> list[Merit]:
    """VE 32: room in the quarters the gondola borders now."""
    s = a.s
    if not s.treasures():
        return []
    places = sum(
        int(ones(mask)) for quarter, mask in enumerate(ground.empty(s.board)) if s.shore(a.seat) >> quarter & 1
    )
    return [rather("shore", PLACE * min(places, MANY), "leaves-shore", "VE 32", places=places)]


def rivals(a: Asked, kind: int, ground: Ground, mine: list[int]) -> list[Merit]:
    s = a.s
    found: list[Merit] = []
    for seat in a.others():
        for one in a.building(seat):
            if one not in mine and one != kind:
                points = a.best_on(ground, one)
                about, worth, rule = f"rival:{one}", -NEXT * a.h.rival(s) * points, RULES[one]
                found.append(rather(about, worth, "leaves-rival", rule, card=card(one), seat=seat, points=points))
    return found


def ordering(a: Asked, action: Action) -> list[Merit]:
    """VE 25: which of several buildings comes first."""
    s = a.s
    kind = action.thing
    if action.verb not in (ORDER, ORDER_SET, ORDER_CASA):
        return []
    points = int(a.h.points(s)[kind])
    if not points:
        return [silent("steps", 0.0)]
    own = action.verb != ORDER or s.pawns[kind] == a.seat
    gain = share(points, own)
    found = [merit("steps", 0.3 * gain, "order-points", "VE 40", card=card(kind), points=gain)]
    queue = pending(s, a.seat)
    if action.verb == ORDER_CASA and any(one.thing == PONTE for one in queue if one.verb != ORDER_CASA):
        found.append(merit("first", FIRST, "order-casa", "VE 39"))
    if s.treasures() and (own or s.players[a.seat].front[kind]):
        best = [site.thing for site in s.sites(kind) if a.h.site_points(s, kind, site.thing) >= points]
        if any(s.board.quarters_of(site) & s.shore(a.seat) for site in best):
            found.append(merit("treasure", TREASURE, "order-treasure", "VE 32", card=card(kind)))
    return found
