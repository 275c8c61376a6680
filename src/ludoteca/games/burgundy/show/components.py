"""The tiles by colour, and the hexes of the duchies."""

from __future__ import annotations

from collections.abc import Mapping

from ludoteca.core.components import Component, Group, When

from ..boards import Board
from ..data import BUILDING, CASTLE, LIVESTOCK, MINE, MONASTERY, SHIP
from ..expansion import Expansion
from ..meta import BurgundyGame
from .more import asked
from .printed import board_of, tile_of


def components(game: BurgundyGame, options: Mapping[str, str]) -> list[Group]:
    return base(game) + brought(game, [expansion for expansion in game.expansions if expansion.on(options)])


def box(game: BurgundyGame) -> list[Group]:
    return base(game) + brought(game, list(game.expansions))


def base(game: BurgundyGame) -> list[Group]:
    duchies = [board_of(board, dealt(game, board)) for board in ordinary_boards(game)]
    return [
        Group("lands", tiles(game, CASTLE) + tiles(game, MINE) + tiles(game, SHIP)),
        Group("buildings", tiles(game, BUILDING)),
        Group("livestock", tiles(game, LIVESTOCK)),
        Group("monasteries", tiles(game, MONASTERY)),
        Group("duchies", duchies, without_own_boards(game)),
    ]


def brought(game: BurgundyGame, expansions: list[Expansion]) -> list[Group]:
    """By expansions: their first option says whether they are played, with any value but its default."""
    found: list[Group] = []
    for expansion in expansions:
        for option in expansion.options(game)[:1]:
            on = {option.name: option.values[1:]}
            groups = [group for _, more in asked([expansion], "components") for group in more(game)]
            found += [group._replace(when=on) for group in groups if group.components]
    return found


def tiles(game: BurgundyGame, colour: int) -> list[Component]:
    """Those of the base game; expansions have groups of their own."""
    pieces = game.pieces
    return [
        tile_of(game, kind)
        for kind in range(len(pieces.ids))
        if pieces.colour[kind] == colour and not pieces.sets[kind]
    ]


# Duchies


def ordinary_boards(game: BurgundyGame) -> list[Board]:
    return [game.boards[at] for at in game.ordinary]


def dealt(game: BurgundyGame, board: Board) -> When:
    """The values of `duchies` by which somebody may get it: as the side of a plate, by lot, or by name."""
    at = game.boards.index(board)
    sets = [name for name, among in game.draws.items() if at in among]
    plates = ["book"] if any(at in plate for plate in game.plates) else []
    return {"duchies": (*plates, "random", "same", *sets, board.name)}


def without_own_boards(game: BurgundyGame) -> When:
    """The values of options with which duchies are dealt: some ways to play have boards of their own."""
    values = {option.name: option.values for option in game.options}
    return {
        name: tuple(value for value in values[name] if value not in own)
        for term in game.terms
        if dict(term.needs) == {"duchies": ("book",)}
        for name, own in term.when.items()
    }
