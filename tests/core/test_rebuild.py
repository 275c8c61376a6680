"""A match rebuilt from its record at any moment goes on as the one that was never interrupted."""

from __future__ import annotations

import random

import pytest

from ludoteca.core import registry
from ludoteca.core.errors import LudotecaError
from ludoteca.core.fingerprint import fingerprint
from ludoteca.core.match import Match
from ludoteca.core.record import extend, from_record
from ludoteca.core.rows import BOT, PERSON, Row


def early_answers(match: Match, dice: random.Random) -> None:
    """Let some seats answer before their turn, where they can."""
    for seat in range(match.seats):
        question = match.early_question(seat)
        if question is None:
            continue
        decision, pool = question
        answers = list(pool) or list(decision.actions)
        dice.shuffle(answers)
        closing = [action for action in decision.actions if action.closes]
        wanted = dice.randint(decision.least, max(decision.least, min(decision.most, len(answers))))
        chosen = [action.code for action in answers[:wanted]]
        if wanted < decision.most and closing:
            chosen.append(closing[0].code)
        try:
            match.early(seat, chosen)
        except LudotecaError:
            continue


def wild_step(match: Match, dice: random.Random) -> None:
    """Something a table may do: mostly answers, now and then an undo, a leaver, somebody who comes back."""
    decision = match.decision
    assert decision is not None
    roll = dice.random()
    seat = dice.randrange(match.seats)
    if roll < 0.06 and match.line:
        match.undo(decision.seat, dice.choice(match.line[-12:]).number, match.voices())
    elif roll < 0.08:
        match.leave(seat)
    elif roll < 0.085:
        match.resign(seat)
    elif roll < 0.10:
        match.take(seat, dice.choice((PERSON, BOT)))
    elif roll < 0.40:
        early_answers(match, dice)
    else:
        match.play(dice.choice(decision.actions).code)


def state_of(match: Match) -> tuple[object, ...]:
    line = [(step.row, step.turn, step.forced, step.fixed, step.secret, step.tail) for step in match.line]
    who = match.control, match.voices()
    return fingerprint(match.state), match.rows, match.waiting, who, line, match.state.chance.state


@pytest.mark.parametrize("name", registry.OURS)
@pytest.mark.parametrize("seed", range(2))
def test_a_match_rebuilt_at_any_row_is_the_same_match(name: str, seed: int) -> None:
    game = registry.game(name)
    dice = random.Random(seed)
    options = {option.name: dice.choice(option.values) for option in game.options} if seed else {}
    try:
        live = Match(game, dice.choice(game.seats), options, seed)
    except LudotecaError:
        live = Match(game, dice.choice([seats for seats in game.seats if game.fits(seats, {})]), {}, seed)
    follower = from_record(live.record(), lambda _: game)
    for step in range(400):
        if live.over:
            break
        before = len(live.rows)
        try:
            wild_step(live, dice)
        except LudotecaError:
            assert len(live.rows) == before
        extend(follower, live.rows[before:])
        assert state_of(follower) == state_of(live), f"{name} seed {seed} step {step} rows {before}"
        if step % 50 == 0:
            again = from_record(live.record(), lambda _: game)
            assert state_of(again) == state_of(live), f"{name} seed {seed} step {step}"


def test_an_early_answer_that_no_longer_fits_is_dropped_for_good() -> None:
    """Also in a match rebuilt between its turn and the next question of the same kind."""
    match = Match(registry.game("san-juan"), 2, {}, 1)
    asked = match.decision
    assert asked is not None
    other = 1 - asked.seat
    early = Row("early", other, "pass", ask="some.other.question")
    match._append(early)
    match.waiting[other] = early
    follower = Match(match.game, 2, {}, 1)
    follower._append(early)
    follower.waiting[other] = early
    while match.decision is not None and match.decision.seat == asked.seat:
        before = len(match.rows)
        match.play(match.decision.actions[0].code)
        extend(follower, match.rows[before:])
    assert match.waiting == {} and follower.waiting == {}


def test_an_answer_still_fits_after_somebody_else_answered_early() -> None:
    """And the same answer sent again is acknowledged, though its row is another one now."""
    match = Match(registry.game("san-juan"), 2, {}, 1)
    decision = match.decision
    assert decision is not None
    other = 1 - decision.seat
    match.take(other, BOT)
    code = decision.actions[0].code
    first = match.play(code, decision.seat, 0)
    assert match.rows[1] is first
    assert match.play(code, decision.seat, 0) is first
    assert len(match.rows) == 2
