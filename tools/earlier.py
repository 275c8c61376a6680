"""How much better networks have become: each one alone against copies of an earlier one.

    python -m tools.earlier [GAME ...] [--part 0.25] [--players 2,3,4] [--games 400] [--write]

Of the networks that were kept with the project (its history has them), that one is taken whose training was nearest to
a part of all training, and that still reads positions as they are told now. With --write the table goes into
docs/learning.md. Best run compiled: .venv-fast/bin/python -m tools.earlier
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from ludoteca.arena.arena import Arena
from ludoteca.arena.tournament import BotResult, Plan, Scoreboard
from ludoteca.bots.levels import add_alone
from ludoteca.cli.arguments import seed
from ludoteca.cli.output import print_table, progress
from ludoteca.core.errors import LudotecaError
from ludoteca.core.registry import OURS, game

from .pages import DOCS, ROOT, table, titled, weave

PAGE = DOCS / "learning.md"
PLACE = "earlier networks"
HEAD = ("game", "earlier network", "part of all training")


class Kept(NamedTuple):
    """A network of the project's history, and the answers it had learned from."""

    revision: str
    answers: int
    file: bytes


def git(*words: str) -> bytes:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True)
    if done.returncode:
        raise LudotecaError(f"git {' '.join(words)}: {done.stderr.decode().strip()}")
    return done.stdout


def net_of(name: str) -> str:
    return f"src/ludoteca/data/nets/{name}.npz"


def history(name: str) -> list[Kept]:
    """The networks of a game, the latest first."""
    revisions = git("log", "--format=%h", "--", net_of(name)).decode().split()
    return [
        Kept(
            revision,
            answers(git("show", f"{revision}:training/{name}/curve.jsonl").decode()),
            git("show", f"{revision}:{net_of(name)}"),
        )
        for revision in revisions
    ]


def answers(curve: str) -> int:
    """What a curve has come to."""
    return max((json.loads(line).get("decisions", 0) for line in curve.splitlines()), default=0)


def readable(name: str, kept: list[Kept]) -> Iterator[Kept]:
    """Those that read positions as they are told now."""
    add_alone()
    from ludoteca.bots.net import Net, NoNet  # NumPy adds on one core if it is told before it is loaded

    for one in kept:
        try:
            Net(game(name), one.file)
        except NoNet:
            continue
        yield one


def nearest(name: str, kept: list[Kept], part: float) -> Kept:
    """Of the earlier ones."""
    wanted = part * kept[0].answers
    found = [one for one in readable(name, kept[1:]) if one.answers < kept[0].answers]
    if not found:
        raise LudotecaError(f"{name} has no earlier network that could be played")
    return min(found, key=lambda one: abs(one.answers - wanted))


def against(name: str, players: int, file: Path, given: argparse.Namespace) -> BotResult:
    bots = [f"net:{ROOT / net_of(name)}", f"net:{file}"]
    board = Scoreboard(Plan(name, players, {}, bots, given.games, given.seed, focal=True))
    with progress(f"{name}, {players} players", given.games) as step:
        seconds, _ = Arena([board], processes=given.j).run(lambda _, played: board.add(played), step)
    return board.summary(seconds)["bots"][0]


def measured(name: str, given: argparse.Namespace, folder: Path) -> list[str]:
    kept = history(name)
    chosen = nearest(name, kept, given.part)
    file = folder / f"{name}-{chosen.revision}.npz"
    file.write_bytes(chosen.file)
    cells = []
    for players in given.players:
        found = against(name, players, file, given)
        cells.append(percent(found))
    said = f"`{chosen.revision}`, {chosen.answers / 1e6:.0f} M answers of {kept[0].answers / 1e6:.0f} M"
    return [titled(name), said, f"{chosen.answers / kept[0].answers:.0%}".replace("%", " %"), *cells]


def percent(found: BotResult) -> str:
    return f"{100 * found['win_share']:.1f} % ({100 * found['low']:.1f} to {100 * found['high']:.1f})"


def run(given: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory(prefix="ludoteca-earlier-") as folder:
        rows = [measured(name, given, Path(folder)) for name in given.games_named or OURS]
    head = [*HEAD, *(f"{players} players" for players in given.players)]
    print_table(head, rows)
    if given.write:
        weave(PAGE, PLACE, table(head, rows))


def counts(said: str) -> list[int]:
    return [int(part) for part in said.split(",")]


def main() -> int:
    parser = argparse.ArgumentParser(description="Networks alone against copies of earlier ones.")
    parser.add_argument("games_named", nargs="*", metavar="GAME", help="only these")
    parser.add_argument("--part", type=float, default=0.25, help="of all training (0.25)")
    parser.add_argument("--players", type=counts, default=[2, 3, 4], help="with commas between them (2,3,4)")
    parser.add_argument("--games", type=int, default=400, help="of each figure (400)")
    parser.add_argument("--seed", type=seed, default=7000, help="the first seed (7000)")
    parser.add_argument("-j", type=int, default=1, help="processes (1)")
    parser.add_argument("--write", action="store_true", help="put the table into docs/learning.md")
    try:
        run(parser.parse_args())
    except LudotecaError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
