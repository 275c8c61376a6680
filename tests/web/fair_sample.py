"""A record whose draws are worked out from docs/fair.md alone, for the tests of the browser's own check.

`python -m tests.web.fair_sample` writes it anew.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

from tests.core.fair import outcome

FILE = Path(__file__).resolve().parent.parent.parent / "web" / "src" / "lib" / "fair.sample.json"
SECRET = bytes(range(32))
WORDS = ["perché no? 🎲", "", "forty-two  geese"]
Weights = int | list[int]


def sample() -> dict[str, Any]:
    """Dice, a bag that empties, an answer taken back and given again: 42 draws over six blocks."""
    made = 0

    def take(kind: str, weights: Weights, seen: int = -1) -> list[Any]:
        nonlocal made
        made += 1
        spread = [1] * weights if isinstance(weights, int) else weights
        return [kind, outcome(SECRET.hex(), WORDS, made - 1, spread), seen, weights]

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
