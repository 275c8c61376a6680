"""What an answer would mean, as plain data: points by the hexes counted, treasures, where each gondola would land and
whom it jumps. Gold spent in between is left out."""

from __future__ import annotations

from ludoteca.core.bits import members
from ludoteca.core.preview import Value
from ludoteca.core.protocol import Action

from ..actions import (  # fmt: skip
    BUILT,
    DECK,
    DROP,
    GIVE,
    GOLD,
    MOVE,
    NO_DRAW,
    OPEN,
    ORDER,
    ORDER_CASA,
    ORDER_SET,
    PAID,
    PLAY,
    POINTS,
    SET,
    SHOW,
    SITE,
    TAKE,
    THIRD_LATER,
    THIRD_NOW,
    drain_verb,
)
from ..board import SHAPE, SINGLE
from ..data import CASA, KIND_IDS, KINDS, NEED, PONTE, PRICE, TAKEN
from ..phases.building import Building, begun
from ..phases.draw import Take
from ..phases.excess import types
from ..phases.works import JOINT, ONE_CARD, chooser, master_of, pending, way_of
from ..player import worth
from ..position import Venezia, heir
from ..scoring import share, value
from ..track import land
from .outlook import Share, counts, jumped, openings, rim, scores_by_hex, shares


def facts(s: Venezia, action: Action) -> dict[str, Value]:
    verb = action.verb
    if verb == drain_verb(s.board):
        return drain_facts(s, action.thing)
    if verb == SITE:
        return site_facts(s, action.thing)
    if verb == POINTS:
        return points_facts(s, action.thing)
    if verb in (THIRD_NOW, THIRD_LATER):
        return {"deck": s.deck_size, "discards": s.discard_size}
    if verb in (SET, PLAY, BUILT, ORDER, ORDER_SET, ORDER_CASA):
        return card_facts(s, action)
    if verb in (SHOW, OPEN, DECK, NO_DRAW, DROP):
        return draw_facts(s, action)
    return gold_facts(s, action)


def asked(s: Venezia) -> int:
    assert s.decision is not None
    return s.decision.seat


# Cards and buildings


def card_facts(s: Venezia, action: Action) -> dict[str, Value]:
    """Playing cards, and the order of buildings."""
    seat = asked(s)
    kind = action.thing
    if action.verb == BUILT:
        return {"buildings": [order.text for order in pending(s, seat)]}
    if action.verb == SET:
        return {"card": KIND_IDS[kind], "needed": NEED[kind], "completes": True, "sites": len(s.sites(kind))}
    if action.verb == PLAY:
        return play_facts(s, seat, kind)
    master = master_of(s, action, seat)
    return {
        "card": KIND_IDS[kind],
        "alone": way_of(action) != JOINT,
        "master": master,
        "chooser": chooser(s, master, seat),
        "sites": len(s.sites(kind)),
    }


def play_facts(s: Venezia, seat: int, kind: int) -> dict[str, Value]:
    """VE 16-18, 46: how far the building is with one card more, and whether the pawn changes hands."""
    if kind == CASA:
        return {"card": KIND_IDS[kind], "laid": 1, "needed": 1, "completes": True, "sites": len(s.sites(kind))}
    more = sum(action.verb == PLAY and action.thing == kind for action in s.stack[-1].pool(s))
    return {
        "card": KIND_IDS[kind],
        "needed": NEED[kind],
        **laid_facts(s, seat, kind, 1),
        "types": len({*types(s, seat), kind}),
        "sites": len(s.sites(kind)),
        "copies": [laid_facts(s, seat, kind, cards) for cards in range(1, more + 1)],
    }


def laid_facts(s: Venezia, seat: int, kind: int, cards: int) -> dict[str, Value]:
    """A joint building with so many cards more of one seat."""
    master = s.pawns[kind]
    mine = s.players[seat].front[kind] + cards
    laid = s.laid(kind) + cards
    return {
        "laid": laid,
        "mine": mine,
        "completes": laid == NEED[kind],
        "takes_pawn": master != seat and (master < 0 or mine > s.players[master].front[kind]),
    }


