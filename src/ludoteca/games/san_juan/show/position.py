"""How positions of San Juan are written: cards, goods, roles and events by id."""

from __future__ import annotations

from typing import Any

from ludoteca.core.codecs import Flag, Here, Id, Number, Seat, Step
from ludoteca.core.collected import Bits, Counts, Listed, Places, Things
from ludoteca.core.forms import Derived, Form
from ludoteca.core.sheets import Sheet, frame, lacking

from ..data import CARD_IDS, EVENT_IDS, PLANTS, ROLE_IDS, ROLES
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
from ..round import Round
from .possible import ROUND_STEPS, check, held

PLANT_IDS = CARD_IDS[:PLANTS]
IN_A_ROUND = (
    "builder", "producer", "trader", "councillor", "prospector", "gold_mine", "chapel", "down", "start_hand",
    "earthquake", "debt_relief", "free_build", "visit", "taxes", "amnesty",
)  # fmt: skip
WITHIN = {
    **dict.fromkeys(IN_A_ROUND, ("round",)),
    "construction": ("builder",),
    "pay": ("construction",),
    "keep": ("councillor",),
    "change": ("amnesty",),
    "toss": ("down", "start_hand", "councillor", "taxes"),
}
OWNED = {"drawn": ("keep",), "turned": ("gold_mine",), "site": ("construction",), "tile": ("trader",)}


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
        super().__init__(table, self.phases(buildings), (Round,), rest=("deck",), within=WITHIN, owned=OWNED)

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
            frame(Round, {"todo": Step(*ROUND_STEPS)}),
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
        check(s, here)
