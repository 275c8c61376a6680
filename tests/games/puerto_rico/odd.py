"""Rich positions that random play seldom reaches: wharves, harbors, universities, short supplies, full boards."""

from __future__ import annotations

import random

from tests.games.puerto_rico.scenario import GAME, P, at

from ludoteca.games.puerto_rico.data import BUILDING_IDS, GOOD_IDS, ROLE_IDS
from ludoteca.games.puerto_rico.position import PuertoRico

SMALL, LARGE = BUILDING_IDS[:18], BUILDING_IDS[18:]


class Box:
    """What is left of the components, by name."""

    def __init__(self, dice: random.Random, seats: int) -> None:
        fresh = GAME.new(seats, {}, 1)
        assert isinstance(fresh, PuertoRico)
        setup = fresh.setup
        self.dice = dice
        self.stock = dict(zip(BUILDING_IDS, setup.stock, strict=True))
        self.goods = dict(zip(GOOD_IDS, setup.goods, strict=True))
        self.tiles = {**dict(zip(GOOD_IDS, setup.plantations, strict=True)), "quarry": setup.quarries}
        self.ships = setup.ships
        self.circles = dict(zip(BUILDING_IDS, setup.circles, strict=True))

    def some(self, pool: dict[str, int], name: str, most: int) -> int:
        number = min(self.dice.randrange(most + 1), pool[name])
        pool[name] -= number
        return number

    def city(self) -> str:
        dice = self.dice
        names = dice.sample(SMALL, dice.randrange(9)) + dice.sample(LARGE, dice.choice((0, 0, 1, 2)))
        words = []
        for name in names:
            if self.stock[name]:
                self.stock[name] -= 1
                words.append(f"{name}:{dice.randrange(self.circles[name] + 1) if dice.random() < 0.4 else 1}")
        return " ".join(words)

    def island(self) -> str:
        words, room = [], self.dice.choice((4, 8, 12))
        for name in self.tiles:
            number = self.some(self.tiles, name, min(room, 4))
            room -= number
            if number:
                words.append(f"{name} {number}/{self.dice.randrange(number + 1)}")
        return " ".join(words)

    def held(self, most: int) -> str:
        return " ".join(f"{name} {self.some(self.goods, name, most)}" for name in GOOD_IDS)

    def cargo(self) -> str:
        kinds: list[str] = self.dice.sample(GOOD_IDS, len(self.ships))
        loads = []
        for kind, spaces in zip(kinds, self.ships, strict=True):
            number = self.some(self.goods, kind, spaces - 1) if self.dice.random() < 0.6 else 0
            loads.append(f"{kind}:{number}" if number else "-")
        return " ".join(loads)

    def house(self) -> str:
        kinds = [kind for kind in self.dice.sample(GOOD_IDS, self.dice.randrange(4)) if self.goods[kind]]
        for kind in kinds:
            self.goods[kind] -= 1
        return " ".join(f"{kind} 1" for kind in kinds)


def odd(seed: int, **options: str) -> PuertoRico:
    """A position just before a pick or at the start of a role's phase."""
    dice = random.Random(seed)
    seats = dice.choice((2, 3, 4, 5))
    box = Box(dice, seats)
    people = [
        P(box.held(4), box.island(), box.city(), dice.randrange(13), dice.randrange(3), dice.randrange(20))
        for _ in range(seats)
    ]
    ships, house, row = (
        box.cargo(),
        box.house(),
        " ".join(f"{good} {box.some(box.tiles, good, 2)}" for good in GOOD_IDS),
    )
    stacks = " ".join(f"{good} {box.some(box.tiles, good, 2)}" for good in GOOD_IDS)
    discards = " ".join(f"{good} {box.some(box.tiles, good, 2)}" for good in GOOD_IDS)
    owner = dice.randrange(seats)
    return at(
        dice.choice(("round", *ROLE_IDS[:6])),
        people,
        owner=owner,
        governor=dice.randrange(seats),
        options=options,
        ships=ships,
        house=house,
        row=row,
        stacks=stacks,
        discards=discards,
        colonists=dice.choice((0, 1, 3, 9, 30)),
        aboard=dice.randrange(7),
        chips=dice.choice((0, 3, 40)) + 1,
        quarries=dice.randrange(3),
    )
