"""`python -m ludoteca.train`: train, resume, evaluate, export, keep, grow."""

from __future__ import annotations

import argparse
import json
from importlib import resources
from pathlib import Path

from ludoteca.core import registry

from .evaluate import judge
from .grow import grown_file
from .run import SETTINGS, Learner, begin, device, learner, resume
from .settings import load, preset


def numbers(text: str) -> list[int]:
    return [int(part) for part in text.split(",")]


def judged(text: str) -> tuple[str, list[int]]:
    """`greedy=2,3,4`: against whom, with how many players."""
    bot, _, counts = text.rpartition("=")
    return bot, numbers(counts)


def chosen(text: str) -> tuple[str, str]:
    """An option of the game."""
    name, _, value = text.partition("=")
    return name, value


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(prog="python -m ludoteca.train", description=__doc__)
    commands = made.add_subparsers(dest="command", required=True)
    train = commands.add_parser("train", help="a new run")
    train.add_argument("game")
    train.add_argument("folder", type=Path)
    train.add_argument("--players", type=numbers, required=True, metavar="2,3,4")
    train.add_argument("--judge", action="append", type=judged, default=[], metavar="BOT=2,3,4")
    again = commands.add_parser("resume", help="go on with a run")
    again.add_argument("folder", type=Path)
    again.add_argument("--segments", type=int, default=0, help="how many there are to be in all")
    for command in (train, again):
        command.add_argument(
            "--set", action="append", default=[], metavar="NAME=NUMBER", help="a setting; see settings.py"
        )
        command.add_argument("--until", type=int, help="the segment to stop after")
        command.add_argument("--limit", type=float, default=0.0, help="seconds within which segments have to end")
    test = commands.add_parser("evaluate", help="an exported network against a bot")
    test.add_argument("game")
    test.add_argument("net", type=Path)
    test.add_argument("--judge", action="append", type=judged, required=True, metavar="BOT=2,3,4")
    test.add_argument("--games", type=int, default=400)
    test.add_argument("--option", action="append", type=chosen, default=[], metavar="NAME=VALUE")
    out = commands.add_parser("export", help="the network of a checkpoint as whole numbers")
    out.add_argument("folder", type=Path)
    out.add_argument("net", type=Path)
    keep = commands.add_parser("keep", help="the weights of a checkpoint alone, in a small file beside it")
    keep.add_argument("folder", type=Path)
    more = commands.add_parser("grow", help="the network that is shipped as one that reads expansions too")
    more.add_argument("game")
    more.add_argument("net", type=Path)
    return made


def main() -> None:
    given = parser().parse_args()
    if given.command == "train":
        settings = preset(given.game, given.players, given.set)
        settings.judged = dict(given.judge)
        begin(settings, given.folder, given.until, given.limit)
    elif given.command == "resume":
        resume(given.folder, given.until, given.limit, given.segments, given.set)
    elif given.command == "evaluate":
        for bot, counts in given.judge:
            for count in counts:
                print(json.dumps(judge(given.game, given.net, bot, count, given.games, dict(given.option))), flush=True)
    elif given.command == "export":
        found = restored(given.folder)
        print(f"answers as in training: {found.export(given.net):.1%}")
    elif given.command == "grow":
        shipped = resources.files("ludoteca.data").joinpath("nets", f"{given.game}.npz").read_bytes()
        given.net.write_bytes(grown_file(registry.game(given.game), shipped))
    else:
        restored(given.folder).keep(given.folder)


def restored(folder: Path) -> Learner:
    found = learner(load(folder / SETTINGS), device())
    found.restore(folder)
    return found


if __name__ == "__main__":
    main()
