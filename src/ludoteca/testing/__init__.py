"""The laws every game must keep, as a public suite: call `check(game)` from the tests of a game of your own.

Each law plays random games and raises `AssertionError` with the game, options, seed and step at which it broke.
"""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.core.protocol import Game

from .matches import (
    any_order_ends_alike,
    early_answers_hold,
    going_back_is_exact,
    parties_stay,
    replay_equals_play,
    scores_add_up,
)
from .onward import playing_on_holds
from .positions import (
    clones_are_independent,
    codes_are_unique_and_stable,
    components_are_conserved,
    features_tell_what_a_view_tells,
    pickles_play_on,
    questions_are_well_formed,
    secrets_stay_secret,
    zones_are_well_formed,
)
from .shown import certain_moves_happen, events_keep_secrets, previews_are_plain
from .tables import (
    Table,
    combination,
    completed,
    every_table,
    fullest,
    option_sets,
    random_match,
    some_tables,
    steps,
    table_kinds,
    tables,
)
from .written import positions_read_back

__all__ = [
    "LAWS", "Table", "check", "codes_are_unique_and_stable", "combination", "completed", "every_table", "fullest",
    "option_sets", "random_match", "some_tables", "steps", "table_kinds", "tables",
]  # fmt: skip

LAWS: tuple[Callable[[Table], None], ...] = (
    questions_are_well_formed,
    components_are_conserved,
    clones_are_independent,
    pickles_play_on,
    secrets_stay_secret,
    zones_are_well_formed,
    features_tell_what_a_view_tells,
    replay_equals_play,
    scores_add_up,
    parties_stay,
    events_keep_secrets,
    any_order_ends_alike,
    previews_are_plain,
    certain_moves_happen,
    going_back_is_exact,
    early_answers_hold,
    playing_on_holds,
    positions_read_back,
)


def check(game: Game, seeds: range = range(1), mixes: int = 1) -> None:
    """All laws over every player count and every option set of a game."""
    codes_are_unique_and_stable(game)
    for table in tables(game, seeds, mixes):
        for law in LAWS:
            law(table)
