"""What a review says of decisions in The Castles of Burgundy is so."""

from __future__ import annotations

from collections import Counter

from tests.games.burgundy.scenario import at, lay
from tests.review.claims import asked_for, decisions, given, is_whole, said, told

from ludoteca.core.chance import seeded
from ludoteca.core.protocol import Action
from ludoteca.games.burgundy.data import GOODS, NONE
from ludoteca.games.burgundy.position import Burgundy
from ludoteca.games.burgundy.show.facts import facts
from ludoteca.review.reasons import reasons
from ludoteca.review.shape import Reason

GAME = "burgundy"
ABBEYS = {12: "monastery_1", 7: "monastery_3"}


def test_an_area_that_is_closed_and_what_may_follow() -> None:
    table = at((3, 6), tiles=ABBEYS, storage=["monastery_17", "castle"], workers=2)
    found = told(given(table.s, "place d1 3", "place d2 6"))
    assert found == {"closes": {"size": 3, "points": 6, "more": 10, "phase": "A"}, "then-other": {}}


def test_without_another_answer_it_says_why_at_all() -> None:
    table = at((3, 6), tiles=ABBEYS, storage=["monastery_17", "castle"], workers=2)
    found = told(given(table.s, "place d1 3"))
    assert found["nears-bonus"] == {"colour": "monastery", "left": 3, "points": 5}


def test_a_ship_by_its_goods_its_die_and_that_it_is_the_last() -> None:
    table = at((4, 2), goods={2: 3, 4: 1}, depots={"4.1": "ship", "2.2": "cow_3"}, wares={5: [2, 2, 6]}, workers=1)
    found = given(table.s, "take d1 4.1", "workers d1")
    assert [(one.key, one.args) for one in found] == [
        ("ship", {"goods": 3, "depot": 5}),
        ("placed-next", {"tile": "ship", "die": 2}),
        ("last-one", {"colour": "ship"}),
    ]
    assert said(GAME, found[1], "it") == "Con l’altro dado (2) puoi posare subito la Nave."


def test_a_full_storage_speaks_against_taking() -> None:
    table = at((4, 2), storage=["ship", "castle", "cow_3"], depots={"4.1": "ship"})
    found = told(given(table.s, "workers d1", "take d1 4.1"))
    assert found == {"hires-first": {"workers": 2}, "waiting": {"colour": "ship", "tiles": 1}, "drops-one": {}}


def test_a_sale_by_its_points_and_the_place_it_frees() -> None:
    table = at((4, 2), goods={2: 3, 4: 1, 5: 1}, workers=1)
    found = told(given(table.s, "sell d2 2", "workers d2"))
    assert found == {"sells": {"goods": 3, "points": 6, "silver": 1}, "frees-place": {}}


def test_livestock_with_what_grazes_there_already() -> None:
    table = at((5, 2), storage=["cow_3", "cow_4"], tiles={11: "bank", 5: "cow_3"})
    assert told(given(table.s, "place d2 4", "workers d1"))["herd"] == {"points": 7, "before": 3}


def test_the_depot_with_more_goods_of_kinds_one_has() -> None:
    table = at((4, 2), storage=["ship"], wares={5: [2, 2, 6], 1: [3]}, goods={2: 1, 4: 1}).play("place d2 17")
    found = told(given(table.s, "depot 5", "depot 1"))
    assert found == {"loads": {"goods": 3, "depot": 5}, "loads-same": {"goods": 2, "depot": 5}}


def test_a_ship_that_leads_the_order() -> None:
    table = at((4, 2), storage=["ship"], wares={5: [2]}, order=(1, 0))
    assert "goes-first" in told(given(table.s, "place d2 17", "workers d1"))


def test_what_a_monastery_counts_and_what_it_costs() -> None:
    table = at((4, 2), silver=2, depots={"4.1": "mine"}, black={1: "monastery_17"}, tiles={23: "watchtower"})
    assert told(given(table.s, "buy 1"))["counts-last"] == {"tile": "monastery_17", "points": 4}
    assert told(given(table.s, "take d1 4.1", "buy 1"))["pays-silver"] == {"silver": 2}


def test_a_tile_that_goes_nowhere_is_the_one_to_drop() -> None:
    full = at((4, 2), storage=["pig_2", "castle", "mine"], depots={"4.1": "castle"}).play("take d1 4.1")
    found = told(given(full.s, "drop pig_2", "drop mine"))
    assert found["mine"] == {"silver": 5} and found["nowhere"] == {"tile": "pig_2"}


