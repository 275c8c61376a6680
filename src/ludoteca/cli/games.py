"""`ludoteca games`: games, player counts, options, rules versions, how sure their data are."""

from __future__ import annotations

import argparse
import re
from typing import Final, TypedDict

from ludoteca.core import registry
from ludoteca.core.options import plain
from ludoteca.core.protocol import Game, Term
from ludoteca.i18n.texts import Texts, package_of

from .arguments import add_board, add_json
from .output import print_json, print_table

# What the standings are called for people; JSON keeps the ids.
IN_WORDS: Final = {"single-source": "from a single source", "inferred": "worked out by us", "house": "made by us"}


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
    terms: list[dict[str, object]]
    actions: int


def add(command: argparse.ArgumentParser) -> None:
    add_board(command)
    add_json(command)


def run(given: argparse.Namespace) -> None:
    found = [row(registry.game(name)) for name in registry.names()]
    if given.json:
        print_json(found)
        return
    lines = [
        (game["name"], counts(game["players"]), str(game["version"]), in_words(game["standing"])) for game in found
    ]
    print_table(("game", "players", "rules", "data"), lines)
    for game in found:
        if game["options"]:
            print(f"\noptions of {game['name']} (the first value is the default):")
        for option in game["options"]:
            print(f"  {option['name']} = {' | '.join(option['values'])}")
            if option["each"]:
                print(f"    or one for all, or one for each seat separated by dots, of {', '.join(option['each'])}")
        for line in term_lines(registry.game(game["name"])):
            print(f"  {line}")


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
        terms=[term_row(term) for term in game.terms],
        actions=len(game.actions),
    )


def in_words(standing: str) -> str:
    return re.sub(r"[\w-]+", lambda word: IN_WORDS.get(word[0], word[0]), standing)


def term_lines(game: Game) -> list[str]:
    """What each term demands, and why, as the game's texts say it."""
    texts = Texts("en", game.name, package_of(game))
    lines: list[str] = []
    for term in game.terms:
        key = f"term-{term.why}"
        lines.append(term.explained(texts.say(key)) if texts.has(key) else str(term))
    return lines


def term_row(term: Term) -> dict[str, object]:
    parts = {
        name: plain(values) for name, values in (("when", term.when), ("needs", term.needs), ("either", term.either))
    }
    return {**parts, "why": term.why, "rule": term.rule}


def counts(players: list[int]) -> str:
    whole = players == list(range(players[0], players[-1] + 1)) and len(players) > 1
    return f"{players[0]}-{players[-1]}" if whole else ", ".join(str(n) for n in players)