def site_facts(s: Venezia, site: int) -> dict[str, Value]:
    """Points by hex counted, treasures, landings. Of a ponte for each of its two quarters (VE 39)."""
    top = s.stack[-1]
    building = top if isinstance(top, Building) else begun(asked(s), CASA, ONE_CARD, asked(s))
    board = s.board
    kind = building.kind
    facts: dict[str, Value] = {
        "hexes": [board.hexes[hex] for hex in board.sites[site]],
        "ends": s.supply[kind] == 1,
    }
    if kind == PONTE:
        ends = [(quarter, outcome(s, building, site, quarter)) for quarter in (board.home[site], board.far[site])]
        facts["quarters"] = [{"quarter": board.quarters[quarter], **found} for quarter, found in ends]
        facts["points"] = max(s.ground.houses[quarter] if found["shares"] else 0 for quarter, found in ends)
        return facts
    facts.update(outcome(s, building, site, -1))
    if scores_by_hex(kind):
        around = rim(board, site)
        facts["counted"] = [board.hexes[hex] for hex in around if counts(s, kind, hex)]
        facts["not_counted"] = [board.hexes[hex] for hex in around if not counts(s, kind, hex)]
    return facts


def outcome(s: Venezia, building: Building, site: int, quarter: int) -> dict[str, Value]:
    """The full points, also of a master who does not move (VE 64); none where nobody has a part in them."""
    found = shares(s, building, site, quarter)
    points = value(s.board, s.ground, building.kind, site, quarter) if found else 0
    return {"points": points, "shares": [share_value(one) for one in found]}


def share_value(one: Share) -> dict[str, Value]:
    return {
        "seat": one.seat,
        "points": one.points,
        "treasure": one.treasure,
        "from": one.start,
        "to": one.end,
        "jumps": one.jumps,
    }


def points_facts(s: Venezia, quarter: int) -> dict[str, Value]:
    top = s.stack[-1]
    assert isinstance(top, Building)
    named: dict[str, Value] = {"name": s.board.names[quarter], "casas": s.ground.houses[quarter]}
    return named | outcome(s, top, top.site, quarter)


# Gold, swamps, drawing


def exchange_facts(s: Venezia) -> dict[str, Value]:
    """Where each number of steps that can be bought would lead."""
    seat = asked(s)
    player = s.players[seat]
    return {
        "gold": worth(player.tokens),
        "landings": [way(s, seat, steps) for steps in range(1, player.steps() + 1)],
    }


def way(s: Venezia, seat: int, steps: int) -> dict[str, Value]:
    to = land(s.at, seat, steps, s.rules.shared)
    return {
        "steps": steps,
        "to": to,
        "jumps": jumped(s.at, seat, steps, s.rules.shared),
        "borders": [s.board.quarters[at] for at in members(s.shore_at(to))],
    }


def payment(s: Venezia, seat: int, gold: int) -> dict[str, Value]:
    """VE 50: what so much gold brings, and what of it is lost."""
    return {"gold": gold, "lost": gold % PRICE, **way(s, seat, gold // PRICE)}


def gold_facts(s: Venezia, action: Action) -> dict[str, Value]:
    """VE 50: what is paid, what it brings and what is lost; by the letter also treasure and move."""
    seat = asked(s)
    if action.verb == GOLD:
        return exchange_facts(s)
    if action.verb in (GIVE, PAID):
        return payment(s, seat, worth(s.players[seat].paid) + (action.thing if action.verb == GIVE else 0))
    if action.verb == TAKE:
        return {"chest": s.treasures()}
    top = s.stack[-1]
    if action.verb == MOVE and isinstance(top, Building):
        return way(s, seat, share(top.value, top.turn == 0))
    return {}


def drain_facts(s: Venezia, marsh: int) -> dict[str, Value]:
    """How many sites of each type would be new; that a casa or a campo fits on a drained hex goes without saying."""
    hex = s.board.marshes[marsh]
    new = openings(s, marsh)
    return {
        "quarter": s.board.quarters[s.board.quarter[hex]],
        "sites": {KIND_IDS[kind]: new[kind] for kind in range(KINDS) if new[kind] and SHAPE[kind] != SINGLE},
    }


def draw_facts(s: Venezia, action: Action) -> dict[str, Value]:
    seat = asked(s)
    held = s.players[seat].held
    kind = action.thing
    if action.verb == DROP:
        to = heir(s.players, seat, kind) if s.pawns[kind] == seat else s.pawns[kind]
        return {"card": KIND_IDS[kind], "cards": s.players[seat].front[kind], "pawn": to}
    if action.verb == NO_DRAW:
        return {"hand": held}
    if action.verb == SHOW:
        return {"card": KIND_IDS[kind], "hand": held - 1 + TAKEN}
    top = s.stack[-1]
    number = top.due if action.verb == DECK and isinstance(top, Take) else 1
    return {"cards": number, "hand": held + number}
