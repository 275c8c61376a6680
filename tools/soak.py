"""The long run over every registered game: random games, then every law, at each player count and option.

    python tools/soak.py [GAME ...] [--games 2000] [--laws 5] [--mixes 2] [--seed 0] [-j 2]
    python tools/soak.py [GAME ...] --mixed 5000 [--with OPTION=VALUE ...]

Of each table (player count, option set) so many random games are played with every component counted at every step
and every question checked; then the laws of `ludoteca.testing` on fewer seeds. What broke is printed with the game,
options and seed that show it again. Live codes that never came up are listed: nothing may be able to reach them.

With `--mixed` every game has a random legal combination of options of its own, so many at each player count, and every
fiftieth is put under all laws.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import random
import sys
import time
import traceback
from collections.abc import Iterable

import ludoteca
from ludoteca import testing
from ludoteca.cli.output import print_table, progress
from ludoteca.core.errors import LudotecaError
from ludoteca.core.registry import game, names

CHUNK = 50
SHOWN = 12


class Job:
    """Some seeds at one table: plain random games, or all the laws. A mixed one has other options for every seed."""

    def __init__(
        self, name: str, seats: int, options: dict[str, str], seeds: range, laws: bool, mixed: bool = False
    ) -> None:
        self.name = name
        self.seats = seats
        self.options = options
        self.seeds = seeds
        self.laws = laws
        self.mixed = mixed

    def tables(self) -> Iterable[testing.Table]:
        played = game(self.name)
        for seed in self.seeds:
            options = self.options
            if self.mixed:
                options = testing.combination(played, self.seats, random.Random(f"{self.seats} {seed}"), self.options)
            yield testing.Table(played, self.seats, options, seed)


class Report:
    """What came of one or more jobs."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.longest = 0
        self.laws = 0
        self.codes: set[int] = set()
        self.live: set[int] = set()
        self.broken: list[str] = []

    def add(self, other: Report) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)
        self.laws += other.laws
        self.codes |= other.codes
        self.live |= other.live
        self.broken += other.broken


def random_game(table: testing.Table, report: Report) -> None:
    """One game to its end: questions answerable, components conserved, the score a sum, a winner."""
    start = table.start().components()
    live = set(table.game.live(table.seats, table.game.settle(table.seats, table.options)))
    plies = 0
    last = None
    for number, (state, decision) in enumerate(testing.steps(table)):
        codes = [action.code for action in decision.actions]
        assert codes and codes == sorted(set(codes)), f"{table} step {number} {decision.ask}: menu {codes}"
        assert live.issuperset(codes), f"{table} step {number} {decision.ask}: a code that is not live"
        assert state.components() == start, f"{table} step {number} before {decision.ask}: components"
        report.codes.update(codes)
        plies, last = number + 1, state
    assert last is not None and last.components() == start, f"{table}: components at the end"
    assert last.scores() == [sum(column) for column in zip(*last.tally(), strict=True)], f"{table}: scores"
    assert min(last.ranking()) == 1 or last.ranking() == [2], f"{table}: ranking {last.ranking()}"
    report.live |= live
    report.games += 1
    report.decisions += plies
    report.longest = max(report.longest, plies)


def work(job: Job) -> tuple[Job, Report]:
    report = Report()
    for table in job.tables():
        attempt(table, job.laws, report)
    return job, report


def attempt(table: testing.Table, laws: bool, report: Report) -> None:
    """One random game, or all laws; whatever goes wrong is noted with the table that shows it."""
    try:
        if not laws:
            random_game(table, report)
            return
        for law in testing.LAWS:
            law(table)
            report.laws += 1
    except Exception as error:
        where = traceback.extract_tb(error.__traceback__)[-1]
        said = str(error) or type(error).__name__
        report.broken.append(f"{table}: {said} ({where.name}, line {where.lineno})")


