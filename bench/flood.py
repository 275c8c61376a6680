"""One address that floods a server: connections that say hello all the time, and come again when they are closed.

`load.py --flood` starts it; by itself: `python bench/flood.py http://127.0.0.1:8321`. It ends with its standard input,
and then says what it did. It comes from 127.0.0.2, so that a server on this machine can tell it from those who play.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import random
import resource
import sys
from collections import Counter
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import websockets

ADDRESS = "127.0.0.2"
PAUSE = 0.05
NICENESS = 10  # an attacker has machines of his own: his work is not to be the server's delay


class Flood:
    def __init__(self, base: str, rate: float, stay: float) -> None:
        self.base = base
        self.rate = rate
        self.stay = stay
        self.did: Counter[str] = Counter()
        self.hello = ""

    def make_table(self) -> str:
        """A match of its own; the hello is that of its player."""
        where = urlsplit(self.base)
        body = json.dumps({"game": "puerto-rico", "seats": [{"who": "me"}, *[{"who": "here"}] * 4]})
        line = http.client.HTTPConnection(where.hostname or "", where.port, source_address=(ADDRESS, 0))
        line.request("POST", "/api/tables", body, {"content-type": "application/json"})
        made: dict[str, Any] = json.loads(line.getresponse().read())
        tokens = [seat["token"] for seat in made["tokens"]]
        self.hello = json.dumps({"type": "hello", "tokens": tokens})
        return f"{self.base.replace('http', 'ws')}/ws/tables/{made['table']['id']}"

    async def connect(self, url: str) -> None:
        """For ever."""
        while True:
            try:
                async with websockets.connect(
                    url, local_addr=(ADDRESS, 0), max_size=2**24, compression=None, close_timeout=0
                ) as socket:
                    self.did["connections"] += 1
                    reading = asyncio.create_task(self.read(socket))
                    try:
                        await self.talk(socket)
                    finally:
                        reading.cancel()
            except (OSError, websockets.WebSocketException, TimeoutError) as error:
                self.did[type(error).__name__] += 1
                await asyncio.sleep(PAUSE)

    async def talk(self, socket: websockets.ClientConnection) -> None:
        """As long as it stays, which is not the same for all of them."""
        until = asyncio.get_running_loop().time() + random.uniform(0.5, 1.5) * self.stay
        while asyncio.get_running_loop().time() < until:
            await socket.send(self.hello)
            self.did["hellos sent"] += 1
            await asyncio.sleep(1.0 / self.rate)

    async def read(self, socket: websockets.ClientConnection) -> None:
        with suppress(websockets.ConnectionClosed):
            async for data in socket:
                kind = str(data)[9:17]
                self.did["updates heard" if kind.startswith("update") else "other messages heard"] += 1


async def run(given: argparse.Namespace) -> None:
    flood = Flood(given.base, given.rate, given.stay)
    url = flood.make_table()
    tasks = [asyncio.create_task(flood.connect(url)) for _ in range(given.connections)]
    print("flooding", flush=True)
    await asyncio.to_thread(sys.stdin.read)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    print(json.dumps(flood.did), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("base")
    parser.add_argument("--connections", type=int, default=60)
    parser.add_argument("--rate", type=float, default=19.0, help="hellos a second of each connection")
    parser.add_argument("--stay", type=float, default=5.0, help="seconds until a connection is cut and made anew")
    os.nice(NICENESS)
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    main()
