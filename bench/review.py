"""One address that has matches reviewed, one after the other, and looks on as a page does.

`load.py --review` starts it; by itself: `python bench/review.py http://127.0.0.1:8321`. It ends with its standard
input, and then says how much was judged meanwhile.
"""

from __future__ import annotations

import argparse
import json
import sys
import threading
import urllib.request
from collections import Counter
from typing import Any

from ludoteca.core import registry
from ludoteca.core.chance import seeded
from ludoteca.core.match import Match
from ludoteca.core.playout import choose

ADDRESS = {"x-forwarded-for": "192.0.2.200"}
GAMES = ("san-juan", "puerto-rico", "venezia", "burgundy")
LOOK = 1.5


def call(base: str, path: str, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{base}/api/{path}", data, {"content-type": "application/json", **ADDRESS})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.loads(answer.read())


def played(game: str, players: int, seed: int) -> dict[str, Any]:
    """A match of which only the length matters."""
    match, dice = Match(registry.game(game), players, {}, seed), seeded(seed)
    while match.decision is not None:
        match.play(choose(match.decision.actions, dice).code)
    return match.record()


def look_on(base: str, key: str, did: Counter[str], over: threading.Event) -> None:
    """Until the review is done: what was judged, and how long what came was."""
    since = done = 0
    while not over.wait(LOOK):
        state = call(base, f"replays/{key}/review?since={since}")
        did["judged"] += state["done"] - done
        done = state["done"]
        if state["review"] is not None:
            since = state["review"]["done"]
            did["kilobytes"] += len(json.dumps(state)) // 1000
        if state["status"] not in ("waiting", "running"):
            did[f"reviews {state['status']}"] += 1
            return


def wait(over: threading.Event) -> None:
    sys.stdin.read()
    over.set()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("base")
    parser.add_argument("--depth", default="standard")
    parser.add_argument("--players", type=int, default=4)
    given = parser.parse_args()
    did: Counter[str] = Counter()
    keys = [call(given.base, "records", played(game, given.players, 1))["key"] for game in GAMES]
    over = threading.Event()
    call(given.base, f"replays/{keys[0]}/review", {"depth": given.depth})
    print("reviewing", flush=True)
    threading.Thread(target=wait, args=(over,), daemon=True).start()
    for key in keys:
        if over.is_set():
            break
        call(given.base, f"replays/{key}/review", {"depth": given.depth})
        look_on(given.base, key, did, over)
    over.wait()
    print(json.dumps(did), flush=True)


if __name__ == "__main__":
    main()
