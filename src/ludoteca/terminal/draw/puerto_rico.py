"""Puerto Rico in a terminal: roles, port, market, and each player's island and city."""

from __future__ import annotations

from itertools import compress, product
from typing import cast

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.games.puerto_rico.data import BUILDING_IDS, GOOD_IDS, PLANTS, PRODUCTS
from ludoteca.games.puerto_rico.show.view import MarketView, PlayerView, PuertoRicoView, RoleView, ShipView

from .base import View
from .crowd import Crowd
from .ink import (
    CROWN,
    EMPTY,
    FULL,
    INKS,
    Facing,
    Heading,
    flowing,
    in_columns,
    joined,
    labelled,
    pips,
    running,
    seat_name,
)
from .puerto_rico_aloud import PuertoRicoAloud

MARGIN = 13
ROOMY = 14


class PuertoRicoDrawing(Crowd, PuertoRicoAloud):
    lessened = 2

    def board(self, view: View, width: int, fold: int) -> list[RenderableType]:
        """Folded, what lies together runs on in one paragraph; then the market is left out (a builder has it in the
        question), the others keep a line each, and at the last a paragraph."""
        seen = cast(PuertoRicoView, view)
        market = [self.market(seen, width)] if fold < 2 else []
        return [self.roles(seen, width), *self.harbour(seen, fold), *market, *self.players(view, fold)]

    def across(self, view: View, width: int, fold: int) -> list[RenderableType]:
        """Roles and buildings, which so have room for their whole names."""
        seen = cast(PuertoRicoView, view)
        market = [self.market(seen, width), *([] if fold else [Text()])] if fold < 2 else []
        return [self.roles(seen, width), *market]

    def beside(self, view: View, width: int, fold: int) -> list[RenderableType]:
        seen = cast(PuertoRicoView, view)
        return [*self.harbour(seen, fold), *self.players(view, fold)]

    def harbour(self, seen: PuertoRicoView, fold: int) -> list[RenderableType]:
        return [flowing(self.port(seen))] if fold else lined(self.port(seen))

    def players(self, view: View, fold: int) -> list[RenderableType]:
        seen = cast(PuertoRicoView, view)
        shown: list[RenderableType] = []
        for seat in self.others(view) if fold < 4 else ():
            shown += self.folded(seen, seen["players"][seat], fold)
        if fold > 3:
            shown += self.crowd(view, fold)
        return [*shown, *(self.folded(seen, seen["players"][self.me], min(fold, 1)) if self.me >= 0 else [])]

    def folded(self, seen: PuertoRicoView, player: PlayerView, fold: int) -> list[RenderableType]:
        if fold == 0:
            return [Text(), *self.player(seen, player)]
        if fold < 3:
            return [self.headline(seen, player), flowing(self.things(player))]
        goods = [self.amount(good, count) for good, count in self.goods(player["goods"])]
        counts = [Text(count) for count in self.counts(seen, player, "table-spaces") if count]
        return [running([self.name(seen, player), *counts, *goods])]

    def one_of_many(self, view: View, seat: int) -> Text:
        seen = cast(PuertoRicoView, view)
        player = seen["players"][seat]
        crown = f" {CROWN}" if seen["governor"] == seat else ""
        counts = f" {player['doubloons']}·{player['spaces_used']}·{sum(player['goods'].values())}"
        return Text.assemble(seat_name(seat, self.speech.seat(seat)), crown, counts)

    def roles(self, seen: PuertoRicoView, width: int) -> RenderableType:
        form = "" if width // len(seen["roles"]) >= ROOMY + 2 else "short"
        return in_columns([self.role(role, form) for role in seen["roles"]])

    def role(self, role: RoleView, form: str) -> Text:
        holder = role["taken_by"]
        name = Text(self.speech.name(role["role"], form), style="bold" if holder is None else "dim")
        coins = f" +{role['doubloons']}" if role["doubloons"] else ""
        free = Text(self.speech.say("table-free") + coins, style="italic")
        return Text.assemble(name, "\n", free if holder is None else seat_name(holder, self.speech.seat(holder)))

    def port(self, seen: PuertoRicoView) -> list[Heading]:
        say = self.speech.say
        house = [self.good(good) for good, count in self.goods(seen["trading_house"]) for _ in range(count)]
        house += [Text(EMPTY, style="dim")] * (4 - len(house))
        row = [self.amount(good, count) for good, count in self.goods(seen["row"])]
        tiles = [say("table-quarries", quarries=seen["quarries"]), say("table-stacks", tiles=sum(seen["stacks"]))]
        supply = [Text.assemble(self.good(good), f" {count}") for good, count in seen["supply"].items()]
        aboard = say("table-colonist-ship", colonists=seen["colonist_ship"])
        return [
            (say("table-ships"), [self.ship(ship) for ship in seen["ships"]]),
            (say("table-house"), house),
            (say("table-row"), [*row, Text(joined(tiles), style="dim")]),
            (say("table-supply"), [*supply, Text(aboard, style="dim")]),
        ]

    def good(self, good: str) -> Text:
        return Text(self.speech.name(good), style=INKS[good])

    def amount(self, good: str, count: int) -> Text:
        return Text.assemble(self.good(good), f" ×{count}" if count > 1 else "")

    def ship(self, ship: ShipView) -> Text:
        good = ship["good"]
        hold = FULL * ship["barrels"] + EMPTY * (ship["spaces"] - ship["barrels"])
        cargo = Text.assemble(" ", self.good(good)) if good is not None else Text()
        return Text.assemble((f"{ship['ship']} ", "dim"), (hold, INKS[good] if good is not None else "dim"), cargo)

    def market(self, seen: PuertoRicoView, width: int) -> RenderableType:
        """Four columns as on the board: what is printed above each is the most that quarries take off. Names are whole,
        but in columns where that is too wide: as few of them are cut as can be."""
        columns: list[list[MarketView]] = [[], [], [], []]
        for building in seen["market"]:
            columns[building["column"] - 1].append(building)
        whole, short = ([[self.for_sale(one, form) for one in column] for column in columns] for form in ("", "short"))
        cuts = [
            sum(one.plain != two.plain for one, two in zip(*both, strict=True))
            for both in zip(whole, short, strict=True)
        ]
        ways = sorted(product((False, True), repeat=len(columns)), key=lambda way: sum(compress(cuts, way)))
        drawings = ([short[at] if cut else whole[at] for at, cut in enumerate(way)] for way in ways)
        drawn = next((one for one in drawings if breadth(one) <= width), short)
        table = Table.grid(expand=True, padding=(0, 1, 0, 0))
        for column in drawn:
            table.add_column(ratio=breadth([column]))
        for place in range(max(len(column) for column in drawn)):
            table.add_row(*(column[place] if place < len(column) else "" for column in drawn))
        return table

    def for_sale(self, building: MarketView, form: str) -> Text:
        name = self.speech.name(building["building"], form)
        if not building["left"]:
            return Text(f"{building['cost']:>2} {name} –", style="dim strike")
        return Text.assemble(
            f"{building['cost']:>2} ", (name, ink(building["building"])), (f" ×{building['left']}", "dim")
        )

    def player(self, seen: PuertoRicoView, player: PlayerView) -> list[RenderableType]:
        return [self.headline(seen, player), *lined(self.things(player))]

    def headline(self, seen: PuertoRicoView, player: PlayerView) -> RenderableType:
        return Facing(self.name(seen, player), Text(joined(self.counts(seen, player, "table-spaces"))))

    def name(self, seen: PuertoRicoView, player: PlayerView) -> Text:
        name = seat_name(player["seat"], self.speech.seat(player["seat"]))
        if seen["governor"] == player["seat"]:
            name.append(f" {CROWN} {self.speech.say('table-governor')}", style="default not bold")
        return name

    def things(self, player: PlayerView) -> list[Heading]:
        """What lies in front of a player, under its headings."""
        say = self.speech.say
        goods = [self.amount(good, count) for good, count in self.goods(player["goods"])]
        island = [
            Text.assemble(self.good(tile["tile"]), " ", pips(tile["colonists"], tile["count"]))
            for tile in player["island"]
        ]
        city = [
            Text.assemble(
                (self.speech.name(building["building"], "short"), ink(building["building"])),
                " ",
                pips(building["colonists"], building["circles"]),
            )
            for building in player["city"]
        ]
        laid = ((say("table-goods"), goods), (say("table-island"), island), (say("table-city"), city))
        return [(title, chips) for title, chips in laid if chips]

    def player_board(self, view: View, seat: int) -> list[RenderableType]:
        seen = cast(PuertoRicoView, view)
        return self.player(seen, seen["players"][seat])


def breadth(columns: list[list[Text]]) -> int:
    """Of columns side by side, with a space behind each."""
    return sum(max(text.cell_len for text in column) + 1 for column in columns)


def lined(parts: list[Heading]) -> list[RenderableType]:
    """A line for each heading."""
    return [labelled(title, running(chips), MARGIN) for title, chips in parts]


def ink(building: str) -> str:
    """Production buildings wear the colour of their good."""
    kind = BUILDING_IDS.index(building)
    return INKS[GOOD_IDS[PRODUCTS[kind]] if kind < PLANTS else "violet"]
