"""Positions in NumPy arrays: the arrays are the buffers themselves, and what they hold is named."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import numpy as np
import pytest

from ludoteca.adapters.batch import Batch
from ludoteca.core import registry
from ludoteca.core.errors import BadOption, Illegal, LudotecaError
from ludoteca.core.features import features
from ludoteca.core.pieces import slices, width


@pytest.mark.parametrize("name", registry.OURS)
def test_arrays_are_filled_in_place(name: str) -> None:
    batch = Batch(name, 8, seed=4)
    kept = batch.observations, batch.masks, batch.seats
    before = batch.observations.copy()
    for _ in range(12):
        batch.step(np.array(batch.guesses()))
    assert all(now is then for now, then in zip((batch.observations, batch.masks, batch.seats), kept, strict=True))
    assert not np.array_equal(before, batch.observations)
    assert batch.observations.shape == (8, batch.width) and batch.masks.shape == (8, batch.codes)
    assert not batch.observations.flags.writeable
    for at, state in enumerate(batch.positions.states):
        assert batch.observations[at].tolist() == features(state, int(batch.seats[at]))
        assert state.decision is not None
        assert np.flatnonzero(batch.masks[at]).tolist() == [action.code for action in state.decision.actions]


def test_a_whole_game_at_a_time_tells_its_rewards() -> None:
    batch = Batch("puerto-rico", 5, players=3, reward="margin", again=False)
    brought = np.zeros((5, 3))
    while (batch.seats >= 0).any():
        batch.step(batch.guesses())
        brought[batch.dones == 1] = batch.rewards[batch.dones == 1, :3]
    scores = np.array([state.scores() for state in batch.positions.states])
    others = np.array([[max(np.delete(row, seat)) for seat in range(3)] for row in scores])
    assert np.array_equal(brought, scores - others)
    batch.reset(9)
    assert (batch.seats >= 0).all() and not batch.dones.any()


def test_kinds_are_mixed_and_their_pieces_named() -> None:
    batch = Batch("burgundy", 6, kinds=[(2, {}), (4, {"team": "beginner"}), (1, {"solo": "33"})], seed=2)
    assert batch.kinds.tolist() == [0, 1, 2, 0, 1, 2]
    for at, state in enumerate(batch.positions.states):
        pieces = batch.pieces(int(batch.kinds[at]))
        assert [piece.name for piece in pieces] == [piece.name for piece in state.feature_pieces()]
        assert not batch.observations[at, width(pieces) :].any()
        asked = slices(pieces)["asked"]
        assert batch.observations[at, asked] == 1  # who reads is asked


def test_options_are_completed_and_wrong_ones_refused() -> None:
    assert Batch("burgundy", 1, options={"team": "expert"}).positions.states[0].seats == 4
    with pytest.raises(BadOption, match="puerto-rico has no option 'weather'"):
        Batch("puerto-rico", 1, options={"weather": "fine"})
    with pytest.raises(Illegal, match="position 0: the code 1000 is no answer there"):
        Batch("venezia", 1).step([1000])


def written_and_read(batch: Batch) -> Batch:
    found: Batch = pickle.loads(pickle.dumps(batch))
    return found


@pytest.mark.parametrize("copied", [copy.deepcopy, written_and_read])
@pytest.mark.parametrize("again", [True, False])
def test_a_copy_goes_on_alike_with_arrays_of_its_own(copied: Callable[[Batch], Batch], again: bool) -> None:
    batch = Batch("venezia", 5, kinds=[(2, {}), (3, {"letter": "yes"})], reward="place", again=again, seed=3)
    while not batch.dones.any():
        batch.step(batch.guesses())
    other = copied(batch)
    kept = batch.observations.copy()
    assert same(batch, other)
    for _ in range(40):
        other.step(other.guesses())
    assert np.array_equal(batch.observations, kept) and not same(batch, other)
    for _ in range(40):
        batch.step(batch.guesses())
    assert same(batch, other)


def same(one: Batch, other: Batch) -> bool:
    arrays = ("observations", "masks", "seats", "dones", "rewards", "kinds")
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in arrays)


@pytest.mark.parametrize("number", [0, -3])
def test_no_positions_at_all_are_refused(number: int) -> None:
    with pytest.raises(LudotecaError, match=f"{number} positions"):
        Batch("venezia", number)
