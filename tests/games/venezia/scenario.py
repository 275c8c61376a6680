"""Positions of Venezia for tests: start at any point of a turn, name what will be drawn, play by text.

    t = at("cards", player(hand="ponte*2", at=16), player(front="ponte", at=22), drained="E12 D05")
    t.play("play ponte", "play ponte", "built", "site P11")

Cards are named by type, separated by spaces; `casa*2` is two of them. Pieces are `type place`, separated by semicolons:
`casa A05; palazzo A06 A07; ponte P03`. With `draws` everything to come is given and one draw more is an error: a card
by its type, a swamp token as `s2`, a treasure as `t5`. Without it things come from a seed.
"""

from __future__ import annotations

from typing import Any

from tests.games import scene
from tests.games.scene import words

from ludoteca.core.chance import scripted, seeded
from ludoteca.core.match import Match
from ludoteca.core.registry import game
from ludoteca.games.venezia.board import BRIDGE
from ludoteca.games.venezia.data import KIND_IDS, KINDS, PAWNS, VALUES
from ludoteca.games.venezia.ground import Menus
from ludoteca.games.venezia.meta import VeneziaGame
from ludoteca.games.venezia.player import Player
from ludoteca.games.venezia.position import Venezia
from ludoteca.games.venezia.round import BEGIN, CARDS, DRAIN, DRAW, Turn
from ludoteca.games.venezia.scoring import SOURCE_COUNT

STARTS = {"turn": BEGIN, "cards": CARDS, "drain": DRAIN, "draw": DRAW}


class Spec:
    """One party, in words."""

    def __init__(
        self, hand: str, front: str, pawns: str, tokens: str, at: int, shown: str, seated: bool = True
    ) -> None:
        self.hand = hand
        self.front = front
        self.pawns = pawns
        self.tokens = tokens
        self.at = at
        self.shown = shown
        self.seated = seated


def player(
    hand: str = "", front: str = "", pawns: str | None = None, tokens: str = "", at: int = 0, shown: str = ""
) -> Spec:
    """`front` are cards in unfinished buildings, `pawns` the master builders held (all of `front` if left out),
    `tokens` values of gold, `at` the gondola."""
    return Spec(hand, front, front if pawns is None else pawns, tokens, at, shown)


def imaginary(front: str = "", pawns: str | None = None) -> Spec:
    """The third party of a two-player game."""
    return Spec("", front, front if pawns is None else pawns, "", 0, "", False)


def at(
    start: str = "cards",
    *players: Spec,
    seats: int = 0,
    active: int = 0,
    drained: str = "",
    built: str = "",
    opened: str = "",
    discards: str = "",
    deck: str | None = None,
    chest: str | None = None,
    supply: str = "",
    draws: str | None = None,
    **options: str,
) -> Scene:
    """Seat `active` is about to begin its turn (`turn`), to play cards, to drain or to draw. Seats not described own
    nothing; an `imaginary` party after two players makes it a two-player game. `drained` are hexes or whole quarters;
    `supply` sets what is left of a type (`casa*1`). The deck holds what is left of the box, or exactly `deck`; the
    chest what is left of the treasures, or exactly `chest`."""
    seats = seats or max(len(players), 3) - (0 if not players or players[-1].seated else 1)
    rules = venezia()
    s = rules.start(seats, rules.settle(seats, options), seeded(1))
    assert isinstance(s, Venezia)
    left = rules.board.cards[:]
    specs = [*players, *(player() for _ in range(seats - len(players)))]
    s.pawns = [-1] * PAWNS
    tokens = s.bog + s.chest
    for party, spec in enumerate(specs):
        s.players[party] = lay_out(s, party, spec, left, tokens)
    s.bog, s.chest = tokens[:3], tokens[3:] if chest is None else counts_of(chest)[3:]
    s.at = [spec.at for spec in specs[:seats]]
    s.earned = [0] * (len(specs) * SOURCE_COUNT)
    s.opened = sum(1 << kind for kind, number in enumerate(take(left, opened)) if number)
    s.discard = take(left, discards)
    s.discard_size = sum(s.discard)
    s.deck = left if deck is None else kinds(deck)
    s.deck_size = sum(s.deck)
    change_map(s, drained, built)
    for kind, number in enumerate(kinds(supply)):
        s.supply[kind] = number or s.supply[kind]
    s.stack = [Turn(active, STARTS[start], False, False)]
    s.chance = seeded(1) if draws is None else scripted([drawn(word) for word in words(draws)])
    s.events = []
    s.run()
    return Scene(s)


