"""The laws over every registered game, player count and option; the long run is `make soak`."""

from collections.abc import Callable

import pytest

from ludoteca import testing
from ludoteca.core.registry import game, names

# Each law meets so many of a game, each another part of the option sets; each expansion of Burgundy is put under all
# laws in a file of its own.
TABLES = 10


@pytest.mark.parametrize("name", names())
def test_codes_are_unique_and_stable(name: str) -> None:
    testing.codes_are_unique_and_stable(game(name))


@pytest.mark.parametrize("law", testing.LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("name", names())
def test_law(name: str, law: Callable[[testing.Table], None]) -> None:
    for table in testing.some_tables(game(name), TABLES, testing.LAWS.index(law)):
        law(table)
