"""Venezia as the registry knows it: players, options, set-up."""

from collections.abc import Mapping
from typing import Final

from ludoteca.core.chance import EVERYBODY, Chance
from ludoteca.core.protocol import Game, Option, State

from .actions import STAY, TAKE, first_drain, make_actions
from .board import SHAPES, Board
from .data import HAND, KINDS, PAWNS, QUARTERS, RICHEST_SWAMP, VALUES
from .ground import Ground, Menus
from .player import Player
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
        self.drains = self.actions[first_drain(board) :]

    def start(self, seats: int, options: dict[str, str], chance: Chance) -> State:
        """VE 5-11, 61, A21: the printed buildings stand, a swamp lies on every other hex without a stone, three cards
        each, the first player by lot."""
        board = self.board
        parties = seats + 1 if seats == 2 else seats
        rules = Rules(
            options["shared_crossing"] == "yes",
            options["start_borders"] == "yes",
            options["gold_windows"] == "all",
            options["letter"] == "yes",
        )
        ground = Ground(board.swamps, [0] * QUARTERS, [0] * QUARTERS, [])
        supply = board.supply[:]
        for at, kind in enumerate(board.printed):
            ground = ground.with_piece(board, kind, board.first[SHAPES] + at)
            supply[kind] -= 1
        players = [
            Player([0] * KINDS, 0, [0] * KINDS, [0] * KINDS, 0, [0] * VALUES, [0] * VALUES) for _ in range(parties)
        ]
        s = Venezia(
            self, seats, chance, board, rules, players, board.cards[:], sum(board.cards), [0] * KINDS, 0, 0,
            [-1] * PAWNS, supply, ground, Menus(self.drains), board.swamp_values[:], board.treasure_values[:],
            [0] * (RICHEST_SWAMP + 1), [0] * seats, [0] * (parties * SOURCE_COUNT), GOING_ON,
        )  # fmt: skip
        s.events = []
        first = chance.roll(seats, FIRST, EVERYBODY)
        for seat in range(seats):
            for _ in range(HAND):
                players[seat].gain(s.draw(DEAL, seat))
        s.stack.append(Turn(first, BEGIN, False, False))
        s.run()
        return s

    def live(self, options: Mapping[str, str]) -> list[int]:
        letter = options.get("letter") == "yes"
        return [code for code in range(len(self.actions)) if letter or not TAKE <= code <= STAY]

    def features(self, state: State, seat: int) -> list[int]:
        from .features import features

        assert isinstance(state, Venezia)
        return features(state, seat)

    def standing(self) -> str:
        return f"components verified; board and token values {self.board.standing}"

    def board_name(self) -> str:
        return self.board.title


def game(data: Mapping[str, object], digest: str) -> Game:
    return VeneziaGame(Board(data), digest)
