"""One seat learns, bots sit in the others: only the learner is asked, and bots are shown what they can know."""

from __future__ import annotations

import pytest

from ludoteca.adapters.against import SOMEWHERE, Against
from ludoteca.core import registry
from ludoteca.core.batch import GIVE_UP
from ludoteca.core.chance import seeded
from ludoteca.core.errors import LudotecaError
from ludoteca.core.features import features
from ludoteca.core.protocol import Action, State

NUMBER = 4


def made(
    seats: int = 3, seat: int = SOMEWHERE, again: bool = True, opponents: str | tuple[str, ...] = ("random",)
) -> Against:
    positions = Against(registry.game("san-juan"), [(seats, {})], NUMBER, opponents, seat, 0, again)
    positions.begin_all(5)
    return positions


def test_only_the_learner_is_asked() -> None:
    positions, chance = made(), seeded(1)
    for _ in range(60):
        positions.answer(positions.guesses(chance))
        assert [int(seat) for seat in positions.seats] == positions.learners
    assert len(set(positions.learners)) > 1
    fixed = made(seat=2)
    assert fixed.learners == [2] * NUMBER


def test_opponents_sit_from_the_learner_on() -> None:
    positions = made(4, 1, opponents=("greedy", "random"))
    assert [player.name for player in positions.players[0]] == ["greedy", "random", "greedy", "random"]


def test_an_opponent_is_never_shown_the_true_position() -> None:
    seen: list[State] = []

    def spy(state: State, seat: int) -> Action:
        assert state.decision is not None and state.decision.seat == seat
        seen.append(state)
        return state.decision.actions[0]

    positions = Against(registry.game("san-juan"), [(2, {})], 1, [spy], 0)
    positions.begin_all(1)
    for _ in range(20):
        positions.answer(positions.guesses(seeded(3)))
    assert seen and all(state is not positions.states[0] for state in seen)


def test_the_last_position_and_what_it_brought_are_kept() -> None:
    positions, chance = made(again=False), seeded(2)
    while any(seat >= 0 for seat in positions.seats):
        positions.answer(positions.guesses(chance))
    for at, state in enumerate(positions.states):
        learner, wide = positions.learners[at], positions.width
        share = 1 / state.ranking().count(1) if state.ranking()[learner] == 1 else 0
        assert positions.won[at] == share
        assert positions.ended[at] == (learner, learner, state.scores(), state.ranking())
        last = [int(number) for number in positions.lasts][at * wide : (at + 1) * wide]
        assert last == features(state, learner)


def test_what_is_not_possible_is_given_up() -> None:
    positions = made()
    codes = positions.guesses(seeded(1))
    good = codes[0]
    codes[1], codes[3] = -7, next(code for code in range(positions.codes) if not positions.allowed(3, code))
    mended, wrong = positions.mended(codes)
    assert wrong == [False, True, False, True]
    assert mended == [good, GIVE_UP, codes[2], GIVE_UP]
    positions.answer(mended)
    assert [int(done) for done in positions.dones] == [0, 2, 0, 2] and positions.won[1] == 0


def test_chairs_that_are_not_there_and_nobody_in_them_are_refused() -> None:
    with pytest.raises(LudotecaError, match="no seat 2: there are 0 to 1"):
        made(2, 2)
    with pytest.raises(LudotecaError, match="name at least one bot"):
        made(opponents=())
    with pytest.raises(LudotecaError, match="3 opponents, but 2 other seats"):
        made(3, opponents=("random", "greedy", "random"))
    with pytest.raises(LudotecaError, match="2 opponents, but 0 other seats"):
        Against(registry.game("burgundy"), [(1, {"solo": "33"})], 1, ("random", "greedy"))
    with pytest.raises(LudotecaError, match="opponents are names of bots, bots or functions, not None"):
        made(opponents=None)  # type: ignore[arg-type] # from outside
    with pytest.raises(LudotecaError, match="the learner's seat is a whole number, not None"):
        made(seat=None)  # type: ignore[arg-type] # from outside


def test_one_alone_sits_in_all_the_other_chairs() -> None:
    positions = made(3, 0, opponents="greedy")
    assert [player.name for player in positions.players[0]] == ["random", "greedy", "greedy"]


def test_who_plays_alone_needs_nobody() -> None:
    game = registry.game("burgundy")
    for opponents in ((), "random"):  # one bot is what environments have where nobody says who
        positions = Against(game, [(1, game.complete(1, {}))], 1, opponents)
        positions.begin_all(1)
        assert positions.learners == [0] and positions.seats[0] == 0


def test_partners_win_together() -> None:
    game = registry.game("burgundy")
    positions = Against(game, [(4, game.complete(4, {"team": "beginner"}))], NUMBER, "random", again=False)
    positions.begin_all(3)
    chance = seeded(4)
    while any(seat >= 0 for seat in positions.seats):
        positions.answer(positions.guesses(chance))
    assert len(set(positions.learners)) > 1
    for at, state in enumerate(positions.states):
        ended = positions.ended[at]
        assert ended.seat == positions.learners[at] and ended.party == state.party(ended.seat)
        assert len(ended.ranking) == 2 and (positions.won[at] > 0) == (ended.ranking[ended.party] == 1)
