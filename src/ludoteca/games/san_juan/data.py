"""What is printed on the cards. Kinds are numbers in the order of the data file: plants, violet buildings, events."""

from collections.abc import Mapping
from typing import Final

from ludoteca.core.component_file import FilePart
from ludoteca.core.errors import BadData
from ludoteca.core.protocol import Printed

INDIGO: Final = 0
SUGAR: Final = 1
TOBACCO: Final = 2
COFFEE: Final = 3
SILVER: Final = 4
SMITHY: Final = 5
GOLD_MINE: Final = 6
ARCHIVE: Final = 7
POOR_HOUSE: Final = 8
BLACK_MARKET: Final = 9
TRADING_POST: Final = 10
WELL: Final = 11
MARKET_STAND: Final = 12
CRANE: Final = 13
CHAPEL: Final = 14
TOWER: Final = 15
AQUEDUCT: Final = 16
CARPENTER: Final = 17
PREFECTURE: Final = 18
MARKET_HALL: Final = 19
QUARRY: Final = 20
LIBRARY: Final = 21
STATUE: Final = 22
VICTORY_COLUMN: Final = 23
HERO: Final = 24
GUILD_HALL: Final = 25
CITY_HALL: Final = 26
TRIUMPHAL_ARCH: Final = 27
PALACE: Final = 28

PLANTS: Final = 5
EVENTS: Final = 6
CARDS: Final = 110
TILES: Final = 5
MOST_KINDS: Final = 62  # kinds are bits of a set, and a good holds a card in six bits

BUILDER: Final = 0
PRODUCER: Final = 1
TRADER: Final = 2
COUNCILLOR: Final = 3
PROSPECTOR: Final = 4
ROLES: Final = 5

EARTHQUAKE: Final = 0
DEBT_RELIEF: Final = 1
TAXES: Final = 2
GENERAL_AMNESTY: Final = 3
GOVERNOR_VISIT: Final = 4
FREE_BUILD: Final = 5

CARD_IDS: Final = (
    "indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster", "silver_smelter",
    "smithy", "gold_mine", "archive", "poor_house", "black_market", "trading_post", "well", "market_stand",
    "crane", "chapel", "tower", "aqueduct", "carpenter", "prefecture", "market_hall", "quarry", "library",
    "statue", "victory_column", "hero", "guild_hall", "city_hall", "triumphal_arch", "palace",
)  # fmt: skip
GOOD_IDS: Final = ("indigo", "sugar", "tobacco", "coffee", "silver")
ROLE_IDS: Final = ("builder", "producer", "trader", "councillor", "prospector")
EVENT_IDS: Final = ("earthquake", "debt_relief", "taxes", "general_amnesty", "governor_visit", "free_build")


class Cards(Printed):
    """The numbers of the components, by kind. Behind the buildings of the box (`CARD_IDS`) a file may add violet ones:
    `buildings` is how many kinds there are, and the events follow them."""

    def __init__(self, data: Mapping[str, object]) -> None:
        file = FilePart(data, "san-juan")
        cards = file.parts("cards")
        self.ids = [card.text("id") for card in cards]
        self.buildings = len(cards)
        self.more = self.buildings > len(CARD_IDS)
        self.kinds = self.buildings + EVENTS
        self._check_ids(file)
        self.count = [card.number("count") for card in cards]
        self.vp = [card.number("vp") for card in cards]
        self.cost = [card.number("cost") for card in cards]
        self.kind = [card.text("subcategory") for card in cards]
        self.phase = [str(card.data.get("phase") or "") for card in cards]  # monuments work in none
        self.second_cost = list(self.cost)
        second = file.part("second_edition").part("cost")
        for name in second.data:
            if name not in self.ids:
                raise second.bad(name, "a card")
            self.second_cost[self.ids.index(name)] = second.number(name)
        self.monuments = 0
        for kind, sort in enumerate(self.kind):
            if sort == "monument":
                self.monuments |= 1 << kind
        self.tiles = [tile.numbers("prices", PLANTS) for tile in file.parts("tiles")]
        self.arch = file.numbers("arch", 4)
        self.start_hand = file.number("start_hand")
        self.variant_hand = file.numbers("variant_start_hand", 4)
        self.limit = file.number("hand_limit")
        self.tower_limit = file.number("tower_limit")
        self.end = file.number("end_buildings")
        self.standing = file.text("standing")
        if sum(self.count[: len(CARD_IDS)]) != CARDS:
            raise BadData(f"san-juan: 'cards' are {sum(self.count)} in all, the game has {CARDS}")
        if len(self.tiles) != TILES:
            raise BadData(f"san-juan: 'tiles' are {len(self.tiles)}, the game has {TILES}")

    def _check_ids(self, file: FilePart) -> None:
        if tuple(self.ids[: len(CARD_IDS)]) != CARD_IDS:
            raise BadData(f"san-juan: 'cards' do not begin with the {len(CARD_IDS)} kinds of the game, in order")
        if len(set(self.ids)) != self.buildings or self.kinds > MOST_KINDS:
            raise BadData(f"san-juan: 'cards' repeat an id, or are more than {MOST_KINDS - EVENTS} kinds")
        for name, ids in (("roles", ROLE_IDS), ("goods", GOOD_IDS), ("events", EVENT_IDS)):
            if tuple(file.texts(name)) != ids:
                raise BadData(f"san-juan: '{name}' are not those of the game, in order")

    def name(self, card: int) -> str:
        """The id of a card, building or event."""
        return self.ids[card] if card < self.buildings else EVENT_IDS[card - self.buildings]
