"""Many games side by side: every table shows the question it is at, tells what a game brought, and follows from its
seed. What needs PyTorch is not tested here."""

from __future__ import annotations

import pytest

from ludoteca.bots.counsel import FAR, STEP
from ludoteca.bots.encoding import Encoding
from ludoteca.bots.expanded import Expanded
from ludoteca.bots.heuristics import heuristic
from ludoteca.core import registry
from ludoteca.core.features import features, room
from ludoteca.core.protocol import State
from ludoteca.train.mixes import Kind, mixed_kinds, plain_kinds
from ludoteca.train.tables import ASKED, ENDED, GUEST, GUESTS, INFO, MOST_SEATS, REWARDS, RIVAL, SEATS, WHOLE, Tables

NUMBER = 6


def made(name: str, league: int = 2, seed: int = 3, counsel: bool = False, rivals: int = 0, stagger: int = 0) -> Tables:
    game = registry.game(name)
    counts = [seats for seats in game.seats if game.fits(seats, {})]
    return Tables(game, plain_kinds(counts), NUMBER, league, 8.0, seed, heuristic(game), counsel, rivals, stagger)


def told(tables: Tables, at: int) -> list[int]:
    return [int(number) for number in tables.info][at * INFO : (at + 1) * INFO]


def answers(tables: Tables, step: int) -> list[int]:
    """Some answer at each table."""
    found = []
    for at, state in enumerate(tables.states):
        assert state.decision is not None
        found.append(state.decision.actions[(step * 7 + at) % len(state.decision.actions)].code)
    return found


@pytest.mark.parametrize("name", registry.OURS)
def test_a_table_shows_the_question_it_is_at(name: str) -> None:
    tables = made(name)
    for step in range(25):
        tables.answer(answers(tables, step))
    numbers = [int(number) for number in tables.numbers]
    masks = [int(flag) for flag in tables.masks]
    for at, state in enumerate(tables.states):
        decision = state.decision
        assert decision is not None and len(decision.actions) > 1
        assert told(tables, at)[: GUEST + 1] == [
            decision.seat, state.seats, tables.guests[at] >> decision.seat & 1,
        ]  # fmt: skip
        assert numbers[at * tables.width : (at + 1) * tables.width] == features(state, decision.seat)
        allowed = [code for code in range(tables.codes) if masks[at * tables.codes + code]]
        assert allowed == [action.code for action in decision.actions]


def test_the_end_of_a_game_is_told_once_with_what_it_brought() -> None:
    tables = made("puerto-rico", league=3)
    ended = 0
    for step in range(400):
        before = [(state, state.seats) for state in tables.states]
        guests = list(tables.guests)
        tables.answer(answers(tables, step))
        for at, (state, seats) in enumerate(before):
            info = told(tables, at)
            over = state is not tables.states[at]
            assert info[ENDED] == (seats if over else 0)
            if over:
                ended += 1
                rewards = info[REWARDS : REWARDS + seats]
                places = state.ranking()
                assert all(0 <= reward <= WHOLE for reward in rewards)
                assert rewards[places.index(1)] == max(rewards) > 0.4 * WHOLE
                assert info[GUESTS] == guests[at]
    assert ended > 0


def test_earlier_selves_sit_at_the_last_tables_with_the_learner() -> None:
    tables = made("san-juan", league=2)
    assert tables.guests[: NUMBER - 2] == [0] * (NUMBER - 2)
    for at in (NUMBER - 2, NUMBER - 1):
        everybody = (1 << tables.states[at].seats) - 1
        assert 0 < tables.guests[at] < everybody


def test_tables_follow_from_their_seed() -> None:
    one, same, other = made("venezia"), made("venezia"), made("venezia", seed=4)
    for step in range(30):
        for tables in (one, same, other):
            tables.answer(answers(tables, step))
    assert list(one.numbers) == list(same.numbers) and list(one.info) == list(same.info)
    assert list(one.numbers) != list(other.numbers)


@pytest.mark.parametrize("name", registry.OURS)
def test_counsel_follows_the_features(name: str) -> None:
    tables = made(name, counsel=True)
    for step in range(25):
        tables.answer(answers(tables, step))
    numbers = [int(number) for number in tables.numbers]
    for at, state in enumerate(tables.states):
        decision = state.decision
        assert decision is not None
        row = numbers[at * tables.width : (at + 1) * tables.width]
        assert row[: tables.features] == features(state, decision.seat)
        codes = row[tables.features : tables.features + tables.codes]
        weights = tables.heuristic.weigh(state, decision)
        allowed = {action.code: weight for action, weight in zip(decision.actions, weights, strict=True)}
        for code, told in enumerate(codes):
            assert abs(told - max(-FAR, min(FAR, allowed.get(code, 0.0) * STEP))) < 0.501
        leads = row[tables.features + tables.codes :]
        assert len(leads) == tables.most_seats and leads[state.seats :] == [0] * (tables.most_seats - state.seats)
        value = tables.heuristic.value(state)
        mine = state.party(decision.seat)
        lead = value[mine] - max(points for party, points in enumerate(value) if party != mine)
        assert abs(leads[0] - lead) < 0.501


