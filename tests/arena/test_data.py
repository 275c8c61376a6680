"""Records in files of every kind, arrays made of them, and data sets."""

from __future__ import annotations

import gzip
import json
from importlib import resources
from pathlib import Path

import numpy as np
import pytest

import ludoteca
from ludoteca.arena.arrays import collect, outcomes_of
from ludoteca.arena.records import count_records, read_record
from ludoteca.cli.main import main
from ludoteca.core.errors import BadRecord
from ludoteca.core.features import features
from ludoteca.core.record import from_record
from ludoteca.core.registry import OURS, game

ARENA = ["arena", "venezia", "--bots", "random,random", "--games", "4", "--seed", "2"]


def test_records_may_be_compressed(tmp_path: Path) -> None:
    plain, packed = tmp_path / "records.jsonl", tmp_path / "records.jsonl.gz"
    assert main([*ARENA, "--records", str(plain)]) == main([*ARENA, "--records", str(packed)]) == 0
    assert gzip.decompress(packed.read_bytes()) == plain.read_bytes()
    assert count_records(packed) == 4 and read_record(packed, 3) == read_record(plain, 3)
    packed.write_bytes(packed.read_bytes()[:200])
    with pytest.raises(BadRecord, match="cut short"):
        read_record(packed)


@pytest.mark.parametrize("name", OURS)
def test_arrays_hold_what_was_seen_and_answered(name: str, tmp_path: Path) -> None:
    records, out = tmp_path / "records.jsonl", tmp_path / "arrays.npz"
    assert main(["arena", name, "--bots", "random,random", "--games", "2", "--records", str(records)]) == 0
    assert main(["arrays", str(records), "--out", str(out)]) == 0
    found = np.load(out)
    about = json.loads(str(found["about"]))
    assert (about["game"], about["format"]) == (name, "ludoteca.arrays/1")
    match = from_record(read_record(records, 2), game)
    state = match.game.new(2, {}, match.seed)
    assert found["observations"].shape[1] == sum(piece["size"] for piece in about["pieces"])
    rows = np.flatnonzero(found["matches"] == 1)
    at = iter(rows)
    for step in match.line:
        decision = state.decision
        assert decision is not None
        if len(decision.actions) > 1:
            row = next(at)
            assert found["observations"][row].tolist() == features(state, decision.seat)
            mask = np.unpackbits(found["masks"][row], count=about["actions"])
            assert np.flatnonzero(mask).tolist() == [action.code for action in decision.actions]
            assert match.game.actions[found["answers"][row]].text == step.row.text
            assert found["seats"][row] == decision.seat
            assert found["shares"][row] == pytest.approx(outcomes_of(match)["shares"][decision.seat])
        state.apply(next(action for action in decision.actions if action.text == step.row.text))
    assert next(at, None) is None, "no question more"


def test_what_does_not_go_together_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one, two, out = tmp_path / "one.jsonl", tmp_path / "two.jsonl", tmp_path / "x.npz"
    assert main([*ARENA, "--records", str(one)]) == 0
    assert main(["arena", "san-juan", "--bots", "random,random", "--games", "1", "--records", str(two)]) == 0
    capsys.readouterr()
    assert main(["arrays", str(one), str(two), "--out", str(out)]) == 2
    assert "two.jsonl line 1: a match of san-juan" in capsys.readouterr().err
    unfinished = ludoteca.Match(game("venezia"), 2, {}, 1)
    one.write_text(json.dumps(unfinished.record()))
    assert main(["arrays", str(one), "--out", str(out)]) == 2
    assert "not over" in capsys.readouterr().err and not out.exists()


def test_arrays_follow_a_match_that_began_at_a_position(tmp_path: Path) -> None:
    data = json.loads((Path(__file__).parent.parent / "positions" / "burgundy.json").read_text())
    match = ludoteca.Match(game("burgundy"), 2, data["options"], 1, position=data)
    while match.decision is not None:
        match.play(match.decision.actions[-1].code)
    path = tmp_path / "one.json"
    path.write_text(json.dumps(match.record()))
    assert len(collect([path], game).found["answers"]) > 1


def test_a_data_set_goes_on_where_it_was_and_comes_out_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludoteca.cli.dataset.SHARD", 4)
    command = ["dataset", "puerto-rico", "--bots", "random", "--games", "10", "--players", "2", "--json", "--out"]
    one, two = tmp_path / "one", tmp_path / "two"
    assert main([*command, str(one)]) == 0
    figures = json.loads(capsys.readouterr().out)
    names = [f"puerto-rico-{number:04}.jsonl.gz" for number in range(3)]
    assert (list(figures["files"]), figures["games"]) == (names, 10)
    two.mkdir()
    for name in (names[0], "figures.json"):
        (two / name).write_bytes((one / name).read_bytes())
    (two / "figures.json").write_text(
        json.dumps({name: figures[name] for name in ("plan", "rules")})
    )  # as before the end
    assert main([*command, str(two)]) == 0
    for path in one.iterdir():
        assert (two / path.name).read_bytes() == path.read_bytes(), path.name
    capsys.readouterr()
    assert main([*command, str(two), "--seed", "5"]) == 2
    assert "holds another data set" in capsys.readouterr().err
    for kept, said in (
        (json.dumps({"plan": figures["plan"], "rules": 0}), "holds another data set"),  # by earlier rules
        ("{", "is not what a data set has there"),
        ("[]", "is not what a data set has there"),
    ):
        (two / "figures.json").write_text(kept)
        assert main([*command, str(two)]) == 2
        assert said in capsys.readouterr().err


@pytest.mark.parametrize("name", OURS)
def test_the_package_holds_a_hundred_games_and_their_card(name: str) -> None:
    folder = Path(str(resources.files("ludoteca.data"))) / "games" / name
    figures = json.loads((folder / "figures.json").read_text())
    assert figures["games"] == 100 and f"100 matches of {name}" in (folder / "README.md").read_text()
    path = folder / f"{name}-0000.jsonl.gz"
    assert count_records(path) == 100
    match = from_record(read_record(path, 17), game)
    told = json.loads(gzip.decompress(path.read_bytes()).splitlines()[16])["outcome"]
    assert match.over and match.state.scores() == told["scores"]


@pytest.mark.slow
@pytest.mark.parametrize("name", OURS)
def test_those_games_are_what_the_command_writes(name: str, tmp_path: Path) -> None:
    folder = Path(str(resources.files("ludoteca.data"))) / "games" / name
    command = ["dataset", name, "--games", "100", "--players", "2", "--out", str(tmp_path / "again")]
    assert main(command) == 0
    for path in folder.iterdir():
        assert content(tmp_path / "again" / path.name) == content(path), path.name


def content(path: Path) -> bytes:
    """Compressing differs from machine to machine."""
    return gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()
