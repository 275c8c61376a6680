"""docs/research.md is true: its Python runs as it stands there."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.rl.page import LEARNING, printed, snippets

SNIPPETS = [(heading, code) for heading, code in snippets() if heading != LEARNING]


@pytest.mark.parametrize(("heading", "code"), SNIPPETS, ids=[heading for heading, _ in SNIPPETS])
def test_python_runs_as_it_stands(heading: str, code: str, tmp_path: Path) -> None:
    assert printed(code, tmp_path)


def test_every_interface_has_an_example() -> None:
    headings = [heading for heading, _ in snippets()]
    assert {"Thousands of positions at once", "Gymnasium", "PettingZoo", "OpenSpiel", LEARNING} <= set(headings)
