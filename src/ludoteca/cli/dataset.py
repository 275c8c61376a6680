"""`ludoteca dataset`: many matches of a game with a data card.

Matches between bots in compressed files of a thousand, with a card that says what they are. A run that was broken off
goes on when it is started again; the same command gives the same files.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from ludoteca.arena.dataset import CARD, DataSet
from ludoteca.arena.tournament import Plan
from ludoteca.core import registry
from ludoteca.core.errors import LudotecaError

from .arguments import BOTS_HELP, Number, add_board, add_json, add_table, names, options, player_count, seed
from .output import print_json, progress
from .running import ended_in_order

SHARD = 1000


def add(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", metavar="GAME", help="a name from ludoteca games")
    command.add_argument("--out", type=Path, required=True, metavar="DIR", help="the folder to write to")
    command.add_argument("--games", type=Number(1), default=100_000, metavar="N", help="matches (100000)")
    command.add_argument(
        "--bots", type=names, default=["greedy"], metavar="A,B,...", help=f"who plays (greedy): {BOTS_HELP}"
    )
    command.add_argument("--seed", type=seed, default=0, metavar="S", help="the first seed (0)")
    command.add_argument("-j", dest="processes", type=Number(1, 1024), default=1, metavar="N", help="processes (1)")
    add_table(command)
    add_board(command)
    add_json(command)


def run(given: argparse.Namespace) -> None:
    chosen = options(given.option)
    game = registry.game(given.game)
    players = given.players or player_count(game, max(2, len(given.bots)), chosen)
    if given.out.exists() and not given.out.is_dir():
        raise LudotecaError(f"cannot write to {given.out}: it is a file, not a folder")
    plan = Plan(given.game, players, chosen, given.bots, given.games, given.seed)
    made = DataSet(given.out, plan, SHARD - SHARD % players)
    left = sum(len(numbers) for path, numbers in made.shards() if not path.exists())
    with ended_in_order(), progress(f"{given.game}, {players} players", left) as step:
        figures = made.write(given.processes, step)
    if given.json:
        print_json(figures)
    else:
        print(
            f"{given.out}: {figures['games']} matches, {figures['decisions']} decisions; {given.out / CARD} says more"
        )
