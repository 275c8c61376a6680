"""Rules, edge and bots read what an action means from the action: nobody but `actions.py` reckons with codes."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import ludoteca
from ludoteca.core import registry

PACKAGE = Path(ludoteca.__file__).parent

# By game, the numbers in its `actions.py` that are no verbs.
OTHER_NUMBERS = {
    "san-juan": ("CODES",),
    "puerto-rico": ("CODES", "HULLS", "BY_WHARF", "PLACES", "QUARRY_PLACE", "PLANT_PLACE", "TILE_PLACE"),
    "venezia": (),
    "burgundy": ("FIRST", "SECOND", "FREE"),
}
ORDERED = ast.Lt | ast.LtE | ast.Gt | ast.GtE


def modules(game: str) -> list[Path]:
    """The Python files of a game and its bots, but the table of its answers."""
    name = game.replace("-", "_")
    found = [*(PACKAGE / "games" / name).rglob("*.py"), *(PACKAGE / "bots").rglob(f"{name}*.py")]
    return [path for path in found if path.name != "actions.py"]


def verbs(game: str) -> set[str]:
    """The constants of its `actions.py` that number a verb."""
    actions = registry.game(game).actions
    module = import_module(f"ludoteca.games.{game.replace('-', '_')}.actions")
    written = ast.parse((PACKAGE / "games" / game.replace("-", "_") / "actions.py").read_text()).body
    names = {named(line.target) for line in written if isinstance(line, ast.AnnAssign)} - set(OTHER_NUMBERS[game])
    numbers = {name: getattr(module, name) for name in names}
    return {name for name, value in numbers.items() if isinstance(value, int) and actions[value].verb == value}


def reckoning(tree: ast.AST, verbs: set[str]) -> Iterator[str]:
    """Every sum, product or order in which a code, a name for a code, or a verb takes part."""
    codes = {
        target.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and is_code(node.value)
        for target in node.targets
        if isinstance(target, ast.Name)
    } | {"code"}
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp):
            parts = [node.left, node.right]
        elif isinstance(node, ast.AugAssign):
            parts = [node.target, node.value]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "divmod":
            parts = list(node.args)
        elif isinstance(node, ast.Compare) and any(isinstance(how, ORDERED) for how in node.ops):
            parts = [part for part in (node.left, *node.comparators) if not is_code(part)]
        else:
            continue
        if any(is_code(part) or named(part) in verbs | codes for part in parts):
            yield f"{node.lineno}: {ast.unparse(node)}"


def is_code(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "code"


def named(node: ast.AST) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


@pytest.mark.parametrize("game", OTHER_NUMBERS)
def test_nobody_reckons_with_codes(game: str) -> None:
    assert modules(game) and verbs(game)
    found = [
        f"{path.relative_to(PACKAGE)}:{where}"
        for path in modules(game)
        for where in reckoning(ast.parse(path.read_text()), verbs(game))
    ]
    assert not found


@pytest.mark.parametrize(
    "line",
    [
        "kind = action.code - 3",
        "table[BUY + space]",
        "number = action.code\nnumber // 68",
        "divmod(action.code, 68)",
        "BUY <= number",
        "actions.BUY + 1",
    ],
)
def test_the_check_finds_what_it_is_for(line: str) -> None:
    assert list(reckoning(ast.parse(line), {"BUY"}))


@pytest.mark.parametrize("line", ["action.verb == BUY", "one.code < other.code", "table[BUY][space]", "space + 1"])
def test_the_check_leaves_the_rest_alone(line: str) -> None:
    assert not list(reckoning(ast.parse(line), {"BUY"}))
