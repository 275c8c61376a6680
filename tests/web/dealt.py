"""The command as people run it, but every deal is known: number after number, from the one in a file (LUDOTECA_DEALS).

A test that waits for a position must not hang on luck. A number with a count of answers behind it ("7 250") is one of
the positions of `tests.web.windows.positions`: the match has been played that far when it begins.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

from tests.dealing import known_luck, secret_of
from tests.web.windows.played import play_on

from ludoteca.cli.main import main
from ludoteca.core.match import Match
from ludoteca.server.lobby import creation, dealing
from ludoteca.server.matches.consequences import give_forced
from ludoteca.server.store.models import Seat
from ludoteca.server.thinking import bots

DEALS = "LUDOTECA_DEALS"


def next_deal() -> bytes:
    file = Path(os.environ[DEALS])
    deal = int(file.read_text().split()[0])
    if not answers_before():
        file.write_text(str(deal + 1))
    return secret_of(deal)


def answers_before() -> int:
    return int((*Path(os.environ[DEALS]).read_text().split(), "0")[1])


def played_before(match: Match, seats: Sequence[Seat]) -> None:
    """In place of `give_forced` where matches begin: play to the position that is wanted."""
    number, answers = int(Path(os.environ[DEALS]).read_text().split()[0]), answers_before()
    if answers:
        play_on(match, number, answers)
    give_forced(match, seats)


def replace(module: ModuleType, name: str, by: object) -> None:
    """Put something in the place of what a module uses; it must be used there."""
    assert name in vars(module), f"{module.__name__} uses no {name} any more"
    vars(module)[name] = by


if __name__ == "__main__":
    creation.new_secret = next_deal
    replace(dealing, "give_forced", played_before)
    replace(bots, "luck", known_luck)
    sys.exit(main())
