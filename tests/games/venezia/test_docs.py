"""The page of the game and its drawing are true."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tests.games.venezia.scenario import venezia
from tests.i18n.catalogue import reasons
from tools import draw_board

from ludoteca.games.venezia.data import Sheet

DOCS = Path(__file__).parents[3] / "docs"


def test_the_drawing_is_that_of_the_board() -> None:
    drawn = draw_board.draw(Sheet(json.loads(draw_board.OURS.read_bytes())))
    assert (DOCS / "venezia-board.svg").read_text() == drawn, "run tools/draw_board.py"


def test_the_page_names_every_option_and_its_values() -> None:
    page = (DOCS / "venezia.md").read_text()
    for option in venezia().options:
        values = ", ".join(f"`{value}`" for value in option.values)
        assert f"| `{option.name}` | {values} |" in page


def test_the_page_has_the_codes_of_the_table() -> None:
    page = (DOCS / "venezia.md").read_text()
    table = venezia().actions
    assert f"{len(table)} codes" in page
    rows = re.findall(r"^\| (\d+)(?:(?:-|, )(\d+))? \| `([a-z]+)", page, re.MULTILINE)
    assert len(rows) == 14
    ends = [-1, *(int(last or first) for first, last, _ in rows)]
    for before, (first, _, verb) in zip(ends, rows, strict=False):
        assert int(first) == before + 1 and table[int(first)].text.split()[0] == verb
    assert ends[-1] == len(table) - 1


def test_the_page_has_every_question_and_every_reason() -> None:
    page = (DOCS / "venezia.md").read_text()
    source = Path(draw_board.OURS).parents[1] / "games" / "venezia"
    asks: set[str] = set()
    for path in source.rglob("*.py"):
        asks.update(re.findall(r'Decision\([^"]*?"([a-z._]+)"', path.read_text()))
    asks.add("building.drop")
    assert len(asks) == 15
    for ask in asks:
        assert f"`{ask}`" in page, ask
    for reason in reasons(venezia()):
        assert f"`{reason}`" in page, reason
