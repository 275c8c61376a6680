"""Cards of the hand, in front and open, and the pile: VE 13-24, 46, 51-54."""

from __future__ import annotations

from ludoteca.core.bits import members, ones
from ludoteca.core.preview import Blocked

from ...actions import PLAY
from ...data import CASA, HAND_LIMIT, KIND_IDS, KINDS, NEED, PAWNS, TAKEN
from ...phases.cards import Cards
from ...phases.draw import Take
from ...phases.excess import Excess, types
from ...position import Venezia
from .because import because


def playing(s: Venezia, frame: Cards) -> list[Blocked]:
    """VE 13, 18, 20: cards of the hand that cannot be laid down."""
    found = []
    plays = s.game.by_verb[PLAY]
    for kind in range(KINDS):
        if not s.players[frame.seat].hand[kind]:
            continue
        target = f"hand:{KIND_IDS[kind]}"
        needed = NEED[kind]
        if kind != CASA and s.laid(kind) == needed:
            found.append(because(target, "building-complete", "VE 18", needed=needed))
        elif plays[kind].code < frame.last:
            found.append(because(target, "played-in-order", "VE 13"))
        else:
            found.append(because(target, "play-as-set", "VE 20", needed=needed))
    return found


def unfinished(s: Venezia, seat: int) -> list[Blocked]:
    """VE 24: buildings with cards of mine that wait for more."""
    found = []
    for kind in range(PAWNS):
        laid = s.laid(kind)
        if s.players[seat].front[kind] and laid < NEED[kind]:
            found.append(because(f"front:{KIND_IDS[kind]}", "incomplete", "VE 24", laid=laid, needed=NEED[kind]))
    return found


def dropping(s: Venezia, frame: Excess) -> list[Blocked]:
    """VE 46: types that were passed over."""
    kept = [kind for kind in types(s, frame.who) if kind < frame.last]
    return [because(f"front:{KIND_IDS[kind]}", "passed-over", "VE 46") for kind in kept]


def drawing(s: Venezia, seat: int) -> list[Blocked]:
    """VE 51-54: cards of the hand that cannot be laid open, and the pile."""
    player = s.players[seat]
    found = []
    takeable = ones(s.opened) + s.deck_size + s.discard_size
    for kind in range(KINDS):
        if not player.hand[kind]:
            continue
        target = f"hand:{KIND_IDS[kind]}"
        then = player.held - 1 + TAKEN
        if then > HAND_LIMIT:
            found.append(because(target, "hand-would-exceed", "VE 53", limit=HAND_LIMIT, then=then))
        elif takeable < TAKEN:
            found.append(because(target, "too-few-cards", "VE 52", cards=takeable))
        else:
            found.append(because(target, "type-lies-open", "VE 52"))
    return [*found, *pile()]


def taking(s: Venezia, frame: Take) -> list[Blocked]:
    """VE 52, 54: open cards that cannot be taken, and the pile."""
    found = []
    for kind in members(s.opened):
        target = f"open:{KIND_IDS[kind]}"
        if kind == frame.shown:
            found.append(because(target, "just-laid-open", "VE 52"))
        else:
            found.append(because(target, "taken-in-order", "VE 52"))
    return [*found, *pile()]


def pile() -> list[Blocked]:
    """VE 54: refused only where it is empty, and the discards too."""
    return [because("pile:deck", "pile-empty", "VE 54")]
