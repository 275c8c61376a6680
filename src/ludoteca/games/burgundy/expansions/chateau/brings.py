"""What Châteauma brings to the game (E 13-17): an automatic player for one to three people."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludoteca.core.component_file import FilePart
from ludoteca.core.event_table import EventTable
from ludoteca.core.options import SEATS
from ludoteca.core.pieces import Piece
from ludoteca.core.protocol import Option, Term

from ...data import BLACK, BONUS_TILES, GOODS
from ...estate import bonus_bit
from ...expansion import Expansion
from ...hooks import Setting
from ...position import Burgundy, Rules
from .end import ItsLastCount, ItsMinesPay
from .part import Terms, rival
from .printed import CARDS, LEVELS, MARK_A, Prints
from .rival_features import put_rival, rival_pieces
from .setup import Join, prepare
from .told import write_events
from .turn import Automa, Select

NO: Final = "no"
MEDIUM_FIRST: Final = ("medium", "easy", "hard")  # that of a first game (E 13.4)
MODIFIERS: Final = ("chateau_a", "chateau_b", "chateau_c", "chateau_d")
# What it does not go with (E 16.3, 16.9), and why.
REFUSED: Final = (
    ("inns", "no-inns-with-chateau", "E 16.3"),
    ("team", "no-teams-with-chateau", "E 16.9"),
    ("solo", "no-solo-with-chateau", "E 16.9"),
)

ALL_GRAPES: Final = "all-grapes-for-four"


class Chateau(Expansion):
    def __init__(self, data: FilePart) -> None:
        super().__init__("chateau")
        self.prints = Prints(data)

    def options(self, rules: Rules) -> tuple[Option, ...]:
        return (Option("chateau", (NO, *LEVELS)), *(Option(name, (NO, "yes")) for name in MODIFIERS))

    def terms(self, rules: Rules) -> tuple[Term, ...]:
        """One of four parties at most (E 13.1)."""
        names = [option.name for option in rules.options]
        found = [Term({"chateau": LEVELS}, {SEATS: ("1", "2", "3")}, why="four-parties", rule="E 13.1")]
        for name, why, rule in REFUSED:
            if name in names:
                found.append(Term({"chateau": LEVELS}, {name: (NO,)}, why=why, rule=rule))
        if "vineyards" in names:
            few = Term({"chateau": LEVELS, "vineyards": ("fewer",)}, {SEATS: ("1", "2")}, why=ALL_GRAPES, rule="E 12.7")
            found.append(few)
        for name in MODIFIERS:
            found.append(Term({name: ("yes",)}, {"chateau": MEDIUM_FIRST}, why="modifies-chateau", rule="E 15.1"))
        return tuple(found)

    def alone(self) -> dict[str, tuple[str, ...]]:
        return {"chateau": MEDIUM_FIRST}

    def events(self, table: EventTable) -> None:
        write_events(table)

    def sources(self) -> tuple[str, ...]:
        return ("cards", "reserve")

    def chances(self) -> tuple[str, ...]:
        return ("card", "automa", "unused")

    def on(self, options: Mapping[str, str]) -> bool:
        return options.get("chateau", NO) != NO

    def join(self, rules: Rules, setting: Setting, options: Mapping[str, str]) -> None:
        """It counts as a player wherever players are counted (E 13.1), and wins ties (E 14.11)."""
        setting.count_players(setting.seats + 1, rules.pieces)
        setting.sides = [*setting.sides, setting.parties()]
        setting.favoured = setting.sides[-1]
        setting.actor = Automa()
        ahead = options["chateau_c"] == "yes"
        if ahead:
            setting.workers = rules.pieces.start_workers[1:]
        if options["chateau_a"] == "yes":
            setting.kept[BLACK] = self.prints.marks.count(MARK_A)
        setting.setup.append(Join(35, ahead))
        setting.round_start.append(Select(50))
        setting.phase_end.append(ItsMinesPay(40))
        setting.game_end.append(ItsLastCount(50))

    def begin(self, s: Burgundy) -> None:
        options = s.setting.options
        terms = Terms(
            prints=self.prints,
            level=LEVELS.index(options["chateau"]),
            extra_turns=options["chateau_d"] == "yes",
            posts=options.get("posts", NO) != NO,
            routes=options.get("routes", NO) != NO,
            arms=options.get("shields", NO) != NO,
            vineyards=options.get("vineyards", NO) != NO,
        )
        prepare(s, terms, options["chateau_a"] == "yes", options["chateau_b"] == "yes")

    def components(self, s: Burgundy, tiles: list[int], goods: list[int]) -> list[int]:
        """Its tiles and goods; of each card one."""
        r = rival(s)
        for kind in r.face_up() + r.face_down() + r.reserve + r.wild + r.doubles:
            tiles[kind] += 1
        for good in range(GOODS):
            goods[good] += r.goods[good] + r.sold[good]
        return [r.deck[card] + r.pile[card] + r.cards.count(card) for card in range(CARDS)]

    def bonus_tiles(self, s: Burgundy, bonus: list[int]) -> None:
        r = rival(s)
        for colour in range(len(bonus)):
            for place in range(BONUS_TILES):
                if r.bonus & bonus_bit(colour, place):
                    bonus[colour] += 1

    def feature_pieces(self, rules: Rules, options: Mapping[str, str]) -> list[Piece]:
        return rival_pieces(rules.pieces.ids)

    def features(self, s: Burgundy, seat: int, into: vec[i16], at: i64) -> i64:
        return put_rival(s, s.setting.kinds, into, at)
