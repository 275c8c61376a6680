"""`ludoteca bench`: games and decisions a second, clone time, compiled or not.

How fast the games are here: random games and decisions a second, the time of a clone, the iterations a second of a
search, the time of a position's features, and decisions a second where a thousand positions are answered in one call.
Some seconds for each number of players. With --interfaces instead how fast the interfaces for learning are beside each
other: a plain loop, the batch in one and in two processes, and those of the extra `rl` that are installed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping

import ludoteca
from ludoteca.arena.speed import Speed, measure
from ludoteca.core import registry
from ludoteca.core.errors import BadOption
from ludoteca.core.protocol import Game

from .arguments import add_board, add_json, add_table, options
from .output import print_json, print_table, progress

# Compiled, on one core with nothing beside it: (decisions a second at least, microseconds a clone and the features of a
# position at most, decisions a second of a batch at least).
BUDGETS: dict[str, tuple[int, float, float, int]] = {
    "san-juan": (1_000_000, 3.5, 3.0, 200_000),
    "puerto-rico": (1_000_000, 3.5, 3.0, 200_000),
    "venezia": (600_000, 5.0, 5.0, 130_000),
    "burgundy": (600_000, 5.0, 5.0, 130_000),
}
GAMES_BUDGETS = {("puerto-rico", 4): 2_500}


def add(command: argparse.ArgumentParser) -> None:
    command.add_argument("games", nargs="*", metavar="GAME", help="all games if none is named")
    add_table(command)
    add_board(command)
    add_json(command)
    command.add_argument("--interfaces", action="store_true", help="the interfaces for learning beside each other")


def run(given: argparse.Namespace) -> None:
    found = [registry.game(name) for name in given.games or registry.names()]
    chosen = options(given.option)
    tasks = [(game, players) for game in found for players in wanted(game, given.players, chosen, bool(given.games))]
    if not tasks:
        raise BadOption(f"no game is for {given.players} players")
    if given.interfaces:
        compare_interfaces(tasks, chosen, given.json)
        return
    speeds = []
    with progress("measuring", len(tasks)) as step:
        for game, players in tasks:
            speeds.append(measure(game, players, chosen))
            step()
    if given.json:
        print_json(speeds)
    else:
        show(speeds, not chosen)


def compare_interfaces(tasks: list[tuple[Game, int]], chosen: Mapping[str, str], as_json: bool) -> None:
    """What cannot be measured is said once, on standard error."""
    from ludoteca.adapters.compare import WAYS, Pace, compare  # NumPy takes a while to load

    missing: dict[str, None] = {}
    paces: list[Pace] = []
    with progress("measuring", len(tasks) * len(WAYS)) as step:
        for game, players in tasks:
            for pace in compare(game, players, chosen, lambda said: missing.update({said: None})):
                paces.append(pace)
                step()
    for said in missing:
        print(f"notice: {said}", file=sys.stderr)
    if as_json:
        print_json(paces)
        return
    head = ("game", "players", "interface", "processes", "decisions/s")
    rows = [
        (pace["game"], str(pace["players"]), pace["interface"], str(pace["processes"]),
         f"{pace['decisions_per_second']:,.0f}")
        for pace in paces
    ]  # fmt: skip
    print_table(head, rows, numbers=(1, 3, 4))
    print("compiled" if ludoteca.compiled else "not compiled (make bench compares what is)")


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
        "batch/s",
        "budget",
    )
    print_table(head, [line(speed, plain) for speed in speeds], numbers=range(1, len(head)))
    if ludoteca.compiled:
        print("compiled; budgets are for one core with nothing beside it")
    else:
        print("not compiled: budgets are for the compiled package (make bench)")


def line(speed: Speed, plain: bool) -> tuple[str, ...]:
    decisions = clone = features = batch = ""
    whole = GAMES_BUDGETS.get((speed["game"], speed["players"]))
    games = f" (>= {whole:,})" if whole and plain else ""
    if speed["game"] in BUDGETS and plain:
        least, most, numbers, batched = BUDGETS[speed["game"]]
        decisions, clone, features = f">= {least:,}", f"<= {most}", f"<= {numbers}"
        batch = f">= {batched:,}"
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
        f"{speed['batch_per_second']:,.0f}",
        batch,
    )
