"""How a server bears many matches: scripted players at a given rate, on the same machine as the server.

Run it with the Python whose `ludoteca` is to be measured (compiled: `.venv-fast/bin/python bench/load.py`). It starts a
server of its own, opens the matches, and has one connection for every seat. A sample is the time from sending an
answer until the player, and until the last of all who sit at the table, has the update that shows it. The limits of
the server are those it has for everybody: each seat comes from an address of its own, as through a proxy. `--flood` has
one more address flood the server meanwhile (see `flood.py`), `--review` one have matches reviewed (see `review.py`).
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import statistics
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import websockets
from machine import meanwhile, memory, processor, server, spare_the_clock
from players import SEATS, Match, Measures, Seat, forwarded, post

MIX = (("san-juan", 2), ("san-juan", 4), ("puerto-rico", 3), ("puerto-rico", 4), ("burgundy", 2), ("venezia", 3))
LATE = 10.0


class Load:
    def __init__(self, base: str, seed: int) -> None:
        self.base = base
        self.dice = random.Random(seed)
        self.matches: list[Match] = []
        self.measures = Measures()
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self, count: int, games: list[str]) -> None:
        mix = [one for one in MIX if one[0] in games]
        for number in range(count):
            game, players = mix[number % len(mix)]
            made = await asyncio.to_thread(post, self.base, game, players, forwarded(SEATS * number))
            tokens = {seat["seat"]: seat["token"] for seat in made["tokens"]}
            match = Match(self.measures, number, made["table"]["id"], tokens)
            self.matches.append(match)
            for seat in match.seats:
                self.tasks.add(asyncio.create_task(self._hold(seat)))
        while not all(match.waits() for match in self.matches):
            await asyncio.sleep(0.05)

    async def _hold(self, seat: Seat) -> None:
        try:
            await seat.run(self.base.replace("http", "ws"))
        except (OSError, websockets.WebSocketException) as error:
            self.measures.errors.append(f"connection lost: {type(error).__name__}")

    async def flat_out(self, answers: int, at_once: int, pid: int) -> dict[str, Any]:
        """As many answers as the server can take, a few at a time."""
        began, left, used = time.perf_counter(), answers, processor(pid)
        while left:
            ready = [match for match in self.matches if match.waits()]
            busy = sum(1 for match in self.matches if match.sent)
            for match in self.dice.sample(ready, min(len(ready), at_once - busy, left)):
                await match.answer(self.dice)
                left -= 1
            self.measures.done.clear()
            await asyncio.wait_for(self.measures.done.wait(), LATE)
        return {
            "answers_per_second": round(answers / (time.perf_counter() - began)),
            "server_cpu_ms_per_answer": round(1000 * (processor(pid) - used) / max(answers, 1), 2),
        }

    async def at_rate(self, rate: float, seconds: float, pid: int) -> dict[str, Any]:
        """So many answers a second, each at its time whether or not the last one is back."""
        self.measures.begin()
        used, own_used = processor(pid), processor(os.getpid())
        began, sent, starved = time.perf_counter(), 0, 0
        while (now := time.perf_counter() - began) < seconds:
            while sent + starved < now * rate:
                few = self.dice.sample(self.matches, min(60, len(self.matches)))
                ready = [match for match in few if match.waits()]
                if not ready:
                    starved += 1
                    continue
                await self.dice.choice(ready).answer(self.dice)
                sent += 1
            await asyncio.sleep(max(0.0, (sent + starved) / rate - (time.perf_counter() - began)))
        limit = time.perf_counter() + LATE
        while any(match.sent for match in self.matches) and time.perf_counter() < limit:
            await asyncio.sleep(0.01)
        self.measures.errors += ["no update came"] * sum(1 for match in self.matches if match.sent)
        return {
            "rate": rate,
            "seconds": seconds,
            "answers": sent,
            "starved": starved,
            "own_ms": spread(self.measures.own),
            "all_ms": spread(self.measures.all),
            "server_cpu_ms_per_answer": round(1000 * (processor(pid) - used) / max(sent, 1), 2),
            "generator_cpu_ms_per_answer": round(1000 * (processor(os.getpid()) - own_used) / max(sent, 1), 2),
            "kilobytes_per_answer": round(self.measures.bytes / max(sent, 1) / 1000, 1),
        }

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def spread(samples: list[float]) -> dict[str, float]:
    ordered = sorted(samples)
    cuts = statistics.quantiles(ordered, n=100)
    names = {"p50": cuts[49], "p90": cuts[89], "p99": cuts[98], "max": ordered[-1]}
    return {name: round(1000 * value, 2) for name, value in names.items()}


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
    with (
        meanwhile("flood.py", base, given.flood) as flood,
        meanwhile("review.py", base, given.review) as review,
    ):
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
        "review": review,
        "errors": load.measures.errors[:20],
    }
    await load.close()
    return result


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--rate", type=float, nargs="+", default=[100.0, 200.0], metavar="PER_SECOND")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--flood", action="store_true", help="one address floods the server at the same time")
    parser.add_argument("--review", action="store_true", help="matches are reviewed at the same time")
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
