"""What several commands ask for in the same words."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from ludoteca.core import registry
from ludoteca.core.errors import BadOption
from ludoteca.core.protocol import Game

LARGEST_SEED = 2**63 - 1
LONGEST = 3600  # seconds that anybody may want to wait


class Number:
    """A whole number within limits, for argparse."""

    def __init__(self, least: int, most: int | None = None) -> None:
        self.least = least
        self.most = most

    def __call__(self, text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"'{text}' is not a whole number") from None
        if value < self.least or (self.most is not None and value > self.most):
            upper = f" to {self.most}" if self.most is not None else " up"
            raise argparse.ArgumentTypeError(f"{value} is not a number from {self.least}{upper}")
        return value


BOTS_HELP = "random, the levels novice to grandmaster, greedy[:STYLE], flat[:TRIALS], mcts[:ITERATIONS or :500ms], net"

seed = Number(0, LARGEST_SEED)
port = Number(0, 65535)


def seconds(text: str) -> float:
    """A while to wait; any part of a second too."""
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value <= LONGEST:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number of seconds from 0 to {LONGEST}")
    return value


def add_table(command: argparse.ArgumentParser) -> None:
    """How a match is set up."""
    command.add_argument("--players", type=Number(1), metavar="N", help="number of seats")
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a variant or expansion")


def player_count(game: Game, least: int, chosen: Mapping[str, str]) -> int:
    """How many play where nobody says it: the first number that is enough and fits the options."""
    enough = [count for count in game.seats if count >= least] or [least]
    return next((count for count in enough if game.fits(count, chosen)), enough[0])


def add_board(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--board",
        action="append",
        metavar="FILE",
        help="boards or cards of your own, of Venezia or Burgundy; several may be given (docs/venezia.md, burgundy.md)",
    )


@contextmanager
def on_board(given: argparse.Namespace) -> Iterator[None]:
    """Whatever a command does, with the files of --board if there are any; then the game need not be named."""
    paths = getattr(given, "board", None)
    if paths is None:
        yield
        return
    with registry.with_boards(paths) as made:
        games = [one.name for one in made]
        asked = named(given, games[0])
        for path, name in zip(paths, games, strict=True):
            for other in asked:
                if other not in games or name not in asked:
                    raise BadOption(f"{path} is a board of {name}, not of {other}")
        yield


def named(given: argparse.Namespace, default: str) -> list[str]:
    """The games a command is about, `default` if it could name some and does not."""
    if given.command == "bench":
        given.games = given.games or [default]
        return list(given.games)
    if "game" in given:
        given.game = given.game or default
        return [given.game]
    return []


def add_json(command: argparse.ArgumentParser) -> None:
    command.add_argument("--json", action="store_true", help="machine-readable output")


def options(given: list[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for item in given:
        name, equals, value = item.partition("=")
        if not equals:
            raise BadOption(f"an option is given as NAME=VALUE, not '{item}'")
        if name in found:
            raise BadOption(f"option {name} is given twice")
        found[name] = value
    return found


def names(text: str) -> list[str]:
    """A list separated by commas."""
    found = [part.strip() for part in text.split(",")]
    if not all(found):
        raise argparse.ArgumentTypeError(f"'{text}' is not a list of names separated by commas")
    return found


def address(text: str) -> str:
    if not text.strip():
        raise argparse.ArgumentTypeError("an address is empty; there are auto, local and those of clusters")
    return text


def shares(text: str) -> tuple[float, float]:
    """Two win shares, as `0.5,0.55`."""
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        raise argparse.ArgumentTypeError(f"'{text}' is not two shares separated by a comma") from None
    return low, high
