"""What the table shows before an answer: what it brings and why, reasons for what is not possible, advice."""

from __future__ import annotations

from ludoteca.core.preview import Blocked, Preview, Question, Value
from ludoteca.core.protocol import Action, EventKind
from ludoteca.core.reader import EventView

from ..actions import (  # fmt: skip
    BONUS,
    BUILD,
    BY_WHARF,
    COLONIST_SHIP,
    COLONIST_SUPPLY,
    HULLS,
    KEEP,
    LOAD,
    MAN,
    PLACE_IDS,
    PLACES,
    PRODUCE,
    ROLE,
    SELL,
    STACK,
    STORE,
    TAKE,
    USE_HACIENDA,
    USE_HOSPICE,
    USE_UNIVERSITY,
)
from ..data import BUILDING_IDS, BUILDINGS, GOOD_IDS, GOODS, HOUSE, ROLE_IDS, ROLES, STACKS, TILE_IDS, TILES
from ..meta import PuertoRicoGame
from ..packed import total
from ..phases.builder import Builder
from ..phases.captain import Captain
from ..phases.craftsman import Production
from ..phases.placement import Placement
from ..phases.settler import Settler
from ..phases.storage import Storage
from ..phases.trader import Trader
from ..position import CAUSES, PuertoRico
from .advice import arrangement, producing, storing
from .facts import (  # fmt: skip
    build_facts,
    colonist_facts,
    keep_facts,
    load_facts,
    man_facts,
    role_facts,
    sale_facts,
    stack_facts,
    supply_facts,
    take_facts,
)
from .reasons import building_reasons, load_reasons, role_reasons, sale_reasons, tile_reasons


class PuertoRicoPreview(Preview[PuertoRico]):
    words = {
        "building": BUILDING_IDS,
        "cause": CAUSES,
        "good": GOOD_IDS,
        "place": PLACE_IDS,
        "role": ROLE_IDS,
        "tile": TILE_IDS,
    }

    def named(self, kind: EventKind, happened: EventView) -> EventView:
        """Where a good was loaded is told by good and ship (its number, or `wharf`)."""
        named = super().named(kind, happened)
        where = named.pop("where", None)
        if isinstance(where, int):
            named["good"] = GOOD_IDS[where // HULLS]
            named["ship"] = "wharf" if where % HULLS == BY_WHARF else where % HULLS + 1
        return named

    def question(self, s: PuertoRico) -> Question:
        question = super().question(s)
        if s.decision is None:
            return question
        top = s.stack[-1]
        player = s.players[s.decision.seat]
        args: dict[str, Value] = {}
        if isinstance(top, Placement | Storage | Production):
            args = {"least": s.decision.least, "most": s.decision.most}
        elif isinstance(top, Builder) and top.built >= 0:
            args = {"building": BUILDING_IDS[top.built]}
        elif isinstance(top, Builder):
            args = {"doubloons": player.doubloons, "discount": 1 if s.decision.seat == top.owner else 0}
        elif isinstance(top, Settler) and s.decision.ask == "settler.hospice":
            args = {"tile": TILE_IDS[top.tile]}
        elif isinstance(top, Trader):
            args = {"spaces": HOUSE - int(total(s.house))}
        elif isinstance(top, Captain):
            args = {"wharf": top.wharf(player, s.decision.seat)}
        question["args"] = args
        return question

    def facts(self, s: PuertoRico, action: Action) -> dict[str, Value]:
        if s.decision is None:
            return {}
        seat, code = s.decision.seat, action.code
        player = s.players[seat]
        top = s.stack[-1]
        if ROLE <= code < ROLE + ROLES:
            return role_facts(s, seat, code - ROLE)
        if TAKE <= code < TAKE + TILES:
            return take_facts(player, code - TAKE)
        if MAN <= code < MAN + PLACES and isinstance(top, Placement):
            return man_facts(s, top, code - MAN)
        if BUILD <= code < BUILD + BUILDINGS and isinstance(top, Builder):
            return build_facts(s, player, code - BUILD, 1 if seat == top.owner else 0)
        if LOAD <= code < LOAD + GOODS * HULLS and isinstance(top, Captain):
            return load_facts(s, seat, top, code - LOAD)
        if SELL <= code < SELL + GOODS and isinstance(top, Trader):
            return sale_facts(s, player, code - SELL, seat == top.owner)
        return self.small_facts(s, seat, code)

    def small_facts(self, s: PuertoRico, seat: int, code: int) -> dict[str, Value]:
        player = s.players[seat]
        if code in (USE_HOSPICE, USE_UNIVERSITY, COLONIST_SUPPLY):
            return colonist_facts(s)
        if code == USE_HACIENDA or STACK <= code < STACK + STACKS:
            return stack_facts(s)
        if code == COLONIST_SHIP:
            return {"from": "ship"}
        for base in (STORE, KEEP):
            if base <= code < base + GOODS:
                return keep_facts(player, code - base, base == STORE)
        for base in (BONUS, PRODUCE):
            if base <= code < base + GOODS:
                return supply_facts(s, player, code - base)
        return {}

    def blocked(self, s: PuertoRico) -> list[Blocked]:
        if s.decision is None:
            return []
        seat, ask = s.decision.seat, s.decision.ask
        player = s.players[seat]
        top = s.stack[-1]
        if ask == "round.role":
            return role_reasons(s)
        if ask == "settler.take":
            return tile_reasons(s)
        if ask == "builder.build" and isinstance(top, Builder):
            return building_reasons(s, player, 1 if seat == top.owner else 0)
        if ask == "trader.sell":
            return sale_reasons(s, player)
        if ask == "captain.load" and isinstance(top, Captain):
            return load_reasons(s, player, seat, top)
        return []

    def suggest(self, s: PuertoRico) -> list[Action]:
        if s.decision is None:
            return []
        top = s.stack[-1]
        if isinstance(top, Placement):
            return arrangement(s, top)
        if isinstance(top, Storage):
            return storing(s, top)
        if isinstance(top, Production):
            return producing(s, top.offers(s, top.seat()))
        return []


def preview(game: PuertoRicoGame) -> PuertoRicoPreview:
    return PuertoRicoPreview()
