"""A run goes on from where it stopped, as if it had not; whatever stops it."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from multiprocessing import active_children
from pathlib import Path
from shutil import copytree
from typing import Any

import pexpect
import pytest
from tests.train.learning.toys import BURGUNDY, NO_TORCH, PEBBLES, Toy, begin, beginning, curve, timeless, train

from ludoteca.train.__main__ import main

torch = pytest.importorskip("torch", reason=NO_TORCH)
pytestmark = pytest.mark.usefixtures("pebbles")


def kept(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = torch.load(folder / "checkpoint.pt", weights_only=True)
    found["counts"] = found["counts"][:3]  # but for the seconds
    return found


def same(one: object, other: object) -> bool:
    """Number by number, all of a checkpoint."""
    if isinstance(one, torch.Tensor):
        return isinstance(other, torch.Tensor) and torch.equal(one, other)
    if isinstance(one, dict):
        return isinstance(other, dict) and one.keys() == other.keys() and all(same(one[at], other[at]) for at in one)
    if isinstance(one, list):
        return isinstance(other, list) and len(one) == len(other) and all(map(same, one, other))
    return one == other


def assert_same_run(one: Path, other: Path, game: str) -> None:
    assert same(kept(one), kept(other))
    assert (one / f"{game}.npz").read_bytes() == (other / f"{game}.npz").read_bytes()
    assert timeless(one) == timeless(other)


UPDATES = 12  # of a segment; lines of the curve are written after the tenth and the last


@pytest.fixture(scope="module")
def whole_run(pebbles: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("runs") / "unbroken"
    begin(PEBBLES, folder, "--judge", "random=2", updates=UPDATES)
    return folder


@pytest.fixture
def unbroken(whole_run: Path, tmp_path: Path) -> Path:
    return Path(copytree(whole_run, tmp_path / "unbroken"))


@pytest.mark.parametrize("toy", [PEBBLES, BURGUNDY], ids=["pebbles", "burgundy"])
def test_going_on_is_the_same_as_not_having_stopped(toy: Toy, tmp_path: Path) -> None:
    whole, parted = tmp_path / "whole", tmp_path / "parted"
    begin(toy, whole)
    begin(toy, parted, "--until", "1")
    assert kept(parted)["counts"][0] == 1 and not same(kept(whole), kept(parted))
    train("resume", parted)
    assert_same_run(whole, parted, toy[0])


def test_another_seed_is_another_run(unbroken: Path, tmp_path: Path) -> None:
    begin(PEBBLES, tmp_path / "run", seed=2, segments=1, updates=UPDATES)
    assert timeless(tmp_path / "run")[0]["games"] != timeless(unbroken)[0]["games"]


@pytest.mark.parametrize("at", [11, UPDATES + 11], ids=["first segment", "second segment"])
def test_what_was_broken_off_is_played_again(
    at: int, unbroken: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from ludoteca.train import run
    from ludoteca.train.ppo import learn

    updates = []

    def stopped(*given: Any) -> dict[str, float]:
        updates.append(given)
        if len(updates) == at:
            raise KeyboardInterrupt
        return learn(*given)

    folder = tmp_path / "broken"
    words = beginning(PEBBLES, folder, "--judge", "random=2", updates=UPDATES)
    with monkeypatch.context() as patch:
        patch.setattr(run, "learn", stopped)
        assert main(words) == 130
    assert not active_children()
    assert [line["update"] for line in curve(folder) if "update" in line][-1] == at - 2
    train("resume", folder)
    assert_same_run(folder, unbroken, "pebbles")


def test_on_a_terminal_a_bar_tells_how_far_it_is_and_ctrl_c_ends_it(installed: Path, tmp_path: Path) -> None:
    words = beginning(PEBBLES, tmp_path / "run", updates=100_000)
    environment = {**os.environ, "PYTHONPATH": str(installed), "TERM": "xterm"}
    line = [sys.executable, "-m", "ludoteca.train", *words]
    screen = pexpect.spawn(line[0], line[1:], env=environment, encoding="utf-8", dimensions=(24, 120), timeout=120)
    screen.expect(r"pebbles, segment 1 of 2 .*[1-9]\d*/100000")
    screen.sendintr()
    screen.expect(pexpect.EOF)
    screen.close()
    assert screen.exitstatus == 130
    assert "Traceback" not in str(screen.before)


def test_a_worker_that_stops_ends_the_run_with_a_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    from ludoteca.train import run

    def end_worker(*given: Any) -> dict[str, float]:
        active_children()[0].kill()
        return {}

    monkeypatch.setattr(run, "learn", end_worker)
    assert main(beginning(PEBBLES, tmp_path / "run", workers=2)) == 2
    assert "a worker has stopped" in capfd.readouterr().err
    assert not active_children()


def test_the_curve_tells_all_that_a_run_depends_on_and_what_came_of_it(unbroken: Path) -> None:
    head, *lines = curve(unbroken)
    assert head["begun"] == 0 and head["torch"] == torch.__version__ and head["device"] == "cpu"
    assert head["settings"]["seed"] == 1 and head["settings"]["judged"] == {"random": [2]}
    assert [line.get("update", "judged") for line in lines] == [9, 11, "judged", 21, 23, "judged"]
    answers = UPDATES * 2 * 16 * 16  # updates, halves, tables, steps
    _, first, judged, _, second, again = lines
    assert (first["decisions"], second["decisions"]) == (answers, 2 * answers)
    assert 0 < first["games"] < second["games"] and second["rate"] < first["rate"] < 0.005
    assert all(name in first for name in ("policy", "value", "entropy", "kl", "playing", "ahead"))
    assert (judged["segment"], again["segment"]) == (1, 2)
    assert (judged["against"], judged["players"], judged["games"]) == ("random", 2, 4)


def refusal(words: Sequence[object], capsys: pytest.CaptureFixture[str]) -> str:
    capsys.readouterr()
    assert main([str(word) for word in words]) == 2
    out, err = capsys.readouterr()
    assert not out and err.count("\n") == 1
    return err


def test_a_run_is_neither_overwritten_nor_bent(unbroken: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = {path: path.read_bytes() for path in unbroken.iterdir()}
    assert "holds a run already" in refusal(["train", "pebbles", unbroken, "--players", "2"], capsys)
    wider = ["resume", unbroken, "--segments", "3", "--set", "hidden=32"]
    assert "does not fit the settings beside it" in refusal(wider, capsys)
    assert {path: path.read_bytes() for path in unbroken.iterdir()} == before
    train("resume", unbroken)
    assert "2 segments are played; resume --segments N plays more" in capsys.readouterr().err
    assert {path: path.read_bytes() for path in unbroken.iterdir()} == before
    (unbroken / "checkpoint.pt").write_bytes(before[unbroken / "checkpoint.pt"][:5000])
    assert "cannot be read" in refusal(["export", unbroken, unbroken / "again.npz"], capsys)
