"""`ludoteca`: parse, run, and say in one line what is wrong."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from types import ModuleType

import ludoteca

from . import (
    agent,
    arena,
    arrays,
    backup,
    bench,
    completion,
    dataset,
    games,
    perft,
    play,
    position,
    puzzle,
    puzzles,
    replay,
    restore,
    review,
    serve,
    verify,
)
from .arguments import on_board
from .running import Parser, carried_out

# Each has `add`, what can be said behind its name, and `run`; its docstring is its help.
COMMANDS = (
    play, puzzle, games, arena, agent, bench, replay, review, position, perft, arrays, dataset, puzzles, verify, serve,
    backup, restore, completion,
)  # fmt: skip


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
    def act() -> None:
        made = parser()
        given = made.parse_args(argv)
        if given.command is None:
            made.print_help()
            return
        with on_board(given):
            given.run(given)

    return carried_out("ludoteca", act)


if __name__ == "__main__":
    sys.exit(main())
