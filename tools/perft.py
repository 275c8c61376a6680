"""Count the published positions again (tests/perft), or write them anew.

    python tools/perft.py            compare all counts with those published; 1 if some differ
    python tools/perft.py --again    write them again

Each file holds positions of one game as text, how draws are settled, and how many positions there are after one, two,
... answers; the last of them is divided by the first answer. Others can check their engines against them.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from pathlib import Path
from typing import Any

import ludoteca
from ludoteca.core.perft import EVERY, LOWEST, divided, perft
from ludoteca.core.positions import write_position
from ludoteca.core.registry import OURS

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "perft"
BY_HAND = FOLDER.parent / "positions"
MOST = {LOWEST: 30_000, EVERY: 6_000}  # positions counted at the last depth
DEEPEST = 6
FEW_ENDS = ("turn", "trader", "chapel", "toss", "pay")  # phases in which an answer draws little
INTO = 40  # answers into a random game


def positions(name: str) -> dict[str, dict[str, Any]]:
    """The start with each number of players, the middle of a random game with every option in turn, one by hand."""
    game = ludoteca.game(name)
    found: dict[str, dict[str, Any]] = {}
    for seats in game.seats:
        if game.fits(seats, {}):
            found[f"start, {seats} players"] = write_position(game.new(seats, {}, seats))
    for option in game.options:
        chosen = {option.name: option.values[-1]}
        fitting = [seats for seats in game.seats if completed(game, seats, chosen) is not None]
        state = game.new(fitting[-1], completed(game, fitting[-1], chosen) or {}, 1)
        dice = random.Random(option.name)
        for _ in range(INTO):
            if state.decision is not None:
                state.apply(dice.choice(state.decision.actions))
        found[f"middle, {option.name}={option.values[-1]}, {state.seats} players"] = write_position(state)
    if name == "san-juan":  # in a phase whose draws are few
        phases = [{"phase": "round", "todo": "picks"}, {"phase": "trader", "owner": 1, "todo": "moving"}]
        found["selling, by hand"] = {**json.loads((BY_HAND / f"{name}.json").read_text()), "phases": phases}
    found["by hand"] = json.loads((BY_HAND / f"{name}.json").read_text())
    return found


def completed(game: ludoteca.Game, seats: int, chosen: dict[str, str]) -> dict[str, str] | None:
    try:
        return game.complete(seats, chosen)
    except ludoteca.LudotecaError:
        return None


def counted(title: str, data: dict[str, Any], draws: str) -> dict[str, Any]:
    """Counts as deep as they stay within bounds. The exact tree is left out where one answer has too many ends."""
    state = ludoteca.position(data)
    counts: list[int] = []
    deepest = 1 if draws == EVERY and data["game"] == "burgundy" and data["seats"] > 1 else DEEPEST
    while len(counts) < deepest and (not counts or counts[-1] * widest(counts) <= MOST[draws]):
        counts.append(perft(state, len(counts) + 1, draws))
    return {
        "name": title,
        "draws": draws,
        "counts": counts,
        "divide": divided(state, len(counts), draws),
        "position": data,
    }


def widest(counts: list[int]) -> int:
    """By how much the next depth will be wider, at a guess."""
    return max(counts[-1] // (counts[-2] if len(counts) > 1 else 1), 2)


def written(name: str) -> list[dict[str, Any]]:
    found = []
    for title, data in positions(name).items():
        found.append(counted(title, data, LOWEST))
        if few_ends(data):
            found.append(counted(title, data, EVERY))
    return found


def few_ends(data: dict[str, Any]) -> bool:
    """Whether the exact tree of one answer can be counted: cards drawn five at a time have millions of ends."""
    top = data["phases"][-1]["phase"] if data["phases"] else ""
    if data["game"] == "burgundy":  # a round begins with three dice for one player, with five for two
        return top == "turn" and data["seats"] <= 2
    return data["game"] in ("puerto-rico", "venezia") or top in FEW_ENDS


def differing(name: str) -> list[str]:
    wrong = []
    for each in json.loads((FOLDER / f"{name}.json").read_text()):
        state = ludoteca.position(each["position"])
        for depth, count in enumerate(each["counts"], 1):
            found = perft(state, depth, each["draws"])
            if found != count:
                wrong.append(f"{name}, {each['name']}, {each['draws']}, depth {depth}: {found}, not {count}")
    return wrong


def main() -> int:
    command = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    command.add_argument("--again", action="store_true", help="write the counts again")
    given = command.parse_args()
    wrong: list[str] = []
    for name in OURS:
        if given.again:
            lines = ",\n".join(json.dumps(each, ensure_ascii=False) for each in written(name))
            (FOLDER / f"{name}.json").write_text(f"[\n{lines}\n]\n")
        wrong += differing(name)
    print("\n".join(wrong) or "all counts agree")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