class Scene(scene.Scene[Venezia]):
    """A position of Venezia."""

    def hand(self, seat: int = 0) -> str:
        return names(self.state.players[seat].hand)

    def front(self, seat: int = 0) -> str:
        return names(self.state.players[seat].front)

    def tokens(self, seat: int = 0) -> list[int]:
        tokens = self.state.players[seat].tokens
        return [value for value in range(VALUES - 1, -1, -1) for _ in range(tokens[value])]

    @property
    def at(self) -> list[int]:
        return self.state.at

    def pawn(self, kind: str) -> int:
        """Who holds a master builder, -1 for the board."""
        return self.state.pawns[KIND_IDS.index(kind)]

    @property
    def discards(self) -> str:
        return names(self.state.discard)

    @property
    def opened(self) -> str:
        return " ".join(KIND_IDS[kind] for kind in range(KINDS) if (self.state.opened >> kind) & 1)

    @property
    def pieces(self) -> list[str]:
        """What was built since the set-up."""
        found = self.state.ground.pieces[len(self.state.board.printed) :]
        return [f"{KIND_IDS[piece % KINDS]} {self.state.board.site_ids[piece // KINDS]}" for piece in found]

    def houses(self, quarter: str) -> int:
        return self.state.ground.houses[self.state.board.quarters.index(quarter)]

    def view(self, who: int = 0) -> Any:
        return self.state.view(who)

    def blocked(self) -> dict[str, tuple[str, str]]:
        """By what cannot be chosen the reason and its rule; the gold, which goes with most questions, is left out."""
        found = {one["target"]: (one["reason"], one["rule"]) for one in venezia().preview().blocked(self.state)}
        return {target: why for target, why in found.items() if target != "tokens:own"}


def venezia() -> VeneziaGame:
    found = game("venezia")
    assert isinstance(found, VeneziaGame)
    return found


def scene_of(match: Match) -> Scene:
    assert isinstance(match.state, Venezia)
    return Scene(match.state)


def drawn(word: str) -> int:
    """The outcome of a draw: a card, a swamp `s0` to `s2`, a treasure `t3` to `t6`."""
    if word in KIND_IDS:
        return KIND_IDS.index(word)
    return int(word[1:]) - (3 if word[0] == "t" else 0)


def kinds(text: str) -> list[int]:
    numbers = [0] * KINDS
    for word in words(text):
        numbers[KIND_IDS.index(word)] += 1
    return numbers


def names(numbers: list[int]) -> str:
    return " ".join(KIND_IDS[kind] for kind in range(KINDS) for _ in range(numbers[kind]))


def counts_of(tokens: str) -> list[int]:
    numbers = [0] * VALUES
    for word in words(tokens):
        numbers[int(word)] += 1
    return numbers


def take(left: list[int], text: str) -> list[int]:
    """Take cards out of those that are left; counts by type."""
    numbers = kinds(text)
    for kind, number in enumerate(numbers):
        left[kind] -= number
        assert left[kind] >= 0, f"there are no more {KIND_IDS[kind]} cards"
    return numbers


def lay_out(s: Venezia, party: int, spec: Spec, left: list[int], tokens: list[int]) -> Player:
    hand = take(left, spec.hand)
    front = take(left, spec.front)
    own = counts_of(spec.tokens)
    for value, number in enumerate(own):
        tokens[value] -= number
    for kind in set(words(spec.pawns)):
        s.pawns[KIND_IDS.index(kind)] = party
    return Player(hand, sum(hand), kinds(spec.shown), front, 0, own, [0] * VALUES)


def change_map(s: Venezia, drained: str, built: str) -> None:
    """Drain hexes and whole quarters, then put pieces; the hexes of a piece are drained as well."""
    board = s.board
    dry = [hex for hex in board.marshes if board.hexes[hex] in drained.split()]
    dry += [hex for hex in board.marshes if board.quarters[board.quarter[hex]] in drained.split()]
    pieces = [(KIND_IDS.index(text.split()[0]), site(s, text)) for text in built.split(";") if text.strip()]
    for _, place in pieces:
        dry += [hex for hex in board.sites[place] if hex in board.marshes]
    ground = s.ground
    for hex in dry:
        ground = ground.drained(board, hex)
    for kind, place in pieces:
        ground = ground.with_piece(board, kind, place)
        s.supply[kind] -= 1
    s.ground = ground
    targets = {f"hex:{board.hexes[hex]}" for hex in dry}
    drains = [action for action in s.menus.drains if not targets.intersection(action.targets)]
    s.menus = Menus(drains, s.menus.opens)


def site(s: Venezia, text: str) -> int:
    """The site of a piece: hexes, or the name of a bridge."""
    name = " ".join(text.split()[1:])
    return s.board.site_ids.index(name, s.board.first[BRIDGE] if name.startswith("P") else 0)
