"""What a seat sees: everything but the order of the stacks, which is not decided before a tile is turned."""

import json
from typing import Any

from tests.games.puerto_rico.scenario import GAME, P, at, play

from ludoteca.core.chance import seeded
from ludoteca.core.features import features
from ludoteca.core.fingerprint import fingerprint
from ludoteca.core.pieces import slices
from ludoteca.core.playout import advance
from ludoteca.core.protocol import ALL, PUBLIC
from ludoteca.core.reader import question
from ludoteca.games.puerto_rico.position import PuertoRico

AT_SEA = "- corn:3 -"


def middle(seats: int = 4, plies: int = 120, **options: str) -> PuertoRico:
    s = GAME.new(seats, options, 5)
    advance(s, seeded(7), plies)
    assert isinstance(s, PuertoRico)
    return s


def seen(s: PuertoRico, who: int) -> dict[str, Any]:
    return dict(s.view(who))


def test_a_view_is_plain_data() -> None:
    for who in (0, 3, PUBLIC, ALL):
        json.dumps(middle().view(who))


def test_every_seat_sees_the_same_table() -> None:
    s = middle()
    views = [seen(s, who) for who in (*range(4), PUBLIC)]
    for view in views:
        for own in ("seat", "plan"):
            view.pop(own, None)
    assert all(view == views[0] for view in views)


def test_chips_and_discards_are_public_by_memory() -> None:
    s = at("round", [P(chips=7), P(), P()], discards="corn 3")
    view = seen(s, 1)
    assert view["players"][0]["chips"] == 7
    assert view["discards"] == {"corn": 3, "indigo": 0, "sugar": 0, "tobacco": 0, "coffee": 0}
    assert sum(view["face_down"].values()) == sum(view["stacks"])


def test_only_the_asked_seat_sees_its_answers() -> None:
    s = at("round", [P(), P(), P()])
    mine, others = question(s, 0), question(s, 1)
    assert mine is not None and mine["actions"] == [1, 2, 3, 4, 5, 6]
    assert others == {"seat": 0, "ask": "round.role"}


def test_the_board_is_shown_by_names() -> None:
    anna = P(goods="corn 2", island="corn 3/1 quarry 1", city="sugar_mill:2 city_hall", doubloons=5, san_juan=2)
    s = at("captain", [anna, P(), P()], ships=AT_SEA)
    player = seen(s, 2)["players"][0]
    assert player == {
        "seat": 0,
        "doubloons": 5,
        "goods": {"corn": 2, "indigo": 0, "sugar": 0, "tobacco": 0, "coffee": 0},
        "makes": {"corn": 1, "indigo": 0, "sugar": 0, "tobacco": 0, "coffee": 0},
        "discounts": [1, 1, 1, 1],
        "island": [{"tile": "corn", "count": 3, "colonists": 1}, {"tile": "quarry", "count": 1, "colonists": 1}],
        "city": [
            {"building": "sugar_mill", "colonists": 2, "circles": 3, "spaces": 1},
            {"building": "city_hall", "colonists": 1, "circles": 1, "spaces": 2},
        ],
        "spaces_used": 3,
        "san_juan": 2,
        "colonists": 7,
        "chips": 0,
    }


def test_discounts_stop_at_the_column_and_grow_by_the_privilege() -> None:
    players = [P(island="quarry 3"), P(island="quarry 3/2"), P()]
    shown = [player["discounts"] for player in seen(at("builder", players), 2)["players"]]
    assert shown == [[2, 3, 4, 4], [1, 2, 2, 2], [0, 0, 0, 0]]


def test_ships_roles_and_phase() -> None:
    s = at("captain", [P(goods="corn 2 sugar 2", city="wharf"), P(), P()], ships=AT_SEA)
    play(s, "load sugar wharf")
    view = seen(s, 0)
    assert view["ships"] == [
        {"ship": 1, "spaces": 4, "good": None, "barrels": 0},
        {"ship": 2, "spaces": 5, "good": "corn", "barrels": 3},
        {"ship": 3, "spaces": 6, "good": None, "barrels": 0},
    ]
    assert view["phase"] == {"role": "captain", "owner": 0, "wharves_used": [0]}
    assert view["roles"][5] == {"role": "captain", "doubloons": 0, "taken_by": 0}


def test_the_end_shows_ranking_and_causes() -> None:
    s = at("round", [P(chips=3), P(), P()], ending=1)
    assert seen(s, 0)["ending"] == ["colonists"]
    assert "ranking" not in seen(s, 0)
    play(s, "role craftsman", "role trader", "role captain")
    assert seen(s, PUBLIC)["ranking"] == [1, 2, 2]
    assert question(s, PUBLIC) is None


def test_determinize_changes_the_future_alone() -> None:
    s = middle()
    other = s.determinize(2, 99)
    assert fingerprint(other) == fingerprint(s)
    assert other.chance.state != s.chance.state


def test_features_are_counted_from_the_reader_on() -> None:
    s = at("round", [P(doubloons=7), P(doubloons=1), P(doubloons=2)])
    doubloons = slices(GAME.feature_pieces())["doubloons"]
    assert [features(s, seat)[doubloons] for seat in range(3)] == [[7, 1, 2, 0, 0], [1, 2, 7, 0, 0], [2, 7, 1, 0, 0]]


def test_features_see_the_plan_of_the_own_placement_alone() -> None:
    s = at("mayor", [P(island="corn 3/0", city="hospice:0 office:0"), P(), P()], colonists=1, aboard=3)
    before, other = features(s, 0), features(s, 1)
    play(s, "man hospice")
    assert features(s, 0) != before
    assert features(s, 1) == other


def test_features_see_which_role_is_carried_out() -> None:
    players = [P(goods="corn 1"), P(goods="corn 1"), P()]
    assert features(at("captain", players), 0) != features(at("trader", players), 0)


def test_the_last_round_is_known_as_soon_as_something_ends_the_game() -> None:
    s = middle()
    assert not s.ending and seen(s, 0)["last_round"] is False
    s.end_by(0)
    assert seen(s, PUBLIC)["last_round"] is True
