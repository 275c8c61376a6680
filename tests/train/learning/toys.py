"""Runs at toy size, by the command line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ludoteca.train.__main__ import main
from ludoteca.train.folder import CURVE

Toy = tuple[str, dict[str, float]]
NO_TORCH = "PyTorch is in .venv-train alone; make train makes it"
# A game of a few answers, which is learned in a second, and one with counsel, expansions and a large network.
PEBBLES: Toy = ("pebbles", {"tables": 16, "steps": 16, "hidden": 16, "minibatch": 128, "rate": 0.005})
BURGUNDY: Toy = ("burgundy", {"tables": 6, "steps": 12, "hidden": 24, "minibatch": 64, "stagger": 30, "value_first": 1})
SMALL: dict[str, float] = {"workers": 1, "segments": 2, "updates": 3, "judged_games": 4}


def train(*words: str | Path) -> None:
    assert main([str(word) for word in words]) == 0


def begin(toy: Toy, folder: Path, *words: str, **more: float) -> None:
    train(*beginning(toy, folder, *words, **more))


def beginning(toy: Toy, folder: Path, *words: str, **more: float) -> list[str]:
    game, settings = toy
    return ["train", game, str(folder), "--players", "2,3", *changes(**{**SMALL, **settings, **more}), *words]


def changes(**settings: float) -> list[str]:
    return [word for name, value in settings.items() for word in ("--set", f"{name}={value}")]


def curve(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / CURVE).read_text().splitlines()]


def timeless(folder: Path) -> list[dict[str, Any]]:
    """The curve without what is measured by the clock, and without where it was gone on with."""
    clock = {"seconds", "playing", "ms", "their_ms"}
    lines = [line for line in curve(folder) if "begun" not in line]
    return [{name: value for name, value in line.items() if name not in clock} for line in lines]
