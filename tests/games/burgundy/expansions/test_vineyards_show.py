"""What people are shown of vineyards: view, facts, reasons, questions, in every language."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.burgundy.expansions.vines import PAIR, vineyard
from tests.games.burgundy.scenario import Table, burgundy
from tests.terminal.script import session

from ludoteca.core.chance import seeded
from ludoteca.core.playout import choose
from ludoteca.games.burgundy.show.components import components
from ludoteca.games.burgundy.show.preview import BurgundyPreview
from ludoteca.games.burgundy.show.view import view
from ludoteca.i18n.texts import Texts

RED = "double_red"


def more(table: Table) -> tuple[dict[str, Any], dict[str, Any]]:
    seen = view(table.s, 0)
    return seen["more"]["vineyards"], seen["players"][0]["more"]["vineyards"]


def test_the_view_tells_depot_shop_stock_and_vineyard() -> None:
    table = vineyard(depot={1: RED}, shop={1: PAIR}, planted={0: PAIR, 2: RED}, grapes={"red": 1})
    common, own = more(table)
    assert common["depot"][0] == {"dice": [1, 2], "tile": RED} and common["shop"] == [PAIR]
    assert common["board"]["standing"] == "house" and common["board"]["bonus"][:4] == [
        "carpenter",
        "bank",
        "boarding_house",
        "market",
    ]
    assert own["hexes"][:4] == ["green", "blue", "red", "red"] and own["open"] == [2, 3, 4]
    assert own["areas"] == {"green": [1], "blue": [1], "red": [2]} and own["points"] == 3
    assert view(table.s, 0)["players"][0]["end"]["vineyards"] == 3


def test_the_view_tells_which_grapes_are_out() -> None:
    common, _ = more(vineyard(vineyards="fewer"))
    assert len(common["out"]) == 2 and not set(common["out"]) & set(common["stock"])


def test_facts_tell_tile_bonuses_and_what_follows() -> None:
    table = vineyard((1, 4), storage=[PAIR], depot={1: RED}, depots={"2.1": "ship"})
    assert table.facts("harvest d1 1")["tile"] == RED
    found = table.facts("plant d2 2")
    assert found["brings"] == ["boarding_house", "market"] and found["tile"] == PAIR and found["then"] == "vine.order"
    table.play("plant d2 2")
    assert table.facts("next left") == {
        "workers": 0,
        "effect": "boarding_house",
        "opens": [],
        "workers_gained": 4,
        "then": "market.take",
    }
    assert table.facts("next right")["opens"] == ["depot:2.1"]
    assert table.trail() == ["die d2 4", "planted 4", "vine.order"]
    assert BurgundyPreview(burgundy()).question(table.s)["args"] == {
        "left": "boarding_house",
        "right": "market",
        "die": 4,
        "space": 1,
    }


def test_reasons_name_the_rule() -> None:
    blocked = vineyard((1, 1), storage=[PAIR], depot={1: RED, 3: RED}, shop={1: RED}).blocked()
    assert blocked["vine:3"] == ("slot-out-of-reach", "E 12.10") and "vine:1" not in blocked
    assert blocked["vineyard:4"] == ("lowest-level-first", "E 12.13") and "vineyard:0" not in blocked
    assert blocked["vineyard:2"] == ("out-of-reach", "E 12.12")
    assert blocked["shop:1"] == ("too-dear", "E 12.20") and f"storage:{PAIR}" not in blocked
    blocked = vineyard((6, 6), storage=["mine", PAIR], planted={0: RED}, shop={1: RED}, silver=2).blocked()
    assert blocked["vineyard:8"] == ("no-vine-beside", "E 12.14") and blocked["shop:1"] == ("no-room-for-two", "E R3")
    assert blocked[f"storage:{PAIR}"] == ("no-vine-number", "E 12.12")
    assert vineyard((1, 2)).blocked()["vineyard:0"] == ("no-double-tile", "E 12.12")
    done = vineyard((1, 2), silver=4, shop={1: RED, 2: RED}, depot={1: RED}).play("buy shop.1").blocked()
    assert done["shop:2"] == ("bought-before", "E 12.20")


def test_the_help_lists_double_tiles_and_the_board() -> None:
    group = next(one for one in components(burgundy(), {"vineyards": "yes"}) if one.name == "vineyards")
    assert [one.id for one in group.components][:2] == ["vineyard", "double_green"] and len(group.components) == 22
    assert group.components[0].printed["standing"] == "house"


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_game_is_drawn_and_said_in_full(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made = session([], game="burgundy", players=2, lang=lang, seed=2, duchies="random", vineyards="yes")
    monkeypatch.setattr(Texts, "say", strictly(Texts.say))
    match, dice = made.match, seeded(4)
    drawn = 0
    while match.decision is not None:
        ours = [action for action in match.decision.actions if action.text.split()[0] in ("plant", "harvest")]
        if drawn < 25 and made.forced(match.decision) is None:
            made.screenful()
            drawn += 1
        match.play(choose(ours or match.decision.actions, dice).code)


def strictly(say: Any) -> Any:
    """A text that is missing, or lacks an argument, is an error."""

    def said(self: Texts, *given: Any, **named: Any) -> Any:
        self.strict = True
        return say(self, *given, **named)

    return said
