"""A second reading of the rules, from a seat's own view alone: menus, prices and earnings as the book gives them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.games.san_juan.scenario import component_data, san_juan
from tests.games.san_juan.test_odd_positions import odd

from ludoteca.core.chance import seeded
from ludoteca.core.playout import choose
from ludoteca.core.protocol import ALL, Event
from ludoteca.core.reader import event
from ludoteca.games.san_juan.data import CARD_IDS, GOOD_IDS, ROLE_IDS
from ludoteca.games.san_juan.position import SanJuan

View = dict[str, Any]
DATA = component_data()
COST: dict[str, int] = {card["id"]: card["cost"] for card in DATA["cards"]}
SECOND: dict[str, int] = COST | DATA["second_edition"]["cost"]
PLANTS = CARD_IDS[:5]
PLIES = 60
ODD = 60


class Seat:
    """What the asked seat sees, in the words of the rules."""

    def __init__(self, s: SanJuan, seat: int) -> None:
        self.view: View = dict(s.view(seat))
        self.me: View = self.view["players"][seat]
        self.hand: list[str] = self.me["cards"]
        self.cost = SECOND if s.setting.second else COST
        self.picker = (self.view["governor"] + self.view["picked"] - 1) % s.seats == seat
        self.visit = self.view["resolving"] == "governor_visit"

    def works(self, card: str, covered: int = -1) -> bool:
        """SJ 60, 75: it stands, is not new, and is not the one that is being covered."""
        city = enumerate(self.me["city"])
        return any(one["card"] == card and not one["fresh"] and at != covered for at, one in city)

    def owns(self, card: str) -> bool:
        return any(one["card"] == card for one in self.me["city"])

    def library(self, covered: int = -1) -> bool:
        """SJ 91, 93, E5: for the own role, once in a round, not in an event."""
        return self.picker and not self.visit and not self.me["library_used"] and self.works("library", covered)

    def price(self, card: str, covered: int, library: bool) -> int:
        """SJ 20-25, 62, 74, 90-91."""
        price = self.cost[card] - int(self.picker) - int(library)
        price -= int(self.works("smithy" if card in PLANTS else "quarry", covered))
        if covered >= 0:
            price -= self.cost[self.me["city"][covered]["card"]]
        return max(price, 0)

    def payable(self, card: str, covered: int, cards: int) -> bool:
        """SJ 70, A5: at most two goods by a black market, none from the plant that is covered."""
        goods = sum(one["loaded"] for at, one in enumerate(self.me["city"]) if at != covered)
        goods = min(goods, 2) if self.works("black_market", covered) else 0
        return self.price(card, covered, self.library(covered)) <= cards + goods

    def places(self, card: str, cards: int) -> list[int]:
        """SJ 74-78: a new place (-1), or the building to be covered."""
        places = [-1]
        if self.works("crane"):
            places += [at for at, one in enumerate(self.me["city"]) if one["card"] not in (card, "crane")]
        return [at for at in places if self.payable(card, at, cards)]


def picks(seat: Seat) -> set[str]:
    roles = {f"role {role}" for role, holder in seat.view["roles"].items() if holder < 0}
    events = [one for one in seat.view["face_up"] if one != "governor_visit" or len(roles) < len(ROLE_IDS)]
    return roles | {f"event {one}" for one in events}


def builds(seat: Seat) -> set[str]:
    free = [card for card in seat.hand if card in PLANTS or not seat.owns(card)]
    return {"pass"} | {f"build {card}" for card in free if seat.places(card, len(seat.hand) - 1)}


def covers(seat: Seat) -> set[str]:
    places = seat.places(seat.view["site"], len(seat.hand))
    found = {"no cover"} if -1 in places else set()
    for one in (seat.me["city"][at] for at in places if at >= 0):
        found.add(f"cover {'loaded ' if one['loaded'] else ''}{one['card']}")
    return found


def quakes(seat: Seat) -> set[str]:
    return {f"quake {'loaded ' if one['loaded'] else ''}{one['card']}" for one in seat.me["city"]}


def free_builds(seat: Seat) -> set[str]:
    cards = [card for card in seat.hand if seat.cost[card] <= 4 and (card in PLANTS or not seat.owns(card))]
    return {"pass"} | {f"build {card}" for card in cards}


def visits(seat: Seat) -> set[str]:
    return {f"visit {role}" for role, holder in seat.view["roles"].items() if holder >= 0}


READINGS: dict[str, Callable[[Seat], set[str]]] = {
    "round.pick": picks,
    "chapel.tuck": lambda seat: {"pass"} | {f"tuck {card}" for card in seat.hand},
    "builder.build": builds,
    "builder.cover": covers,
    "earthquake.quake": quakes,
    "free_build.build": free_builds,
    "visit.role": visits,
}


def spans(s: SanJuan, seat: Seat) -> tuple[int, int] | None:
    """How many a series that has just begun asks for: SJ 31, 37-39, 51-52, 71, 86, 88, 91."""
    ask = s.decision.ask if s.decision else ""
    plain = 1 + int(seat.picker)
    if ask == "trader.sell":
        most = plain + int(seat.library()) + int(seat.works("trading_post"))
        return 0, min(most, seat.me["goods"])
    if ask == "producer.produce":
        most = plain + int(seat.library()) + int(seat.works("aqueduct"))
        empty = sum(one["card"] in PLANTS and not one["loaded"] for one in seat.me["city"])
        asked = s.seats == 2 and seat.view["picked"] == 1 and seat.library()
        least = 0 if s.setting.letter else min(most - int(asked), empty)
        return least, min(most, empty)
    if ask == "limit.discard":
        over = len(seat.hand) - (12 if seat.works("tower") else 7)
        return over, over
    if ask == "councillor.keep":
        return 1, min(2 if seat.works("prefecture") else 1, seat.view["drawn"])
    return None


class Reader:
    """Follows a game and holds every answer against the second reading."""

    def __init__(self, s: SanJuan) -> None:
        self.s = s
        self.before = ("", -1)
        self.building: dict[bool, int] = {}
        self.sale: list[int] = []

    def play(self, code: int) -> None:
        s = self.s
        assert s.decision is not None
        now = (s.decision.ask, s.decision.seat)
        seat = Seat(s, s.decision.seat)
        if s.decision.ask in READINGS:
            assert {action.text for action in s.decision.actions} == READINGS[s.decision.ask](seat), s.decision
        span = spans(s, seat)
        if span is not None and now != self.before:
            assert (s.decision.least, s.decision.most) == span, s.decision
        self.before = now
        action = s.game.actions[code]
        self.expect(seat, action.text)
        happened: list[Event] = []
        s.events = happened
        s.apply(action)
        self.check(seat.view["tile"], [event(s.game, one, ALL) for one in happened])

    def expect(self, seat: Seat, answer: str) -> None:
        """What the building chosen will cost, with and without the library."""
        verb, *names = answer.split(" ")
        card = names[-1] if verb == "build" else seat.view["site"]
        if self.before[0] in ("builder.build", "builder.cover") and card:
            covered = -1
            for at, one in enumerate(seat.me["city"]):
                if verb == "cover" and (one["card"], one["loaded"]) == (names[-1], len(names) > 1):
                    covered = at
            self.building = {use: seat.price(card, covered, use) for use in (False, True)}

    def check(self, tile: int, happened: list[dict[str, int | str]]) -> None:
        read = False
        for one in happened:
            read = read or one["kind"] == "library"
            if one["kind"] == "paid" and not self.s.setting.letter:
                assert one["price"] == self.building[read], happened
            if one["kind"] == "sell":
                assert one["price"] == DATA["tiles"][tile]["prices"][GOOD_IDS.index(one["plant"])]
                self.sale.append(int(one["price"]))
            if one["kind"] == "earn":
                assert one["cards"] == sum(self.sale), happened
                self.sale = []


@pytest.mark.parametrize("seed", range(ODD))
def test_odd_positions_are_played_as_a_plain_reading_gives(seed: int) -> None:
    t, dice = odd(1000 + seed), random.Random(seed)
    reader = Reader(t.state)
    for _ in range(PLIES):
        if t.over:
            return
        reader.play(dice.choice(t.decision.actions).code)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("edition", ["first", "second"])
def test_games_are_played_as_a_plain_reading_gives(seats: int, edition: str) -> None:
    for seed in range(3):
        options = {"edition": edition, "events": "no" if seed == 1 else "yes", "start_hand": "yes" if seed else "no"}
        s, dice = san_juan().new(seats, options, seed), seeded(seed)
        assert isinstance(s, SanJuan)
        reader = Reader(s)
        while s.decision is not None:
            reader.play(choose(s.decision.actions, dice).code)
