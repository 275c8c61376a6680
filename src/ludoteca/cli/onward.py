"""`ludoteca play --from`: play on from a row of a match that is over."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from ludoteca.arena.records import read_record
from ludoteca.core import registry
from ludoteca.core.errors import BadOption
from ludoteca.core.fair import Fair
from ludoteca.core.match import Match
from ludoteca.core.onward import played_on
from ludoteca.core.record import from_record
from ludoteca.core.rows import DEAL, KEEP

from .arguments import Number


def add(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--from",
        dest="source",
        type=Path,
        metavar="FILE",
        help="play on from a match that is over: alone with bots what you could not know is dealt again, with others "
        "at this keyboard everybody keeps what they held",
    )
    command.add_argument(
        "--until", type=Number(0), metavar="N", help="with --from: before row N, as replay counts them"
    )
    command.add_argument("--seat", type=Number(0), default=0, metavar="N", help="with --from: your first seat (0)")


def source_of(given: argparse.Namespace) -> Match:
    """The match to play on from, as far as that row."""
    if given.until is None:
        raise BadOption("--from needs --until: the row to play on from; `ludoteca replay` lists them")
    if given.load is not None or given.players is not None or given.option:
        raise BadOption("the match in the file says who plays what: leave out --load, --players and --option")
    record = read_record(given.source)
    whole = from_record(record, registry.game)
    if not whole.over:
        raise BadOption(f"the match in {given.source} is not over; --load goes on with it")
    if given.game and given.game != whole.game.name:
        raise BadOption(f"{given.source} is a match of {whole.game.name}, not of {given.game}")
    if given.seat >= whole.seats:
        raise BadOption(f"there is no seat {given.seat}; seats go from 0 to {whole.seats - 1}")
    return from_record(record, registry.game, given.until)


def mine(given: argparse.Namespace, seats: int) -> list[int]:
    """The seats of those at this keyboard, from the first one on."""
    return [(given.seat + place) % seats for place in range(given.hot_seat)]


def opened(given: argparse.Namespace, source: Match, people: Sequence[int], fair: Fair | None) -> Match:
    """The match that is played on, dealt by `fair` or the seed."""
    ply, text = len(source.course()), DEAL if len(people) == 1 else KEEP
    return played_on(source, ply, people[0], text, given.seed or 0, fair)
