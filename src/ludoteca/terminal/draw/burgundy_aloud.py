"""The Castles of Burgundy read aloud, and the words that drawing and reading aloud share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import cast

from rich.text import Text

from ludoteca.games.burgundy.boards import Board
from ludoteca.games.burgundy.data import COLOUR_IDS, NONE, Pieces
from ludoteca.games.burgundy.meta import BurgundyGame
from ludoteca.games.burgundy.show.view import BurgundyView, DiceView, DuchyView, PlayerView

from ..matching import plain
from .base import Drawing, Picture, View
from .burgundy_plans import drawn, plan_legend, sides_of
from .burgundy_plans import read as read_plan
from .ink import joined

Row = tuple[str, list[Text]]  # a title and what stands behind it
MORE = f"{__package__}.burgundy_more"
# Where answers take things of expansions from, and the row that shows them.
ZONES = {
    "vine": "table-vine-depot",
    "shop": "table-vine-shop",
    "grape": "table-vine-stock",
    "shield": "table-shields",
}
WHOLE = {"brief": "player", "short": "table"}
ANY_NUMBER = "?"  # on a die that may be any


def shown(part: str, more: Iterable[str]) -> Iterator[tuple[str, Callable[..., list[Row]]]]:
    """That function of the drawings of these expansions, where they have it; for a short one, the whole one will do."""
    for name in more:
        module = import_module(f"{MORE}.{name}") if find_spec(f"{MORE}.{name}") else None
        function = getattr(module, part, getattr(module, WHOLE.get(part, ""), None))
        if function is not None:
            yield name, function


def shown_on(die: DiceView) -> str:
    return str(die["value"] or ANY_NUMBER)


def read(chips: list[Text]) -> str:
    return ", ".join(chip.plain.strip() for chip in chips)


class BurgundyAloud(Drawing):
    def head(self, view: View) -> list[str]:
        seen = cast(BurgundyView, view)
        say = self.speech.say
        phase = seen["phase"]
        return [
            say("table-phase", phase="ABCDE"[phase - 1], round=seen["round"]),
            say("table-phase-bonus", points=seen["phase_bonus"][phase - 1]),
            say("table-white", die=seen["white"]) if seen["white"] else "",
        ]

    def colour(self, tile: str) -> str:
        pieces = self.pieces()
        colour = pieces.colour[pieces.ids.index(tile)]
        return COLOUR_IDS[colour] if colour != NONE else ""

    def pieces(self) -> Pieces:
        assert isinstance(self.game, BurgundyGame)
        return self.game.pieces

    def places(self, duchy: DuchyView) -> list[tuple[int, int]]:
        """Where the hexes of a duchy are drawn: row, and column in halves."""
        assert isinstance(self.game, BurgundyGame)
        return next(board.place for board in self.game.boards if board.name == duchy["id"])

    def figures(self, thing: str) -> str:
        """The kind of a tile whose name does not say it."""
        kind = self.speech.name(self.colour(thing)) if thing in self.pieces().ids and self.colour(thing) else ""
        return self.speech.say("text-kind", kind=kind) if kind and kind not in self.speech.name(thing) else ""

    def sides(self, seen: BurgundyView) -> list[Board]:
        """The duchies that the reader chooses between now."""
        assert isinstance(self.game, BurgundyGame)
        if self.question is None or self.question["ask"] != "setup.side" or self.question["seat"] != self.me:
            return []
        return sides_of(self.game, seen["players"][self.me]["duchy"]["id"])

    def picture(self, said: str) -> Picture | None:
        """`duchy 2`."""
        assert isinstance(self.game, BurgundyGame)
        word, _, name = said.rpartition(" ")
        known = [plain(one) for one in self.speech.texts.say("topic-duchy", form="words").split(",")]
        board = next((one for one in self.game.boards if plain(one.name) == name), None)
        if board is None or word not in ("duchy", *known):
            return None
        return Picture([*drawn(self.speech, [board], 0), plan_legend(self.speech)], read_plan(self.speech, board))

    def goods_here(self, seen: BurgundyView, depot: int) -> str:
        goods = [str(good) for good, count in enumerate(seen["wares"][depot - 1], 1) for _ in range(count)]
        return self.speech.say("table-goods-here", goods=" ".join(goods)) if goods else ""

    def counts(self, seen: BurgundyView, player: PlayerView) -> list[str]:
        say = self.speech.say
        forecast = sum(player["end"].values())
        return [
            say("table-workers", workers=player["workers"]),
            say("table-silver", silver=player["silver"]),
            say("table-sold", number=sum(player["sold"])) if any(player["sold"]) else "",
            say("points", points=player["score"]),
            say("table-end", points=forecast) if forecast else "",
        ]

    def aloud(self, view: View) -> list[str]:
        seen = cast(BurgundyView, view)
        say = self.speech.say
        lines = [joined(self.head(view), ", ") + "."]
        for number, depot in enumerate(seen["depots"], 1):
            tiles = [f"{self.speech.name(tile)} {number}.{at}" for at, tile in enumerate(depot, 1) if tile is not None]
            goods = self.goods_here(seen, number)
            lines.append(f"{say('table-depot', number=number)}: {joined([*tiles, goods], ', ') or say('table-empty')}.")
        black = [f"{self.speech.name(tile)} {at}" for at, tile in enumerate(seen["black"], 1) if tile is not None]
        lines.append(f"{say('table-black')}: {', '.join(black) or say('table-empty')}.")
        lines.append(f"{say('table-lane')}: {', '.join(str(good) for good in seen['lane']) or say('table-none')}.")
        bonus = [
            f"{self.speech.name(colour)} {' '.join(map(str, left)) or 0}" for colour, left in seen["bonus"].items()
        ]
        lines.append(f"{say('table-bonus')}: {', '.join(bonus)}.")
        lines.append(f"{say('table-order')}: {', '.join(self.speech.seat(seat) for seat in seen['order'])}.")
        lines += [f"{title}: {read(chips)}." for title, chips in self.more_table(seen)]
        for seat in self.order(len(seen["players"])):
            lines += self.read_player(seen, seen["players"][seat])
        if sides := self.sides(seen):
            return lines + [line for board in sides for line in read_plan(self.speech, board)]
        return lines + self.read_duchy(seen["players"][self.me]["duchy"]) if self.me >= 0 else lines

    def read_player(self, seen: BurgundyView, player: PlayerView) -> list[str]:
        say = self.speech.say
        dice = [shown_on(die) + (f" {say('table-spent')}" if die["spent"] else "") for die in player["dice"]]
        told = joined([f"{say('table-dice')} {', '.join(dice)}" if dice else "", *self.counts(seen, player)], ", ")
        left = [f"{self.speech.name(colour)} {count}" for colour, count in player["duchy"]["colours_left"].items()]
        storage = self.speech.listed([self.speech.name(tile) for tile in player["storage"]])
        goods = [f"{good} ×{count}" for good, count in enumerate(player["goods"], 1) if count]
        works = ", ".join(str(number) for number in player["monasteries"])
        lines = [f"{self.speech.seat(player['seat'])}: {told}."]
        parts = (
            ("table-storage", storage),
            ("table-goods", ", ".join(goods)),
            ("table-works", works),
            ("table-left", ", ".join(left)),
        )
        lines += [f"  {say(title)}: {text}." for title, text in parts if text]
        return lines + [f"  {title}: {read(chips)}." for title, chips in self.more_player(seen, player)]

    def more_table(self, seen: BurgundyView) -> list[Row]:
        """What expansions lay for all."""
        return [row for name, rows in shown("table", seen.get("more", {})) for row in rows(self, seen)]

    def more_named(self, seen: BurgundyView) -> list[Row]:
        """Of that only what answers name."""
        titles = [self.speech.say(title) for zone, title in ZONES.items() if self.choosable(zone)]
        rows = [row for name, rows in shown("short", seen.get("more", {})) for row in rows(self, seen)]
        return [row for row in rows if row[0] in titles]

    def more_player(self, seen: BurgundyView, player: PlayerView, part: str = "player") -> list[Row]:
        """What a player has of expansions; `brief` where room is short."""
        return [row for name, rows in shown(part, player.get("more", {})) for row in rows(self, seen, player)]

    def read_duchy(self, duchy: DuchyView) -> list[str]:
        """Hex by hex within each kind: the empty ones with their number, then the covered ones with their tile."""
        lines = [self.speech.say("table-duchy-of", name=duchy["id"]) + "."]
        for colour in COLOUR_IDS:
            places = [at for at, one in enumerate(duchy["colours"]) if one == colour]
            empty = [at for at in places if duchy["tiles"][at] is None]
            full = [at for at in places if duchy["tiles"][at] is not None]
            told = [self.speech.say("table-hex-empty", hex=at, number=duchy["numbers"][at]) for at in empty]
            told += [self.speech.say("table-hex-full", hex=at, tile=self.tile_name(duchy, at)) for at in full]
            lines.append(f"  {self.speech.name(colour)}: {', '.join(told)}.")
        return lines

    def tile_name(self, duchy: DuchyView, at: int) -> str:
        tile = duchy["tiles"][at]
        return self.speech.name(tile) if tile is not None else ""

    def player_aloud(self, view: View, seat: int) -> list[str]:
        seen = cast(BurgundyView, view)
        return self.read_player(seen, seen["players"][seat]) + self.read_duchy(seen["players"][seat]["duchy"])
