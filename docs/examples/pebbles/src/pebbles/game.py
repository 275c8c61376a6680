"""The game as Ludoteca sees it. The entry point `ludoteca.games` names `game`."""

from __future__ import annotations

from collections.abc import Mapping

from librt.vecs import vec
from mypy_extensions import i16

from ludoteca.core.chance import Chance
from ludoteca.core.features import put, put_list, put_zeros
from ludoteca.core.pieces import Piece
from ludoteca.core.protocol import PUBLIC, EventKind, Game, Option, State
from ludoteca.core.registry import home

from .actions import table
from .phases import ROUNDS, Rounds
from .position import CHANCES, KINDS, NUMBER, SOURCES, Pebbles

NAME = "pebbles"
VERSION = 1  # of the rules: higher whenever the same answers lead to another position
DATA = "printed-here"  # a game with a component file gives the hash of that file
START = 3
MOST_SEATS = 4

EVENTS = (
    EventKind("drawn", ("seat", "pebble"), secret=("pebble",)),
    EventKind("laid", ("seat", "pebble")),
    EventKind("came", ("pebble",)),
    EventKind("lost", ("seat", "pebble")),
    EventKind("score", ("seat", "source", "points")),
)


class PebblesGame(Game):
    def start(self, seats: int, options: dict[str, str], chance: Chance) -> State:
        s = Pebbles(
            self,
            chance,
            options["sea"] == "rough",
            list(NUMBER),
            [[0] * len(KINDS) for _ in range(seats)],
            [[0] * len(KINDS) for _ in range(seats)],
        )
        s.events = []
        for seat in range(seats):
            for _ in range(START):
                s.draw(seat)
        s.push(Rounds(0))
        s.run()
        return s

    def feature_pieces(self, options: Mapping[str, str] | None = None) -> list[Piece]:
        """Own hand, then bag size and each player's beach and hand size, from `seat` on."""
        kinds = len(KINDS)
        return [Piece("hand", kinds, 3), Piece("bag", 1, sum(NUMBER)), Piece("players", MOST_SEATS * (kinds + 1), 5)]

    def features(self, state: State, seat: int, into: vec[i16], at: int) -> None:
        assert isinstance(state, Pebbles)
        at = put_list(into, at, [0] * len(KINDS) if seat == PUBLIC else state.hands[seat])
        at = put(into, at, sum(state.bag))
        put_zeros(into, at, MOST_SEATS * (len(KINDS) + 1))
        for step in range(state.seats):
            other = (max(seat, 0) + step) % state.seats
            at = put_list(into, at, [*state.beaches[other], sum(state.hands[other])])


def game() -> Game:
    made = PebblesGame(
        NAME,
        VERSION,
        DATA,
        seats=(2, 3, 4),
        options=(Option("sea", ("rough", "calm")),),
        chances=CHANCES,
        events=EVENTS,
        sources=SOURCES,
        longest=ROUNDS * 4 * 2,
    )
    made.set_actions(table(home(NAME, DATA)))
    return made
