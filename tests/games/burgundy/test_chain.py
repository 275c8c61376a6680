"""A turn of linked effects, played, taken back and replayed."""

from tests.games.burgundy.scenario import Staged, Table, at, match

from ludoteca.core.fingerprint import fingerprint
from ludoteca.core.match import Match
from ludoteca.core.record import from_record

CHAIN = (
    "place d1 6",  # a castle: a free action
    "place any 1",  # which is another castle: another free action
    "place any 11",  # a city hall, alone in its city: 1 + 10 points, then a second tile
    "buy 1",  # bought in the middle of it
    "place any 17",  # and placed: a ship
    "depot 5",  # which loads what there is of the own kinds
    "goods 3",  # and one of two new kinds
)


def scene() -> Table:
    return at(
        (6, 1),
        tiles={12: "monastery_8"},
        storage=["castle", "castle", "city_hall"],
        silver=2,
        goods={1: 1, 2: 2},
        wares={5: [1, 3, 4]},
        depots={"1.2": "warehouse"},
        black={1: "ship"},
    )


def test_a_chain_of_linked_effects_ends_as_it_should() -> None:
    table = scene().play(*CHAIN)
    assert [table.tile(hex_) for hex_ in (6, 1, 11, 17)] == ["castle", "castle", "city_hall", "ship"]
    assert table.me().goods == [2, 2, 1, 0, 0, 0] and table.s.wares[27] == 1
    assert table.points() == {"areas": 1, "phases": 10}
    assert table.s.players[0].marker == 1 and table.me().silver == 0
    assert table.ask == "turn.act" and table.play("take d2 1.2").storage() == ["warehouse"]


def test_the_trail_tells_the_chain_from_the_die_on() -> None:
    table = scene().play(*CHAIN[:-1])
    assert table.trail() == [
        "die d1 6",
        "placed castle 6 0",
        "placed castle 1 0",
        "placed city_hall 11 11",
        "placed ship 17 0",
        "ship.goods",
    ]
    assert scene().trail() == []
    last = at((5, 1), tiles={6: "castle", 2: "castle"}, storage=["castle"]).play("place d1 1")
    assert last.trail() == ["die d1 5", "placed castle 1 21", "castle.act"], "area 6, phase 10, bonus tile 5"


def test_the_chain_can_be_undone_step_by_step_and_replays_exactly() -> None:
    game = match(scene())
    prints = [fingerprint(game.state)]
    for text in CHAIN:
        game.play(text)
        prints.append(fingerprint(game.state))
    for at_step in range(len(CHAIN) - 1, -1, -1):
        game.undo(0)
        assert fingerprint(game.state) == prints[at_step]
    for text in CHAIN:
        game.play(text)
    assert fingerprint(game.state) == prints[-1]
    again = from_record(game.record(), lambda _: game.game)
    assert fingerprint(again.state) == prints[-1]


def test_a_turn_is_reset_to_its_first_question() -> None:
    game = match(scene())
    first = fingerprint(game.state)
    game.play_all(CHAIN)
    game.reset(0)
    assert fingerprint(game.state) == first


def test_undo_stops_at_what_the_dice_showed() -> None:
    table = at((1, 1), last=True)
    game = Match(Staged(table), 2, {}, 1)
    game.play("workers d1")
    game.play("workers d2")
    assert game.undo_limit(0) == len(game.rows)


def test_the_chain_is_the_same_on_a_clone() -> None:
    table = scene().play(*CHAIN[:3])
    copy = table.s.clone()
    kept = fingerprint(copy)
    table.play(*CHAIN[3:])
    assert fingerprint(copy) == kept
    other = Table(copy).play(*CHAIN[3:])
    assert fingerprint(other.s) == fingerprint(table.s)


def test_castle_into_castle_into_castle() -> None:
    table = at((6, 2), tiles={11: "bank"}, storage=["castle", "castle", "castle"])
    table.play("place d1 6", "place any 1", "place any 2")
    assert table.points() == {"areas": 6, "phases": 10, "bonus_tiles": 5} and table.ask == "castle.act"
    assert table.play("workers any").ask == "turn.act"


def test_a_power_used_between_the_dice_belongs_to_no_die() -> None:
    table = at((1, 2), workers=4, monasteries=[6], depots={"3.1": "bank"}).play("workers d1", "use monastery_6")
    assert table.ask == "monastery_6.take" and table.trail() == []
