"""Puerto Rico as the registry knows it: players, options, set-up."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludoteca.core.chance import EVERYBODY, Chance
from ludoteca.core.pieces import Piece
from ludoteca.core.protocol import Game, Option, State

from .actions import OF_THE_LETTER, Menus, make_actions
from .data import Box
from .features import feature_pieces, features
from .position import CHANCES, GOVERNOR, PuertoRico, set_up
from .round import Round
from .scoring import SOURCES
from .tell import EVENT_KINDS, ROUND

NAME: Final = "puerto-rico"

OPTIONS: Final = (
    Option("balanced", ("no", "yes")),
    Option("letter", ("no", "yes")),
)


class PuertoRicoGame(Game):
    def __init__(self, box: Box, digest: str) -> None:
        super().__init__(
            name=NAME, version=1, data=digest, seats=(2, 3, 4, 5), options=OPTIONS, chances=CHANCES,
            events=EVENT_KINDS, sources=SOURCES, longest=5000,
        )  # fmt: skip
        self.box = box
        self.set_actions(make_actions(f"{NAME}#{digest}"))
        self.menus = Menus(self)

    def start(self, seats: int, options: dict[str, str], chance: Chance) -> State:
        """PR 3: the first governor by lot; the rest of the set-up follows from the number of players."""
        setup = self.box.setup(seats, options["balanced"] == "yes")
        governor = chance.roll(seats, GOVERNOR, EVERYBODY)
        s = set_up(self, chance, setup, self.menus, options["letter"] == "yes", governor, Round())
        s.events = []
        s.tell(ROUND, governor, s.rounds)
        s.run()
        return s

    def live(self, seats: int, options: Mapping[str, str]) -> list[int]:
        never = () if options.get("letter") == "yes" else OF_THE_LETTER
        return [action.code for action in self.actions if action.verb not in never]

    def feature_pieces(self, options: Mapping[str, str] | None = None) -> list[Piece]:
        return feature_pieces()

    def features(self, state: State, seat: int, into: vec[i16], at: i64) -> None:
        assert isinstance(state, PuertoRico)
        features(state, seat, into, at)

    def standing(self) -> str:
        return self.box.standing


def game(data: Mapping[str, object], digest: str) -> Game:
    return PuertoRicoGame(Box(data), digest)
