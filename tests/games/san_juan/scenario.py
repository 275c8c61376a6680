"""Positions of San Juan for tests: start in the middle of a phase, name the cards that will be drawn, play by text.

    t = at("builder", player(hand="statue", city="crane coffee_roaster"))
    t.play("build statue", "cover coffee_roaster")

Cards are named by their ids, separated by spaces; `smithy*3` is three of them. In a city `palace/chapel+2` is a palace
over a chapel that holds two tucked cards, `chapel+well` a chapel that holds a well. With `draws` the cards to come are
given and one draw more is an error; without it they come from a seed.
"""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

from tests.games import scene
from tests.games.scene import words

from ludoteca.core.chance import scripted, seeded
from ludoteca.core.protocol import PUBLIC
from ludoteca.core.registry import build, game, remember
from ludoteca.games.san_juan.data import CARD_IDS, EVENT_IDS, GOOD_IDS, ROLE_IDS
from ludoteca.games.san_juan.meta import SanJuanGame, new_player, table
from ludoteca.games.san_juan.packed import as_good, plant_of
from ludoteca.games.san_juan.player import Player
from ludoteca.games.san_juan.position import SanJuan
from ludoteca.games.san_juan.round import BEGIN, PICKS, Round

MODULE = "ludoteca.games.san_juan.meta"
KIND_IDS = CARD_IDS + EVENT_IDS
ROUND_START = "round_start"


class Spec:
    """What lies in front of one player, in words."""

    def __init__(self, hand: str, city: str, goods: str, discarded: str, shown: str, library_used: bool) -> None:
        self.hand = hand
        self.city = city
        self.goods = goods
        self.discarded = discarded
        self.shown = shown
        self.library_used = library_used


def player(
    hand: str = "",
    city: str = "indigo_plant",
    goods: str = "",
    discarded: str = "",
    shown: str = "",
    library_used: bool = False,
) -> Spec:
    """`goods` are named by their plants' goods (`indigo tobacco`), or with the hidden card: `indigo=earthquake`."""
    return Spec(hand, city, goods, discarded, shown, library_used)


def at(
    phase: str = "",
    *players: Spec,
    seats: int = 0,
    owner: int = 0,
    governor: int = 0,
    used: str = "",
    second_pick: bool = False,
    draws: str | None = None,
    deck: str | None = None,
    discards: str = "",
    open_discards: str = "",
    face_up: str = "",
    events: bool = False,
    edition: str = "first",
    letter: bool = False,
    prices: list[int] | None = None,
) -> Scene:
    """A position in which seat `owner` has just picked the role `phase`, or is about to pick (""), or a round begins
    (`round_start`). Seats not described have an indigo plant and no cards. The draw pile holds what is left of the box,
    or exactly `deck`. `prices` replaces all five price tiles."""
    seats = seats or max(len(players), 3)
    rules = san_juan() if prices is None else with_prices(prices)
    specs = [*players, *(player() for _ in range(seats - len(players)))]
    left = rules.cards.count + [1 if events or face_up else 0] * len(EVENT_IDS)
    found = [lay_out(spec, left) for spec in specs]
    unseen, opened, up = (take(left, names) for names in (discards, open_discards, face_up))
    if deck is not None:
        left = counts(deck)
    for number, person in enumerate(found):
        lay_goods(person, specs[number].goods, left, deck is None)
    taken = [ROLE_IDS.index(role) for role in used.split()]
    holders = [governor if role in taken else -1 for role in range(len(ROLE_IDS))]
    picked = 2 if second_pick else (owner - governor) % seats
    s = table(rules, seeded(1), rules.setting(edition == "second", letter), found, left, governor)
    s.unseen, s.opened = unseen, opened
    s.rounds, s.picked, s.holders = 2, picked, holders
    s.taken = sum(1 << role for role in taken)
    s.face_up = sum(1 << (kind - len(CARD_IDS)) for kind in up)
    s.push(Round(BEGIN if phase == ROUND_START else PICKS))
    s.chance = seeded(1) if draws is None else scripted([index(name) for name in words(draws)])
    s.events = []
    s.run()
    made = Scene(s)
    return made if phase in ("", ROUND_START) else made.play(f"role {phase}")


