"""Puerto Rico read aloud, and the words that drawing and reading aloud share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import cast

from ludoteca.core.protocol import Action, Game
from ludoteca.games.puerto_rico.data import BUILDING_IDS
from ludoteca.games.puerto_rico.meta import PuertoRicoGame
from ludoteca.games.puerto_rico.show.view import MarketView, PlayerView, PuertoRicoView, RoleView, ShipView
from ludoteca.i18n.voice import Speech

from .base import Drawing, View
from .ink import joined


class PuertoRicoAloud(Drawing):
    def __init__(self, game: Game, options: Mapping[str, str], speech: Speech) -> None:
        super().__init__(game, options, speech)
        assert isinstance(game, PuertoRicoGame)
        self.setup = game.box.setup(len(speech.names), options["balanced"] == "yes")

    def with_picks(self, view: View, picked: Sequence[Action]) -> View:
        """While the reader lays colonists, his board shows the arrangement in the making, as the answers count it; the
        former one is lifted (PR 26)."""
        seen = cast(PuertoRicoView, view)
        if "plan" not in seen or not 0 <= self.me < len(seen["players"]):
            return view
        laid = Counter(seen["plan"]["circles"]) + Counter(action.text.split(" ")[1] for action in picked)
        mine = seen["players"][self.me]
        planned: PlayerView = {
            **mine,
            "island": [{**tile, "colonists": laid[tile["tile"]]} for tile in mine["island"]],
            "city": [{**one, "colonists": laid[one["building"]]} for one in mine["city"]],
            "san_juan": mine["colonists"] - seen["plan"]["left"] - sum(seen["plan"]["circles"].values()),
        }
        players = [planned if player is mine else player for player in seen["players"]]
        return {**seen, "players": players}

    def head(self, view: View) -> list[str]:
        seen = cast(PuertoRicoView, view)
        say = self.speech.say
        return [
            say("table-round", number=seen["round"]),
            say("table-chips", chips=seen["chips"]),
            say("table-colonists", colonists=seen["colonists"]),
            say("table-last-round") if seen["ending"] else "",
        ]

    def figures(self, thing: str) -> str:
        if thing not in BUILDING_IDS:
            return ""
        kind = BUILDING_IDS.index(thing)
        say = self.speech.say
        parts = [
            say("table-cost", cost=self.setup.cost[kind]),
            say("points", points=self.setup.vp[kind]),
            say("table-circles", circles=self.setup.circles[kind]),
        ]
        return joined(parts, ", ")

    def goods(self, goods: Mapping[str, int]) -> list[tuple[str, int]]:
        return [(good, count) for good, count in goods.items() if count]

    def counts(self, seen: PuertoRicoView, player: PlayerView, spaces: str) -> list[str]:
        """PR 2: chips lie face down. Who counts can know them, so the command for points tells them; the table does not
        before the end."""
        say = self.speech.say
        open_chips = player["seat"] == seen["seat"] or "ranking" in seen
        return [
            say("table-doubloons", doubloons=player["doubloons"]),
            say(spaces, used=player["spaces_used"]),
            say("table-san-juan", colonists=player["san_juan"]) if player["san_juan"] else "",
            say("points", points=seen["scores"][player["seat"]]) if open_chips else "",
        ]

    def aloud(self, view: View) -> list[str]:
        seen = cast(PuertoRicoView, view)
        say = self.speech.say
        lines = [joined(self.head(view), ", ") + "."]
        lines.append(f"{say('table-roles')}: {', '.join(self.read_role(role) for role in seen['roles'])}.")
        ships = [self.read_ship(ship) for ship in seen["ships"]]
        lines.append(f"{say('table-ships')}: {', '.join(ships)}.")
        lines.append(f"{say('table-house')}: {self.read_goods(seen['trading_house']) or say('table-house-empty')}.")
        quarries = say("table-quarries", quarries=seen["quarries"])
        lines.append(f"{say('table-row')}: {self.read_goods(seen['row']) or '0'}; {quarries}.")
        aboard = say("table-colonist-ship", colonists=seen["colonist_ship"])
        lines.append(f"{say('table-supply')}: {self.read_goods(seen['supply'])}; {aboard}.")
        lines.append(f"{say('table-market')}: {', '.join(self.read_sale(one) for one in seen['market'])}.")
        for seat in self.order(len(seen["players"])):
            lines += self.read_player(seen, seen["players"][seat])
        return lines

    def read_role(self, role: RoleView) -> str:
        holder = role["taken_by"]
        coins = self.speech.say("table-doubloons", doubloons=role["doubloons"]) if role["doubloons"] else ""
        taken = self.speech.say("table-free") if holder is None else self.speech.seat(holder)
        return f"{self.speech.name(role['role'])} ({joined([taken, coins], ', ')})"

    def read_ship(self, ship: ShipView) -> str:
        load = self.speech.say("table-empty") if ship["good"] is None else self.speech.name(ship["good"])
        return f"{self.speech.say('table-ship', ship=ship['ship'])} {load} {ship['barrels']}/{ship['spaces']}"

    def read_goods(self, goods: Mapping[str, int]) -> str:
        return ", ".join(f"{self.speech.name(good)} {count}" for good, count in self.goods(goods))

    def read_sale(self, building: MarketView) -> str:
        left = f"{building['cost']} ×{building['left']}" if building["left"] else self.speech.say("table-none")
        return f"{self.speech.name(building['building'])} {left}"

    def player_aloud(self, view: View, seat: int) -> list[str]:
        seen = cast(PuertoRicoView, view)
        return self.read_player(seen, seen["players"][seat])

    def read_player(self, seen: PuertoRicoView, player: PlayerView) -> list[str]:
        say = self.speech.say
        lines = [self.heading(player["seat"], seen["governor"], self.counts(seen, player, "table-spaces-read"))]
        goods = self.read_goods(player["goods"])
        island = [self.occupied(tile["tile"], tile["colonists"], tile["count"]) for tile in player["island"]]
        city = [self.occupied(one["building"], one["colonists"], one["circles"]) for one in player["city"]]
        for title, told in (
            ("table-goods", goods),
            ("table-island", ", ".join(island)),
            ("table-city", ", ".join(city)),
        ):
            if told:
                lines.append(f"  {say(title)}: {told}.")
        return lines

    def occupied(self, thing: str, colonists: int, circles: int) -> str:
        return f"{self.speech.name(thing)} {self.speech.say('table-occupied', colonists=colonists, circles=circles)}"
