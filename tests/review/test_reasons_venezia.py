"""What a review says of decisions in Venezia is so, and tells nothing that the asked seat does not know."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.venezia.scenario import at, imaginary, player
from tests.review.claims import SOURCE, asked_for, decisions, given, is_whole, said, told

from ludoteca.core.chance import seeded
from ludoteca.core.protocol import Action
from ludoteca.games.venezia.data import CASA, KIND_IDS, NEED, PRICE
from ludoteca.games.venezia.position import Venezia
from ludoteca.games.venezia.scoring import value
from ludoteca.games.venezia.show.facts import facts
from ludoteca.games.venezia.track import land
from ludoteca.review.reasons import reasons
from ludoteca.review.shape import Reason

GAME = "venezia"


def test_a_building_that_is_completed_as_master() -> None:
    t = at("cards", player(hand="palazzo*2 campo", front="palazzo"), player(front="ponte"), drained="A")
    found = given(t.state, "play palazzo", "built")
    assert found[0].key == "completes" and found[0].args == {"card": "palazzo", "cards": 2, "points": 8}
    text = "Con 2 carte dalla mano si costruisce il Palazzo, e il mastro costruttore sei tu: 8 punti nel posto migliore"
    assert said(GAME, found[0], "it") == f"{text} di oggi."


def test_what_comes_first_may_be_followed() -> None:
    t = at("cards", player(hand="palazzo*2 campo", front="palazzo"), drained="A")
    assert told(given(t.state, "play palazzo", "play campo"))["play-both"] == {"card": "palazzo", "second": "campo"}
    assert "play-both" not in told(given(t.state, "play campo", "play palazzo"))


def test_cards_that_would_work_for_another() -> None:
    t = at("cards", player(hand="palazzo casa"), player(front="palazzo*2"), drained="A")
    found = told(given(t.state, "built", "play palazzo"))
    assert found == {"feeds": {"card": "palazzo", "seat": 1, "points": 8}, "spends": {"left": 1}}
    assert told(given(t.state, "play palazzo"))["completes-half"] == {"card": "palazzo", "cards": 1, "points": 4}


def test_a_third_type_and_no_room() -> None:
    t = at("cards", player(hand="ponte campo", front="basilica palazzo"), drained="A")
    assert "third-type" in told(given(t.state, "built", "play ponte"))
    t = at("cards", player(hand="ponte*3 casa"), player(front="campo"))
    assert told(given(t.state, "play casa", "set ponte"))["no-room"] == {"card": "ponte"}


def test_a_set_is_all_ones_own() -> None:
    t = at("cards", player(hand="palazzo*3 campo"), player(front="palazzo"), drained="A D")
    assert told(given(t.state, "set palazzo"))["alone"] == {"card": "palazzo", "points": 8}
    assert told(given(t.state, "set palazzo", "play palazzo"))["feeds"] == {"card": "palazzo", "seat": 1, "points": 4}


def test_a_site_beside_the_gondola_and_one_that_jumps() -> None:
    t = at("cards", player(hand="casa palazzo*2", at=16), player(at=17), drained="A D").play("play casa", "built")
    found = told(given(t.state, "site D04"))
    assert found["site-treasure"] == {"quarter": "San Marco"} and found["site-jumps"] == {"seat": 1, "to": 18}
    assert list(told(given(t.state, "site D04", "site A01"))) == ["site-treasure"]


def test_a_treasure_that_is_nearer_now_than_later() -> None:
    t = at("cards", player(hand="casa", front="palazzo*3", at=16), drained="A D").play("play casa", "built")
    assert told(given(t.state, "order casa", "order palazzo")) == {"order-treasure": {"card": "casa"}}
    assert told(given(t.state, "order palazzo", "order casa"))["order-points"] == {"card": "palazzo", "points": 8}


def test_a_swamp_for_what_could_be_built_there() -> None:
    t = at("drain", player(hand="palazzo", front="campo", at=16), player(front="basilica"), drained="E12 D05")
    found = told(given(t.state, "drain E05", "enough"))
    assert found["drain-worth"] == {"hex": "E05", "card": "palazzo", "points": 6}
    assert found["drain-shore"] == {"hex": "E05", "quarter": "Sant'Elena"}
    assert found["drain-places"] == {"hex": "E05", "card": "palazzo", "sites": 1}
    assert told(given(t.state, "drain A04", "enough"))["drain-gold"] == {"most": 2}
    assert told(given(t.state, "drain A04", "drain E05"))["drain-both"] == {"hex": "A04", "second": "E05"}


def test_a_card_that_completes_and_one_that_helps_another() -> None:
    t = at("draw", player(hand="palazzo campo", front="campo"), player(front="palazzo"), opened="campo", drained="A")
    assert told(given(t.state, "open campo", "deck"))["card-completes"] == {"card": "campo"}
    t = at("draw", player(hand="palazzo basilica"), player(front="basilica"), opened="campo casa ponte", drained="A")
    found = told(given(t.state, "show palazzo", "show basilica"))
    assert found["show-helps"] == {"card": "basilica", "seat": 1}
    t.play("show palazzo")
    assert told(given(t.state, "deck", "open casa")) == {"flush": {"cards": 4}}
    assert "take-both" in told(given(t.state, "open campo", "open casa"))


def test_gold_that_jumps_and_gold_that_keeps() -> None:
    t = at("draw", player(hand="palazzo", tokens="5 2*2 1*3", at=16), player(at=17))
    assert told(given(t.state, "gold", "deck")) == {"gold-jumps": {"gold": 5, "seat": 1, "to": 18}}
    t.play("gold", "give 5")
    assert told(given(t.state, "paid", "give 2")) == {"paid-keeps": {"gold": 7}}
    t = at("draw", player(hand="palazzo", tokens="5", at=12))
    assert told(given(t.state, "deck", "gold")) == {"gold-keeps": {}} or not given(t.state, "deck", "gold")


def test_the_card_of_the_imaginary_player() -> None:
    t = at("turn", player(hand="palazzo", front="campo"), player(), imaginary(front="campo", pawns=""))
    assert told(given(t.state, "third later", "third now")) == {"third-takes": {"card": "campo"}}
    t = at("turn", player(hand="palazzo", front="campo*2"), player(), imaginary())
    assert told(given(t.state, "third now", "third later")) == {"third-completes": {"card": "campo"}}


def test_the_type_of_which_less_is_lost() -> None:
    t = at("cards", player(hand="campo", front="palazzo*2 ponte"), player(front="campo"), drained="A")
    t.play("play campo", "built")
    assert told(given(t.state, "drop campo", "drop palazzo")) == {"drops": {"card": "palazzo", "cards": 2, "needed": 3}}


# Over whole games


def test_reasons_are_whole_change_nothing_and_tell_no_secret() -> None:
    met: Counter[str] = Counter()
    tried = 0
    for seed in (3, 4):
        for s, decision, best, other in decisions(GAME, seed, 5):
            before = str(s.view(decision.seat))
            found = reasons(s, decision, best, other)
            alone = reasons(s, decision, best)
            assert str(s.view(decision.seat)) == before and s.decision is decision
            for reason in (*found, *alone):
                is_whole(GAME, reason)
            for seen in (1, 2):
                again = s.clone()
                again.chance = seeded(seen)
                again.redeal(decision.seat)
                assert reasons(again, again.decision, best, other) == found
                assert reasons(again, again.decision, best) == alone
            for reason in found:
                holds(s, best, other, reason)
                met[reason.key] += 1
            tried += 1
    assert tried > 60 and len(met) > 15, met


def test_every_text_is_of_a_reason_that_can_be_given() -> None:
    code = "".join(path.read_text() for path in (SOURCE / "review" / "why" / GAME).rglob("*.py"))
    assert not [key for key in asked_for(GAME, "it") if f'"{key}"' not in code]


def holds(s: Venezia, best: Action, other: Action, reason: Reason) -> None:
    """The claims met most often, reckoned anew."""
    args: Any = reason.args
    key = reason.key
    assert s.decision is not None
    seat = s.decision.seat
    mine = s.players[seat]
    if key == "spends":
        assert args["left"] == mine.held - (NEED[other.thing] if other.text.startswith("set") else 1)
    elif key == "progress":
        kind = KIND_IDS.index(args["card"])
        laid = facts(s, best)
        assert laid["laid"] == args["laid"] and args["needed"] == NEED[kind]
        assert s.pawns[kind] == seat or laid["takes_pawn"]
    elif key == "site-points":
        shares: Any = facts(s, best).get("shares", ())
        assert all(one["points"] == args["points"] for one in shares if one["seat"] == seat)
    elif key == "gold-jumps":
        to = land(s.at, seat, args["gold"] // PRICE, s.rules.shared)
        assert to == args["to"] > s.at[seat] + args["gold"] // PRICE
    elif key in ("drain-worth", "drain-better", "drain-first") and args["card"] in ("palazzo", "campo"):
        worth_there(s, args["hex"], KIND_IDS.index(args["card"]), args.get("points"))
    elif key == "card-joins":
        kind = KIND_IDS.index(args["card"])
        assert kind != CASA and args["cards"] == mine.hand[kind] + mine.front[kind] + 1


def worth_there(s: Venezia, name: str, kind: int, points: int | None) -> None:
    """The best a building can bring that covers a hex, once that is drained and what was chosen before it."""
    board = s.board
    hex_ = board.hexes.index(name)
    chosen = getattr(s.stack[-1], "chosen", -1)
    dry = {hex_} | ({board.marshes[chosen]} if chosen >= 0 else set())
    free = {at for at in range(len(board.hexes)) if not s.ground.is_built(board, at)}
    free = {at for at in free if at in dry or not s.ground.is_swamp(board, at)}
    size = 2 if KIND_IDS[kind] == "palazzo" else 1
    fits = [at for at, site in enumerate(board.sites) if len(site) == size and hex_ in site and set(site) <= free]
    fits = [at for at in fits if board.far[at] < 0 and board.quarter[board.sites[at][0]] == board.quarter[hex_]]
    ground = s.ground
    for marsh in dry:
        ground = ground.drained(board, marsh)
    best = max(value(board, ground, kind, at, -1) for at in fits)
    assert best > 0 and points in (None, best)
