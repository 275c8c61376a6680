"""What lies on one player board: duchy, storage, goods, silver, workers. A team shares one.

Lists are replaced, never changed, so that clones share them.
"""

from mypy_extensions import i64

from .boards import PART, Board
from .data import BUILDINGS, GOODS, NONE, Pieces


def put(items: list[int], at: int, value: int) -> list[int]:
    """A copy with one value replaced."""
    copy = items[:]
    copy[at] = value
    return copy


class Estate:
    """`tiles` are kinds by hex. `covered` and `front` are masks by part of the board: hexes with a tile, and empty
    ones next to a tile. `left` counts the empty hexes of each area, `colours` those of each colour. `barred` are
    the hexes, by part and kind of building, whose city has that building. `monasteries` and `bonus` are bit sets:
    monastery n, and colour * 2 + place of a bonus tile. `storage` is sorted."""

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

    def clone(self) -> "Estate":
        return Estate(
            self.duchy, self.tiles, self.covered, self.front, self.left, self.colours, self.barred, self.storage,
            self.goods, self.sold, self.silver, self.workers, self.mines, self.monasteries, self.bonus,
        )  # fmt: skip

    def has(self, monastery: int) -> int:
        """1 if the monastery of that number stands in the duchy, else 0."""
        return (self.monasteries >> monastery) & 1

    def empty(self) -> int:
        """How many hexes are still empty."""
        return sum(self.colours)

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
            mask: i64 = self.front[each] | board.near_mask[each * board.size + at]
            front.append(int(mask & ~self.covered[each]))
        self.front = front
        area = board.area[at]
        self.left = put(self.left, area, self.left[area] - 1)
        colour = board.colour[at]
        self.colours = put(self.colours, colour, self.colours[colour] - 1)

    def bar(self, board: Board, area: int, kind: int) -> None:
        """CoB 40: this building is in this city now."""
        barred = self.barred[:]
        for part in range(board.parts):
            barred[part * BUILDINGS + kind] |= board.area_mask[part * len(board.cells) + area]
        self.barred = barred

    def herd(self, board: Board, pieces: Pieces, at: int) -> tuple[int, int]:
        """CoB 37: all animals of the species on this hex in its pasture, and on how many tiles they are."""
        species = pieces.species[self.tiles[at]]
        animals = 0
        tiles = 0
        for cell in board.cells[board.area[at]]:
            kind = self.tiles[cell]
            if kind != NONE and pieces.species[kind] == species:
                animals += pieces.animals[kind]
                tiles += 1
        return animals, tiles


def new_estate(board: Board, duchy: int, silver: int) -> Estate:
    """An empty duchy on its board."""
    return Estate(
        duchy,
        [NONE] * board.size,
        [0] * board.parts,
        [0] * board.parts,
        [len(cells) for cells in board.cells],
        [len(cells) for cells in board.colour_cells],
        [0] * (BUILDINGS * board.parts),
        [],
        [0] * GOODS,
        [0] * GOODS,
        silver,
        0,
        0,
        0,
        0,
    )
