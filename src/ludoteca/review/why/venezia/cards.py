"""Cards that are played: VE 13-24, 28, 40, 46, 52-53."""

from __future__ import annotations

from ludoteca.bots.heuristics.venezia_worth import TREASURE
from ludoteca.core.protocol import Action
from ludoteca.games.venezia.actions import BUILT, PLAY, SET
from ludoteca.games.venezia.data import CASA, HAND_LIMIT, KEPT_TYPES, NEED, PAWNS, TAKEN
from ludoteca.games.venezia.phases.cards import Cards
from ludoteca.games.venezia.scoring import share

from ..merits import Merit, merit, silent
from .known import Asked, card, missing

THIRD_TYPE = 1.0
DRAWS = 0.5  # to have room in the hand for what is drawn
KEPT = 0.5  # cards for a building of one's own


def playing(a: Asked, action: Action) -> list[Merit]:
    if action.verb == BUILT:
        return keeping(a)
    if action.verb == SET:
        return alone(a, action.thing)
    if action.verb != PLAY:
        return []
    found = casa(a) if action.thing == CASA else joint(a, action.thing)
    return [*found, *hand(a, 1)]


def alone(a: Asked, kind: int) -> list[Merit]:
    """VE 20: all the points, and nobody else has any."""
    points = int(a.h.points(a.s)[kind])
    if not points:
        return [merit("steps", -1.0, "no-room", "VE 28", card=card(kind))]
    return [
        merit("steps", float(points), "alone", "VE 20", card=card(kind), points=points),
        *hand(a, NEED[kind]),
    ]


def casa(a: Asked) -> list[Merit]:
    """VE 22, 32, 36."""
    s = a.s
    if not a.h.points(s)[CASA]:
        return [merit("steps", -1.0, "no-room", "VE 28", card=card(CASA))]
    found = [merit("steps", 1.0, "casa", "VE 36")]
    shore = s.shore(a.seat)
    near = [action.thing for action in s.sites(CASA) if s.board.quarters_of(action.thing) & shore]
    if near and s.treasures():
        quarter = a.quarter(s.board.home[near[0]])
        found.append(merit("treasure", TREASURE, "casa-treasure", "VE 32", quarter=quarter))
    return found


def joint(a: Asked, kind: int) -> list[Merit]:
    """One more card for a building of all: what is missing may be in the hand."""
    s = a.s
    lack = missing(s, kind)
    top = s.stack[-1]
    room = top.room(s, kind) if isinstance(top, Cards) else 0
    if min(a.player.hand[kind], room) >= lack:
        return completing(a, kind, lack)
    found: list[Merit] = []
    if a.player.front[kind] == 0 and unfinished(a) >= KEPT_TYPES:
        found.append(merit("types", -THIRD_TYPE, "third-type", "VE 46"))
    laid = NEED[kind] - lack + 1
    expected = a.h.expected(s, kind) * (0.2 + 0.4 * laid / NEED[kind])
    master = s.pawns[kind]
    if a.own(kind, 1):
        found.append(
            merit("steps", a.h.begin * expected, "progress", "VE 17", card=card(kind), laid=laid, needed=NEED[kind])
        )
        if 0 <= master < s.seats and master != a.seat:
            found.append(merit("pawn", 0.3 * expected, "takes-pawn", "VE 17", card=card(kind), seat=master))
        return found
    found.append(silent("steps", a.h.begin * expected))
    lost = (a.h.begin - 0.5 * a.h.join) * expected
    if master < s.seats:
        found.append(merit("pawn", -lost, "works-for", "VE 40", card=card(kind), seat=master))
    else:
        found.append(merit("pawn", -lost, "works-for-third", "VE 40", card=card(kind)))
    return found


def unfinished(a: Asked) -> int:
    """VE 46: the types in front that this turn does not complete."""
    s, player = a.s, a.player
    return sum(player.front[kind] > 0 and missing(s, kind) > player.hand[kind] for kind in range(PAWNS))


def completing(a: Asked, kind: int, lack: int) -> list[Merit]:
    """VE 24, 28, 40: the last cards of a building, mine against theirs."""
    s, h = a.s, a.h
    points = int(h.points(s)[kind])
    if not points:
        return [merit("steps", -1.0, "no-room", "VE 28", card=card(kind))]
    own = a.own(kind, lack)
    gain = share(points, own)
    key = "completes" if own else "completes-half"
    found = [merit("steps", gain + 0.4, key, "VE 40", card=card(kind), cards=lack, points=gain)]
    theirs = {
        seat: share(points, seat == s.pawns[kind] and not own) for seat in a.others() if s.players[seat].front[kind]
    }
    if theirs:
        most = max(theirs, key=lambda seat: theirs[seat])
        worth = h.rival(s) * sum(theirs.values()) * (1.5 - h.join)
        found.append(merit("others", -worth, "feeds", "VE 40", card=card(kind), seat=most, points=theirs[most]))
    cards = s.laid(kind) - a.player.front[kind]
    if own and cards:
        found.append(merit("partners", 0.3 * cards, "partners", "VE 40", card=card(kind), cards=cards))
    return found


def hand(a: Asked, cards: int) -> list[Merit]:
    """VE 52-53: what playing so many cards leaves in the hand, and makes room for."""
    held = a.player.held
    left = held - cards
    cost = -a.h.cost(a.player, cards)
    found = [merit("hand", cost, "spends", "VE 52", left=left) if left else merit("hand", cost, "last-card", "VE 52")]
    if held > HAND_LIMIT + 1 - TAKEN >= left:
        found.append(merit("draws", DRAWS, "room-to-draw", "VE 53", cards=held))
    return found


def keeping(a: Asked) -> list[Merit]:
    """VE 20: cards of a type nobody has begun, for a building of one's own."""
    kinds = [kind for kind in range(PAWNS) if a.player.hand[kind] > 1 and a.player.hand[kind] < NEED[kind]]
    if not kinds:
        return []
    kind = min(kinds, key=lambda one: NEED[one] - a.player.hand[one])
    worth = KEPT * a.player.hand[kind] / NEED[kind]
    number = a.player.hand[kind]
    return [merit("alone", worth, "keeps-set", "VE 20", card=card(kind), cards=number, needed=NEED[kind])]


def dropping(a: Asked, action: Action) -> list[Merit]:
    """VE 46: cards of an unfinished building that are lost."""
    kind = action.thing
    cards = a.player.front[kind]
    worth = a.h.expected(a.s, kind) * cards / NEED[kind]
    return [merit("drop", -worth, "drops", "VE 46", card=card(kind), cards=cards, needed=NEED[kind])]
