"""Venezia read aloud, and the words that drawing and reading aloud share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import cast

from ludoteca.core.protocol import Game
from ludoteca.games.venezia.data import KIND_IDS, NEED
from ludoteca.games.venezia.meta import VeneziaGame
from ludoteca.games.venezia.show.view import PlayerView, VeneziaView
from ludoteca.i18n.voice import Speech

from .base import Drawing, View
from .ink import joined


class VeneziaAloud(Drawing):
    def __init__(self, game: Game, options: Mapping[str, str], speech: Speech) -> None:
        super().__init__(game, options, speech)
        assert isinstance(game, VeneziaGame)
        self.map = game.board

    def head(self, view: View) -> list[str]:
        seen = cast(VeneziaView, view)
        say = self.speech.say
        return [
            say("table-deck", cards=seen["deck"]),
            say("table-discards", cards=sum(seen["discards"].values())),
            say("table-chest", treasures=seen["chest"]),
            say("table-house") if seen["standing"] == "house" else seen["board"],
        ]

    def quarter(self, quarter: str) -> str:
        return self.map.names[self.map.quarters.index(quarter)]

    def counts(self, player: PlayerView, quarters: list[str]) -> list[str]:
        """`quarters` are those the gondola borders, by letter or by name."""
        say = self.speech.say
        if player["imaginary"]:
            return []
        borders = self.speech.listed(quarters)
        return [
            say("table-borders", names=borders) if borders else "",
            say("table-hand-count", cards=player["hand"]),
            say("table-swamps", swamps=player["swamps"]),
            say("table-treasures", treasures=player["treasures"]),
            say("table-gold", gold=player["gold"]) if "gold" in player else "",
            say("table-at", at=player["at"] or 0),
        ]

    def aloud(self, view: View) -> list[str]:
        seen = cast(VeneziaView, view)
        say = self.speech.say
        lines = [joined(self.head(view), ", ") + "."]
        supply = ", ".join(f"{self.speech.name(card)} {count}" for card, count in seen["supply"].items())
        lines.append(f"{say('table-left')}: {supply}.")
        if seen["begun"]:
            begun = [self.read_begun(seen, card, count) for card, count in seen["begun"].items()]
            lines.append(f"{say('table-begun')}: {', '.join(begun)}.")
        cards = self.speech.listed([self.speech.name(card) for card in seen["open"]])
        lines.append(f"{say('table-open')}: {cards or say('table-none')}.")
        lines += [self.read_quarter(seen, at) for at in range(len(self.map.quarters))]
        for party in self.order(len(seen["players"])):
            lines += self.read_player(seen["players"][party])
        return lines

    def read_quarter(self, seen: VeneziaView, at: int) -> str:
        """The free hexes, the buildings and the swamps of a quarter."""
        say = self.speech.say
        here = {name for place, name in enumerate(self.map.hexes) if self.map.quarter[place] == at}
        swamps = [name.lower() for name in seen["swamps"] if name in here]
        built = {name: one["card"] for one in seen["buildings"] for name in one["hexes"] if name in here}
        free = sorted(here - set(seen["swamps"]) - set(built))
        houses = [f"{self.speech.name(card)} {name}" for name, card in built.items()]
        parts = [
            say("table-houses", casas=seen["houses"][self.map.quarters[at]]),
            say("table-free-here", hexes=", ".join(free) or say("table-none")),
            say("table-built-here", hexes=", ".join(houses)) if houses else "",
            say("table-swamps-here", hexes=", ".join(swamps)) if swamps else "",
        ]
        return f"{self.map.quarters[at]} {self.map.names[at]}: {joined(parts, '; ')}."

    def read_player(self, player: PlayerView) -> list[str]:
        say = self.speech.say
        pawns = self.speech.listed([self.speech.name(card) for card in player["pawns"]])
        master = say("table-pawns", names=pawns) if pawns else ""
        counts = self.counts(player, [self.quarter(one) for one in player["borders"]])
        lines = [f"{self.speech.seat(player['seat'])}: {joined([*counts, master], ', ') or '0'}."]
        front = [f"{self.speech.name(card)} ×{count}" for card, count in player["front"].items()]
        front += [f"{self.speech.name(card)} ({say('table-alone')})" for card in player["sets"]]
        hand = [f"{self.speech.name(card)} ×{count}" for card, count in player.get("cards", player["shown"]).items()]
        tokens = ", ".join(f"{value} ×{count}" if count > 1 else str(value) for value, count in counted(player))
        held = "table-hand" if "cards" in player else "table-shown"
        parts = (("table-front", ", ".join(front)), (held, ", ".join(hand)), ("table-tokens", tokens))
        return lines + [f"  {say(title)}: {text}." for title, text in parts if text]

    def read_begun(self, seen: VeneziaView, card: str, count: int) -> str:
        master = seen["pawns"].get(card)
        told = f"{self.speech.name(card)} {count}/{NEED[KIND_IDS.index(card)]}"
        return told if master is None else f"{told} {self.speech.seat(master)}"

    def player_aloud(self, view: View, seat: int) -> list[str]:
        seen = cast(VeneziaView, view)
        return self.read_player(seen["players"][seat])


def counted(player: PlayerView) -> list[tuple[int, int]]:
    """The reader's gold by value, the dearest first."""
    return sorted(Counter(player.get("tokens", [])).items(), reverse=True)
