"""`ludoteca`: parse, run, and say in one line what is wrong."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from types import ModuleType
from typing import NoReturn

import ludoteca
from ludoteca.core.errors import LudotecaError, Unfair

from . import arena, backup, bench, completion, games, play, replay, restore, serve, verify
from .arguments import on_board

# Each has `add`, what can be said behind its name, and `run`; its docstring is its help.
COMMANDS = (play, games, arena, bench, replay, verify, serve, backup, restore, completion)
NOT_IN_ORDER = 1
WRONG_INPUT = 2
INTERRUPTED = 130
BROKEN_PIPE = 141


class UsageError(LudotecaError):
    """The command line itself is wrong."""


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message} (see {self.prog} --help)")


def parser() -> Parser:
    made = Parser(prog="ludoteca", description="Ludoteca: an open game table and laboratory.")
    compiled = "compiled" if ludoteca.compiled else "not compiled"
    made.add_argument("--version", action="version", version=f"ludoteca {ludoteca.__version__} ({compiled})")
    commands = made.add_subparsers(dest="command", metavar="COMMAND")
    for module in COMMANDS:
        head, _, about = (module.__doc__ or "").partition("\n\n")
        words = head.partition(": ")[2].rstrip(".")
        command = commands.add_parser(name_of(module), help=words, description=" ".join(about.split()) or None)
        module.add(command)
        command.set_defaults(run=module.run)
    return made


def name_of(module: ModuleType) -> str:
    return module.__name__.rpartition(".")[2]


def main(argv: Sequence[str] | None = None) -> int:
    try:
        made = parser()
        given = made.parse_args(argv)
        if given.command is None:
            made.print_help()
        else:
            with on_board(given):
                given.run(given)
        sys.stdout.flush()
    except LudotecaError as error:
        print(f"ludoteca: {one_line(str(error))}", file=sys.stderr)
        return NOT_IN_ORDER if isinstance(error, Unfair) else WRONG_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader went away, as in `ludoteca games | head -1`; nothing more can be said, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    return 0


def one_line(text: str) -> str:
    """What came from outside may hold anything, even what moves the cursor."""
    return "".join(char if char.isprintable() else "?" for char in " ".join(text.split()))


if __name__ == "__main__":
    sys.exit(main())
