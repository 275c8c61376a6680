"""What a network reads of games with expansions: everything in its fixed place, the same for every set of options."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from ludoteca.bots.encoding import Encoding
from ludoteca.bots.expanded import KNOWN, ON, OWN, UNREAD, Expanded
from ludoteca.bots.heuristics import heuristic
from ludoteca.core import registry
from ludoteca.core.chance import seeded
from ludoteca.core.features import features, room
from ludoteca.core.pieces import slices
from ludoteca.core.playout import choose
from ludoteca.core.protocol import State
from ludoteca.train.mixes import mixed

GAME = registry.game("burgundy")
EXPANDED = Expanded(GAME)
KINDS = [mixed(GAME, seats, Random(seed)) for seed in range(4) for seats in (2, 3, 4)]


def later(seats: int, options: dict[str, str], answers: int = 90) -> State:
    """After some random answers, at a question with a choice."""
    state, dice = GAME.new(seats, options, 5), seeded(seats)
    for number in range(1000):
        decision = state.decision
        assert decision is not None
        if number >= answers and len(decision.actions) > 1:
            return state
        state.apply(choose(decision.actions, dice))
    raise AssertionError


def told(state: State) -> list[int]:
    placing = EXPANDED.placing(state)
    assert placing is not None and state.decision is not None
    into = room(EXPANDED.width)
    placing.put(state, state.decision.seat, into, 0)
    return [int(number) for number in into]


@pytest.mark.parametrize(("seats", "options"), [(3, {}), *KINDS])
def test_every_piece_is_told_in_its_place_and_what_is_off_is_zero(seats: int, options: dict[str, str]) -> None:
    state = later(seats, options)
    assert state.decision is not None
    row, known = told(state), features(state, state.decision.seat)
    mine, theirs = slices(EXPANDED.pieces), slices(state.feature_pieces())
    for piece in EXPANDED.pieces:
        found = row[mine[piece.name]]
        if piece.name == ON:
            on = [option for option in KNOWN["burgundy"] if options.get(option, "no") != "no"]
            assert [option for option, flag in zip(KNOWN["burgundy"], found, strict=True) if flag] == on
        elif piece.name not in theirs:
            assert not any(found)
        else:
            wanted = known[theirs[piece.name]][: piece.size]
            assert found == ([EXPANDED.words[word] for word in wanted] if piece.name in EXPANDED.folded else wanted)


def test_added_kinds_of_tiles_share_a_word_by_how_they_begin() -> None:
    words = next(piece.words for piece in EXPANDED.pieces if piece.name == "storage")
    plain = next(piece.words for piece in GAME.feature_pieces() if piece.name == "storage")
    assert words == (*plain, "monastery", "crane", "geese", "white", "inn", "blank", "double")
    assert EXPANDED.words[: len(plain)] == list(range(len(plain)))


def test_pieces_that_are_left_out_exist_and_names_are_not_used_twice() -> None:
    assert set(EXPANDED.option_of) >= UNREAD | OWN
    assert len(EXPANDED.places) == len(EXPANDED.pieces)


def test_a_game_against_a_target_is_not_read() -> None:
    assert EXPANDED.placing(GAME.new(1, GAME.complete(1, {"solo": "33"}), 1)) is None


def test_codes_of_expansions_share_an_answer_by_verb_and_source() -> None:
    encoding = Encoding(GAME, True, True)
    assert encoding.slots[: encoding.plain].tolist() == list(range(GAME.plain_codes))
    for code in range(encoding.plain, encoding.codes):
        action = GAME.actions[code]
        assert encoding.verbs[encoding.slots[code] - encoding.plain] == (action.verb, action.source)
    assert encoding.digest != Encoding(GAME, True).digest


def test_a_shared_answer_reads_the_best_of_its_codes() -> None:
    encoding = Encoding(GAME, True, True)
    reader = encoding.reader(heuristic(GAME))
    into = room(encoding.rows)
    several = 0
    for seats, options in KINDS:
        state = later(seats, options)
        decision = state.decision
        assert decision is not None
        reader.placing = EXPANDED.placing(state)
        reader.read(state, decision, into, 0)
        rows = np.frombuffer(memoryview(into), np.int16)
        thoughts = rows[encoding.first_code :]
        assert np.flatnonzero(thoughts).tolist() == [action.code for action in decision.actions]
        for number in range(len(encoding.verbs)):
            codes = np.flatnonzero(encoding.slots == encoding.plain + number)
            assert rows[encoding.first_shared + number] == thoughts[codes].max()
            several += int(np.count_nonzero(thoughts[codes]) > 1)
    assert several


def test_another_encoding_of_the_game_is_known_by_its_names() -> None:
    plain, both = Encoding(GAME, True).names(), Encoding(GAME, True, True).names()
    for small, large in zip(plain, both, strict=True):
        assert set(small) < set(large) and len(set(large)) == len(large)
    assert len(both[0]) == Encoding(GAME, True, True).inputs
