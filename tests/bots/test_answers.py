"""What a first bot does wrong is answered with its name, what it was asked and what it has to give."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca import Bot
from ludoteca.core.protocol import NOTHING, Action, State
from ludoteca.core.registry import game

WANTED = "it has to give one of state.decision.actions, or its code or text"
FORGED = Action(ludoteca.game("san-juan").actions[4].home, 4, "role builder")


class Says(Bot):
    def __init__(self, said: Any) -> None:
        self.said = said

    def choose(self, state: State, seat: int) -> Action:
        answer: Action = self.said
        return answer


class Silent(Bot):
    pass


def refused(player: Any) -> str:
    with pytest.raises(ludoteca.LudotecaError) as found:
        ludoteca.play("san-juan", [player, "random"], seed=1)
    said = str(found.value)
    assert "\n" not in said
    return said


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (None, f"answered None to round.pick: nothing was returned; {WANTED}"),
        ("foo", "answered 'foo' to round.pick: 'foo' is not an answer of san-juan"),
        (-1, "answered -1 to round.pick: san-juan has no action code -1; codes go from 0 to 335"),
        (True, "answered True to round.pick: True is not an answer; answers are codes or texts"),
        (1.5, "answered 1.5 to round.pick: 1.5 is not an answer"),
        ("build smithy", "answered 'build smithy' to round.pick: 'build smithy' does not answer round.pick; possible:"),
        (game("venezia").actions[0], "is an action of venezia#"),
        (FORGED, "'role builder', code 4, was made by hand and is no action of any game; take one of"),
        (NOTHING, "NOTHING"),
    ],
)
def test_an_answer_that_is_none_is_named_with_the_bot(given: Any, said: str) -> None:
    for player, name in ((lambda state, seat: given, "<lambda>"), (Says(given), "Says")):
        heard = refused(player)
        assert heard.startswith(f"bot '{name}' in a match with seed 1 answered ") and said in heard


@pytest.mark.parametrize(
    ("player", "said"),
    [
        (Silent(), "bot 'Silent' has no method choose(self, state, seat)"),
        (Says, "Says is a class: give one that is made of it, as Says(...)"),
        (3, "3 cannot play: name a bot"),
    ],
)
def test_who_cannot_answer_is_refused_before_the_match(player: Any, said: str) -> None:
    assert said in refused(player)


def test_a_bot_may_give_the_code_or_the_text_of_an_answer() -> None:
    class First(Bot):
        def choose(self, state: State, seat: int) -> Any:
            assert state.decision is not None
            action = state.decision.actions[0]
            return (action.code, action.text, np.int64(action.code), action)[state.turn % 4]

    assert ludoteca.play("san-juan", [First(), "random"], seed=1).over


def test_what_goes_wrong_inside_a_bot_is_told_as_it_is() -> None:
    def broken(state: State, seat: int) -> Action:
        raise KeyError("plan")

    with pytest.raises(KeyError, match=re.escape("plan")):
        ludoteca.play("san-juan", [broken, "random"], seed=1)
