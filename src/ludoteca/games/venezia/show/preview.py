"""What the table shows before an answer: the question, the facts of each answer, reasons, a suggestion."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.core.fields import SEAT, SEATS, Kind
from ludoteca.core.preview import Preview, Question

from ..board import Board
from ..data import KIND_IDS
from ..meta import VeneziaGame
from ..phases.building import Building
from ..phases.drain import Drain
from ..phases.draw import Take
from ..phases.excess import Excess
from ..phases.gold import Exchange
from ..player import worth
from ..position import CAUSES, Venezia
from .facts import payment


class VeneziaPreview(Preview[Venezia]):
    kinds: Mapping[str, Kind] = {"master": SEAT, "chooser": SEAT, "pawn": SEAT, "jumps": SEATS}

    def __init__(self, board: Board) -> None:
        self.words = {
            "card": KIND_IDS,
            "cause": CAUSES,
            "hex": board.hexes,
            "quarter": board.names,
            "site": board.site_ids,
        }

    def question(self, s: Venezia) -> Question:
        question = super().question(s)
        top = s.stack[-1] if s.stack else None
        if isinstance(top, Building):
            question["args"] = {"card": KIND_IDS[top.kind], "seat": top.active, "master": top.master}
            if top.site >= 0:
                question["args"]["site"] = s.board.site_ids[top.site]
                question["args"]["points"] = top.value
        elif isinstance(top, Take):
            question["args"] = {"due": top.due, "card": KIND_IDS[top.shown]}
        elif isinstance(top, Excess):
            question["args"] = {"due": top.least}
        elif isinstance(top, Exchange):
            paid = worth(s.players[top.seat].paid)
            most = paid + worth(s.players[top.seat].tokens)
            question["args"] = {"brings": [payment(s, top.seat, gold) for gold in range(paid, most + 1)]}
        elif isinstance(top, Drain) and s.decision is not None:
            question["args"] = {"most": s.decision.most}
        return question


def preview(game: VeneziaGame) -> VeneziaPreview:
    return VeneziaPreview(game.board)
