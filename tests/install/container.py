"""Containerfile without containers: its own lines, carried out in folders by an ordinary user.

Every folder that the file names is one below a root of ours; nothing else of it is changed. What it copies into its
last stage is as in a container the administrator's, unless it says whose.
"""

from __future__ import annotations

import json
import os
import pwd
import re
import shlex
import shutil
from collections.abc import Iterator
from pathlib import Path
from string import Template

from tests.install.machine import ROOT, nobodys, pythons, run, switched

FILE = ROOT / "Containerfile"
ORDINARY = "nobody"


def instructions() -> Iterator[tuple[str, str]]:
    """Each with what it is about; lines that go on are put together."""
    lines = "\n".join(line for line in FILE.read_text().splitlines() if not line.startswith("#"))
    for line in filter(None, lines.replace("\\\n", " ").splitlines()):
        word, _, rest = line.partition(" ")
        yield word, rest.strip()


def ordinary() -> int | None:
    """A user without rights; none, if that is what we are ourselves."""
    return pwd.getpwnam(ORDINARY).pw_uid if os.geteuid() == 0 else None


class Image:
    """What comes of the file: a folder, an environment, a command, and a question about its health."""

    def __init__(self, place: Path, context: Path, arguments: dict[str, str]) -> None:
        self.place, self.context, self.arguments = place, context, arguments
        self.user = ordinary()
        python = next(iter(pythons(self.user).values()), None)
        assert python, "there is no Python here that an ordinary user can run"
        self.root = place / "root"
        self.base = place / "base"  # all that is taken from the images it is made from
        self.base.mkdir()
        (self.base / "python").write_text(f'#!/bin/sh\nexec {python} "$@"\n')
        (self.base / "python").chmod(0o755)
        said = list(instructions())
        places = [rest.split()[-1] for word, rest in said if word in ("WORKDIR", "VOLUME", "COPY")]
        self.named = "|".join(map(re.escape, sorted(set(places), key=len, reverse=True)))
        self.stage = self.runs_as = ""
        self.env: dict[str, str] = {}
        self.command: list[str] = []
        self.health: list[str] = []
        for word, rest in said:
            self.carry_out(word, rest)

    def carry_out(self, word: str, rest: str) -> None:
        match word:
            case "FROM":
                self.begin(rest.partition(" AS ")[2])
            case "ARG":
                name, _, value = rest.partition("=")
                self.env[name] = self.arguments.get(name, value)
            case "ENV":
                for name, _, value in (pair.partition("=") for pair in shlex.split(rest)):
                    self.env[name] = Template(self.inside(value)).substitute(self.env)
            case "WORKDIR":
                self.at = self.folder(rest)
            case "COPY":
                self.copy(rest.split())
            case "RUN":
                self.by_user(["sh", "-c", self.inside(rest)])
            case "USER":
                self.runs_as = rest
            case "CMD":
                self.command = self.words(rest)
            case "HEALTHCHECK":
                self.health = self.words(rest.partition("CMD ")[2])
            case _:
                assert word in ("VOLUME", "EXPOSE"), f"nobody here knows {word}"

    def begin(self, stage: str) -> None:
        """An empty root; that of the stage before is put aside, to be copied from."""
        if self.root.exists():
            self.root.rename(self.place / self.stage)
        self.stage = stage
        self.root.mkdir()
        path = f"{self.base}{os.pathsep}{os.environ['PATH']}"
        # What is never imported here need not be byte code, which is half of the work of installing it.
        self.env = nobodys(self.folder("/home")) | {"PATH": path, "PIP_NO_COMPILE": "1"}
        self.at = self.root

    def copy(self, words: list[str]) -> None:
        *options, source, target = words
        said = dict(option.removeprefix("--").split("=") for option in options)
        into = Path(self.inside(target))
        if "from" in said:  # moved: nothing is taken from a stage twice, and it is two hundred megabytes
            into.parent.mkdir(parents=True, exist_ok=True)
            (self.place / said["from"] / source.lstrip("/")).rename(into)
        else:
            shutil.copytree(self.context / source, into, symlinks=True, dirs_exist_ok=True)
        self.give(into, self.user if self.stage or "chown" in said else os.geteuid())

    def inside(self, text: str) -> str:
        return re.sub(rf"(?<![\w/])(?:{self.named})(?![\w-])", lambda found: f"{self.root}{found[0]}", text)

    def words(self, text: str) -> list[str]:
        return [self.inside(word) for word in json.loads(text)]

    def folder(self, name: str) -> Path:
        path = self.root / name.lstrip("/")
        path.mkdir(parents=True, exist_ok=True)
        self.give(path, self.user)
        return path

    def give(self, path: Path, whose: int | None) -> None:
        if self.user is not None and whose is not None:
            for one in [path, *path.rglob("*")]:
                os.chown(one, whose, whose, follow_symlinks=False)

    def by_user(self, command: list[str], **more: str) -> str:
        return run([*switched(self.user), *command], self.env | more, self.at)
