"""What shields bring to the game (E 11)."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludoteca.core.actions import ActionTable
from ludoteca.core.chance import EVERYBODY
from ludoteca.core.component_file import FilePart
from ludoteca.core.event_table import EventTable
from ludoteca.core.fields import label, number, seat, thing
from ludoteca.core.pieces import Piece
from ludoteca.core.protocol import NOTHING, Option, Term

from ...data import DEPOTS, NONE
from ...expansion import Expansion
from ...hooks import Setting
from ...parts import give
from ...position import Burgundy, Rules
from ...privileges import COPYIST, EXTRA_HANDS, PRIVILEGES, WILD_DIE
from ..numbers import ARMS, CRESTS, SHIELD_DRAW
from .arms import Arms, Crests, crests
from .numbers import (
    COPIED,
    COPY,
    FORFEIT,
    FORFEITED,
    LAID_OUT,
    MOST_TRIBUTE,
    OTHERS,
    PAID,
    SHIELD,
    SHIELDS,
    TAKEN,
    TRIBUTE,
    TURNED,
    WILD,
)
from .phase_end import StewardsServe
from .powers import Copy, TakeShield, WildDie
from .printed import MOST_LYING, Heraldry
from .shield_features import put_shields, shield_pieces
from .tribute import TributeFalls
from .watch import Anywhere, Larger, Scribe, ShieldsCount, Tithe

# By the numbers that are printed on them.
COPYIST_SHIELD: Final = COPYIST - PRIVILEGES + 1
WILD_SHIELD: Final = WILD_DIE - PRIVILEGES + 1


class Shields(Expansion):
    def __init__(self, data: FilePart) -> None:
        super().__init__("shields")
        self.heraldry = Heraldry(data)

    def options(self, rules: Rules) -> tuple[Option, ...]:
        return (Option("shields", ("no", "yes")), Option("shield_one", ("area", "herds")))

    def terms(self, rules: Rules) -> tuple[Term, ...]:
        return (Term({"shield_one": ("herds",)}, {"shields": ("yes",)}, why="no-shields", rule="E 11.8"),)

    def actions(self, table: ActionTable) -> None:
        for shield in range(SHIELDS):
            table.add(SHIELD, f"shield {shield + 1}", f"shield:{shield + 1}", thing=shield)
        for shield in range(SHIELDS):
            table.add(FORFEIT, f"forfeit {shield + 1}", f"arms:{shield + 1}", thing=shield)
        for workers in range(MOST_TRIBUTE + 1):
            table.add(TRIBUTE, f"tribute {workers}", f"tribute:{workers}", thing=workers)
        for place in range(OTHERS):
            table.add(COPY, f"copy {place + 1}", f"arms:{COPYIST_SHIELD}", f"other:{place + 1}", thing=place)
        for die in range(2):
            table.add(WILD, f"wild d{die + 1}", f"arms:{WILD_SHIELD}", f"die:{die + 1}", thing=die)

    def events(self, table: EventTable) -> None:
        table.add(LAID_OUT, "crest", label("depot"), thing("shield"))
        table.add(TAKEN, "shield", seat(), thing("shield"))
        table.add(FORFEITED, "forfeit", seat(), thing("shield"))
        table.add(PAID, "tribute", seat(), number("silver"), number("workers"))
        table.add(COPIED, "copy", seat(), seat("whom"))
        table.add(TURNED, "wild", seat(), number("die"))

    def sources(self) -> tuple[str, ...]:
        return ("shields",)

    def chances(self) -> tuple[str, ...]:
        return ("shield",)

    def on(self, options: Mapping[str, str]) -> bool:
        return options.get("shields") == "yes"

    def join(self, rules: Rules, setting: Setting, options: Mapping[str, str]) -> None:
        """E 10: steward and tribute come before the mines, rank 30; shields are counted behind the rest."""
        setting.powers += [TakeShield(), Copy(), WildDie()]
        setting.one_each = False
        setting.phase_end += [StewardsServe(10), TributeFalls(20)]
        setting.game_end.append(ShieldsCount(30, self.heraldry.points))
        setting.hired.append(Tithe())
        setting.placed.append(Scribe())
        setting.growths.append(Larger())
        setting.ground = Anywhere(setting.ground)

    def begin(self, s: Burgundy) -> None:
        """E 11.1-11.2: shields by lot onto the depots, for so many players as the main board is filled for; the others
        are out of the game. Number 2 is out where somebody plays without a seat (E 16.8)."""
        left = [1] * SHIELDS
        if s.setting.players > s.seats:
            left[EXTRA_HANDS - PRIVILEGES] = 0
        lying = [NONE] * (DEPOTS * MOST_LYING)
        for depot, count in enumerate(self.heraldry.laid_out[s.setting.players]):
            for place in range(count):
                shield = s.chance.pick(left, sum(left), SHIELD_DRAW, EVERYBODY)
                left[shield] = 0
                lying[depot * MOST_LYING + place] = shield
                s.tell(LAID_OUT, depot, shield)
        gone = 0
        for shield in range(SHIELDS):
            if shield not in lying:
                gone |= 1 << shield
        s.parts = give(s.parts, CRESTS, Crests(lying, gone))
        for e in s.estates:
            e.parts = give(e.parts, ARMS, Arms(NONE))

    def live(self, rules: Rules, options: Mapping[str, str]) -> list[int]:
        found = [rules.codes.done, *(action for action in rules.codes.picks if action is not NOTHING)]
        for verb in (SHIELD, FORFEIT, TRIBUTE, COPY, WILD):
            found += rules.by_verb[verb]
        return [action.code for action in found]

    def components(self, s: Burgundy, tiles: list[int], goods: list[int]) -> list[int]:
        """Each shield once: in a depot, in a duchy, or out of the game."""
        part = crests(s)
        found: list[int] = []
        for shield in range(SHIELDS):
            count = part.lying.count(shield) + ((part.gone >> shield) & 1)
            for e in s.estates:
                count += e.has(PRIVILEGES + shield)
            found.append(count)
        return found

    def feature_pieces(self, rules: Rules, options: Mapping[str, str]) -> list[Piece]:
        return shield_pieces(rules)

    def features(self, s: Burgundy, seat: int, into: vec[i16], at: i64) -> i64:
        return put_shields(s, seat, into, at)
