"""The build: what is compiled, what is pinned, and that nothing compiled lies in the checkout."""

from __future__ import annotations

import ast
import importlib.util
import os
import sys
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import ludoteca

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "ludoteca"


def load(path: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"loaded_{Path(path).stem}", ROOT / path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text())


def compiled() -> set[str]:
    return set(load("setup.py").compiled_modules(ROOT))


def test_all_rules_are_compiled_and_the_edge_is_not() -> None:
    """The edge of a game is what lies in its folder `show`; nothing else decides."""
    for path in (SOURCE / "games").glob("*/**/*.py"):
        listed = path.relative_to(ROOT).as_posix() in compiled()
        edge = path.name == "__init__.py" or "show" in path.parts
        assert listed == (not edge), path


def test_rules_know_nothing_of_what_is_shown() -> None:
    """Else a module of the edge would be compiled into them, or called in the middle of a search."""
    for path in (SOURCE / "games").glob("*/**/*.py"):
        if "show" in path.parts:
            continue
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.ImportFrom):
                assert "show" not in (node.module or "").split("."), path
                assert (node.module or "") not in ("ludoteca.core.preview", "ludoteca.core.edge"), path


def test_the_hot_core_is_compiled() -> None:
    hot = {"bits", "chance", "features", "frames", "menus", "notation", "outcomes", "pieces", "playout", "protocol"}
    hot |= {"batch", "given", "ranking", "scored"}
    assert {Path(name).stem for name in compiled() if "/core/" in name} == hot


def test_packages_of_games_hold_no_code_that_would_stay_uncompiled() -> None:
    for path in (SOURCE / "games").rglob("__init__.py"):
        for node in ast.parse(path.read_text()).body:
            plain = isinstance(node, ast.Import | ast.ImportFrom)
            assert plain or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)), path


def test_nothing_is_compiled_without_being_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LUDOTECA_COMPILE", raising=False)
    assert load("setup.py").extensions() == []


def test_shifted_constants_are_64_bits_wide() -> None:
    widen = load("setup.py").widen_shifts
    assert widen("    cpy_r_r2 = 1 << cpy_r_r1;\n") == "    cpy_r_r2 = (int64_t)1 << cpy_r_r1;\n"
    untouched = "    cpy_r_r2 = cpy_r_r0 << cpy_r_r1;\n    cpy_r_r3 = (Py_ssize_t)1 >> 1;\n"
    assert widen(untouched) == untouched


def test_no_compiled_module_lies_in_the_checkout() -> None:
    assert not [path for folder in ("src", "tests", "tools", "docs") for path in (ROOT / folder).rglob("*.so")]
    assert not list(ROOT.glob("*.so"))


def test_without_a_compiler_the_package_is_pure(monkeypatch: pytest.MonkeyPatch) -> None:
    tool = load("tools/build_fast.py")
    monkeypatch.setenv("LUDOTECA_PURE", "1")
    assert tool.can_compile() == (False, "LUDOTECA_PURE=1")
    monkeypatch.delenv("LUDOTECA_PURE")
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    assert tool.can_compile() == (False, "no C compiler 'no-such-compiler' on this machine")
    monkeypatch.setenv("CC", "false")
    assert tool.can_compile() == (False, "the C compiler does not find Python.h")


def test_a_changed_source_is_built_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tool = load("tools/build_fast.py")
    (tmp_path / "src" / "__pycache__").mkdir(parents=True)
    module = tmp_path / "src" / "module.py"
    module.write_text("a = 1\n")
    monkeypatch.setattr(tool, "ROOT", tmp_path)
    monkeypatch.setattr(tool, "ALWAYS", ())
    before = tool.digest(True)
    (tmp_path / "src" / "__pycache__" / "module.pyc").write_text("cache")
    assert tool.digest(True) == before
    assert tool.digest(False) != before
    module.write_text("a = 2\n")
    assert tool.digest(True) != before


@pytest.mark.parametrize("tool", ["tools/build_fast.py", "tools/build_web.py"])
@pytest.mark.parametrize(
    ("script", "said"),
    [
        ("import os; print('half way'); os._exit(7)", "exit status 7"),
        ("import os, signal; os.kill(os.getpid(), signal.SIGKILL)", "SIGKILL"),
    ],
)
def test_a_step_of_a_build_that_fails_says_how_it_ended(tool: str, script: str, said: str) -> None:
    loaded = load(tool)
    command = [sys.executable, "-c", script]
    more = () if "fast" in tool else (os.environ["PATH"],)
    with pytest.raises(loaded.BuildFailed, match=said):
        loaded.run("compiling", command, ROOT, *more)


def test_uv_builds_again_what_was_changed() -> None:
    """Whatever goes into a package is among what uv looks at, and so is whether it is to be compiled."""
    keys = project()["tool"]["uv"]["cache-keys"]
    assert {"env": "LUDOTECA_COMPILE"} in keys
    watched = {path for key in keys if "file" in key for path in ROOT.glob(key["file"])}
    assert all(any(ROOT.glob(key["file"])) for key in keys if "file" in key), "each stands for something"
    needed = [ROOT / name for name in ("setup.py", "pyproject.toml", *load("tools/build_fast.py").BACKEND)]
    needed += [path for path in SOURCE.rglob("*") if path.suffix in (".py", ".json", ".ftl", ".npz", ".gz")]
    needed += [path for path in (ROOT / "web" / "src").rglob("*") if path.is_file()]
    built = SOURCE / "web"
    assert not [path for path in needed if path not in watched and built not in path.parents]


