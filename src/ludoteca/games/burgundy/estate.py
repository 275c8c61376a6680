"""What lies on one player board: duchy, storage, goods, silver, workers. A team shares one.

Lists are replaced, never changed, so that clones share them.
"""

from mypy_extensions import i64

from ludoteca.core.bits import total

from .boards import PART, Board
from .data import BONUS_TILES, GOODS, LIVESTOCK, NONE, Pieces
from .parts import NO_PARTS, Part, clone_parts
from .privileges import ONE_AREA, ONE_PASTURE


def put(items: list[int], at: int, value: int) -> list[int]:
    """A copy with one value replaced."""
    copy = items[:]
    copy[at] = value
    return copy


class Estate:
    """`tiles` are kinds by hex. `covered` and `front` are masks by part of the board: hexes with a tile, and empty
    ones next to a tile. `left` counts the empty hexes of each area, `colours` those of each colour. `barred` are
    the hexes, by kind of building and part, whose city has that building. `monasteries` and `bonus` are bit sets
    (`has`, `has_bonus`). `storage` is sorted. `parts` is what expansions keep."""

    def __init__(
        self,
        duchy: int,
        tiles: list[int],
        covered: list[int],
        front: list[int],
        left: list[int],
        colours: list[int],
        barred: list[int],
        storage: list[int],
        goods: list[int],
        sold: list[int],
        silver: int,
        workers: int,
        mines: int,
        monasteries: int,
        bonus: int,
        parts: list[Part],
    ) -> None:
        self.duchy = duchy
        self.tiles = tiles
        self.covered = covered
        self.front = front
        self.left = left
        self.colours = colours
        self.barred = barred
        self.storage = storage
        self.goods = goods
        self.sold = sold
        self.silver = silver
        self.workers = workers
        self.mines = mines
        self.monasteries = monasteries
        self.bonus = bonus
        self.parts = parts

    def clone(self) -> "Estate":
        return Estate(
            duchy=self.duchy, tiles=self.tiles, covered=self.covered, front=self.front, left=self.left,
            colours=self.colours, barred=self.barred, storage=self.storage, goods=self.goods, sold=self.sold,
            silver=self.silver, workers=self.workers, mines=self.mines, monasteries=self.monasteries,
            bonus=self.bonus, parts=clone_parts(self.parts),
        )  # fmt: skip

    def has(self, monastery: int) -> int:
        """1 if the monastery of that number stands in the duchy (or the privilege is held), else 0."""
        return (self.monasteries >> monastery) & 1

    def has_bonus(self, colour: int, place: int) -> bool:
        """Whether the bonus tile of a colour lies here: the large one (place 0) or the small one."""
        return self.bonus & bonus_bit(colour, place) != 0

    def win_bonus(self, colour: int, place: int) -> None:
        self.bonus |= bonus_bit(colour, place)

    def empty(self) -> int:
        """How many hexes are still empty."""
        return int(total(self.colours))

    def kinds_of_goods(self) -> int:
        """CoB 32: every kind takes one of the storage places for goods."""
        held = 0
        for number in self.goods:
            if number:
                held += 1
        return held

    def store(self, kind: int) -> None:
        """A tile comes into the storage, which stays sorted."""
        storage = self.storage[:]
        at = len(storage)
        while at > 0 and storage[at - 1] > kind:
            at -= 1
        storage.insert(at, kind)
        self.storage = storage

    def unstore(self, kind: int) -> None:
        storage = self.storage[:]
        storage.remove(kind)
        self.storage = storage

    def cover(self, board: Board, at: int, kind: int) -> None:
        """Lay a tile on a hex and bring all that is kept about the duchy up to date."""
        self.tiles = put(self.tiles, at, kind)
        part = at // PART
        self.covered = put(self.covered, part, self.covered[part] | 1 << (at % PART))
        front: list[int] = []
        for each in range(board.parts):
            mask: i64 = self.front[each] | board.near_in(at, each)
            front.append(int(mask & ~self.covered[each]))
        self.front = front
        area = board.area[at]
        self.left = put(self.left, area, self.left[area] - 1)
        colour = board.colour[at]
        self.colours = put(self.colours, colour, self.colours[colour] - 1)

    def barred_in(self, board: Board, row: i64, part: i64) -> i64:
        """CoB 40: the hexes of a part whose city has the building of that row."""
        return self.barred[row * board.parts + part]

    def bar(self, board: Board, area: int, row: int) -> None:
        """CoB 40: the building of that row is in this city now."""
        barred = self.barred[:]
        for part in range(board.parts):
            barred[row * board.parts + part] |= board.area_in(area, part)
        self.barred = barred

    def completed(self, board: Board, at: int) -> bool:
        """CoB 46: whether the area of a hex just covered is full. Where all pastures are one, the last hex of them all
        completes it (R24)."""
        if self.left[board.area[at]]:
            return False
        return not self.has(ONE_AREA) or board.colour[at] != LIVESTOCK or self.colours[LIVESTOCK] == 0

    def area(self, board: Board, at: int) -> list[int]:
        """The hexes that make one area with this one."""
        joined = self.has(ONE_AREA) and board.colour[at] == LIVESTOCK
        return board.colour_cells[LIVESTOCK] if joined else board.cells[board.area[at]]

    def pasture(self, board: Board, at: int) -> list[int]:
        """The hexes whose animals are one herd with those of this pasture."""
        return board.colour_cells[LIVESTOCK] if self.has(ONE_PASTURE) else board.cells[board.area[at]]

    def herd(self, board: Board, pieces: Pieces, at: int, species: int) -> tuple[int, int]:
        """CoB 37: all animals of a species in the pasture of a hex, and on how many tiles they are."""
        animals = 0
        tiles = 0
        for cell in self.pasture(board, at):
            kind = self.tiles[cell]
            if kind != NONE and pieces.species[kind] == species:
                animals += pieces.animals[kind]
                tiles += 1
        return animals, tiles


def bonus_bit(colour: int, place: int) -> int:
    return 1 << (BONUS_TILES * colour + place)


def new_estate(board: Board, duchy: int, pieces: Pieces) -> Estate:
    """An empty duchy on its board."""
    return Estate(
        duchy=duchy,
        tiles=[NONE] * board.size,
        covered=[0] * board.parts,
        front=[0] * board.parts,
        left=[len(cells) for cells in board.cells],
        colours=[len(cells) for cells in board.colour_cells],
        barred=[0] * (board.parts * pieces.rows),
        storage=[],
        goods=[0] * GOODS,
        sold=[0] * GOODS,
        silver=pieces.start_silver,
        workers=0,
        mines=0,
        monasteries=0,
        bonus=0,
        parts=NO_PARTS,
    )
