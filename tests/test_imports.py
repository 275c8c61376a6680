"""Imports point one way: core <- games <- bots, asking, guides <- review, arena <- server, terminal, adapters <- cli.
Games do not know each other."""

import ast
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src" / "ludoteca"
ORDER = {
    "core": 0, "data": 0, "games": 1, "i18n": 1, "bots": 2, "asking": 2, "guides": 2, "review": 3, "arena": 3,
    "server": 4, "terminal": 4, "adapters": 4, "cli": 5, "train": 6,
}  # fmt: skip
TRAINING = {"torch"}  # what only `train` may use, which nothing else imports
RESEARCH = {"gymnasium", "pettingzoo", "pyspiel", "open_spiel"}  # what only `adapters` may use
CORE_MAY = {
    "__future__",
    "bisect",
    "collections",
    "copy",
    "dataclasses",
    "difflib",
    "fractions",
    "functools",
    "hashlib",
    "hmac",
    "importlib",
    "inspect",
    "itertools",
    "json",
    "librt",
    "ludoteca",
    "mypy_extensions",
    "operator",
    "re",
    "textwrap",
    "types",
    "typing",
}
# The rooms of the server. What lies in one layer may be imported from those after it.
SERVER: tuple[str, ...] = (
    *(
        "logs",
        "metrics",
        "duties",
        "summary",
        "wire",
        "errors",
        "store",
        "settings",
        "reach",
        "limits",
        "matches",
        "thinking",
    ),
    *("lobby", "archive", "service", "guest", "messages", "doors", "run"),
)
SHOWN = "wire <- store <- limits <- matches <- thinking <- lobby <- archive <- service <- messages <- doors"
RULES_MAY = {"__future__", "collections", "librt", "typing", "mypy_extensions", "ludoteca"}


def imported(path: Path) -> list[str]:
    """The absolute names of everything a module imports."""
    package = ("ludoteca", *path.relative_to(SOURCE).parent.parts)
    names = []
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            stem = ".".join((*base, node.module or "")).strip(".")
            names += [stem] if node.module else [f"{stem}.{alias.name}" for alias in node.names]
    return names


def modules() -> list[Path]:
    return [path for path in SOURCE.rglob("*.py") if path.parent != SOURCE]


def test_imports_point_from_the_edge_to_the_core() -> None:
    for path in modules():
        layer = path.relative_to(SOURCE).parts[0]
        for name in imported(path):
            parts = name.split(".")
            if parts[0] == "ludoteca" and len(parts) > 1 and parts[1] in ORDER and layer in ORDER:
                assert ORDER[parts[1]] <= ORDER[layer], f"{path} imports {name}"


def test_nobody_needs_what_networks_are_trained_with() -> None:
    train = SOURCE / "train"
    for path in SOURCE.rglob("*.py"):
        if train not in path.parents:
            for name in imported(path):
                parts = name.split(".")
                assert parts[0] not in TRAINING and parts[:2] != ["ludoteca", "train"], f"{path} imports {name}"
    for path in (train / "tables.py", train / "shared.py", train / "workers.py"):
        assert not any(name.split(".")[0] in TRAINING for name in imported(path)), f"{path}: workers need no PyTorch"


def test_only_the_adapters_need_what_researchers_use() -> None:
    adapters = SOURCE / "adapters"
    for path in SOURCE.rglob("*.py"):
        used = {name.split(".")[0] for name in imported(path)} & RESEARCH
        assert not used or adapters in path.parents, f"{path} imports {used}"
    for path in (adapters / "batch.py", adapters / "against.py", adapters / "line.py", adapters / "vectors.py"):
        assert not {name.split(".")[0] for name in imported(path)} & RESEARCH, f"{path}: needs no extra"


def test_imports_inside_the_server_point_one_way() -> None:
    for path in (SOURCE / "server").rglob("*.py"):
        room = path.relative_to(SOURCE / "server").parts[0].removesuffix(".py")
        if room == "__init__":
            continue
        for name in imported(path):
            parts = name.split(".")
            if parts[:2] == ["ludoteca", "server"] and len(parts) > 2:
                assert SERVER.index(parts[2]) <= SERVER.index(room), f"{path} imports {name}"


def test_the_way_is_written_where_newcomers_look() -> None:
    rooms = SHOWN.split(" <- ")
    assert rooms == sorted(rooms, key=SERVER.index)
    for page in (SOURCE / "server" / "__init__.py", SOURCE.parent.parent / "docs" / "architecture.md"):
        assert SHOWN in page.read_text(), f"{page} tells another way"


def test_games_do_not_import_each_other() -> None:
    for path in (SOURCE / "games").glob("*/**/*.py"):
        game = path.relative_to(SOURCE / "games").parts[0]
        for name in imported(path):
            if name.startswith("ludoteca.games."):
                assert name.split(".")[2] == game, f"{path} imports {name}"


def test_core_and_rules_use_the_standard_library_only() -> None:
    for path in (SOURCE / "core").glob("*.py"):
        for name in imported(path):
            files = {"contextlib", "os", "pathlib"} if path.name == "registry.py" else set()
            assert name.split(".")[0] in CORE_MAY | files, f"{path} imports {name}"
    for path in (SOURCE / "games").glob("*/**/*.py"):
        if "show" not in path.parts:
            for name in imported(path):
                assert name.split(".")[0] in RULES_MAY, f"{path} imports {name}"
