"""`ludoteca bench`: games and decisions a second, clone time, compiled or not.

How fast the games are here: random games and decisions a second, the time of a clone, the iterations a second of a
search, and the time of a position's features. Some seconds for each number of players.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping

import ludoteca
from ludoteca.arena.speed import Speed, measure
from ludoteca.core import registry
from ludoteca.core.errors import BadOption
from ludoteca.core.protocol import Game

from .arguments import add_board, add_json, add_table, options
from .output import print_json, print_table, progress

# Compiled, on one core with nothing beside it: (decisions a second at least, microseconds a clone and the features of a
# position at most).
BUDGETS: dict[str, tuple[int, float, float]] = {
    "san-juan": (1_000_000, 3.5, 3.0),
    "puerto-rico": (1_000_000, 3.5, 3.0),
    "venezia": (600_000, 5.0, 5.0),
    "burgundy": (600_000, 5.0, 5.0),
}
GAMES_BUDGETS = {("puerto-rico", 4): 2_500}


def add(command: argparse.ArgumentParser) -> None:
    command.add_argument("games", nargs="*", metavar="GAME", help="all games if none is named")
    add_table(command)
    add_board(command)
    add_json(command)


def run(given: argparse.Namespace) -> None:
    found = [registry.game(name) for name in given.games or registry.names()]
    chosen = options(given.option)
    tasks = [(game, players) for game in found for players in wanted(game, given.players, chosen, bool(given.games))]
    if not tasks:
        raise BadOption(f"no game is for {given.players} players")
    speeds = []
    with progress("measuring", len(tasks)) as step:
        for game, players in tasks:
            speeds.append(measure(game, players, chosen))
            step()
    if given.json:
        print_json(speeds)
    else:
        show(speeds, not chosen)


def wanted(game: Game, players: int | None, chosen: Mapping[str, str], named: bool) -> list[int]:
    """The player counts to measure; a game that was named must have the count and the options that were asked for."""
    if players is None:
        counts = [count for count in game.seats if playable(game, count, chosen)]
    else:
        counts = [players] if playable(game, players, chosen) else []
    if named and not counts:
        game.complete(players or game.seats[0], chosen)
    return counts


def playable(game: Game, players: int, chosen: Mapping[str, str]) -> bool:
    try:
        game.complete(players, chosen)
    except BadOption:
        return False
    return True


def show(speeds: list[Speed], plain: bool) -> None:
    """Budgets are for games without options."""
    head = (
        "game",
        "players",
        "games/s",
        "decisions/s",
        "budget",
        "decisions/game",
        "clone us",
        "budget",
        "kept us",
        "mcts/s",
        "features us",
        "budget",
    )
    print_table(head, [line(speed, plain) for speed in speeds], numbers=range(1, len(head)))
    if ludoteca.compiled:
        print("compiled; budgets are for one core with nothing beside it")
    else:
        print("not compiled: budgets are for the compiled package (make bench)")


def line(speed: Speed, plain: bool) -> tuple[str, ...]:
    decisions = clone = features = ""
    whole = GAMES_BUDGETS.get((speed["game"], speed["players"]))
    games = f" (>= {whole:,})" if whole and plain else ""
    if speed["game"] in BUDGETS and plain:
        least, most, numbers = BUDGETS[speed["game"]]
        decisions, clone, features = f">= {least:,}", f"<= {most}", f"<= {numbers}"
    return (
        speed["game"],
        str(speed["players"]),
        f"{speed['games_per_second']:,.0f}{games}",
        f"{speed['decisions_per_second']:,.0f}",
        decisions,
        f"{speed['decisions_per_game']:.1f}",
        f"{speed['clone_us']:.2f}",
        clone,
        f"{speed['clone_kept_us']:.2f}",
        f"{speed['mcts_per_second']:,.0f}",
        f"{speed['features_us']:.2f}",
        features,
    )
