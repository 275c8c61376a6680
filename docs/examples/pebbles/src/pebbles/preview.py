"""What is worth knowing before answering."""

from __future__ import annotations

from ludoteca.core.preview import Preview, Value
from ludoteca.core.protocol import Action, State

from .actions import LAY
from .table import PAIR, WORTH, Pebbles


class PebblesPreview(Preview):
    def facts(self, state: State, action: Action) -> dict[str, Value]:
        """The points a pebble brings by cause, and whether the next wave could take it."""
        assert isinstance(state, Pebbles) and state.decision is not None
        if action.code < LAY:
            return {}
        kind = action.code - LAY
        there = state.beaches[state.decision.seat][kind]
        return {"beach": WORTH[kind], "pairs": PAIR * (there % 2), "alone": there == 0 and state.rough}
