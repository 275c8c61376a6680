"""A library that everybody uses learns San Juan by the example of docs/research.md, and plays it as a bot."""

from __future__ import annotations

import re
from pathlib import Path

from tests.rl.page import LEARNING, printed, snippets


def test_a_policy_learns_to_beat_a_random_player(tmp_path: Path) -> None:
    (code,) = [code for heading, code in snippets() if heading == LEARNING]
    said = re.search(r"won (\d+) of (\d+)", printed(code, tmp_path))
    assert said is not None
    won, played = int(said[1]), int(said[2])
    assert played == 60 and won >= 40  # a player as good as the other wins so many less than once in a hundred times
