"""What the table shows before an answer."""

from __future__ import annotations

from typing import Any

from tests.games.venezia.scenario import Scene, at, imaginary, player

from ludoteca.bots.suggest import suggest
from ludoteca.bots.suggest.venezia import best_payment
from ludoteca.core.edge import components
from ludoteca.core.registry import game


def facts(t: Scene, text: str) -> dict[str, Any]:
    found: dict[str, Any] = t.state.game.preview().facts(t.state, t.action(text))
    return found


def question(t: Scene) -> dict[str, Any]:
    found: dict[str, Any] = t.state.game.preview().question(t.state)["args"]
    return found


def test_a_site_says_hexes_counted_treasures_landings_and_jumps() -> None:
    t = at(
        "cards",
        player(hand="palazzo", front="palazzo", at=18),
        player(front="palazzo", pawns="", at=15),
        player(at=24),
        drained="E D",
    )
    t.play("play palazzo", "built")
    found = facts(t, "site E13 E16")
    assert found["points"] == len(found["counted"]) and found["ends"] is False
    assert found["not_counted"] == ["E09"] and len(found["counted"]) == 7
    mine, hers = found["shares"]
    assert (mine["seat"], mine["treasure"], mine["from"]) == (0, True, 18)
    assert mine["jumps"] == [2] and mine["to"] == 18 + mine["points"] + 1
    assert (hers["seat"], hers["treasure"], hers["points"]) == (1, False, mine["points"] // 2)
    t.play("site E13 E16")
    assert t.at[:2] == [mine["to"], hers["to"]], "it happens as it was said"


def test_a_ponte_shows_both_quarters() -> None:
    t = at("cards", player(hand="ponte*3", at=20), drained="A C", built="casa A01; casa A03")
    t.play("set ponte", "built")
    found = facts(t, "site P04")
    assert [(one["quarter"], one["points"]) for one in found["quarters"]] == [("A", 2), ("C", 1)]
    t.play("site P04")
    assert facts(t, "points A")["shares"][0]["to"] == 22


def test_a_card_says_how_far_the_building_is_and_whose_pawn_it_will_be() -> None:
    t = at("cards", player(hand="ponte*2"), player(front="ponte"))
    assert facts(t, "play ponte")["takes_pawn"] is False
    t.play("play ponte")
    found = facts(t, "play ponte")
    assert (found["laid"], found["needed"], found["completes"], found["takes_pawn"]) == (3, 3, True, True)
    assert facts(t, "built")["buildings"] == []
    t.play("play ponte")
    assert facts(t, "built")["buildings"] == ["order ponte"]


def test_the_order_says_who_will_choose_the_site() -> None:
    t = at("cards", player(hand="campo casa"), player(front="campo*2"))
    t.play("play campo", "play casa", "built")
    assert facts(t, "order campo")["chooser"] == 1 and facts(t, "order casa")["chooser"] == 0


def test_gold_says_where_each_number_of_steps_leads_and_what_is_lost() -> None:
    t = at("cards", player(tokens="6 6 3", at=30), player(at=31))
    found = facts(t, "gold")
    assert found["gold"] == 15
    assert [(one["to"], one["jumps"]) for one in found["landings"]] == [(32, [1]), (33, [1]), (34, [1])]
    assert found["landings"][0]["borders"] == ["B"]
    t.play("gold", "give 6")
    assert (facts(t, "paid")["lost"], facts(t, "paid")["to"]) == (1, 32)
    assert facts(t, "give 6")["steps"] == 2


def test_an_exchange_says_what_each_sum_brings() -> None:
    t = at("cards", player(tokens="6 3 1", at=30), player(at=31))
    t.play("gold")
    brings = question(t)["brings"]
    assert [one["gold"] for one in brings] == list(range(11))
    assert [(one["steps"], one["lost"], one["to"]) for one in brings[4:7]] == [(0, 4, 30), (1, 0, 32), (1, 1, 32)]
    t.play("give 6")
    assert question(t)["brings"][0] == {"gold": 6, "lost": 1, "steps": 1, "to": 32, "jumps": [1], "borders": ["B"]}


def test_a_card_says_what_each_copy_of_it_does() -> None:
    t = at("cards", player(hand="basilica*3"), player(front="basilica"))
    copies = facts(t, "play basilica")["copies"]
    assert [(one["laid"], one["takes_pawn"], one["completes"]) for one in copies] == [
        (2, False, False),
        (3, True, False),
        (4, True, True),
    ]
    assert len(facts(at("cards", player(hand="campo*3"), player()), "play campo")["copies"]) == 2, "three are a set"


def test_buildings_say_cards_hexes_and_pieces() -> None:
    venezia = game("venezia")
    buildings = components(venezia, venezia.settle(2, {}))[0].components
    assert {one.id: tuple(one.printed.values()) for one in buildings} == {
        "basilica": (4, 3, 5),
        "palazzo": (3, 2, 6),
        "campo": (3, 1, 6),
        "ponte": (3, 2, 6),
        "casa": (1, 1, 19),
    }


def test_a_drain_says_what_it_opens() -> None:
    t = at("drain", player())
    assert facts(t, "drain A01")["sites"] == {"palazzo": 1}
    assert facts(t, "drain A06")["sites"] == {"basilica": 1, "palazzo": 2}
    assert facts(t, "drain A21")["sites"] == {"ponte": 1}, "its partner C02 is a stone"
    assert facts(t, "drain A04")["sites"] == {}, "that a casa or a campo fits goes without saying"


def test_a_dropped_type_says_who_gets_the_pawn() -> None:
    t = at("cards", player(hand="palazzo campo", front="basilica"), player(front="basilica", pawns=""))
    t.play("play palazzo", "play campo", "built")
    assert facts(t, "drop basilica")["pawn"] == 1 and facts(t, "drop campo")["pawn"] == -1


def test_the_suggested_payment_buys_most_for_least() -> None:
    assert best_payment([2, 1, 1, 1, 0, 0, 1]) == [0, 1, 0, 1, 0, 0, 1], "6 + 3 + 1 = 10"
    assert best_payment([0, 0, 0, 2, 0, 0, 0]) == [0, 0, 0, 2, 0, 0, 0]
    assert best_payment([0, 5, 0, 0, 0, 1, 0]) == [0, 5, 0, 0, 0, 1, 0]
    match = at("cards", player(tokens="6 3 2 1 0 0")).match()
    match.play("gold")
    suggested = suggest(match.state)
    assert [action.text for action in suggested] == ["give 6", "give 3", "give 1", "paid"]
    match.play_all([action.code for action in suggested])


def test_the_suggested_swamps_make_most_room() -> None:
    match = at("drain", player()).match()
    suggested = suggest(match.state)
    assert len(suggested) == 2 and all(action.text.startswith("drain") for action in suggested)
    match.play_all([action.code for action in suggested])


def test_the_trail_says_why_something_is_asked() -> None:
    t = at("cards", player(hand="palazzo"), player(front="palazzo*2"), drained="A")
    t.play("play palazzo", "built")
    question = t.state.game.preview().question(t.state)
    assert question["key"] == "building.site" and question["trail"] == ["turn", "buildings", "building"]
    assert question["args"] == {"card": "palazzo", "seat": 0, "master": 1}


def test_the_imaginary_casa_has_no_shares() -> None:
    t = at("turn", player(), player(), imaginary(), drained="A", draws="casa")
    t.play("third now")
    assert facts(t, "site A01")["shares"] == [] and facts(t, "site A01")["points"] == 0


def test_a_building_of_the_imaginary_master_shows_its_full_points_and_half_for_the_partner() -> None:
    t = at(
        "turn",
        player(front="palazzo", pawns="", at=20),
        player(),
        imaginary(front="palazzo"),
        drained="A",
        draws="palazzo",
    )
    t.play("third now")
    found = facts(t, "site A06 A07")
    assert found["points"] == len(found["counted"]) == 7
    assert [(one["seat"], one["points"], one["to"]) for one in found["shares"]] == [(0, 3, 23)]
