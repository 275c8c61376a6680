"""Reading duchies from the data file, each checked: in rows, as every duchy of 37 hexes is printed, or hex by hex.

A board by hexes lists letter, die, row and column of each (columns in halves: neighbours in a row are two apart) and,
as `links`, the pairs that a river joins. Of a team's board hexes 0-35 are one hexagon, 36 the castle that both share,
37-72 the other. What only an expansion needs may be missing from an owner's file.
"""

from collections.abc import Mapping
from typing import Final

from ludoteca.core.errors import BadData

from .boards import (
    CENTRE,
    HEXAGON,
    LARGEST_AREA,
    LETTERS,
    PART,
    ROWS,
    SOLO,
    TEAM,
    TOUCHING,
    Board,
    neighbours,
    ordinary,
)
from .data import BUILDING, CASTLE, COLOUR_IDS, LIVESTOCK, MINE, MONASTERY, SHIP

# The same numbers are printed on every duchy of 37 hexes.
PATTERN: Final = "6543216545431236126541254312612563413"
COUNTS: Final = {CASTLE: 4, MINE: 3, MONASTERY: 6, SHIP: 6, LIVESTOCK: 6, BUILDING: 12}
# Of a board for two who play together: two duchies that share a castle hex.
TWICE: Final = {colour: 2 * number - (colour == CASTLE) for colour, number in COUNTS.items()}
SIZES: Final = {PART: COUNTS, sum(TWICE.values()): TWICE}
SIZE_OF: Final = {SOLO: PART, TEAM: sum(TWICE.values())}
POSTS: Final = 3


def where(at: int, place: list[tuple[int, int]] = HEXAGON) -> str:
    """How a message names a hex: its number and place as printed."""
    row, half = place[at]
    before = [other for other in place if other[0] == row and other[1] < half]
    return f"hex {at} (row {row + 1}, place {len(before) + 1})"


def read_boards(data: Mapping[str, object]) -> list[Board]:
    """All duchies of the data file, each checked."""
    duchies = data.get("duchies")
    if not isinstance(duchies, list) or not duchies:
        raise BadData("burgundy: 'duchies' of the data file is not a list")
    number = _numbers(_rows(data.get("dice"), "dice"))
    near = neighbours(HEXAGON)
    boards = [_board(item, number, near) for item in duchies]
    names = [board.name for board in boards]
    for name in names:
        if names.count(name) > 1:
            raise BadData(f"burgundy: there are two duchies '{name}'")
    return boards


def read_plates(data: Mapping[str, object], boards: list[Board]) -> list[list[int]]:
    """CoB 6: the two sides of each plate that players draw from."""
    names = [board.name for board in boards]
    sides = [names[at] for at in ordinary(boards)]
    plates = data.get("plates")
    if not isinstance(plates, list) or not plates:
        raise BadData("burgundy: 'plates' of the data file is not a list")
    for plate in plates:
        if not isinstance(plate, list) or len(plate) != 2 or not all(name in sides for name in plate):
            raise BadData(f"burgundy: {plate!r} of 'plates' is not a pair of duchies")
    return [[names.index(name) for name in plate] for plate in plates]


def read_draws(data: Mapping[str, object], boards: list[Board]) -> dict[str, list[int]]:
    """The sets from which a duchy may be drawn for each player, by what the option calls them."""
    draws = data.get("draws", {})
    if not isinstance(draws, dict):
        raise BadData("burgundy: 'draws' of the data file is not an object")
    found: dict[str, list[int]] = {}
    for name, groups in draws.items():
        among = [at for at, board in enumerate(boards) if isinstance(groups, list) and board.group in groups]
        if not among:
            raise BadData(f"burgundy: {groups!r} of 'draws' names no set of duchies")
        found[name] = among
    return found


def read_posts(data: Mapping[str, object]) -> list[list[int]]:
    """E 4: the hexes that touch each border post of the frame around any duchy; none where the file tells nothing."""
    posts = data.get("posts")
    if posts is None:
        return []
    touch = posts.get("touch") if isinstance(posts, dict) else None
    if not isinstance(touch, list) or len(touch) != POSTS:
        raise BadData("burgundy: 'touch' of 'posts' is not a list of three lists of hexes")
    near = neighbours(HEXAGON)
    found: list[list[int]] = []
    for hexes in touch:
        if not isinstance(hexes, list) or not hexes or not all(_is_one_of(at, PART) for at in hexes):
            raise BadData(f"burgundy: posts: {hexes!r} is not a list of hexes 0 to {PART - 1}")
        for at in hexes:
            if len(near[at]) == len(TOUCHING):
                raise BadData(f"burgundy: posts: {where(at)} does not lie at the rim")
            if any(at in other for other in found) or hexes.count(at) > 1:
                raise BadData(f"burgundy: posts: {where(at)} is named twice")
        found.append(sorted(hexes))
    return found


def posts_standing(data: Mapping[str, object]) -> str:
    posts = data.get("posts")
    return str(posts.get("standing", "")) if isinstance(posts, dict) else ""


