"""A tile that comes into the storage, or leaves it: where it could go and what it would do there (CoB 25-27, 46-48)."""

from __future__ import annotations

from ludoteca.bots.heuristics.burgundy_worth import STORED
from ludoteca.core.protocol import Action
from ludoteca.games.burgundy.actions import FIRST, FREE, SECOND
from ludoteca.games.burgundy.data import BUILDING, COLOUR_IDS, DEPOT_SPACES, NONE
from ludoteca.games.burgundy.expansions.numbers import INN
from ludoteca.games.burgundy.reach import workers_for

from ..merits import Merit, merit, rather, silent, turned
from .brought import ground, inn
from .costs import price, workers
from .effects import effect
from .known import Asked, Outcome

FEW = 3  # hexes of a colour that are left, to speak of its bonus
WAITING = 0.12  # of a tile's worth, for each of its colour that waits already
NO_TIME = 0.7  # of it, where there are more tiles than rounds
LOST = 0.5  # beyond the worth of the tile that makes room
FILLS = 0.3  # the last place in the storage
CHOICE = 0.1  # for each hex it could go to
MANY = 4
AT_ONCE = 1.0  # to place it with the other die
LAST = 0.5  # of its colour in the depots
DENIED = 0.6  # to somebody whose area it would close


def taking(a: Asked, action: Action, space: int, bought: bool) -> list[Merit]:
    """From the main board; with a full storage something is lost for it."""
    s = a.s
    kind = s.spaces[space]
    if s.setting.tiles[kind].width > 1:
        return []
    outcome = Outcome(s, action)
    found = [*stored(a, kind), *scarce(a, space, kind), *rivals(a, kind), *workers(a, outcome)]
    if bought:
        found += price(a)
    slots = s.slots(a.seat)
    if slots <= 0:
        least = min((a.h.want(s, a.seat, a.e, one) for one in s.stock(a.seat)), default=0.0)
        found.append(merit("storage", -least - LOST, "drops-one", "CoB 26"))
    elif slots == 1 and a.h.rounds(s):
        found.append(merit("storage", -FILLS, "fills-storage", "CoB 26"))
    return found + placed_next(a, action, kind)


def dropping(a: Asked, action: Action) -> list[Merit]:
    """CoB 26: what goes is not there any more."""
    return turned(stored(a, action.thing, held=True))


def stored(a: Asked, kind: int, held: bool = False) -> list[Merit]:
    """What a tile is worth there, as the heuristic reckons it: the best it could do now, and less where there is no
    hex, no time or one of its colour already."""
    s, h, e = a.s, a.h, a.e
    tile = s.setting.tiles[kind]
    name = s.tile_id(kind)
    hexes = tile.hexes(s, e, a.board)
    if tile.colour not in (BUILDING, NONE) and e.colours[tile.colour] == 0:
        return [merit("spot", -2.0, "no-hex", "CoB 27", tile=name)]
    waiting = sum(s.rules.pieces.colour[one] == tile.colour for one in s.stock(a.seat)) - held
    if not hexes:
        found = [merit("spot", -1.0, "nowhere", "CoB 27", tile=name)]
        return found + (effect(a, kind, 0.25) if not a.is_livestock(kind) else [])
    at = max(hexes, key=lambda hex_: h.gain(s, a.seat, e, a.board, kind, hex_))
    part = STORED - WAITING * waiting
    found = [rather("choice", CHOICE * min(len(hexes), MANY), "many-hexes", "CoB 27", tile=name, hexes=len(hexes))]
    left = h.rounds(s)
    if left + 1 <= len(s.stock(a.seat)):
        worth = NO_TIME * part * h.gain(s, a.seat, e, a.board, kind, at)
        found.append(merit("time", -worth, "no-time", "CoB 22", tiles=len(s.stock(a.seat)), rounds=left + 1))
    found += at_best(a, kind, at, part)
    if waiting and tile.colour != NONE:
        worth = WAITING * waiting * h.gain(s, a.seat, e, a.board, kind, at)
        found.append(merit("waiting", -worth, "waiting", "CoB 25", colour=COLOUR_IDS[tile.colour], tiles=waiting))
    return found