def test_the_heuristic_answers_at_once_where_it_is_a_rival() -> None:
    tables = made("burgundy", league=1, rivals=3)
    assert [tables.with_rivals(at) for at in range(NUMBER)] == [False, False, True, True, True, False]
    ended = 0
    for step in range(300):
        guests = list(tables.guests)
        tables.answer(answers(tables, step))
        for at in range(2, 5):
            info = told(tables, at)
            assert not tables.guests[at] >> info[ASKED] & 1 and not info[GUEST]
            if info[ENDED]:
                ended += 1
                assert info[GUESTS] == guests[at] + RIVAL
    assert ended > 0


def test_tables_begin_anywhere_in_a_game_and_still_follow_from_their_seed() -> None:
    one, same = made("burgundy", stagger=200), made("burgundy", stagger=200)
    assert list(one.numbers) == list(same.numbers)
    assert len({tuple(features(state, -1)) for state in one.states}) == NUMBER
    assert max(sum(state.scores()) for state in one.states) > 20 > min(sum(state.scores()) for state in one.states)


def with_expansions(kinds: list[Kind]) -> Tables:
    game = registry.game("burgundy")
    return Tables(game, kinds, NUMBER, 2, 25.0, 3, heuristic(game), True, 1, expanded=Expanded(game))


def test_a_table_with_expansions_shows_everything_in_its_place() -> None:
    game = registry.game("burgundy")
    tables = with_expansions(mixed_kinds(game, [2, 3, 4], 0.7, NUMBER, 5))
    reader = Encoding(game, True, True).reader(tables.heuristic)
    into = room(int(reader.rows))
    for step in range(60):
        tables.answer(answers(tables, step))
    numbers = [int(number) for number in tables.numbers]
    masks = [int(flag) for flag in tables.masks]
    for at, state in enumerate(tables.states):
        decision = state.decision
        assert decision is not None
        reader.placing = tables.placings[at]
        reader.read(state, decision, into, 0)
        assert numbers[at * tables.width : (at + 1) * tables.width] == [int(number) for number in reader.seen]
        allowed = [code for code in range(tables.codes) if masks[at * tables.codes + code]]
        assert allowed == [action.code for action in decision.actions]


def first_end(tables: Tables) -> tuple[State, list[int]]:
    """The first game that is over, and what it brought each seat."""
    for step in range(600):
        before = list(tables.states)
        tables.answer(answers(tables, step))
        for at, state in enumerate(before):
            if state is not tables.states[at]:
                return state, told(tables, at)[REWARDS : REWARDS + state.seats]
    raise AssertionError


def test_partners_share_what_a_game_brings() -> None:
    tables = with_expansions([(4, registry.game("burgundy").complete(4, {"team": "beginner"}))])
    state, rewards = first_end(tables)
    by_party = dict(zip([state.party(seat) for seat in range(4)], rewards, strict=True))
    assert [by_party[state.party(seat)] for seat in range(4)] == rewards
    assert len(by_party) == 2 and by_party[state.ranking().index(1)] == max(rewards)


def test_who_plays_alone_against_a_rival_has_no_guest_and_can_lose() -> None:
    tables = with_expansions([(1, registry.game("burgundy").complete(1, {"chateau": "hard"}))])
    assert tables.guests == [0] * NUMBER
    state, rewards = first_end(tables)
    assert (rewards[0] < 0.4 * WHOLE) == (state.ranking()[0] > 1)


def test_options_that_a_network_does_not_read_are_no_tables() -> None:
    game = registry.game("burgundy")
    with pytest.raises(AssertionError):
        with_expansions([(1, game.complete(1, {"solo": "33"}))])


def test_numbers_of_players_take_turns() -> None:
    tables = made("puerto-rico")
    assert [told(tables, at)[SEATS] for at in range(NUMBER)] == [2, 3, 4, 5, 2, 3]
    assert all(0 <= told(tables, at)[ASKED] < told(tables, at)[SEATS] <= MOST_SEATS for at in range(NUMBER))
