"""The folder of a run, without PyTorch: its settings, its curve, the last checkpoint, the weights that were kept."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from math import inf
from pathlib import Path

from ludoteca.core.errors import LudotecaError

from .settings import Settings, change, load

SETTINGS = "settings.json"
CURVE = "curve.jsonl"
CHECKPOINT = "checkpoint.pt"
WEIGHTS = "weights.npz"


class NoRun(LudotecaError):
    """A folder holds no run, or not the part of it that is asked for."""


def make(folder: Path, settings: Settings) -> None:
    """A new run; whoever has one there goes on with it."""
    if (folder / SETTINGS).exists():
        raise LudotecaError(f"{folder} holds a run already; resume goes on with it")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        settings.save(folder / SETTINGS)
        (folder / CURVE).write_text("")
    except OSError as error:
        raise LudotecaError(f"cannot write to {folder}: {error.strerror}") from None


def settings_of(folder: Path, segments: int = 0, changes: Sequence[str] = ()) -> Settings:
    """Those of a run, changed if that is asked for."""
    if not (folder / SETTINGS).is_file():
        raise NoRun(f"{folder} holds no run: there is no {SETTINGS} in it")
    found = load(folder / SETTINGS)
    change(found, changes)
    found.segments = segments or found.segments
    return found


def has_network(folder: Path) -> bool:
    return any((folder / name).exists() for name in (CHECKPOINT, WEIGHTS))


def network_of(folder: Path) -> Path:
    """The last checkpoint; the weights alone where there is none."""
    if not has_network(folder):
        raise NoRun(f"{folder} holds no network yet: no segment has ended")
    return next(folder / name for name in (CHECKPOINT, WEIGHTS) if (folder / name).exists())


def note(folder: Path, line: Mapping[str, object]) -> None:
    """A line of the curve, on the screen too."""
    rounded = {name: round(value, 5) if isinstance(value, float) else value for name, value in line.items()}
    with (folder / CURVE).open("a") as file:
        file.write(json.dumps(rounded) + "\n")
    print(json.dumps(rounded), flush=True)


def forget_after(folder: Path, decisions: int) -> None:
    """Take the lines of a segment that was broken off out of the curve: it is played again from its beginning."""
    path = folder / CURVE
    lines = path.read_text().splitlines() if path.exists() else []
    path.write_text("".join(line + "\n" for line in lines if counted(line) <= decisions))


def counted(line: str) -> float:
    """The answers that were learned from when a line was written; endless for one that was cut short itself."""
    try:
        return float(json.loads(line).get("decisions", 0))
    except ValueError:
        return inf
