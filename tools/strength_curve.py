"""Strength against time: searches with more and more time for an answer, each alone against copies of one opponent.

    python -m tools.strength_curve GAME [--players 2] [--times 1,3,10,30,100,300] [--games 100] [-j 1]

The old search (mcts) and the new one (net-search) come into one picture, docs/strength/GAME-Np.svg, with the figures
beside it as JSON. Points are kept: a run plays what is missing, adds times to those that are there, and goes on in the
middle of a point where an earlier one was broken off (what was played lies in runs/strength). More --games lengthen the
points. What decides is the clock: nothing else should run meanwhile, and no more processes than there are idle cores.
Best run compiled: .venv-fast/bin/python -m tools.strength_curve
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NotRequired, TypedDict

from ludoteca.arena.arena import Arena
from ludoteca.arena.tournament import Plan, Scoreboard
from ludoteca.cli.arguments import seed
from ludoteca.cli.output import progress
from ludoteca.core.errors import LudotecaError

from .pages import DOCS, ROOT
from .strength_picture import picture

TIMES = [1, 3, 10, 30, 100, 300]
OLD, NEW = "mcts:{}ms", "net-search:{}ms"
FIELD = "net"  # quick and strong: what is measured takes nearly all of the time, and neither search always wins


class Point(TypedDict):
    """A search with so much time, alone against the opponent; times are the mean of all answers, in milliseconds. Some
    points were entered from what a run had printed, its files being lost: that tells neither margin nor their time."""

    search: str
    time: int
    games: int
    share: float
    low: float
    high: float
    margin: NotRequired[float]
    ms: float
    their_ms: NotRequired[float]


class Curves(TypedDict):
    game: str
    players: int
    field: str
    seed: int
    points: list[Point]


def name_of(search: str, time: int) -> str:
    if search.count("{}") != 1:
        raise LudotecaError(f"'{search}' has no place {{}} for the time, as {NEW} has")
    return search.replace("{}", str(time))


def read(path: Path, wanted: Curves) -> Curves:
    """The points that are there, if they are of the same opponent and seeds."""
    if not path.exists():
        return wanted
    kept: Curves = json.loads(path.read_text(encoding="utf-8"))
    for key in ("game", "players", "field", "seed"):
        if kept[key] != wanted[key]:
            raise LudotecaError(f"{path} holds points with {key} {kept[key]}, not {wanted[key]}: name another --folder")
    return kept


def missing(kept: Curves, searches: Sequence[str], times: Sequence[int], games: int) -> list[tuple[str, int]]:
    """The points still to be played, the quick ones first."""
    there = {(point["search"], point["time"]) for point in kept["points"] if point["games"] >= games}
    return [(search, time) for time in sorted(times) for search in searches if (search, time) not in there]


def play(kept: Curves, search: str, time: int, given: argparse.Namespace) -> Point:
    bot = name_of(search, time)
    board = Scoreboard(Plan(kept["game"], kept["players"], {}, [bot, kept["field"]], given.games, kept["seed"], True))
    given.runs.mkdir(parents=True, exist_ok=True)
    file = given.runs / f"{kept['game']}-{kept['players']}p-{bot}-{kept['field']}-{kept['seed']}.jsonl".replace(
        ":", "_"
    )
    arena = Arena([board], processes=given.j, resume=file)
    with progress(f"{kept['game']}, {kept['players']} players, {bot}", given.games) as step:
        seconds, _ = arena.run(lambda _, played: board.add(played), step)
    found, other = board.summary(seconds)["bots"]
    return Point(
        search=search, time=time, games=found["games"], share=round(found["win_share"], 4), low=round(found["low"], 4),
        high=round(found["high"], 4), margin=round(found["margin"], 2), ms=round(found["ms_per_move"], 2),
        their_ms=round(other["ms_per_move"], 2),
    )  # fmt: skip


def put(kept: Curves, point: Point) -> None:
    """In its place, instead of a shorter one."""
    others = [one for one in kept["points"] if (one["search"], one["time"]) != (point["search"], point["time"])]
    kept["points"] = sorted([*others, point], key=lambda one: (one["search"], one["time"]))


def write(path: Path, kept: Curves) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    drawn = picture(kept)
    path.with_suffix(".svg").write_text(drawn, encoding="utf-8")


def told(point: Point) -> str:
    share = f"{point['share']:.1%} ({point['low']:.1%} to {point['high']:.1%})"
    return f"{name_of(point['search'], point['time'])}: {share} of {point['games']} games, {point['ms']:.1f} ms"


def run(given: argparse.Namespace) -> None:
    path = given.folder / f"{given.game}-{given.players}p.json"
    wanted = Curves(game=given.game, players=given.players, field=given.field, seed=given.seed, points=[])
    kept = read(path, wanted)
    for search, time in missing(kept, (given.old, given.new), given.times, given.games):
        point = play(kept, search, time, given)
        put(kept, point)
        write(path, kept)
        print(told(point), flush=True)
    write(path, kept)
    print(f"{path} and {path.with_suffix('.svg').name}: {len(kept['points'])} points")


def times(said: str) -> list[int]:
    found = [int(part) for part in said.split(",")]
    if min(found) < 1:
        raise ValueError
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="Strength against time, of the old search and the new one.")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--players", type=int, default=2, help="how many (2)")
    parser.add_argument("--times", type=times, default=TIMES, help="milliseconds, with commas between them")
    parser.add_argument("--games", type=int, default=100, help="of each point (100)")
    parser.add_argument("--field", default=FIELD, help=f"who fills the other seats ({FIELD})")
    parser.add_argument("--old", default=OLD, help=f"{{}} stands for the time ({OLD})")
    parser.add_argument("--new", default=NEW, help=f"the same ({NEW})")
    parser.add_argument("--seed", type=seed, default=8000, help="the first seed (8000)")
    parser.add_argument("--folder", type=Path, default=DOCS / "strength", help="for the picture (docs/strength)")
    parser.add_argument(
        "--runs", type=Path, default=ROOT / "runs" / "strength", help="for games played (runs/strength)"
    )
    parser.add_argument("-j", type=int, default=1, help="processes (1)")
    try:
        run(parser.parse_args())
    except LudotecaError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
