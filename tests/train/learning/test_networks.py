"""What is exported plays as what was trained, in whole numbers; and learns on from a few kept weights, with expansions
too."""

from __future__ import annotations

import json
from pathlib import Path
from shutil import copy

import numpy as np
import pytest
from tests.bots.whole import whole_sums
from tests.train.learning.toys import BURGUNDY, NO_TORCH, PEBBLES, begin, curve, train

from ludoteca.bots.net import Net, net
from ludoteca.core import registry
from ludoteca.core.chance import seeded
from ludoteca.core.playout import choose
from ludoteca.core.protocol import Decision, State

torch = pytest.importorskip("torch", reason=NO_TORCH)
pytestmark = pytest.mark.usefixtures("pebbles")
WITH_EXPANSIONS: tuple[dict[str, str], ...] = ({}, {"inns": "yes", "shields": "yes", "tiles": "yes"})


def questions(name: str, every: int, options: dict[str, str]) -> list[tuple[State, Decision]]:
    """Questions with a choice, from random games."""
    found = []
    for seed in range(3):
        state, dice, number = registry.game(name).new(2, options, seed), seeded(seed), 0
        while (decision := state.decision) is not None:
            number += 1
            if number % every == 0 and len(decision.actions) > 1:
                found.append((state.clone(), decision))
            state.apply(choose(decision.actions, dice))
    return found


def trained_answers(folder: Path, found: Net, asked: list[tuple[State, Decision]]) -> list[int]:
    """What the floats of a checkpoint answer, by the rows the players' reader writes."""
    from ludoteca.bots.rows import UNIT
    from ludoteca.train.folder import network_of, settings_of
    from ludoteca.train.learner import restored

    network = restored(settings_of(folder), network_of(folder)).network
    answers = []
    for state, decision in asked:
        rows = torch.from_numpy(found.read(state, decision).astype(np.float32)) / UNIT
        with torch.no_grad():
            logits, prospects = network(rows, rows[:, network.encoding.first_code :] > 0)
        assert float(prospects.min()) > 0.0 and float(prospects.max()) < 1.0
        answers.append(int(logits.argmax()))
    return answers


def assert_plays_as_trained(folder: Path, name: str, every: int, kinds: tuple[dict[str, str], ...] = ({},)) -> None:
    found = net(registry.game(name), str(folder / f"{name}.npz"))
    assert found.about["agreement"] > 0.9 and found.about["seed"] == 1
    asked = [question for options in kinds for question in questions(name, every, options)]
    trained = trained_answers(folder, found, asked)
    whole = 0
    for (state, decision), answer in zip(asked, trained, strict=True):
        sums = whole_sums(found, found.read(state, decision)[0].tolist())
        assert found.sums(state, decision).astype(int).tolist() == sums
        whole += found.choose(state, decision).code == answer
    assert len(asked) > 15 and whole / len(asked) > 0.85


def test_the_exported_network_answers_as_the_trained_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    begin(PEBBLES, tmp_path / "run", updates=10)
    assert_plays_as_trained(tmp_path / "run", "pebbles", 1)
    capsys.readouterr()
    train("export", tmp_path / "run", tmp_path / "again.npz")
    assert (tmp_path / "again.npz").read_bytes() == (tmp_path / "run" / "pebbles.npz").read_bytes()
    agreement = net(registry.game("pebbles"), str(tmp_path / "again.npz")).about["agreement"]
    assert capsys.readouterr().out == f"answers as in training: {agreement:.1%}\n"


def test_a_network_is_trained_judged_kept_and_learns_on_with_expansions(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run, on = tmp_path / "run", tmp_path / "on"
    begin(BURGUNDY, run, "--judge", "random=2", segments=1)
    assert curve(run)[-1]["share"] > 0.5  # it begins by what the heuristic thinks
    assert_plays_as_trained(run, "burgundy", 15)
    train("keep", run)
    on.mkdir()
    for name in ("settings.json", "curve.jsonl", "weights.npz"):
        copy(run / name, on / name)
    train("resume", on, "--segments", "2", "--set", "expansions=0.7", "--set", "since=1")
    assert [line["update"] for line in curve(on) if "update" in line] == [2, 5]
    assert_plays_as_trained(on, "burgundy", 15, WITH_EXPANSIONS)
    capsys.readouterr()
    options = ["--option", "inns=yes", "--option", "routes=random"]
    train("evaluate", "burgundy", on / "burgundy.npz", "--judge", "random=2,3", "--games", "6", *options)
    judged = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(line["players"], line["games"], line["against"]) for line in judged] == [
        (2, 6, "random"),
        (3, 6, "random"),
    ]
    assert all(line["options"] == {"inns": "yes", "routes": "random"} and line["share"] > 0.4 for line in judged)


def test_an_exported_network_grows_and_plays_with_expansions(tmp_path: Path) -> None:
    run, larger = tmp_path / "run", tmp_path / "grown.npz"
    begin(BURGUNDY, run, segments=1, updates=1)
    train("grow", "burgundy", run / "burgundy.npz", larger)
    game = registry.game("burgundy")
    before, after = net(game, str(run / "burgundy.npz")), net(game, str(larger))
    for state, decision in questions("burgundy", 40, {}):
        assert after.choose(state, decision) is before.choose(state, decision)
    train("evaluate", "burgundy", larger, "--judge", "random=2", "--games", "4", "--option", "vineyards=yes")
