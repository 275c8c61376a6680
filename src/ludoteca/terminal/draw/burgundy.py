"""The Castles of Burgundy in a terminal: depots, the others in short, and my duchy as a map of hexes."""

from __future__ import annotations

from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.games.burgundy.boards import PART
from ludoteca.games.burgundy.show.view import BurgundyView, DuchyView, PlayerView

from .base import View
from .burgundy_aloud import BurgundyAloud, Row, shown_on
from .burgundy_plans import INKS, SYMBOLS, drawn, plan_legend, signs
from .ink import Facing, flowing, joined, labelled, running, seat_name

OTHER = "●"  # of a tile that has no colour
CELL = 8
NARROW = 7
TIGHT = 6
BESIDE = 12  # the least that what stands beside a map needs
CAN = "›"
MARGIN = 9


class BurgundyDrawing(BurgundyAloud):
    def tile(self, tile: str) -> Text:
        colour = self.colour(tile)
        return Text(f"{SYMBOLS.get(colour, OTHER)} {self.speech.name(tile)}", style=INKS.get(colour, ""))

    def board(self, view: View, width: int, fold: int) -> list[RenderableType]:
        """Folded without empty lines; then the depots by signs beside the map, and expansions run on, those of the
        others left out; then without what lies for all and the others in a line each; at the last the reader's own
        duchy alone. While he chooses between duchies, those. Who only watches sees all duchies where there is room."""
        seen = cast(BurgundyView, view)
        shown: list[RenderableType] = []
        sides = self.sides(seen)
        if fold < 3 and not sides:
            depots = [self.depots(seen)] if fold < 2 or self.me < 0 else []
            shown += [*depots, *self.tracks(seen, fold), *laid(self.more_table(seen), fold)]
        for seat in self.order(len(seen["players"])):
            player = seen["players"][seat]
            if seat == self.me and sides:
                shown += [self.title(seen, player), *drawn(self.speech, sides, width), plan_legend(self.speech)]
            elif seat == self.me:
                shown += self.mine(seen, player, fold, width) if fold < 2 else self.narrow(seen, player, fold, width)
            elif fold < 3 and not sides:
                shown += [*([] if fold else [Text()]), *self.other(seen, player, fold)]
                if self.me < 0 and not fold:
                    shown += self.duchy(player["duchy"], set(), CELL)
            elif fold < 4:
                shown.append(self.line(seen, player))
        return [*shown, *([self.legend()] if fold < (4 if self.me >= 0 else 1) and not sides else [])]

    def narrow(self, seen: BurgundyView, player: PlayerView, fold: int, width: int) -> list[RenderableType]:
        """My duchy in smaller hexes with the depots beside it, and what else is mine in a line."""
        both = self.map(player["duchy"], self.depot_signs(seen), (NARROW, TIGHT), width)
        say = self.speech.say
        black = [Text.assemble((f"{at} ", "dim"), self.sign(tile)) for at, tile in enumerate(seen["black"], 1) if tile]
        storage = [self.tile(tile) for tile in player["storage"]]
        works = [Text(f"✚ {' '.join(str(number) for number in player['monasteries'])}")]
        held = [
            (say("table-storage"), storage),
            (say("table-goods"), self.wares(player)),
            (say("table-works"), works if player["monasteries"] else []),
            (say("table-black"), black if fold < 4 else []),
        ]
        own = [(title, chips) for title, chips in [*held, *self.more_player(seen, player, "brief")] if chips]
        return [self.title(seen, player), both, *([flowing(own)] if own else [])]

    def map(self, duchy: DuchyView, beside: list[Text], cells: tuple[int, ...], width: int) -> RenderableType:
        """A duchy in the largest of these hexes that leaves room beside it; without any that does, all of it below."""
        roomy = [cell for cell in cells if self.width(duchy, cell) + BESIDE <= width]
        cell = roomy[0] if roomy else cells[-1]
        hexes = self.duchy(duchy, self.hexes(), cell)
        if not roomy:
            return Group(*hexes, running([row for row in beside if row.plain]))
        both = Table.grid(padding=(0, 1, 0, 0))
        both.add_column(width=self.width(duchy, cell))
        both.add_column(ratio=1)
        both.add_row(Group(*hexes), Group(*beside))
        return both

    def depot_signs(self, seen: BurgundyView) -> list[Text]:
        rows = [Text(self.speech.say("table-depots"), style="dim")]
        for number, depot in enumerate(seen["depots"], 1):
            row = Text(str(number), style="bold")
            for tile in depot:
                if tile is not None:
                    row.append_text(Text.assemble(" ", self.sign(tile)))
            goods = [str(good) for good, count in enumerate(seen["wares"][number - 1], 1) for _ in range(count)]
            row.append(f" ·{''.join(goods)}" if goods else "", style="dim")
            rows.append(row)
        return rows

    def sign(self, tile: str) -> Text:
        colour = self.colour(tile)
        sign = f"{SYMBOLS.get(colour, OTHER)}{self.speech.name(tile, 'sign')}"
        return Text(sign, style=f"not bold {INKS.get(colour, '')}".strip())

    def depots(self, seen: BurgundyView) -> RenderableType:
        table = Table.grid(padding=(0, 1))
        table.add_column(style="bold", no_wrap=True)
        table.add_column(ratio=1)
        table.add_column(style="dim", no_wrap=True)
        for number, depot in enumerate(seen["depots"], 1):
            tiles = [self.place(f".{at}", tile) for at, tile in enumerate(depot, 1) if tile is not None]
            goods = self.goods_here(seen, number)
            table.add_row(str(number), running(tiles) if tiles else Text("–", style="dim"), goods)
        black = [self.place(str(at), tile) for at, tile in enumerate(seen["black"], 1) if tile is not None]
        table.add_row(Text("■"), running(black) if black else Text("–", style="dim"), self.speech.say("table-black"))
        return table

    def place(self, at: str, tile: str) -> Text:
        return Text.assemble((f"{at} ", "dim"), self.tile(tile))

    def tracks(self, seen: BurgundyView, fold: int) -> list[RenderableType]:
        say = self.speech.say
        bonus = [
            Text(f"{SYMBOLS[colour]} {' '.join(str(one) for one in left) or '–'}", style=INKS[colour])
            for colour, left in seen["bonus"].items()
        ]
        order = [seat_name(seat, self.speech.seat(seat)) for seat in seen["order"]]
        lane = Text("  ".join(str(good) for good in seen["lane"]) or "–")
        tracks = [(say("table-lane"), [lane]), (say("table-bonus"), bonus), (say("table-order"), order)]
        if fold:
            return [flowing(tracks)]
        return [labelled(title, running(chips), MARGIN) for title, chips in tracks]

    def title(self, seen: BurgundyView, player: PlayerView) -> RenderableType:
        return Facing(self.name(player), Text(joined(self.counts(seen, player))))

    def line(self, seen: BurgundyView, player: PlayerView) -> RenderableType:
        """Another player in one line, as far as it goes."""
        return running([self.name(player), *(Text(count) for count in self.counts(seen, player) if count)])

    def name(self, player: PlayerView) -> Text:
        dice = ((f" [{shown_on(die)}]", "dim strike" if die["spent"] else "bold") for die in player["dice"])
        return Text.assemble(seat_name(player["seat"], self.speech.seat(player["seat"])), " ", *dice)

    def other(self, seen: BurgundyView, player: PlayerView, fold: int = 0) -> list[RenderableType]:
        left = [
            Text(f"{SYMBOLS[colour]}{count}", style=INKS[colour])
            for colour, count in player["duchy"]["colours_left"].items()
        ]
        chips = [*(self.tile(tile) for tile in player["storage"]), *self.goods(player)]
        shown: list[RenderableType] = [self.title(seen, player)]
        shown.append(labelled(self.speech.say("table-left"), running([*left, Text(" "), *chips]), MARGIN))
        return [*shown, *(laid(self.more_player(seen, player), fold) if fold < 2 else [])]

    def goods(self, player: PlayerView) -> list[Text]:
        held = self.wares(player)
        return [Text(" ").join([Text(self.speech.say("table-goods")), *held])] if held else []

    def wares(self, player: PlayerView) -> list[Text]:
        return [Text(f"{good}×{count}") for good, count in enumerate(player["goods"], 1) if count]

    def mine(self, seen: BurgundyView, player: PlayerView, fold: int, width: int) -> list[RenderableType]:
        say = self.speech.say
        storage = [self.tile(tile) for tile in player["storage"]]
        goods = self.goods(player)
        beside = [Text(say("table-storage"), style="dim"), *(storage or [Text("–")])]
        beside += [Text(), *(goods or [Text(f"{say('table-goods')} –", style="dim")])]
        if player["monasteries"]:
            works = " ".join(str(number) for number in player["monasteries"])
            beside += [Text(), Text(say("table-works"), style="dim"), Text(f"✚ {works}")]
        both = self.map(player["duchy"], beside, (CELL, NARROW, TIGHT), width)
        more = laid(self.more_player(seen, player), fold)
        return [*([] if fold else [Text()]), self.title(seen, player), both, *more]

    def legend(self) -> RenderableType:
        read = Text(self.speech.say("table-hex-read", building=SYMBOLS["building"]), style="dim")
        return running([*signs(self.speech), read])

    def hexes(self) -> set[int]:
        """The hexes that some answer names."""
        return {int(one) for one in self.choosable("duchy")}

    def duchy(self, duchy: DuchyView, can: set[int], cell: int) -> list[Text]:
        rows: dict[int, Text] = {}
        places = self.places(duchy)
        for at in sorted(range(len(places)), key=places.__getitem__):
            row, half = places[at]
            line = rows.setdefault(row, Text())
            line.pad_right(half * cell // 2 - len(line))
            line.append_text(self.hex(duchy, at, at in can, cell))
        return list(rows.values())

    def width(self, duchy: DuchyView, cell: int) -> int:
        """Of the whole map in letters."""
        return (max(half for _, half in self.places(duchy)) + 2) * cell // 2

    def hex(self, duchy: DuchyView, at: int, can: bool, cell: int) -> Text:
        """A covered hex with the sign of its tile; an empty one with its own number, its kind and the number it
        needs, marked where a tile can go now."""
        tile, colour = duchy["tiles"][at], duchy["colours"][at]
        if tile is not None:
            sign = f"{SYMBOLS[colour]}{self.speech.name(tile, 'sign')}"[: cell - 1]
            return Text.assemble((f"{sign:^{cell - 1}}", f"reverse {INKS[colour]}"), " ")
        mark = CAN if can else " "
        number = (f"{mark}{at:>2} ", "bold" if can else "dim")
        kind = (f"{SYMBOLS[colour]}{duchy['numbers'][at]}", f"{'bold ' if can else ''}{INKS[colour]}")
        return Text.assemble(number, kind, " " * (cell - 6))

    def player_board(self, view: View, seat: int) -> list[RenderableType]:
        seen = cast(BurgundyView, view)
        player = seen["players"][seat]
        duchy = player["duchy"]
        house = self.speech.say("table-house") if duchy["standing"] == "house" else ""
        name = joined([self.speech.say("table-duchy-of", name=duchy["id"]), house])
        cell = CELL if len(duchy["tiles"]) <= PART else TIGHT
        shown = [*self.other(seen, player), Text(name), *self.duchy(duchy, set(), cell), self.legend()]
        if player["monasteries"]:
            works = " ".join(str(number) for number in player["monasteries"])
            shown.append(Text(f"{self.speech.say('table-works')}: {works}"))
        return shown


def laid(rows: list[Row], fold: int) -> list[RenderableType]:
    """A line for each title, what stands behind them in one column; folded, all in one paragraph."""
    rows = [(title, chips) for title, chips in rows if chips]
    if fold > 1:
        return [flowing(rows)] if rows else []
    margin = max([MARGIN, *(len(title) for title, _ in rows)])
    return [labelled(title, running(chips), margin) for title, chips in rows]