def at_best(a: Asked, kind: int, at: int, part: float) -> list[Merit]:
    """On the hex where it would do most."""
    s, e = a.s, a.e
    pieces = s.rules.pieces
    name = s.tile_id(kind)
    size = a.size(e, at) + (kind == INN)
    found: list[Merit] = []
    if a.closes(e, at):
        points, more = pieces.area_points[size], pieces.phase_bonus[s.phase]
        worth = part * a.h.area * (points + more)
        found.append(merit("area", worth, "can-close", "CoB 46", tile=name, size=size, points=points, more=more))
    elif a.left(at) < len(e.area(a.board, at)):
        found.append(
            merit("area", part * a.area_worth(at), "can-grow", "CoB 46", tile=name, size=size, left=a.left(at))
        )
    colour = a.board.colour[at]
    if e.colours[colour] <= FEW and s.claimed[colour] < len(s.setting.bonus):
        points, left = s.setting.bonus[s.claimed[colour]], e.colours[colour]
        worth = part * a.colour_worth(at)
        found.append(merit("bonus", worth, "can-bonus", "CoB 48", colour=COLOUR_IDS[colour], left=left, points=points))
    else:
        found.append(silent("bonus", part * a.colour_worth(at)))
    found += [*inn(a, kind, at, part), *ground(a, kind, at, part)]
    if counted := a.last_points(kind, at):
        found.append(merit("monasteries", part * counted, "feeds", "CoB 50", tile=name, points=counted))
    if a.is_livestock(kind):
        points, before = a.animals(kind, at)
        found.append(merit("herd", part * points, "can-herd", "CoB 37", tile=name, points=points, before=before))
        return found
    return found + effect(a, kind, part, at)


def placed_next(a: Asked, action: Action, kind: int) -> list[Merit]:
    """CoB 27: with the die that is left, for the workers that are left."""
    if a.ask != "turn.act" or action.source == FREE:
        return []
    player = a.s.players[a.seat]
    tile = a.s.setting.tiles[kind]
    numbers = {a.board.number[at] for at in tile.hexes(a.s, a.e, a.board)}
    for source in (FIRST, SECOND):
        if source == action.source or player.has_spent(source):
            continue
        value = player.die(source)
        prices = [workers_for(a.e.has(8), a.e.has(tile.adjust), value, number) for number in numbers]
        if 0 in prices:
            return [merit("next", AT_ONCE, "placed-next", "CoB 27", tile=a.s.tile_id(kind), die=value)]
    return []


def scarce(a: Asked, space: int, kind: int) -> list[Merit]:
    """CoB 13-14: the last one of its colour in the numbered depots, until they are filled again."""
    s = a.s
    colour = s.setting.tiles[kind].colour
    if space >= DEPOT_SPACES or colour == NONE or a.e.colours[colour] == 0:
        return []
    others = [one for at, one in enumerate(s.spaces[:DEPOT_SPACES]) if one != NONE and at != space]
    if any(s.setting.tiles[one].colour == colour for one in others):
        return []
    return [merit("scarce", LAST, "last-one", "CoB 13", colour=COLOUR_IDS[colour])]


def rivals(a: Asked, kind: int) -> list[Merit]:
    """CoB 46: another player whose area it would close."""
    s = a.s
    if a.h.rounds(s) == 0:
        return []
    tile = s.setting.tiles[kind]
    for step in range(1, s.seats):
        seat = (a.seat + step) % s.seats
        e = s.estate(seat)
        if s.party(seat) == s.party(a.seat):
            continue
        sizes = [a.size(e, at) for at in tile.hexes(s, e, s.board(e)) if a.closes(e, at)] if tile.colour != NONE else []
        if sizes and max(sizes) > 1:
            named = s.tile_id(kind)
            return [merit("rival", DENIED, "rival-closes", "CoB 46", tile=named, seat=seat, size=max(sizes))]
    return []
