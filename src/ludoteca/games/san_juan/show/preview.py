"""What the table shows before an answer: the question, what each answer means, reasons for what is not possible."""

from __future__ import annotations

from ludoteca.core.preview import Preview, Question, Value
from ludoteca.core.protocol import EventKind
from ludoteca.core.reader import EventView

from ..data import EVENT_IDS, GOOD_IDS, ROLE_IDS
from ..meta import SanJuanGame
from ..phases.builder import Construction
from ..phases.functions import Goods
from ..phases.hand import Change, Keep, Toss
from ..phases.pay import Pay
from ..position import SanJuan


class SanJuanPreview(Preview[SanJuan]):
    def __init__(self, game: SanJuanGame) -> None:
        self.cards = game.cards
        self.words = {
            "card": game.cards.ids,
            "event": EVENT_IDS,
            "plant": GOOD_IDS,
            "role": ROLE_IDS,
        }

    def named(self, kind: EventKind, happened: EventView) -> EventView:
        """A price tile is told by its prices."""
        named = super().named(kind, happened)
        tile = named.get("tile")
        if isinstance(tile, int):
            named.update(zip(GOOD_IDS, self.cards.tiles[tile], strict=True))
        return named

    def question(self, s: SanJuan) -> Question:
        question = super().question(s)
        top = s.stack[-1] if s.stack else None
        if isinstance(top, Pay):
            question["args"] = {"due": top.due, **self.raised(s)}
        elif isinstance(top, Construction):
            question["args"] = {"card": self.cards.ids[top.kind]}
        elif isinstance(top, Toss | Keep | Change):
            question["args"] = {"least": top.least, "most": top.most}
        elif isinstance(top, Goods) and s.decision is not None:
            question["args"] = {"least": s.decision.least, "most": s.decision.most}
        return question

    def raised(self, s: SanJuan) -> dict[str, Value]:
        """The building that is paid for: it stands already."""
        below = s.stack[-2] if len(s.stack) > 1 else None
        return {"card": self.cards.ids[below.kind]} if isinstance(below, Construction) else {}


def preview(game: SanJuanGame) -> SanJuanPreview:
    return SanJuanPreview(game)