def _board(item: object, number: list[int], near: list[list[int]]) -> Board:
    if not isinstance(item, dict) or not isinstance(item.get("id"), str):
        raise BadData("burgundy: a duchy of the data file has no id")
    name = f"duchy {item['id']}"
    if "hexes" in item:
        board = _by_hexes(item, name)
    else:
        colour = _colours(_rows(item.get("rows"), name), name, HEXAGON)
        board = Board(*_titles(item), colour, number, near, near, HEXAGON)
    _check_set(board, name)
    for cells in board.cells:
        if len(cells) > LARGEST_AREA:
            kind = COLOUR_IDS[board.colour[cells[0]]]
            here = where(cells[0], board.place)
            raise BadData(f"burgundy: {name}: {here} lies in a {kind} area of {len(cells)}, above {LARGEST_AREA}")
    return board


def _check_set(board: Board, name: str) -> None:
    """E 9.2, E 10: whose board it is says how large; a team starts in the middle (E 9.3)."""
    size = SIZE_OF.get(board.group, board.size)
    if board.size != size:
        raise BadData(f"burgundy: {name}: a board of the set '{board.group}' has {size} hexes, not {board.size}")
    if board.group == TEAM and board.colour[CENTRE] != CASTLE:
        kind = COLOUR_IDS[board.colour[CENTRE]]
        raise BadData(f"burgundy: {name}: {where(CENTRE, board.place)}, which both halves share, is {kind}, not castle")


def _by_hexes(item: dict[str, object], name: str) -> Board:
    """A board of its own shape: hexes that touch are neighbours on land."""
    given = item["hexes"]
    if not isinstance(given, list) or len(given) not in SIZES:
        raise BadData(f"burgundy: {name}: 'hexes' is not a list of {' or '.join(map(str, SIZES))}")
    for at, one in enumerate(given):
        if not _is_hex(one):
            raise BadData(f"burgundy: {name}: hex {at} is {one!r}, not letter, die, row and column")
    place = [(one[2], one[3]) for one in given]
    for at in range(len(place)):
        if place.index(place[at]) != at:
            raise BadData(f"burgundy: {name}: hex {at} lies where hex {place.index(place[at])} is")
    colour = _colours("".join(one[0] for one in given), name, place)
    land = neighbours(place)
    near = [touching[:] for touching in land]
    for one, other in _links(item.get("links", []), len(given), name):
        if one == other or other in near[one]:
            raise BadData(f"burgundy: {name}: [{one}, {other}] of 'links' joins what is joined already")
        near[one].append(other)
        near[other].append(one)
    _check_whole(near, name)
    return Board(*_titles(item), colour, [one[1] for one in given], near, land, place)


def _is_hex(one: object) -> bool:
    if not isinstance(one, list) or len(one) != 4 or not all(isinstance(number, int) for number in one[1:]):
        return False
    return isinstance(one[0], str) and len(one[0]) == 1 and 1 <= one[1] <= 6


def _links(links: object, size: int, name: str) -> list[tuple[int, int]]:
    """The pairs of hexes that a river joins."""
    found: list[tuple[int, int]] = []
    for pair in links if isinstance(links, list) else [links]:
        if not isinstance(pair, list) or len(pair) != 2 or not all(_is_one_of(at, size) for at in pair):
            raise BadData(f"burgundy: {name}: {pair!r} of 'links' is not a pair of hexes")
        found.append((pair[0], pair[1]))
    return found


def _is_one_of(at: object, size: int) -> bool:
    return isinstance(at, int) and not isinstance(at, bool) and 0 <= at < size


def _check_whole(near: list[list[int]], name: str) -> None:
    """From any hex every other one can be reached."""
    reached = [0]
    for at in reached:
        reached += [other for other in near[at] if other not in reached]
    for at in range(len(near)):
        if at not in reached:
            raise BadData(f"burgundy: {name}: hex {at} cannot be reached from hex 0")


def _titles(item: dict[str, object]) -> tuple[str, str, str]:
    return str(item["id"]), str(item.get("set", "")), str(item.get("standing", ""))


def _rows(rows: object, name: str) -> str:
    """Seven rows joined; a row that is too short or too long is named by its first wrong hex."""
    if not isinstance(rows, list) or len(rows) != len(ROWS) or not all(isinstance(row, str) for row in rows):
        raise BadData(f"burgundy: {name}: not seven rows of text")
    joined = "".join(rows)
    before = 0
    for row, length in zip(rows, ROWS, strict=True):
        if len(row) != length:
            at = min(before + min(len(row), length), PART - 1)
            raise BadData(f"burgundy: {name}: '{row}' has {len(row)} hexes, not {length}, wrong from {where(at)} on")
        before += length
    return joined


def _numbers(text: str) -> list[int]:
    for at, (given, printed) in enumerate(zip(text, PATTERN, strict=True)):
        if given != printed:
            raise BadData(f"burgundy: dice: {where(at)} has '{given}', every duchy has {printed} there")
    return [int(given) for given in text]


def _colours(text: str, name: str, place: list[tuple[int, int]]) -> list[int]:
    counts = SIZES[len(text)]
    left = dict(counts)
    colours: list[int] = []
    for at, letter in enumerate(text):
        colour = LETTERS.find(letter)
        if colour < 0:
            raise BadData(f"burgundy: {name}: {where(at, place)} has '{letter}', which is none of {LETTERS}")
        if left[colour] == 0:
            kind = COLOUR_IDS[colour]
            here = where(at, place)
            raise BadData(f"burgundy: {name}: {here} is one {kind} hex too many, a duchy has {counts[colour]}")
        left[colour] -= 1
        colours.append(colour)
    return colours