class Scene(scene.Scene[SanJuan]):
    """A position of San Juan."""

    def passes(self, times: int) -> Scene:
        return self.play(*["pass"] * times)

    def hand(self, seat: int = 0) -> str:
        return ids(self.state.players[seat].hand)

    def size(self, seat: int = 0) -> int:
        return len(self.state.players[seat].hand)

    def city(self, seat: int = 0) -> str:
        return ids(self.state.players[seat].city())

    def goods(self, seat: int = 0) -> str:
        return " ".join(GOOD_IDS[plant_of(good)] for good in sorted(self.state.players[seat].goods))

    def discarded(self, seat: int = 0) -> str:
        """What this seat put on the discards since the last shuffle."""
        return ids(sorted(self.state.players[seat].known))

    @property
    def unseen(self) -> str:
        return ids(sorted(self.state.unseen))

    @property
    def opened(self) -> str:
        return ids(sorted(self.state.opened))

    @property
    def discards(self) -> int:
        s = self.state
        return len(s.unseen) + len(s.opened) + sum(len(person.known) for person in s.players)

    @property
    def face_up(self) -> str:
        return " ".join(name for bit, name in enumerate(EVENT_IDS) if self.state.is_up(bit))

    def seen(self, who: int) -> dict[str, Any]:
        """The view of a seat (or PUBLIC, ALL)."""
        return dict(self.state.view(who))

    def places(self, seat: int = 0) -> list[dict[str, Any]]:
        """The city of a seat as everybody sees it: card, loaded, covers, tucked, fresh."""
        found: list[dict[str, Any]] = self.seen(PUBLIC)["players"][seat]["city"]
        return found

    def score(self, seat: int = 0) -> int:
        return self.state.scores()[seat]

    def paid(self) -> int:
        """The price of the last building."""
        price = self.told("paid")[-1]["price"]
        assert isinstance(price, int)
        return price


def san_juan() -> SanJuanGame:
    found = game("san-juan")
    assert isinstance(found, SanJuanGame)
    return found


def component_data() -> dict[str, Any]:
    """The component file, parsed afresh."""
    data: dict[str, Any] = json.loads(resources.files("ludoteca.data").joinpath("san_juan.json").read_bytes())
    return data


def with_prices(prices: list[int]) -> SanJuanGame:
    """The game with five equal price tiles that no box contains."""
    data = component_data()
    for tile in data["tiles"]:
        tile["prices"] = prices
    made = remember(build(MODULE, {"san_juan.json": json.dumps(data).encode()}))
    assert isinstance(made, SanJuanGame)
    return made


def index(name: str) -> int:
    """The number of a card, an event or a price tile (`tile_11223`)."""
    if name.startswith("tile_"):
        return [tile["id"] for tile in component_data()["tiles"]].index(name)
    return KIND_IDS.index(name)


def ids(cards: list[int]) -> str:
    return " ".join(KIND_IDS[card] for card in cards)


def counts(names: str) -> list[int]:
    numbers = [0] * len(KIND_IDS)
    for name in words(names):
        numbers[KIND_IDS.index(name)] += 1
    return numbers


def take(left: list[int], names: str) -> list[int]:
    """Take named cards out of those that are left; sorted."""
    cards = sorted(KIND_IDS.index(name) for name in words(names))
    for card in cards:
        left[card] -= 1
        assert left[card] >= 0, f"the deck has no more {KIND_IDS[card]}"
    return cards


def any_card(left: list[int]) -> int:
    """Some building of which many are left."""
    card = max(range(len(CARD_IDS)), key=lambda kind: left[kind])
    left[card] -= 1
    return card


def lay_out(spec: Spec, left: list[int]) -> Player:
    person = new_player()
    person.plants = [0] * 5
    person.hand, person.known = take(left, spec.hand), take(left, spec.discarded)
    person.read = spec.library_used
    person.shown = sorted(KIND_IDS.index(name) for name in words(spec.shown))
    for word in spec.city.split():
        for name in words(word):
            pile(person, name.split("/"), left)
    person.fresh = 0
    return person


def pile(person: Player, stack: list[str], left: list[int]) -> None:
    """Build one place of the city from the bottom up."""
    below = -1
    for level in reversed(stack):
        name, *tucked = level.split("+")
        (kind,) = take(left, name)
        if below < 0:
            person.put(kind)
        else:
            person.cover(below, kind)
        below = kind
        for what in tucked:
            cards = [any_card(left) for _ in range(int(what))] if what.isdigit() else take(left, what)
            for card in cards:
                person.gain(card)
                person.tuck(card, kind)


def lay_goods(person: Player, names: str, left: list[int], from_deck: bool) -> None:
    """Goods, each with a card that nobody has seen: a named one, or any."""
    for word in words(names):
        good, _, name = word.partition("=")
        plant = GOOD_IDS.index(good)
        assert person.plants[plant] > person.loaded(plant), f"no empty plant for {good}"
        card = KIND_IDS.index(name or CARD_IDS[0])
        if from_deck:
            card = take(left, name)[0] if name else any_card(left)
        person.goods.append(as_good(plant, card))


def tucked(made: Scene, seat: int = 0) -> str:
    return ids(sorted(made.state.players[seat].cards_under(True)))
