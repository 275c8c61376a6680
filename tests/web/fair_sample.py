"""A record whose draws are worked out here from docs/fair.md alone, for the tests of the browser's own check.

`python -m tests.web.fair_sample` writes it anew.
"""

from __future__ import annotations

import hmac
import json
from hashlib import sha256
from pathlib import Path
from typing import Any

FILE = Path(__file__).resolve().parent.parent.parent / "web" / "src" / "lib" / "fair.sample.json"
SECRET = bytes(range(32))
WORDS = ["perché no? 🎲", "", "forty-two  geese"]
Weights = int | list[int]


def draw(key: bytes, number: int, weights: Weights) -> int:
    block = hmac.digest(key, str(number // 8).encode(), "sha512")
    at = 8 * (number % 8)
    spread = [1] * weights if isinstance(weights, int) else weights
    left = int.from_bytes(block[at : at + 8], "big") * sum(spread) >> 64
    for value, weight in enumerate(spread):
        if left < weight:
            return value
        left -= weight
    raise AssertionError("the weights do not reach")


def sample() -> dict[str, Any]:
    """Dice, a bag that empties, an answer taken back and given again: 42 draws over six blocks."""
    key = hmac.digest(SECRET, "".join(f"{line}\n" for line in ["ludoteca 1", *WORDS]).encode(), "sha512")
    made = 0

    def take(kind: str, weights: Weights, seen: int = -1) -> list[Any]:
        nonlocal made
        made += 1
        return [kind, draw(key, made - 1, weights), seen, weights]

    start = [take("first", 3), *(take("deal", [9, 0, 7, 1], seat) for seat in range(3))]
    rows: list[dict[str, Any]] = []
    for turn in range(10):
        drawn = [take("die", 6), take("tile", [turn, 2, 0, 40 - turn]), take("good", [1, 10**12])]
        rows.append({"kind": "play", "seat": turn % 3, "text": f"roll {turn}", "draws": drawn})
    rows.append({"kind": "undo", "seat": 0, "text": "9", "agreed": [1, 2]})
    rows.append({"kind": "play", "seat": 0, "text": "roll 9", "draws": [take("die", 6) for _ in range(8)]})
    rows.append({"kind": "play", "seat": 1, "text": "pass"})
    fair = {"commitment": sha256(SECRET).hexdigest(), "secret": SECRET.hex(), "words": WORDS, "since": 0}
    players = [{"name": name, "bot": ""} for name in ("Ada", "Bea", "Cleo")]
    head = {"game": "pebbles", "version": 1, "data": "", "options": {}, "seats": 3, "seed": 0}
    return {**head, "start": start, "rows": rows, "fair": fair, "players": players}


def text() -> str:
    return json.dumps(sample(), ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
