"""A real server as a process of its own, and the tables a test wants there."""

from __future__ import annotations

import json
import os
import random
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Any

from tests.web.dealt import DEALS

Wanted = Callable[[dict[str, Any]], bool]
ROOT = Path(__file__).resolve().parent.parent.parent
PATIENCE = 60.0
# The Python that runs the server, if not this one: `make test` names the one with the compiled package, which is what
# people play with, and quicker.
SERVER = "LUDOTECA_TEST_SERVER"
# Tests click faster than people do.
FREE = {"REQUESTS_PER_SECOND": "10000", "REQUEST_BURST": "100000", "MESSAGES_PER_SECOND": "10000"}


class House:
    """A server on a port and a database that stay the same when it is stopped and started again."""

    def __init__(self, folder: Path, packages: Path | None = None) -> None:
        """With `packages`, the games in that folder are installed there."""
        self.packages = packages
        self.url = f"sqlite:///{folder / 'web.sqlite'}"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        self.log = folder / "server.log"
        self.deals = folder / "deals"
        self.deal_from(0)
        self.process: subprocess.Popen[str] | None = None

    def deal_from(self, seed: int, answers: int = 0) -> None:
        """What the next tables are dealt: this seed, the next one, and so on. With answers, every table has been played
        that far when it begins."""
        self.deals.write_text(f"{seed} {answers}")

    def start(self) -> None:
        python = os.environ.get(SERVER, sys.executable)
        command = [python, "-m", "tests.web.dealt", "serve", "--port", str(self.port), "--db", self.url]
        settings = {f"LUDOTECA_{name}": value for name, value in FREE.items()}
        settings[DEALS] = str(self.deals)
        settings["LUDOTECA_MESSAGE_BURST"] = "100000"
        if self.packages:
            settings["PYTHONPATH"] = os.pathsep.join([str(self.packages), os.environ.get("PYTHONPATH", "")])
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*command, "--workers", "1"],
                cwd=ROOT,
                env={**os.environ, **settings},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith("Ludoteca is at"):
                return
        raise AssertionError(f"the server did not start:\n{self.log.read_text()[-2000:]}")

    def stop(self, *, kill: bool = False) -> None:
        if self.process is None:
            return
        if kill:
            self.process.kill()
        else:
            self.process.terminate()
        self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.process = None

    def call(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.base}/api{path}", data, headers, method=method)
        with urllib.request.urlopen(request, timeout=PATIENCE) as reply:
            return json.loads(reply.read() or b"null")

    def table(self, game: str, seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
        """A new table, with the tokens of whoever made it."""
        made: dict[str, Any] = self.call("POST", "/tables", {"game": game, "seats": seats, **more})
        return made

    def advance(self, made: dict[str, Any], wanted: Wanted, dice: random.Random) -> bool:
        """Play the seat of whoever made the table without a browser until a question is `wanted`; False at the end."""
        table, token = made["table"]["id"], made["tokens"][0]["token"]
        wait = 0
        row = 0
        while True:
            seen = self.call("GET", f"/tables/{table}/state?since={row}&wait={wait}", token=token)
            if seen["result"] is not None:
                return False
            menu = seen["question"]["menu"]
            wait, row = (0, 0) if menu else (5, seen["row"])
            if not menu:
                continue
            if wanted(seen):
                return True
            now = [choice for choice in menu["choices"] if choice["now"]]
            better = [choice for choice in now if not choice["closes"]] or now
            codes = menu["suggest"] or [dice.choice(better)["code"]]
            self.call("POST", f"/tables/{table}/answer", {"row": seen["row"], "codes": codes}, token)

    @cached_property
    def level(self) -> str:
        """The weakest bot there is: it answers at once."""
        levels = self.call("GET", "/levels")
        found: str = next((one["name"] for one in levels if one["person"]), levels[0]["name"])
        return found

    def bots(self, count: int) -> list[dict[str, Any]]:
        names = ["Petra", "Zeno", "Ines", "Ruy", "Massimiliano"][:count]
        return [{"who": "bot", "name": name, "level": self.level} for name in names]

    def played(self, game: str = "san-juan", bots: int = 2, **more: Any) -> str:
        """A match that bots have played to the end."""
        table: str = self.table(game, self.bots(bots), name="Bots", **more)["table"]["id"]
        row = 0
        while True:
            seen = self.call("GET", f"/tables/{table}/state?since={row}&wait=5")
            if seen["result"] is not None:
                return table
            row = seen["row"]

    def seats(self, players: int) -> list[dict[str, Any]]:
        """Ada against bots."""
        return [{"who": "me", "name": "Ada"}, *self.bots(players - 1)]

    def at(
        self,
        game: str,
        players: int,
        ask: str,
        wanted: Callable[[dict[str, Any]], bool] = lambda _seen: True,
        **more: Any,
    ) -> dict[str, Any]:
        """A table at which Ada is asked this (or anything), in a position that is wanted."""

        def right(seen: dict[str, Any]) -> bool:
            return ask in ("", seen["question"]["ask"]) and wanted(seen)

        for seed in range(60):
            made = self.table(game, self.seats(players), **more)
            if self.advance(made, right, random.Random(seed)):
                return made
        raise AssertionError(f"{ask} of {game} did not come up as wanted")
