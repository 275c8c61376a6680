"""Many positions in one call: what the buffers say is what the positions are, and each goes on as it would alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludoteca.core import registry
from ludoteca.core.batch import BROKEN_OFF, GIVE_UP, REWARDS, SEEDS, Positions, reward, reward_named, rewards
from ludoteca.core.chance import Chance, seeded
from ludoteca.core.errors import Illegal, LudotecaError
from ludoteca.core.features import features
from ludoteca.core.fingerprint import fingerprint
from ludoteca.core.protocol import State

NUMBER = 6


def kinds_of(name: str) -> list[tuple[int, dict[str, str]]]:
    game = registry.game(name)
    return [(seats, game.complete(seats, {})) for seats in game.seats]


def made(name: str, seed: int = 3, reward: int = 0, silent: bool = True, again: bool = True) -> Positions:
    positions = Positions(registry.game(name), kinds_of(name), NUMBER, reward, silent, again)
    positions.begin_all(seed)
    return positions


def row(buffer: object, at: int, width: int) -> list[int]:
    return [int(number) for number in buffer][at * width : (at + 1) * width]  # type: ignore[attr-defined] # a vec


def told(positions: Positions) -> list[object]:
    """All that is to be read."""
    buffers = (positions.numbers, positions.masks, positions.seats, positions.dones, positions.rewards, positions.kind)
    return [list(buffer) for buffer in buffers]


def until_an_end(positions: Positions, chance: Chance, watch: Callable[[int, State], None]) -> None:
    """Play until a game is over; `watch` is shown where, and its last position."""
    for _ in range(5000):
        before = list(positions.states)
        positions.answer(positions.guesses(chance))
        over = [at for at in range(NUMBER) if positions.dones[at]]
        for at in over:
            watch(at, before[at])
        if over:
            return
    raise AssertionError


@pytest.mark.parametrize("name", registry.OURS)
def test_buffers_show_the_questions(name: str) -> None:
    positions, chance = made(name), seeded(5)
    for _ in range(40):
        positions.answer(positions.guesses(chance))
    for at, state in enumerate(positions.states):
        decision = state.decision
        assert decision is not None and len(decision.actions) > 1
        assert positions.seats[at] == decision.seat
        seen = features(state, decision.seat)
        wide = positions.width
        assert row(positions.numbers, at, wide) == seen + [0] * (wide - len(seen))
        mask = row(positions.masks, at, positions.codes)
        assert [code for code, flag in enumerate(mask) if flag] == [action.code for action in decision.actions]
        assert positions.kinds[positions.kind[at]][0] == state.seats


@pytest.mark.parametrize("silent", [True, False])
def test_every_position_goes_on_as_it_would_alone(silent: bool) -> None:
    positions, chance = made("puerto-rico", silent=silent), seeded(5)
    alone = [positions.game.new(*positions.kinds[at % len(positions.kinds)], 3 * SEEDS + at) for at in range(NUMBER)]
    forced = 0
    for _ in range(30):
        for at, state in enumerate(alone):
            while silent and state.decision is not None and len(state.decision.actions) == 1:
                state.apply(state.decision.actions[0])
                forced += 1
            assert fingerprint(state) == fingerprint(positions.states[at])
        codes = positions.guesses(chance)
        for state, code in zip(alone, codes, strict=True):
            state.apply(positions.game.actions[code])
        positions.answer(codes)
    assert (forced > 0) == silent


def test_an_end_is_told_once_and_another_game_begins() -> None:
    positions, chance = made("san-juan"), seeded(1)
    seen: list[int] = []

    def watch(at: int, last: State) -> None:
        seen.append(at)
        shares = list(positions.rewards)[at * positions.most_seats : (at + 1) * positions.most_seats]
        assert last.decision is None and shares[: last.seats] == rewards(0, last)
        assert sum(shares) == pytest.approx(1)
        assert positions.states[at] is not last and positions.states[at].decision is not None

    until_an_end(positions, chance, watch)
    positions.answer(positions.guesses(chance))
    assert not any(positions.dones[at] for at in seen)
    assert not any(list(positions.rewards)[at * positions.most_seats] for at in seen)


def test_without_another_game_nobody_is_asked_there_any_more() -> None:
    positions, chance = made("venezia", again=False), seeded(1)
    until_an_end(positions, chance, lambda at, last: None)
    ended = next(at for at in range(NUMBER) if positions.seats[at] < 0)
    assert not any(row(positions.masks, ended, positions.codes) + row(positions.numbers, ended, positions.width))
    codes = positions.guesses(chance)
    assert codes[ended] == GIVE_UP
    positions.answer([12345 if at == ended else code for at, code in enumerate(codes)])
    assert positions.seats[ended] < 0 and not positions.dones[ended]
    assert not any(list(positions.rewards)[ended * positions.most_seats : (ended + 1) * positions.most_seats])


def test_a_game_that_is_given_up_brings_nothing() -> None:
    positions = made("burgundy")
    before, others = positions.states[2], [fingerprint(state) for state in positions.states]
    codes = positions.guesses(seeded(1))
    codes[2] = GIVE_UP
    positions.answer(codes)
    assert positions.states[2] is not before and fingerprint(before) == others[2]
    assert [positions.dones[at] for at in range(NUMBER)] == [0, 0, BROKEN_OFF, 0, 0, 0]
    assert not any(positions.rewards)


@pytest.mark.parametrize("again", [True, False])
def test_a_game_that_would_not_end_is_broken_off(again: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry.game("san-juan"), "longest", 30)
    positions, chance = made("san-juan", again=again), seeded(1)
    before = list(positions.states)
    while not any(positions.dones):
        positions.answer(positions.guesses(chance))
    at = list(positions.dones).index(BROKEN_OFF)
    assert before[at].decision is not None and not any(positions.rewards)
    assert (positions.states[at] is not before[at]) == again == (positions.seats[at] >= 0)


@pytest.mark.parametrize("wrong", [-2, 100_000, "impossible"])
def test_an_answer_that_is_not_possible_is_refused_before_anything_changes(wrong: int | str) -> None:
    positions = made("san-juan")
    codes = positions.guesses(seeded(1))
    mask = row(positions.masks, 4, positions.codes)
    codes[4] = wrong if isinstance(wrong, int) else mask.index(0)
    before = [fingerprint(state) for state in positions.states], told(positions)
    with pytest.raises(Illegal, match="position 4"):
        positions.answer(codes)
    assert ([fingerprint(state) for state in positions.states], told(positions)) == before
    with pytest.raises(LudotecaError, match="5 answers for 6 positions"):
        positions.answer(codes[:5])


def test_everything_follows_from_the_seed() -> None:
    one, same, other = made("burgundy"), made("burgundy"), made("burgundy", seed=4)
    for positions in (one, same, other):
        chance = seeded(9)
        for _ in range(60):
            positions.answer(positions.guesses(chance))
    assert told(one) == told(same) != told(other)
    same.begin_all(4)
    chance = seeded(9)
    for _ in range(60):
        same.answer(same.guesses(chance))
    assert told(same) == told(other)


def test_codes_of_expansions_are_there_where_one_is_played_with() -> None:
    game = registry.game("burgundy")
    plain = Positions(game, [(2, {})], 1)
    mixed = Positions(game, [(2, {}), (3, {"shields": "yes"})], 2)
    mixed.begin_all(1)
    assert plain.codes == game.plain_codes < mixed.codes == len(game.actions)
    assert plain.width < mixed.width == len(features(mixed.states[1], 0))


def test_what_is_not_a_kind_or_a_reward_is_refused() -> None:
    game = registry.game("san-juan")
    with pytest.raises(LudotecaError, match="is for 2, 3, 4 players, not 5"):
        Positions(game, [(5, {})], 1)
    with pytest.raises(LudotecaError, match="no reward 'fame'; there are win, place, margin"):
        reward_named("fame")


@pytest.mark.parametrize(
    ("kind", "brought"),
    [("win", [0.5, 0.5, 0, 0]), ("place", [5 / 6, 5 / 6, 1 / 3, 0]), ("margin", [0, 0, -3, -10])],
)
def test_what_a_game_brings(kind: str, brought: list[float]) -> None:
    scores, ranking = [30, 30, 27, 20], [1, 1, 3, 4]
    assert [reward(REWARDS.index(kind), ranking, scores, party) for party in range(4)] == pytest.approx(brought)


def test_partners_share_what_a_game_brings() -> None:
    game = registry.game("burgundy")
    positions = Positions(game, [(4, game.complete(4, {"team": "beginner"}))], NUMBER, 2)
    positions.begin_all(1)

    def watch(at: int, last: State) -> None:
        margins = list(positions.rewards)[at * 4 : at * 4 + 4]
        by_party = {last.party(seat): margins[seat] for seat in range(4)}
        assert [by_party[last.party(seat)] for seat in range(4)] == margins
        assert len(by_party) == 2 and sum(by_party.values()) == 0

    until_an_end(positions, seeded(2), watch)


def test_who_plays_alone_wins_or_loses() -> None:
    assert [reward(kind, [2], [41], 0) for kind in range(3)] == [0, 0, 41]
    assert [reward(kind, [1], [41], 0) for kind in range(3)] == [1, 1, 41]
