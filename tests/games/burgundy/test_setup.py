"""CoB 1-18: the set-up, the supply, the start and the end of a phase."""

import pytest
from tests.games.burgundy.scenario import at, burgundy

from ludoteca.core.chance import seeded
from ludoteca.core.errors import BadOption
from ludoteca.core.match import Match
from ludoteca.core.playout import choose
from ludoteca.games.burgundy import tell
from ludoteca.games.burgundy.data import BLACK, CASTLE, COLOUR_IDS, COLOURS, KINDS, MINE, NONE
from ludoteca.games.burgundy.position import Burgundy


def started(seats: int, seed: int = 3, **options: str) -> Burgundy:
    """A game at its first turn."""
    s = burgundy().new(seats, options, seed)
    assert isinstance(s, Burgundy)
    while s.decision is not None and s.decision.ask.startswith("setup"):
        s.apply(s.decision.actions[0])
    return s


def test_cob_3_tiles_by_type_and_back() -> None:
    pieces = burgundy().pieces
    totals = [
        (sum(n for n, c in zip(pieces.coloured[:KINDS], pieces.colour[:KINDS], strict=True) if c == colour),
         sum(n for n, c in zip(pieces.black[:KINDS], pieces.colour[:KINDS], strict=True) if c == colour))
        for colour in range(COLOURS)
    ]  # fmt: skip
    counts = dict(zip(COLOUR_IDS, totals, strict=True))
    assert counts == {
        "building": (40, 16),
        "livestock": (20, 8),
        "mine": (10, 2),
        "ship": (20, 6),
        "monastery": (20, 6),
        "castle": (14, 2),
    }


def test_cob_4_forty_two_goods_seven_of_each() -> None:
    assert started(4).components()[-12:-6] == [7] * 6


def test_cob_6_each_draws_a_plate_and_picks_its_side() -> None:
    match = Match(burgundy(), 3, {}, 5)
    assert match.decision is not None and match.decision.ask == "setup.side"
    sides = burgundy().preview().question(match.state)["args"]["sides"]
    assert int(sides[1]) == int(sides[0]) + 1
    match.play("side 2")
    assert isinstance(match.state, Burgundy)
    assert burgundy().boards[match.state.estate(0).duchy].name == sides[1]


def test_cob_6_no_plate_is_drawn_more_often_than_it_exists() -> None:
    for seed in range(50):
        s = burgundy().new(4, {}, seed)
        assert isinstance(s, Burgundy)
        assert all(s.estate(seat).duchy < 10 for seat in range(4))


@pytest.mark.parametrize(
    ("value", "names"),
    [("7", ["7", "7", "7"]), ("3.12.4_2011", ["3", "12", "4_2011"]), ("30.30.1", ["30", "30", "1"])],
)
def test_duchies_can_be_named_for_all_or_for_each_seat(value: str, names: list[str]) -> None:
    s = started(3, duchies=value)
    assert [s.board(e).name for e in s.estates] == names


def test_duchies_same_is_one_for_all_and_random_is_any() -> None:
    same = [{e.duchy for e in started(4, seed, duchies="same").estates} for seed in range(20)]
    assert all(len(duchies) == 1 for duchies in same) and len(set.union(*same)) > 5
    drawn = {e.duchy for seed in range(80) for e in started(4, seed, duchies="random").estates}
    assert drawn == set(range(32))


@pytest.mark.parametrize("value", ["31", "1.2", "1.2.3.4", "", "book.random.1"])
def test_other_duchies_are_refused(value: str) -> None:
    with pytest.raises(BadOption):
        burgundy().settle(3, {"duchies": value})


def test_cob_7_8_three_goods_and_a_silver_each() -> None:
    s = started(4)
    assert [sum(e.goods) for e in s.estates] == [3] * 4 and [e.silver for e in s.estates] == [1] * 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cob_9_10_workers_by_place_and_markers_in_one_stack(seats: int) -> None:
    s = started(seats)
    assert [s.estate(seat).workers for seat in s.order] == list(range(1, seats + 1))
    assert s.order == [(s.order[0] + place) % seats for place in range(seats)]
    assert [player.marker for player in s.players] == [0] * seats


def test_cob_9_anybody_may_start() -> None:
    assert {started(4, seed).order[0] for seed in range(40)} == {0, 1, 2, 3}


def test_cob_11_a_castle_on_any_castle_hex_all_at_once() -> None:
    match = Match(burgundy(), 3, {"duchies": "1"}, 5)
    assert match.decision is not None
    assert [action.text for action in match.decision.actions] == [f"place any {hex_}" for hex_ in (1, 2, 6, 18)]
    first = match.decision.seat
    others = [(first + 1) % 3, (first + 2) % 3]
    match.early(others[1], ["place any 2"])
    match.early(others[0], ["place any 6"])
    match.play("place any 18")
    assert isinstance(match.state, Burgundy) and match.decision.ask == "turn.act"
    assert [match.state.estate(seat).tiles.index(22) for seat in (first, *others)] == [18, 6, 2]


def test_cob_6_sides_may_be_picked_early() -> None:
    match = Match(burgundy(), 3, {}, 5)
    match.early(2, ["side 1"])
    match.early(1, ["side 2"])
    match.play("side 2")
    assert match.decision is not None and match.decision.ask == "setup.castle"


