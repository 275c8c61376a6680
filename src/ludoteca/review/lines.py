"""How a match would most likely have gone on after an answer, as everything lay."""

from __future__ import annotations

from typing import Final

import numpy as np

from ludoteca.core.chance import apart, seeded
from ludoteca.core.protocol import Action, State

from .futures import Futures, asked
from .shape import Said
from .voices import LOTS

LONGEST: Final = 5
CALM: Final = LOTS // 3  # the same chance for every answer: the likeliest is given


def line(futures: Futures, state: State, action: Action) -> list[Said]:
    """The next answers, at most until its seat is asked again."""
    decision = state.decision
    assert decision is not None
    other = state.clone()
    other.chance = seeded(apart(action.code, "line"))
    other.apply(action)
    calm = np.full((1, futures.voice.codes), CALM, np.int64)
    found: list[Said] = []
    while len(found) < LONGEST and asked(other):
        question = other.decision
        assert question is not None
        answer = futures.voice.answer([other], calm, [0])[0][0]
        found.append(Said(question.seat, answer.text))
        if question.seat == decision.seat and question.ask == decision.ask:
            break
        other.apply(answer)
    return found
