"""What stands and lies on the map, and the menus that follow from it."""

from ludoteca.core.bits import ones
from ludoteca.core.protocol import Action, Printed

from .board import SHAPES, Board
from .data import CASA, KINDS, QUARTERS


def piece_on(site: int, kind: int) -> int:
    """A building as one number."""
    return site * KINDS + kind


def site_of(piece: int) -> int:
    return piece // KINDS


def kind_of(piece: int) -> int:
    return piece % KINDS


class Ground:
    """What stands and lies on the hexes: masks by quarter of swamps and of built hexes, casas by quarter, and the
    pieces (`site_of`, `kind_of`) in the order they were built. Replaced, never changed: clones share it."""

    def __init__(self, swamp: list[int], built: list[int], houses: list[int], pieces: list[int]) -> None:
        self.swamp = swamp
        self.built = built
        self.houses = houses
        self.pieces = pieces

    def drained(self, board: Board, hex: int) -> "Ground":
        swamp = self.swamp[:]
        swamp[board.quarter[hex]] &= ~board.bit[hex]
        return Ground(swamp=swamp, built=self.built, houses=self.houses, pieces=self.pieces)

    def with_piece(self, board: Board, kind: int, site: int) -> "Ground":
        built = self.built[:]
        built[board.home[site]] |= board.mask[site]
        if board.far[site] >= 0:
            built[board.far[site]] |= board.far_mask[site]
        houses = self.houses
        if kind == CASA:
            houses = houses[:]
            houses[board.home[site]] += 1
        return Ground(swamp=self.swamp, built=built, houses=houses, pieces=[*self.pieces, piece_on(site, kind)])

    def is_swamp(self, board: Board, hex: int) -> bool:
        return self.swamp[board.quarter[hex]] & board.bit[hex] != 0

    def is_built(self, board: Board, hex: int) -> bool:
        return self.built[board.quarter[hex]] & board.bit[hex] != 0

    def taken(self) -> list[int]:
        """VE 26: swamps and built hexes, by quarter; stones are empty."""
        return [self.swamp[at] | self.built[at] for at in range(QUARTERS)]

    def empty(self, board: Board) -> list[int]:
        """VE 26: neither swamp nor building, by quarter."""
        return [land & ~taken for land, taken in zip(board.land, self.taken(), strict=True)]

    def swamps(self) -> int:
        number = 0
        for mask in self.swamp:
            number += ones(mask)
        return number


class Menus(Printed):
    """The answers that follow from the map: what can be drained, and by shape where a building fits. They belong to
    one `Ground` and are shared by all clones that stand on it; sites are listed when somebody first asks."""

    def __init__(self, drains: list[Action]) -> None:
        self.drains = drains
        self.sites: list[list[Action] | None] = [None] * SHAPES


def list_sites(board: Board, ground: Ground, answers: list[Action], shape: int) -> list[Action]:
    """VE 26-27, 30: every footprint of a shape that is wholly empty."""
    taken = ground.taken()
    home = board.home
    mask = board.mask
    menu: list[Action] = []
    for site in range(board.first[shape], board.first[shape + 1]):
        if not mask[site] & taken[home[site]]:
            far = board.far[site]
            if far < 0 or not board.far_mask[site] & taken[far]:
                menu.append(answers[site])
    return menu
