"""San Juan in a terminal: roles, prices, cities, and the hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from rich.console import RenderableType
from rich.text import Text

from ludoteca.core.protocol import Game
from ludoteca.games.san_juan.data import CARD_IDS, GOOD_IDS, PLANTS
from ludoteca.games.san_juan.meta import SanJuanGame
from ludoteca.games.san_juan.show.view import BuildingView, PlayerView, SanJuanView
from ludoteca.i18n.voice import Speech

from .base import View
from .crowd import Crowd
from .ink import CROWN, EMPTY, FULL, INKS, Facing, in_columns, joined, labelled, running, seat_name

UNKNOWN_POINTS = "?"
MARGIN = 8


class SanJuanDrawing(Crowd):
    def __init__(self, game: Game, options: Mapping[str, str], speech: Speech) -> None:
        super().__init__(game, options, speech)
        assert isinstance(game, SanJuanGame)
        self.cards = game.cards
        self.costs = game.cards.second_cost if options["edition"] == "second" else game.cards.cost

    def head(self, view: View) -> list[str]:
        seen = cast(SanJuanView, view)
        return [
            self.speech.say("table-round", number=seen["round"]),
            self.speech.say("table-deck", cards=seen["deck"]),
            self.speech.say("table-discards", cards=seen["discards"]),
        ]

    def figures(self, thing: str) -> str:
        if thing not in CARD_IDS:
            return ""
        kind = CARD_IDS.index(thing)
        return joined([self.speech.say("table-cost", cost=self.costs[kind]), self.points(thing)], ", ")

    def points(self, card: str) -> str:
        """Printed points in words; nothing for the four that are counted at the end."""
        kind = CARD_IDS.index(card)
        return self.speech.say("points", points=self.cards.vp[kind]) if self.cards.vp[kind] else ""

    def prices(self, tile: int) -> list[tuple[str, int]]:
        return list(zip(GOOD_IDS, self.cards.tiles[tile], strict=True))

    def price_title(self, seen: SanJuanView) -> tuple[str, int] | None:
        """The tile that is up, or else the last one that was; none before the first sale."""
        if seen["tile"] is not None:
            return self.speech.say("table-prices"), seen["tile"]
        if seen["trades"]:
            last = (seen["trades"] - 1) % len(seen["tiles"])
            return self.speech.say("table-prices-last"), seen["tiles"][last]
        return None

    # For the eye

    def board(self, view: View, width: int, fold: int) -> list[RenderableType]:
        seen = cast(SanJuanView, view)
        shown: list[RenderableType] = [self.roles(seen)]
        titled = self.price_title(seen)
        if titled is not None:
            chips = [self.priced(good, price) for good, price in self.prices(titled[1])]
            shown.append(labelled(titled[0], running(chips, "   "), MARGIN))
        if seen["face_up"]:
            names = [Text(self.speech.name(event), style="bold") for event in seen["face_up"]]
            shown.append(labelled(self.speech.say("table-events"), running(names, "   "), MARGIN))
        for seat in self.others(view) if fold < 4 else ():
            shown += self.folded(seen, seen["players"][seat], fold)
        if fold > 3:
            shown += self.crowd(view, fold)
        return [*shown, *(self.folded(seen, seen["players"][self.me], min(fold, 1)) if self.me >= 0 else [])]

    def folded(self, seen: SanJuanView, player: PlayerView, fold: int) -> list[RenderableType]:
        if fold < 3:
            return [*([] if fold else [Text()]), *self.player(seen, player)]
        counts = [Text(count) for count in self.counts(seen, player, "table-buildings") if count]
        return [running([self.name(seen, player), *counts])]

    def one_of_many(self, view: View, seat: int) -> Text:
        seen = cast(SanJuanView, view)
        player = seen["players"][seat]
        crown = f" {CROWN}" if seen["governor"] == seat else ""
        name = seat_name(seat, self.speech.seat(seat))
        counts = f" {player['hand']}·{player['goods']}·{len(player['city'])}·{seen['scores'][seat]}"
        return Text.assemble(name, crown, counts)

    def roles(self, seen: SanJuanView) -> RenderableType:
        cells = []
        for role, holder in seen["roles"].items():
            name = Text(self.speech.name(role, "short"), style="bold" if holder < 0 else "dim")
            free = Text(self.speech.say("table-free"), style="italic")
            taken = seat_name(holder, self.speech.seat(holder)) if holder >= 0 else free
            cells.append(Text.assemble(name, "\n", taken))
        return in_columns(cells)

    def priced(self, good: str, price: int) -> Text:
        return Text.assemble((self.speech.name(good), INKS[good]), f" {price}")

    def player(self, seen: SanJuanView, player: PlayerView) -> list[RenderableType]:
        counts = Text(joined(self.counts(seen, player, "table-buildings")))
        shown: list[RenderableType] = [Facing(self.name(seen, player), counts)]
        shown.append(labelled(self.speech.say("table-city"), running(self.city(player)), MARGIN))
        for title, cards in self.own_cards(seen, player):
            shown.append(labelled(title, running([self.card(card) for card in cards]), MARGIN))
        return shown

    def name(self, seen: SanJuanView, player: PlayerView) -> Text:
        name = seat_name(player["seat"], self.speech.seat(player["seat"]))
        if seen["governor"] == player["seat"]:
            name.append(f" {CROWN} {self.speech.say('table-governor')}", style="default not bold")
        return name

    def counts(self, seen: SanJuanView, player: PlayerView, buildings: str) -> list[str]:
        say = self.speech.say
        return [
            say("table-hand-count", cards=player["hand"]),
            say("table-goods", goods=player["goods"]),
            say("table-tucked", cards=player["chapel"]) if player["chapel"] else "",
            say("table-library-used") if player["library_used"] else "",
            say(buildings, count=len(player["city"])),
            say("points", points=seen["scores"][player["seat"]]),
        ]

    def city(self, player: PlayerView) -> list[Text]:
        return [self.building(building) for building in player["city"]]

    def building(self, building: BuildingView) -> Text:
        card = building["card"]
        kind = CARD_IDS.index(card)
        ink = INKS[GOOD_IDS[kind] if kind < PLANTS else "violet"]
        sign = (FULL if building["loaded"] else EMPTY) + " " if kind < PLANTS else ""
        chip = Text.assemble((sign + self.speech.name(card, "short"), ink))
        if building["tucked"]:
            chip.append(f" +{building['tucked']}", style="dim")
        if building["fresh"]:
            chip.append(f" ({self.speech.say('table-new')})", style="dim")
        return chip

    def card(self, card: str) -> Text:
        """A card with its cost and points."""
        kind = CARD_IDS.index(card)
        ink = INKS[GOOD_IDS[kind] if kind < PLANTS else "violet"]
        points = self.cards.vp[kind] or UNKNOWN_POINTS
        return Text.assemble((self.speech.name(card, "short"), ink), (f" {self.costs[kind]}/{points}", "dim"))

    def own_cards(self, seen: SanJuanView, player: PlayerView) -> list[tuple[str, list[str]]]:
        """What only I see, and what lies open in front of somebody."""
        say = self.speech.say
        zones = [(say("table-hand"), player.get("cards", []))]
        if "cards" not in player:
            zones.append((say("table-shown"), player["shown"]))
        if seen["drawn_by"] == player["seat"]:
            zones.append((say("table-drawn"), seen.get("drawn_cards", [])))
        if self.question is not None and self.question["seat"] == player["seat"]:
            zones.append((say("table-turned"), seen["turned"]))
        return [(title, cards) for title, cards in zones if cards]

    def player_board(self, view: View, seat: int) -> list[RenderableType]:
        seen = cast(SanJuanView, view)
        return self.player(seen, seen["players"][seat])

    # For the ear

    def aloud(self, view: View) -> list[str]:
        seen = cast(SanJuanView, view)
        say = self.speech.say
        lines = [joined(self.head(view), ", ") + "."]
        taken = [
            f"{self.speech.name(role)} ({self.speech.seat(holder) if holder >= 0 else say('table-free')})"
            for role, holder in seen["roles"].items()
        ]
        lines.append(f"{say('table-roles')}: {', '.join(taken)}.")
        titled = self.price_title(seen)
        if titled is not None:
            prices = ", ".join(f"{self.speech.name(good)} {price}" for good, price in self.prices(titled[1]))
            lines.append(f"{titled[0]}: {prices}.")
        if seen["face_up"]:
            lines.append(f"{say('table-events')}: {', '.join(self.speech.name(event) for event in seen['face_up'])}.")
        for seat in self.order(len(seen["players"])):
            lines += self.read_player(seen, seen["players"][seat])
        return lines

    def player_aloud(self, view: View, seat: int) -> list[str]:
        seen = cast(SanJuanView, view)
        return self.read_player(seen, seen["players"][seat])

    def read_player(self, seen: SanJuanView, player: PlayerView) -> list[str]:
        say = self.speech.say
        lines = [self.heading(player["seat"], seen["governor"], self.counts(seen, player, "table-buildings-read"))]
        city = [self.read_building(building) for building in player["city"]]
        lines.append(f"  {say('table-city')}: {self.speech.listed(city)}.")
        for title, cards in self.own_cards(seen, player):
            told = [f"{self.speech.name(card)} ({self.figures(card)})" for card in cards]
            lines.append(f"  {title}: {self.speech.listed(told)}.")
        return lines

    def read_building(self, building: BuildingView) -> str:
        say = self.speech.say
        notes = [
            say("table-good-here") if building["loaded"] else "",
            say("table-tucked", cards=building["tucked"]) if building["tucked"] else "",
            say("table-over", card=self.speech.listed([self.speech.name(card) for card in building["covers"]]))
            if building["covers"]
            else "",
            say("table-new") if building["fresh"] else "",
        ]
        return joined([self.speech.name(building["card"]), joined(notes, " ")], " ")
