"""Every golden is what the rules play today. After a wanted change: `python tools/goldens.py`, then read the diff."""

from pathlib import Path

import pytest
from tools.goldens import FOLDER, golden, parse

from ludoteca.core.registry import OURS

GOLDENS = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", GOLDENS, ids=lambda path: path.stem)
def test_golden(path: Path) -> None:
    wanted = path.read_text().splitlines()
    played = golden(*parse(wanted[0].split()[1:])).splitlines()
    for number, (then, now) in enumerate(zip(wanted, played, strict=False), 1):
        assert now == then, f"{path.name}, line {number}"
    assert len(played) == len(wanted)


def test_there_are_goldens_of_every_game_of_ours() -> None:
    assert {path.read_text().split()[1] for path in GOLDENS} == set(OURS)
