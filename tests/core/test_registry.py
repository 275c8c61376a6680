"""Games are built from component files, which are read as one object."""

import json
import pickle
from importlib import resources
from pathlib import Path

import pytest

from ludoteca.core import registry
from ludoteca.core.errors import BadData, UnknownGame
from ludoteca.core.registry import (
    OURS,
    board,
    boards,
    build,
    choose_boards,
    component_files,
    from_file,
    game,
    with_boards,
)


def files(name: str) -> dict[str, bytes]:
    return {file: resources.files("ludoteca.data").joinpath(file).read_bytes() for file in OURS[name][1:]}


@pytest.mark.parametrize("name", OURS)
def test_the_same_files_give_the_same_data_hash(name: str) -> None:
    assert build(OURS[name][0], files(name)).data == game(name).data


@pytest.mark.parametrize("name", OURS)
def test_a_file_that_is_not_an_object_is_refused_by_name(name: str) -> None:
    first = OURS[name][1]
    for text in (b"{", b"[]"):
        with pytest.raises(BadData, match=first):
            build(OURS[name][0], files(name) | {first: text})


def test_two_files_may_not_say_the_same_thing() -> None:
    with pytest.raises(BadData, match=r"b\.json"):
        build("", {"a.json": json.dumps({"x": 1}).encode(), "b.json": json.dumps({"x": 2}).encode()})


def test_another_board_file_is_another_game_with_its_own_actions(own_board: Path) -> None:
    other = from_file("venezia", str(own_board))
    ours = game("venezia")
    assert other.name == ours.name and other.data != ours.data
    assert other.actions[7].text == ours.actions[7].text and other.actions[7] is not ours.actions[7]
    assert pickle.loads(pickle.dumps(other.actions[7])) is other.actions[7]
    assert other.new(3, {}, 1).view(0)["board"] == "My board"


def test_the_same_board_file_is_the_same_game(own_board: Path) -> None:
    assert from_file("venezia", str(own_board)) is from_file("venezia", str(own_board))


def test_our_own_file_is_our_own_game(tmp_path: Path) -> None:
    path = tmp_path / "copy.json"
    path.write_bytes(files("venezia")["venezia.json"])
    assert from_file("venezia", str(path)) is game("venezia")


