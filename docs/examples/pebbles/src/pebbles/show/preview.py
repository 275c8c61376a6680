"""What is worth knowing before answering."""

from __future__ import annotations

from ludoteca.core.preview import Preview, Value
from ludoteca.core.protocol import Action, Game

from ..actions import LAY
from ..position import KINDS, PAIR, WORTH, Pebbles


class PebblesPreview(Preview[Pebbles]):
    words = {"pebble": KINDS}

    def facts(self, s: Pebbles, action: Action) -> dict[str, Value]:
        """The points a pebble brings by cause, and whether the next wave could take it."""
        assert s.decision is not None
        if action.code < LAY:
            return {}
        kind = action.code - LAY
        there = s.beaches[s.decision.seat][kind]
        return {"beach": WORTH[kind], "pairs": PAIR * (there % 2), "alone": there == 0 and s.rough}


def preview(game: Game) -> PebblesPreview:
    return PebblesPreview()
