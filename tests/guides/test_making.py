"""The files of guides are what their scripts say, and a script that is wrong says where."""

from __future__ import annotations

from importlib import resources

import pytest
from tools.guides.plan import Plan
from tools.guides.writing import text
from tools.make_guide import planned

from ludoteca.core.errors import BadGuide
from ludoteca.core.registry import OURS

SCRIPTS = [name for name in OURS if planned(name) is not None]
HAND = ["sugar_mill", "prefecture", "aqueduct", "silver_smelter"]


def plan() -> Plan:
    return Plan("san-juan", players=4, start={"governor": [0], "deal": HAND})


@pytest.mark.parametrize("name", SCRIPTS)
def test_the_file_of_a_guide_is_what_its_script_says(name: str) -> None:
    made = planned(name)
    assert made is not None
    file = resources.files("ludoteca.data") / "guides" / f"{name}.json"
    assert text(made) == file.read_text(encoding="utf-8"), f"python -m tools.make_guide {name} writes it anew"


def test_what_is_not_said_is_drawn_by_seed() -> None:
    one, two = plan(), Plan("san-juan", players=4, start={"governor": [0], "deal": HAND}, seed=2)
    assert one.data()["record"]["start"][:5] == two.data()["record"]["start"][:5]
    assert one.data() == plan().data() and one.data() != two.data()


def test_an_outcome_that_cannot_come_is_named_with_those_that_can() -> None:
    with pytest.raises(BadGuide, match="castle cannot come in a draw of deal; there are indigo_plant, sugar_mill"):
        Plan("san-juan", players=4, start={"deal": ["castle"]})


def test_outcomes_that_are_never_drawn_are_named() -> None:
    with pytest.raises(BadGuide, match="the start: 1 more of deal were wanted than are drawn"):
        Plan("san-juan", players=2, start={"deal": [*HAND, *HAND, "tower"]})
    made = plan()
    with pytest.raises(BadGuide, match="row 0: 1 more of good"):
        made.step("role builder", draws={"good": ["tower"]})


def test_an_answer_that_is_not_possible_is_named_with_its_row() -> None:
    made = plan()
    made.step("role builder")
    with pytest.raises(BadGuide, match=r"row 1: 'build silver_smelter' does not answer builder\.build; possible: pass"):
        made.step("build silver_smelter")
    assert made.asked().startswith("row 1: seat 0 is asked builder.build: pass, build sugar_mill")


def test_bots_answer_until_one_is_asked() -> None:
    made = plan()
    made.step("role prospector")
    said = made.bots()
    assert said and all(line[0] in "123" for line in said)
    decision = made.match.decision
    assert decision is not None and decision.seat == 0
    assert plan().seed == 1


def test_the_tiles_of_burgundy_and_the_dice_are_said_by_name() -> None:
    made = Plan("burgundy", players=2, options={"duchies": "1"}, start={"start": [0]})
    made.play(0, "place any 1")
    made.play(1, "place any 1", draws={"tile": ["carpenter", "monastery_4"], "die": [6, 5, 4, 3], "white": [2]})
    drawn = [(made.match.game.chances[draw.kind], draw.value) for draw in made.match.rows[-1].draws]
    assert [value for kind, value in drawn if kind in ("die", "white")] == [5, 4, 3, 2, 1]
    assert "carpenter" in str(made.match.state.view(0)["depots"])
