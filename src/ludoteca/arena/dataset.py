"""Data sets: many matches of a game in files of a thousand, with a card that says what they are."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import ludoteca
from ludoteca.core.errors import LudotecaError
from ludoteca.core.registry import game as find_game

from .kept import compact
from .play import Played
from .schedule import carry_out
from .tournament import Plan

SHARD = 1000  # matches in a file
CARD = "README.md"
FIGURES = "figures.json"


class DataSet:
    """So many matches of one game between these bots, in a folder. Files that are there already are left as they are,
    so that a run that was broken off goes on."""

    def __init__(self, folder: Path, plan: Plan, shard: int = SHARD) -> None:
        self.folder = folder
        self.plan = plan
        self.shard = shard
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise LudotecaError(f"cannot write to {folder}: {error.strerror}") from None
        self.claim()

    def claim(self) -> None:
        """A folder holds one data set: what was begun with other settings is not gone on with."""
        asked = {**self.plan.describe(), "shard": self.shard, "games": self.plan.games}
        path = self.folder / FIGURES
        begun = {"plan": asked, "rules": find_game(self.plan.game).version}
        if path.exists():
            there = read_figures(path)
            if {name: there.get(name) for name in begun} != begun:
                raise LudotecaError(f"{self.folder} holds another data set; name another folder, or empty it")
        else:
            put(path, json.dumps(begun, indent=2) + "\n")

    def shards(self) -> list[tuple[Path, range]]:
        """Each file with the numbers of its matches."""
        name = self.plan.game
        return [
            (self.folder / f"{name}-{first // self.shard:04}.jsonl.gz", range(first, min(first + self.shard, games)))
            for games in (self.plan.games,)
            for first in range(0, games, self.shard)
        ]

    def write(self, processes: int, step: Callable[[], None]) -> dict[str, Any]:
        """Play what is missing, and write the card; what the card says, in figures."""
        for path, numbers in self.shards():
            if not path.exists():
                self.fill(path, numbers, processes, step)
        figures = self.figures()
        put(self.folder / FIGURES, json.dumps(figures, indent=2) + "\n")
        put(self.folder / CARD, card(figures))
        return figures

    def fill(self, path: Path, numbers: range, processes: int, step: Callable[[], None]) -> None:
        """One file, which gets its name when it is whole. The matches of a plan follow from their numbers alone."""
        plan, lines = self.part(numbers), []

        def watch(_: int, played: Played) -> bool:
            lines.append(line(played))
            step()
            return False

        carry_out([plan], watch, processes, keep=True)
        put(path, gzip.compress("".join(lines).encode(), mtime=0))

    def part(self, numbers: range) -> Plan:
        plan = self.plan
        first = plan.seed_of(numbers.start)
        if numbers.start % plan.players:
            raise LudotecaError(f"files of {self.shard} matches do not go up with {plan.players} players")
        return Plan(plan.game, plan.players, plan.options, plan.entered, len(numbers), first, plan.focal)

    def figures(self) -> dict[str, Any]:
        games = decisions = 0
        points: list[int] = []
        wins = [0.0] * self.plan.players
        files = {}
        for path, _ in self.shards():
            data = gzip.decompress(path.read_bytes())
            files[path.name] = sha256(data).hexdigest()
            for text in data.decode().splitlines():
                outcome = json.loads(text)["outcome"]
                games += 1
                decisions += outcome["decisions"]
                for seat, side in enumerate(outcome["sides"]):
                    points.append(outcome["scores"][side])
                    wins[seat] += outcome["shares"][seat]
        found = find_game(self.plan.game)
        return {
            "plan": {**self.plan.describe(), "shard": self.shard, "games": self.plan.games},
            "ludoteca": ludoteca.__version__,
            "rules": found.version,
            "games": games,
            "decisions": decisions,
            "decisions_per_game": round(decisions / games, 2),
            "points_mean": round(sum(points) / len(points), 3),
            "points_range": [min(points), max(points)],
            "wins_by_seat": [round(share / games, 4) for share in wins],
            "files": files,
        }


def put(path: Path, content: str | bytes) -> None:
    """A file that is there is whole: a run can be ended at any moment."""
    part = path.with_suffix(".part")
    try:
        part.write_bytes(content.encode() if isinstance(content, str) else content)
        part.replace(path)
    except OSError as error:
        raise LudotecaError(f"cannot write {path}: {error.strerror}") from None


def read_figures(path: Path) -> dict[str, Any]:
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise LudotecaError(f"{path} is not what a data set has there; name another folder, or empty this one")
    return found


def line(played: Played) -> str:
    """A record with its outcome, which readers of records pass over."""
    outcome = {
        "scores": played.scores,
        "ranking": played.ranking,
        "sides": played.sides,
        "shares": [played.win(seat) for seat in range(len(played.sides))],
        "decisions": played.decisions,
    }
    return compact({**(played.record or {}), "outcome": outcome}) + "\n"


def card(figures: dict[str, Any]) -> str:
    """The data card."""
    plan = figures["plan"]
    chosen = ", ".join(f"{name} {value}" for name, value in plan["options"].items()) or "none"
    seats = ", ".join(f"{share:.1%}" for share in figures["wins_by_seat"])
    files = "\n".join(f"| `{name}` | `{digest}` |" for name, digest in figures["files"].items())
    low, high = figures["points_range"]
    return f"""# {figures["games"]} matches of {plan["game"]}

Complete matches between bots, every answer and every random event, written by Ludoteca {figures["ludoteca"]}.

| | |
|---|---|
| game | {plan["game"]}, rules version {figures["rules"]}, components `{plan["data"]}` |
| players | {plan["players"]} |
| options | {chosen} |
| bots | {", ".join(plan["bots"])}; they move on by a seat from match to match |
| seeds | from {plan["seed"]} on, {plan["players"]} matches on each |
| matches | {figures["games"]}, with {figures["decisions"]} decisions, {figures["decisions_per_game"]} a match |
| points | {figures["points_mean"]} on average, from {low} to {high} |
| victories by seat | {seats} (seats, not turn order: who begins is drawn) |
| licence | MIT, as Ludoteca; the games belong to their authors and publishers, nothing of their text or art is here |

**What it is for.** Learning to predict and to imitate, measuring what decides games, testing other engines against
these rules. **What it is not.** Matches between people: the bots have the weaknesses of bots, and who learns from them
learns those too.

**Format.** Each file is JSONL, compressed, a match in each line: the record, and beside it `outcome`: `scores` and
`ranking` by party, the party (`sides`) and the `shares` in the victory by seat, the number of `decisions`.

    ludoteca replay FILE --line N                  one match, row by row
    ludoteca position FILE --line N --until M      any position of it, as JSON
    ludoteca arrays FILE --out x.npz               arrays to learn from

**Made again** by the same command the same matches come, byte by byte, unless a bot goes by the clock.

| file | sha256 of what is compressed in it |
|---|---|
{files}
"""
