"""Whatever a question could concern and cannot be chosen says its rule and its own obstacle, and what would help."""

import pytest
from tests.games.san_juan.obstacles import LAW
from tests.laws.obstacles import holds


def test_what_cannot_be_chosen_says_its_rule_and_its_own_obstacle() -> None:
    holds(LAW, 150)


@pytest.mark.slow
def test_what_cannot_be_chosen_says_so_in_two_thousand_positions() -> None:
    holds(LAW, 2000, seed=1)
