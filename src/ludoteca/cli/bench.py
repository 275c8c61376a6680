"""`ludoteca bench`: games and decisions a second, clone time, compiled or not.

How fast the games are here: random games and decisions a second, the time of a clone, the iterations a second of a
search, and the time of a position's features. Some seconds for each number of players.
"""

from __future__ import annotations

import argparse

import ludoteca
from ludoteca.arena.speed import Speed, measure
from ludoteca.core import registry
from ludoteca.core.errors import BadOption
from ludoteca.core.protocol import Game

from .arguments import Number, add_board, add_json
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
    command.add_argument("--players", type=Number(1), metavar="N", help="only for this number of players")
    add_board(command)
    add_json(command)


def run(given: argparse.Namespace) -> None:
    found = [registry.game(name) for name in given.games or registry.names()]
    tasks = [(game, players) for game in found for players in wanted(game, given.players, bool(given.games))]
    if not tasks:
        raise BadOption(f"no game is for {given.players} players")
    speeds = []
    with progress("measuring", len(tasks)) as step:
        for game, players in tasks:
            speeds.append(measure(game, players))
            step()
    if given.json:
        print_json(speeds)
    else:
        show(speeds)


def wanted(game: Game, players: int | None, named: bool) -> list[int]:
    """The player counts to measure; a game that was named must have the count that was asked for."""
    if players is None:
        return [count for count in game.seats if playable(game, count)]
    if named:
        game.complete(players, {})
    return [players] if playable(game, players) else []


def playable(game: Game, players: int) -> bool:
    try:
        game.complete(players, {})
    except BadOption:
        return False
    return True


def show(speeds: list[Speed]) -> None:
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
    print_table(head, [line(speed) for speed in speeds], numbers=range(1, len(head)))
    if ludoteca.compiled:
        print("compiled; budgets are for one core with nothing beside it")
    else:
        print("not compiled: budgets are for the compiled package (make bench)")


def line(speed: Speed) -> tuple[str, ...]:
    decisions = clone = features = ""
    whole = GAMES_BUDGETS.get((speed["game"], speed["players"]))
    games = f" (>= {whole:,})" if whole else ""
    if speed["game"] in BUDGETS:
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
