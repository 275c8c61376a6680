"""What the table shows before an answer."""

from tests.games.burgundy.scenario import at, burgundy

from ludoteca.bots.suggest import suggest
from ludoteca.core.protocol import PUBLIC
from ludoteca.core.reader import event
from ludoteca.games.burgundy.show.view import player_view


def test_placing_shows_points_by_cause_and_what_follows() -> None:
    table = at((5, 1), tiles={6: "castle", 2: "castle"}, storage=["castle"], phase="C", seats=3)
    assert table.facts("place d1 1") == {
        "die": 5,
        "workers": 0,
        "tile": "castle",
        "points": 18,
        "completes": 3,
        "bonus": "castle.1",
        "causes": [
            {"cause": "areas", "number": 6},
            {"cause": "phases", "number": 6},
            {"cause": "bonus_tiles", "number": 6},
        ],
        "then": "castle.act",
    }


def test_placing_shows_the_workers_it_costs() -> None:
    table = at((1, 1), tiles={11: "bank", 5: "cow_3"}, storage=["cow_4"], workers=3)
    facts = table.facts("place d1 10")
    assert facts["workers"] == 3 and facts["causes"] == [{"cause": "livestock", "number": 7}]


def test_a_hex_for_two_tiles_shows_the_points_of_each() -> None:
    table = at((4, 1), tiles={11: "bank", 5: "cow_3"}, storage=["cow_4", "pig_2"])
    named = {"die": 4, "tile": "none"}
    assert table.facts("place d1 10") == {**named, "workers": 0, "then": "turn.use", "tiles": {"cow_4": 7, "pig_2": 2}}


def test_selling_shows_points_silver_and_number() -> None:
    facts = at((3, 1), goods={4: 2}, workers=1, seats=4).facts("sell d1 4")
    assert facts == {
        "die": 3,
        "workers": 1,
        "sold": 2,
        "points": 8,
        "silver_gained": 1,
        "causes": [{"cause": "sales", "number": 8}],
    }


def test_a_take_without_room_says_that_a_tile_must_go() -> None:
    table = at((2, 1), storage=["mine", "ship", "castle"], depots={"2.1": "bank"})
    facts = table.facts("take d1 2.1")
    assert facts["then"] == "turn.drop" and facts["tile"] == "bank"
    assert at((2, 1), depots={"2.1": "bank"}).facts("take d1 2.1") == {"die": 2, "workers": 0, "tile": "bank"}


def test_facts_end_with_the_own_turn() -> None:
    """The end of the phase and of the game would pay silver and points: they belong to no answer."""
    table = at((1, 1), phase="E", round_=5, last=True, tiles={24: "mine"}, goods={2: 3}).play("workers d1")
    assert table.facts("workers d2") == {"die": 1, "workers": 0, "workers_gained": 2}


def test_facts_change_nothing() -> None:
    table = at((5, 1), tiles={6: "castle", 2: "castle"}, storage=["castle"])
    before = table.s.view(PUBLIC)
    for text in table.menu:
        table.facts(text)
    assert table.s.view(PUBLIC) == before


def test_the_question_says_what_each_die_reaches() -> None:
    table = at((2, 6), workers=1, monasteries=[9]).play("workers d2")
    table.me().workers = 1
    one = [1, 0, 1, -1, -1, -1]
    others = dict.fromkeys(("castle", "mine", "monastery", "ship", "livestock"), one)
    place = {**others, "building": [0, 0, 0, 1, -1, 1]}
    args = burgundy().preview().question(table.s)["args"]
    assert args == {"dice": [{"die": "d1", "value": 2, "take": one, "sell": one, "place": place}], "full": False}


def test_blocked_names_every_stored_tile_without_a_hex() -> None:
    table = at((2, 2), storage=["cow_2", "mine", "bank"], tiles={25: "bank", 11: "bank"})
    blocked = table.blocked()
    assert blocked["storage:mine"] == ("no-number", "CoB 23")
    assert blocked["storage:cow_2"] == ("no-number", "CoB 23")
    lonely = at((2, 2), storage=["cow_2", "bank"], tiles={25: "bank", 11: "bank", 12: "monastery_2"})
    lonely.me().barred = [(1 << 37) - 1] * 8
    assert lonely.blocked()["storage:bank"] == ("city-has", "CoB 40")
    assert at((2, 2), storage=["cow_2"]).blocked()["storage:cow_2"] == ("no-hex", "CoB 27")


def test_goods_without_room_suggest_the_largest_stacks() -> None:
    table = at((2, 5), storage=["ship"], goods={1: 1}, wares={6: [2, 3, 3, 5, 5]}).play("place d1 17", "depot 6")
    assert [action.text for action in suggest(table.s)] == ["goods 3", "goods 5"]


def test_events_name_their_things() -> None:
    table = at((2, 6), depots={"6.1": "castle"}, goods={4: 1}).play("take d2 6.1", "workers d1")
    named = [event(burgundy(), told, PUBLIC) for told in table.s.events or []]
    assert named[:2] == [
        {"kind": "take", "seat": 0, "space": "6.1", "tile": "castle"},
        {"kind": "workers", "seat": 0, "number": 2},
    ]


def test_the_whole_position_is_open_to_all() -> None:
    table = at((2, 6), goods={1: 2}, sold={3: 1}, storage=["castle"])
    mine, public = table.s.view(0), table.s.view(PUBLIC)
    assert {key for key in mine if mine[key] != public[key]} == {"seat"}


def test_the_end_is_forecast_and_not_counted_twice() -> None:
    table = at((1, 1), phase="E", round_=5, last=True, goods={1: 2}, silver=3, monasteries=[15], sold={2: 1})
    player = player_view(table.s, 0)
    assert player["end"] == {"goods": 2, "silver": 3, "monasteries": 2} and player["worth"] == {"monastery_15": 2}
    table.play("workers d1", "workers d2")
    assert player_view(table.s, 0)["end"] == {}


def test_the_view_says_what_completing_each_area_would_score_now() -> None:
    table = at((5, 1), tiles={6: "castle", 2: "castle"}, storage=["castle"], phase="C")
    board = table.s.board(table.me())
    duchy = player_view(table.s, 0)["duchy"]
    area = duchy["areas"][1]
    assert duchy["sizes"] == [len(cells) for cells in board.cells]
    causes = {one["cause"]: one["number"] for one in table.facts("place d1 1")["causes"]}  # type: ignore[attr-defined]  # a list of terms
    assert duchy["pays"][area] == causes["areas"] + causes["phases"]
    assert player_view(table.play("place d1 1").s, 0)["duchy"]["pays"][area] == 0


def test_the_view_says_what_selling_would_bring() -> None:
    table = at((4, 1), goods={4: 2, 6: 1}, seats=4, monasteries=[3, 4])
    player, facts = player_view(table.s, 0), table.facts("sell d1 4")
    assert player["sales"] == [0, 0, 0, facts["points"], 0, 4]
    assert (
        (player["sale_silver"], player["sale_workers"]) == (facts["silver_gained"], facts["workers_gained"]) == (2, 1)
    )


def test_the_view_says_what_monasteries_in_sight_would_be_worth() -> None:
    table = at(
        (4, 1), sold={1: 2, 3: 1}, storage=["monastery_25"], depots={"2.1": "monastery_15", "2.2": "monastery_3"}
    )
    assert player_view(table.s, 0)["could"] == {"monastery_15": 4, "monastery_25": 3}
    assert player_view(table.s, 1)["could"] == {"monastery_15": 0}
