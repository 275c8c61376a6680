"""Seat a bot of your own at a table of a Ludoteca server, with nothing but the standard library.

    python seat_a_bot.py http://127.0.0.1:8321 --table ID        sit down at a table that waits for players
    python seat_a_bot.py http://127.0.0.1:8321 --game san-juan   make a table against a bot of the server

`choose` is the place for your ideas: it gets an update (docs/wire.md) and gives back codes to answer with.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import urllib.error
import urllib.request
from typing import Any

WAIT = 25  # seconds a request waits for news


class Server:
    """The few requests a bot needs."""

    def __init__(self, base: str) -> None:
        self.base = base.rstrip("/")
        self.token = ""

    def call(self, method: str, path: str, body: object = None) -> Any:
        headers = {"content-type": "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.base + path, data, headers, method=method)
        with urllib.request.urlopen(request, timeout=WAIT + 30) as answer:
            return json.load(answer)

    def sit_down(self, table: str, name: str) -> str:
        seated = self.call("POST", f"/api/tables/{table}/join", {"name": name})
        self.token = seated["tokens"][0]["token"]
        return table

    def make_actions(self, game: str, name: str, level: str) -> str:
        seats = [{"who": "me", "name": name}, {"who": "bot", "level": level}]
        seated = self.call("POST", "/api/tables", {"game": game, "seats": seats})
        self.token = seated["tokens"][0]["token"]
        return str(seated["table"]["id"])


def choose(update: dict[str, Any], dice: random.Random) -> list[int]:
    """Any possible answer: do better here. The menu has the facts of each choice, the view has the whole table."""
    menu = update["question"]["menu"]
    return [dice.choice([choice["code"] for choice in menu["choices"] if choice["now"]])]


def play(server: Server, table: str, dice: random.Random) -> dict[str, Any]:
    """Answer whenever asked, until the match is over; how it ended."""
    update = wait_for_start(server, table)
    while update["result"] is None:
        if update["question"] is not None and update["question"]["menu"] is not None:
            answer(server, table, update["row"], choose(update, dice))
        update = server.call("GET", f"/api/tables/{table}/state?since={update['row']}&wait={WAIT}")
    result: dict[str, Any] = update["result"]
    return result


def wait_for_start(server: Server, table: str) -> dict[str, Any]:
    """The first position; a table that still waits for players has none yet."""
    while True:
        try:
            update: dict[str, Any] = server.call("GET", f"/api/tables/{table}/state?wait={WAIT}")
            return update
        except urllib.error.HTTPError as error:
            if json.load(error)["reason"] != "not-running":
                raise


def answer(server: Server, table: str, row: int, codes: list[int]) -> None:
    """Sending the same answer for the same row again is safe: it is played once."""
    try:
        server.call("POST", f"/api/tables/{table}/answer", {"row": row, "codes": codes})
    except urllib.error.HTTPError as error:
        refused = json.load(error)
        if refused["reason"] not in ("stale", "wrong-seat"):  # somebody took an answer back: look again
            raise SystemExit(f"refused: {refused['message']}") from None


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("server", help="e.g. http://127.0.0.1:8321")
    parser.add_argument("--table", help="the id of a table with a free seat")
    parser.add_argument("--game", default="san-juan", help="or make a table of this game")
    parser.add_argument("--level", default="novice", help="against this bot of the server")
    parser.add_argument("--name", default="example bot")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    server = Server(given.server)
    if given.table:
        table = server.sit_down(given.table, given.name)
    else:
        table = server.make_actions(given.game, given.name, given.level)
    result = play(server, table, random.Random(given.seed))
    print(f"over: scores {result['scores']}, places {result['ranking']}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