def test_the_workers_the_other_answer_costs() -> None:
    table = at((4, 1), depots={"4.1": "castle", "3.1": "castle"}, workers=3)
    assert told(given(table.s, "take d1 4.1", "take d1 3.1"))["pays-workers"] == {"workers": 1}


def test_another_player_who_could_close_an_area() -> None:
    table = at((4, 1), depots={"4.1": "mine", "4.2": "mine", "4.3": "castle"})
    rival = table.s.estates[1]
    for hex_ in (18, 24, 33):
        lay(table.s, rival, hex_, "castle" if hex_ == 18 else "mine")
    assert told(given(table.s, "take d1 4.1", "take d1 4.3"))["rival-closes"] == {"tile": "mine", "seat": 1, "size": 3}


def test_with_expansions_an_inn_and_the_posts() -> None:
    table = at((4, 2), silver=2, duchy="1", inns="yes", posts="pairs", storage=["inn"])
    found = told(given(table.s, "place d1 24"))
    assert found["inn-grows"] == {"size": 4, "points": 4}


# Over whole games: seeds, every how many decisions, options.
SAMPLED: list[tuple[int, int, dict[str, str]]] = [
    (3, 7, {}),
    (6, 17, {"inns": "yes", "white": "yes", "tiles": "yes", "posts": "pairs", "routes": "random"}),
    (9, 17, {"shields": "yes", "vineyards": "yes", "link": "yes", "duchies": "11-18"}),
    (5, 23, {"team": "beginner"}),
]


def test_reasons_are_whole_and_change_nothing() -> None:
    met: Counter[str] = Counter()
    tried = 0
    for seed, every, options in SAMPLED:
        for s, decision, best, other in decisions(GAME, seed, every, **options):
            before = str(s.view(decision.seat))
            for found in (reasons(s, decision, best, other), reasons(s, decision, best)):
                assert len(found) <= 3
                for reason in found:
                    is_whole(GAME, reason)
            assert str(s.view(decision.seat)) == before and s.decision is decision
            again = s.clone()
            again.chance = seeded(1)
            found = reasons(s, decision, best, other)
            assert reasons(again, again.decision, best, other) == found
            for reason in found:
                holds(s, best, other, reason)
                met[reason.key] += 1
            tried += 1
    assert tried > 40 and len(met) > 15, met


def test_every_text_is_of_a_reason_that_can_be_given() -> None:
    """The names in the code are those of the texts."""
    from tests.review.claims import SOURCE

    code = "".join(path.read_text() for path in (SOURCE / "review" / "why" / GAME).rglob("*.py"))
    assert not [key for key in asked_for(GAME, "it") if f'"{key}"' not in code]


def holds(s: Burgundy, best: Action, other: Action, reason: Reason) -> None:
    """The claims met most often, reckoned anew."""
    args, key = reason.args, reason.key
    assert s.decision is not None
    seat = s.decision.seat
    e = s.estate(seat)
    if key in ("pays-workers", "pays-silver"):
        assert facts(s, other)[key.removeprefix("pays-")] == args[key.removeprefix("pays-")]
    elif key == "closes":
        assert facts(s, best).get("completes", args["size"]) == args["size"]
        assert args["points"] == s.rules.pieces.area_points[int(args["size"])]
    elif key == "sells":
        mine = facts(s, best)
        assert mine["sold"] == args["goods"] and mine["silver_gained"] == args["silver"]
    elif key == "hires-first":
        assert e.workers == 0 and facts(s, best)["workers_gained"] == args["workers"]
    elif key == "loads":
        lying = [s.ware(int(args["depot"]) - 1, good) for good in range(GOODS)]
        assert 0 < int(args["goods"]) <= sum(lying)
    elif key == "many-hexes":
        tile = s.setting.tiles[s.rules.pieces.ids.index(str(args["tile"]))]
        assert len(tile.hexes(s, e, s.board(e))) == args["hexes"]
    elif key == "waiting":
        colour = ("castle", "mine", "monastery", "ship", "livestock", "building").index(str(args["colour"]))
        stored = sum(s.rules.pieces.colour[kind] == colour for kind in s.stock(seat))
        assert 0 < int(args["tiles"]) <= stored
    elif key == "opens":
        board = s.board(e)
        covered = {hex_ for hex_, kind in enumerate(e.tiles) if kind != NONE}
        reached = {near for hex_ in covered for near in board.near[hex_]}
        at_hex = s.stack[-1].at if s.decision.ask == "turn.use" else best.thing  # type: ignore[attr-defined]  # of Choose
        fresh = [near for near in board.near[at_hex] if near not in covered | reached]
        assert len(fresh) == args["hexes"]
    elif key == "drops-one":
        assert s.slots(seat) <= 0
