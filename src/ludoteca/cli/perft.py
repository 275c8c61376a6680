"""`ludoteca perft`: count the positions after so many answers.

Numbers that two engines can compare, from a position or from where a record leads to. Every draw brings the first value
that can come, or with --every each of them is a branch. docs/positions.md says where ours are published.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from ludoteca.core.perft import EVERY, LOWEST, divided

from .arguments import Number, add_board, add_json
from .output import print_json, print_table, progress
from .position import position_of


def add(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", type=Path, metavar="FILE", help="a position, a record, or JSONL with one in each line")
    command.add_argument("--depth", type=Number(1, 9), default=2, metavar="N", help="how many answers (2)")
    command.add_argument("--every", action="store_true", help="count every way that draws can fall")
    command.add_argument("--line", type=Number(1), metavar="N", help="which line of JSONL (the first)")
    command.add_argument("--until", type=Number(0), metavar="N", help="the position before row N of the record")
    add_board(command)
    add_json(command)


def run(given: argparse.Namespace) -> None:
    draws = EVERY if given.every else LOWEST
    state = position_of(given)
    answers = [] if state.decision is None else state.decision.actions
    with progress("answers", len(answers)) as counted:
        counts = divided(state, given.depth, draws, counted)
    if given.json:
        print_json({"depth": given.depth, "draws": draws, "count": sum(counts.values()), "divide": counts})
        return
    rows = [(answer, str(count)) for answer, count in counts.items()]
    print_table(("answer", "positions"), [*rows, ("in all", str(sum(counts.values())))], (1,))
