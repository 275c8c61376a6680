"""The front door: what `import ludoteca` offers, what it costs, and what `help` says."""

from __future__ import annotations

import inspect
import subprocess
import sys

import pytest

import ludoteca
from ludoteca.arena.play import play_match
from ludoteca.bots.roster import maker


def test_it_offers_what_it_says_and_nothing_else() -> None:
    offered = {name for name in ludoteca.__all__ if not name.startswith("__")}
    own = {name for name, value in vars(ludoteca).items() if not name.startswith("_") and not inspect.ismodule(value)}
    assert own - {"Callable", "Mapping", "Sequence"} == offered
    assert ludoteca.__all__ == sorted(ludoteca.__all__) and all(hasattr(ludoteca, name) for name in ludoteca.__all__)


def test_it_imports_the_core_alone() -> None:
    code = "import sys, ludoteca; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    ours = [name for name in loaded if name.startswith("ludoteca.")]
    assert "ludoteca.core.match" in ours
    assert all(name.startswith("ludoteca.core") for name in ours), ours
    assert not {"importlib.metadata", "asyncio", "msgspec", "litestar", "rich", "fluent"} & set(loaded)


def test_games_are_found_by_name() -> None:
    assert ludoteca.game_names()[:4] == ["san-juan", "puerto-rico", "venezia", "burgundy"]
    assert [ludoteca.game(name).name for name in ludoteca.game_names()] == ludoteca.game_names()
    with pytest.raises(ludoteca.LudotecaError, match="no game 'chess'"):
        ludoteca.game("chess")


def test_a_whole_match_is_that_of_the_arena() -> None:
    match = ludoteca.play("san-juan", ["greedy", "random"], {"events": "yes"}, seed=5)
    assert isinstance(match, ludoteca.Match) and match.over and match.control == ["greedy", "random"]
    wanted = play_match(ludoteca.game("san-juan"), {"events": "yes"}, 5, ["greedy", "random"], keep=True)
    assert match.record() == wanted.record


def test_functions_and_bots_play_too() -> None:
    """A function may name its answer by action, code or text; each is shown what its seat knows."""
    seen = []

    def first(state: ludoteca.State, seat: int) -> ludoteca.Action:
        assert state.decision is not None and state.decision.seat == seat
        seen.append(seat)
        return state.decision.actions[0]

    def by_code(state: ludoteca.State, seat: int) -> int:
        return first(state, seat).code

    def by_text(state: ludoteca.State, seat: int) -> str:
        return first(state, seat).text

    rules = ludoteca.game("puerto-rico")
    match = ludoteca.play(rules, [first, by_code, by_text, maker("greedy")(rules, 1)], seed=2)
    assert match.over and match.control == ["first", "by_code", "by_text", "GreedyBot"]
    assert set(seen) == {0, 1, 2}


def test_without_a_seed_it_is_another_match_each_time() -> None:
    seeds = {ludoteca.play("san-juan", ["random", "random"]).seed for _ in range(2)}
    assert len(seeds) == 2


def test_an_impossible_answer_is_named() -> None:
    with pytest.raises(ludoteca.LudotecaError, match="bot '<lambda>' in a match with seed 3"):
        ludoteca.play("san-juan", [lambda state, seat: len(state.game.actions) - 1, "random"], seed=3)


def test_a_match_says_what_it_is_and_of_what_it_can_be() -> None:
    match = ludoteca.Match(ludoteca.game("san-juan"), 2)
    assert repr(match).startswith("<match of san-juan, 2 seats, 0 answers, seat ")
    with pytest.raises(ludoteca.LudotecaError, match=r"ludoteca\.game\('san-juan'\), not of 'san-juan'"):
        ludoteca.Match("san-juan", 2)  # type: ignore[arg-type]  # as who is new to it tries


def test_who_cannot_play_is_named() -> None:
    with pytest.raises(ludoteca.LudotecaError, match="3 cannot play: name a bot"):
        ludoteca.play("san-juan", ["random", 3])  # type: ignore[list-item]  # as from a list of anything


@pytest.mark.parametrize("name", ["Match", "game", "game_names", "play"])
def test_help_reads_well(name: str) -> None:
    offered = getattr(ludoteca, name)
    assert len(inspect.getdoc(offered) or "") > 60
    if inspect.isfunction(offered):
        assert all(part.annotation is not part.empty for part in inspect.signature(offered).parameters.values())
