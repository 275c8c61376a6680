"""The position as one seat sees it, as numbers in fixed places: for learning. Read from the position, not the view."""

from __future__ import annotations

from typing import Final

from ludoteca.core.bits import flags
from ludoteca.core.protocol import PUBLIC

from .board import Board
from .data import KINDS, PAWNS, QUARTERS, VALUES
from .ground import kind_of, site_of
from .phases.building import Building
from .phases.drain import Drain
from .position import Venezia
from .round import Turn, phase

MOST_PARTIES: Final = 5
PHASES: Final = (
    "turn", "cards", "buildings", "building", "drain", "draw", "take", "excess", "exchange", "closing",
)  # fmt: skip
PER_PARTY: Final = 6 + 2 * KINDS + 2 * PAWNS + QUARTERS

# What a hex can be: a swamp, empty, or built on with a type.
SWAMP: Final = 0
EMPTY: Final = 1
PIECE: Final = 2


def pieces(board: Board) -> dict[str, int]:
    """The parts of `features` in order: name and how many numbers."""
    return {
        "hand": KINDS,
        "tokens": VALUES,
        "laid_out": VALUES,
        "open": KINDS,
        "discards": KINDS,
        "supply": KINDS,
        "begun": PAWNS,
        "houses": QUARTERS,
        "hexes": len(board.hexes),
        "players": MOST_PARTIES * PER_PARTY,
        "building": 5,
        "table": 8,
        "phase": len(PHASES),
    }


def features(s: Venezia, seat: int) -> list[int]:
    own = s.players[seat] if seat != PUBLIC else None
    first = max(seat, 0)
    numbers = own.hand[:] if own else [0] * KINDS
    numbers += own.tokens if own else [0] * VALUES
    numbers += own.paid if own else [0] * VALUES
    numbers += flags(s.opened, KINDS)
    numbers += s.discard
    numbers += s.supply
    numbers += [s.laid(kind) for kind in range(PAWNS)]
    numbers += s.ground.houses
    numbers += hexes(s)
    for place in range(MOST_PARTIES):
        if place < len(s.players):
            numbers += party_features(s, (first + place) % len(s.players))
        else:
            numbers += [0] * PER_PARTY
    numbers += building(s, first)
    turn = s.stack[0] if s.stack else None
    active = turn.seat if isinstance(turn, Turn) else -1
    asked = s.decision.seat if s.decision is not None else -1
    top = s.stack[-1] if s.stack else None
    numbers += [
        s.seats,
        s.deck_size,
        s.treasures(),
        s.ground.swamps(),
        s.ended,
        relative(s, active, first),
        relative(s, asked, first),
        top.chosen + 1 if isinstance(top, Drain) else 0,
    ]
    now = phase(s)
    return numbers + [int(now == one) for one in PHASES]


def hexes(s: Venezia) -> list[int]:
    board = s.board
    kinds = [SWAMP if s.ground.is_swamp(board, hex) else EMPTY for hex in range(len(board.hexes))]
    for piece in s.ground.pieces:
        for hex in board.sites[site_of(piece)]:
            kinds[hex] = PIECE + kind_of(piece)
    return kinds


def party_features(s: Venezia, party: int) -> list[int]:
    player = s.players[party]
    seated = party < s.seats
    shore = s.shore(party) if seated else 0
    numbers = [int(seated), s.at[party] if seated else 0, player.held, player.swamps(), player.treasures()]
    numbers.append(player.most_steps())
    numbers += player.shown
    numbers += player.front
    numbers += flags(player.sets, PAWNS)
    numbers += [int(s.pawns[kind] == party) for kind in range(PAWNS)]
    return numbers + flags(shore, QUARTERS)


def building(s: Venezia, first: int) -> list[int]:
    """The building being resolved: type, way, master, site, points; zeros if there is none."""
    for frame in s.stack:
        if isinstance(frame, Building):
            return [frame.kind + 1, frame.way, relative(s, frame.master, first), frame.site + 1, frame.value]
    return [0] * 5


def relative(s: Venezia, party: int, first: int) -> int:
    """The place of a party from the reader on, -1 for nobody."""
    return (party - first) % len(s.players) if party >= 0 else -1
