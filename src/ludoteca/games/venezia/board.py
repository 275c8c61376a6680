"""The map: hexes, the sites a building can stand on, and what the track borders.

A quarter is one mask; a hex is a bit of it. A site is a number: first the single hexes, then the pairs, the triangles
and the bridges, each sorted by hex, so that codes follow from the board alone; last the footprints of the printed
buildings, which nobody can choose.
"""

from collections.abc import Mapping
from typing import Final

from ludoteca.core.protocol import Printed

from .checks import around, check
from .data import BASILICA, CAMPO, CASA, KIND_IDS, LAST, PALAZZO, PONTE, PRINTED, QUARTERS, SWAMP, Sheet

SINGLE: Final = 0
PAIR: Final = 1
TRIANGLE: Final = 2
BRIDGE: Final = 3
SHAPES: Final = 4

# VE 15, A20, by type.
SHAPE: Final = [TRIANGLE, PAIR, SINGLE, BRIDGE, SINGLE]
assert (BASILICA, PALAZZO, CAMPO, PONTE, CASA) == (0, 1, 2, 3, 4)


class Board(Printed):
    """`first` has the first site of each shape and, last, the first printed one. Of a site: quarter and mask of its
    hexes (`far`, `far_mask` for the other end of a bridge, -1 and 0 elsewhere), and `rim`, the mask of the hexes around
    it. `marshes` are the hexes with a swamp; `borders` the quarters a track number lies on, as bits. `sheet` keeps the
    coordinates, for anybody who draws the map."""

    def __init__(self, data: Mapping[str, object]) -> None:
        sheet = Sheet(data)
        check(sheet)
        self.sheet = sheet
        self.title = sheet.title
        self.standing = sheet.standing
        self.cards = sheet.cards
        self.supply = sheet.supply
        self.swamp_values = sheet.swamps
        self.treasure_values = sheet.treasures
        self.quarters = sheet.quarters
        self.names = sheet.names
        self.hexes = [hex.name for hex in sheet.hexes]
        self.quarter = [sheet.quarters.index(hex.quarter) for hex in sheet.hexes]
        self.bit = _bits(self.quarter)
        self.marshes = [at for at, hex in enumerate(sheet.hexes) if hex.kind == SWAMP]
        self.swamps = self._mask(self.marshes)
        self.land = self._mask(list(range(len(sheet.hexes))))
        self.near = _near(sheet)
        self.sites: list[list[int]] = []
        self.site_ids: list[str] = []
        self.first: list[int] = []
        self._footprints(sheet)
        self.home = [self.quarter[site[0]] for site in self.sites]
        self.mask = [self._part(site, self.quarter[site[0]]) for site in self.sites]
        self.far = [self.quarter[site[-1]] for site in self.sites]
        self.far_mask = [self._part(site, self.quarter[site[-1]]) for site in self.sites]
        for at, home in enumerate(self.home):
            if self.far[at] == home:
                self.far[at] = -1
                self.far_mask[at] = 0
        self.rim = [self._rim(site) for site in self.sites]
        self.borders = [0] * (LAST + 1)
        for space in sheet.track:
            for number in space.numbers:
                if number <= LAST:
                    self.borders[number] = sum([1 << sheet.quarters.index(name) for name in space.borders])
        self.printed = [KIND_IDS.index(piece.name) for piece in sheet.printed]

    def quarters_of(self, site: int) -> int:
        """VE 32: the quarter of a building, both of a ponte, as bits."""
        far = self.far[site]
        return (1 << self.home[site]) | (1 << far if far >= 0 else 0)

    def _mask(self, hexes: list[int]) -> list[int]:
        masks = [0] * QUARTERS
        for hex in hexes:
            masks[self.quarter[hex]] |= self.bit[hex]
        return masks

    def _part(self, site: list[int], quarter: int) -> int:
        return sum([self.bit[hex] for hex in site if self.quarter[hex] == quarter])

    def _rim(self, site: list[int]) -> int:
        """A18: the hexes around a footprint, never across a canal; a bridge has none of its own."""
        if self.quarter[site[0]] != self.quarter[site[-1]]:
            return 0
        rim = 0
        for hex in site:
            for other in self.near[hex]:
                if other not in site:
                    rim |= self.bit[other]
        return rim

    def _footprints(self, sheet: Sheet) -> None:
        """VE 15, 30, A20."""
        near = self.near
        free = [at for at, hex in enumerate(sheet.hexes) if hex.kind != PRINTED]
        singles = [[hex] for hex in free]
        pairs = [[hex, other] for hex in free for other in near[hex] if other > hex and other in free]
        triangles = [
            [*pair, third] for pair in pairs for third in near[pair[1]] if third > pair[1] and third in near[pair[0]]
        ]
        triangles = [site for site in triangles if site[2] in free]
        for sites in (singles, pairs, triangles):
            self.first.append(len(self.sites))
            for site in sites:
                self._add(site, " ".join([self.hexes[hex] for hex in site]))
        self.first.append(len(self.sites))
        for bridge in sheet.bridges:
            ends = [self.hexes.index(name) for name in bridge.hexes]
            if ends[0] in free and ends[1] in free:
                self._add(ends, bridge.name)
        self.first.append(len(self.sites))
        for piece in sheet.printed:
            self._add([self.hexes.index(name) for name in piece.hexes], " ".join(piece.hexes))

    def _add(self, site: list[int], name: str) -> None:
        self.sites.append(site)
        self.site_ids.append(name)


def _bits(quarter: list[int]) -> list[int]:
    used = [0] * QUARTERS
    bits: list[int] = []
    for at in quarter:
        bits.append(1 << used[at])
        used[at] += 1
    return bits


def _near(sheet: Sheet) -> list[list[int]]:
    """For each hex the ones it touches, sorted."""
    places = {(hex.q, hex.r): at for at, hex in enumerate(sheet.hexes)}
    return [sorted([places[place] for place in around(hex.q, hex.r) if place in places]) for hex in sheet.hexes]
