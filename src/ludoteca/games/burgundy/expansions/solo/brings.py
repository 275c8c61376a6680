"""What the solo game brings (E 10)."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludoteca.core.actions import ActionTable
from ludoteca.core.component_file import FilePart
from ludoteca.core.event_table import EventTable
from ludoteca.core.features import put, put_list, put_zeros
from ludoteca.core.fields import label, number, seat, thing
from ludoteca.core.options import SEATS
from ludoteca.core.pieces import Piece
from ludoteca.core.protocol import Option, Term

from ...actions import GOOD, NO, PICK
from ...boards import SOLO, find
from ...data import GOODS, KINDS, MONASTERY_TILES
from ...estate import Estate
from ...expansion import Expansion
from ...hooks import Setting
from ...phases.setup import ChooseSides
from ...position import Burgundy, Rules
from ...tiles import MonasteryTile
from ..numbers import BLANK
from .alone import alone, begin_alone
from .gain import Gains
from .numbers import COLOUR_DONE, FIRST, GAINS, GIVEN, PRUNED, SUNK, SWAPPED, TARGET, TOP_UP
from .prune import Prune
from .sequel import InOrder
from .ship import BlankTile, LoneShipTile

BOARDS: Final = ("33", "34")
TARGETS: Final = ("50", "30", "40", "60")
SHIP_TILE: Final = 21
MONASTERY_26: Final = MONASTERY_TILES + 26
START_SILVER: Final = 1
START_WORKERS: Final = 2
# What the book does not describe for one alone: the option, why, and the rule.
NOT_ALONE: Final = (
    ("duchies", "book", "own-board", "E 10.1"),
    ("link", "no", "own-board", "E 10.1"),
    ("posts", "no", "not-alone", "E 10.5"),
    ("routes", "no", "not-alone", "E 10.5"),
    ("shields", "no", "not-alone", "E 10.5"),
    ("vineyards", "no", "not-alone", "E 10.5"),
)
MOST_TARGET: Final = 60
MOST_UNDER: Final = 10


class ColoursCounted(MonasteryTile):
    """E 10.15, R17: monastery 26 counts the colours that are complete."""

    def points(self, s: Burgundy, e: Estate) -> int:
        return 3 * e.colours.count(0)


class Solo(Expansion):
    """`boards` are those that the boards file has: an owner's may lack one, or both. `drawings` says how well it is
    attested where their parts lie."""

    def __init__(self, data: FilePart) -> None:
        super().__init__("solo")
        there = {item.text("id"): item for item in data.parts("duchies") if item.data.get("set") == SOLO}
        self.boards = tuple([name for name in BOARDS if name in there])
        self.drawings = {name: str(item.data.get("drawing", "")) for name, item in there.items()}

    def options(self, rules: Rules) -> tuple[Option, ...]:
        if not self.boards:
            return ()
        return (Option("solo", ("no", *self.boards)), Option("target", TARGETS))

    def terms(self, rules: Rules) -> tuple[Term, ...]:
        """Of what other expansions bring only what this game has. Châteauma says itself that it does not go with it."""
        if not self.boards:
            return ()
        when = {"solo": self.boards}
        there = [option.name for option in rules.options]
        others = [
            Term(when, {name: (value,)}, why=why, rule=rule) for name, value, why, rule in NOT_ALONE if name in there
        ]
        return (
            Term(when, {SEATS: ("1",)}, why="for-one", rule="E 10.1"),
            *others,
            Term({"target": TARGETS[1:]}, when, why="no-target", rule="E 10.21"),
        )

    def alone(self) -> dict[str, tuple[str, ...]]:
        return {"solo": self.boards} if self.boards else {}

    def actions(self, table: ActionTable) -> None:
        table.add(TOP_UP, "top up", "silver:top_up")
        for gain, name in enumerate(GAINS):
            table.add(FIRST, f"first {name}", f"gain:{name}", thing=gain)

    def events(self, table: EventTable) -> None:
        table.add(TARGET, "target", seat(), number("target"))
        table.add(PRUNED, "prune", label("space"), thing("tile"))
        table.add(SUNK, "sink", label("depot"), label("good"))
        table.add(SWAPPED, "swap", seat(), thing("tile"))
        table.add(GIVEN, "give", seat(), label("good"))
        table.add(COLOUR_DONE, "colour", seat(), thing("colour"))

    def on(self, options: Mapping[str, str]) -> bool:
        return options.get("solo", "no") != "no"

    def join(self, rules: Rules, setting: Setting, options: Mapping[str, str]) -> None:
        """E 10.1-10.4: a board of its own, all else as for two; no bonus tiles, no last count."""
        setting.count_players(2, rules.pieces)
        setting.duchies = [find(rules.boards, SOLO, options["solo"])]
        setting.goods_slots = GOODS
        setting.workers = [START_WORKERS]
        setting.bonus = []
        setting.last_count = False
        setting.setup = [occasion for occasion in setting.setup if not isinstance(occasion, ChooseSides)]
        setting.round_start.append(Prune(10))
        setting.scored.append(Gains())
        setting.sequel = InOrder()
        setting.tiles[SHIP_TILE] = LoneShipTile(SHIP_TILE, rules.pieces)
        setting.tiles[MONASTERY_26] = ColoursCounted(MONASTERY_26, rules.pieces)
        setting.tiles[BLANK] = BlankTile(BLANK, rules.pieces, acts=False)

    def begin(self, s: Burgundy) -> None:
        begin_alone(s, int(s.setting.options["target"]))
        s.estate(0).silver = START_SILVER

    def live(self, rules: Rules, options: Mapping[str, str]) -> list[int]:
        """A tile that lies face down fits every colour: beside any other tile it may be asked which one is meant."""
        uses = rules.codes.uses
        codes = [action.code for action in [rules.codes.drops[BLANK], uses[BLANK], *uses[:KINDS]]]
        for verb in (NO, GOOD, PICK, TOP_UP, FIRST):
            codes += [action.code for action in rules.by_verb[verb] if action.verb == verb]
        return codes

    def components(self, s: Burgundy, tiles: list[int], goods: list[int]) -> list[int]:
        """A tile that lies face down is what it is underneath."""
        book = alone(s)
        tiles[BLANK] -= len(book.under)
        for kind in book.under:
            tiles[kind] += 1
        for good in range(GOODS):
            goods[good] += book.lost[good]
        return []

    def feature_pieces(self, rules: Rules, options: Mapping[str, str]) -> list[Piece]:
        return [
            Piece("target", 1, MOST_TARGET),
            Piece("mark", 1, MOST_TARGET),
            Piece("lost_goods", GOODS, rules.pieces.goods_each),
            Piece("face_down", MOST_UNDER, words=("none", *rules.pieces.ids)),
        ]

    def features(self, s: Burgundy, seat: int, into: vec[i16], at: i64) -> i64:
        book = alone(s)
        at = put(into, at, book.target)
        at = put(into, at, book.mark)
        at = put_list(into, at, book.lost)
        put_zeros(into, at, MOST_UNDER)
        put_list(into, at, book.under[:MOST_UNDER], 1)
        return at + MOST_UNDER
