"""`python -m ludoteca.train`: what is wrong is one line on standard error and exit code 2, with PyTorch or without, and
nothing is written."""

from __future__ import annotations

import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest

from ludoteca.train.__main__ import main
from ludoteca.train.folder import forget_after, note
from ludoteca.train.settings import preset

TRAIN = ("train", "san-juan", "run", "--players", "2")
EVALUATE = ("evaluate", "san-juan", "net.npz")

WRONG: list[tuple[tuple[str, ...], str]] = [
    ((), "required: COMMAND"),
    (("learn",), "invalid choice: 'learn'"),
    (("train", "chess", "run", "--players", "2"), "no game 'chess'; there are san-juan"),
    (("train", "san-juan", "run"), "required: --players"),
    (("train", "san-juan", "run", "--players", "2,x"), "'x' is not a whole number"),
    (("train", "san-juan", "run", "--players", "2,5"), "san-juan is for 2, 3, 4 players, not 5"),
    ((*TRAIN, "--judge", "greedy"), "'greedy' is not a bot with numbers of players, as greedy=2,3"),
    ((*TRAIN, "--judge", "deep=2"), "no bot 'deep'; there are random"),
    ((*TRAIN, "--judge", "greedy=7"), "san-juan is for 2, 3, 4 players, not 7"),
    ((*TRAIN, "--until", "0"), "0 is not a number from 1"),
    ((*TRAIN, "--limit", "soon"), "'soon' is not a number of seconds"),
    ((*TRAIN, "--set", "speed=3"), "no setting 'speed=3'; one is NAME=NUMBER, and there are hidden, spread, seed"),
    ((*TRAIN, "--set", "workers=two"), "setting workers: 'two' is no whole number"),
    ((*TRAIN, "--set", "rate=fast"), "setting rate: 'fast' is no number"),
    ((*TRAIN, "--set", "workers=0"), "setting workers: 0 is not a number from 1"),
    ((*TRAIN, "--set", "rate=nan"), "setting rate: nan is not a number from"),
    ((*TRAIN, "--set", "league=1.5"), "setting league: 1.5 is not a number from 0 to 1"),
    ((*TRAIN, "--set", "league=0.6", "--set", "rivals=0.6"), "together they are more than all tables"),
    ((*TRAIN, "--set", "expansions=0.5"), "san-juan: networks read no expansions"),
    (("resume", "nowhere"), "nowhere holds no run: there is no settings.json in it"),
    (("resume", "broken"), "broken/settings.json: these are no settings"),
    (("resume", "begun", "--set", "speed=3"), "no setting 'speed=3'"),
    (("resume", "begun", "--segments", "0"), "0 is not a number from 1"),
    (("export", "nowhere", "net.npz"), "nowhere holds no run"),
    (("export", "begun", "net.npz"), "begun holds no network yet: no segment has ended"),
    (("keep", "nowhere"), "nowhere holds no run"),
    (("keep", "begun"), "begun holds no network yet"),
    (EVALUATE, "required: --judge"),
    ((*EVALUATE, "--judge", "greedy=2"), "net.npz: cannot be read (No such file or directory)"),
    (
        ("evaluate", "san-juan", "broken/settings.json", "--judge", "greedy=2"),
        "broken/settings.json: this is no network",
    ),
    (("evaluate", "san-juan", "venezia.npz", "--judge", "greedy=2"), "other features than those of san-juan"),
    (("evaluate", "venezia", "venezia.npz", "--judge", "greedy=6"), "venezia is for 2, 3, 4, 5 players, not 6"),
    (("evaluate", "venezia", "venezia.npz", "--judge", "deep=2"), "no bot 'deep'"),
    (("evaluate", "venezia", "venezia.npz", "--judge", "greedy=2", "--option", "letter"), "NAME=VALUE, not 'letter'"),
    (("grow", "chess", "venezia.npz", "new.npz"), "no game 'chess'"),
    (("grow", "venezia", "net.npz", "new.npz"), "net.npz: cannot be read"),
    (("grow", "venezia", "venezia.npz", "new.npz"), "venezia: networks read no expansions"),
]


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A run whose first segment has not ended, settings that are none, and a network."""
    monkeypatch.chdir(tmp_path)
    for folder in ("begun", "broken"):
        (tmp_path / folder).mkdir()
    preset("san-juan", [2], []).save(tmp_path / "begun" / "settings.json")
    (tmp_path / "broken" / "settings.json").write_text('{"size": 3}')
    shipped = resources.files("ludoteca.data").joinpath("nets", "venezia.npz")
    (tmp_path / "venezia.npz").write_bytes(shipped.read_bytes())
    return tmp_path


@pytest.mark.parametrize(("words", "said"), WRONG)
def test_wrong_input_is_told_in_one_line(
    words: tuple[str, ...], said: str, place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = sorted(place.rglob("*"))
    assert main(words) == 2
    out, err = capsys.readouterr()
    assert err.startswith("python -m ludoteca.train: ") and said in err
    assert err.count("\n") == 1 and err.endswith("\n") and not out
    assert sorted(place.rglob("*")) == before


@pytest.mark.parametrize("words", [TRAIN, ("resume", "begun"), ("export", "weights", "n.npz"), ("keep", "weights")])
def test_without_pytorch_it_is_said_how_to_install_it(
    words: tuple[str, ...], place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (place / "begun").rename(place / "weights")
    (place / "weights" / "weights.npz").touch()
    (place / "begun").symlink_to(place / "weights")
    for name in [name for name in sys.modules if name.startswith(("torch", "ludoteca.train."))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "torch", None)  # as if it were not there
    assert main(words) == 2
    said = "python -m ludoteca.train: training needs PyTorch, which is not installed: pip install ludoteca[train]\n"
    assert capsys.readouterr() == ("", said)


def test_the_module_is_the_command(place: Path) -> None:
    ended = subprocess.run(
        [sys.executable, "-m", "ludoteca.train", "resume", "nowhere"], capture_output=True, text=True, cwd=place
    )
    said = "python -m ludoteca.train: nowhere holds no run: there is no settings.json in it\n"
    assert (ended.returncode, ended.stdout, ended.stderr) == (2, "", said)


def test_a_segment_that_was_broken_off_leaves_nothing_in_the_curve(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for line in ({"begun": 0}, {"update": 9, "decisions": 640}, {"segment": 1, "share": 0.5}, {"decisions": 960}):
        note(tmp_path, line)
    with (tmp_path / "curve.jsonl").open("a") as file:
        file.write('{"update": 29, "deci')
    forget_after(tmp_path, 640)
    kept = capsys.readouterr().out.splitlines()[:3]
    assert (tmp_path / "curve.jsonl").read_text().splitlines() == kept
