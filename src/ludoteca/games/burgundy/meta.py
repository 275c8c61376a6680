"""The Castles of Burgundy as the registry knows it: players, options, set-up."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from ludoteca.core.actions import ActionTable
from ludoteca.core.chance import EVERYBODY, Chance
from ludoteca.core.component_file import FilePart
from ludoteca.core.event_table import EventTable
from ludoteca.core.options import SEATS
from ludoteca.core.pieces import Piece
from ludoteca.core.protocol import Game, Option, State, Term

from .actions import BASE_CODES, space_id, write_added, write_base
from .board_file import read_boards, read_draws, read_plates
from .boards import Board, ordinary
from .data import BACKS, BLACK, COLOURS, DEPOTS, GOODS, KINDS, NAMED_KINDS, NONE, SPACES, Pieces
from .estate import new_estate
from .expansion import Expansion
from .expansions.listed import all_expansions
from .features import feature_pieces, features
from .hooks import Setting
from .occasions import ClearBoard, FillBoard, LastCount, LayGoods, MinesPay
from .parts import NO_PARTS
from .phases.setup import ChooseSides, Deal, PlaceCastles, Setup
from .position import CHANCES, DUCHY_DRAW, PLATE_DRAW, Burgundy, Rules
from .powers import BlackDepot, MonasterySix
from .round import Course
from .scoring import SOURCES
from .seat import new_seat
from .tell import write_events
from .tiles import make_tiles

NAME: Final = "burgundy"
VERSION: Final = 2
LONGEST: Final = 4000
COPIES: Final = 4  # of each plate


@mypyc_attr(allow_interpreted_subclasses=True)
class BurgundyGame(Rules):
    def __init__(
        self,
        pieces: Pieces,
        boards: list[Board],
        plates: list[list[int]],
        draws: dict[str, list[int]],
        digest: str,
        expansions: tuple[Expansion, ...],
    ) -> None:
        self.ordinary = ordinary(boards)
        self.duchy_names = {boards[at].name: at for at in self.ordinary}
        options = (
            Option("duchies", ("book", "random", "same", *draws), tuple(self.duchy_names)),
            Option("discard_any", ("no", "yes")),
            Option("tiebreak", ("book", "fewest", "most")),
            Option("letter", ("no", "yes")),
        )
        table = ActionTable(f"{NAME}#{digest}")
        write_base(table, pieces.ids)
        events = EventTable()
        write_events(events)
        chances: tuple[str, ...] = CHANCES
        sources: tuple[str, ...] = SOURCES
        spaces = [space_id(space) for space in range(SPACES)]
        alone: dict[str, tuple[str, ...]] = {}
        for expansion in expansions:
            expansion.actions(table)
            expansion.events(events)
            chances += expansion.chances()
            sources += expansion.sources()
            spaces += expansion.spaces()
            alone |= expansion.alone()
        write_added(table, pieces.ids)
        tiles = make_tiles(pieces)
        super().__init__(
            name=NAME,
            version=VERSION,
            digest=digest,
            seats=(1, 2, 3, 4) if alone else (2, 3, 4),
            options=options,
            chances=chances,
            events=tuple(events.kinds),
            sources=sources,
            longest=LONGEST,
            pieces=pieces,
            boards=boards,
            plates=plates,
            tiles=tiles,
            actions=table.actions,
            space_ids=spaces,
        )
        kinds = [kind for kind in range(len(tiles)) if not pieces.sets[kind]]
        self.backs = [[kind for kind in kinds if self.count(back, kind)] for back in range(BACKS)]
        self.draws = draws
        self.expansions = expansions
        if alone:
            self.terms += (Term({SEATS: ("1",)}, {}, alone, "nobody-to-play-with", "E 10.1, 13.1"),)
        for expansion in expansions:
            self.options += expansion.options(self)
        for expansion in expansions:  # a term may speak of any option
            self.terms += expansion.terms(self)

    def start(self, seats: int, options: dict[str, str], chance: Chance) -> State:
        """CoB 1-11: everything that asks nobody; `Setup` does the rest."""
        setting = self.setting(seats, options)
        duchies = setting.duchies or self.duchies(len(setting.owners), options["duchies"], chance)
        s = Burgundy(
            rules=self, chance=chance, setting=setting, 
            players=[new_seat(home, len(self.sources)) for home in setting.homes],
            estates=[new_estate(self.boards[duchy], duchy, self.pieces) for duchy in duchies],
            order=list(range(seats)), phase=0, round_=0, white=0, spaces=[NONE] * setting.spaces,
            wares=[0] * (DEPOTS * GOODS), lane=[], bags=self.bags(setting.backs),
            unseen=[self.pieces.goods_each] * GOODS, box=[0] * setting.kinds, claimed=[0] * COLOURS,
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
        found = Setting(seats, options, self.pieces, self.tiles)
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
            found.kinds = len(self.tiles)
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
        all, or one of a set for each (E R1); or those that are named."""
        if how == "book":
            left = [COPIES] * len(self.plates)
            drawn: list[int] = []
            for _ in range(seats):
                plate = chance.pick(left, sum(left), PLATE_DRAW, EVERYBODY)
                left[plate] -= 1
                drawn.append(self.plates[plate][0])
            return drawn
        if how == "same":
            return [self.ordinary[chance.roll(len(self.ordinary), DUCHY_DRAW, EVERYBODY)]] * seats
        if how == "random":
            return [self.ordinary[chance.roll(len(self.ordinary), DUCHY_DRAW, EVERYBODY)] for _ in range(seats)]
        if how in self.draws:
            among = self.draws[how]
            return [among[chance.roll(len(among), DUCHY_DRAW, EVERYBODY)] for _ in range(seats)]
        named = [self.duchy_names[name] for name in how.split(".")]
        return named if len(named) == seats else named * seats

    def live(self, seats: int, options: Mapping[str, str]) -> list[int]:
        """Which tile is meant is never asked of one that is the only kind of its colour."""
        colours = self.pieces.colour
        base = [colour for kind, colour in enumerate(colours) if not self.pieces.sets[kind]]
        dead = [self.codes.uses[kind] for kind in range(KINDS) if base.count(colours[kind]) == 1]
        if options.get("duchies", "book") != "book":
            dead += self.codes.sides
        codes = self.actions[:BASE_CODES]
        for kind in range(NAMED_KINDS, len(colours)):
            codes += [self.codes.uses[kind], self.codes.drops[kind]]
        live = {action.code for action in codes if action not in dead}
        for expansion in self.expansions:
            if expansion.on(options):
                live.update(expansion.live(self, options))
        return sorted(live)

    def feature_pieces(self, options: Mapping[str, str] | None = None) -> list[Piece]:
        """Of the base game, then of each expansion that is on."""
        chosen: Mapping[str, str] = {} if options is None else options
        on = [expansion for expansion in self.expansions if expansion.on(chosen)]
        more = len(on) > 0 or len(self.tiles) > NAMED_KINDS
        found = feature_pieces(self.pieces, len(self.tiles) if more else KINDS)
        for expansion in on:
            found += expansion.feature_pieces(self, chosen)
        return found

    def features(self, state: State, seat: int, into: vec[i16], at: i64) -> None:
        assert isinstance(state, Burgundy)
        end = features(state, seat, into, at)
        for expansion in state.setting.expansions:
            end = expansion.features(state, seat, into, end)

    def standing(self) -> str:
        """Of tiles and main board, and of the duchies by number."""
        words = [board.standing for board in self.boards]
        duchies = ", ".join(f"{words.count(word)} {word}" for word in dict.fromkeys(words))
        return f"{self.pieces.standing}; duchies: {duchies}"


def game(data: Mapping[str, object], digest: str) -> Game:
    boards = read_boards(data)
    expansions = all_expansions(FilePart(data, NAME))
    return BurgundyGame(Pieces(data), boards, read_plates(data, boards), read_draws(data, boards), digest, expansions)
