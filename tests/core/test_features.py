"""Positions as numbers: they lie where the declared pieces say, in the buffer that the caller gives."""

from __future__ import annotations

import pytest

from ludoteca.core import registry
from ludoteca.core.chance import seeded
from ludoteca.core.features import features, place_of, put_flags, put_list, put_picks, room
from ludoteca.core.pieces import PLACES, Piece, slices, width
from ludoteca.core.playout import choose
from ludoteca.core.protocol import PUBLIC, State

GUARD = 12345
GUARDS = 3


def some_positions(name: str) -> list[State]:
    """Positions of one random game for each number of players, the last one over."""
    found = []
    game = registry.game(name)
    for seats in game.seats:
        state, dice, number = game.new(seats, game.complete(seats, {}), 4), seeded(seats), 0
        while state.decision is not None:
            if number % 9 == 0:
                found.append(state.clone())
            state.apply(choose(state.decision.actions, dice))
            number += 1
        found.append(state)
    return found


@pytest.mark.parametrize("name", registry.OURS)
def test_every_number_is_written_and_none_beside(name: str) -> None:
    game = registry.game(name)
    for state in some_positions(name):
        length = width(state.feature_pieces())
        dirty = room(length + 2 * GUARDS)
        for seat in (*range(state.seats), PUBLIC):
            for place in range(length + 2 * GUARDS):
                dirty[place] = GUARD
            game.features(state, seat, dirty, GUARDS)
            written = [int(number) for number in dirty]
            assert written[:GUARDS] == written[-GUARDS:] == [GUARD] * GUARDS
            assert GUARD not in written[GUARDS:-GUARDS]
            assert written[GUARDS:-GUARDS] == features(state, seat)


@pytest.mark.parametrize("name", registry.OURS)
def test_an_index_names_a_word_and_a_number_stays_near_what_is_declared(name: str) -> None:
    for state in some_positions(name):
        pieces = state.feature_pieces()
        for seat in range(state.seats):
            numbers = features(state, seat)
            for piece, at in zip(pieces, slices(pieces).values(), strict=True):
                least, most = min(numbers[at]), max(numbers[at])
                if piece.words:
                    assert least >= 0 and most < len(piece.words), piece
                else:
                    assert least >= -20 and most <= 8 * piece.most, (piece, most)


@pytest.mark.parametrize("name", registry.OURS)
def test_pieces_have_names_of_their_own(name: str) -> None:
    pieces = registry.game(name).feature_pieces()
    assert len({piece.name for piece in pieces}) == len(pieces)
    assert all(piece.size > 0 and piece.most > 0 for piece in pieces)
    last = slices(pieces)[pieces[-1].name]
    assert last.stop == width(pieces)


@pytest.mark.parametrize("name", registry.OURS)
def test_who_is_asked_reads_that_it_is_he(name: str) -> None:
    for state in some_positions(name):
        asked = slices(state.feature_pieces())["asked"].start
        decision = state.decision
        if decision is None:
            assert features(state, 0)[asked] == PLACES.index("nobody")
            continue
        assert features(state, decision.seat)[asked] == PLACES.index("self")
        for other in range(state.seats):
            assert (features(state, other)[asked] == PLACES.index("self")) == (other == decision.seat)


def test_picks_are_due_to_the_asked_seat_alone() -> None:
    state, dice = registry.game("san-juan").new(3, {}, 2), seeded(3)
    while state.decision is not None and state.decision.least < 2:
        state.apply(choose(state.decision.actions, dice))
    decision = state.decision
    assert decision is not None
    for seat in range(3):
        into = room(2)
        assert put_picks(into, 0, state, seat) == 2
        due = [decision.least, decision.most] if seat == decision.seat else [0, 0]
        assert list(into) == due


def test_writers_give_the_place_behind() -> None:
    into = room(6)
    assert put_list(into, 1, [4, -1], 1) == 3
    assert put_flags(into, 3, 0b101, 3) == 6
    assert list(into) == [0, 5, 0, 1, 0, 1]
    with pytest.raises(IndexError):
        put_list(into, 5, [1, 2])


def test_a_buffer_is_read_in_place() -> None:
    into = room(3)
    seen = memoryview(into)
    into[1] = 7
    assert seen.format == "h" and seen.tolist() == [0, 7, 0]


def test_places_are_counted_from_the_reader_on() -> None:
    assert [place_of(party, 1, 3) for party in (1, 2, 0, -1)] == [1, 2, 3, 0]


def test_a_piece_of_words_is_as_large_as_its_last_word() -> None:
    assert Piece("die", 2, words=("none", "1", "2")).most == 2
