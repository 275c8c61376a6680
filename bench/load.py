"""How a server bears many matches: scripted players at a given rate, on the same machine as the server.

Run it with the Python whose `ludoteca` is to be measured (compiled: `.venv-fast/bin/python bench/load.py`). It starts a
server of its own, opens the matches, and has one connection for every seat. A sample is the time from sending an
answer until the player, and until the last of all who sit at the table, has the update that shows it. The limits of
the server are those it has for everybody: each seat comes from an address of its own, as through a proxy. `--flood` has
one more address flood the server meanwhile (see `flood.py`).
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import websockets

MIX = (("san-juan", 2), ("san-juan", 4), ("puerto-rico", 3), ("puerto-rico", 4), ("burgundy", 2), ("venezia", 3))
LATE = 10.0
SEATS = 8
FLOOD = Path(__file__).parent / "flood.py"


class Choice(msgspec.Struct):
    code: int
    now: bool


class Menu(msgspec.Struct):
    choices: list[Choice]


class Question(msgspec.Struct):
    seat: int
    menu: Menu | None


class Message(msgspec.Struct):
    """What the generator reads of a message."""

    type: str
    row: int | None = None
    question: Question | None = None
    reason: str = ""


decode = msgspec.json.Decoder(Message).decode


class Seat:
    """One connection."""

    def __init__(self, match: Match, number: int, token: str) -> None:
        self.match = match
        self.number = number
        self.token = token
        self.socket: websockets.ClientConnection | None = None

    async def run(self, base: str) -> None:
        url, come = f"{base}/ws/tables/{self.match.id}", forwarded(SEATS * self.match.number + self.number)
        async with websockets.connect(url, max_size=2**24, compression=None, additional_headers=come) as socket:
            self.socket = socket
            await socket.send(json.dumps({"type": "hello", "tokens": [self.token]}))
            async for data in socket:
                self.match.heard(self, decode(data), len(data))


class Match:
    """One match: who is asked now, and the answer that is under way."""

    def __init__(self, load: Load, number: int, id: str, tokens: dict[int, str]) -> None:
        self.load = load
        self.number = number
        self.id = id
        self.seats = [Seat(self, seat, token) for seat, token in sorted(tokens.items())]
        self.row = -1
        self.asker: Seat | None = None
        self.codes: list[int] = []
        self.sent = 0.0
        self.sent_row = -1
        self.missing: set[int] = set()
        self.over = False

    def heard(self, seat: Seat, message: Message, size: int) -> None:
        if message.type == "refused":
            self.load.errors.append(f"refused: {message.reason}")
        elif message.type == "update" and message.row is not None:
            self.load.bytes += size
            self.over = message.question is None
            if self.sent and message.row > self.sent_row and seat.number in self.missing:
                self.arrived(seat)
            if message.question is not None and message.question.menu is not None and message.row > self.row:
                self.row = message.row
                self.asker = seat
                self.codes = [choice.code for choice in message.question.menu.choices if choice.now]

    def arrived(self, seat: Seat) -> None:
        took = time.perf_counter() - self.sent
        self.missing.discard(seat.number)
        if seat.number == self.answered:
            self.load.own.append(took)
        if not self.missing:
            self.load.all.append(took)
            self.sent = 0.0
            self.load.done.set()

    def ready(self) -> bool:
        return self.asker is not None and not self.sent and not self.over

    async def answer(self, dice: random.Random) -> None:
        seat, self.asker = self.asker, None
        assert seat is not None and seat.socket is not None
        self.answered = seat.number
        self.missing = {other.number for other in self.seats}
        self.sent_row = self.row
        self.sent = time.perf_counter()
        code = dice.choice(self.codes)
        await seat.socket.send(json.dumps({"type": "answer", "row": self.row, "codes": [code], "id": 1}))


class Load:
    def __init__(self, base: str, seed: int) -> None:
        self.base = base
        self.dice = random.Random(seed)
        self.matches: list[Match] = []
        self.own: list[float] = []
        self.all: list[float] = []
        self.errors: list[str] = []
        self.bytes = 0
        self.done = asyncio.Event()
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self, count: int, games: list[str]) -> None:
        mix = [one for one in MIX if one[0] in games]
        for number in range(count):
            game, players = mix[number % len(mix)]
            made = await asyncio.to_thread(post, self.base, game, players, forwarded(SEATS * number))
            tokens = {seat["seat"]: seat["token"] for seat in made["tokens"]}
            match = Match(self, number, made["table"]["id"], tokens)
            self.matches.append(match)
            for seat in match.seats:
                self.tasks.add(asyncio.create_task(self._hold(seat)))
        while not all(match.ready() for match in self.matches):
            await asyncio.sleep(0.05)

    async def _hold(self, seat: Seat) -> None:
        try:
            await seat.run(self.base.replace("http", "ws"))
        except (OSError, websockets.WebSocketException) as error:
            self.errors.append(f"connection lost: {type(error).__name__}")

    async def flat_out(self, answers: int, at_once: int, pid: int) -> dict[str, Any]:
        """As many answers as the server can take, a few at a time."""
        began, left, used = time.perf_counter(), answers, processor(pid)
        while left:
            ready = [match for match in self.matches if match.ready()]
            busy = sum(1 for match in self.matches if match.sent)
            for match in self.dice.sample(ready, min(len(ready), at_once - busy, left)):
                await match.answer(self.dice)
                left -= 1
            self.done.clear()
            await asyncio.wait_for(self.done.wait(), LATE)
        return {
            "answers_per_second": round(answers / (time.perf_counter() - began)),
            "server_cpu_ms_per_answer": round(1000 * (processor(pid) - used) / max(answers, 1), 2),
        }

    async def at_rate(self, rate: float, seconds: float, pid: int) -> dict[str, Any]:
        """So many answers a second, each at its time whether or not the last one is back."""
        self.own, self.all, self.bytes = [], [], 0
        used, own_used = processor(pid), processor(os.getpid())
        began, sent, starved = time.perf_counter(), 0, 0
        while (now := time.perf_counter() - began) < seconds:
            while sent + starved < now * rate:
                few = self.dice.sample(self.matches, min(60, len(self.matches)))
                ready = [match for match in few if match.ready()]
                if not ready:
                    starved += 1
                    continue
                await self.dice.choice(ready).answer(self.dice)
                sent += 1
            await asyncio.sleep(max(0.0, (sent + starved) / rate - (time.perf_counter() - began)))
        limit = time.perf_counter() + LATE
        while any(match.sent for match in self.matches) and time.perf_counter() < limit:
            await asyncio.sleep(0.01)
        self.errors += ["no update came"] * sum(1 for match in self.matches if match.sent)
        return {
            "rate": rate,
            "seconds": seconds,
            "answers": sent,
            "starved": starved,
            "own_ms": spread(self.own),
            "all_ms": spread(self.all),
            "server_cpu_ms_per_answer": round(1000 * (processor(pid) - used) / max(sent, 1), 2),
            "generator_cpu_ms_per_answer": round(1000 * (processor(os.getpid()) - own_used) / max(sent, 1), 2),
            "kilobytes_per_answer": round(self.bytes / max(sent, 1) / 1000, 1),
        }

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def forwarded(number: int) -> dict[str, str]:
    """The header of a proxy that had this from an address of its own."""
    return {"x-forwarded-for": f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}"}


def post(base: str, game: str, players: int, come: dict[str, str]) -> Any:
    body = json.dumps({"game": game, "seats": [{"who": "me"}, *[{"who": "here"}] * (players - 1)]}).encode()
    request = urllib.request.Request(f"{base}/api/tables", body, {"content-type": "application/json", **come})
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.loads(answer.read())


def spread(samples: list[float]) -> dict[str, float]:
    ordered = sorted(samples)
    cuts = statistics.quantiles(ordered, n=100)
    names = {"p50": cuts[49], "p90": cuts[89], "p99": cuts[98], "max": ordered[-1]}
    return {name: round(1000 * value, 2) for name, value in names.items()}


@contextmanager
def server(db: str, log: Path) -> Iterator[tuple[str, int]]:
    """A server of our own; its address and process id. If it ends before we do, how it ended is told with its log."""
    command = [sys.executable, "-m", "ludoteca.cli.main", "serve", "--port", "0", "--db", db]
    with (
        log.open("wb") as errors,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors) as process,
    ):
        try:
            assert process.stdout is not None
            said = process.stdout.readline().decode().split()
            yield said[-1] if said else "", process.pid
        finally:
            ended = process.poll()
            process.terminate()
            if ended is not None:
                how = subprocess.CalledProcessError(ended, "the server")
                print(f"{how}\n{log.read_text()[-4000:]}", file=sys.stderr)


@contextmanager
def flooding(base: str, wanted: bool) -> Iterator[dict[str, int]]:
    """Meanwhile one address floods the server; afterwards what it did is told."""
    did: dict[str, int] = {}
    if not wanted:
        yield did
        return
    with subprocess.Popen(
        [sys.executable, str(FLOOD), base], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None and process.stdout is not None
        process.stdout.readline()
        try:
            yield did
        finally:
            process.stdin.close()
            did.update(json.loads(process.stdout.readline() or "{}"))


def spare_the_clock() -> None:
    """A search for garbage among all connections stops the generator, and would be taken for the server's time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(700, 5, 1000)


