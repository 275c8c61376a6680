"""The map as it is drawn: hexes and the spaces of the track in axial coordinates, bridges, names. A client draws any
board from it; what art it has is for a board whose hexes are the same."""

from __future__ import annotations

from ludoteca.core.components import Component, Group
from ludoteca.core.preview import Value

from ..board import Board
from ..data import LAST, Hex, Space


def chart(board: Board) -> Group:
    sheet = board.sheet
    quarters = [{"id": id_, "name": name} for id_, name in zip(sheet.quarters, sheet.names, strict=True)]
    return Group(
        "map",
        [
            Component(
                "map",
                {
                    "title": sheet.title,
                    "standing": sheet.standing,
                    "quarters": quarters,
                    "hexes": [ground(hex) for hex in sheet.hexes],
                    "printed": [{"card": piece.name, "hexes": piece.hexes} for piece in sheet.printed],
                    "bridges": [{"id": bridge.name, "hexes": bridge.hexes} for bridge in sheet.bridges],
                    "track": [water(space) for space in sheet.track],
                    "last": LAST,
                },
            )
        ],
    )


def ground(hex: Hex) -> dict[str, Value]:
    return {"id": hex.name, "q": hex.q, "r": hex.r, "quarter": hex.quarter, "kind": hex.kind}


def water(space: Space) -> dict[str, Value]:
    return {"numbers": space.numbers, "hexes": [list(place) for place in space.hexes], "borders": space.borders}
