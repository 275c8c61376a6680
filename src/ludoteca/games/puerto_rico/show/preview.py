"""What the table shows before an answer: the question, what each answer brings, reasons for what is not possible."""

from __future__ import annotations

from ludoteca.core.preview import Preview, Question, Value
from ludoteca.core.protocol import EventKind
from ludoteca.core.reader import EventView

from ..actions import BY_WHARF, PLACE_IDS, good_at, hull_at
from ..data import BUILDING_IDS, GOOD_IDS, HOUSE, ROLE_IDS, TILE_IDS
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
from .answers import makings


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
            named["good"] = GOOD_IDS[good_at(where)]
            named["ship"] = "wharf" if hull_at(where) == BY_WHARF else hull_at(where) + 1
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
            if isinstance(top, Placement):
                args["makes"] = makings(player)
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


def preview(game: PuertoRicoGame) -> PuertoRicoPreview:
    return PuertoRicoPreview()