def memory(pid: int) -> float:
    """Megabytes."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return round(int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1024, 1)


def processor(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(given: argparse.Namespace, base: str, pid: int) -> dict[str, Any]:
    with urllib.request.urlopen(f"{base}/api/games") as answer:
        games = [game["name"] for game in json.loads(answer.read())]
    with urllib.request.urlopen(f"{base}/health") as answer:
        health = json.loads(answer.read())
    load = Load(base, given.seed)
    empty = memory(pid)
    await load.open(given.matches, games)
    spare_the_clock()
    opened = memory(pid)
    ceiling = await load.flat_out(given.warm * given.matches, 16, pid)
    with flooding(base, given.flood) as flood:
        if given.flood:
            await load.at_rate(given.rate[0], given.settle, pid)  # what one address may do at once is over then
        runs = [await load.at_rate(rate, given.seconds, pid) for rate in given.rate]
    result = {
        "matches": given.matches,
        "connections": sum(len(match.seats) for match in load.matches),
        "database": health["database"],
        "compiled": health["compiled"],
        "memory_mb": {"empty": empty, "opened": opened, "after": memory(pid)},
        "ceiling": ceiling,
        "runs": runs,
        "flood": flood,
        "errors": load.errors[:20],
    }
    await load.close()
    return result


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--rate", type=float, nargs="+", default=[100.0, 200.0], metavar="PER_SECOND")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--flood", action="store_true", help="one address floods the server at the same time")
    parser.add_argument("--settle", type=float, default=3.0, help="seconds of flood before anything is measured")
    parser.add_argument("--warm", type=int, default=20, help="answers for each match before anything is measured")
    parser.add_argument("--db", help="an SQLite file in a temporary folder, if none is named")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with (
        tempfile.TemporaryDirectory(prefix="ludoteca-load-") as folder,
        server(given.db or f"sqlite:///{folder}/load.sqlite", Path(folder) / "server.log") as (base, pid),
    ):
        result = asyncio.run(measure(given, base, pid))
    print(json.dumps(result, indent=2))
    return 1 if result["errors"] else 0


if __name__ == "__main__":
    sys.exit(main())
