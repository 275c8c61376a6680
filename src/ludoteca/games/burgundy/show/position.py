"""How positions of the Castles of Burgundy are written: tiles, goods, shields and cards by id, hexes by number."""

from __future__ import annotations

from typing import Any

from ludoteca.core.codecs import Here, Id, Number
from ludoteca.core.collected import Counts, Listed, Places, Seats, Things
from ludoteca.core.forms import Kinds
from ludoteca.core.sheets import Sheet, lacking, name_of

from ..data import BLACK, COLOUR_IDS, GOOD_IDS, NONE
from ..estate import Estate, new_estate
from ..meta import BurgundyGame
from ..position import Burgundy
from ..round import Course
from .written.base import (
    GOODS_COUNTED,
    TILE,
    USED,
    Bags,
    Parts,
    Wares,
    estate_form,
    player_form,
    spaces_in_play,
    tiles_in_play,
)
from .written.course import check_course, check_spaces
from .written.found import all_of
from .written.phases import PLACING, STAYING, WITHIN, base_phases
from .written.possible import check_dice, check_duchies, check_joined, check_points

FILLED = ("covered", "front", "left", "colours", "barred", "mines")


def sheet(game: BurgundyGame) -> BurgundySheet:
    return BurgundySheet(game)


class BurgundySheet(Sheet):
    def __init__(self, game: BurgundyGame) -> None:
        self.expansions = game.expansions
        parts: dict[str, Any] = {}
        of_estates: dict[str, Any] = {}
        used = dict(USED)
        frames = base_phases()
        for found in all_of(game.expansions, "PARTS"):
            parts |= found
        for found in all_of(game.expansions, "ESTATE_PARTS"):
            of_estates |= found
        for found in all_of(game.expansions, "USED"):
            used |= found
        self.brought_by: dict[str, str] = {}
        for expansion in game.expansions:
            for phases in all_of([expansion], "phases"):
                brought = phases(game)
                frames += brought
                self.brought_by |= {name: expansion.name for name, _ in brought}
        staying = list(STAYING) + [name for found in all_of(game.expansions, "STAYING") for name in found]
        within = {name: tuple(staying) for name, _ in frames if name != name_of(Course)} | WITHIN
        for others in all_of(game.expansions, "WITHIN"):
            within |= others
        again = PLACING + tuple(cls for found in all_of(game.expansions, "PLACING") for cls in found)
        table = {
            "phase": Id("ABCDE", usual=0),
            "round": Id("12345", usual=0),
            "white": Number(0, 6),
            "order": Seats(others=True),
            "spaces": Places(spaces_in_play, TILE),
            "wares": Wares(),
            "lane": Things(GOOD_IDS, most=5),
            "bags": Bags(),
            "unseen": GOODS_COUNTED,
            "box": Counts(tiles_in_play),
            "claimed": Counts(bonus_colours, most=2),
            "parts": Parts(Kinds("part", parts), lambda here: here.fresh.parts),
            "estates": Listed(estate_form(Kinds("part", of_estates)), lambda here: len(here.fresh.estates)),
            "players": Listed(player_form(used), lambda here: len(here.fresh.players)),
        }
        super().__init__(table, frames, (Course,), ("bags", "unseen"), again, within, {"lane": ("phase",)})

    def options(self, s: Burgundy) -> dict[str, str]:
        usual = {option.name: option.values[0] for option in s.game.options}
        return {name: value for name, value in s.setting.options.items() if value != usual[name]}

    def components(self, s: Burgundy) -> list[str]:
        colours = bonus_colours(Here(s))
        named = [
            *s.rules.pieces.ids,
            *(f"{good} goods" for good in GOOD_IDS),
            *(f"bonus tiles of {name}" for name in colours),
        ]
        for expansion in s.setting.expansions:
            own = expansion.components(s, [0] * len(s.rules.tiles), [0] * len(GOOD_IDS))
            named += [f"components of {expansion.name} ({at + 1})" for at in range(len(own))]
        return named

    def fill(self, s: Burgundy, fresh: Burgundy, missing: list[str]) -> None:
        """Tiles that lie nowhere else are still to be drawn, those of a coloured back before black ones; goods too."""
        left = [max(number, 0) for number in lacking(s, fresh)]
        if "unseen" in missing:
            s.unseen = left[len(s.rules.tiles) :][: len(GOOD_IDS)]
        if "bags" in missing:
            game = s.rules
            assert isinstance(game, BurgundyGame)
            bags = [[0] * len(kinds) for kinds in s.setting.backs]
            for back, kinds in enumerate(s.setting.backs):
                for at, kind in enumerate(kinds):
                    whole = game.count(back, kind)
                    bags[back][at] = min(left[kind], whole) if back != BLACK else left[kind]
                    left[kind] -= bags[back][at]
            s.bags = bags

    def settle(self, s: Burgundy) -> None:
        """What follows from the tiles of each duchy, then what follows from those of others."""
        homes = s.setting.homes
        for seat, player in enumerate(s.players):
            player.estate = homes[seat] if seat < len(homes) else NONE
        for e in s.estates:
            self.lay_again(s, e)
        for e in s.estates:
            for settle in all_of(s.setting.expansions, "settle"):
                settle(s, e)

    def lay_again(self, s: Burgundy, e: Estate) -> None:
        board = s.board(e)
        bare = new_estate(board, e.duchy, s.rules.pieces)
        for at, kind in enumerate(e.tiles):
            if kind != NONE:
                bare.cover(board, at, kind)
                s.setting.tiles[kind].laid(bare, board, at)
        for name in FILLED:
            setattr(e, name, getattr(bare, name))
        e.monasteries |= bare.monasteries

    def check(self, s: Burgundy, here: Here) -> None:
        self.check_brought(s, here)
        check_course(s, here)
        check_spaces(s, here)
        check_duchies(s, here)
        for seat, player in enumerate(s.players):
            inner = here.to("players").to(seat)
            if player.marker >= s.rules.pieces.track:
                raise inner.to("marker").bad(f"the track ends at {s.rules.pieces.track - 1}")
            check_dice(s, player, inner)
            check_points(s, player, inner)
        for at, e in enumerate(s.estates):
            self.check_estate(s, e, s.setting.owners[at], here.to("estates").to(at))
            for more in all_of(s.setting.expansions, "check"):
                more(s, here.fresh, at, here.to("estates").to(at))

    def check_brought(self, s: Burgundy, here: Here) -> None:
        on = {expansion.name for expansion in s.setting.expansions}
        for at, each in enumerate(s.stack):
            name = name_of(type(each))
            if name in self.brought_by and self.brought_by[name] not in on:
                raise here.to("phases").to(at).bad(f"'{name}' needs the expansion '{self.brought_by[name]}'")

    def check_estate(self, s: Burgundy, e: Estate, owner: int, here: Here) -> None:
        board = s.board(e)
        for at, kind in enumerate(e.tiles):
            colour = NONE if kind == NONE else s.setting.tiles[kind].colour
            if colour not in (NONE, board.colour[at]):
                name, wanted = s.tile_id(kind), COLOUR_IDS[board.colour[at]]
                raise here.to("tiles").to(str(at)).bad(f"{name} does not lie on a hex for {wanted}")
        check_joined(s, e, here)
        if s.slots(owner) < 0 and not any(overfull(s) for overfull in all_of(s.setting.expansions, "overfull")):
            raise here.to("storage").bad(f"{len(e.storage)} tiles; the storage has {s.setting.storage} places")
        if e.kinds_of_goods() > s.setting.goods_slots:
            raise here.to("goods").bad(f"{e.kinds_of_goods()} kinds; there are {s.setting.goods_slots} places")


def bonus_colours(here: Here) -> tuple[str, ...]:
    """The colours of bonus tiles; the border has some where there are posts."""
    return (*COLOUR_IDS, "border")[: len(here.fresh.claimed)]