def test_a_board_file_that_cannot_be_used_is_refused_by_name(tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text("{")
    empty = tmp_path / "empty.json"
    empty.write_text("{}")
    for path in (tmp_path / "none.json", broken, empty, tmp_path):
        with pytest.raises(BadData, match=path.name) as refused:
            from_file("venezia", str(path))
        assert str(refused.value).count(path.name) == 1
    with pytest.raises(UnknownGame, match="chess"):
        from_file("chess", str(broken))


def test_meanwhile_the_game_is_played_on_the_board_of_a_file(own_board: Path) -> None:
    ours = game("venezia")
    with board(str(own_board)) as other:
        assert game("venezia") is other is not ours
        assert boards() == [str(own_board)]
        assert list(component_files("venezia")) == [str(own_board)]
        assert game("san-juan").board_name() == ""
    assert game("venezia") is ours and boards() == []
    assert list(component_files("venezia")) == ["venezia.json"]


def test_a_board_that_is_refused_changes_nothing(own_board: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text(json.dumps(json.loads(own_board.read_bytes()) | {"track": []}))
    ours = game("venezia")
    for path in (broken, tmp_path / "none.json"):
        with pytest.raises(BadData, match=path.name), board(str(path)):
            pass
        with pytest.raises(BadData, match=path.name):
            choose_boards([str(own_board), str(path)])
        assert game("venezia") is ours and boards() == []


@pytest.mark.parametrize("schema", [None, 1, "ludoteca.chess.board/1", "ludoteca.venezia.map/1", "venezia"])
def test_a_file_says_which_game_it_is_a_board_of(schema: object, own_board: Path) -> None:
    own_board.write_text(json.dumps(json.loads(own_board.read_bytes()) | {"schema": schema}))
    with pytest.raises(BadData, match=r"no board: its schema is .*, that of a board is \"ludoteca.venezia.board/1\""):
        choose_boards([str(own_board)])


# Files of one game by what they hold


PARTS = {"board": "boards", "routes": "routes", "vineyards": "vineyards", "chateau": "chateau"}


def own_part(folder: Path, part: str, **changed: object) -> str:
    """Our own file of Burgundy with its schema: other data only by that."""
    data = json.loads(files("burgundy")[f"burgundy_{PARTS[part]}.json"])
    path = folder / f"own_{part}.json"
    path.write_text(json.dumps({"schema": f"ludoteca.burgundy.{part}/1", **data, **changed}))
    return str(path)


@pytest.mark.parametrize("part", PARTS)
def test_each_part_of_burgundy_is_replaced_by_a_file_of_its_own(part: str, tmp_path: Path) -> None:
    path = own_part(tmp_path, part)
    ours = game("burgundy")
    with board(path) as other:
        assert game("burgundy") is other and other.data != ours.data
        there = list(component_files("burgundy"))
        assert there == [path if file == f"burgundy_{PARTS[part]}.json" else file for file in OURS["burgundy"][1:]]
        assert [action.text for action in other.actions] == [action.text for action in ours.actions]
    assert game("burgundy") is ours


def test_several_files_are_chosen_at_once_whatever_their_order(own_board: Path, tmp_path: Path) -> None:
    paths = [own_part(tmp_path, part) for part in PARTS] + [str(own_board)]
    with with_boards(paths) as made:
        assert [one.name for one in made] == ["burgundy"] * 4 + ["venezia"]
        assert made[0] is made[3] is game("burgundy")
        assert sorted(boards()) == sorted(paths)
        chosen = boards()
    with with_boards(chosen[::-1]):
        assert game("burgundy") is made[0] and game("venezia").board_name() == "My board"


def test_a_file_chosen_later_joins_those_of_other_parts(tmp_path: Path) -> None:
    routes, chateau = own_part(tmp_path, "routes"), own_part(tmp_path, "chateau")
    with board(routes), board(chateau):
        assert {routes, chateau} <= set(component_files("burgundy"))


def test_two_files_of_one_part_are_refused_and_both_are_named(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    one, two = own_part(tmp_path, "routes"), own_part(tmp_path / "other", "routes")
    with pytest.raises(BadData) as refused:
        choose_boards([one, two])
    assert str(refused.value) == f"{two}: {one} takes the place of burgundy_routes.json already"
    assert boards() == []


@pytest.mark.parametrize(
    ("part", "changed", "said"),
    [
        ("routes", {"routes": []}, "routes"),
        ("vineyards", {"vineyards": {}}, "vineyards"),
        ("chateau", {"chateau": {"cards": []}}, "chateau"),
        ("board", {"duchies": []}, "duchies"),
    ],
)
def test_of_several_files_the_damaged_one_is_named(
    part: str, changed: dict[str, object], said: str, tmp_path: Path
) -> None:
    paths = {one: own_part(tmp_path, one, **(changed if one == part else {})) for one in PARTS}
    with pytest.raises(BadData, match=said) as refused:
        choose_boards(list(paths.values()))
    assert str(refused.value).startswith(f"{paths[part]}: burgundy")
    assert boards() == []


def test_a_file_that_says_more_than_its_part_is_refused(tmp_path: Path) -> None:
    path = own_part(tmp_path, "routes", vineyards={})
    with pytest.raises(BadData, match=r"'vineyards' is what .*routes\.json says") as refused:
        choose_boards([path])
    assert path in str(refused.value)


@pytest.mark.parametrize(
    "schema", ["ludoteca.burgundy.shields/1", "ludoteca.burgundy.routes/2", "ludoteca.san-juan.board/1"]
)
def test_what_cannot_be_replaced_is_told_what_can(schema: str, tmp_path: Path) -> None:
    path = tmp_path / "own.json"
    path.write_text(json.dumps({"schema": schema}))
    with pytest.raises(BadData, match=r"ludoteca\.burgundy\.routes/1"):
        choose_boards([str(path)])


def test_installed_packages_are_looked_through_once(monkeypatch: pytest.MonkeyPatch) -> None:
    before = registry.names()
    monkeypatch.setattr(registry, "entry_points", None)  # to look again would be to call it
    assert registry.names() == before
