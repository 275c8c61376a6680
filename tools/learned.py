"""What the networks learned: how each plays against itself, beside the heuristic against itself.

    python -m tools.learned [GAME ...] [--games 200] [--doubts 30] [--seed 1] [-j 2]

Plays that many games with each number of players and counts what is done in them; in some more games of the network it
looks where a search would answer otherwise. The figures go into docs/learned/GAME.json, a picture into
docs/learned/GAME.svg, tables into docs/learned.md. The same seed gives the same files, with any number of processes.
Best run compiled: .venv-fast/bin/python -m tools.learned -j 2
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import blake2b
from importlib import resources
from typing import TypeVar

from ludoteca.arena.schedule import pool
from ludoteca.cli.arguments import seed
from ludoteca.cli.output import progress
from ludoteca.core.errors import LudotecaError
from ludoteca.core.registry import OURS, game

from .doubts import Doubts, doubts
from .habits import Habits, habits
from .learned_picture import HEURISTIC, LEARNED, picture
from .learned_tables import Learned, figures_table, questions_table
from .measures import Group, groups
from .pages import DOCS, titled, weave

PAGE = DOCS / "learned.md"
FOLDER = DOCS / "learned"
CHUNK = 10  # games that a process plays at once
DIGITS = 4

T = TypeVar("T")
Seeds = Sequence[int]


def chunks(first: int, count: int) -> list[range]:
    end = first + count
    return [range(at, min(at + CHUNK, end)) for at in range(first, end, CHUNK)]


def carried_out(
    workers: ProcessPoolExecutor | None, call: Callable[[Seeds], T], seeds: list[range], step: Callable[[], None]
) -> Iterator[T]:
    for done in workers.map(call, seeds) if workers else map(call, seeds):
        step()
        yield done


def measured(name: str, given: argparse.Namespace, workers: ProcessPoolExecutor | None) -> Learned:
    """All figures of a game."""
    counts = [players for players in game(name).seats if players > 1]
    played, searched = chunks(given.seed, given.games), chunks(given.seed, given.doubts)
    made = Learned(name, digest(name), given.games, given.doubts, given.seed)
    whole = Doubts()
    with progress(titled(name), len(counts) * (2 * len(played) + len(searched))) as step:
        for players in counts:
            made.figures[str(players)] = {}
            for who in (LEARNED, HEURISTIC):
                found = Habits()
                for part in carried_out(workers, partial(habits, name, players, who), played, step):
                    found.join(part)
                made.figures[str(players)][who] = valued(groups(name), found)
            doubted = Doubts()
            for more in carried_out(workers, partial(doubts, name, players), searched, step):
                doubted.join(more)
            whole.join(doubted)
            made.otherwise[str(players)] = doubted.whole().cut(DIGITS)
    made.by_question = {ask: one.cut(DIGITS) for ask, one in whole.by_question().items()}
    return made


def valued(chosen: Sequence[Group], found: Habits) -> dict[str, float]:
    return {one.name: round(one.value(found), DIGITS) for group in chosen for one in group.measures}


def digest(name: str) -> str:
    """Of the network that was asked."""
    file = resources.files("ludoteca.data").joinpath("nets", f"{name}.npz")
    return blake2b(file.read_bytes(), digest_size=8).hexdigest()


def write(made: Learned) -> None:
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{made.game}.json").write_text(json.dumps(made.told(), indent=1) + "\n", encoding="utf-8")
    drawn = picture(f"{titled(made.game)}: what the network likes", made.figures, groups(made.game)[:-1])
    (FOLDER / f"{made.game}.svg").write_text(drawn, encoding="utf-8")
    weave(PAGE, f"figures of {made.game}", figures_table(made, groups(made.game)[-1]))
    weave(PAGE, f"questions of {made.game}", questions_table(made))


def run(given: argparse.Namespace) -> None:
    if given.draw:
        for name in given.named or OURS:
            write(Learned(**json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))))
        return
    with pool(given.j) as workers:
        for name in given.named or OURS:
            write(measured(name, given, workers))
            print(f"{name}: docs/learned/{name}.json, docs/learned/{name}.svg and its tables in docs/learned.md")


def main() -> int:
    parser = argparse.ArgumentParser(description="What the networks learned, counted, drawn and put into docs.")
    parser.add_argument("named", nargs="*", metavar="GAME", help="only these")
    parser.add_argument("--games", type=int, default=200, help="with each number of players (200)")
    parser.add_argument("--doubts", type=int, default=30, help="games in which a search is asked too (30)")
    parser.add_argument("--seed", type=seed, default=1, help="the first seed (1)")
    parser.add_argument("-j", type=int, default=1, help="processes (1)")
    parser.add_argument(
        "--draw", action="store_true", help="pictures and tables alone, from the figures that are there"
    )
    try:
        run(parser.parse_args())
    except LudotecaError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
