"""`ludoteca arena`: bots against each other.

Matches between bots, seats shared out evenly: who wins how often, and how sure that is.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from ludoteca.arena import pool
from ludoteca.arena.arena import Arena
from ludoteca.arena.play import Played
from ludoteca.arena.report import make_folder, pool_page, tournament_page, write_report
from ludoteca.arena.tournament import Plan, RunSummary, Scoreboard, Summary
from ludoteca.core import registry
from ludoteca.core.errors import LudotecaError

from .arguments import (
    BOTS_HELP,
    Number,
    add_board,
    add_json,
    add_table,
    address,
    names,
    options,
    player_count,
    seed,
    shares,
)
from .output import print_json, print_table, progress
from .running import ended_in_order

MOST_GAMES = 1_000_000_000


def add(command: argparse.ArgumentParser) -> None:
    command.epilog = f"Bots: {BOTS_HELP}; see docs/bots.md. For example: arena venezia --bots greedy,mcts:200 -j 2"
    command.add_argument("game", metavar="GAME", help="a name from ludoteca games")
    who = command.add_mutually_exclusive_group(required=True)
    who.add_argument("--bots", type=names, metavar="A,B,...", help="one for each seat, or fewer, who take turns")
    who.add_argument("--focal", metavar="A", help="one bot alone against those of --field")
    who.add_argument("--pool", type=names, metavar="A,B,...", help="each alone against copies of each other")
    command.add_argument("--field", type=names, default=[], metavar="B,...", help="who fills the seats beside --focal")
    command.add_argument(
        "--games", type=Number(1, MOST_GAMES), default=100, metavar="N", help="matches, in a pool of each pairing (100)"
    )
    command.add_argument(
        "--neighbours",
        type=Number(1, MOST_GAMES),
        default=0,
        metavar="N",
        help="matches of pairings that stand side by side in --pool",
    )
    command.add_argument("--seed", type=seed, default=0, metavar="S", help="the first seed (0)")
    command.add_argument(
        "--sprt", type=shares, metavar="LOW,HIGH", help="stop when the first bot's share is known to be either"
    )
    command.add_argument("-j", dest="processes", type=Number(1, 1024), default=1, metavar="N", help="processes (1)")
    command.add_argument(
        "--ray",
        type=address,
        metavar="ADDRESS",
        help="play on a Ray cluster: its address, auto for the one here, local to start one with -j processes",
    )
    command.add_argument("--resume", type=Path, metavar="FILE", help="keep results here, and go on from those there")
    command.add_argument("--records", type=Path, metavar="FILE", help="write every match here, as JSONL or Parquet")
    command.add_argument("--report", type=Path, metavar="DIR", help="write a page with plots here")
    add_table(command)
    add_board(command)
    add_json(command)


def run(given: argparse.Namespace) -> None:
    if bool(given.field) != bool(given.focal):
        raise LudotecaError("--focal and --field belong together")
    if given.neighbours and not given.pool:
        raise LudotecaError("--neighbours is for a --pool")
    if given.records and given.resume:
        raise LudotecaError("--records needs every match anew, --resume leaves out those that were played")
    if given.pool:
        run_pool(given)
    else:
        run_tournament(given)


def run_tournament(given: argparse.Namespace) -> None:
    bots = [given.focal, *given.field] if given.focal else given.bots
    players = given.players or len(bots)
    plan = Plan(given.game, players, options(given.option), bots, given.games, given.seed, bool(given.focal))
    board = Scoreboard(plan)
    seconds, verdicts = carried_out(given, [board], lambda number, played: board.add(played))
    summary = board.summary(seconds)
    if given.report:
        write_report(given.report, tournament_page(summary, board), summary)
    if given.json:
        print_json(summary if not given.sprt else {**summary, "verdict": verdicts[0]})
    else:
        show(summary)
        if given.sprt:
            print(told(verdicts[0], given.sprt))


def run_pool(given: argparse.Namespace) -> None:
    players = given.players or player_count(registry.game(given.game), 2, options(given.option))
    plans = pool.plans(
        given.game, players, options(given.option), given.pool, given.games, given.seed, given.neighbours
    )
    board = pool.PoolBoard(given.pool, plans)
    seconds, verdicts = carried_out(given, board.boards, board.add)
    summary = board.summary(seconds, verdicts)
    if given.report:
        write_report(given.report, pool_page(summary), summary)
    if given.json:
        print_json(summary)
    else:
        show_pool(summary)


def carried_out(
    given: argparse.Namespace, boards: list[Scoreboard], add: Callable[[int, Played], None]
) -> tuple[float, list[str]]:
    """The run that was asked for, with its progress on the terminal: its seconds, and the verdicts of its tests."""
    if given.report:
        make_folder(given.report)
    arena = Arena(boards, given.sprt, given.processes, given.records, given.resume, given.ray or "")
    with ended_in_order(), progress(f"{given.game}, {boards[0].plan.players} players", arena.total) as step:
        return arena.run(add, step)


def told(verdict: str, bounds: tuple[float, float]) -> str:
    low, high = bounds
    if verdict == "high":
        return f"the first bot's share is {high:.1%} rather than {low:.1%}"
    if verdict == "low":
        return f"the first bot's share is {low:.1%} rather than {high:.1%}"
    return f"whether the first bot's share is {low:.1%} or {high:.1%} is still open"


def headline(summary: RunSummary) -> str:
    return (
        f"{summary['game']}, {summary['players']} players, {summary['games']} games, "
        f"{summary['decisions']} decisions in {summary['seconds']:.1f} s"
    )


def show(summary: Summary) -> None:
    print(headline(summary))
    rows = [
        (
            bot["name"],
            str(bot["games"]),
            f"{bot['win_share']:.1%}",
            f"{bot['low']:.1%} to {bot['high']:.1%}",
            f"{bot['points']:.1f}",
            f"{bot['margin']:+.1f}",
            f"{bot['ms_per_move']:.3f}",
        )
        for bot in summary["bots"]
    ]
    head = ("bot", "games", "wins", "95% interval", "points", "margin", "ms a move")
    print_table(head, rows, numbers=(1, 2, 3, 4, 5, 6))


def show_pool(summary: pool.PoolSummary) -> None:
    print(headline(summary))
    ranked = sorted(summary["ratings"], key=lambda rating: -rating["mu"])
    rows = [(one["name"], str(one["rating"]), f"{one['mu']:.2f}", f"{one['sigma']:.2f}") for one in ranked]
    print_table(("bot", "rating", "mu", "sigma"), rows, numbers=(1, 2, 3))
    print()
    pairs = [
        (
            cell["bot"],
            cell["against"],
            str(cell["games"]),
            f"{cell['win_share']:.1%}",
            f"{cell['low']:.1%} to {cell['high']:.1%}",
            f"{cell['margin']:+.1f}",
        )
        for cell in summary["matrix"]
    ]
    print_table(("bot", "against", "games", "wins", "95% interval", "margin"), pairs, numbers=(2, 3, 4, 5))
