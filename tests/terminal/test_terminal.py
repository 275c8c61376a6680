"""Whole games in a real terminal, in both languages, with wrong answers, undo, save and load on the way."""

import os
import random
import re
import sys
from collections.abc import Iterable
from pathlib import Path

import pexpect
import pytest
from _pytest.mark import ParameterSet
from tests.i18n import catalogue

from ludoteca.i18n.texts import LANGUAGES, Texts

PROMPT = "\r\n> "
ENTRY = re.compile(r"^\s*(\d+)[. ] |\b(\d+)\) ", re.MULTILINE)
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
MOST_LINES = 3000


class Player:
    """Somebody at the keyboard who answers at random and tries the commands."""

    def __init__(self, game: str, lang: str, plain: bool, folder: Path) -> None:
        self.texts = Texts(lang, game, strict=True)
        self.file = "game.json"  # short: a screen breaks a long path over two lines
        self.dice = random.Random(f"{game} {lang}")
        arguments = ["-m", "ludoteca.cli.main", "play", game, "--text", "--seed", "5", "--lang", lang]
        arguments += ["--bots", "random"]
        # Drawing takes its time: with fewer players the whole game is shorter.
        self.child = pexpect.spawn(
            sys.executable,
            arguments + (["--plain"] if plain else ["--players", "2"]),
            encoding="utf-8",
            timeout=60,
            dimensions=(40, 100),
            cwd=str(folder),
            env={**os.environ, "XDG_DATA_HOME": str(folder)},
            echo=False,
        )
        self.child.delaybeforesend = None
        self.seen = ""

    def listen(self) -> str:
        """Everything up to the next prompt, without colours."""
        self.child.expect_exact(PROMPT)
        self.seen = ESCAPE.sub("", str(self.child.before)).replace("\r", "")
        return self.seen

    def type(self, line: str) -> str:
        self.child.sendline(line)
        return self.listen()

    def over(self) -> bool:
        return self.texts.say("text-after") in self.seen

    def answer(self) -> None:
        numbers = ENTRY.findall(self.seen) or ENTRY.findall(self.type(""))
        self.type("".join(self.dice.choice(numbers)))

    def command(self, name: str, *rest: str) -> str:
        return self.type(" ".join([self.texts.say(f"command-{name}").split()[0], *rest]))


# Of these games only the beginning, with everything one can ask for there: drawing takes its time.
BEGUN = ("puerto-rico", "venezia")


def by_turns(games: Iterable[str]) -> list[ParameterSet]:
    """Each game in one language, the languages by turns; `make soak` plays all to the end in the others too."""
    return [
        pytest.param(game, lang, marks=() if game in games and (at + code) % len(LANGUAGES) == 0 else pytest.mark.slow)
        for at, game in enumerate(catalogue.games())
        for code, lang in enumerate(LANGUAGES)
    ]


def begun(game: str, lang: str, tmp_path: Path) -> Player:
    """With wrong answers, undo, save and load, and every command that shows something."""
    player = Player(game, lang, plain=lang == "it", folder=tmp_path)
    player.listen()
    assert player.texts.say(f"game-{game}") in player.seen
    assert player.texts.say("text-no-number", {"number": 999, "last": 1}).split(":")[0] in player.type("999")
    assert "xyzzy" in player.type("xyzzy")
    for number in range(12):
        player.answer()
        if number == 3:
            player.command("undo")
    assert player.file in player.command("save", player.file)
    player.command("log")
    player.command("table")
    for _ in range(5):
        player.answer()
    player.command("load", player.file)
    player.command("table")
    return player


@pytest.mark.parametrize(("game", "lang"), list(zip(BEGUN, ("en", "it"), strict=True)))
def test_a_game_is_begun(game: str, lang: str, tmp_path: Path) -> None:
    """The long run plays these on to the end."""
    player = begun(game, lang, tmp_path)
    assert not player.over()
    player.command("log", "all")
    player.child.close(force=True)


@pytest.mark.parametrize(("game", "lang"), by_turns(set(catalogue.games()) - set(BEGUN)))
def test_a_whole_game(game: str, lang: str, tmp_path: Path) -> None:
    player = begun(game, lang, tmp_path)
    for _ in range(MOST_LINES):
        if player.over():
            break
        player.answer()
    assert player.over()
    assert player.texts.say("text-total") in player.seen
    player.command("log", "all")
    player.child.sendline("")
    player.child.expect_exact(pexpect.EOF)
    player.child.wait()
    assert player.child.exitstatus == 0
