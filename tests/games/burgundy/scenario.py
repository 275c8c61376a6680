"""A table in the middle of a turn: seat 0 is up with two dice, and only what a test names is there.

Hexes of duchy 1, by number, with colour and die:

           0 P6   1 C5   2 C4   3 M3
        4 P2   5 P1   6 C6   7 M5   8 B4
     9 P5  10 P4  11 B3  12 M1  13 B2  14 B3
  15 S6  16 S1  17 S2  18 C6  19 S5  20 S4  21 S1
    22 B2  23 B5  24 X4  25 B3  26 B1  27 P2
       28 B6  29 X1  30 M2  31 B5  32 B6
          33 X3  34 M4  35 M1  36 B3
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from ludoteca.core.chance import Chance, seeded
from ludoteca.core.match import Match
from ludoteca.core.notation import legal
from ludoteca.core.protocol import State
from ludoteca.core.registry import game
from ludoteca.games.burgundy import tell
from ludoteca.games.burgundy.actions import space_id
from ludoteca.games.burgundy.data import CASTLE_TILE, GOODS, NONE
from ludoteca.games.burgundy.estate import Estate, new_estate
from ludoteca.games.burgundy.meta import BurgundyGame
from ludoteca.games.burgundy.phases.turn import NO_DIE, Turn
from ludoteca.games.burgundy.position import Burgundy
from ludoteca.games.burgundy.round import Course, Phase, Round
from ludoteca.games.burgundy.show.preview import BurgundyPreview
from ludoteca.i18n.texts import Texts
from ludoteca.i18n.voice import Speech
from ludoteca.terminal.draw.burgundy import BurgundyDrawing

START = 18  # the castle in the middle of duchy 1
SPACE_IDS = [space_id(space) for space in range(24)]


@cache
def burgundy() -> BurgundyGame:
    found = game("burgundy")
    assert isinstance(found, BurgundyGame)
    return found


class Table:
    """A position with a hand on it: plays by text, and remembers what was told."""

    def __init__(self, s: Burgundy) -> None:
        self.s = s
        s.events = []

    @property
    def ask(self) -> str:
        return self.s.decision.ask if self.s.decision is not None else "over"

    @property
    def seat(self) -> int:
        assert self.s.decision is not None
        return self.s.decision.seat

    @property
    def menu(self) -> list[str]:
        assert self.s.decision is not None
        return [action.text for action in self.s.decision.actions]

    def offers(self, verb: str) -> list[str]:
        """The answers with that verb, without it."""
        return [text.removeprefix(f"{verb} ") for text in self.menu if text.split()[0] == verb]

    def play(self, *texts: str) -> Table:
        for text in texts:
            self.s.apply(legal(self.s.game, self.s.decision, text))
        return self

    def me(self, seat: int = 0) -> Estate:
        return self.s.estate(seat)

    def tile(self, hex_: int, seat: int = 0) -> str | None:
        kind = self.me(seat).tiles[hex_]
        return burgundy().pieces.ids[kind] if kind != NONE else None

    def storage(self, seat: int = 0) -> list[str]:
        return [burgundy().pieces.ids[kind] for kind in self.me(seat).storage]

    def points(self, seat: int = 0) -> dict[str, int]:
        """What was scored so far, by source."""
        return {source: n for source, n in zip(self.s.game.sources, self.s.players[seat].points, strict=True) if n}

    def told(self, kind: int) -> list[tuple[int, int, int]]:
        return [(event.a, event.b, event.c) for event in self.s.events or [] if event.kind == kind]

    def seen(self, who: int = 0) -> Any:
        """The view of a seat."""
        return self.s.view(who)

    def facts(self, text: str) -> Mapping[str, object]:
        return BurgundyPreview(burgundy()).facts(self.s, legal(self.s.game, self.s.decision, text))

    def blocked(self) -> dict[str, tuple[str, str]]:
        return {item["target"]: (item["reason"], item["rule"]) for item in BurgundyPreview(burgundy()).blocked(self.s)}

    def trail(self) -> list[str]:
        return BurgundyPreview(burgundy()).trail(self.s)


def at(
    dice: tuple[int, int] = (1, 2),
    *,
    seats: int = 2,
    duchy: str = "1",
    phase: str = "A",
    round_: int = 1,
    start: int = START,
    tiles: Mapping[int, str] | None = None,
    storage: Sequence[str] = (),
    goods: Mapping[int, int] | None = None,
    sold: Mapping[int, int] | None = None,
    workers: int = 0,
    silver: int = 0,
    monasteries: Sequence[int] = (),
    depots: Mapping[str, str] | None = None,
    black: Mapping[int, str] | None = None,
    wares: Mapping[int, Sequence[int]] | None = None,
    order: Sequence[int] | None = None,
    turns: Sequence[int] | None = None,
    last: bool = False,
    chosen: Mapping[str, str] | None = None,
    **options: str,
) -> Table:
    """Seat 0 in its turn. Goods and depots are numbered from 1; `wares` lists the goods in a depot; with `last` it is
    the last turn of the round. `chosen` are options too, for names that mean something else here."""
    s = blank(seats, duchy, {**(chosen or {}), **options})
    s.phase = "ABCDE".index(phase)
    s.round = round_ - 1
    s.white = 1
    s.lane = [0] * (5 - round_)
    e = s.estate(0)
    lay(s, e, start, "castle")
    for hex_, tile in (tiles or {}).items():
        lay(s, e, hex_, tile)
    for number in monasteries:
        e.monasteries |= 1 << number
    e.storage = sorted(burgundy().pieces.ids.index(tile) for tile in storage)
    e.goods = counts(goods)
    e.sold = counts(sold)
    e.workers, e.silver = workers, silver
    for space, tile in (depots or {}).items():
        s.spaces[SPACE_IDS.index(space)] = burgundy().pieces.ids.index(tile)
    for place, tile in (black or {}).items():
        s.spaces[23 + place] = burgundy().pieces.ids.index(tile)
    for depot, lying in (wares or {}).items():
        for good in lying:
            s.wares[(depot - 1) * GOODS + good - 1] += 1
    s.order = list(order) if order is not None else list(range(seats))
    player = s.players[0]
    player.first, player.second = dice
    player.spent = 0
    going = list(turns) if turns is not None else list(s.order)
    done = len(going) if last else going.index(0) + 1
    s.stack = [
        Course(s.phase + 1),
        Phase(len(s.setting.phase_start) + round_),
        Round(going, done),
        Turn(0, NO_DIE),
    ]
    s.run()
    return Table(s)


def blank(seats: int, duchy: str, options: Mapping[str, str]) -> Burgundy:
    """A started game with nothing on the table but full bags, and the start castles of the others."""
    rules = burgundy()
    s = rules.start(seats, rules.settle(seats, {"duchies": duchy, **options}), seeded(1))
    assert isinstance(s, Burgundy)
    while s.decision is not None and s.decision.ask.startswith("setup"):
        s.apply(s.decision.actions[0])
    s.spaces = [NONE] * len(s.spaces)
    s.wares = [0] * len(s.wares)
    for number, before in enumerate(s.estates):
        e = new_estate(s.board(before), before.duchy, rules.pieces)
        e.silver = 0
        e.parts = before.parts
        s.estates[number] = e
        if number:
            cell = next(cell for cell in range(len(e.tiles)) if s.board(e).colour[cell] == 0)
            lay(s, e, cell, "castle")
    return s


def lay(s: Burgundy, e: Estate, hex_: int, tile: str) -> None:
    """A tile placed long ago."""
    kind = burgundy().pieces.ids.index(tile)
    e.cover(s.board(e), hex_, kind)
    if kind != CASTLE_TILE:
        s.setting.tiles[kind].laid(e, s.board(e), hex_)


def counts(goods: Mapping[int, int] | None) -> list[int]:
    return [(goods or {}).get(number, 0) for number in range(1, GOODS + 1)]


class Staged(BurgundyGame):
    """A game that starts in a given position, so that a `Match` can be played from it."""

    def __init__(self, table: Table) -> None:
        rules = burgundy()
        super().__init__(rules.pieces, rules.boards, rules.plates, rules.draws, rules.data, rules.expansions)
        self.actions = rules.actions
        self.first = table.s.clone()

    def start(self, seats: int, options: dict[str, str], chance: Chance) -> State:
        s = self.first.clone()
        s.chance = chance
        s.events = []
        return s


def match(table: Table) -> Match:
    return Match(Staged(table), table.s.seats, {}, 1)


def total(table: Table, seat: int = 0) -> int:
    return sum(table.points(seat).values())


def aloud(table: Table) -> str:
    """The table as a terminal reads it to seat 0, in small letters."""
    rules = burgundy()
    speech = Speech(Texts("en", "burgundy", strict=True), rules, ("Anna", "Bea", "Carlo", "Dino"), 0)
    return "\n".join(BurgundyDrawing(rules, table.s.setting.options, speech).aloud(table.s.view(0))).lower()


__all__ = ["START", "Table", "aloud", "at", "blank", "burgundy", "lay", "match", "tell", "total"]
