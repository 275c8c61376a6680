"""The Castles of Burgundy as the registry knows it: players, options, set-up."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from ludoteca.core.chance import EVERYBODY, Chance
from ludoteca.core.pieces import Piece
from ludoteca.core.protocol import Game, Option, State

from .actions import make_actions
from .board_file import read_boards, read_plates
from .boards import Board
from .data import BACKS, BLACK, COLOURS, DEPOTS, GOODS, NONE, SPACES, Pieces
from .estate import new_estate
from .expansion import Expansion
from .expansions.listed import ALL
from .features import feature_pieces, features
from .hooks import Setting
from .occasions import ClearBoard, FillBoard, LastCount, LayGoods, MinesPay
from .parts import NO_PARTS
from .phases.setup import ChooseSides, Deal, PlaceCastles, Setup
from .position import DUCHY_DRAW, PLATE_DRAW, Burgundy, Rules
from .powers import BlackDepot, MonasterySix
from .round import Course
from .seat import new_seat
from .tell import EVENT_KINDS
from .tiles import make_tiles

NAME: Final = "burgundy"
VERSION: Final = 1
LONGEST: Final = 4000
COPIES: Final = 4  # of each plate


@mypyc_attr(allow_interpreted_subclasses=True)
class BurgundyGame(Rules):
    def __init__(
        self,
        pieces: Pieces,
        boards: list[Board],
        plates: list[list[int]],
        digest: str,
        expansions: tuple[Expansion, ...] = ALL,
    ) -> None:
        names = tuple(board.name for board in boards)
        options = (
            Option("duchies", ("book", "random", "same"), names),
            Option("discard_any", ("no", "yes")),
            Option("tiebreak", ("fewest", "most")),
            Option("letter", ("no", "yes")),
        )
        tiles = make_tiles(pieces)
        super().__init__(
            name=NAME,
            version=VERSION,
            digest=digest,
            seats=(2, 3, 4),
            options=options,
            events=EVENT_KINDS,
            longest=LONGEST,
            pieces=pieces,
            boards=boards,
            plates=plates,
            tiles=tiles,
            actions=make_actions(f"{NAME}#{digest}", pieces.ids),
        )
        kinds = range(len(tiles))
        self.backs = [[kind for kind in kinds if self.count(back, kind)] for back in range(BACKS)]
        self.expansions = expansions
        for expansion in expansions:
            self.options += expansion.options(self)
            self.terms += expansion.terms(self)

    def start(self, seats: int, options: dict[str, str], chance: Chance) -> State:
        """CoB 1-11: everything that asks nobody; `Setup` does the rest."""
        setting = self.setting(seats, options)
        duchies = self.duchies(len(setting.owners), options["duchies"], chance)
        s = Burgundy(
            rules=self, chance=chance, setting=setting, players=[new_seat(home) for home in setting.homes],
            estates=[new_estate(self.boards[duchy], duchy, self.pieces) for duchy in duchies],
            order=list(range(seats)), phase=0, round_=0, white=0, spaces=[NONE] * SPACES,
            wares=[0] * (DEPOTS * GOODS), lane=[], bags=self.bags(setting.backs),
            unseen=[self.pieces.goods_each] * GOODS, box=[0] * len(self.tiles), claimed=[0] * COLOURS,
            parts=NO_PARTS,
        )  # fmt: skip
        s.events = []
        for expansion in setting.expansions:
            expansion.begin(s)
        s.push(Course(0))
        s.push(Setup(0))
        s.run()
        return s

    def setting(self, seats: int, options: Mapping[str, str]) -> Setting:
        """The base game by its options, and the expansions that are on. Ranks leave room for what comes between."""
        found = Setting(seats, self.pieces, self.tiles)
        found.letter = options["letter"] == "yes"
        found.discard_any = options["discard_any"] == "yes"
        found.most = options["tiebreak"] == "most"
        found.backs = [kinds[:] for kinds in self.backs]
        found.powers += [BlackDepot(), MonasterySix()]
        if options["duchies"] == "book":
            found.setup.append(ChooseSides(10))
        found.setup += [Deal(30), PlaceCastles(50)]
        found.phase_start += [ClearBoard(10), FillBoard(20), LayGoods(30)]
        found.phase_end.append(MinesPay(30))
        found.game_end.append(LastCount(20))
        for expansion in self.expansions:
            if expansion.on(options):
                found.expansions.append(expansion)
                expansion.join(self, found, options)
        if found.expansions:
            found.put_in_order()
        return found

    def count(self, back: int, kind: int) -> int:
        """How many tiles of a kind have that back."""
        if back == BLACK:
            return self.pieces.black[kind]
        return self.pieces.coloured[kind] if self.pieces.colour[kind] == back else 0

    def bags(self, backs: list[list[int]]) -> list[list[int]]:
        return [[self.count(back, kind) for kind in kinds] for back, kinds in enumerate(backs)]

    def duchies(self, seats: int, how: str, chance: Chance) -> list[int]:
        """CoB 6: a plate drawn from all copies, whose side is asked later; or any duchy at random for each or for
        all; or those that are named."""
        names = [board.name for board in self.boards]
        if how == "book":
            left = [COPIES] * len(self.plates)
            drawn: list[int] = []
            for _ in range(seats):
                plate = chance.pick(left, sum(left), PLATE_DRAW, EVERYBODY)
                left[plate] -= 1
                drawn.append(self.plates[plate][0])
            return drawn
        if how == "random":
            return [chance.roll(len(names), DUCHY_DRAW, EVERYBODY) for _ in range(seats)]
        if how == "same":
            return [chance.roll(len(names), DUCHY_DRAW, EVERYBODY)] * seats
        named = [names.index(name) for name in how.split(".")]
        return named if len(named) == seats else named * seats

    def live(self, seats: int, options: Mapping[str, str]) -> list[int]:
        """Which tile is meant is never asked of one that is the only kind of its colour."""
        colours = self.pieces.colour
        dead = [self.codes.uses[kind] for kind, colour in enumerate(colours) if colours.count(colour) == 1]
        if options.get("duchies", "book") != "book":
            dead += self.codes.sides
        live = {action.code for action in self.actions if action not in dead}
        for expansion in self.expansions:
            if expansion.on(options):
                live.update(expansion.live(self, options))
        return sorted(live)

    def feature_pieces(self) -> list[Piece]:
        return feature_pieces(self.pieces)

    def features(self, state: State, seat: int, into: vec[i16], at: i64) -> None:
        assert isinstance(state, Burgundy)
        features(state, seat, into, at)

    def standing(self) -> str:
        """Of tiles and main board, and of the duchies by number."""
        words = [board.standing for board in self.boards]
        duchies = ", ".join(f"{words.count(word)} {word}" for word in dict.fromkeys(words))
        return f"{self.pieces.standing}; duchies: {duchies}"


def game(data: Mapping[str, object], digest: str) -> Game:
    boards = read_boards(data)
    return BurgundyGame(Pieces(data), boards, read_plates(data, boards), digest)
