"""The long run: two thousand random games for each number of players and each option."""

import pytest
from tests.games.puerto_rico.scenario import GAME

from ludoteca import testing
from ludoteca.core.chance import seeded
from ludoteca.core.playout import choose
from ludoteca.games.puerto_rico.data import BUILDINGS, TILES
from ludoteca.games.puerto_rico.packed import count
from ludoteca.games.puerto_rico.position import PuertoRico

SEATS = (2, 3, 4, 5)
OPTIONS: tuple[dict[str, str], ...] = ({}, {"balanced": "yes"}, {"letter": "yes"}, {"balanced": "yes", "letter": "yes"})
# Buildings, plantations and quarries, goods, colonists, points.
IN_THE_BOX = {2: (29, 40, 40, 42, 65), 3: (49, 58, 50, 58, 75), 4: (49, 58, 50, 79, 100), 5: (49, 58, 50, 100, 122)}


def boards_hold(s: PuertoRico) -> None:
    """Nobody has more colonists on a kind than it has circles, or less than nothing of anything."""
    for player in s.players:
        assert player.doubloons >= 0 and player.idle() >= 0
        assert player.land() <= 12 and player.used <= 12
        for tile in range(TILES):
            assert count(player.men, tile) <= count(player.tiles, tile)
        spaces = circles = 0
        for kind in range(BUILDINGS):
            assert player.crew_of(kind) <= (s.setup.circles[kind] if player.owns(kind) else 0)
            spaces += s.setup.size[kind] if player.owns(kind) else 0
            circles += s.setup.circles[kind] if player.owns(kind) else 0
        assert (player.used, player.circles) == (spaces, circles)
    assert all((s.stock[kind] > 0) == bool((s.market >> kind) & 1) for kind in range(BUILDINGS))


def played(seats: int, options: dict[str, str], seed: int) -> PuertoRico:
    """A whole game in which every component is counted at every step."""
    s, dice = GAME.new(seats, options, seed), seeded(seed + 7)
    assert isinstance(s, PuertoRico)
    components = s.components()
    parts = (components[:23], components[23:29], components[29:34], components[34:35], components[35:])
    assert tuple(sum(part) for part in parts) == IN_THE_BOX[seats]
    rounds = 0
    while s.decision is not None:
        s.apply(choose(s.decision.actions, dice))
        assert s.components() == components
        if s.rounds != rounds:
            rounds = s.rounds
            boards_hold(s)
    boards_hold(s)
    assert s.ending
    return s


@pytest.mark.slow
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options) or "plain")
@pytest.mark.parametrize("seats", SEATS)
def test_two_thousand_random_games_keep_every_component(seats: int, options: dict[str, str]) -> None:
    for seed in range(2000):
        played(seats, options, seed)


@pytest.mark.slow
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options) or "plain")
@pytest.mark.parametrize("seats", SEATS)
def test_twenty_random_games_keep_every_law(seats: int, options: dict[str, str]) -> None:
    for seed in range(20):
        for law in testing.LAWS:
            law(testing.Table(GAME, seats, options, seed))


def test_a_few_random_games_keep_every_component() -> None:
    for seats in SEATS:
        for options in OPTIONS:
            played(seats, options, 0)
