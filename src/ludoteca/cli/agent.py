"""`ludoteca agent`: let a program play against bots by JSON.

The program reads a line of JSON for each message and writes one for each question: what its seat sees, and what it can
answer. Made for language models; docs/agents.md has the messages and a program to begin with.
"""

from __future__ import annotations

import argparse
import json
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

from ludoteca.arena.agents import Message, play_agent
from ludoteca.arena.kept import opened, records_file
from ludoteca.arena.program import Program
from ludoteca.arena.tournament import BotTotals
from ludoteca.bots.roster import maker
from ludoteca.core import registry
from ludoteca.core.errors import LudotecaError
from ludoteca.core.protocol import Game

from .arguments import BOTS_HELP, Number, add_board, add_json, names, options, player_count, seed
from .output import print_json, progress
from .running import ended_in_order

RANDOM = "random"


def add(command: argparse.ArgumentParser) -> None:
    command.epilog = f"Bots: {BOTS_HELP}. For example: agent san-juan --program 'python3 mine.py' --against apprentice"
    command.add_argument("game", metavar="GAME", help="a name from ludoteca games")
    command.add_argument("--program", required=True, metavar="COMMAND", help="what plays, with its arguments")
    command.add_argument(
        "--against",
        type=names,
        default=[],
        metavar="A,B,...",
        help="the bots in the other seats, or fewer, in turn (random)",
    )
    command.add_argument(
        "--players", type=Number(1), metavar="N", help="number of seats (as few as the bots and options allow)"
    )
    command.add_argument("--games", type=Number(1), default=2, metavar="N", help="matches; it moves on a seat each (2)")
    command.add_argument("--seed", type=seed, default=0, metavar="S", help="the first seed (0)")
    command.add_argument("--tries", type=Number(1, 20), default=3, metavar="N", help="for each question (3)")
    command.add_argument(
        "--instead", default="random", metavar="BOT", help="who answers when all tries were illegal (random)"
    )
    command.add_argument("--seconds", type=Number(1), default=60, metavar="N", help="for each answer (60)")
    command.add_argument("--records", type=Path, metavar="FILE", help="write every match here, as JSONL or Parquet")
    command.add_argument("--transcript", type=Path, metavar="FILE", help="write every message here, as JSONL")
    command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a variant or expansion")
    add_board(command)
    add_json(command)


def run(given: argparse.Namespace) -> None:
    game = registry.game(given.game)
    seats = seats_of(given, game)
    chosen = game.settle(seats, options(given.option))
    against = others(given, seats)
    for name in [*against, given.instead]:
        maker(name)(game, 0)
    totals, illegal, given_up, decisions = BotTotals(), 0, 0, 0
    with ended_in_order(), ExitStack() as stack:
        records = stack.enter_context(closing(records_file(given.records))) if given.records else None
        transcript = stack.enter_context(opened(given.transcript)) if given.transcript else None
        program = stack.enter_context(closing(Program(given.program, given.seconds)))
        step = stack.enter_context(progress(headed(game.name, seats), given.games))
        for number in range(given.games):

            def hear(who: str, message: Message, number: int = number) -> None:
                if transcript is not None:
                    line = {"match": number, "from": who, **message}
                    text = json.dumps(line, ensure_ascii=False) + "\n"
                    transcript.write(text.encode(errors="replace").decode())  # half a character is none

            first = given.seed + number // seats
            played, speaker = play_agent(
                game, program, against, chosen, first, number % seats, given.tries, given.instead, hear=hear
            )
            totals.add(first, played.win(speaker.seat), played.points(speaker.seat), played.margin(speaker.seat))
            illegal, given_up = illegal + speaker.illegal, given_up + speaker.given_up
            decisions += speaker.moves
            if records is not None:
                records.add(played)
            step()
    show(given, summary(given.game, against, totals, decisions, illegal, given_up))


def seats_of(given: argparse.Namespace, game: Game) -> int:
    """As many as are asked for; else the program with the bots that are named, or with as few as can play."""
    if given.players is not None:
        return int(given.players)
    chosen = options(given.option)
    return player_count(game, len(given.against) + 1, chosen) if given.against else game.fewest(chosen)


def others(given: argparse.Namespace, seats: int) -> list[str]:
    """Who sits in the other seats; too few take turns."""
    bots = given.against or [RANDOM]
    if len(given.against) >= seats:
        raise LudotecaError(f"{len(bots)} bots do not fit {seats - 1} other seat{'s' * (seats != 2)}")
    return [bots[place % len(bots)] for place in range(seats - 1)]


def summary(
    game: str, against: list[str], totals: BotTotals, decisions: int, illegal: int, given_up: int
) -> dict[str, Any]:
    result = totals.result("agent")
    return {
        "game": game,
        "players": len(against) + 1,
        "against": against,
        "games": result["games"],
        "win_share": result["win_share"],
        "low": result["low"],
        "high": result["high"],
        "points": result["points"],
        "margin": result["margin"],
        "decisions": decisions,
        "illegal": illegal,
        "given_up": given_up,
    }


def headed(game: str, seats: int) -> str:
    return f"{game}, {seats} player{'s' * (seats != 1)}"


def show(given: argparse.Namespace, said: dict[str, Any]) -> None:
    if given.json:
        print_json(said)
        return
    whom = f"against {', '.join(said['against'])}" if said["against"] else "alone"
    print(f"{headed(said['game'], said['players'])}, {said['games']} games {whom}")
    print(f"wins {said['win_share']:.1%} ({said['low']:.1%} to {said['high']:.1%})")
    print(f"points {said['points']:.1f}, margin {said['margin']:+.1f}")
    print(f"{said['decisions']} questions, {said['illegal']} illegal answers, {said['given_up']} given up")
