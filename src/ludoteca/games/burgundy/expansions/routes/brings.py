"""What trade routes bring to the game (E 8)."""

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludoteca.core.actions import ActionTable
from ludoteca.core.chance import EVERYBODY
from ludoteca.core.component_file import FilePart
from ludoteca.core.event_table import EventTable
from ludoteca.core.features import put_list, put_zeros
from ludoteca.core.fields import label, number, seat
from ludoteca.core.pieces import Piece
from ludoteca.core.protocol import Option

from ...data import GOOD_IDS
from ...expansion import Expansion
from ...features import MOST_SEATS
from ...hooks import Setting
from ...parts import give
from ...position import Burgundy, Rules
from ..numbers import ROUTE, ROUTE_DRAW
from .file import ROUTE_TILES, TILE_SPACES, RouteTiles
from .lay import LAY, ROUTED, ChooseRoutes, lay
from .sale import CARAVAN, Route, RouteSale, route


class Routes(Expansion):
    def __init__(self, data: FilePart) -> None:
        super().__init__("routes")
        self.printed = RouteTiles(data)

    def options(self, rules: Rules) -> tuple[Option, ...]:
        return (Option("routes", ("no", "random", "own")),)

    def on(self, options: Mapping[str, str]) -> bool:
        return options.get("routes", "no") != "no"

    def actions(self, table: ActionTable) -> None:
        for tile in range(ROUTE_TILES):
            table.add(LAY, f"lay {tile + 1}", f"route:{tile + 1}", thing=tile)

    def events(self, table: EventTable) -> None:
        table.add(ROUTED, "route", seat(), label("route"))
        table.add(CARAVAN, "caravan", seat(), label("good"), number("space"))

    def sources(self) -> tuple[str, ...]:
        return ("routes",)

    def chances(self) -> tuple[str, ...]:
        return ("route",)

    def join(self, rules: Rules, setting: Setting, options: Mapping[str, str]) -> None:
        setting.sold.append(RouteSale(self.printed))
        if options["routes"] == "own":
            setting.setup.append(ChooseRoutes(40))

    def begin(self, s: Burgundy) -> None:
        """E 8.1, 8.3: so many tiles for each, in the order in which they are drawn unless it is chosen."""
        left = [1] * ROUTE_TILES
        own = s.setting.options["routes"] == "own"
        for at, e in enumerate(s.estates):
            drawn: list[int] = []
            for _ in range(self.printed.each[s.setting.players]):
                drawn.append(s.chance.pick(left, sum(left), ROUTE_DRAW, EVERYBODY))
                left[drawn[-1]] = 0
            e.parts = give(e.parts, ROUTE, Route([], sorted(drawn), []))
            if not own:
                for tile in drawn:
                    lay(s, s.setting.owners[at], tile)

    def live(self, rules: Rules, options: Mapping[str, str]) -> list[int]:
        return [action.code for action in rules.by_verb[LAY]] if options.get("routes") == "own" else []

    def feature_pieces(self, rules: Rules, options: Mapping[str, str]) -> list[Piece]:
        most = self.printed.most()
        tiles = ("none", *[str(tile + 1) for tile in range(ROUTE_TILES)])
        goods = ("none", *GOOD_IDS)
        return [
            Piece("route_tiles", MOST_SEATS * most, words=tiles, shared=most),
            Piece("route_hand", MOST_SEATS * most, words=tiles, shared=most),
            Piece("route_goods", MOST_SEATS * most * TILE_SPACES, words=goods, shared=most * TILE_SPACES),
        ]

    def features(self, s: Burgundy, seat: int, into: vec[i16], at: i64) -> i64:
        first = max(seat, 0)
        most: i64 = self.printed.most()
        hand = at + MOST_SEATS * most
        goods = hand + MOST_SEATS * most
        end = goods + MOST_SEATS * most * TILE_SPACES
        put_zeros(into, at, end - at)
        for place in range(s.seats):
            mine = route(s.estate((first + place) % s.seats))
            put_list(into, at + place * most, mine.tiles, 1)
            put_list(into, hand + place * most, mine.hand, 1)
            put_list(into, goods + place * most * TILE_SPACES, mine.goods, 1)
        return end
