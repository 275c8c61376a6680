"""White castles, with monastery 29 (E 5)."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludoteca.core.features import put_zeros
from ludoteca.core.pieces import Piece
from ludoteca.core.protocol import Action, Option

from ..actions import FREE
from ..estate import Estate
from ..expansion import Expansion
from ..features import MOST_SEATS
from ..hooks import NO_DIE_NEEDED, Setting
from ..phases.act import offers
from ..phases.effects import FreeAction
from ..position import Burgundy, Rules
from ..tiles import BuildingsCounted, BuildingTile
from .numbers import MONASTERY_29, WHITE_CASTLE

BROUGHT: Final = (MONASTERY_29, WHITE_CASTLE)


class White(Expansion):
    def __init__(self) -> None:
        super().__init__("white")

    def options(self, rules: Rules) -> tuple[Option, ...]:
        return (Option("white", ("no", "yes")),)

    def on(self, options: Mapping[str, str]) -> bool:
        return options.get("white") == "yes"

    def join(self, rules: Rules, setting: Setting, options: Mapping[str, str]) -> None:
        """E 5.1."""
        for kind in BROUGHT:
            setting.bring(kind, rules.pieces)
        setting.tiles[WHITE_CASTLE] = WhiteCastleTile(WHITE_CASTLE, rules.pieces)
        setting.tiles[MONASTERY_29] = BuildingsCounted(MONASTERY_29, rules.pieces, WHITE_CASTLE)

    def live(self, rules: Rules, options: Mapping[str, str]) -> list[int]:
        found: list[int] = []
        for kind in BROUGHT:
            found += [rules.codes.uses[kind].code, rules.codes.drops[kind].code]
        return found

    def feature_pieces(self, rules: Rules, options: Mapping[str, str]) -> list[Piece]:
        return [Piece("monastery_29", MOST_SEATS)]

    def features(self, s: Burgundy, seat: int, into: vec[i16], at: i64) -> i64:
        end = put_zeros(into, at, MOST_SEATS)
        for place in range(s.seats):
            into[at] = i16(s.estate((max(seat, 0) + place) % s.seats).has(29))
            at += 1
        return end


class WhiteCastleTile(BuildingTile):
    """E 5.2: a building, one in each city, that gives an action with the white die."""

    def placed(self, s: Burgundy, seat: int, at: int) -> None:
        s.push(WhiteCastle(seat))


class WhiteCastle(FreeAction):
    """E 5.2: at once an action as with a die that shows what the white one shows; between two rounds, what it showed
    last. Workers change the number, not the die."""

    def clone(self) -> "WhiteCastle":
        return WhiteCastle(self.seat)

    def offer(self, s: Burgundy, e: Estate, masks: list[int], acts: list[Action]) -> None:
        offers(s, e, masks, FREE, self.value(s), acts)
        if s.setting.letter:
            acts.append(s.rules.codes.no)

    def value(self, s: Burgundy) -> int:
        return s.white

    def sources(self) -> int:
        return NO_DIE_NEEDED

    def ask(self) -> str:
        return "white_castle.act"