def test_cob_12_five_phases_of_five_rounds() -> None:
    match, dice = Match(burgundy(), 2, {}, 8), seeded(4)
    while match.decision is not None:
        match.play(choose(match.decision.actions, dice).code)
    told = match.all_events()
    rounds = [(event.a, event.b) for event in told if event.kind == tell.ROUND]
    assert rounds == [(phase, number) for phase in range(5) for number in range(5)]
    assert sum(event.kind == tell.TURN for event in told) == 50


def test_cob_13_leftover_tiles_leave_the_game_and_goods_stay() -> None:
    table = at((1, 1), round_=5, last=True, depots={"3.1": "cow_2"}, black={2: "castle"}, wares={4: [1, 2]})
    table.play("workers d1", "workers d2")
    assert table.s.phase == 1
    assert [event[:2] for event in table.told(tell.CLEAR)] == [(8, 8), (25, 22)]
    assert (table.s.box[8], table.s.box[22]) == (1, 1)
    assert table.s.wares[18] >= 1 and table.s.wares[19] >= 1


@pytest.mark.parametrize(
    ("seats", "counts"),
    [
        (2, {"building": 4, "castle": 1, "livestock": 2, "mine": 1, "monastery": 2, "ship": 2}),
        (3, {"building": 6, "castle": 2, "livestock": 3, "mine": 1, "monastery": 3, "ship": 3}),
        (4, {"building": 8, "castle": 2, "livestock": 4, "mine": 2, "monastery": 4, "ship": 4}),
    ],
)
def test_cob_14_the_depots_are_filled_by_colour(seats: int, counts: dict[str, int]) -> None:
    s = started(seats)
    colours = [COLOUR_IDS[s.rules.pieces.colour[kind]] for kind in s.spaces[:24] if kind != NONE]
    assert {colour: colours.count(colour) for colour in set(colours)} == counts


@pytest.mark.parametrize(
    ("seats", "backs"),
    [(2, [NONE] * 5), (3, [CASTLE, MINE, CASTLE, MINE, CASTLE]), (4, [CASTLE] * 5)],
)
def test_cob_15_the_castle_space_of_depot_6(seats: int, backs: list[int]) -> None:
    space = burgundy().pieces.spaces[20]
    assert [space.back(seats, phase) for phase in range(5)] == backs


@pytest.mark.parametrize(("seats", "number"), [(2, 4), (3, 6), (4, 8)])
def test_cob_16_the_black_depot_has_4_6_or_8_tiles(seats: int, number: int) -> None:
    s = started(seats)
    assert sum(kind != NONE for kind in s.spaces[24:]) == number


def test_cob_16_black_tiles_have_black_backs() -> None:
    black = {kind for seed in range(30) for kind in started(4, seed).spaces[24:]}
    assert all(burgundy().pieces.black[kind] for kind in black) and len(black) > 20


def test_cob_17_the_five_goods_of_the_phase_are_known() -> None:
    s = started(2)
    assert len(s.lane) == 4 and sum(s.wares) == 1 and sum(s.unseen) == 42 - 6 - 5


def test_four_players_use_up_the_whole_supply() -> None:
    s, dice = burgundy().new(4, {}, 2), seeded(9)
    while s.decision is not None:
        s.apply(choose(s.decision.actions, dice))
    assert isinstance(s, Burgundy)
    assert [sum(bag) for bag in s.bags] == [0] * 7


def test_a_space_whose_supply_has_run_out_stays_empty() -> None:
    table = at((1, 1), round_=5, last=True)
    table.s.bags = [[0] * len(bag) if back == BLACK else bag for back, bag in enumerate(table.s.bags)]
    table.play("workers d1", "workers d2")
    assert table.s.spaces[24:] == [NONE] * 8 and NONE not in [table.s.spaces[1], table.s.spaces[4]]


def test_cob_18_each_mine_pays_a_silver_at_the_end_of_a_phase() -> None:
    table = at((1, 1), round_=5, last=True, tiles={24: "mine", 29: "mine"}).play("workers d1", "workers d2")
    assert table.me().silver == 2 and table.me(1).silver == 0


def test_live_codes_leave_out_what_is_never_asked() -> None:
    table, live = burgundy().actions, set(burgundy().live(4, {"duchies": "book"}))
    assert max(live) + 1 == burgundy().plain_codes == 326, "nothing of an expansion"
    table = table[: burgundy().plain_codes]
    assert [action.text for action in table if action.code not in live] == ["use mine", "use ship", "use castle"]
    dead = [action.text for action in table if action.code not in set(burgundy().live(4, {"duchies": "random"}))]
    assert dead[3:] == ["side 1", "side 2"]


def test_cob_11_17_castles_and_the_goods_of_the_phase_are_told() -> None:
    match = Match(burgundy(), 2, {"duchies": "1"}, 5)
    assert match.decision is not None
    first = match.decision.seat
    match.play("place any 18")
    match.play("place any 6")
    told = [event for step in match.steps for event in step.events]
    placed = [(event.a, event.b, event.c) for event in told if event.kind == tell.PLACE]
    assert placed == [(first, 18, 22), (1 - first, 6, 22)]
    assert [event.a for event in told if event.kind == tell.LANE] == [0, 1, 2, 3, 4]
