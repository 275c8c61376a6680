"""What is printed: the five types of building, and the board file read into plain lists. A type is a number in the
order of the rulebook's list; the four with a master builder come first."""

from collections.abc import Mapping
from typing import Final

from ludoteca.core.component_file import FilePart
from ludoteca.core.errors import BadData

BASILICA: Final = 0
PALAZZO: Final = 1
CAMPO: Final = 2
PONTE: Final = 3
CASA: Final = 4

KINDS: Final = 5
PAWNS: Final = 4
KIND_IDS: Final = ("basilica", "palazzo", "campo", "ponte", "casa")

# VE 1, 4, 15: by type.
CARDS: Final = [10, 8, 8, 8, 8]
SUPPLY: Final = [5, 6, 6, 6, 19]
NEED: Final = [4, 3, 3, 3, 1]

HAND: Final = 3
HAND_LIMIT: Final = 5
TAKEN: Final = 3
KEPT_TYPES: Final = 2
PRICE: Final = 5

# VE 3: a token is its value; swamps are worth 0 to 2, treasures 3 to 6.
SWAMPS: Final = 86
TREASURES: Final = 18
RICHEST_SWAMP: Final = 2
POOREST_TREASURE: Final = 3
RICHEST: Final = 6
VALUES: Final = 7

QUARTERS: Final = 5
LAST: Final = 60
CROSSING_LOW: Final = 10
CROSSING_HIGH: Final = 45
OPEN_SEA: Final = 57

SCHEMA: Final = "ludoteca.venezia.board/1"
SWAMP: Final = "swamp"
STONE: Final = "stone"
PRINTED: Final = "printed"


class Hex:
    """One hex of a quarter, in axial coordinates."""

    def __init__(self, name: str, q: int, r: int, quarter: str, kind: str) -> None:
        self.name = name
        self.q = q
        self.r = r
        self.quarter = quarter
        self.kind = kind


class Piece:
    """A printed building (`name` is its type) or a bridge site, and its hexes."""

    def __init__(self, name: str, hexes: list[str]) -> None:
        self.name = name
        self.hexes = hexes


class Space:
    """A space of the track: its numbers, the water it covers, the quarters it borders."""

    def __init__(self, numbers: list[int], hexes: list[tuple[int, int]], borders: list[str]) -> None:
        self.numbers = numbers
        self.hexes = hexes
        self.borders = borders

    def name(self) -> str:
        return "space " + "/".join([str(number) for number in self.numbers])


class Sheet:
    """A board file, read but not yet checked against the rules."""

    def __init__(self, data: Mapping[str, object]) -> None:
        file = FilePart(data, "venezia")
        if data.get("schema") != SCHEMA:
            raise file.bad("schema", SCHEMA)
        self.title = file.text("title")
        self.standing = file.text("standing")
        self.cards = counts(file.part("cards"))
        self.supply = counts(file.part("supply"))
        self.swamps = tokens(file.part("tokens").part("swamp"), 0, RICHEST_SWAMP)
        self.treasures = tokens(file.part("tokens").part("treasure"), POOREST_TREASURE, RICHEST)
        self.quarters = [part.text("id") for part in file.parts("quarters")]
        self.names = [part.text("name") for part in file.parts("quarters")]
        self.hexes = [
            Hex(part.text("id"), part.number("q"), part.number("r"), part.text("quarter"), part.text("kind"))
            for part in file.parts("hexes")
        ]
        self.printed = [Piece(part.text("type"), part.texts("hexes")) for part in file.parts("printed")]
        self.bridges = [Piece(part.text("id"), part.texts("hexes")) for part in file.parts("bridges")]
        self.track = [space(part) for part in file.parts("track")]


def space(part: FilePart) -> Space:
    numbers = part.data.get("numbers")
    if not isinstance(numbers, list) or not numbers or not all(whole(number) for number in numbers):
        raise part.bad("numbers", "a list of numbers")
    made = Space(list(numbers), [], part.texts("borders"))
    hexes = part.data.get("hexes")
    if not isinstance(hexes, list) or not hexes:
        raise BadData(f"venezia: {made.name()}: 'hexes' is not a list of places")
    for place in hexes:
        if not isinstance(place, list) or len(place) != 2 or not all(whole(axis) for axis in place):
            raise BadData(f"venezia: {made.name()}: {place!r} is not a pair of coordinates")
        made.hexes.append((place[0], place[1]))
    return made


def whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def counts(part: FilePart) -> list[int]:
    return [part.number(kind) for kind in KIND_IDS]


def tokens(part: FilePart, least: int, most: int) -> list[int]:
    """How many tokens there are of each value; no other values are possible."""
    for value in part.data:
        if value not in [str(number) for number in range(least, most + 1)]:
            raise BadData(f"{part.where}: worth {least} to {most} gold, not {value}")
    return [part.number(str(value)) for value in range(least, most + 1)]
