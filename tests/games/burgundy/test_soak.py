"""The long run: a thousand random games for each number of players, on varied duchies."""

import pytest
from tests.games.burgundy.scenario import burgundy

from ludoteca.core.chance import seeded
from ludoteca.core.fingerprint import fingerprint
from ludoteca.core.playout import choose
from ludoteca.games.burgundy.position import Burgundy

OPTIONS: tuple[dict[str, str], ...] = (
    {"duchies": "random"},
    {},
    {"duchies": "random", "letter": "yes", "discard_any": "yes", "tiebreak": "most"},
)


def played(seats: int, seed: int) -> Burgundy:
    """A whole game in which tiles, goods and bonus tiles are counted at every step and clones never move."""
    s, dice = burgundy().new(seats, OPTIONS[seed % len(OPTIONS)], seed), seeded(seed + 7)
    assert isinstance(s, Burgundy)
    components = s.components()
    assert (sum(components[:-12]), sum(components[-12:-6]), sum(components[-6:])) == (164, 42, 12)
    kept: list[tuple[Burgundy, str]] = []
    while s.decision is not None:
        if dice.below(60) == 0:
            copy = s.clone()
            kept.append((copy, fingerprint(copy)))
        s.apply(choose(s.decision.actions, dice))
        assert s.components() == components
    assert all(fingerprint(copy) == then for copy, then in kept)
    return s


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_thousand_random_games_keep_every_component_and_last_25_rounds(seats: int) -> None:
    for seed in range(1000):
        s = played(seats, seed)
        assert (s.phase, s.round, s.lane) == (4, 4, [])
        assert all(player.spent == 3 for player in s.players)


def test_a_few_random_games_keep_every_component() -> None:
    for seats in (2, 3, 4):
        for seed in range(3):
            played(seats, seed)
