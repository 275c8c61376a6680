"""How positions of San Juan are written: cards, goods, roles and events by id."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ludoteca.core.codecs import Flag, Here, Id, Number, Seat, Step
from ludoteca.core.collected import Bits, Counts, Listed, Places, Things
from ludoteca.core.forms import Derived, Form
from ludoteca.core.sheets import Sheet, frame, lacking

from ..data import CARD_IDS, CRANE, EVENT_IDS, PLANTS, ROLE_IDS, ROLES
from ..effects import AFTER_BUILDING, AFTER_PRODUCING, AFTER_SELLING
from ..meta import SanJuanGame
from ..packed import (
    as_covered,
    as_good,
    as_tucked,
    card_beneath,
    card_of,
    is_tucked,
    pile_of,
    plant_of,
    top_of,
)
from ..phases import builder, councillor, events, hand, pay, producer, prospector, round_start, trader
from ..player import Player
from ..position import SanJuan
from ..round import Round, picks

PLANT_IDS = CARD_IDS[:PLANTS]


def sheet(game: SanJuanGame) -> SanJuanSheet:
    return SanJuanSheet(game)


class Packed(Form):
    """A card on or beneath a building: written as an object, kept as one number."""

    def __init__(self, fields: dict[str, Any], pack: Any, unpack: Any) -> None:
        super().__init__(pack, fields)
        self.unpack = unpack

    def write(self, value: Any, here: Here) -> dict[str, Any]:
        return super().write(self.unpack(value), here)


class Good:
    """SJ 29: a card that lies on a plant."""

    def __init__(self, entry: int) -> None:
        self.on = plant_of(entry)
        self.card = card_of(entry)


class Beneath:
    """SJ 74, 81: a card beneath the building in sight; covered, or tucked in a chapel."""

    def __init__(self, entry: int) -> None:
        self.beneath = top_of(entry)
        self.pile = pile_of(entry)
        self.tucked = is_tucked(entry)
        self.card = card_beneath(entry)


def held(holders: list[int]) -> int:
    """SJ 12: how many roles are taken; picks may be more, of events."""
    return sum(1 for seat in holders if seat >= 0)


def pack_beneath(beneath: int, pile: int, tucked: bool, card: int) -> int:
    return as_tucked(beneath, pile, card) if tucked else as_covered(beneath, pile, card)


class SanJuanSheet(Sheet):
    def __init__(self, game: SanJuanGame) -> None:
        box = game.cards
        self.box = box
        self.cards = [box.name(kind) for kind in range(box.kinds)]
        buildings = tuple(box.ids)
        tiles = ["tile_" + "".join(str(price) for price in tile) for tile in box.tiles]
        card, building, plant = Id(self.cards), Id(buildings), Id(PLANT_IDS)
        player = Form(
            Player,
            {
                "hand": Things(buildings, ordered=True),
                "shown": Things(buildings),
                "plants": Counts(PLANT_IDS),
                "violet": Bits(buildings),
                "fresh": Bits(buildings),
                "goods": Listed(
                    Packed({"on": plant, "card": card}, lambda on, card: as_good(on, card), Good), usual=[]
                ),
                "under": Listed(
                    Packed(
                        {"beneath": building, "pile": Number(1), "tucked": Flag(), "card": building},
                        pack_beneath,
                        Beneath,
                    ),
                    usual=[],
                ),
                "piles": Number(),
                "known": Things(self.cards),
                "read": Flag(),
            },
        )
        table = {
            "governor": Seat(),
            "rounds": Number(1, usual=1),
            "holders": Places(ROLE_IDS, Seat()),
            "picked": Number(0, 4, lambda here: held(here.thing.holders)),
            "taken": Derived(lambda s, here: sum(1 << role for role in range(ROLES) if s.holders[role] >= 0)),
            "face_up": Bits(EVENT_IDS),
            "resolving": Id(EVENT_IDS, none=-1),
            "tiles": Things(tiles),
            "tile": Id(tiles, none=-1),
            "trades": Number(),
            "site": Id(buildings, none=-1),
            "drawn_by": Seat(none=True),
            "drawn": Things(buildings, ordered=True),
            "turned": Things(buildings, ordered=True),
            "opened": Things(self.cards),
            "unseen": Things(self.cards),
            "deck": Counts(self.cards),
            "deck_size": Derived(lambda s, here: sum(s.deck)),
            "players": Listed(player, lambda here: here.fresh.seats),
        }
        super().__init__(table, self.phases(buildings), (Round,), rest=("deck",))

    def phases(self, buildings: tuple[str, ...]) -> list[Any]:
        def functions(moment: int, *before: str) -> Id:
            """The buildings that may bring a card, in their order: which is due."""

            def names(here: Here) -> list[str]:
                draws = here.fresh.setting.draws[moment]
                return [*before, *(buildings[draw.kind] for draw in draws), "end"]

            return Id(names, first=-len(before), usual=-len(before))

        visit = {"visit": Flag()}
        asked = {"todo": Step("to_ask", "asked")}
        read = {"todo": Step("may_draw", "library", "drawn")}
        role = {"visit": Flag(), "todo": Step("may_draw", "library", "action", "privilege")}
        last = {"last": Id(buildings, usual=0)}
        goods = {
            "visit": Flag(), "moved": Number(), "last": Id((*PLANT_IDS, "no_plant"), usual=0),
        }  # fmt: skip
        return [
            frame(Round, {"todo": Step("begin", "limits", "first", "picks")}),
            frame(builder.Builder, {"todo": Step("to_build", "has_built"), **visit}),
            frame(
                builder.Construction,
                {
                    "who": Seat(),
                    "kind": Id(buildings),
                    "builder": Flag(),
                    **visit,
                    "todo": Step("cover", "helper", "library", "functions"),
                    "relief": Number(),
                    "declined": Flag(),
                    "drawn": functions(AFTER_BUILDING),
                },
            ),
            frame(
                pay.Pay,
                {
                    "who": Seat(),
                    "due": Number(),
                    **last,
                    "spent": Number(),
                    "floor": Id(PLANT_IDS, usual=0),
                },
            ),
            frame(producer.Producer, {"todo": functions(AFTER_PRODUCING, "moving"), **goods}),
            frame(trader.Trader, {"todo": functions(AFTER_SELLING, "moving"), **goods, "earned": Number()}),
            frame(councillor.Councillor, role),
            frame(prospector.Prospector, {"who": Seat(), **visit, **read}),
            frame(prospector.GoldMine, {"todo": Step("may_turn", "turn", "choose")}),
            frame(round_start.Chapel),
            frame(round_start.Down, asked),
            frame(round_start.StartHand, asked),
            frame(hand.Toss, {**last, "what": Step("limit", "start", "archive", "taxes", "tower")}),
            frame(hand.Change, {**last, "what": Number()}),
            frame(hand.Keep, last),
            frame(events.Earthquake),
            frame(events.DebtRelief),
            frame(events.FreeBuild),
            frame(events.Visit),
            frame(events.Taxes, asked),
            frame(events.Amnesty, asked),
        ]

    def options(self, s: SanJuan) -> dict[str, str]:
        """How many cards each began with leaves no trace once they are chosen."""
        with_events = any(s.components()[self.box.buildings :])
        starting = any(isinstance(each, round_start.StartHand) for each in s.stack)
        return {
            **({"start_hand": "yes"} if starting else {}),
            **({"events": "yes"} if with_events else {}),
            **({"edition": "second"} if s.setting.second else {}),
            **({"letter": "yes"} if s.setting.letter else {}),
        }

    def components(self, s: SanJuan) -> list[str]:
        return self.cards

    def fill(self, s: SanJuan, fresh: SanJuan, missing: list[str]) -> None:
        """The draw pile is what lies nowhere else."""
        s.deck = [max(number, 0) for number in lacking(s, fresh)]
        s.deck_size = sum(s.deck)

    def check(self, s: SanJuan, here: Here) -> None:
        if s.picked > picks(s):
            raise here.to("picked").bad(f"{s.picked} picks; there are {picks(s)} in a round")
        if s.picked < held(s.holders):
            raise here.to("picked").bad(f"{s.picked} picks, {held(s.holders)} roles are held")
        if len(set(s.tiles)) < len(s.tiles):
            raise here.to("tiles").bad("a price tile lies here twice")
        if len(s.tiles) != min(s.trades, len(self.box.tiles)):
            raise here.to("tiles").bad(f"{len(s.tiles)} price tiles were seen in {s.trades} trades")
        if (s.drawn_by >= 0) != bool(s.drawn):
            raise here.to("drawn").bad("cards that are drawn are seen by one seat, 'drawn_by'")
        for seat, player in enumerate(s.players):
            self.check_player(player, here.to("players").to(seat))

    def check_player(self, player: Player, here: Here) -> None:
        loads = player.loads()
        for plant, name in enumerate(PLANT_IDS):
            if loads[plant] > player.plants[plant]:
                raise here.to("goods").bad(f"{loads[plant]} goods on {player.plants[plant]} {name}: each holds one")
        if player.violet & ((1 << PLANTS) - 1):
            raise here.to("violet").bad("production buildings are counted in 'plants'")
        if player.fresh & ~player.violet:
            raise here.to("fresh").bad("a building is new that does not stand in the city")
        if Counter(player.shown) - Counter(player.hand):
            raise here.to("shown").bad("everybody saw a card that is not in the hand")
        if player.buildings() > self.box.end:
            raise here.bad(f"{player.buildings()} buildings; a city holds {self.box.end}")
        for at, entry in enumerate(player.under):
            inner = here.to("under").to(at)
            if not player.owns(top_of(entry)):
                raise inner.bad(f"{self.cards[top_of(entry)]} does not stand in the city")
            if pile_of(entry) > player.piles:
                raise inner.bad(f"pile {pile_of(entry)} of {player.piles} ('piles')")
            if not is_tucked(entry) and card_beneath(entry) == CRANE:
                raise inner.bad("the crane is never covered")
