"""How long it takes to load a finished match from the database and rebuild it, its log included."""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import sys
import tempfile
import time
from typing import Any

import ludoteca
from ludoteca.core import registry
from ludoteca.core.match import Match
from ludoteca.server.lobby.auth import new_code, new_id
from ludoteca.server.lobby.new import new_seat, new_table
from ludoteca.server.matches.journal import Journal
from ludoteca.server.matches.rooms import Room
from ludoteca.server.run import collect_seldom
from ludoteca.server.store import Store, tables


async def finished(store: Store, name: str, players: int, seed: int) -> tuple[str, int]:
    """Put a whole random match into the database; its id and how many rows it has."""
    match = Match(registry.game(name), players, {}, seed)
    dice = random.Random(seed)
    while match.decision is not None:
        match.play(dice.choice(match.decision.actions).code)
    journal = Journal(match, 0.0)
    table = new_table(name, match.game.version, match.game.data, match.options, players, -1)
    table.id, table.code, table.status, table.seed = new_id(), new_code(), "over", seed
    table.start, table.rows = journal.head()["start"], journal.rows
    seats = [new_seat(seat, "person", "", "", taken=True) for seat in range(players)]
    for seat in seats:
        seat.table_id = table.id
    await tables.add(store, table, seats, journal.news(0, journal.rows))
    return table.id, journal.rows


async def rebuilt(store: Store, table: str) -> float:
    """Load a match as the server does; the milliseconds it took."""
    began = time.perf_counter()
    await Room(table, store, lambda room, table: None, lambda room: None).load()
    return 1000 * (time.perf_counter() - began)


async def measure(url: str, games: int) -> list[dict[str, Any]]:
    store = Store(url)
    await store.open()
    results = []
    for name in registry.OURS:
        game = registry.game(name)
        for players in (game.seats[0], game.seats[-1]):
            # The first one pays for what is made once, and is not counted.
            made = [await finished(store, name, players, seed) for seed in range(games + 1)]
            collect_seldom()
            took = [await rebuilt(store, table) for table, _ in made][1:]
            rows = [count for _, count in made][1:]
            results.append(
                {
                    "game": name,
                    "players": players,
                    "rows": round(statistics.mean(rows)),
                    "median_ms": round(statistics.median(took), 1),
                    "worst_ms": round(max(took), 1),
                    "compiled": ludoteca.compiled,
                }
            )
    await store.close()
    return results


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="matches of each kind")
    parser.add_argument("--db", help="an SQLite file in a temporary folder, if none is named")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="ludoteca-rebuild-") as folder:
        print(json.dumps(asyncio.run(measure(given.db or f"{folder}/rebuild.sqlite", given.games)), indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
