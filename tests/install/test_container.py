"""The container file: its lines install a server and start it, for a user without rights, where nothing else is."""

from __future__ import annotations

import shutil
import socket
import stat
import subprocess
import tempfile
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.install.conftest import Made
from tests.install.container import FILE, Image, instructions
from tests.install.machine import serving


@pytest.fixture
def place() -> Iterator[Path]:
    """A folder that an ordinary user can come to, as pytest's own cannot be."""
    with tempfile.TemporaryDirectory(prefix="ludoteca-container-") as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


def test_its_lines_install_a_server_and_start_it(made: Made, place: Path) -> None:
    image = Image(place, made.clone, {"LUDOTECA_COMPILE": "0"})
    assert int(image.runs_as.partition(":")[0]) > 0, "never the administrator"
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    env = image.env | {"LUDOTECA_PORT": port}
    assert image.command[0] == "ludoteca" and shutil.which("ludoteca", path=env["PATH"]), env["PATH"]
    with pytest.raises(AssertionError, match="refused"):
        image.by_user(image.health, LUDOTECA_PORT=port)
    with serving([*image.command], env, image.root, image.user):
        image.by_user(image.health, LUDOTECA_PORT=port)
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/") as page:
            assert "<script" in page.read().decode()
    kept = list((image.root / "var" / "lib" / "ludoteca").iterdir())
    assert {"ludoteca.sqlite"} <= {path.name for path in kept}
    assert all(stat.S_IMODE(path.stat().st_mode) == 0o600 for path in kept)
    assert image.user is None or (image.root / "opt" / "ludoteca").owner() != kept[0].owner()


def test_it_says_what_a_host_needs() -> None:
    words = [word for word, _ in instructions()]
    assert words.count("FROM") == 2 and {"USER", "VOLUME", "EXPOSE", "HEALTHCHECK", "CMD"} <= set(words)
    assert words.index("USER") < words.index("CMD")


def works(*command: str) -> bool:
    return shutil.which(command[0]) is not None and subprocess.run(command, capture_output=True).returncode == 0


def test_the_image_is_built_where_an_engine_and_its_base_are(made: Made) -> None:
    """Where there are none, what the lines do is seen above."""
    bases = [rest.split()[0] for word, rest in instructions() if word == "FROM"]
    for engine in ("podman", "docker"):
        if works(engine, "info") and all(works(engine, "image", "inspect", base) for base in bases):
            build = [engine, "build", "--build-arg", "LUDOTECA_COMPILE=0", "--file", str(FILE), str(made.clone)]
            subprocess.run(build, check=True)
