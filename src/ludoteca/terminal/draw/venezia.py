"""Venezia in a terminal: the map with its track, what is begun and left, and each player."""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import cast

from rich.console import RenderableType
from rich.text import Text

from ludoteca.core.protocol import Action, Game
from ludoteca.games.venezia.data import KIND_IDS, LAST, NEED
from ludoteca.games.venezia.show.view import PlayerView, VeneziaView
from ludoteca.i18n.voice import Speech

from ..players import colour, shape
from .base import View
from .corners import before, in_corners
from .crowd import Crowd
from .ink import Facing, Heading, flowing, joined, labelled, running, seat_name
from .venezia_aloud import VeneziaAloud, counted

SYMBOLS = {"basilica": "✚", "palazzo": "♛", "campo": "◈", "ponte": "∩", "casa": "⌂"}
INKS = {
    "basilica": "color(98)",
    "palazzo": "color(166)",
    "campo": "color(64)",
    "ponte": "color(32)",
    "casa": "color(137)",
}
SWAMP = "dim color(64)"
CAN = "›"
POST = "¦"
MOST_MARKS = 40
MARGIN = 9
STEP = 2  # columns for half a hex

Cell = tuple[str, str]


class VeneziaDrawing(Crowd, VeneziaAloud):
    def __init__(self, game: Game, options: Mapping[str, str], speech: Speech) -> None:
        super().__init__(game, options, speech)
        water = [place for space in self.map.sheet.track for place in space.hexes]
        places = [(hex.q, hex.r) for hex in self.map.sheet.hexes] + water
        self.left = min(2 * q + r for q, r in places)
        self.top = min(r for _, r in places)
        self.height = max(r for _, r in places) - self.top + 1

    def board(self, view: View, width: int, fold: int) -> list[RenderableType]:
        """With the legend where the map leaves room. Folded without the posts nobody has reached and empty lines; then
        stock and begun buildings in one paragraph and the others in a line each; then those by signs in the free corner
        of the map and the others in one paragraph. The row of posts beyond the track is drawn once it is needed."""
        seen = cast(VeneziaView, view)
        chart = self.chart(seen)
        furthest = max(player["at"] or 0 for player in seen["players"])
        if furthest <= LAST:
            chart = [row for row in chart if row.plain.strip(f" {POST}")]
        left = in_corners(chart, self.legend(), width)
        if fold > 3:
            before(chart, self.stock_signs(seen))
        shown: list[RenderableType] = [*chart, *([running(left)] if left and fold < 3 else [])]
        if fold < 3:
            shown += [labelled(title, running(chips, "   "), MARGIN) for title, chips in self.stock(seen)]
        elif fold == 3:
            shown.append(flowing(self.stock(seen)))
        for party in self.others(view) if fold < 4 else ():
            shown += self.folded(seen["players"][party], fold)
        if fold > 3:
            shown += self.crowd(view, fold)
        return [*shown, *(self.folded(seen["players"][self.me], min(fold, 1)) if self.me >= 0 else [])]

    def away(self, view: View, targets: Set[str]) -> list[int]:
        """Rows of the map from the end that is further from these hexes on."""
        places = [at for name, at in self.rows().items() if f"hex:{name}" in targets]
        if not places or sum(places) / len(places) > self.height / 2:
            return []
        return list(range(max(places) + 1, self.height - 1))[::-1]

    def rows(self) -> dict[str, int]:
        """In which row of the map each hex lies."""
        return {hex.name: hex.r - self.top for hex in self.map.sheet.hexes}

    @staticmethod
    def spelled(action: Action, words: str) -> str:
        """Swamps in small letters, as on the map."""
        return words.lower() if action.text.startswith("drain ") and not action.closes else words

    @staticmethod
    def spelled_refusal(reason: str, words: str) -> str:
        return words.lower() if reason == "swamp" else words

    def folded(self, player: PlayerView, fold: int) -> list[RenderableType]:
        if fold < 3:
            return [*([] if fold else [Text()]), *self.player(player, short=fold > 0)]
        name = seat_name(player["seat"], self.speech.seat(player["seat"]))
        counts = [Text(count) for count in self.counts(player, player["borders"]) if count]
        return [running([name, *counts, *self.front_signs(player)])]

    def one_of_many(self, view: View, seat: int) -> Text:
        """Cards in the hand, swamps and treasures; the cards in front by their signs. The map has the gondola."""
        player = cast(VeneziaView, view)["players"][seat]
        if player["imaginary"]:
            return Text()
        counts = f" {player['hand']}·{player['swamps']}·{player['treasures']}"
        name = seat_name(player["seat"], self.speech.seat(player["seat"]))
        return Text.assemble(name, counts, *(Text.assemble(" ", sign) for sign in self.front_signs(player)))

    def front_signs(self, player: PlayerView) -> list[Text]:
        """The cards in front as one chip, if there are any."""
        signs = [self.sign(card) for card, count in player["front"].items() for _ in range(count)]
        signs += [self.sign(card) for card in player["sets"]]
        return [Text().join(signs)] if signs else []

    def chart(self, seen: VeneziaView) -> list[Text]:
        """Hexes by their names, water by the numbers of the track."""
        rows: list[dict[int, Cell]] = [{} for _ in range(self.height)]
        cells = self.land(seen)
        for hex in self.map.sheet.hexes:
            rows[hex.r - self.top][STEP * (2 * hex.q + hex.r - self.left)] = cells[hex.name]
        for space in self.map.sheet.track:
            for at, (q, r) in enumerate(space.hexes):
                shown = space.numbers[min(at, len(space.numbers) - 1)]
                rows[r - self.top][STEP * (2 * q + r - self.left)] = self.water(seen, space.numbers, shown)
        return [line(row) for row in rows]

    def land(self, seen: VeneziaView) -> dict[str, Cell]:
        """A swamp in small letters, a free hex in capitals, a building by its sign; marked where an answer goes."""
        cells: dict[str, Cell] = {name: (f" {name}", "bold") for name in self.map.hexes}
        for name in seen["swamps"]:
            cells[name] = (f" {name.lower()}", SWAMP)
        for building in seen["buildings"]:
            for name in building["hexes"]:
                card = building["card"]
                cells[name] = (f" {SYMBOLS[card] * 2} ", f"bold {INKS[card]}")
        marked = self.choosable("hex")
        for name in marked if len(marked) <= MOST_MARKS else ():
            cells[name] = (f"{CAN}{cells[name][0].strip()}", f"{cells[name][1]} not dim")
        return cells

    def water(self, seen: VeneziaView, numbers: list[int], shown: int) -> Cell:
        """A space of the track: its number, or the gondolas on it."""
        here = [player["seat"] for player in seen["players"] if player["at"] in numbers]
        if here:
            return f" {''.join(shape(seat) for seat in here):<3}", f"bold {colour(here[0])}"
        return (f" {shown:>2} ", "dim") if shown <= LAST else (f"  {POST} ", "dim")

    def legend(self) -> list[list[Text]]:
        """What the signs of the map mean, and the names of the quarters."""
        say = self.speech.say
        signs = [Text(f"{SYMBOLS[one]} {self.speech.name(one)}", style=INKS[one]) for one in KIND_IDS]
        ground = Text.assemble((f"a01 {say('table-swamp')}", SWAMP), "  ", (f"A01 {say('table-free')}", "bold"))
        quarters = [Text(f"{one} {self.quarter(one)}", style="dim") for one in self.map.quarters]
        between = Text("  ")
        return [[ground, between.join(signs[:2]), between.join(signs[2:])], [between.join(quarters)]]

    def stock(self, seen: VeneziaView) -> list[Heading]:
        """What is left, begun and open, under its headings."""
        say = self.speech.say
        supply = [
            Text.assemble((f"{SYMBOLS[card]} {self.speech.name(card)}", INKS[card]), f" {count}")
            for card, count in seen["supply"].items()
        ]
        begun = [self.begun(seen, card, count) for card, count in seen["begun"].items()]
        cards = [self.card(card) for card in seen["open"]] or [Text("–")]
        laid = ((say("table-left"), supply), (say("table-begun"), begun), (say("table-open"), cards))
        return [(title, chips) for title, chips in laid if chips]

    def stock_signs(self, seen: VeneziaView) -> list[Text]:
        """The same by signs, those of the map."""
        say = self.speech.say
        supply = [self.sign(card, count) for card, count in seen["supply"].items()]
        begun = []
        for card, count in seen["begun"].items():
            master = seen["pawns"].get(card)
            pawn = Text() if master is None else Text(shape(master), style=f"bold {colour(master)}")
            begun.append(Text.assemble(self.sign(card, f"{count}/{NEED[KIND_IDS.index(card)]}"), pawn))
        cards = [self.sign(card) for card in seen["open"]]
        parts = ((say("table-left"), supply), (say("table-begun"), begun), (say("table-open"), cards))
        return [Text(" ").join([Text(title, style="dim"), *chips]) for title, chips in parts if chips]

    def sign(self, card: str, behind: int | str = "") -> Text:
        return Text(f"{SYMBOLS[card]}{behind}", style=INKS[card])

    def begun(self, seen: VeneziaView, card: str, count: int) -> Text:
        master = seen["pawns"].get(card)
        chip = Text.assemble(self.card(card), f" {count}/{NEED[KIND_IDS.index(card)]}")
        if master is not None:
            chip.append_text(Text.assemble(" ", seat_name(master, self.speech.seat(master))))
        return chip

    def card(self, card: str, count: int = 1) -> Text:
        return Text(f"{self.speech.name(card)}{f' ×{count}' if count > 1 else ''}", style=INKS[card])

    def player(self, player: PlayerView, short: bool) -> list[RenderableType]:
        """Name and counts; then what lies in front and in the hand, in short all on one line."""
        say = self.speech.say
        name = seat_name(player["seat"], self.speech.seat(player["seat"]))
        shown: list[RenderableType] = [Facing(name, Text(joined(self.counts(player, player["borders"]))))]
        front = [self.card(card, count) for card, count in player["front"].items()]
        front += [Text.assemble(self.card(card), f" ({say('table-alone')})") for card in player["sets"]]
        hand = [self.card(card, count) for card, count in player.get("cards", player["shown"]).items()]
        tokens = [Text(f"{value}×{count}" if count > 1 else str(value)) for value, count in counted(player)]
        held = "table-hand" if "cards" in player else "table-shown"
        lines = [(say(title), chips) for title, chips in (("table-front", front), (held, hand)) if chips]
        if tokens or ("tokens" in player and not short):
            lines.append((say("table-tokens"), tokens or [Text("–")]))
        if short and lines:
            (title, chips), *rest = lines
            for label, more in rest:
                chips = [*chips, Text(label, style="dim"), *more]
            lines = [(title, chips)]
        return shown + [labelled(title, running(chips), MARGIN) for title, chips in lines]

    def player_board(self, view: View, seat: int) -> list[RenderableType]:
        seen = cast(VeneziaView, view)
        return self.player(seen["players"][seat], short=False)


def line(row: Mapping[int, Cell]) -> Text:
    """A row of the map: cells at their columns."""
    text = Text()
    for column in sorted(row):
        text.append(" " * (column - text.cell_len))
        text.append(row[column][0], style=row[column][1])
    return text
