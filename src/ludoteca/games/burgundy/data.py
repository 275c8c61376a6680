"""What is printed on tiles and main board. Kinds of tiles are numbers in the order of the data file."""

from collections.abc import Mapping
from typing import Final

from ludoteca.core.component_file import FilePart
from ludoteca.core.errors import BadData
from ludoteca.core.protocol import Printed

from .privileges import PRIVILEGES

MARKET: Final = 0
CARPENTER: Final = 1
CHURCH: Final = 2
WAREHOUSE: Final = 3
BOARDING_HOUSE: Final = 4
BANK: Final = 5
CITY_HALL: Final = 6
WATCHTOWER: Final = 7
CASTLE_TILE: Final = 22
MONASTERY_TILES: Final = 22  # monastery n is kind 22 + n

# How many there are in the base game. Behind them come those of the sets that expansions bring, and behind all kinds
# that rules name by number those which an owner's file adds.
KINDS: Final = 49
NAMED_KINDS: Final = 78
MONASTERIES: Final = 26
COUNTING: Final = 15  # the first monastery that counts at the end
NONE: Final = -1

CASTLE: Final = 0
MINE: Final = 1
MONASTERY: Final = 2
SHIP: Final = 3
LIVESTOCK: Final = 4
BUILDING: Final = 5
COLOURS: Final = 6
BLACK: Final = 6  # the seventh back
BACKS: Final = 7

BONUS_TILES: Final = 2  # of each colour

GOODS: Final = 6
DEPOTS: Final = 6
DEPOT_PLACES: Final = 4
DEPOT_SPACES: Final = 24
SPACES: Final = 32  # four in each numbered depot, then eight in the black one; expansions have theirs behind
PHASES: Final = 5
PRINTED_SIZES: Final = 10  # of areas, whose points are in the data
LARGEST_SIZE: Final = 12  # all six pastures as one, with five inns and a shield: the row goes on as it began

COLOUR_IDS: Final = ("castle", "mine", "monastery", "ship", "livestock", "building")
TYPE_IDS: Final = (*COLOUR_IDS, "none")
# The monastery that turns a die one step for free when a tile is placed, by colour.
ADJUSTS: Final = (11, 11, 11, 10, 10, 9)
# The kinds that the rules of the base game name by number.
TILE_IDS: Final = (
    "market", "carpenter", "church", "warehouse", "boarding_house", "bank", "city_hall", "watchtower",
    "cow_2", "cow_3", "cow_4", "sheep_2", "sheep_3", "sheep_4", "pig_2", "pig_3", "pig_4",
    "chicken_2", "chicken_3", "chicken_4", "mine", "ship", "castle",
    *(f"monastery_{n}" for n in range(1, MONASTERIES + 1)),
)  # fmt: skip
GOOD_IDS: Final = ("turquoise", "purple", "pink", "red", "brown", "orange")


def depot_of(space: int) -> int:
    """The numbered depot in which a space lies, counted from 0."""
    return space // DEPOT_PLACES


def spaces_of(depot: int) -> range:
    """The spaces of a numbered depot."""
    return range(depot * DEPOT_PLACES, (depot + 1) * DEPOT_PLACES)


class Space:
    """A hex space of the main board: the back it takes in each phase, and from how many players on it is used."""

    def __init__(self, players: int, backs: list[int], three: list[int]) -> None:
        self.players = players
        self.backs = backs
        self.three = three

    def back(self, players: int, phase: int) -> int:
        """CoB 14-15: NONE where the space is not used."""
        if players < self.players:
            return NONE
        return self.three[phase] if players == 3 else self.backs[phase]


