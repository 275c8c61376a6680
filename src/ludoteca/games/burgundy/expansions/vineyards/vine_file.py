"""What is printed for the vineyards, read from the data file and checked. An owner's file may bring another board."""

from typing import Final

from ludoteca.core.component_file import FilePart
from ludoteca.core.errors import BadData
from ludoteca.core.protocol import Printed

from ...data import by_players
from .codes import DEPOT_SLOTS, DOUBLE_SPACES, GRAPE_IDS, SHOP_SLOTS, VINE_HEXES
from .vine_board import BONUS_IDS, VineBoard

MOST_LEVELS: Final = 4
LARGEST_AREA: Final = DOUBLE_SPACES + 1  # one tile of each grape shows it twice
LOWEST_DICE: Final = [1, 4]
STANDINGS: Final = ("verified", "single-source", "inferred", "house")


class VineFile(Printed):
    """Numbers of the components: `copies` of double tiles of one and of two grapes, grape tiles of `each` kind, the
    dice of the slots in use and the spaces of the shop and the grapes that leave by number of players, points by size
    of an area; `standings` of what is neither a tile nor the board."""

    def __init__(self, data: FilePart) -> None:
        here = data.part("vineyards")
        self.standings = {name: read(here, name).text("standing") for name in ("grapes", "depot", "shop")}
        if tuple(read(here, "grapes").texts("ids")) != GRAPE_IDS:
            raise here.bad("grapes", "the six of the game, in order")
        doubles = read(here, "double_tiles")
        self.pure = doubles.number("of_one_grape")
        self.mixed = doubles.number("of_two_grapes")
        if (self.pure, self.mixed) != (1, 3):
            raise here.bad("double_tiles", "51 tiles: one of each grape, three of each pair")
        self.each = read(here, "grape_tiles").number("each")
        self.dice = read_dice(read(here, "depot").part("dice"))
        self.shop = by_players(read(here, "shop").part("spaces"))
        if max(self.shop) > SHOP_SLOTS:
            raise here.bad("shop", f"at most {SHOP_SLOTS} spaces")
        self.removed = by_players(read(here, "removed").part("grapes"))
        self.points = [0, *read(here, "area_points").numbers("points", LARGEST_AREA)]
        self.board = read_vine_board(read(data, "vineyard_board"))


def read(here: FilePart, name: str) -> FilePart:
    """An object that says how sure its numbers are."""
    part = here.part(name)
    if part.text("standing") not in STANDINGS:
        raise part.bad("standing", f"one of {', '.join(STANDINGS)}")
    return part


def read_dice(here: FilePart) -> list[list[list[int]]]:
    """E 12.8, 12.11: for each number of players the numbers of the slots that are used."""
    found: list[list[list[int]]] = [[], []]
    for players in ("2", "3", "4"):
        slots = here.data.get(players)
        if not isinstance(slots, list) or not 0 < len(slots) <= DEPOT_SLOTS:
            raise here.bad(players, f"a list of at most {DEPOT_SLOTS} slots")
        numbers = [number for slot in slots if isinstance(slot, list) for number in slot]
        if sorted(numbers) != [1, 2, 3, 4, 5, 6] or not all(slots):
            raise here.bad(players, "slots that share the numbers 1 to 6")
        found.append(slots)
    return found


def read_vine_board(here: FilePart) -> VineBoard:
    """E 12.12-12.16: double spaces in the order of their numbers, each with level, die and two hexes."""
    spaces = here.parts("spaces")
    if len(spaces) != DOUBLE_SPACES:
        raise here.bad("spaces", f"a list of {DOUBLE_SPACES} double spaces")
    level: list[int] = []
    number: list[int] = []
    bonus: list[int] = []
    place: list[tuple[int, int]] = []
    for space in spaces:
        level.append(space.number("level") - 1)
        number.append(space.number("die"))
        if not 1 <= number[-1] <= 6:
            raise space.bad("die", "a number from 1 to 6")
        hexes = space.parts("hexes")
        if len(hexes) != 2:
            raise space.bad("hexes", "a pair")
        for hex_ in hexes:
            name = hex_.text("bonus")
            if name not in BONUS_IDS:
                raise hex_.bad("bonus", f"one of {', '.join(BONUS_IDS)}")
            bonus.append(BONUS_IDS.index(name))
            place.append((hex_.number("row"), hex_.number("col")))
    if len(set(place)) != VINE_HEXES:
        raise here.bad("spaces", "a set of hexes that lie apart")
    if set(level) != set(range(max(level) + 1)) or max(level) >= MOST_LEVELS:
        raise here.bad("spaces", f"on levels counted from 1 to at most {MOST_LEVELS}")
    board = VineBoard(level, number, bonus, place, here.text("standing"))
    check_shape(board, here)
    return board


def check_shape(board: VineBoard, here: FilePart) -> None:
    """Both hexes of a space touch, the lowest level has the numbers of E 12.13, and every space can be reached."""
    for space in range(DOUBLE_SPACES):
        if 2 * space + 1 not in board.near[2 * space]:
            raise BadData(f"{here.where}: the hexes of space {space} do not touch")
    lowest = sorted(board.number[space] for space in range(DOUBLE_SPACES) if board.level[space] == 0)
    if lowest != LOWEST_DICE:
        raise BadData(f"{here.where}: the lowest level has the dice {lowest}, not {LOWEST_DICE}")
    covered = 0
    found = board.open(covered)
    while found:
        covered |= board.mask(found)
        found = board.open(covered)
    if covered != board.mask(list(range(DOUBLE_SPACES))):
        raise BadData(f"{here.where}: not every double space can be reached from the lowest level")
