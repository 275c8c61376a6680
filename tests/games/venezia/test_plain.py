"""Sites and points held against a plain reading of the rules: from the board file and a view, without masks."""

from __future__ import annotations

import json
from importlib import resources
from itertools import combinations
from typing import Any

import pytest
from tests.games.venezia.scenario import venezia

from ludoteca.core.chance import seeded
from ludoteca.core.playout import choose
from ludoteca.games.venezia.data import KIND_IDS
from ludoteca.games.venezia.phases.building import AT_SITE, Building
from ludoteca.games.venezia.position import Venezia

DATA: dict[str, Any] = json.loads(resources.files("ludoteca.data").joinpath("venezia.json").read_bytes())
PLACES = {(hex["q"], hex["r"]): hex["id"] for hex in DATA["hexes"]}
STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
NEAR = {
    name: {PLACES[q + dq, r + dr] for dq, dr in STEPS if (q + dq, r + dr) in PLACES} for (q, r), name in PLACES.items()
}
ORDER = [hex["id"] for hex in DATA["hexes"]]
TOUCHING: dict[int, list[tuple[str, ...]]] = {
    2: [pair for pair in combinations(ORDER, 2) if pair[1] in NEAR[pair[0]]],
    3: [
        (one, two, three)
        for one in ORDER
        for two, three in combinations(sorted(NEAR[one], key=ORDER.index), 2)
        if ORDER.index(one) < ORDER.index(two) and three in NEAR[two]
    ],
}


class Map:
    """The hexes of a view: which are empty, which are built on and with what."""

    def __init__(self, state: Venezia) -> None:
        view: Any = state.view(-1)
        self.built = {name: one["card"] for one in view["buildings"] for name in one["hexes"]}
        self.empty = [name for name in ORDER if name not in self.built and name not in view["swamps"]]
        self.casas = [one["hexes"][0][0] for one in view["buildings"] if one["card"] == "casa"]

    def sites(self, kind: str) -> list[str]:
        if kind in ("casa", "campo"):
            return [f"site {name}" for name in self.empty]
        if kind == "ponte":
            return [f"site {one['id']}" for one in DATA["bridges"] if set(one["hexes"]) <= set(self.empty)]
        number = 2 if kind == "palazzo" else 3
        return [f"site {' '.join(hexes)}" for hexes in TOUCHING[number] if set(hexes) <= set(self.empty)]

    def points(self, kind: str, hexes: list[str]) -> list[int]:
        """One number, or for a ponte one for each quarter."""
        around = {near for name in hexes for near in NEAR[name]} - set(hexes)
        developed = sum(1 for name in around if name in self.built)
        if kind == "ponte":
            return [self.casas.count(name[0]) for name in hexes]
        return [{"casa": 1, "basilica": 7, "campo": developed, "palazzo": len(around) - developed}[kind]]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_site_and_its_points(seats: int) -> None:
    game, preview = venezia(), venezia().preview()
    seen = set()
    for seed in range(3):
        state, dice = game.new(seats, {}, seed), seeded(seed)
        while state.decision is not None:
            top = state.stack[-1]
            if isinstance(top, Building) and top.todo == AT_SITE and isinstance(state, Venezia):
                kind, plain = KIND_IDS[top.kind], Map(state)
                menu = [action for action in state.decision.actions if action.text != "gold"]
                assert [action.text for action in menu] == plain.sites(kind)
                for action in menu:
                    facts = preview.facts(state, action)
                    found = [one["points"] for one in facts.get("quarters", [facts])]
                    if top.master < seats:
                        assert found == plain.points(kind, facts["hexes"])
                seen.add(kind)
            state.apply(choose(state.decision.actions, dice))
    assert seen == set(KIND_IDS)
