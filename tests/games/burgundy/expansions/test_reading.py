"""Every demand of the second readings names a test that exists and runs."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[4]
READINGS = ROOT / "docs" / "readings"
PREFIX = {
    "boards": "BO",
    "tiles": "TI",
    "posts": "PO",
    "white": "WH",
    "inns": "IN",
    "routes": "RO",
    "team": "TE",
    "solo": "SO",
    "shields": "SH",
    "vineyards": "VI",
    "chateau": "CH",
}
RULINGS = 43
ROW = re.compile(r"\| ([A-Z]{2}\d+) \| ([^|]+) \| ([^|]+) \| (\w+) \|([^|]*)\|")
ORIGINS = {"book", "example", "ruling", "decided", "reading", "data"}


def page(name: str) -> list[tuple[str, str, str, str, str]]:
    """Id, demand, digest rule, origin and tests of each row; a line that is no row is an error."""
    rows = []
    for line in (READINGS / f"burgundy-{name}.md").read_text().splitlines():
        if line.startswith("|") and not line.startswith(("| id |", "|---")):
            row = ROW.fullmatch(line)
            assert row is not None, f"not a row: {line}"
            rows.append((row[1], row[2], row[3], row[4], row[5].strip()))
    return rows


def marks(function: ast.FunctionDef) -> set[str]:
    return {word for mark in function.decorator_list for word in re.findall(r"\w+", ast.unparse(mark))}


@cache
def runnable(path: str) -> frozenset[str]:
    """The tests of a file that are neither skipped nor expected to fail."""
    file = ROOT / path
    if not file.is_file():
        return frozenset()
    return frozenset(
        node.name
        for node in ast.parse(file.read_text()).body
        if isinstance(node, ast.FunctionDef)
        and node.name.startswith("test_")
        and not marks(node) & {"skip", "skipif", "xfail"}
    )


def missing(cell: str) -> list[str]:
    """What a test column names and is not there; an empty column misses everything."""
    named = re.findall(r"`([^`]*)`", cell)
    if not named or re.sub(r"`[^`]*`|[, ]", "", cell):
        return [cell or "no test"]
    return [test for test in named if test.partition("::")[2] not in runnable(test.partition("::")[0])]


def test_there_is_a_page_for_every_expansion_and_no_other() -> None:
    assert {file.stem for file in READINGS.glob("burgundy-*.md")} == {f"burgundy-{name}" for name in PREFIX}


@pytest.mark.parametrize("name", PREFIX)
def test_ids_are_unique_without_a_gap_and_say_where_they_come_from(name: str) -> None:
    rows = page(name)
    assert sorted(int(row[0][2:]) for row in rows) == list(range(1, len(rows) + 1))
    assert {row[0][:2] for row in rows} == {PREFIX[name]}
    assert {row[3] for row in rows} <= ORIGINS
    assert [row[0] for row in rows if not re.match(r"(E|CoB) \d", row[2])] == []


def test_every_ruling_is_demanded_somewhere() -> None:
    cited = {int(number) for name in PREFIX for row in page(name) for number in re.findall(r"\bR(\d+)", row[2])}
    assert cited == set(range(1, RULINGS + 1))


@pytest.mark.parametrize("name", PREFIX)
def test_every_demand_names_a_test_that_exists(name: str) -> None:
    assert {row[0]: gaps for row in page(name) if (gaps := missing(row[4]))} == {}


def test_a_name_that_does_not_exist_is_noticed() -> None:
    here = "tests/games/burgundy/expansions/test_reading.py"
    good = f"`{here}::test_every_ruling_is_demanded_somewhere`"
    assert missing(good) == [] and missing(f"{good}, {good}") == []
    assert missing(f"{good}, `{here}::test_of_nothing`") == [f"{here}::test_of_nothing"]
    assert missing("`tests/nowhere.py::test_x`") == ["tests/nowhere.py::test_x"]
    assert missing("") == ["no test"] and missing(f"{good} or so") == [f"{good} or so"]
    assert missing(f"`{here}::missing`") == [f"{here}::missing"]
