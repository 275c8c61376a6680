"""Why matches between people draw from another generator: a seat that counts cards knows all hands and the pile.

A seat sees its own draws and the price tiles. How many cards of a kind the draw pile holds it can only guess, because
others hold some of them, but a guess that is off by a card or two is good enough (`tests/core/lattice.py`).
"""

from __future__ import annotations

import random
from math import sqrt

import pytest
from tests.core.lattice import Told, about, recover, told

from ludoteca.core.chance import EVERYBODY, Chance
from ludoteca.core.match import Match
from ludoteca.core.notation import find
from ludoteca.core.protocol import ALL
from ludoteca.core.registry import game
from ludoteca.games.san_juan.position import SanJuan
from ludoteca.games.san_juan.secrets import gather

WATCHED = 60


class Counting(Chance):
    """The generator of a match, with a seat beside it that notes what each draw it sees tells."""

    def __init__(self, match: Match, seat: int) -> None:
        super().__init__(match.state.chance.state)
        assert isinstance(match.state, SanJuan)
        self.s = match.state
        self.seat = seat
        self.number = len(match.start_draws)
        self.guesses: list[Told] = []
        self.sure: list[Told] = []

    def pick(self, counts: list[int], total: int, kind: int, seen: int) -> int:
        value = super().pick(counts, total, kind, seen)
        if seen == EVERYBODY:
            self.guesses.append(told(self.number, value, counts))
            self.sure.append(self.guesses[-1])
        elif seen == self.seat:
            self.count(value, total)
        self.number += 1
        return value

    def count(self, card: int, total: int) -> None:
        """The cards it cannot place, in order of kind, and of these the draw pile is any `total`."""
        pile = unplaced(self.s, self.seat)
        before, after = sum(pile[:card]), sum(pile[: card + 1])
        hidden = sum(pile) - total
        share = total / sum(pile)
        place = (before + after) / 2 / sum(pile)
        missing = hidden * place * (1 - place) * share
        spread = sqrt(missing + ((after - before) * share) ** 2 / 12)
        self.guesses.append(about(self.number, place * total, spread, total))
        self.sure.append(Told(self.number, max(0, before - hidden), min(total, after), total))


def unplaced(s: SanJuan, seat: int) -> list[int]:
    """The cards, by kind, of which a seat does not know whether they lie in the draw pile."""
    pile = s.deck[:]
    for other, player in enumerate(s.players):
        gather(pile, player, other == seat)
    for card in s.unseen if s.drawn_by in (-1, seat) else s.unseen + s.drawn:
        pile[card] += 1
    return pile


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_seat_that_counts_cards_knows_all_hands_and_the_pile(seed: int, seat: int) -> None:
    match = Match(game("san-juan"), 2, {}, seed)
    start = match.state.view(ALL)
    counting = Counting(match, seat)
    match.state.chance = counting
    dice = random.Random(seed)
    while match.decision is not None:
        match.play(dice.choice(match.decision.actions).code)
    state = recover(counting.guesses[:WATCHED], counting.sure[:WATCHED])
    assert state is not None
    again = match.game.start(2, match.options, Chance(state))
    assert again.view(ALL) == start
    for row in match.rows:
        again.apply(find(match.game, row.text))
    assert len(counting.guesses) > WATCHED
    assert again.view(ALL) == match.state.view(ALL)
