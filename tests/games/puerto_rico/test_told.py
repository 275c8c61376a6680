"""What happens is told, with who and how much: the log and the animations have nothing else."""

from tests.games.puerto_rico.scenario import GAME, P, at, play

from ludoteca.core.match import Match
from ludoteca.core.protocol import ALL
from ludoteca.core.reader import event
from ludoteca.games.puerto_rico import tell
from ludoteca.games.puerto_rico.position import PuertoRico


def told(s: PuertoRico) -> list[str]:
    """The events since the scenario began, in words."""
    lines = []
    for one in s.events or []:
        fields = event(s.game, one, ALL)
        lines.append(" ".join([str(fields.pop("kind")), *(f"{name}={value}" for name, value in fields.items())]))
    return lines


def test_the_settler_tells_tiles_drawn_taken_discarded_and_turned_up() -> None:
    s = at("settler", [P(city="hacienda hospice"), P(), P()], row="corn 2 sugar 1", stacks="coffee 6", aboard=3)
    play(s, "hacienda", "take sugar", "hospice", "take corn", "pass")
    assert told(s) == [
        "drawn seat=0 tile=coffee stack=1",
        "tile seat=0 tile=sugar",
        "colonist seat=0 place=sugar from_ship=0",
        "tile seat=1 tile=corn",
        "discard tiles=1",
        "reveal tile=coffee stack=1",
        "reveal tile=coffee stack=2",
        "reveal tile=coffee stack=3",
        "reveal tile=coffee stack=4",
    ]


def test_the_mayor_tells_shares_placements_and_the_refill() -> None:
    s = at("mayor", [P(island="corn 2/0"), P(island="corn 1/0"), P()], owner=1, colonists=5, aboard=4)
    assert told(s) == [
        "colonists seat=1 supply=1 ship=2",
        "colonists seat=2 supply=0 ship=1",
        "colonists seat=0 supply=0 ship=1",
        "placed seat=1",
        "placed seat=2",
        "placed seat=0",
        "refill colonists=3 due=3",
    ]


def test_by_the_letter_each_colonist_is_told_by_itself() -> None:
    s = at("mayor", [P(), P(), P()], colonists=5, aboard=2, options={"letter": "yes"})
    play(s, "colonist supply", "colonist ship", "pass", "colonist ship")
    assert told(s)[:3] == [
        "colonists seat=0 supply=1 ship=0",
        "colonists seat=0 supply=0 ship=1",
        "colonists seat=2 supply=0 ship=1",
    ]


def test_the_builder_tells_price_points_colonist_and_the_end() -> None:
    rich = P(doubloons=9, city="university guild_hall residence fortress customs_house small_market hospice")
    s = at("builder", [rich, P(), P()], colonists=0, aboard=1)
    assert s.players[0].used == 11
    play(s, "build office", "university")
    assert told(s) == [
        "build seat=0 building=office price=4",
        "score seat=0 source=buildings points=2",
        "ending cause=city",
        "colonist seat=0 place=office from_ship=1",
    ]


def test_the_craftsman_tells_goods_factory_and_the_extra_good() -> None:
    s = at("craftsman", [P(island="corn 2 sugar 1", city="small_sugar_mill factory"), P(island="corn 1"), P()])
    play(s, "bonus sugar")
    assert told(s) == [
        "produce seat=0 good=corn amount=2",
        "produce seat=0 good=sugar amount=1",
        "factory seat=0 kinds=2 doubloons=1",
        "produce seat=1 good=corn amount=1",
        "bonus seat=0 good=sugar",
    ]


def test_the_trader_tells_sales_and_an_emptied_house() -> None:
    s = at("trader", [P(goods="coffee 1"), P(goods="corn 1"), P()], house="sugar 1 tobacco 1")
    play(s, "sell coffee", "sell corn")
    assert told(s) == [
        "sell seat=0 good=coffee doubloons=5",
        "sell seat=1 good=corn doubloons=0",
        "house_emptied goods=4",
    ]


def test_the_captain_tells_loads_points_losses_and_emptied_ships() -> None:
    s = at(
        "captain",
        [P(goods="corn 5 indigo 2", city="harbor"), P(goods="coffee 1"), P()],
        ships="sugar:2 tobacco:1 corn:1",
        chips=6,
    )
    play(s, "load corn 3")
    assert told(s) == [
        "load seat=0 amount=5 good=corn ship=3",
        "score seat=0 source=shipping points=5",
        "score seat=0 source=captain points=1",
        "ending cause=chips",
        "score seat=0 source=harbor points=1",
        "lose seat=0 good=indigo amount=1",
        "ship_emptied ship=3 good=corn amount=6",
    ]


def test_pr_3_the_start_tells_the_first_governor() -> None:
    match = Match(GAME, 4, {}, 3)
    (first,) = match.start_events
    assert (first.kind, first.a, first.b) == (tell.ROUND, match.state.view(0)["governor"], 1)


def test_the_round_tells_the_role_its_doubloons_and_what_the_next_one_finds() -> None:
    s = at("round", [P()] * 3)
    s.coins = [0, 0, 0, 2, 0, 0, 0, 0]
    play(s, "role craftsman", "role trader", "role captain")
    assert told(s) == [
        "role seat=0 role=craftsman doubloons=2",
        "role seat=1 role=trader doubloons=0",
        "role seat=2 role=captain doubloons=0",
        "coin role=settler",
        "coin role=mayor",
        "coin role=builder",
        "round governor=1 number=2",
    ]


def test_pr_15_the_prospector_tells_its_own_doubloon_apart_from_those_on_the_card() -> None:
    """The purse rose by one more than the log said."""
    s = at("round", [P(doubloons=3), P(), P(), P()])
    s.coins = [0, 0, 0, 0, 0, 0, 2, 0]
    play(s, "role prospector")
    assert told(s) == ["role seat=0 role=prospector doubloons=2", "prospector seat=0 doubloons=1"]
    assert s.players[0].doubloons == 3 + 2 + 1
