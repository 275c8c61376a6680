"""Rich positions that random play seldom reaches: full of cranes, chapels, goods, libraries, short piles, events."""

from __future__ import annotations

import random

import pytest
from tests.games.san_juan.scenario import Scene, Spec, at, player, san_juan

from ludoteca.core.fingerprint import fingerprint
from ludoteca.core.protocol import PUBLIC
from ludoteca.games.san_juan.data import CARD_IDS, EVENT_IDS, GOOD_IDS, ROLE_IDS

PLANTS = CARD_IDS[:5]
VIOLET = CARD_IDS[5:]
PLIES = 40


class Box:
    """The cards that are left, as names; taken at random."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        counts = san_juan().cards.count
        self.cards = [name for name, count in zip(CARD_IDS, counts, strict=True) for _ in range(count)]

    def take(self, number: int, among: tuple[str, ...] = CARD_IDS, twice: bool = True) -> list[str]:
        found: list[str] = []
        for _ in range(number):
            fit = [card for card in self.cards if card in among and (twice or card not in found)]
            if fit:
                found.append(self.dice.choice(fit))
                self.cards.remove(found[-1])
        return found


def place(box: Box, top: str) -> str:
    """A building, sometimes on top of others, sometimes with tucked cards."""
    beneath = box.take(box.dice.choice((0, 0, 0, 1, 2)))
    beneath = [card for card in beneath if card != top]
    pile = [f"{card}+{card2}" for card in beneath for card2 in box.take(1)] if "chapel" in beneath else beneath
    tucked = "".join(f"+{card}" for card in box.take(box.dice.randrange(3))) if top == "chapel" else ""
    return "/".join([top + tucked, *pile])


def somebody(box: Box) -> Spec:
    dice = box.dice
    violet = box.take(dice.randrange(7), VIOLET, twice=False)
    for wanted in ("crane", "library", "black_market"):
        if dice.random() < 0.5 and wanted not in violet:
            violet += box.take(1, (wanted,))
    plants = box.take(dice.randrange(1, 5), PLANTS)
    good_of = dict(zip(PLANTS, GOOD_IDS, strict=True))
    goods = [good_of[plant] for plant in plants if dice.random() < 0.6]
    city = " ".join(place(box, card) for card in [*plants, *violet])
    hand = box.take(dice.randrange(10))
    shown = [card for card in sorted(set(hand)) if dice.random() < 0.1]
    return player(" ".join(hand), city, " ".join(goods), " ".join(box.take(dice.randrange(4))), " ".join(shown))


def odd(seed: int) -> Scene:
    dice = random.Random(seed)
    box = Box(dice)
    seats = dice.choice((2, 3, 4))
    people = [somebody(box) for _ in range(seats)]
    events = dice.random() < 0.5
    used = dice.sample(ROLE_IDS, dice.randrange(2))
    short = dice.random() < 0.4
    return at(
        dice.choice(("", "", "round_start")),
        *people,
        seats=seats,
        governor=0,
        owner=len(used),
        used=" ".join(used),
        face_up=" ".join(dice.sample(EVENT_IDS, dice.randrange(4))) if events else "",
        events=events,
        edition=dice.choice(("first", "second")),
        letter=dice.random() < 0.5,
        deck=" ".join(box.take(dice.randrange(8))) if short else None,
    )


@pytest.mark.parametrize("seed", range(120))
def test_odd_positions_can_be_played_on(seed: int) -> None:
    t, dice = odd(seed), random.Random(seed)
    for number in range(PLIES):
        if t.over:
            return
        assert t.menu, t.ask
        if number % 8 == 0:
            for who in (*range(t.state.seats), PUBLIC):
                other = t.state.determinize(who, seed)
                assert other.view(who) == t.state.view(who)
                assert fingerprint(other.determinize(who, 5)) == fingerprint(t.state.determinize(who, 5))
        t.play(dice.choice(t.menu))
