"""Completion in shells: asked as a person does, by pressing the key, in every shell that this machine has."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pexpect
import pytest

from ludoteca.cli.completion import SHELLS, described
from ludoteca.cli.main import COMMANDS, main, name_of, parser

# What is typed, and what stands there after the key.
TYPED = {
    "pl": "play",
    "play bur": "play burgundy",
    "play --port 3 ven": "play --port 3 venezia",
    "play --hot": "play --hot-seat",
    "play --lang i": "play --lang it",
    "play --load rec": "play --load record.json",
    "play --option events=y": "play --option events=yes",
    "play --option=events=n": "play --option=events=no",
    "arena san-juan --bots ran": "arena san-juan --bots random",
    "bench puerto-rico ven": "bench puerto-rico venezia",
    "replay rec": "replay record.json",
    "completion f": "completion fish",
    "agent san-juan --against gra": "agent san-juan --against grandmaster",
    'replay "dir one/rep': "replay dir one/report.json",
    "replay dir\\ one/rep": "replay dir one/report.json",
}
IN_BASH_ALONE = {
    "arena san-juan --bots random,gra": "arena san-juan --bots random,grandmaster",
    "play puerto-rico --option l": "play puerto-rico --option letter=",  # elsewhere it may be `link` too
    "play --option li": "play --option link=",
    "play san-juan --option link": "play san-juan --option link",
}
START = {"bash": ["--norc", "--noprofile", "-i"], "zsh": ["-f", "-i"], "fish": ["--no-config", "-i"]}
SETUP = {
    "bash": "ludoteca() { echo \"<<$*>>\"; }; source '{}'; PS1=; echo rea''dy",
    "zsh": "autoload -U compinit; compinit -u -D; ludoteca() { echo \"<<$*>>\"; }; source '{}'; echo rea''dy",
    "fish": "function ludoteca; echo \"<<$argv>>\"; end; source '{}'; echo rea''dy",
}
KEY = "\t"
NOT_ZSH = {"play --option=events=n"}  # of `--option=` itself it completes nothing that holds another `=`


@pytest.mark.parametrize("shell", [shell for shell in SHELLS if shutil.which(shell)])
def test_the_key_completes(shell: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell]) == 0
    script = tmp_path / "script"
    script.write_text(capsys.readouterr().out)
    (tmp_path / "record.json").write_text("{}")
    (tmp_path / "dir one").mkdir()
    (tmp_path / "dir one" / "report.json").write_text("{}")
    at = pexpect.spawn(shell, START[shell], encoding="utf-8", timeout=60, cwd=str(tmp_path), dimensions=(40, 200))
    at.sendline(SETUP[shell].replace("{}", str(script)))
    at.expect("ready")
    wanted = TYPED | (IN_BASH_ALONE if shell == "bash" else {})
    for typed, full in wanted.items():
        if shell == "zsh" and typed in NOT_ZSH:
            continue
        at.send(f"ludoteca {typed}{KEY}\r")
        at.expect(r"<<([^$\r\n]*)>>")
        assert isinstance(at.match, re.Match) and at.match[1].rstrip() == full
    at.sendline("exit")
    at.expect(pexpect.EOF)


def test_every_shell_is_told_of_every_command_and_option(capsys: pytest.CaptureFixture[str]) -> None:
    commands = described(parser())
    assert {command.name for command in commands} == {"", *map(name_of, COMMANDS)}
    for shell in SHELLS:
        assert main(["completion", shell]) == 0
        said = capsys.readouterr().out
        for command in commands:
            for flag in command.flags:
                assert all(name.lstrip("-") in said for name in flag.names), (shell, command.name)


def test_bash_is_always_among_the_shells_that_are_tried() -> None:
    assert shutil.which("bash"), "make itself needs a shell, and CI is written for this one"
