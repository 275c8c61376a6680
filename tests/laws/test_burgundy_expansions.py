"""The laws over each expansion of Burgundy by itself and with those it meets. `test_laws.py` and the long run sample
the other combinations."""

from collections.abc import Callable

import pytest

from ludoteca import testing
from ludoteca.core.registry import game

Options = dict[str, str]

MODIFIERS = {f"chateau_{name}": "yes" for name in "abcd"}
MEETING = {"posts": "pairs", "shields": "yes", "vineyards": "yes"}
TILES = {"tiles": "yes", "white": "yes"}
TABLES: list[tuple[int, Options, int]] = [
    (3, {"duchies": "11-18", "link": "yes"}, 5),
    (2, {"tiles": "yes"}, 4),
    (3, TILES, 4),
    (2, {"posts": "pairs", "duchies": "23-30"}, 3),
    (2, {"white": "yes"}, 6),
    (2, {"white": "yes", "letter": "yes", "link": "yes", "duchies": "11-18"}, 6),
    (2, {"inns": "yes"}, 3),
    (2, {"routes": "own"}, 3),
    (2, {"inns": "yes", "routes": "own", **MEETING}, 5),
    (2, {"shields": "yes", "duchies": "random"}, 7),
    (4, {"shields": "yes", "duchies": "random"}, 9),
    (3, {"inns": "yes", "duchies": "23-30", **TILES, **MEETING}, 8),
    (2, {"vineyards": "fewer", "duchies": "random"}, 5),
    (3, {"vineyards": "yes", "duchies": "random"}, 5),
    (4, {"team": "beginner"}, 5),
    (4, {"team": "expert"}, 5),
    (1, {"solo": "33", "target": "30"}, 3),
    (1, {"solo": "34"}, 4),
    (1, {"solo": "33", "target": "30", "inns": "yes", **TILES}, 11),
    (1, {"chateau": "medium"}, 3),
    (2, {"chateau": "hard", **MODIFIERS}, 4),
    (2, {"chateau": "hard", "chateau_d": "yes", "duchies": "23-30", "routes": "random", **TILES, **MEETING}, 6),
]


def said(table: tuple[int, Options, int]) -> str:
    return "-".join([str(table[0]), *(f"{name}={value}" for name, value in table[1].items())])


@pytest.mark.parametrize("law", testing.LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("table", TABLES, ids=said)
def test_games_with_expansions_keep_every_law(
    table: tuple[int, Options, int], law: Callable[[testing.Table], None]
) -> None:
    played = game("burgundy")
    seats, options, seed = table
    law(testing.Table(played, seats, played.complete(seats, options), seed))
