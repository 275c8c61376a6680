"""Builds in odd places: what one lacks is said at once, a compiler or a network; a folder may be called anything."""

from __future__ import annotations

import os
from fnmatch import fnmatch
from pathlib import Path

import pytest
from tools import build_backend, build_fast, build_web

# `npm view` asks the registry. `npm install` writes down how it was called; offline it finds nothing but what it kept.
NPM = """#!/bin/sh
case $1 in
  view) {answers} ;;
  install) echo "$@" >> "$0.calls"; case "$*" in *--offline*) {kept} ;; esac ;;
esac
"""


def npm(folder: Path, answers: str, kept: str) -> tuple[str, Path]:
    """A PATH with an npm that ends so."""
    (folder / "npm").write_text(NPM.format(answers=answers, kept=kept))
    (folder / "npm").chmod(0o755)
    return f"{folder}{os.pathsep}{os.environ['PATH']}", folder / "npm.calls"


def test_a_compiled_wheel_is_refused_before_anything_is_made_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LUDOTECA_COMPILE", "1")
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    monkeypatch.setattr(build_backend, "build_pages", lambda: pytest.fail("pages come after it"))
    with pytest.raises(SystemExit, match="ludoteca: nothing can be compiled: no C compiler 'no-such-compiler'"):
        build_backend.build_wheel(str(tmp_path))


def test_without_a_network_nobody_waits_for_packages(tmp_path: Path) -> None:
    path, _ = npm(tmp_path, "echo refused; exit 1", "exit 1")
    with pytest.raises(build_web.BuildFailed, match=r"npm's registry does not answer(.|\n)*refused"):
        build_web.install(tmp_path, path)


def test_without_a_network_what_npm_has_kept_will_do(tmp_path: Path) -> None:
    path, calls = npm(tmp_path, "exit 1", "exit 0")
    build_web.install(tmp_path, path)
    assert calls.read_text().count("\n") == 1 and "--offline" in calls.read_text()


def test_with_a_network_packages_are_fetched(tmp_path: Path) -> None:
    path, calls = npm(tmp_path, "exit 0", "exit 1")
    build_web.install(tmp_path, path)
    assert "--offline" not in calls.read_text()


def test_the_package_that_is_asked_for_is_one_of_them() -> None:
    assert f'"{build_web.ASKED_FOR}"' in (build_web.WEB / "package.json").read_text()


def test_a_folder_with_a_space_in_its_name_will_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """pip cuts what it finds in the environment at spaces."""
    told: list[str] = []

    def run(what: str, command: list[str], place: Path, extra: dict[str, str] | None = None) -> None:
        told.extend((extra or {}).values())
        (place / "wheel").mkdir(exist_ok=True)
        (place / "wheel" / "ludoteca.whl").touch()

    monkeypatch.setattr(build_fast, "run", run)
    monkeypatch.setattr(build_fast, "ROOT", tmp_path)
    monkeypatch.setattr(build_fast, "LOCK", tmp_path / "my games" / "requirements.lock")
    build_fast.build(True)
    assert any(word.endswith("/my%20games/requirements.lock") for word in told)
    assert not any(" " in word for word in told)


def test_what_git_ignores_stays_out_of_the_image_but_for_the_pages() -> None:
    """Environments of several gigabytes, and nothing of them is of use there."""
    ignored, left_out = ((build_web.ROOT / name).read_text().split() for name in (".gitignore", ".dockerignore"))
    patterns = [Path(name).name for name in left_out]
    let_in = [name for name in ignored if not any(fnmatch(Path(name).name, pattern) for pattern in patterns)]
    assert let_in == ["*.so", "src/ludoteca/web/"]
