"""`ludoteca arrays`: records as arrays to learn from.

Of every question with more than one answer: what its seat saw, what could be answered, what was answered, and how the
match ended for that seat, as one .npz of NumPy. All matches are of one game with the same options.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from ludoteca.arena.records import count_records
from ludoteca.core import registry

from .arguments import add_board, add_json
from .output import print_json, progress


def add(command: argparse.ArgumentParser) -> None:
    command.add_argument("files", type=Path, nargs="+", metavar="FILE", help="records: JSON, JSONL (.gz too), Parquet")
    command.add_argument("--out", type=Path, required=True, metavar="FILE", help="the .npz to write")
    add_board(command)
    add_json(command)


def run(given: argparse.Namespace) -> None:
    from ludoteca.arena.arrays import collect  # loads NumPy, which bots first tell to add on one core

    total = sum(count_records(path) for path in given.files)
    with progress("records", total) as step:
        said = collect(given.files, registry.game, step).save(given.out)
    if given.json:
        print_json(said)
    else:
        print(
            f"{given.out}: {said['questions']} questions of {said['matches']} matches of {said['game']}, "
            f"{said['features']} features, {said['actions']} actions"
        )
