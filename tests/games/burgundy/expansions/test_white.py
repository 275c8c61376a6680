"""White castles and monastery 29 (E 5). Hexes are those of duchy 1, as `scenario` draws them."""

from __future__ import annotations

from typing import Any

from tests.games.burgundy.expansions.shields import arms_of, shielded
from tests.games.burgundy.expansions.vines import PAIR, vineyard
from tests.games.burgundy.scenario import Table as Scene
from tests.games.burgundy.scenario import at, burgundy

from ludoteca.games.burgundy.data import BLACK, BUILDING, MONASTERY
from ludoteca.games.burgundy.position import Burgundy
from ludoteca.games.burgundy.show.view import view

ON = {"white": "yes"}


def kind(tile: str) -> int:
    return burgundy().pieces.ids.index(tile)


def scene(dice: tuple[int, int] = (3, 6), die: int = 5, **given: Any) -> Scene:
    """The white die shows `die`."""
    table = at(dice, **{"white": "yes", **given})
    table.s.white = die
    return table


def placed(die: int = 5, **given: Any) -> Scene:
    """A white castle on hex 25."""
    table = scene(die=die, storage=["white_castle", *given.pop("storage", ())], **given).play("place d1 25")
    assert table.ask == "white_castle.act"
    return table


def test_e_5_1_the_nine_tiles_are_mixed_into_their_supplies() -> None:
    s = burgundy().new(2, {"white": "yes", "duchies": "1"}, 1)
    assert isinstance(s, Burgundy)
    backs = s.setting.backs
    assert kind("white_castle") in backs[BUILDING] and kind("white_castle") in backs[BLACK]
    assert kind("monastery_29") in backs[MONASTERY] and kind("white_castle") not in backs[MONASTERY]
    pieces = burgundy().pieces
    assert (pieces.coloured[kind("white_castle")], pieces.black[kind("white_castle")]) == (6, 2)
    assert [s.components()[kind(tile)] for tile in ("white_castle", "monastery_29", "crane")] == [8, 1, 0]


def test_e_5_1_without_the_option_none_of_them_is_there() -> None:
    s = burgundy().new(2, {"duchies": "1"}, 1)
    assert s.components()[kind("white_castle")] == s.components()[kind("monastery_29")] == 0


def test_e_5_2_it_gives_an_action_with_the_white_die_alone() -> None:
    depots = {f"{depot}.1": "mine" for depot in range(1, 7)}
    table = placed(die=5, storage=["ship"], goods={4: 1, 5: 2}, depots=depots)
    assert table.menu == ["take any 5.1", "place any 19", "sell any 5", "workers any"]
    table.play("sell any 5")
    assert table.points() == {"sales": 4} and table.ask == "turn.act" and table.s.players[0].spent == 1


def test_e_12_10_it_may_be_an_action_of_the_vineyards() -> None:
    table = vineyard((3, 6), depot={1: PAIR, 3: PAIR}, storage=["white_castle"], white="yes")
    table.s.white = 5
    table.play("place d1 25")
    assert table.offers("harvest") == ["any 3"], "with two players the third slot is for 5 and 6"
    assert table.play("harvest any 3").storage() == [PAIR]


def test_e_5_2_workers_change_its_number_at_the_usual_price() -> None:
    table = placed(die=6, workers=2, depots={"1.1": "mine", "2.1": "mine", "3.1": "mine", "5.1": "mine"})
    assert table.offers("take") == ["any 1.1", "any 2.1", "any 5.1"], "6 and 1 are neighbours"
    table.play("take any 2.1")
    assert table.me().workers == 0 and table.storage() == ["mine"]


def test_e_5_2_the_white_die_is_not_turned() -> None:
    table = placed(die=6, workers=2, depots={"2.1": "mine"}).play("take any 2.1")
    assert table.s.white == 6


def test_e_5_2_monasteries_help_as_with_a_die() -> None:
    far = placed(die=5, workers=1, monasteries=[8], depots={"1.1": "mine"})
    assert far.offers("take") == ["any 1.1"] and far.play("take any 1.1").me().workers == 0
    near = placed(die=5, monasteries=[12], depots={"6.1": "mine"})
    assert near.offers("take") == ["any 6.1"]
    ship = placed(die=4, monasteries=[10], storage=["ship"])
    assert ship.offers("place") == ["any 19"]
    bank = scene(die=2, storage=["white_castle", "bank"], monasteries=[9]).play("place d1 25", "use white_castle")
    assert bank.offers("place") == ["any 11", "any 26"]
    assert placed(die=3, monasteries=[11], storage=["mine"]).offers("place") == ["any 24"]
    hands = placed(monasteries=[13, 14]).play("workers any")
    assert (hands.me().workers, hands.me().silver) == (4, 1)
    sale = placed(die=2, goods={2: 1}, monasteries=[3, 4]).play("sell any 2")
    assert (sale.me().workers, sale.me().silver) == (1, 2)


