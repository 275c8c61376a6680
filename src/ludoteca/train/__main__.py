"""Networks that learn a game by playing themselves: train, resume, evaluate, export, keep, grow."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from ludoteca.bots.net import net
from ludoteca.cli.arguments import Number, options
from ludoteca.cli.running import Parser, carried_out
from ludoteca.core import registry
from ludoteca.core.errors import LudotecaError

from .evaluate import check, judge
from .folder import SETTINGS, network_of, settings_of
from .grow import grown_file
from .settings import preset

PROGRAM = "python -m ludoteca.train"
MOST_GAMES = 1_000_000_000


class NoTorch(LudotecaError):
    """PyTorch is not installed."""


def counts(text: str) -> list[int]:
    return [Number(1)(part) for part in text.split(",")]


def judged(text: str) -> tuple[str, list[int]]:
    """`greedy=2,3,4`: against whom, with how many players."""
    bot, equals, numbers = text.rpartition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"'{text}' is not a bot with numbers of players, as greedy=2,3")
    return bot, counts(numbers)


def seconds(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number of seconds") from None


def parser() -> Parser:
    made = Parser(prog=PROGRAM, description=__doc__)
    commands = made.add_subparsers(dest="command", metavar="COMMAND", required=True)
    train = commands.add_parser("train", help="a new run")
    train.add_argument("game", metavar="GAME", help="a name from ludoteca games")
    train.add_argument("folder", metavar="FOLDER", type=Path, help="where the run is kept")
    train.add_argument("--players", type=counts, required=True, metavar="2,3,4", help="numbers of players, mixed")
    train.add_argument(
        "--judge", action="append", type=judged, default=[], metavar="BOT=2,3,4", help="opponents after each segment"
    )
    again = commands.add_parser("resume", help="go on with a run")
    again.add_argument("folder", metavar="FOLDER", type=Path, help="where the run is kept")
    again.add_argument("--segments", type=Number(1), default=0, metavar="N", help="how many there are to be in all")
    for command in (train, again):
        command.add_argument(
            "--set", action="append", default=[], metavar="NAME=NUMBER", help=f"a setting, as in {SETTINGS}"
        )
        command.add_argument("--until", type=Number(1), metavar="N", help="the segment to stop after")
        command.add_argument(
            "--limit", type=seconds, default=0.0, metavar="SECONDS", help="the time within which segments have to end"
        )
    test = commands.add_parser("evaluate", help="an exported network against a bot")
    test.add_argument("game", metavar="GAME", help="a name from ludoteca games")
    test.add_argument("net", metavar="FILE", type=Path, help="an exported network")
    test.add_argument(
        "--judge", action="append", type=judged, required=True, metavar="BOT=2,3,4", help="opponents, and how many play"
    )
    test.add_argument("--games", type=Number(1, MOST_GAMES), default=400, metavar="N", help="of each figure (400)")
    test.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a variant or expansion")
    out = commands.add_parser("export", help="the network of a checkpoint as whole numbers")
    out.add_argument("folder", metavar="FOLDER", type=Path, help="where the run is kept")
    out.add_argument("net", metavar="FILE", type=Path, help="the file to write")
    keep = commands.add_parser("keep", help="the weights of a checkpoint alone, in a small file beside it")
    keep.add_argument("folder", metavar="FOLDER", type=Path, help="where the run is kept")
    more = commands.add_parser("grow", help="an exported network as one that reads expansions too")
    more.add_argument("game", metavar="GAME", help="a name from ludoteca games")
    more.add_argument("net", metavar="FILE", type=Path, help="an exported network")
    more.add_argument("grown", metavar="NEW", type=Path, help="the file to write")
    return made


def main(argv: Sequence[str] | None = None) -> int:
    return carried_out(PROGRAM, lambda: run(parser().parse_args(argv)))


def run(given: argparse.Namespace) -> None:
    try:
        COMMANDS[given.command](given)
    except ModuleNotFoundError as error:
        if error.name != "torch":
            raise
        raise NoTorch("training needs PyTorch, which is not installed: pip install ludoteca[train]") from None
    except OSError as error:
        raise LudotecaError(f"{error.filename or given.command}: {error.strerror or error}") from None


def train(given: argparse.Namespace) -> None:
    settings = preset(given.game, given.players, given.set)
    settings.judged = dict(given.judge)
    check(settings)
    from .run import begin  # PyTorch, here and below: it takes a while, and not every command needs it

    begin(settings, given.folder, given.until, given.limit)


def resume(given: argparse.Namespace) -> None:
    settings = settings_of(given.folder, given.segments, given.set)
    check(settings)
    from .run import resume as go_on

    go_on(settings, given.folder, given.until, given.limit)


def evaluate(given: argparse.Namespace) -> None:
    chosen = options(given.option)
    for bot, players in given.judge:
        for count in players:
            print(json.dumps(judge(given.game, given.net, bot, count, given.games, chosen)), flush=True)


def export(given: argparse.Namespace) -> None:
    settings, kept = settings_of(given.folder), network_of(given.folder)
    from .learner import restored

    found = restored(settings, kept)
    print(f"answers as in training: {found.export(given.net):.1%}")


def keep(given: argparse.Namespace) -> None:
    settings, kept = settings_of(given.folder), network_of(given.folder)
    from .learner import restored

    print(restored(settings, kept).keep(given.folder))


def grow(given: argparse.Namespace) -> None:
    game = registry.game(given.game)
    net(game, str(given.net))  # whether it is one of this game
    given.grown.write_bytes(grown_file(game, given.net.read_bytes()))
    print(given.grown)


COMMANDS = {
    "train": train, "resume": resume, "evaluate": evaluate, "export": export, "keep": keep, "grow": grow,
}  # fmt: skip


if __name__ == "__main__":
    sys.exit(main())