REPORT = '<testsuite tests="5" failures="{}" errors="0" skipped="1"><skipped message="no"/></testsuite>'


@pytest.mark.parametrize(
    ("code", "report", "line"),
    [
        (0, REPORT.format(0), "4 passed, 1 skipped"),
        (1, REPORT.format(2), "2 failed, 2 passed, 1 skipped"),
        (-9, None, "1 error"),
        (-15, REPORT.format(0), "4 passed, 1 skipped, 1 error"),
        (3, None, "1 error"),
        (5, None, "no tests ran"),
    ],
)
def test_a_run_of_tests_that_was_cut_short_counts_as_an_error(
    tmp_path: Path, code: int, report: str | None, line: str
) -> None:
    tool = load("tools/run_tests.py")
    written, result = tmp_path / "report.xml", tool.Result()
    if report is not None:
        written.write_text(report)
    assert tool.judge("All tests", code, written, result) == (code in (0, 5))
    assert result.closing_line(1.0) == f"==== {line} in 1.00s ===="


def pins(lock: str = "requirements.lock") -> dict[str, str]:
    found: dict[str, str] = load("tools/lock.py").read(ROOT / lock)
    return {canonicalize_name(name): version for name, version in found.items()}


def test_the_lock_pins_every_requirement() -> None:
    described = project()
    wanted = [*described["build-system"]["requires"], *described["project"]["dependencies"]]
    wanted += load("tools/build_backend.py").COMPILER
    for name, extra in described["project"]["optional-dependencies"].items():
        if name not in ("train", "rl", "ray", "parquet"):  # these have environments of their own
            wanted += extra
    pinned = pins()
    for requirement in map(Requirement, wanted):
        name = canonicalize_name(requirement.name)
        assert name in pinned, f"{name} is not in requirements.lock; make lock writes it anew"
        assert requirement.specifier.contains(pinned[name]), f"{requirement} against {pinned[name]} in the lock"


def test_pytorch_is_pinned_where_networks_are_trained_and_nowhere_else() -> None:
    beside, pinned = pins(), pins("requirements-train.lock")
    assert not set(beside) & set(pinned) and "torch" not in beside
    wanted = Requirement(load("tools/lock.py").PYTORCH)
    assert wanted.name == "torch" and wanted.specifier.contains(pinned["torch"])
    for requirement in map(Requirement, project()["project"]["optional-dependencies"]["train"]):
        assert requirement.specifier.contains(pinned[canonicalize_name(requirement.name)])


def test_a_pytorch_for_gpus_is_never_fetched() -> None:
    tool = load("tools/lock.py")
    tool.refuse_gpus({"torch": "2.13.0+cpu", "sympy": "1.14.0"})
    with pytest.raises(tool.Unwanted, match="for GPUs, with nvidia-cublas, triton"):
        tool.refuse_gpus({"torch": "2.13.0", "nvidia-cublas": "13.1", "triton": "3.6"})


def test_where_training_cannot_run_it_is_said_why_and_what_helps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tool = load("tools/run_tests.py")
    monkeypatch.setattr(tool, "TRAIN", tmp_path / "python")
    assert tool.why_not_learn() == "there is no .venv-train, which holds PyTorch; make train makes it"
    (tmp_path / "python").symlink_to("/bin/false")
    assert tool.why_not_learn() == ".venv-train is out of order; make train mends it"
    (tmp_path / "python").unlink()
    (tmp_path / "python").symlink_to("/bin/true")
    assert tool.why_not_learn() == ""


def test_what_researchers_use_is_pinned_beside_the_rest_and_without_pytorch() -> None:
    beside, pinned = pins(), pins("requirements-rl.lock")
    assert not (set(beside) | {"torch"}) & set(pinned)
    extras = project()["project"]["optional-dependencies"]
    wanted = [*extras["rl"], *extras["ray"], *extras["parquet"], *load("tools/lock.py").LEARNERS]
    for requirement in map(Requirement, wanted):
        assert requirement.specifier.contains(pinned[canonicalize_name(requirement.name)])


def test_where_interfaces_cannot_be_tested_it_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tool = load("tools/run_tests.py")
    result = tool.Result()
    ran: list[list[str]] = []

    def run(name: str, arguments: list[str], counts: object, python: Path) -> bool:
        ran.append(arguments)
        return True

    monkeypatch.setattr(tool, "pytest", run)
    monkeypatch.setattr(tool, "RESEARCH", tmp_path / "rl")
    monkeypatch.setattr(tool, "TRAIN", tmp_path / "train")
    assert tool.interfaces(result, []) and not ran
    said = "PettingZoo, Gymnasium and OpenSpiel: there is no .venv-rl, which holds their libraries; make rl makes it"
    assert list(result.skipped) == [said]
    (tmp_path / "rl").symlink_to("/bin/true")
    assert tool.interfaces(result, ["-x"]) and ran == [["tests/rl", "--ignore=tests/rl/learning", "-x"]]
    assert len(result.skipped) == 2
    (tmp_path / "train").symlink_to("/bin/true")
    assert tool.interfaces(result, []) and ran[1] == ["tests/rl"]


def test_one_version_everywhere() -> None:
    version = project()["project"]["version"]
    assert ludoteca.__version__ == version
    changes = (ROOT / "CHANGELOG.md").read_text()
    assert f"## [{version}]" in changes or "## [Unreleased]" in changes
