"""The first castle: CoB 11."""

from __future__ import annotations

from ludoteca.core.protocol import Action

from ..merits import Merit, merit
from .known import Asked

SMALL = 2  # hexes of an area that is soon complete


def first_castle(a: Asked, action: Action) -> list[Merit]:
    """What can be built around it, in how many colours, and small areas, which pay most in the first phase."""
    board = a.board
    near = board.near[action.thing]
    colours = {board.colour[at] for at in near}
    small = {board.area[at] for at in near if len(board.cells[board.area[at]]) <= SMALL}
    found = [
        merit("near", 0.3 * len(near), "castle-near", "CoB 27", hexes=len(near)),
        merit("colours", 0.5 * len(colours), "castle-colours", "CoB 11", colours=len(colours)),
    ]
    numbers = len({board.number[at] for at in near})
    found.append(merit("numbers", 0.3 * numbers, "castle-numbers", "CoB 27", numbers=numbers))
    if small:
        more = a.s.rules.pieces.phase_bonus[a.s.phase]
        found.append(merit("small", 0.3 * len(small), "castle-small", "CoB 46", areas=len(small), more=more))
    return found
