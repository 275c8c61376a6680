"""What people are shown of shields: view, facts, reasons, questions, words."""

from __future__ import annotations

import pytest
from tests.games.burgundy.expansions.shields import phase_over, shielded
from tests.games.burgundy.scenario import Table, aloud, burgundy
from tests.i18n.test_speech import NAMES

from ludoteca.games.burgundy.show.components import components
from ludoteca.games.burgundy.show.preview import BurgundyPreview
from ludoteca.games.burgundy.show.view import view
from ludoteca.i18n.texts import LANGUAGES, Texts
from ludoteca.i18n.voice import Speech


def said(table: Table, text: str) -> str:
    speech = Speech(Texts("en", "burgundy", strict=True), burgundy(), NAMES, 0)
    decision = table.s.decision
    assert decision is not None
    action = next(action for action in decision.actions if action.text == text)
    return speech.action(action, decision.ask, BurgundyPreview(burgundy()).facts(table.s, action))


def asked(table: Table) -> dict[str, object]:
    return dict(BurgundyPreview(burgundy()).question(table.s)["args"])


def test_the_view_tells_depots_arms_and_what_the_end_adds() -> None:
    table = shielded((4, 4), 13, 9, tiles={6: "castle", 2: "castle"}, lying={4: [2, 7]}, goods={4: 3})
    seen = view(table.s, 1)
    more = seen["more"]["shields"]
    assert more["depots"][3] == ["shield_2", "shield_7"] and more["points"]["shield_7"] == 8
    assert "shield_1" in more["gone"] and "shield_9" not in more["gone"]
    mine = seen["players"][0]
    assert mine["more"]["shields"]["held"] == ["shield_9", "shield_13"] and mine["more"]["shields"]["free"] == 1
    assert mine["end"]["shields"] == 24 and mine["sale_silver"] == 0 and mine["more"]["shields"]["silver_each"]
    assert "shield 2, shield 7" in aloud(table) and "shield 13" in aloud(table)


def test_the_view_tells_sales_doubled_monasteries_doubled_and_open_storage() -> None:
    given = {25: "bank", 12: "monastery_22", 6: "castle", 2: "castle"}
    table = shielded((4, 4), 4, 10, 12, tiles=given, goods={4: 3}, storage=["ship"] * 4)
    mine = view(table.s, 0)["players"][0]
    assert mine["sales"][3] == 12 and mine["end"]["monasteries"] == 8 and mine["slots"] == 5


def test_facts_tell_the_price_of_a_shield_and_what_goes_for_it() -> None:
    table = shielded((3, 5), 9, lying={5: [2]}, workers=2)
    facts = table.facts("shield 2")
    assert (facts["shield"], facts["workers"], facts["lost"]) == ("shield_2", 2, "shield_9")
    assert said(table, "shield 2") == "Take Shield 2"
    other = shielded((4, 4), 9, tiles={6: "castle"}, lying={4: [2]})
    assert other.facts("shield 2")["then"] == "shield.replace"
    assert asked(other.play("shield 2")) == {"shield": "shield_2", "free": True}


def test_facts_leave_out_what_others_gain() -> None:
    assert shielded((4, 3), others={1: [2]}).facts("workers d1")["workers_gained"] == 2


def test_a_die_of_any_number_says_so() -> None:
    table = shielded((3, 5), 16, goods={1: 1})
    assert said(table, "wild d2") == "Shield 16: your second die is any number"
    table.play("wild d2")
    assert said(table, "sell d2 1") == "Die of any number: sell goods 1"
    assert "5" not in [str(die["value"]) for die in view(table.s, 0)["players"][0]["dice"]] and "?" in aloud(table)


def test_reasons_say_why_a_shield_cannot_be_taken() -> None:
    table = shielded((3, 5), lying={5: [2], 3: [9]}, workers=1, tiles={11: "bank"}, storage=["castle"])
    assert table.blocked()["shield:2"] == ("no-double", "E 11.3")
    table.play("workers d1")
    assert table.blocked()["shield:2"] == ("die-gone", "E 11.3")
    castle = shielded((6, 5), lying={5: [2]}, tiles={11: "bank"}, storage=["castle"]).play("place d1 6")
    assert castle.blocked()["shield:2"] == ("shield-by-dice", "E 11.3")


def test_with_shield_18_a_hex_is_not_refused_for_want_of_a_neighbour() -> None:
    table = shielded((1, 1), 18, storage=["monastery_1"])
    assert table.blocked()["duchy:3"][0] == "out-of-reach"
    assert shielded((1, 1), storage=["monastery_1"]).blocked()["duchy:3"][0] == "no-neighbour"


def test_tribute_tells_what_is_due() -> None:
    table = phase_over(9, 12, 14, tiles={1: "castle", 2: "castle", 6: "castle"}, silver=2)
    assert asked(table) == {"shields": 3, "missing": 1}
    table.play("forfeit 12")
    assert view(table.s, 0)["more"]["shields"]["unpaid"] == ["shield_12"]
    assert said(table, "done") == "Pay 2 silver"


def test_the_help_lists_all_shields_with_points_and_standing() -> None:
    group = next(group for group in components(burgundy(), {"shields": "yes"}) if group.name == "shields")
    assert len(group.components) == 18 and group.components[12].printed == {"points": 4, "standing": "verified"}
    assert "shields" not in [group.name for group in components(burgundy(), {})]


def questions() -> list[Table]:
    """One table for each question that only shields ask."""
    castles = {1: "castle", 2: "castle"}
    depots = {"2.1": "watchtower"}
    return [
        shielded((4, 4), 9, tiles={6: "castle"}, lying={4: [2]}).play("shield 2"),
        shielded((4, 4), 4, lying={4: [2]}, storage=["bank", "mine", "ship", "castle"]).play("shield 2"),
        shielded((2, 1), 5, storage=["ship"], wares={1: [1], 2: [2]}).play("place d1 17", "depot 1"),
        phase_over(14, silver=1, depots=depots),
        phase_over(14, silver=1, depots=depots).play("take any 2.1"),
        phase_over(15, silver=1, black={3: "bank"}),
        phase_over(9, 12, tiles=castles, silver=1),
        phase_over(3, 9, tiles=castles, silver=2).play("done"),
        shielded((1, 2), 6, 16, tiles=castles, lying={3: [9]}),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_answer_and_reason_has_its_words(lang: str) -> None:
    speech = Speech(Texts(lang, "burgundy", strict=True), burgundy(), NAMES, 0)
    preview = BurgundyPreview(burgundy())
    asks = set()
    for table in questions():
        decision = table.s.decision
        assert decision is not None and speech.question(preview.question(table.s), decision)
        facts = [preview.facts(table.s, action) for action in decision.actions]
        said = [speech.action(action, decision.ask, one) for action, one in zip(decision.actions, facts, strict=True)]
        assert all(said) and len(set(said)) == len(said)
        assert all(speech.reason(blocked) for blocked in preview.blocked(table.s))
        asks.add(decision.ask)
    assert len(asks) == len(questions())
