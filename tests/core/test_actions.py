"""What an action means, and the lists by which rules find it."""

from __future__ import annotations

import pickle

import pytest

from ludoteca.core import registry
from ludoteca.core.actions import ActionTable
from ludoteca.core.protocol import NOTHING, Action, list_by_verb

TAKE, LOAD, STOP, KINDS = 0, 2, 6, ("corn", "sugar")


def written() -> list[Action]:
    table = ActionTable("toy#")
    table.each(TAKE, "take", "row", KINDS)
    for thing, kind in enumerate(KINDS):
        for ship in range(2):
            table.add(LOAD, f"load {kind} {ship}", source=ship, thing=thing)
    table.add(STOP, "stop", closes=True)
    table.add(TAKE, "take quarry", thing=3)
    return table.actions


def test_codes_count_up_and_a_verb_is_numbered_by_its_first_code() -> None:
    actions = written()
    assert [action.code for action in actions] == list(range(8))
    assert [(action.verb, action.source, action.thing) for action in actions[:4]] == [
        (TAKE, -1, 0), (TAKE, -1, 1), (LOAD, 0, 0), (LOAD, 1, 0),
    ]  # fmt: skip
    assert (actions[STOP].source, actions[STOP].thing, actions[STOP].closes) == (-1, -1, True)


def test_a_block_that_has_moved_is_refused() -> None:
    table = ActionTable("toy#")
    with pytest.raises(ValueError, match="'pass' has code 0: its verb is numbered 1"):
        table.add(1, "pass")


def test_lists_by_verb_go_by_source_and_thing_wherever_the_code_lies() -> None:
    by_verb = list_by_verb(written())
    texts = [[action.text for action in actions] for actions in by_verb]
    assert texts[TAKE] == ["take corn", "take sugar", "", "take quarry"]
    assert by_verb[TAKE][2] is NOTHING
    assert texts[LOAD] == ["load corn 0", "load sugar 0", "load corn 1", "load sugar 1"]
    assert texts[STOP] == ["stop"]
    assert texts[1] == texts[3] == []


def test_every_action_of_our_games_is_found_by_what_it_means() -> None:
    for name in registry.OURS:
        game = registry.game(name)
        found = [action.code for actions in game.by_verb for action in actions if action is not NOTHING]
        assert sorted(found) == list(range(len(game.actions))), name
        assert all(game.actions[action.verb].verb == action.verb for action in game.actions)


def test_the_meaning_survives_a_pickle() -> None:
    action = registry.game("burgundy").actions[70]
    assert pickle.loads(pickle.dumps(action)) is action
    assert (action.text, action.source, action.thing) == ("take d2 1.3", 1, 2)
