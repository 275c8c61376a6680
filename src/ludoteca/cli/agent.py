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

from .arguments import BOTS_HELP, Number, add_board, add_json, names, options, seed
from .output import print_json, progress
from .running import ended_in_order


def add(command: argparse.ArgumentParser) -> None:
    command.epilog = f"Bots: {BOTS_HELP}. For example: agent san-juan --program 'python3 mine.py' --against apprentice"
    command.add_argument("game", metavar="GAME", help="a name from ludoteca games")
    command.add_argument("--program", required=True, metavar="COMMAND", help="what plays, with its arguments")
    command.add_argument(
        "--against", type=names, default=["random"], metavar="A,B,...", help="the bots in the other seats (random)"
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
    seats = len(given.against) + 1
    chosen = game.settle(seats, options(given.option))
    for name in [*given.against, given.instead]:
        maker(name)(game, 0)
    totals, illegal, given_up, decisions = BotTotals(), 0, 0, 0
    with ended_in_order(), ExitStack() as stack:
        records = stack.enter_context(closing(records_file(given.records))) if given.records else None
        transcript = stack.enter_context(opened(given.transcript)) if given.transcript else None
        program = stack.enter_context(closing(Program(given.program, given.seconds)))
        step = stack.enter_context(progress(f"{game.name}, {seats} players", given.games))
        for number in range(given.games):

            def hear(who: str, message: Message, number: int = number) -> None:
                if transcript is not None:
                    line = {"match": number, "from": who, **message}
                    text = json.dumps(line, ensure_ascii=False) + "\n"
                    transcript.write(text.encode(errors="replace").decode())  # half a character is none

            first = given.seed + number // seats
            played, speaker = play_agent(
                game, program, given.against, chosen, first, number % seats, given.tries, given.instead, hear=hear
            )
            totals.add(first, played.win(speaker.seat), played.points(speaker.seat), played.margin(speaker.seat))
            illegal, given_up = illegal + speaker.illegal, given_up + speaker.given_up
            decisions += speaker.moves
            if records is not None:
                records.add(played)
            step()
    show(given, summary(given, totals, decisions, illegal, given_up))


def summary(
    given: argparse.Namespace, totals: BotTotals, decisions: int, illegal: int, given_up: int
) -> dict[str, Any]:
    result = totals.result("agent")
    return {
        "game": given.game,
        "players": len(given.against) + 1,
        "against": given.against,
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


def show(given: argparse.Namespace, said: dict[str, Any]) -> None:
    if given.json:
        print_json(said)
        return
    print(f"{said['game']}, {said['players']} players, {said['games']} games against {', '.join(said['against'])}")
    print(f"wins {said['win_share']:.1%} ({said['low']:.1%} to {said['high']:.1%})")
    print(f"points {said['points']:.1f}, margin {said['margin']:+.1f}")
    print(f"{said['decisions']} questions, {said['illegal']} illegal answers, {said['given_up']} given up")
