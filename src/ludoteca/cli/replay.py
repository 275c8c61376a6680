"""`ludoteca replay`: a recorded match again.

Play a record again as the rules carry it out, row by row: one saved at a table, or by arena.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from ludoteca.arena.records import read_record
from ludoteca.core import registry
from ludoteca.core.match import Match
from ludoteca.core.protocol import ALL
from ludoteca.core.record import from_record
from ludoteca.core.rows import row_to_json

from .arguments import Number, add_board, add_json
from .output import print_json
from .text import headline, print_position, print_result, row_line


def add(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", type=Path, metavar="FILE", help="a record, or JSONL with one in each line")
    command.add_argument("--line", type=Number(1), metavar="N", help="which line of JSONL (the first)")
    command.add_argument("--until", type=Number(0), metavar="N", help="stop before row N")
    add_board(command)
    add_json(command)


def run(given: argparse.Namespace) -> None:
    match = from_record(read_record(given.file, given.line), registry.game, given.until)
    if given.json:
        print_json(replayed(match))
        return
    print(headline(match))
    for at, row in enumerate(match.rows):
        print(row_line(at, row))
    print()
    print_position({**match.state.view(ALL), "question": match.question(ALL)})
    print()
    print_result(match)


def replayed(match: Match) -> dict[str, Any]:
    """The shape of `--json`: the head of the record, the rows, and where they lead."""
    return {
        "game": match.game.name,
        "version": match.game.version,
        "players": match.seats,
        "options": match.options,
        "seed": match.seed if match.fair is None else None,
        "commitment": None if match.fair is None else match.fair.commitment,
        "rows": [row_to_json(match.game, row) for row in match.rows],
        "over": match.over,
        "scores": match.state.scores(),
        "ranking": match.state.ranking() if match.over else None,
        "tally": dict(zip(match.game.sources, match.state.tally(), strict=True)),
        "view": match.state.view(ALL),
        "question": match.question(ALL),
    }
