"""Every fact that the table shows before an answer, held against what happens when the answer is played."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.venezia.scenario import venezia

from ludoteca.core.chance import seeded
from ludoteca.core.playout import choose
from ludoteca.core.protocol import ALL, Action
from ludoteca.core.reader import event
from ludoteca.games.venezia.data import KIND_IDS, PAWNS
from ludoteca.games.venezia.phases.building import Building
from ludoteca.games.venezia.phases.drain import Drain
from ludoteca.games.venezia.position import Venezia

Facts = dict[str, Any]


class Trial:
    """An answer tried on a copy, and what was told of it."""

    def __init__(self, before: Venezia, action: Action) -> None:
        self.s = before.clone()
        self.s.events = []
        self.s.apply(action)

    def answer(self, text: str) -> None:
        assert self.s.decision is not None
        self.s.apply(next(action for action in self.s.decision.actions if action.text == text))

    def finish(self, quarter: str = "") -> None:
        """The building in hand to its end, without gold; a ponte counts `quarter`."""
        depth = len(self.s.stack)
        while self.s.decision is not None and len(self.s.stack) >= depth and isinstance(self.s.stack[-1], Building):
            if self.s.decision.ask == "building.points":
                self.answer(f"points {quarter}")
            elif self.s.decision.ask == "building.gold":
                self.answer("no gold")
            else:
                break

    def told(self, kind: str) -> list[dict[str, int | str]]:
        shown = [event(self.s.game, happened, ALL) for happened in self.s.events or []]
        return [one for one in shown if one["kind"] == kind]


def check_shares(trial: Trial, found: Facts) -> None:
    """Treasures, points, ways and jumps of everybody who takes part."""
    shares = found["shares"]
    assert [one["seat"] for one in trial.told("treasure")] == [one["seat"] for one in shares if one["treasure"]]
    moves = [(one["seat"], one["points"], one["from"], one["to"]) for one in shares if one["points"]]
    steps = {one["seat"]: one["points"] for one in trial.told("score") if one["source"] not in ("gold", "jumps")}
    told = [(one["seat"], steps[one["seat"]], one["from"], one["to"]) for one in trial.told("move")]
    assert told == moves
    for one in shares:
        assert one["to"] - one["from"] - one["points"] == len(one["jumps"])


def check_site(s: Venezia, action: Action, found: Facts) -> None:
    top = s.stack[-1]
    assert isinstance(top, Building)
    kind = KIND_IDS[top.kind]
    if kind == "ponte":
        for one in found["quarters"]:
            trial = Trial(s, action)
            trial.finish(one["quarter"])
            check_shares(trial, one)
        assert found["points"] == max(one["points"] for one in found["quarters"])
    else:
        trial = Trial(s, action)
        trial.finish()
        check_shares(trial, found)
    built = trial.s.view(ALL)["buildings"][-1]  # type: ignore[index]  # views are plain mappings
    assert built == {"card": kind, "hexes": found["hexes"]}
    assert found["ends"] == (trial.s.view(ALL)["ended"] == kind)
    if kind in ("palazzo", "campo") and found["shares"]:
        assert len(found["counted"]) == found["points"]


def check_points(s: Venezia, action: Action, found: Facts) -> None:
    trial = Trial(s, action)
    trial.finish()
    check_shares(trial, found)
    assert trial.told("points")[0]["points"] == found["casas"]


def check_order(s: Venezia, action: Action, found: Facts) -> None:
    trial = Trial(s, action)
    if not found["sites"]:
        assert trial.told("no_room")
        return
    decision = trial.s.decision
    assert decision is not None and (decision.ask, decision.seat) == ("building.site", found["chooser"])
    assert len([one for one in decision.actions if one.text != "gold"]) == found["sites"]
    top = trial.s.stack[-1]
    assert isinstance(top, Building) and (top.master, KIND_IDS[top.kind]) == (found["master"], found["card"])


def check_play(s: Venezia, action: Action, found: Facts) -> None:
    trial = Trial(s, action)
    kind = KIND_IDS.index(found["card"])
    assert s.decision is not None
    seat = s.decision.seat
    assert found["sites"] == len(s.sites(kind))
    if kind < PAWNS and action.text.startswith("play"):
        after = trial.s
        assert (found["laid"], found["mine"]) == (after.laid(kind), after.players[seat].front[kind])
        assert found["takes_pawn"] == (s.pawns[kind] != after.pawns[kind])
        assert found["types"] == sum(1 for number in after.players[seat].front[:PAWNS] if number)
    trial.answer("built")
    orders = [action.text for action in trial.s.decision.actions] if trial.s.decision is not None else []
    building = any(isinstance(frame, Building) for frame in trial.s.stack) or bool(trial.told("no_room"))
    assert not found["completes"] or building or f"order {found['card']}" in " ".join(orders).replace("set ", "")


def check_gold(s: Venezia, action: Action, found: Facts) -> None:
    """Where each payment leads; `gold` itself lists all of them."""
    assert s.decision is not None
    seat = s.decision.seat
    if action.text == "gold":
        assert [one["steps"] for one in found["landings"]] == list(range(1, found["gold"] // 5 + 1))
        trial = Trial(s, action)
        while trial.s.decision is not None and trial.s.decision.ask == "gold.give":
            gives = [one.text for one in trial.s.decision.actions if one.text != "paid"]
            trial.answer(gives[0] if gives else "paid")
        to, borders = found["landings"][-1]["to"], found["landings"][-1]["borders"]
    else:
        trial = Trial(s, action)
        if action.text != "paid":
            assert trial.s.decision is not None
            if "paid" not in [one.text for one in trial.s.decision.actions]:
                assert found["gold"] < 5
                return
            trial.answer("paid")
        assert trial.told("paid")[0]["gold"] == found["gold"] and found["lost"] == found["gold"] % 5
        to, borders = found["to"], found["borders"]
    moved = trial.told("move")[0]
    assert (moved["seat"], moved["to"]) == (seat, to)
    shore = s.shore_at(to)
    assert borders == [name for at, name in enumerate(s.board.quarters) if (shore >> at) & 1]


def check_drain(s: Venezia, action: Action, found: Facts) -> None:
    """What is new after the swamp chosen before it, if there is one."""
    top = s.stack[-1]
    assert isinstance(top, Drain)
    before = [len(s.sites(kind)) for kind in range(len(KIND_IDS))]
    if top.chosen >= 0:
        first = Trial(s, s.menus.drains[-1])
        before = [len(first.s.sites(kind)) for kind in range(len(KIND_IDS))]
    trial = Trial(s, action)
    if not trial.told("drain"):
        trial.answer("enough")
    new = {name: len(trial.s.sites(kind)) - before[kind] for kind, name in enumerate(KIND_IDS)}
    assert new.pop("casa") == new.pop("campo") == 1
    assert found["sites"] == {name: number for name, number in new.items() if number}


def check_draw(s: Venezia, action: Action, found: Facts) -> None:
    assert s.decision is not None
    seat = s.decision.seat
    trial = Trial(s, action)
    while trial.s.decision is not None and trial.s.decision.ask == "draw.take" and action.text.startswith("show"):
        trial.s.apply(trial.s.decision.actions[-1])
    forced = len(trial.told("draw")) + len(trial.told("open")) - 1 if action.text.startswith("open") else 0
    assert trial.s.players[seat].held - forced == found["hand"]


def check_drop(s: Venezia, action: Action, found: Facts) -> None:
    kind = KIND_IDS.index(found["card"])
    assert Trial(s, action).s.pawns[kind] == found["pawn"]


CHECKS = {
    "site": check_site, "points": check_points, "order": check_order, "play": check_play, "set": check_play,
    "gold": check_gold, "give": check_gold, "paid": check_gold, "drain": check_drain, "show": check_draw,
    "open": check_draw, "deck": check_draw, "drop": check_drop,
}  # fmt: skip


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_facts_are_what_happens(seats: int) -> None:
    game, preview = venezia(), venezia().preview()
    seen = set()
    for seed in range(4):
        state, dice = game.new(seats, {}, seed), seeded(seed + 100)
        while state.decision is not None:
            assert isinstance(state, Venezia)
            for action in {choose(state.decision.actions, dice) for _ in range(3)}:
                verb = action.text.split()[0]
                if verb in CHECKS:
                    seen.add(verb)
                    CHECKS[verb](state, action, preview.facts(state, action))
            state.apply(choose(state.decision.actions, dice))
    assert seen == set(CHECKS)
