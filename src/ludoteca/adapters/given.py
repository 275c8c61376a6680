"""What is given to the interfaces from outside, looked at before compiled code is: of whatever type it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ludoteca.core import registry
from ludoteca.core.batch import REWARDS, reward_named
from ludoteca.core.errors import BadOption, Illegal, LudotecaError
from ludoteca.core.given import whole
from ludoteca.core.protocol import Game

Kind = tuple[int, dict[str, str]]
HIGHEST = 2**62  # no code is as high, and compiled code counts as far


def number_of(number: object) -> int:
    found = whole(number, "how many positions there are")
    if found < 1:
        raise LudotecaError(f"{found} positions are none")
    return found


def rules_of(game: object) -> Game:
    if isinstance(game, Game):
        return game
    if not isinstance(game, str):
        raise LudotecaError(f"a game is one of ours or the name of one, not {game!r}")
    return registry.game(game)


def kind_of(game: Game, players: object, options: object) -> Kind:
    """A number of players, the fewest if none is given, and options with whatever else they need."""
    chosen: Any = {} if options is None else options
    if not isinstance(chosen, Mapping):
        raise BadOption(f"options of {game.name} are names with their values, as {{'name': 'yes'}}, not {options!r}")
    kept = dict(chosen)
    seats = game.fewest(kept) if players is None else whole(players, "the number of players")
    return seats, game.complete(seats, kept)


def kinds_of(game: Game, kinds: Sequence[object], players: object, options: object) -> list[Kind]:
    """Several kinds, or the one that players and options say."""
    if not kinds:
        return [kind_of(game, players, options)]
    if players is not None or options is not None:
        raise LudotecaError("kinds say who plays what: leave out players and options")
    found = []
    for kind in kinds:
        if not isinstance(kind, Sequence) or len(kind) != 2:
            raise LudotecaError(f"a kind is a number of players with options, as (2, {{}}), not {kind!r}")
        found.append(kind_of(game, *kind))
    return found


def reward_of(reward: object) -> int:
    if not isinstance(reward, str):
        raise LudotecaError(f"a reward is one of {', '.join(REWARDS)}, not {reward!r}")
    return reward_named(reward)


def code_of(action: object) -> int:
    """One answer."""
    found = whole(action, "an answer", Illegal)
    if abs(found) > HIGHEST:
        raise Illegal(f"{found} is no answer")
    return found


def codes_of(codes: object, number: int) -> list[int]:
    """An answer for each position."""
    try:
        given = np.asarray(codes)
    except ValueError:  # of rows of different lengths
        raise LudotecaError(f"answers are {number} whole numbers, one for each position") from None
    if given.shape != (number,):
        if given.ndim == 1:
            raise LudotecaError(f"{len(given)} answers for {number} positions")
        raise LudotecaError(f"answers have the shape ({number},), one for each position, not {given.shape}")
    kind = given.dtype.kind
    if kind not in "iu":
        raise Illegal(f"answers are whole numbers, not {given.dtype}")
    if kind == "u":
        given = np.minimum(given, HIGHEST, dtype=np.uint64)
    found: list[int] = given.tolist()
    return found