def test_e_5_2_declining_is_asked_with_the_letter_only() -> None:
    assert "no" not in placed().menu and "no" in placed(letter="yes").menu


def test_e_5_2_it_is_a_building_and_one_stands_in_each_city() -> None:
    laid = {25: "white_castle", 11: "bank"}
    table = scene((1, 5), storage=["white_castle"], tiles=laid)
    assert table.offers("place") == [], "26 and 31 are in the same city"
    assert scene((1, 5), storage=["white_castle"], tiles=laid, monasteries=[1]).offers("place") == ["d1 26", "d2 31"]
    assert scene((2, 4), storage=["white_castle"], monasteries=[9]).offers("place") == [
        "d1 11",
        "d1 25",
        "d2 11",
        "d2 25",
    ]


def test_e_5_2_the_carpenter_takes_it_and_market_and_church_do_not() -> None:
    for building, menu in (("carpenter", ["take any 2.1", "no"]), ("market", None), ("church", None)):
        table = scene(storage=[building], depots={"2.1": "white_castle"}).play("place d1 25")
        assert (table.menu if table.ask != "turn.act" else None) == menu


def test_r_3_a_take_makes_room_by_a_discard() -> None:
    table = scene(die=5, storage=["white_castle", "mine", "mine"], depots={"5.1": "ship", "6.1": "castle"})
    table.play("place d1 25", "take any 5.1")
    assert table.storage() == ["mine", "mine", "ship"]
    full = scene(
        (3, 6), die=5, storage=["white_castle", "mine", "mine"], depots={"5.1": "ship"}, silver=2, black={1: "bank"}
    )
    full.play("place d1 25", "buy 1", "take any 5.1")
    assert full.ask == "turn.drop"


def test_e_5_2_chains_go_on() -> None:
    table = placed(die=1, storage=["white_castle", "monastery_3"], tiles={14: "market"})
    table.play("place any 12")
    assert table.tile(12) == "monastery_3"
    table = placed(die=3, storage=["white_castle"])
    table.play("place any 11")
    assert table.ask == "white_castle.act", "another city, another white castle"
    table = placed(die=6, storage=["castle"], tiles={12: "monastery_3", 7: "monastery_4"}).play("place any 6")
    assert table.ask == "castle.act"


def test_e_5_2_no_castle_hex_takes_it() -> None:
    assert not {1, 2, 6} & {int(text.split()[1]) for text in scene(storage=["white_castle"], workers=9).offers("place")}


def test_e_5_2_what_is_out_of_reach_is_told_by_the_white_die() -> None:
    table = placed(die=5, depots={"3.1": "mine"})
    assert table.blocked()["depot:3.1"] == ("out-of-reach", "CoB 25")


def test_e_5_2_between_two_rounds_it_goes_by_the_number_rolled_last() -> None:
    table = shielded(
        (1, 1), 14, silver=1, round_=5, last=True, depots={"2.1": "white_castle", "5.1": "ship"}, white="yes"
    )
    table.s.white = 5
    table.play("workers d1", "workers d2", "take any 2.1", "place any 25")
    assert table.ask == "white_castle.act" and table.s.phase == 0 and not table.s.lane
    table.me().workers = 0
    table.s.run()
    assert table.menu == ["take any 5.1", "workers any"]


def test_shield_16_does_not_turn_the_white_die() -> None:
    table = shielded((3, 1), 16, storage=["white_castle"], depots={"2.1": "ship"}, white="yes")
    table.s.white = 5
    table.play("wild d2", "place d1 25")
    assert table.menu == ["workers any"]


def test_e_5_2_no_shield_lies_on_a_white_castle() -> None:
    table = shielded((4, 4), 9, tiles={25: "white_castle"}, lying={4: [2]}, white="yes").play("shield 2")
    assert arms_of(table) == [2], "the one castle had a shield, which had to go"


def test_e_2_6_monastery_29_counts_white_castles() -> None:
    s = scene(tiles={25: "white_castle", 11: "white_castle"}, monasteries=[29]).s
    assert s.all_monasteries(s.estate(0)) == 8
    assert view(s, 0)["players"][0]["worth"] == {"monastery_29": 8}
    s = scene(chosen={"tiles": "yes"}, tiles={25: "crane", 11: "white_castle"}, monasteries=[29]).s
    assert s.all_monasteries(s.estate(0)) == 8, "the crane counts as one"
    s = scene(chosen={"tiles": "yes"}, tiles={25: "crane", 11: "white_castle"}, monasteries=[16, 29]).s
    assert s.all_monasteries(s.estate(0)) == 8, "once, for either"