class Pieces(Printed):
    """The numbers of the components: tiles by kind, spaces by place, values by number of players. `sets` says which
    set of tiles a kind comes with, nothing for one of the base game; `standings` how well each is attested. `colour` is
    NONE for what goes to no colour of its own, `width` how many storage places it takes. `row` counts the kinds of
    which there is one in each area, NONE for others; `number` is that of a monastery, 0 for other tiles, and
    `monastery` the kind of each number."""

    def __init__(self, data: Mapping[str, object]) -> None:
        here = FilePart(data, "burgundy")
        tiles = here.parts("tiles")
        if tuple(tile.text("id") for tile in tiles[:KINDS]) != TILE_IDS:
            raise BadData("burgundy: the tiles of the data file are not the 49 kinds of the game, in order")
        brought = here.parts("set_tiles")
        if len(brought) != NAMED_KINDS - KINDS:
            raise BadData(f"burgundy: 'set_tiles' of the data file are {len(brought)}, not {NAMED_KINDS - KINDS}")
        tiles = tiles[:KINDS] + brought + tiles[KINDS:]
        self.sets = [tile.text("set") if "set" in tile.data else "" for tile in tiles]
        self.ids = [tile.text("id") for tile in tiles]
        self.standing = here.text("standing")
        usual = self.standing.split(",")[0]  # of the tiles; what follows is about the main board
        self.standings = [tile.text("standing") if "standing" in tile.data else usual for tile in tiles]
        if len(set(self.ids)) != len(self.ids):
            raise BadData("burgundy: the data file names a kind of tile twice")
        self.colour = [one_of(tile.text("type"), TYPE_IDS, tile) for tile in tiles]
        self.colour = [colour if colour < COLOURS else NONE for colour in self.colour]
        self.width = [tile.number("width") if "width" in tile.data else 1 for tile in tiles]
        once = [BUILDING if "once" in tile.data else self.colour[kind] for kind, tile in enumerate(tiles)]
        self.row = numbered(once, BUILDING, 0, NONE)
        self.rows = once.count(BUILDING)
        self.number = numbered(self.colour, MONASTERY, 1, 0)
        self.monastery = [NONE, *(kind for kind, colour in enumerate(self.colour) if colour == MONASTERY)]
        if len(self.monastery) > PRIVILEGES:
            raise BadData(f"burgundy: the data file has more than {PRIVILEGES - 1} monasteries")
        animals = [tile.text("species") if "species" in tile.data else "" for tile in tiles]
        species = [name for name in dict.fromkeys(animals) if name]
        self.species = [species.index(name) if name else NONE for name in animals]
        self.animals = [tile.number("animals") if "animals" in tile.data else 0 for tile in tiles]
        self.coloured = [tile.number("coloured") for tile in tiles]
        self.black = [tile.number("black") for tile in tiles]
        self.spaces = read_spaces(here) + black_spaces(here)
        self.black_price = here.number("black_price")
        self.phase_bonus = here.numbers("phase_bonus", PHASES)
        self.rounds = here.number("rounds")
        self.area_points = [0, *here.numbers("area_points", PRINTED_SIZES)]
        for size in range(PRINTED_SIZES + 1, LARGEST_SIZE + 1):
            self.area_points.append(self.area_points[-1] + size)
        self.first_bonus = by_players(here.part("bonus_tiles").part("first"))
        self.second_bonus = by_players(here.part("bonus_tiles").part("second"))
        self.track = here.number("track")
        self.goods_each = here.number("goods_each")
        self.sale = by_players(here.part("sale_points"))
        start = here.part("start")
        self.start_silver = start.number("silver")
        self.start_goods = start.number("goods")
        self.start_workers = start.numbers("workers", 4)
        self.storage = here.number("storage")
        self.goods_slots = here.number("goods_slots")
        if tuple(here.texts("goods")) != GOOD_IDS:
            raise BadData("burgundy: the goods of the data file are not the six of the game, in order")
        black = sum(self.black[:KINDS])
        total = sum(self.coloured[:KINDS]) + black
        if (total, black) != (164, 40):
            raise BadData(f"burgundy: the data file has {total} tiles, {black} black; the game has 164, 40 black")


def read_spaces(here: FilePart) -> list[Space]:
    """The numbered depots, four spaces each, as they are printed."""
    spaces = here.parts("spaces")
    if [space.text("id") for space in spaces] != [f"{at // 4 + 1}.{at % 4 + 1}" for at in range(DEPOT_SPACES)]:
        raise BadData("burgundy: 'spaces' of the data file are not four in each of six depots, in order")
    return [read_space(space) for space in spaces]


def read_space(space: FilePart) -> Space:
    usual = [one_of(space.text("type"), COLOUR_IDS, space)] * PHASES
    three = usual
    if "three_players" in space.data:
        three = [one_of(name, COLOUR_IDS, space) for name in space.texts("three_players")]
        if len(three) != PHASES:
            raise space.bad("three_players", f"a list of {PHASES} types")
    return Space(space.number("players"), usual, three)


def black_spaces(here: FilePart) -> list[Space]:
    """CoB 16: the black depot grows with the number of players."""
    number = by_players(here.part("black_spaces"))
    if number[4] != SPACES - DEPOT_SPACES or not number[2] <= number[3] <= number[4]:
        raise here.bad("black_spaces", f"a number that grows to {SPACES - DEPOT_SPACES} with four players")
    from_ = [2 if at < number[2] else 3 if at < number[3] else 4 for at in range(number[4])]
    return [Space(players, [BLACK] * PHASES, [BLACK] * PHASES) for players in from_]


def numbered(colours: list[int], wanted: int, first: int, other: int) -> list[int]:
    """The tiles of one colour counted from `first` on, in the order of the file; `other` for the rest."""
    return [first + colours[:kind].count(wanted) if colour == wanted else other for kind, colour in enumerate(colours)]


def one_of(name: str, ids: tuple[str, ...], here: FilePart) -> int:
    if name not in ids:
        raise BadData(f"{here.where}: '{name}' is none of {', '.join(ids)}")
    return ids.index(name)


def by_players(here: FilePart) -> list[int]:
    """Values for 2, 3 and 4 players, at these indices."""
    return [0, 0, *(here.number(str(players)) for players in (2, 3, 4))]
