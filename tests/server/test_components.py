"""What is printed on the components, as clients are given it."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from ludoteca.core import registry
from ludoteca.core.edge import components
from ludoteca.core.protocol import Game
from ludoteca.server import wire
from ludoteca.server.errors import Refusal
from ludoteca.server.matches.info import all_components_of, components_of


def printed(name: str, **options: str) -> dict[str, dict[str, Any]]:
    """What is printed on each component, by id."""
    return {one.id: one.printed for group in components_of(registry.game(name), options) for one in group.components}


@pytest.mark.parametrize("name", registry.OURS)
def test_every_game_lists_its_components_and_they_can_be_sent(name: str) -> None:
    groups = components_of(registry.game(name), {})
    assert groups and all(group.components for group in groups)
    ids = [one.id for group in groups for one in group.components]
    assert len(set(ids)) == len(ids), "an id stands for one component"
    assert all(isinstance(group, wire.ComponentGroup) for group in groups)
    assert msgspec.json.decode(msgspec.json.encode(groups), type=list[wire.ComponentGroup]) == groups


@pytest.mark.parametrize(("name", "key"), [("san-juan", "cards"), ("puerto-rico", "buildings")])
def test_the_numbers_are_those_of_the_data_file(name: str, key: str) -> None:
    (text,) = registry.component_files(name).values()
    shown = printed(name)
    for item in json.loads(text)[key]:
        here = shown[item["id"]]
        assert (here["cost"], here["points"]) == (item["cost"], item["vp"])


def test_the_second_edition_prints_the_prefecture_at_four() -> None:
    first, second = printed("san-juan"), printed("san-juan", edition="second")
    assert {id_ for id_ in first if first[id_] != second[id_]} == {"prefecture"}
    assert (first["prefecture"]["cost"], second["prefecture"]["cost"]) == (3, 4)


def test_balanced_prices_are_those_of_the_table() -> None:
    plain, balanced = printed("puerto-rico"), printed("puerto-rico", balanced="yes")
    assert {id_ for id_ in plain if plain[id_] != balanced[id_]} == {"factory", "university"}


def test_a_duchy_is_printed_row_by_row() -> None:
    duchy = printed("burgundy")["1"]
    file = json.loads(registry.component_files("burgundy")["burgundy_boards.json"])
    assert (duchy["rows"], duchy["dice"]) == (file["duchies"][0]["rows"], file["dice"])


def test_the_map_of_venezia_is_that_of_its_board_file() -> None:
    (text,) = registry.component_files("venezia").values()
    file = json.loads(text)
    shown = printed("venezia")["map"]
    assert all(shown[key] == file[key] for key in ("title", "standing", "quarters", "hexes", "bridges", "track"))
    assert [(one["card"], one["hexes"]) for one in shown["printed"]] == [
        (one["type"], one["hexes"]) for one in file["printed"]
    ]
    assert any(shown["last"] in space["numbers"] for space in shown["track"])


def test_options_are_checked_for_the_number_of_players() -> None:
    assert printed("burgundy", duchies="1.2.3", seats="3")
    for wrong in ({"duchies": "1.2.3", "seats": "2"}, {"colour": "red"}, {"seats": "many"}):
        with pytest.raises(Refusal):
            printed("burgundy", **wrong)


def test_a_game_that_lists_nothing_has_nothing() -> None:
    class Bare(Game):
        pass

    made = Bare("bare", 1, "", (2,), (), (), (), (), 1)
    assert components(made, {}) == []


# What any options bring


def boxed() -> dict[str, wire.ComponentGroup]:
    return {group.name: group for group in all_components_of(registry.game("burgundy"))}


@pytest.mark.parametrize("name", registry.OURS)
def test_the_box_holds_what_is_in_play_by_default(name: str) -> None:
    game = registry.game(name)
    default = {group.name for group in components_of(game, {})}
    assert default <= {group.name for group in all_components_of(game)}


def test_every_component_of_burgundy_says_how_well_it_is_attested() -> None:
    known = {"verified", "single-source", "inferred", "house"}
    for group in boxed().values():
        assert {one.printed["standing"] for one in group.components} <= known, group.name
        assert len({one.id for one in group.components}) == len(group.components)


def test_a_group_comes_with_the_options_of_its_expansion() -> None:
    box = boxed()
    assert box["lands"].when == {}
    assert box["inns"].when == {"inns": ["yes"]}
    assert box["routes"].when == {"routes": ["random", "own"]}
    assert box["duchies"].when == {"team": ["no"], "solo": ["no"]}, "these have boards of their own"
    assert [one.id for one in components_of(registry.game("burgundy"), {"inns": "yes"})[-1].components] == ["inn"]


def test_a_duchy_says_how_it_may_be_dealt() -> None:
    when = {one.id: one.when for one in boxed()["duchies"].components}
    assert when["7"] == {"duchies": ["book", "random", "same", "7"]}
    assert when["14"] == {"duchies": ["random", "same", "11-18", "14"]}


def test_boards_of_another_shape_say_where_their_hexes_lie() -> None:
    box = boxed()
    team, expert = box["team_boards"].components
    assert (team.when, expert.when) == ({"team": ["beginner"]}, {"team": ["expert"]})
    assert len(team.printed["places"]) == 73 == len("".join(team.printed["rows"]))
    for board in box["solo_boards"].components:
        rows = [place[0] for place in board.printed["places"]]
        assert [len(row) for row in board.printed["rows"]] == [rows.count(row) for row in sorted(set(rows))]
        assert board.printed["rivers"] and board.printed["drawing"] == "house"


def test_with_vineyards_chateauma_has_other_cards() -> None:
    cards = {one.id: one.when["vineyards"] for one in boxed()["territory_cards"].components}
    assert (cards["1"], cards["2"], cards["10"]) == (["no", "yes", "fewer"], ["no"], ["yes", "fewer"])
