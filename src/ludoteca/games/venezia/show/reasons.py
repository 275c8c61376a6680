"""Why something of the asked seat cannot be chosen now, with the rule behind it."""

from __future__ import annotations

from ludoteca.core.bits import members, ones
from ludoteca.core.preview import Blocked, Value

from ..actions import OPEN, PLAY, SHOW
from ..board import BRIDGE, SHAPE, SINGLE
from ..data import CASA, HAND_LIMIT, KIND_IDS, KINDS, NEED, PONTE, TAKEN, VALUES
from ..phases.building import AT_SITE, Building
from ..phases.cards import Cards
from ..phases.draw import Draw, Take
from ..phases.gold import Exchange
from ..position import Venezia


def reasons(s: Venezia) -> list[Blocked]:
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Cards):
        return cards(s, top)
    if isinstance(top, Building) and top.todo == AT_SITE:
        return hexes(s, top.kind)
    if isinstance(top, Draw):
        return drawing(s, top.seat)
    if isinstance(top, Take):
        return taking(s, top)
    if isinstance(top, Exchange):
        return tokens(s, top)
    return []


def because(target: str, reason: str, rule: str, **args: Value) -> Blocked:
    return Blocked(target=target, reason=reason, args=dict(args), rule=rule)


def offered(s: Venezia, verb: int) -> set[int]:
    """The types that the open question offers by a verb."""
    assert s.decision is not None
    return {action.thing for action in s.decision.actions if action.verb == verb}


def cards(s: Venezia, frame: Cards) -> list[Blocked]:
    found = []
    for kind in range(KINDS):
        if not s.players[frame.seat].hand[kind] or kind in offered(s, PLAY):
            continue
        target = f"hand:{KIND_IDS[kind]}"
        laid = s.laid(kind)
        if kind != CASA and laid == NEED[kind]:
            found.append(because(target, "building-complete", "VE 18", laid=laid, needed=NEED[kind]))
        elif frame.played_last(s, kind):
            found.append(because(target, "play-as-set", "VE 20", needed=NEED[kind]))
        else:
            found.append(because(target, "played-in-order", "VE 13"))
    return found


def hexes(s: Venezia, kind: int) -> list[Blocked]:
    """VE 26-27, 30: each hex on which the building cannot stand, and why."""
    board = s.board
    free = {hex for action in s.sites(kind) for hex in action.targets}
    ends = {hex for site in range(board.first[BRIDGE], board.first[BRIDGE + 1]) for hex in board.sites[site]}
    found = []
    for hex, name in enumerate(board.hexes):
        target = f"hex:{name}"
        if target in free:
            continue
        if s.ground.is_built(board, hex):
            found.append(because(target, "built-on", "VE 26"))
        elif s.ground.is_swamp(board, hex):
            found.append(because(target, "swamp", "VE 26"))
        elif kind == PONTE and hex not in ends:
            found.append(because(target, "no-bridge-site", "VE 30"))
        elif SHAPE[kind] != SINGLE:
            found.append(because(target, "no-room", "VE 27"))
    return found


def drawing(s: Venezia, seat: int) -> list[Blocked]:
    player = s.players[seat]
    found = []
    takeable = ones(s.opened) + s.deck_size + s.discard_size
    for kind in range(KINDS):
        if not player.hand[kind] or kind in offered(s, SHOW):
            continue
        target = f"hand:{KIND_IDS[kind]}"
        if player.held > HAND_LIMIT + 1 - TAKEN:
            found.append(because(target, "hand-would-exceed", "VE 53", limit=HAND_LIMIT, hand=player.held))
        elif takeable < TAKEN:
            found.append(because(target, "too-few-cards", "VE 52", cards=takeable))
        else:
            found.append(because(target, "type-lies-open", "VE 52"))
    return found


def taking(s: Venezia, frame: Take) -> list[Blocked]:
    found = []
    for kind in members(s.opened):
        if kind not in offered(s, OPEN):
            target = f"open:{KIND_IDS[kind]}"
            if kind == frame.shown:
                found.append(because(target, "just-laid-open", "VE 52"))
            elif kind < frame.last:
                found.append(because(target, "taken-in-order", "VE 52"))
            else:
                found.append(because(target, "too-few-cards", "VE 52", due=frame.due))
    return found


def tokens(s: Venezia, frame: Exchange) -> list[Blocked]:
    assert s.decision is not None
    targets = {target for action in s.decision.actions for target in action.targets}
    found = []
    for value in range(VALUES):
        if not s.players[frame.seat].tokens[value] or f"token:{value}" in targets:
            continue
        if value == 0:
            found.append(because("token:0", "worth-nothing", "VE 50"))
        elif value > frame.dearest:
            found.append(because(f"token:{value}", "given-in-order", "VE 48"))
        else:
            found.append(because(f"token:{value}", "not-enough", "VE 48"))
    return found
