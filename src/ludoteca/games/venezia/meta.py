"""Venezia as the registry knows it: players, options, set-up."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludoteca.core.chance import EVERYBODY, Chance
from ludoteca.core.menus import by_set
from ludoteca.core.pieces import Piece
from ludoteca.core.protocol import Game, Option, State

from .actions import LEAVE, MOVE, OPEN, STAY, TAKE, drain_verb, make_actions
from .board import SHAPES, Board
from .data import HAND, KINDS, PAWNS, POOREST_TREASURE, QUARTERS
from .features import feature_pieces, features
from .ground import Ground, Menus
from .player import new_player
from .position import CHANCES, DEAL, FIRST, GOING_ON, Rules, Venezia
from .round import BEGIN, Turn
from .scoring import SOURCE_COUNT, SOURCES
from .tell import EVENT_KINDS

NAME: Final = "venezia"
VERSION: Final = 3
LONGEST: Final = 20000

OPTIONS: Final = (
    Option("shared_crossing", ("yes", "no")),
    Option("start_borders", ("yes", "no")),
    Option("gold_windows", ("useful", "all")),
    Option("letter", ("no", "yes")),
)


class VeneziaGame(Game):
    def __init__(self, board: Board, digest: str) -> None:
        super().__init__(NAME, VERSION, digest, (2, 3, 4, 5), OPTIONS, CHANCES, EVENT_KINDS, SOURCES, LONGEST)
        self.board = board
        self.set_actions(make_actions(f"{NAME}#{digest}", board))
        self.opens = by_set(self.by_verb[OPEN])
        self.drains = [*self.by_verb[drain_verb(board)], self.actions[-1]]

    def start(self, seats: int, options: dict[str, str], chance: Chance) -> State:
        """VE 5-11, 61, A21: the printed buildings stand, a swamp lies on every other hex without a stone, three cards
        each, the first player by lot."""
        board = self.board
        parties = seats + 1 if seats == 2 else seats
        rules = Rules(
            shared=options["shared_crossing"] == "yes",
            start_borders=options["start_borders"] == "yes",
            every_window=options["gold_windows"] == "all",
            letter=options["letter"] == "yes",
        )
        ground = Ground(swamp=board.swamps, built=[0] * QUARTERS, houses=[0] * QUARTERS, pieces=[])
        supply = board.supply[:]
        for at, kind in enumerate(board.printed):
            ground = ground.with_piece(board, kind, board.first[SHAPES] + at)
            supply[kind] -= 1
        players = [new_player() for _ in range(parties)]
        s = Venezia(
            game=self, seats=seats, chance=chance, board=board, rules=rules, players=players, deck=board.cards[:],
            deck_size=sum(board.cards), discard=[0] * KINDS, discard_size=0, opened=0, pawns=[-1] * PAWNS,
            supply=supply, ground=ground, menus=Menus(self.drains, self.opens), bog=board.swamp_values[:],
            chest=board.treasure_values[:], gone=[0] * POOREST_TREASURE, at=[0] * seats,
            earned=[0] * (parties * SOURCE_COUNT), ended=GOING_ON,
        )  # fmt: skip
        s.events = []
        first = chance.roll(seats, FIRST, EVERYBODY)
        for seat in range(seats):
            for _ in range(HAND):
                players[seat].gain(s.draw(DEAL, seat))
        s.push(Turn(seat=first, todo=BEGIN, late=False, window=False))
        s.run()
        return s

    def live(self, seats: int, options: Mapping[str, str]) -> list[int]:
        dead = () if options.get("letter") == "yes" else (TAKE, LEAVE, MOVE, STAY)
        return [action.code for action in self.actions if action.verb not in dead]

    def feature_pieces(self, options: Mapping[str, str] | None = None) -> list[Piece]:
        return feature_pieces(self.board)

    def features(self, state: State, seat: int, into: vec[i16], at: i64) -> None:
        assert isinstance(state, Venezia)
        features(state, seat, into, at)

    def standing(self) -> str:
        return f"components verified; board and token values {self.board.standing}"

    def board_name(self) -> str:
        return self.board.title


def game(data: Mapping[str, object], digest: str) -> Game:
    return VeneziaGame(Board(data), digest)
