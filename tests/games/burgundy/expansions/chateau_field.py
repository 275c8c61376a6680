"""A table at which Châteauma is up: only what a test names is there, and its die falls as the test says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.burgundy.scenario import Table, at, burgundy, counts

from ludoteca.core.chance import scripted
from ludoteca.games.burgundy.data import NONE
from ludoteca.games.burgundy.expansions.chateau import told
from ludoteca.games.burgundy.expansions.chateau.part import LEFT, RIGHT, Rival, rival
from ludoteca.games.burgundy.expansions.chateau.printed import CARDS, MOST_HEXES
from ludoteca.games.burgundy.position import Burgundy

__all__ = ["LEFT", "RIGHT", "Field", "field", "told"]

Tiles = Mapping[int, str]
ALONE = {"chateau": "medium"}


def started(seats: int = 1, seed: int = 1, **options: str) -> Burgundy:
    s = burgundy().new(seats, {**ALONE, **options}, seed)
    assert isinstance(s, Burgundy)
    return s


def kind_of(tile: str) -> int:
    return burgundy().pieces.ids.index(tile)


class Field(Table):
    """Numbers of cards, hexes, depots and goods are those printed: from 1 on."""

    @property
    def r(self) -> Rival:
        return rival(self.s)

    def turn(self, die: int = 1, *cards: int) -> Field:
        """Its whole turn; then these cards are drawn."""
        s = self.s
        s.chance = scripted([die - 1, *(card - 1 for card in cards)], strict=False)
        assert s.setting.actor is not None
        s.setting.actor.act(s, s.seats)
        return self

    def cards(self) -> list[int]:
        return [card + 1 for card in self.r.cards]

    def card(self, side: int) -> list[str | None]:
        """What lies on a card."""
        size = self.r.terms.prints.cards[self.r.cards[side]].size
        laid = self.r.laid[side * MOST_HEXES : side * MOST_HEXES + size]
        return [burgundy().pieces.ids[kind] if kind != NONE else None for kind in laid]

    def reserve(self) -> list[str]:
        return [burgundy().pieces.ids[kind] for kind in self.r.reserve]

    def wild(self) -> list[str]:
        return [burgundy().pieces.ids[kind] for kind in self.r.wild]

    def duchy(self) -> list[str]:
        """The tiles that lie on spaces of its duchy, without those stacked upon others."""
        return [burgundy().pieces.ids[kind] for kind in self.r.spaces if kind >= 0]

    def space(self, where: str) -> str | None:
        """What lies in a depot (`2.1`), or in the black one (`3`)."""
        kind = self.s.spaces[self.s.rules.space_ids.index(where)]
        return burgundy().pieces.ids[kind] if kind != NONE else None

    def gained(self) -> dict[str, int]:
        return self.points(self.s.seats)


def field(
    cards: tuple[int, int] = (7, 3),
    *,
    seats: int = 1,
    white: int = 1,
    phase: str = "A",
    left: Tiles | None = None,
    right: Tiles | None = None,
    reserve: Sequence[str] = (),
    wild: Sequence[str] = (),
    duchy: Sequence[str] = (),
    goods: Mapping[int, int] | None = None,
    silver: int = 0,
    depots: Mapping[str, str] | None = None,
    black: Mapping[int, str] | None = None,
    wares: Mapping[int, Sequence[int]] | None = None,
    chateau: str = "medium",
    **options: Any,
) -> Field:
    """Châteauma with two cards, tiles on their hexes, in its reserve and in its duchy. Options whose names mean
    something else here go by `chosen`."""
    s = at(
        seats=seats, phase=phase, depots=depots, black=black, wares=wares, order=[*range(seats), seats],
        chateau=chateau, **options,
    ).s  # fmt: skip
    s.white = white
    r = rival(s)
    r.cards = [card - 1 for card in cards]
    deck = [0] * CARDS
    for card in r.terms.prints.deck(r.terms.vineyards):
        deck[card] = int(card not in r.cards)
    r.deck = deck
    r.laid = [NONE] * (2 * MOST_HEXES)
    for side, tiles in ((LEFT, left), (RIGHT, right)):
        for hex_, tile in (tiles or {}).items():
            r.lay(side, hex_ - 1, kind_of(tile), face_down=False)
    r.reserve = [kind_of(tile) for tile in reserve]
    r.wild = [kind_of(tile) for tile in wild]
    for tile in duchy:
        settle(r, kind_of(tile))
    r.goods = counts(goods)
    r.silver = silver
    return Field(s)


def settle(r: Rival, kind: int) -> None:
    """A tile that moved to the duchy long ago."""
    colour = burgundy().pieces.colour[kind]
    spaces = r.spaces[:]
    at = next(at for at, other in enumerate(r.terms.prints.colours) if other == colour and spaces[at] == NONE)
    spaces[at] = kind
    r.spaces = spaces
