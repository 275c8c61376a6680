"""`ludoteca verify`: whether a recorded match was dealt fairly.

Play a record again by the rules, and make every draw of it again from the secret that was committed to before the
first one. Exit code 0: all in order. 1: something does not follow; the first such thing is named. 2: the record
cannot be read or has no secret. docs/fair.md tells how it works.
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Any

from ludoteca.arena.records import count_records, read_record
from ludoteca.core import registry
from ludoteca.core.verify import Verified, verify

from .arguments import Number, add_board, add_json
from .output import print_json, progress
from .text import headline


def add(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", type=Path, metavar="FILE", help="a record, or JSONL with one in each line")
    command.add_argument("--line", type=Number(1), metavar="N", help="which line of JSONL alone (all of them)")
    command.add_argument(
        "--commitment", type=digest, metavar="HEX", help="the commitment you noted before the first draw"
    )
    add_board(command)
    add_json(command)


def digest(text: str) -> str:
    if not re.fullmatch("[0-9a-fA-F]{64}", text):
        raise argparse.ArgumentTypeError("a commitment is 64 hexadecimal digits")
    return text.lower()


def run(given: argparse.Namespace) -> None:
    lines = [given.line] if given.line is not None else range(1, count_records(given.file) + 1)
    checked = []
    with progress("verifying", len(lines)) as step:
        for line in lines:
            checked.append(verify(read_record(given.file, line), registry.game, given.commitment or ""))
            step()
    if given.json:
        print_json([told(one) for one in checked] if len(checked) != 1 else told(checked[0]))
        return
    for one in checked:
        say(one)


def say(verified: Verified) -> None:
    fair = verified.fair
    print(headline(verified.match))
    print(f"commitment  {fair.commitment}")
    print(f"secret      {fair.secret.hex()}")
    for seat, words in enumerate(fair.words):
        print(f"seat {seat}      {words or '(no words)'}")
    if verified.guide:
        say_guide(verified)
    elif verified.before:
        why = "the match it was played on from drew them" if verified.played_on else "an earlier release made them"
        print(
            f"in order from row {verified.since} on: {verified.draws} draws follow from the secret; "
            f"the {verified.before} before cannot be checked, {why}"
        )
    else:
        print(f"in order: all {verified.draws} draws follow from the secret and the words")


def say_guide(verified: Verified) -> None:
    if not verified.over_guide:
        print(f"on the guide of {verified.guide}: all {verified.before} draws were prepared, none came from the secret")
        return
    print(
        f"in order from row {verified.since} on: {verified.draws} draws follow from the secret; "
        f"the {verified.before} before were prepared by the guide of {verified.guide}"
    )


def told(verified: Verified) -> dict[str, Any]:
    """The shape of `--json`."""
    return {
        "game": verified.match.game.name,
        "commitment": verified.fair.commitment,
        "secret": verified.fair.secret.hex(),
        "words": list(verified.fair.words),
        "since": verified.since,
        "draws": verified.draws,
        "unchecked": verified.before,
        "played_on": verified.played_on,
        "guide": verified.guide,
        "over": verified.match.over,
    }
