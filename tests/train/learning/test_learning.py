"""Learning learns: prospects come nearer to how games end, and what won is answered more often."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.train.learning.toys import NO_TORCH, PEBBLES, changes

torch = pytest.importorskip("torch", reason=NO_TORCH)


def test_a_small_game_is_learned_in_a_second(installed: Path, tmp_path: Path) -> None:
    """Seeds 1 to 4 came to 85 to 92% against random answers; who has not learned wins half."""
    environment = {**os.environ, "PYTHONPATH": str(installed)}

    def command(*words: str) -> list[dict[str, object]]:
        line = [sys.executable, "-m", "ludoteca.train", *words]
        ended = subprocess.run(line, cwd=tmp_path, env=environment, capture_output=True, text=True)
        assert (ended.returncode, ended.stderr) == (0, "")
        return [json.loads(said) for said in ended.stdout.splitlines()]

    more = {**PEBBLES[1], "workers": 2, "steps": 32, "updates": 20, "segments": 1}
    head, *lines = command("train", "pebbles", "run", "--players", "2", *changes(**more))
    assert head["begun"] == 0 and len(lines) == 2
    (judged,) = command("evaluate", "pebbles", "run/pebbles.npz", "--judge", "random=2", "--games", "100")
    assert isinstance(judged["share"], float) and judged["share"] > 0.7


def test_what_a_slice_teaches_is_learned(pebbles: None) -> None:
    """The same slice over and over: its prospects are foretold better, and answers that went well grow likelier."""
    from ludoteca.train.learner import learner
    from ludoteca.train.ppo import learn, lesson
    from ludoteca.train.rollout import Player, Slice
    from ludoteca.train.settings import preset
    from ludoteca.train.shared import Layout
    from ludoteca.train.workers import team

    game, settings = PEBBLES
    made = preset(game, [2], changes(**{**settings, "workers": 1, "league": 0, "rate": 0.01})[1::2])
    found = learner(made, torch.device("cpu"))
    encoding = found.network.encoding
    layout = Layout(made.workers, made.tables, encoding.width, encoding.codes)
    play = Slice(found.network, layout, made.steps)
    with team(made, layout, 0) as workers:
        player = Player(workers, found.network, found.network, layout, 0)
        player.play(play)
        player.close()
    taught = lesson(play, made.trace, made.value_trace)
    rows, masks = play.rows.flatten(0, 1), play.rows.flatten(0, 1)[:, encoding.first_code :] > 0

    def likely() -> Any:
        with torch.no_grad():
            logits, _ = found.network(rows, masks)
        return torch.log_softmax(logits, 1).gather(1, play.answers.reshape(-1, 1))[:, 0]

    before = likely()
    assert torch.allclose(before, play.logs.reshape(-1), atol=1e-5)
    losses = [learn(found.network, found.optimizer, play, made, 0)["value"] for _ in range(8)]
    assert losses[-1] < 0.9 * losses[0]
    better = taught.advantages.reshape(-1)
    grown = likely() - before
    assert grown[better > better.quantile(0.75)].mean() > 0.05 > -0.05 > grown[better < better.quantile(0.25)].mean()
