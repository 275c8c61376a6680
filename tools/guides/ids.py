"""What the values of a draw stand for, by game and kind, so that scripts need no numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.core.protocol import Game, State
from ludoteca.games.burgundy.data import NONE
from ludoteca.games.puerto_rico.data import GOOD_IDS
from ludoteca.games.san_juan.data import EVENT_IDS
from ludoteca.games.venezia.data import KIND_IDS, POOREST_TREASURE

DICE = {"die", "white"}


def ids(game: Game, kind: str, weights: Sequence[int], state: State | None, before: int) -> Sequence[str]:
    """The name of each value; plain numbers where there is none. `before`: how many of that kind came before in
    the same row."""
    if kind in DICE:
        return [str(face + 1) for face in range(len(weights))]
    found = NAMED[game.name](game, kind, state, before) if game.name in NAMED else None
    return found if found is not None else [str(value) for value in range(len(weights))]


def san_juan(game: Any, kind: str, state: State | None, before: int) -> Sequence[str] | None:
    """Cards by id; a trading house tile by its five prices, as `1.1.1.2.2`."""
    if kind in ("deal", "draw", "good", "turn_up"):
        return [*game.cards.ids, *EVENT_IDS]
    if kind == "tile":
        return [".".join(map(str, prices)) for prices in game.cards.tiles]
    return None


def puerto_rico(game: Any, kind: str, state: State | None, before: int) -> Sequence[str] | None:
    return GOOD_IDS if kind in ("reveal", "draw") else None


def venezia(game: Any, kind: str, state: State | None, before: int) -> Sequence[str] | None:
    """Cards by id, tokens by their worth."""
    if kind in ("deal", "draw", "third"):
        return KIND_IDS
    return [str(worth + POOREST_TREASURE) for worth in range(4)] if kind == "treasure" else None


def burgundy(game: Any, kind: str, state: Any, before: int) -> Sequence[str] | None:
    """Tiles by id: the backs they are drawn by come in the order of the spaces (CoB 14)."""
    if kind != "tile" or state is None:
        return None
    backs = []
    left = [sum(bag) for bag in state.bags]
    for printed in state.rules.pieces.spaces:
        back = printed.back(state.setting.players, state.phase)
        if back == NONE or left[back] <= state.setting.kept[back]:
            continue
        left[back] -= 1
        if len(state.setting.backs[back]) > 1:
            backs.append(back)
    return [state.rules.pieces.ids[tile] for tile in state.setting.backs[backs[before]]]


NAMED = {"san-juan": san_juan, "puerto-rico": puerto_rico, "venezia": venezia, "burgundy": burgundy}
