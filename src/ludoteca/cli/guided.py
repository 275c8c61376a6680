"""`ludoteca play --guide`: a guided first game in the terminal."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from ludoteca import guides
from ludoteca.core.errors import BadOption
from ludoteca.core.match import Match
from ludoteca.core.protocol import Game

if TYPE_CHECKING:
    from ludoteca.terminal.screen import Screen

# What a guide says itself, or what is another match.
APART = ("bots", "seed", "load", "position", "source", "watch", "option", "players")


def add(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--guide", action="store_true", help="a guided first game: what to do and why, step by step, then play on"
    )


def check(given: argparse.Namespace) -> None:
    """Nothing else may say how the table is set up."""
    named = [name for name in APART if getattr(given, name) not in (None, [], False)]
    if given.hot_seat > 1:
        named.append("hot-seat")
    if named:
        name = {"source": "from"}.get(named[0], named[0])
        raise BadOption(f"--guide says how the table is set up: leave out --{name}")


def opened(given: argparse.Namespace, game: Game, screen: Screen, lang: str) -> Match:
    """A match at the beginning of the guide of a game; what is drawn after it comes from a secret."""
    from ludoteca.terminal.fairness import promise
    from ludoteca.terminal.players import seat_bots

    plan = guides.guide(game.name)
    if len(given.names) > 1:
        raise BadOption(f"{len(given.names)} names for 1 at the keyboard")
    fair = promise(screen, lang, plan.players, [plan.seat] if given.words else ())
    match = guides.begin(plan, fair)
    seat_bots(match, [plan.level], [plan.seat])
    return match
