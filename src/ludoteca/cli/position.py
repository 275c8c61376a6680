"""`ludoteca position`: a position as text that can be changed and read back.

Print the position that a record leads to, or check one that was written; what cannot be is refused with the reason.
The text tells everything, hidden or not; --seat deals again what that seat cannot know. docs/positions.md says how
positions are written.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from ludoteca.arena.records import read_record
from ludoteca.core import registry
from ludoteca.core.errors import WrongSeat
from ludoteca.core.positions import PHASES, position_text, read_position
from ludoteca.core.protocol import ALL, State
from ludoteca.core.reader import question
from ludoteca.core.record import from_record

from .arguments import Number, add_board, seed
from .text import print_position


def add(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", type=Path, metavar="FILE", help="a record, JSONL with one in each line, or a position")
    command.add_argument("--line", type=Number(1), metavar="N", help="which line of JSONL (the first)")
    command.add_argument("--until", type=Number(0), metavar="N", help="the position before row N of the record")
    command.add_argument(
        "--seat", type=Number(0), metavar="N", help="with what seat N cannot know shuffled and dealt again"
    )
    command.add_argument("--seed", type=seed, default=0, metavar="S", help="the seed of that dealing (0)")
    command.add_argument("--view", action="store_true", help="print what lies where and the open question instead")
    add_board(command)


def run(given: argparse.Namespace) -> None:
    state = position_of(given)
    who = ALL
    if given.seat is not None:
        if given.seat >= state.seats:
            raise WrongSeat(f"there is no seat {given.seat}; seats go from 0 to {state.seats - 1}")
        state = state.determinize(given.seat, given.seed)
        who = given.seat
    if given.view:
        print_position({**state.view(who), "question": question(state, who)})
    else:
        print(position_text(state), end="")


def position_of(given: argparse.Namespace) -> State:
    """The position of a file, whether that is a record or a position."""
    data = read_record(given.file, given.line)
    if is_position(data):
        return read_position(data, None)
    return from_record(data, registry.game, given.until).state


def is_position(data: Any) -> bool:
    return isinstance(data, dict) and PHASES in data
