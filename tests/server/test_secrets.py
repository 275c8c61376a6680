"""What a seat receives does not depend on what it cannot know: the same bytes when the match is re-dealt for it."""

from __future__ import annotations

import copy
import random

import msgspec
import pytest
from tests.core.test_rebuild import early_answers

from ludoteca.core import registry
from ludoteca.core.errors import LudotecaError
from ludoteca.core.match import Match
from ludoteca.core.protocol import PUBLIC, Game
from ludoteca.server import wire
from ludoteca.server.matches import render

TABLES = [(name, seats) for name in registry.OURS for seats in registry.game(name).seats]


def redealt(match: Match, seat: int, seed: int) -> Match:
    """The same match with everything dealt anew that `seat` cannot know."""
    twin = copy.copy(match)
    twin.state = match.state.determinize(seat, seed)
    return twin


def sent(match: Match, seat: int, since: int, fresh: bool) -> bytes:
    """What the server sends to a seat, or to a spectator."""
    seats = [] if seat == PUBLIC else [seat]
    return msgspec.json.encode(render.update(match, seats, since, fresh, None, None))


def options(game: Game, dice: random.Random, seats: int) -> dict[str, str]:
    chosen = {option.name: dice.choice(option.values) for option in game.options}
    try:
        return game.settle(seats, chosen)
    except LudotecaError:
        return game.complete(seats, {})


def whole_game(name: str, seats: int, seed: int, every: int) -> None:
    game, dice = registry.game(name), random.Random(seed)
    match = Match(game, seats, options(game, dice, seats) if seed else game.complete(seats, {}), seed)
    step = before = 0
    while not match.over:
        since, before = before, len(match.rows)
        if step % every == seed % every:
            for seat in (*range(seats), PUBLIC):
                twin = redealt(match, seat, dice.getrandbits(30))
                fresh = step % (20 * every) == 0
                one, two = sent(match, seat, since, fresh), sent(twin, seat, since, fresh)
                assert one == two, f"{name} {seats} players seed {seed} step {step} seat {seat}"
        if dice.random() < 0.1:
            early_answers(match, dice)
        assert match.decision is not None
        match.now = float(step)
        match.play(dice.choice(match.decision.actions).code)
        step += 1


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_seat_receives_the_same_bytes_when_the_match_is_redealt_for_it(name: str, seats: int) -> None:
    whole_game(name, seats, seed=1, every=3)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("seed", range(6))
def test_the_same_over_many_games_at_every_step(name: str, seats: int, seed: int) -> None:
    whole_game(name, seats, seed, every=1)


def some_match(seed: int = 2, plays: int = 60) -> Match:
    match = Match(registry.game("san-juan"), 3, {}, seed)
    dice = random.Random(seed)
    for _ in range(plays):
        assert match.decision is not None
        match.play(dice.choice(match.decision.actions).code)
    return match


def test_only_the_asked_seat_gets_a_menu() -> None:
    match = some_match()
    decision = match.decision
    assert decision is not None
    for reader in (PUBLIC, 0, 1, 2):
        question = render.question(match.state, reader)
        assert isinstance(question, wire.Question)
        assert (question.menu is not None) == (reader == decision.seat)
