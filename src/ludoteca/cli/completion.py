"""`ludoteca completion`: commands, options and games completed by your shell.

Print what teaches a shell to complete this command. bash: source <(ludoteca completion bash), in ~/.bashrc. zsh: source
<(ludoteca completion zsh), in ~/.zshrc after compinit. fish: ludoteca completion fish | source, in
~/.config/fish/config.fish.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from ludoteca.bots import roster
from ludoteca.core import registry
from ludoteca.core.protocol import Game

SHELLS = ("bash", "fish", "zsh")
BOTS = ("bots", "focal", "field", "pool", "against", "instead")  # the options that take names of bots


class Values(NamedTuple):
    """What may stand for a value: some of these words, a file, or anything if neither. Of `by_game` each game has words
    of its own; of a line that names none, all of them may."""

    words: tuple[str, ...] = ()
    files: bool = False
    by_game: bool = False


class Flag(NamedTuple):
    names: tuple[str, ...]
    help: str
    value: Values | None
    repeated: bool


class Command(NamedTuple):
    name: str
    help: str
    flags: tuple[Flag, ...]
    values: tuple[Values, ...]


def add(command: argparse.ArgumentParser) -> None:
    command.add_argument("shell", choices=SHELLS, help="which shell")


def run(given: argparse.Namespace) -> None:
    # Not at the top: the commands that are completed are there, and this is one of them.
    from . import shells
    from .main import parser

    write: Callable[[str, list[Command]], str] = getattr(shells, given.shell)
    made = parser()
    print(write(made.prog, described(made)), end="")


def described(parser: argparse.ArgumentParser) -> list[Command]:
    """The commands of a parser, after what can be said without any."""
    found = [Command("", "", flags(parser), ())]
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            helps = {choice.dest: choice.help or "" for choice in action._choices_actions}
            for name, command in action.choices.items():
                given = [values(one) for one in command._actions if not one.option_strings]
                found.append(Command(name, helps[name], flags(command), tuple(given)))
    return found


def flags(parser: argparse.ArgumentParser) -> tuple[Flag, ...]:
    return tuple(
        Flag(
            names=tuple(action.option_strings),
            help=action.help or "",
            value=None if action.nargs == 0 else values(action),
            repeated=isinstance(action, argparse._AppendAction),
        )
        for action in parser._actions
        if action.option_strings
    )


def values(action: argparse.Action) -> Values:
    if action.choices is not None:
        return Values(tuple(map(str, action.choices)))
    if action.metavar == "GAME":
        return Values(tuple(registry.names()))
    if action.dest in BOTS:
        return Values(tuple(roster.names()))
    if action.dest == "option":
        return Values(tuple(sorted(set(chain.from_iterable(options().values())))), by_game=True)
    return Values(files=action.type is Path or action.metavar == "FILE")


def options() -> dict[str, list[str]]:
    """By game what may be chosen when it is set up."""
    return {name: options_of(registry.game(name)) for name in registry.names()}


def options_of(game: Game) -> list[str]:
    return [f"{option.name}={value}" for option in game.options for value in option.values]
