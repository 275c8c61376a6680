"""A network that grows to read expansions: the plain game is played by the very same sums, and where something is new
it follows counsel. What needs PyTorch is not tested here."""

from __future__ import annotations

import json
from importlib import resources
from io import BytesIO
from pathlib import Path
from random import Random

import numpy as np
import pytest
from tests.bots.whole import whole_sums

from ludoteca.bots import roster
from ludoteca.bots.counsel import STEP
from ludoteca.bots.encoding import Encoding
from ludoteca.bots.net import Net, NoNet, net
from ludoteca.core import registry
from ludoteca.core.chance import seeded
from ludoteca.core.errors import LudotecaError
from ludoteca.core.playout import choose
from ludoteca.core.protocol import Decision, State
from ludoteca.train.grow import Growth, grown, grown_file
from ludoteca.train.mixes import mixed
from ludoteca.train.settings import TRUST

GAME = registry.game("burgundy")


def shrunk(file: bytes) -> bytes:
    """The file of a network without what it has for expansions: as one that has never heard of them."""
    with np.load(BytesIO(file), allow_pickle=False) as opened:
        kept = dict(opened)
    growth = Growth(GAME, Encoding(GAME, True, True))
    kept["weights0"] = np.ascontiguousarray(kept["weights0"][growth.rows])
    kept["weights2"] = np.ascontiguousarray(kept["weights2"][:, growth.answers])
    for name in ("bias2", "shifts2"):
        kept[name] = kept[name][growth.answers]
    kept["trust"] = kept["trust"][: growth.before.answers]
    about = {**json.loads(bytes(kept["about"]).decode()), "expansions": False, "encoding": growth.before.digest}
    kept["about"] = np.frombuffer(json.dumps(about).encode(), np.uint8)
    into = BytesIO()
    np.savez_compressed(into, **kept)
    return into.getvalue()


SHIPPED = resources.files("ludoteca.data").joinpath("nets", "burgundy.npz").read_bytes()
PLAIN = shrunk(SHIPPED)
GROWN = grown_file(GAME, PLAIN)
SMALLER, LARGER = Net(GAME, PLAIN), Net(GAME, GROWN)
MOST_BYTES = 500_000
KINDS = [mixed(GAME, seats, Random(seed)) for seed in range(3) for seats in (2, 3, 4)]


def questions(seats: int, options: dict[str, str], every: int) -> list[tuple[State, Decision]]:
    """Questions with a choice of a random game."""
    found = []
    state, dice, number = GAME.new(seats, options, 8), seeded(seats), 0
    while (decision := state.decision) is not None:
        number += 1
        if number % every == 0 and len(decision.actions) > 1:
            found.append((state.clone(), decision))
        state.apply(choose(decision.actions, dice))
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_plain_game_is_played_by_the_same_sums(seats: int) -> None:
    for state, decision in questions(seats, {}, 17):
        before, after = SMALLER.sums(state, decision), LARGER.sums(state, decision)
        assert after[: GAME.plain_codes].tolist() == before[: GAME.plain_codes].tolist()
        assert after[LARGER.encoding.codes :].tolist() == before[GAME.plain_codes :].tolist()
        assert LARGER.choose(state, decision) is SMALLER.choose(state, decision)


@pytest.mark.parametrize(("seats", "options"), KINDS)
def test_with_expansions_it_counts_in_whole_numbers_and_knows_no_secret(seats: int, options: dict[str, str]) -> None:
    for state, decision in questions(seats, options, 61):
        rows = LARGER.read(state, decision)[0].tolist()
        assert LARGER.sums(state, decision).astype(int).tolist() == whole_sums(LARGER, rows)
        answer = LARGER.choose(state, decision)
        assert answer in decision.actions
        assert LARGER.choose(state.determinize(decision.seat, 3), decision) is answer


def test_where_something_is_new_it_begins_with_counsel_alone() -> None:
    encoding, worth = LARGER.encoding, float(LARGER.about["worth"])
    assert LARGER.trust is not None
    trust = LARGER.trust[encoding.plain :]  # code by code
    assert (trust * worth * STEP).tolist() == pytest.approx([TRUST] * len(trust), rel=0.01)
    last = LARGER.layers[-1]
    fresh = slice(encoding.plain, encoding.answers)
    assert not last.weights[:, fresh].any() and not last.bias[fresh].any()


def test_its_file_is_small_and_read_again(tmp_path: Path) -> None:
    file = tmp_path / "grown.npz"
    file.write_bytes(GROWN)
    assert len(GROWN) <= MOST_BYTES
    assert net(GAME, str(file)).about["expansions"]
    state, decision = questions(*KINDS[0], 50)[0]
    for bot in (f"net:{file}", f"net-search:6:batch=3:file={file}"):
        assert roster.maker(bot)(GAME, 1).choose(state, decision.seat) in decision.actions
    with pytest.raises(NoNet, match="other features"):
        Net(registry.game("venezia"), GROWN)


def test_what_reads_expansions_does_not_grow_again() -> None:
    with pytest.raises(LudotecaError, match="reads expansions already"):
        grown_file(GAME, SHIPPED)


def test_a_game_against_a_target_is_refused() -> None:
    state = GAME.new(1, GAME.complete(1, {"solo": "33"}), 1)
    assert state.decision is not None
    with pytest.raises(NoNet, match="burgundy has a network, but it has not learned"):
        LARGER.choose(state, state.decision)


def test_weights_of_training_grow_by_name() -> None:
    kept_at = Path(__file__).parents[2] / "training" / "burgundy" / "weights.npz"
    with np.load(kept_at, allow_pickle=False) as opened:
        larger = {name: opened[name].astype(np.float32) for name in opened if name != "counts"}
    plain, both = Encoding(GAME, True), Encoding(GAME, True, True)
    growth = Growth(GAME, both)
    assert grown(larger, both, GAME) is larger
    kept = larger | {"first.weight": larger["first.weight"][:, growth.rows], "trust": larger["trust"][: plain.answers]}
    kept |= {name: larger[name][growth.answers] for name in ("last.weight", "last.bias")}
    assert grown(kept, plain, GAME) is kept
    found = grown(kept, both, GAME)
    assert found["first.weight"].shape == (len(kept["first.bias"]), both.inputs)
    assert found["last.weight"].shape[0] == len(found["last.bias"]) == both.answers + both.seats
    (old_rows, old_answers), (rows, answers) = plain.names(), both.names()
    for name in random_some(old_rows):
        old, new = kept["first.weight"][:, old_rows.index(name)], found["first.weight"][:, rows.index(name)]
        assert old.tolist() == new.tolist()
    for name in random_some(old_answers):
        assert kept["last.bias"][old_answers.index(name)] == found["last.bias"][answers.index(name)]
    fresh = [rows.index(name) for name in set(rows) - set(old_rows)]
    assert fresh and not found["first.weight"][:, fresh].any()
    assert found["trust"][: plain.codes].tolist() == kept["trust"].tolist()
    assert set(found["trust"][plain.codes :].tolist()) == {TRUST}


def random_some(names: list[str]) -> list[str]:
    return Random(2).sample(names, 20)
