"""The laws over every registered game, player count and option; the long run is `make soak`."""

from collections.abc import Callable

import pytest

from ludoteca import testing
from ludoteca.core.registry import game, names


@pytest.mark.parametrize("name", names())
def test_codes_are_unique_and_stable(name: str) -> None:
    testing.codes_are_unique_and_stable(game(name))


@pytest.mark.parametrize("law", testing.LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("name", names())
def test_law(name: str, law: Callable[[testing.Table], None]) -> None:
    for table in testing.tables(game(name), range(1), mixes=1):
        law(table)
