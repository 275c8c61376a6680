"""Why matches between people draw from another generator: this one is known to an onlooker after a few rounds.

Nothing is used but what everybody at the table sees, and the rules. Searches, arenas and tests keep it: it is fast, and
there nobody is to be kept from knowing.
"""

from __future__ import annotations

import random

import pytest
from tests.core.lattice import Told, recover, told

from ludoteca.core.chance import EVERYBODY, Chance, Outcome, seeded
from ludoteca.core.fair import Fair
from ludoteca.core.match import Match
from ludoteca.core.registry import game

WATCHED = 40


def drawn(match: Match, seed: int) -> list[Outcome]:
    """All draws of a match played at random to its end."""
    dice = random.Random(seed)
    while match.decision is not None:
        match.play(dice.choice(match.decision.actions).code)
    return [*match.start_draws, *(draw for row in match.rows for draw in row.draws)]


def watched(draws: list[Outcome]) -> list[Told]:
    """What the first draws that everybody sees tell; the weights follow from the rules."""
    public = [
        told(number, draw.value, draw.weights or []) for number, draw in enumerate(draws) if draw.seen == EVERYBODY
    ]
    return public[:WATCHED]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_an_onlooker_of_burgundy_knows_all_later_dice_and_tiles(seed: int) -> None:
    draws = drawn(Match(game("burgundy"), 2, {}, seed), seed)
    state = recover(watched(draws))
    assert state is not None
    chance = Chance(state)
    chances = [draw.weights or [] for draw in draws]
    assert len(draws) > 4 * WATCHED
    assert [chance.pick(each, sum(each), 0, EVERYBODY) for each in chances] == [draw.value for draw in draws]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_an_onlooker_of_a_match_that_draws_from_a_secret_finds_nothing(seed: int) -> None:
    fair = Fair(random.Random(seed).randbytes(32), ("one", "two"))
    assert recover(watched(drawn(Match(game("burgundy"), 2, {}, fair=fair), seed))) is None


@pytest.mark.parametrize("seed", range(5))
def test_forty_throws_of_a_die_are_enough(seed: int) -> None:
    chance = seeded(seed)
    first = int(chance.state)
    assert recover([told(number, chance.roll(6, 0, EVERYBODY), [1] * 6) for number in range(40)]) == first


def test_it_is_enough_to_see_every_third_draw() -> None:
    chance = seeded(7)
    first = int(chance.state)
    throws = [chance.roll(6, 0, EVERYBODY) for _ in range(120)]
    assert recover([told(number, throws[number], [1] * 6) for number in range(0, 120, 3)]) == first


def test_draws_of_another_generator_give_nothing_away() -> None:
    dice = random.Random(1)
    assert recover([told(number, dice.randrange(6), [1] * 6) for number in range(60)]) is None


def test_draws_that_tell_nothing_give_nothing_away() -> None:
    assert recover([Told(number, 0, 6, 6) for number in range(60)]) is None
