"""`ludoteca games`: what can be played."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, TypedDict

from ludoteca.core import registry
from ludoteca.core.protocol import Game

from .arguments import add_board, add_json
from .output import print_json, print_table

if TYPE_CHECKING:
    from .arguments import Subcommands


class OptionRow(TypedDict):
    name: str
    values: list[str]
    default: str
    each: list[str]


class GameRow(TypedDict):
    name: str
    version: int
    data: str
    standing: str
    players: list[int]
    options: list[OptionRow]
    actions: int


def add(commands: Subcommands) -> None:
    command = commands.add_parser("games", help="games, player counts, options, rules versions, standing of data")
    add_board(command)
    add_json(command)
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> None:
    found = [row(registry.game(name)) for name in registry.names()]
    if given.json:
        print_json(found)
        return
    lines = [(game["name"], counts(game["players"]), str(game["version"]), game["standing"]) for game in found]
    print_table(("game", "players", "rules", "data"), lines)
    for game in found:
        if game["options"]:
            print(f"\noptions of {game['name']} (the first value is the default):")
        for option in game["options"]:
            print(f"  {option['name']} = {' | '.join(option['values'])}")
            if option["each"]:
                print(f"    or one for all, or one for each seat separated by dots, of {', '.join(option['each'])}")


def row(game: Game) -> GameRow:
    return GameRow(
        name=game.name,
        version=game.version,
        data=game.data,
        standing=game.standing(),
        players=list(game.seats),
        options=[
            OptionRow(name=option.name, values=list(option.values), default=option.values[0], each=list(option.each))
            for option in game.options
        ],
        actions=len(game.actions),
    )


def counts(players: list[int]) -> str:
    whole = players == list(range(players[0], players[-1] + 1)) and len(players) > 1
    return f"{players[0]}-{players[-1]}" if whole else ", ".join(str(n) for n in players)
