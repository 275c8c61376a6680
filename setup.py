"""The build. Pure Python by default; `LUDOTECA_COMPILE=1` compiles the rules and the search with mypyc.

pip comes here by way of `tools/build_backend.py`. A compiled module in the checkout would shadow edited source: there
compiled modules are only ever made for a wheel.
"""

import ast
import os
import re
import sys
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src/ludoteca")

# What is worth compiling: everything a search runs through. The edge (matches, records, views) stays Python.
COMPILED = (
    "core/batch.py",
    "core/bits.py",
    "core/chance.py",
    "core/features.py",
    "core/frames.py",
    "core/given.py",
    "core/menus.py",
    "core/notation.py",
    "core/outcomes.py",
    "core/pieces.py",
    "core/playout.py",
    "core/protocol.py",
    "core/ranking.py",
    "core/scored.py",
    "games/*/**/*.py",
    "bots/counsel.py",
    "bots/flat.py",
    "bots/forks.py",
    "bots/greedy.py",
    "bots/heuristic.py",
    "bots/guided.py",
    "bots/heuristics/**/*.py",
    "bots/mcts.py",
    "bots/prospects.py",
    "bots/rollout.py",
    "bots/rows.py",
    "bots/tree.py",
    "train/tables.py",
)
SHOW = "show"  # what people are shown of a game: found by `core/edge.py`, never compiled


def is_edge(path: Path) -> bool:
    """Of a path inside the package."""
    return path.name == "__init__.py" or SHOW in path.parts


def compiled_modules(root: Path = Path()) -> list[str]:
    """The files to compile, relative to the project's folder `root`, in a fixed order."""
    source = root / SOURCE
    found = {path for pattern in COMPILED for path in source.glob(pattern) if not is_edge(path.relative_to(source))}
    return [path.relative_to(root).as_posix() for path in sorted(found)]


def widen_shifts(code: str) -> str:
    """mypyc (2.4) writes an i64 `1 << n` with a constant of C type int, which loses every bit from 31 on."""
    return re.sub(r"= (\d+) << ", r"= (int64_t)\1 << ", code)


def docstrings(path: Path) -> dict[tuple[str, str], str]:
    """What a module says of itself, its classes, their methods and its functions; "" is no class or no name."""
    module = ast.parse(path.read_text(encoding="utf-8"))
    found = {("", ""): ast.get_docstring(module) or ""}
    for top in module.body:
        if isinstance(top, ast.FunctionDef):
            found["", top.name] = ast.get_docstring(top) or ""
        elif isinstance(top, ast.ClassDef):
            found[top.name, ""] = ast.get_docstring(top) or ""
            for one in top.body:
                if isinstance(one, ast.FunctionDef):
                    found[top.name, one.name] = ast.get_docstring(one) or ""
    return found


METHOD = re.compile(r"(\(PyCFunction\)CPyPy_(\w+),\s+METH_[^,]+, PyDoc_STR\()(.*?)(\)(?: /\* docstring \*/)?\},)")
PROPERTY = re.compile(r"(\(getter\)\w+?___(\w+)_get_(\w+),\s+NULL, )NULL(, NULL\},)")
MODULE = re.compile(
    r'(static struct PyModuleDef \w+ = \{\s+PyModuleDef_HEAD_INIT,\s+"[\w.]+",\s+)NULL(, /\* docstring)'
)
CLASS = re.compile(r'(\.tp_name = "(\w+)",(?:\n +\..*)*?\n +\.tp_doc = PyDoc_STR\()(.*)(\),)')


def literal(text: str) -> str:
    """As C writes it, byte by byte."""
    plain = set(range(32, 127)) - set(b'"\\?')
    return '"' + "".join(chr(byte) if byte in plain else f"\\{byte:03o}" for byte in text.encode()) + '"'


def keep_docstrings(code: str, said: Mapping[tuple[str, str], str]) -> str:
    """mypyc (2.4) writes the signatures of what it compiles and drops the docstrings: they are put behind them."""

    def documented(made: str, text: str) -> str:
        signature = "" if made == "NULL" else f"{made} "
        return f"{signature}{literal(text)}" if text else made  # two literals side by side are one

    def of_method(found: re.Match[str]) -> str:
        parts = found[2].split("___")
        text = said.get((parts[-2], parts[-1])) or said.get(("", parts[-1]), "")
        return found[1] + documented(found[3], text) + found[4]

    def of_property(found: re.Match[str]) -> str:
        return found[1] + documented("NULL", said.get((found[2], found[3]), "")) + found[4]

    def of_class(found: re.Match[str]) -> str:
        return found[1] + documented(found[3], said.get((found[2], ""), "")) + found[4]

    def of_module(found: re.Match[str]) -> str:
        return found[1] + documented("NULL", said.get(("", ""), "")) + found[2]

    for pattern, put in ((METHOD, of_method), (PROPERTY, of_property), (CLASS, of_class), (MODULE, of_module)):
        code = pattern.sub(put, code)
    return code


def source_of(made: Path) -> Path:
    """The module that a C file was made of, by its name."""
    return Path("src", *made.stem.removeprefix("__native_").split("___")).with_suffix(".py")


def extensions() -> list[Extension]:
    if os.environ.get("LUDOTECA_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    # A C file for each module compiles in half the time, on all cores, and runs as fast as one file for all (measured).
    made: list[Extension] = mypycify(
        compiled_modules(), opt_level="3", debug_level="0", group_name="ludoteca", multi_file=True
    )
    for path in Path("build").glob("**/*.c"):
        code = widen_shifts(path.read_text())
        source = source_of(path)
        path.write_text(keep_docstrings(code, docstrings(source)) if source.is_file() else code)
    if sys.platform == "linux":
        for extension in made:
            # What one module calls in another is found when it is linked, not through a table at every call.
            extension.extra_link_args += ["-Wl,--strip-all", "-Wl,-Bsymbolic"]
    return made


class ParallelBuild(build_ext):  # type: ignore[misc] # setuptools has no types
    """Compile the C files of an extension side by side, and the extensions too."""

    def initialize_options(self) -> None:
        super().initialize_options()
        self.parallel = os.cpu_count()

    def build_extensions(self) -> None:
        one = self.compiler.compile

        def many(sources: list[str], *args: Any, **kwargs: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                done = pool.map(lambda source: one([source], *args, **kwargs), sources)
                return [built for some in done for built in some]

        self.compiler.compile = many
        super().build_extensions()


if __name__ == "__main__":
    setup(ext_modules=extensions(), cmdclass={"build_ext": ParallelBuild})
