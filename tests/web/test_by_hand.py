"""What the client must not write down by hand: which games there are, what is printed on their components, and sizes of
letters outside the scale. Files are read, no browser is needed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca.core import registry
from ludoteca.core.edge import components

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCES = ROOT / "web" / "src"
GAMES = SOURCES / "games"
WIRE = SOURCES / "lib" / "net" / "wire.ts"  # written by a tool
# Letters of a drawing have its units: such a style says so.
DRAWING = "/* Letters in units of the drawing. */"


@pytest.fixture(autouse=True)
def deals() -> None:
    """Nothing is dealt here: no server is needed."""


def sources(folder: Path = SOURCES) -> Iterator[tuple[str, str]]:
    """Every file a person writes for the client, without its tests; by its path from web/src."""
    for path in sorted(folder.rglob("*")):
        if path.suffix in (".ts", ".svelte", ".css") and ".test." not in path.name and path != WIRE:
            yield path.relative_to(SOURCES).as_posix(), path.read_text()


def named_games(text: str) -> list[str]:
    """The games that a text names, in whatever spelling."""
    plain = re.sub(r"[\s_-]", "", text).lower()
    return [name for name in registry.OURS if name.replace("-", "") in plain]


def test_no_shared_file_names_a_game() -> None:
    found = {path: named_games(text) for path, text in sources() if not in_a_game(path)}
    assert {path: names for path, names in found.items() if names} == {}


def in_a_game(path: str) -> bool:
    """Whether a file lies in the folder of one game; those beside the folders are shared."""
    parts = path.split("/")
    return parts[0] == "games" and len(parts) > 2 and parts[1] in registry.OURS


def test_a_game_names_no_other_game() -> None:
    for path, text in sources(GAMES):
        if in_a_game(path):
            imported = re.findall(r"from \"\.\./([\w-]+)/", text)
            assert not [name for name in imported if name in registry.OURS], path


def test_every_game_of_ours_has_an_index_and_every_index_is_of_a_game() -> None:
    there = {path.parent.name for path in GAMES.glob("*/index.ts")}
    assert there == {*registry.OURS, "zones"}


# Ids that are plain words as well, and stand beside numbers as such.
COMMON = {"hand", "city", "crane"}
# An id, and a bare number behind it, before the next statement: `tower: 3`, `["tower", 3]`, `{ id: "tower", cost: 3 }`
NUMBER = re.compile(r"(?<![\w.#$-])\d+(?![\w%.-])")
NEAR = 60
# A row of small numbers: `[1, 1, 2, 2, 3]`.
PRICES = re.compile(r"\[\s*\d(?:\s*,\s*\d){4,}\s*\]")


def component_ids(name: str) -> set[str]:
    game = registry.game(name)
    groups = components(game, game.settle(game.fewest({}), {}))
    return {one.id for group in groups for one in group.components if not one.id.isdecimal()} - COMMON


def script(path: str, text: str) -> str:
    """What is neither drawn nor dressed: there numbers are sizes."""
    found = text if path.endswith(".ts") else " ".join(re.findall(r"<script.*?</script>", text, re.DOTALL))
    return re.sub(r"(?s:/\*.*?\*/)|//.*", "", found)


def priced(code: str, ids: set[str]) -> set[str]:
    """The components with a number beside them."""
    found = set()
    for match in re.finditer(r"(?<![\w.])[a-z]+(?:_[a-z0-9]+)*(?!\w)", code):
        behind = code[match.end() : match.end() + NEAR].split(";")[0]
        if match.group() in ids and NUMBER.search(behind):
            found.add(match.group())
    return found


@pytest.mark.parametrize("name", registry.OURS)
def test_no_file_of_a_game_holds_printed_numbers(name: str) -> None:
    ids = component_ids(name)
    for path, text in sources(GAMES / name):
        if not path.endswith((".css", "/art.ts")):
            found = priced(script(path, text), ids)
            assert len(found) < 2, f"{path} puts numbers beside {', '.join(sorted(found))}: they come from the server"


def test_no_file_of_a_game_holds_a_tile_of_prices() -> None:
    for path, text in sources(GAMES):
        assert not PRICES.search(text), path


def test_no_shared_file_holds_printed_numbers() -> None:
    ids = set().union(*map(component_ids, registry.OURS))
    for path, text in sources():
        if not in_a_game(path) and not path.endswith(".css"):
            found = priced(script(path, text), ids)
            assert len(found) < 2, f"{path} puts numbers beside {', '.join(sorted(found))}"


def test_the_check_finds_the_lists_that_were_there() -> None:
    cards = component_ids("san-juan")
    assert priced('tower: violet("round_start", 3, 2),\nlibrary: violet("any_role_chosen", 5, 3),', cards) == {
        "tower",
        "library",
    }
    assert priced('[{\n  id: "hero",\n  cost: 5 },\n{ id: "statue", cost: 3 }]', cards) == {"hero", "statue"}
    assert PRICES.search("[1, 1, 2, 2, 3],")
    assert named_games("if (game === 'san-juan') return SanJuan;") == ["san-juan"]


RAW = re.compile(r"font(?:-size)?:\s*(?:\d+\s+)?[\d.]+(?:px|rem|em|pt)")


def test_letters_have_the_sizes_of_the_scale() -> None:
    found = {}
    for path, text in sources():
        if path == "styles/tokens.css" or DRAWING in text:
            continue
        raw = RAW.findall(text)
        if raw:
            found[path] = raw
    assert found == {}


def test_what_is_drawn_in_units_of_its_own_is_a_drawing() -> None:
    for path, text in sources():
        if DRAWING in text:
            assert "<svg" in text or 'namespace="svg"' in text, path


def test_every_class_of_the_styles_dresses_something() -> None:
    used = " ".join(undressed(text) for path, text in sources() if not path.endswith(".css"))
    for path, text in sources():
        if path.endswith(".css"):
            plain = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
            selectors = " ".join(re.findall(r"([^{}]+)\{", plain))
            for name in sorted(set(re.findall(r"\.([a-zA-Z][\w-]*)", selectors))):
                assert is_used(name, used), f"{path}: nothing has the class {name}"


def undressed(text: str) -> str:
    return re.sub(r"<style>.*?</style>", "", text, flags=re.DOTALL)


def is_used(name: str, used: str) -> bool:
    """Written out, or put together: `g-{good}`."""
    stem = name.split("-")[0]
    put = "-" in name and re.search(rf"(?<![\w-]){stem}-[{{$]", used)
    return bool(put or re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", used))
