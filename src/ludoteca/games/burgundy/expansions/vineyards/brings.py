"""What vineyards bring to the game (E 12)."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludoteca.core.actions import ActionTable
from ludoteca.core.component_file import FilePart
from ludoteca.core.errors import BadData
from ludoteca.core.event_table import EventTable
from ludoteca.core.options import SEATS
from ludoteca.core.pieces import Piece
from ludoteca.core.protocol import Option, Term

from ...expansion import Expansion
from ...hooks import Setting
from ...parts import give
from ...position import Burgundy, Rules
from ..numbers import ALL_SPACES, CELLAR, DOUBLE_KINDS, DOUBLES, SHOP_SPACES, VINE_SPACES, VINES
from .cellar import Cellar, cellar, new_vines, planted, vines
from .codes import BUY_SHOP, GRAPE, GRAPES, HARVEST, NEXT, PICK_SHOP, PLANT, space_ids, write_answers, write_events
from .doubles import IDS, is_pure, kind_of
from .occasions import ClearVines, CountVines, DealGrapes, FillVines, LeaveOut
from .planted import DoubleTile
from .powers import Harvest, PickShop, Plant, Shop
from .vine_features import put_vineyards, vineyard_pieces
from .vine_file import VineFile

FEWER: Final = "fewer"


class Vineyards(Expansion):
    def __init__(self, data: FilePart) -> None:
        super().__init__("vineyards")
        self.printed = VineFile(data)

    def options(self, rules: Rules) -> tuple[Option, ...]:
        if rules.pieces.ids[DOUBLES : DOUBLES + DOUBLE_KINDS] != IDS:
            raise BadData("burgundy: the double tiles of the data file are not those of six grapes, in order")
        return (Option("vineyards", ("no", "yes", FEWER)),)

    def terms(self, rules: Rules) -> tuple[Term, ...]:
        """E 12.7: Châteauma counts among four players."""
        why, rule = "all-grapes-for-four", "E 12.7"
        return (
            Term({"vineyards": (FEWER,)}, {SEATS: ("1", "2", "3")}, why=why, rule=rule),
            Term({"vineyards": (FEWER,), SEATS: ("3",)}, {"chateau": ("no",)}, why=why, rule=rule),
        )

    def on(self, options: Mapping[str, str]) -> bool:
        return options.get("vineyards", "no") != "no"

    def actions(self, table: ActionTable) -> None:
        write_answers(table)

    def events(self, table: EventTable) -> None:
        write_events(table)

    def sources(self) -> tuple[str, ...]:
        return ("vineyards",)

    def chances(self) -> tuple[str, ...]:
        return ("grape", "double")

    def spaces(self) -> tuple[str, ...]:
        return space_ids()

    def join(self, rules: Rules, setting: Setting, options: Mapping[str, str]) -> None:
        for kind in range(DOUBLES, DOUBLES + DOUBLE_KINDS):
            setting.tiles[kind] = DoubleTile(kind, rules.pieces)
        setting.one_each = False
        setting.spaces = max(setting.spaces, ALL_SPACES)
        setting.powers += [Harvest(rules), Plant(rules), Shop()]
        setting.pickers.append(PickShop())
        setting.depots += range(VINE_SPACES, SHOP_SPACES)
        if options["vineyards"] == FEWER:
            setting.setup.append(LeaveOut(20))
        setting.setup.append(DealGrapes(21))
        setting.phase_start += [ClearVines(12), FillVines(50)]
        setting.game_end.append(CountVines(40))

    def begin(self, s: Burgundy) -> None:
        """E 12.3-12.6: all grape tiles in the stock, all double tiles in the bag, a vineyard for each estate."""
        printed = self.printed
        bag = [printed.pure if is_pure(DOUBLES + at) else printed.mixed for at in range(DOUBLE_KINDS)]
        stock = [printed.each] * GRAPES
        s.parts = give(s.parts, CELLAR, Cellar(printed, bag, stock, [0] * GRAPES))
        for e in s.estates:
            e.parts = give(e.parts, VINES, new_vines())

    def live(self, rules: Rules, options: Mapping[str, str]) -> list[int]:
        answers = rules.codes.picks[:]
        for verb in (HARVEST, PLANT, GRAPE, BUY_SHOP, PICK_SHOP, NEXT):
            answers += rules.by_verb[verb]
        for kind in range(DOUBLES, DOUBLES + DOUBLE_KINDS):
            answers += [rules.codes.uses[kind], rules.codes.drops[kind]]
        return [answer.code for answer in answers if answer.code >= 0]

    def components(self, s: Burgundy, tiles: list[int], goods: list[int]) -> list[int]:
        """Grape tiles by grape, those that left the game among them."""
        table = cellar(s)
        for at, number in enumerate(table.bag):
            tiles[DOUBLES + at] += number
        grapes = [table.stock[grape] + table.out[grape] * self.printed.each for grape in range(GRAPES)]
        for e in s.estates:
            own = vines(e)
            for left, right in planted(own):
                tiles[kind_of(left, right)] += 1
            grapes = [number + own.grapes[grape] for grape, number in enumerate(grapes)]
        return grapes

    def feature_pieces(self, rules: Rules, options: Mapping[str, str]) -> list[Piece]:
        return vineyard_pieces(rules.pieces.ids, self.printed.each)

    def features(self, s: Burgundy, seat: int, into: vec[i16], at: i64) -> i64:
        return put_vineyards(s, max(seat, 0), into, at)
