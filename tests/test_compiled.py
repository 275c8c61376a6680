"""Compilation is an accelerator: the same seeds give the same games interpreted and compiled."""

import ast
import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import ludoteca
from ludoteca.core.registry import OURS

ROOT = Path(__file__).resolve().parent.parent
SEEDS, SEEDS_OF_SOAK = 150, 500


def fingerprints(python: Path, game: str, seeds: int) -> list[str]:
    """By that Python with its own package, whichever the tests run through."""
    command = [str(python), "tools/fingerprints.py", game, str(seeds)]
    own = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT, env=own).stdout.splitlines()


def same_games(game: str, fast_python: Path, seeds: int) -> None:
    interpreted = fingerprints(Path(sys.executable), game, seeds)
    assert len(interpreted) == seeds
    assert interpreted == fingerprints(fast_python, game, seeds)


@pytest.mark.parametrize("game", OURS)
def test_same_games_interpreted_and_compiled(game: str, fast_python: Path) -> None:
    """Of 150 seeds; of 500 in the long run."""
    assert not ludoteca.compiled, "these tests run interpreted and call the compiled package"
    same_games(game, fast_python, SEEDS)


@pytest.mark.slow
@pytest.mark.parametrize("game", OURS)
def test_same_games_interpreted_and_compiled_of_many_seeds(game: str, fast_python: Path) -> None:
    code = "import ludoteca; print(ludoteca.compiled)"
    own = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT, env=own)
    assert said.stdout == "False\n", "this Python has the sources"
    same_games(game, fast_python, SEEDS_OF_SOAK)


LEARNED = """
import sys
from ludoteca.arena.play import play_match
from ludoteca.core.registry import game
for seed, bots in enumerate([["net", "greedy", "net"], ["net", "net", "greedy"], ["net", "net-search:3"]]):
    played = play_match(game(sys.argv[1]), {}, seed, bots)
    print(played.scores, played.ranking, played.decisions, played.moves)
"""


@pytest.mark.parametrize("game", OURS)
def test_a_learned_bot_plays_the_same_interpreted_and_compiled(game: str, fast_python: Path) -> None:
    said = [
        subprocess.run([python, "-c", LEARNED, game], capture_output=True, text=True, check=True, cwd=ROOT).stdout
        for python in (sys.executable, fast_python)
    ]
    assert len(said[0].splitlines()) == 3 and said[0] == said[1]


def test_the_compiled_package_is_built_from_this_source(fast_python: Path) -> None:
    code = "import ludoteca, pathlib; print(pathlib.Path(ludoteca.__file__).parent)"
    said = subprocess.run([fast_python, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    installed, source = Path(said.stdout.strip()), ROOT / "src" / "ludoteca"
    for path in source.rglob("*.py"):
        there = installed / path.relative_to(source)
        assert there.read_bytes() == path.read_bytes(), f"{path} changed since the build; make setup builds again"


HELPED = """
import inspect
from ludoteca import Action, Bot, Decision, Game, State, compiled
from ludoteca.bots.mcts import MctsBot
from ludoteca.core import chance
from ludoteca.games.san_juan.position import SanJuan

assert compiled
for thing in (
    State, State.over, State.apply, State.determinize, State.clone, State.view, Game, Game.new, Game.settle, Action,
    Decision, Bot.choose, SanJuan, SanJuan.library, MctsBot, chance.seeded, chance.Chance.pick,
):
    print((inspect.getdoc(thing) or "-").splitlines()[0])
for thing in (State.determinize, Game.new, Action, Decision, chance.seeded, SanJuan):
    print([name for name in inspect.signature(thing).parameters if name != "self"])
print(inspect.signature(Game.new).parameters["seed"].default, inspect.signature(Game.new).parameters["options"].default)
"""


def test_help_says_the_same_of_compiled_classes(fast_python: Path) -> None:
    """Docstrings and the names of what is taken."""
    interpreted = HELPED.replace("assert compiled\n", "")
    said = [
        subprocess.run([python, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT).stdout.splitlines()
        for python, code in ((sys.executable, interpreted), (fast_python, HELPED))
    ]
    assert len(said[0]) > 20 and all(said[0]) and said[0] == said[1]


def test_no_docstring_is_lost_by_compiling(fast_python: Path) -> None:
    """The build puts them into C that mypyc (2.4) wrote without them; another mypyc may write it otherwise."""
    wanted = [
        (f"ludoteca.{module}", cls.__name__, name)
        for module in ("core.protocol", "core.frames", "core.chance", "games.burgundy.position")
        for cls in vars(importlib.import_module(f"ludoteca.{module}")).values()
        if isinstance(cls, type) and cls.__module__ == f"ludoteca.{module}"
        for name, part in vars(cls).items()
        if callable(part) and part.__doc__ and not isinstance(part, type)
    ]
    code = f"import sys; from importlib import import_module; wanted = {wanted!r}\n"
    code += "print([key for key in wanted if not getattr(getattr(import_module(key[0]), key[1]), key[2]).__doc__])"
    assert len(wanted) > 80
    found = subprocess.run([fast_python, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert found.stdout == "[]\n"


def test_what_modules_say_of_themselves_is_kept_and_constructors_say_nothing(fast_python: Path) -> None:
    """The docstring of an `__init__` has no place in C: what it takes is said by its class."""
    wanted = []
    for path in load_setup().compiled_modules(ROOT):
        module = ast.parse((ROOT / path).read_text())
        for node in ast.walk(module):
            assert not isinstance(node, ast.FunctionDef) or node.name != "__init__" or not ast.get_docstring(node), path
        if ast.get_docstring(module):
            wanted.append(path.removeprefix("src/").removesuffix(".py").replace("/", "."))
    code = f"from importlib import import_module; print([name for name in {wanted} if not import_module(name).__doc__])"
    assert len(wanted) > 100
    found = subprocess.run([fast_python, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert found.stdout == "[]\n"


def load_setup() -> ModuleType:
    spec = importlib.util.spec_from_file_location("loaded_setup", ROOT / "setup.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
