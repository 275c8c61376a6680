"""Notation, fingerprints, pickled actions, playing on."""

from __future__ import annotations

import copy
import pickle

import pytest

from ludoteca.core.chance import seeded
from ludoteca.core.errors import Illegal, UnknownGame
from ludoteca.core.fingerprint import fields, fingerprint, spell
from ludoteca.core.notation import find, legal, menu
from ludoteca.core.playout import advance, playout
from ludoteca.core.protocol import Decision, Event
from ludoteca.core.registry import game, interned

GAME = game("san-juan")


def test_every_answer_is_found_by_code_and_by_text() -> None:
    for action in GAME.actions:
        assert find(GAME, action.code) is action
        assert find(GAME, action.text) is action


def test_spaces_around_and_between_words_do_not_matter() -> None:
    assert find(GAME, "  role   builder ").text == "role builder"


def test_letters_do() -> None:
    with pytest.raises(Illegal, match="'Role builder' is not an answer of san-juan"):
        find(GAME, "Role builder")


def test_a_long_menu_is_cut_in_a_message() -> None:
    decision = Decision(0, "toy", GAME.actions[:20])
    assert menu(decision).endswith("and 8 more")
    with pytest.raises(Illegal, match="does not answer toy; possible: pass, library"):
        legal(GAME, decision, 100)


def test_a_pickled_or_copied_action_is_the_same_object() -> None:
    for action in GAME.actions[::17]:
        assert pickle.loads(pickle.dumps(action)) is action
        assert copy.deepcopy(action) is action
        assert copy.copy(action) is action


def test_an_action_of_unknown_data_cannot_be_unpickled() -> None:
    with pytest.raises(UnknownGame, match="no game with these data: san-juan#0"):
        interned("san-juan#0", 3)


def test_a_fingerprint_sees_every_field() -> None:
    state = GAME.new(3, {}, 5)
    advance(state, seeded(2), 40)
    plain = fingerprint(state)
    assert fingerprint(state.clone()) == plain
    for name in fields(state):
        value = getattr(state, name)
        if isinstance(value, int) and not isinstance(value, bool):
            other = state.clone()
            setattr(other, name, value + 1)
            assert fingerprint(other) != plain, name


def test_a_fingerprint_leaves_out_the_future_and_the_record() -> None:
    state = GAME.new(3, {}, 5)
    other = state.clone()
    other.chance = seeded(99)
    other.events = [Event(0, 0, 0, 0)]
    other.tail = [1]
    assert fingerprint(other) == fingerprint(state)


def test_a_position_may_not_hold_what_has_no_order() -> None:
    for thing in ({1: 2}, {1}):
        with pytest.raises(TypeError, match="a position holds lists"):
            spell(thing)


def test_playout_plays_to_the_end_and_advance_so_far() -> None:
    state = GAME.new(2, {}, 1)
    assert advance(state, seeded(1), 10) == 10
    assert state.decision is not None
    playout(state, seeded(2))
    assert state.decision is None
    assert advance(state, seeded(1), 10) == 0