def jobs(chosen: list[str], games: int, laws: int, mixes: int, seed: int) -> list[Job]:
    made: list[Job] = []
    for name in chosen:
        one = game(name)
        for seats, options in testing.every_table(one, mixes):
            for first in range(seed, seed + games, CHUNK):
                made.append(Job(name, seats, options, range(first, min(first + CHUNK, seed + games)), False))
            for first in range(seed, seed + laws):
                made.append(Job(name, seats, options, range(first, first + 1), True))
    return made


def mixed_jobs(chosen: list[str], games: int, fixed: dict[str, str], seed: int) -> list[Job]:
    """Every player count that the fixed options allow."""
    made: list[Job] = []
    for name in chosen:
        for seats in game(name).seats:
            if testing.completed(game(name), seats, fixed) is None:
                continue
            for first in range(seed, seed + games, CHUNK):
                made.append(Job(name, seats, fixed, range(first, min(first + CHUNK, seed + games)), False, True))
                made.append(Job(name, seats, fixed, range(first, first + 1), True, True))
    return made


def run(given: argparse.Namespace) -> int:
    chosen: list[str] = given.games_named or names()
    for name in chosen:
        testing.codes_are_unique_and_stable(game(name))
    if given.mixed:
        todo = mixed_jobs(chosen, given.mixed, dict(one.split("=", 1) for one in given.fixed), given.seed)
    else:
        todo = jobs(chosen, given.games, given.laws, given.mixes, given.seed)
    by_game = {name: Report() for name in chosen}
    by_table: dict[tuple[str, int, str], Report] = {}
    start = time.monotonic()
    print(f"{len(todo)} jobs, {'compiled' if ludoteca.compiled else 'interpreted'}, {given.j} processes", flush=True)
    with multiprocessing.get_context("spawn").Pool(given.j) as pool, progress("soak", len(todo)) as step:
        for job, report in pool.imap_unordered(work, todo):
            by_game[job.name].add(report)
            key = (job.name, job.seats, " ".join(f"{name}={value}" for name, value in job.options.items()) or "plain")
            by_table.setdefault(key, Report()).add(report)
            step()
            for line in report.broken[:SHOWN]:
                print(f"BROKEN {line}", flush=True)
    return close(by_game, by_table, time.monotonic() - start)


def close(by_game: dict[str, Report], by_table: dict[tuple[str, int, str], Report], seconds: float) -> int:
    head = ["game", "players", "options", "games", "decisions", "longest", "laws", "broken"]
    rows = []
    for (name, seats, options), one in sorted(by_table.items()):
        numbers = (one.games, one.decisions, one.longest, one.laws, len(one.broken))
        rows.append([name, str(seats), options, *(f"{number:,}" for number in numbers)])
    print_table(head, rows, (1, 3, 4, 5, 6, 7))
    for name, one in by_game.items():
        missing = [game(name).actions[code].text for code in sorted(one.live - one.codes)]
        if missing:
            more = f" and {len(missing) - SHOWN} more" if len(missing) > SHOWN else ""
            print(f"{name}: never offered: {', '.join(missing[:SHOWN])}{more}")
    broken = sum(len(one.broken) for one in by_game.values())
    games = sum(one.games for one in by_game.values())
    print(f"{games:,} games, {broken} broken, {seconds:.0f} s")
    return 1 if broken else 0


def main() -> int:
    parser = argparse.ArgumentParser(description="Random games and laws over every game, player count and option.")
    parser.add_argument("games_named", nargs="*", metavar="GAME", help="only these; all registered games if none")
    parser.add_argument("--games", type=int, default=2000, help="random games of each table (2000)")
    parser.add_argument("--laws", type=int, default=5, help="seeds of each table on which all laws are tried (5)")
    parser.add_argument("--mixes", type=int, default=2, help="random mixes of options beside each option alone (2)")
    parser.add_argument("--mixed", type=int, default=0, help="games at each player count, each with other options")
    parser.add_argument(
        "--with", dest="fixed", action="append", default=[], metavar="OPTION=VALUE", help="of mixed games"
    )
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("-j", type=int, default=os.cpu_count() or 1, help="processes")
    try:
        return run(parser.parse_args())
    except LudotecaError as error:
        print(error, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
