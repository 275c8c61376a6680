"""What is played at the tables of a run with expansions: legal kinds of games, all of what networks read among them."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteca.bots.expanded import KNOWN, Expanded
from ludoteca.core import registry
from ludoteca.core.errors import LudotecaError
from ludoteca.core.pieces import width
from ludoteca.train.mixes import mixed_kinds, plain_kinds

GAME = registry.game("burgundy")
MANY = mixed_kinds(GAME, [2, 3, 4], 0.6, 500, 3)


def test_the_wanted_part_is_played_with_expansions_and_all_of_them_come_up() -> None:
    on = [{name for name in KNOWN["burgundy"] if options.get(name, "no") != "no"} for _, options in MANY]
    assert sum(not options for _, options in MANY) == 200
    assert {name for names in on for name in names} == set(KNOWN["burgundy"])
    assert sum(len(names) > 5 for names in on) > 50
    seats = Counter(seats for seats, _ in MANY)
    assert min(seats[count] for count in (2, 3, 4)) > 150 and 0 < seats[1] < 20


def test_every_kind_can_be_played_and_read() -> None:
    expanded = Expanded(GAME)
    for seats, options in MANY:
        state = GAME.new(seats, options, 1)
        assert expanded.placing(state) is not None
        assert width(state.feature_pieces()) <= expanded.most


def test_kinds_follow_from_the_seed() -> None:
    assert mixed_kinds(GAME, [2], 0.5, 40, 7) == mixed_kinds(GAME, [2], 0.5, 40, 7)
    assert mixed_kinds(GAME, [2], 0.5, 40, 7) != mixed_kinds(GAME, [2], 0.5, 40, 8)
    assert plain_kinds([2, 4]) == [(2, {}), (4, {})]


def test_a_game_whose_expansions_no_network_reads_is_refused() -> None:
    with pytest.raises(LudotecaError, match="venezia: networks read no expansions"):
        Expanded(registry.game("venezia"))
