"""Hexes, bridges and quarters: VE 26-30, 39, 47."""

from __future__ import annotations

from ludoteca.core.preview import Blocked, Value

from ...board import BRIDGE, SHAPE, TRIANGLE
from ...data import PONTE
from ...phases.building import Building
from ...phases.drain import Drain
from ...position import Venezia
from .because import because

# VE 15: the hexes that a building covers which takes more than one quarter's single hex.
TWO = 2
THREE = 3


def sites(s: Venezia, kind: int) -> list[Blocked]:
    """VE 26-27, 30: each hex on which the building cannot stand."""
    board = s.board
    free = {hex for action in s.sites(kind) for hex in action.targets}
    ends = other_ends(s) if kind == PONTE else {}
    size = THREE if SHAPE[kind] == TRIANGLE else TWO
    found = []
    for hex, name in enumerate(board.hexes):
        target = f"hex:{name}"
        if target in free:
            continue
        if s.ground.is_built(board, hex):
            found.append(because(target, "built-on", "VE 26"))
        elif s.ground.is_swamp(board, hex):
            found.append(because(target, "swamp", "VE 26"))
        elif kind != PONTE:
            found.append(because(target, "no-room", "VE 27", hexes=size))
        elif hex in ends:
            found.append(because(target, "other-end", "VE 30", ends=[board.hexes[end] for end in ends[hex]]))
        else:
            found.append(because(target, "no-bridge-site", "VE 30"))
    return [*found, *bridges(s)] if kind == PONTE else found


def bridges(s: Venezia) -> list[Blocked]:
    """VE 30: the lines across canals, by those of their ends that are not empty."""
    board, taken = s.board, s.ground.taken()
    found = []
    for site in range(board.first[BRIDGE], board.first[BRIDGE + 1]):
        ends: list[Value] = [
            board.hexes[hex] for hex in board.sites[site] if taken[board.quarter[hex]] & board.bit[hex]
        ]
        if ends:
            found.append(because(f"bridge:{board.site_ids[site]}", "end-not-free", "VE 30", ends=ends))
    return found


def other_ends(s: Venezia) -> dict[int, list[int]]:
    """VE 30: from each end of a bridge the hexes across the canal."""
    board = s.board
    found: dict[int, list[int]] = {}
    for site in range(board.first[BRIDGE], board.first[BRIDGE + 1]):
        one, other = board.sites[site]
        found.setdefault(one, []).append(other)
        found.setdefault(other, []).append(one)
    return found


def quarters(s: Venezia, frame: Building) -> list[Blocked]:
    """VE 39: quarters to which the bridge does not lead."""
    joined = (s.board.home[frame.site], s.board.far[frame.site])
    return [
        because(f"quarter:{name}", "not-joined", "VE 39")
        for at, name in enumerate(s.board.quarters)
        if at not in joined
    ]


def draining(s: Venezia, frame: Drain) -> list[Blocked]:
    """VE 47: hexes without a swamp; of two swamps the first one, and those that were passed over."""
    board = s.board
    chosen = board.marshes[frame.chosen] if frame.chosen >= 0 else -1
    found = []
    for hex, name in enumerate(board.hexes):
        target = f"hex:{name}"
        if s.ground.is_built(board, hex):
            found.append(because(target, "built-on", "VE 47"))
        elif not s.ground.is_swamp(board, hex):
            found.append(because(target, "no-swamp", "VE 47"))
        elif hex == chosen:
            found.append(because(target, "chosen-already", "VE 47"))
        elif hex < chosen:
            found.append(because(target, "passed-over", "VE 47"))
    return found
