"""The bots by name."""

from importlib.metadata import EntryPoint, EntryPoints
from typing import Any

import pytest

from ludoteca.bots import roster
from ludoteca.bots.random import make
from ludoteca.core.registry import game

SAN_JUAN = game("san-juan")


def test_a_bot_of_another_package_is_found_by_its_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("lucky", "ludoteca.bots.random:make", roster.GROUP)

    def installed(**selection: Any) -> EntryPoints:
        return EntryPoints([point]).select(**selection)

    monkeypatch.setattr(roster, "entry_points", installed)
    assert roster.names()[-1] == "lucky"
    assert roster.maker("lucky") is make


def test_a_bot_whose_module_is_broken_is_refused_with_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("lucky", "ludoteca.bots.nowhere:make", roster.GROUP)
    monkeypatch.setattr(roster, "entry_points", lambda **selection: EntryPoints([point]).select(**selection))
    with pytest.raises(
        roster.UnknownBot, match=r"'lucky' cannot be loaded from ludoteca\.bots\.nowhere:make: No module"
    ):
        roster.maker("lucky")


def test_an_unknown_bot_is_refused_with_those_there_are() -> None:
    with pytest.raises(roster.UnknownBot, match="no bot 'deep'; there are random"):
        roster.maker("deep")


def test_random_gives_the_same_answers_for_the_same_seed() -> None:
    def answers(seed: int) -> list[int]:
        bot, state = make(SAN_JUAN, seed), SAN_JUAN.new(3, {}, 1)
        given = []
        while state.decision is not None:
            action = bot.choose(state, state.decision.seat)
            given.append(action.code)
            state.apply(action)
        return given

    assert answers(1) == answers(1) != answers(2)
