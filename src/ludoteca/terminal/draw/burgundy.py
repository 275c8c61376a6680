"""The Castles of Burgundy in a terminal: depots, the others in short, and my duchy as a map of hexes."""

from __future__ import annotations

from collections.abc import Set
from typing import cast

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ludoteca.games.burgundy.boards import PART
from ludoteca.games.burgundy.show.view import BurgundyView, PlayerView

from .base import FEWEST, View
from .burgundy_aloud import Row, shown_on
from .burgundy_hexes import CELL, NARROW, TIGHT, BurgundyHexes
from .burgundy_plans import INKS, SYMBOLS, drawn, plan_legend, signs
from .crowd import Crowd
from .ink import Facing, flowing, joined, labelled, running, seat_name

OTHER = "●"  # of a tile that has no colour
EXTRAS = 4  # what folds beyond the fewest leave out before the others, where no answer names it
BLACKLESS, LEGENDLESS, VINELESS, BARE = range(FEWEST + 1, FEWEST + 1 + EXTRAS)
VINES = 4  # rows of a vineyard that may be cut off
# What the reader has of expansions, and the zone of answers that name it.
OWN = {
    "table-route": "route",
    "table-route-hand": "route",
    "table-vine-grapes": "vineyard",
    "table-joined": "",
    "table-shields": "arms",
}
MARGIN = 9


class BurgundyDrawing(Crowd, BurgundyHexes):
    lessened = 2

    def tile(self, tile: str) -> Text:
        colour = self.colour(tile)
        return Text(f"{SYMBOLS.get(colour, OTHER)} {self.speech.name(tile)}", style=INKS.get(colour, ""))

    def board(self, view: View, width: int, fold: int) -> list[RenderableType]:
        """Folded without empty lines; then the depots by signs beside the map, and expansions run on, those of the
        others left out; then without what lies for all but what answers name, and the others in a line each, or in
        one paragraph; at the last the reader's own duchy, and what there is room for. While he chooses between
        duchies, those. Who only watches sees all duchies, or that of whoever played last."""
        seen = cast(BurgundyView, view)
        sides = self.sides(seen)
        eye = self.eye
        shown = self.for_all(seen, fold) if not sides else []
        for seat in self.others(view) if fold or self.me >= 0 else self.order(len(seen["players"])):
            shown += self.folded(seen, seen["players"][seat], 3 if sides and fold < 4 else fold)
        if fold > 3:
            shown += self.crowd(view, fold - EXTRAS)
        player = seen["players"][eye] if eye >= 0 else None
        if player is not None and sides:
            shown += [self.title(seen, player), *drawn(self.speech, sides, width), plan_legend(self.speech)]
        elif player is not None and (fold or self.me >= 0):
            shown += self.mine(seen, player, fold, width) if fold < 2 else self.narrow(seen, player, fold, width)
        return [*shown, *([self.legend()] if fold < LEGENDLESS and not sides else [])]

    @property
    def eye(self) -> int:
        """The seat whose duchy is looked at."""
        return self.me if self.me >= 0 else self.followed

    def others(self, view: View) -> list[int]:
        """A watcher who sees all duchies looks at nobody's more than at those of the others."""
        return [seat for seat in super().others(view) if seat != self.eye]

    def spare(self, view: View) -> int:
        return super().spare(view) + EXTRAS

    def away(self, view: View, targets: Set[str]) -> list[int]:
        """The end of a vineyard before the dice and the map."""
        return list(range(-1, -1 - VINES, -1)) if self.choosable("vineyard") else []

    def for_all(self, seen: BurgundyView, fold: int) -> list[RenderableType]:
        """What lies for everybody; where room is short, of the expansions what answers name."""
        if fold < 3:
            depots = [self.depots(seen)] if fold < 2 else []
            return [*depots, *self.tracks(seen, fold), *laid(self.more_table(seen), fold)]
        return laid(self.more_named(seen), fold)

    def folded(self, seen: BurgundyView, player: PlayerView, fold: int) -> list[RenderableType]:
        if fold > 3:
            return []
        if fold == 3:
            return [self.line(seen, player)]
        shown = [*([] if fold else [Text()]), *self.other(seen, player, fold)]
        return [*shown, *(self.duchy(player["duchy"], set(), CELL) if self.me < 0 and not fold else [])]

    def one_of_many(self, view: View, seat: int) -> Text:
        player = cast(BurgundyView, view)["players"][seat]
        return Text.assemble(self.name(player), f" {player['workers']}·{player['silver']}·{player['score']}")

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
            (say("table-black"), black if fold < BLACKLESS or self.choosable("black") else []),
        ]
        own = [(title, chips) for title, chips in [*held, *self.more_own(seen, player, fold)] if chips]
        return [self.title(seen, player), both, *([flowing(own)] if own else [])]

    def more_own(self, seen: BurgundyView, player: PlayerView, fold: int) -> list[Row]:
        """What the reader has of expansions, as far as that fold leaves it."""
        unnamed = [title for title, zone in OWN.items() if not self.choosable(zone)] if fold >= BARE else []
        if fold >= VINELESS and not self.choosable("vineyard"):
            unnamed.append("table-vines")
        titles = [self.speech.say(title) for title in unnamed]
        return [row for row in self.more_player(seen, player, "brief") if row[0] not in titles]

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
        # One chip: a name alone at the beginning of a line reads like the line of that player.
        order = [Text("  ").join(seat_name(seat, self.speech.seat(seat)) for seat in seen["order"])]
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
