"""How positions of Venezia are written: buildings by type and hexes, cards by type, tokens by value."""

from __future__ import annotations

from typing import Any

from ludoteca.core.codecs import Codec, Flag, Here, Id, Number, Seat, Step, shown
from ludoteca.core.collected import Bits, Counts, Listed, Places, Things
from ludoteca.core.forms import Derived, Fact, Form
from ludoteca.core.sheets import Sheet, frame, lacking

from ..actions import SITE
from ..board import SHAPE, SHAPES, Board
from ..checks import LARGEST
from ..data import (
    KIND_IDS,
    KINDS,
    PAWNS,
    POOREST_TREASURE,
    QUARTERS,
    RICHEST_SWAMP,
    VALUES,
)
from ..ground import Ground, Menus, kind_of, list_sites, site_of
from ..meta import VeneziaGame
from ..phases import building, buildings, cards, drain, draw, excess, gold
from ..player import Player
from ..position import CAUSES, Venezia
from ..round import Turn
from ..scoring import SOURCE_COUNT, SOURCES
from .possible import TURN_STEPS, check

JOINT_IDS = KIND_IDS[:PAWNS]
TOKEN_IDS = tuple(str(value) for value in range(VALUES))
SWAMP_IDS = TOKEN_IDS[: RICHEST_SWAMP + 1]
TREASURE_IDS = TOKEN_IDS[POOREST_TREASURE:]
REST = ("deck", "supply", "bog", "chest")
ACTIONS = ("cards", "buildings", "excess", "drain", "draw", "take")
WITHIN = {
    **dict.fromkeys(ACTIONS, ("turn",)),
    "building": ("turn", "buildings"),
    "exchange": ("turn", "cards", "buildings", "building", "drain", "draw", "take", "closing"),
}


def sheet(game: VeneziaGame) -> VeneziaSheet:
    return VeneziaSheet(game)


class Piece(Form):
    """A building on the map."""

    def __init__(self, sites: list[str]) -> None:
        super().__init__(lambda building, site: (building, site), {"building": Id(KIND_IDS), "site": Id(sites)})
        self.sites = sites

    def write(self, value: Any, here: Here) -> dict[str, str]:
        kind, site = value
        return {"building": KIND_IDS[kind], "site": self.sites[site]}


class Earned(Codec):
    """The steps of each party by source."""

    def default(self, here: Here) -> Any:
        return [0] * (parties(here) * SOURCE_COUNT)

    def write(self, value: Any, here: Here) -> list[dict[str, int]]:
        rows = [value[at : at + SOURCE_COUNT] for at in range(0, len(value), SOURCE_COUNT)]
        return [{name: steps for name, steps in zip(SOURCES, row, strict=True) if steps} for row in rows]

    def read(self, data: object, here: Here) -> Any:
        rows = Listed(Counts(SOURCES), parties).read(data, here)
        return [steps for row in rows for steps in row]


def parties(here: Here) -> int:
    """VE 61: two players have an imaginary third."""
    return len(here.fresh.players)


class VeneziaSheet(Sheet):
    def __init__(self, game: VeneziaGame) -> None:
        board = game.board
        self.board = board
        self.printed = len(board.printed)
        self.sites = game.by_verb[SITE]
        self.marshes = [board.hexes[at] for at in board.marshes]
        sites = board.site_ids
        tokens = Counts(TOKEN_IDS)
        player = Form(
            Player,
            {
                "hand": Counts(KIND_IDS),
                "held": Derived(lambda p, here: sum(p.hand)),
                "shown": Counts(KIND_IDS),
                "front": Counts(KIND_IDS),
                "sets": Bits(JOINT_IDS),
                "tokens": tokens,
                "paid": tokens,
            },
        )
        table = {
            "at": Listed(Number(0, 999), lambda here: here.fresh.seats),
            "earned": Earned(),
            "opened": Bits(KIND_IDS),
            "deck": Counts(KIND_IDS),
            "deck_size": Derived(lambda s, here: sum(s.deck)),
            "discard": Counts(KIND_IDS),
            "discard_size": Derived(lambda s, here: sum(s.discard)),
            "pawns": Places(JOINT_IDS, Seat(others=True)),
            "buildings": Fact(Listed(Piece(sites), usual=[]), lambda s, here: self.built(s.ground)),
            "drained": Fact(Hexes(self.marshes, ordered=True), lambda s, here: self.drained(s.ground)),
            "ground": Derived(self.ground),
            "supply": Counts(KIND_IDS),
            "bog": Counts(SWAMP_IDS),
            "chest": Counts(TREASURE_IDS),
            "gone": Counts(SWAMP_IDS),
            "ended": Id(CAUSES, usual=0),
            "players": Listed(player, parties),
        }
        super().__init__(table, self.phases(game, sites), (Turn, gold.Closing), REST, within=WITHIN)

    def phases(self, game: VeneziaGame, sites: list[str]) -> list[Any]:
        answers = [action.text for action in game.actions]
        kind = Id(KIND_IDS)
        return [
            frame(Turn, {
                "seat": Seat(),
                "todo": Step(*TURN_STEPS),
                "late": Flag(),
                "window": Flag(),
            }),
            frame(cards.Cards, {"seat": Seat(), "last": Id(answers, none=-1), "run": Number()}),
            frame(buildings.Buildings),
            frame(building.Building, {
                "active": Seat(), "kind": kind, "way": Step("joint", "alone", "one_card"), "master": Seat(others=True),
                "site": Id(sites, none=-1), "value": Number(0, LARGEST),
                "todo": Step(
                    "before_site", "site", "points", "before_treasures", "treasures", "before_move", "move", "clearing"
                ),
                "turn": Number(0, 9),
            }),
            frame(excess.Excess, {"last": Id(JOINT_IDS, usual=0)}),
            frame(drain.Drain, {"seat": Seat(), "chosen": Id(self.marshes, none=-1)}),
            frame(draw.Draw),
            frame(draw.Take, {
                "seat": Seat(), "shown": kind, "due": Number(0, 3), "last": Id(KIND_IDS, usual=0),
            }),
            frame(gold.Exchange, {"seat": Seat(), "active": Seat(), "dearest": Number(0, VALUES - 1, VALUES - 1)}),
            frame(gold.Closing, {"closer": Seat(), "done": Number(0, 9)}),
        ]  # fmt: skip

    def options(self, s: Venezia) -> dict[str, str]:
        rules = s.rules
        return {
            **({} if rules.shared else {"shared_crossing": "no"}),
            **({} if rules.start_borders else {"start_borders": "no"}),
            **({"gold_windows": "all"} if rules.every_window else {}),
            **({"letter": "yes"} if rules.letter else {}),
        }

    # The map

    def built(self, ground: Ground) -> list[tuple[int, int]]:
        """The buildings in their order, without those that are printed on the board."""
        return [(kind_of(piece), site_of(piece)) for piece in ground.pieces[self.printed :]]

    def drained(self, ground: Ground) -> list[int]:
        """The hexes whose swamp is gone, by their number among all that have one at the start."""
        return [at for at, hex in enumerate(self.board.marshes) if not ground.is_swamp(self.board, hex)]

    def ground(self, s: Any, here: Here) -> Ground:
        board = self.board
        ground = Ground(swamp=board.swamps, built=[0] * QUARTERS, houses=[0] * QUARTERS, pieces=[])
        for at in s.drained:
            ground = ground.drained(board, board.marshes[at])
        for at, kind in enumerate(board.printed):
            ground = ground.with_piece(board, kind, board.first[SHAPES] + at)
        for at, (kind, site) in enumerate(s.buildings):
            self.fits(board, ground, kind, site, here, at)
            ground = ground.with_piece(board, kind, site)
        return ground

    def fits(self, board: Board, ground: Ground, kind: int, site: int, here: Here, at: int) -> None:
        inner = Here(here.fresh, "buildings").to(at)
        shape = SHAPE[kind]
        if not board.first[shape] <= site < board.first[shape + 1]:
            raise inner.bad(f"{shown(board.site_ids[site])} is no site of a {KIND_IDS[kind]}")
        if self.sites[site] not in list_sites(board, ground, self.sites, shape):
            raise inner.bad(f"{shown(board.site_ids[site])} is not free: a building or a swamp is there")

    def settle(self, s: Venezia) -> None:
        """The answers that follow from the map."""
        game = s.game
        assert isinstance(game, VeneziaGame)
        gone = self.drained(s.ground)
        lying = [game.drains[at] for at in range(len(self.marshes)) if at not in gone]
        s.menus = Menus([*lying, game.drains[-1]], game.opens)

    # What is conserved

    def components(self, s: Venezia) -> list[str]:
        return [
            *(f"cards of {kind}" for kind in KIND_IDS),
            *(f"tokens worth {value}" for value in TOKEN_IDS),
            *(f"pieces of {kind}" for kind in KIND_IDS),
            "swamps on the map beside tokens on them ('bog')", "master builders", "gondolas",
        ]  # fmt: skip

    def fill(self, s: Venezia, fresh: Venezia, missing: list[str]) -> None:
        """The pile, the supply and the tokens on map and chest are what lies nowhere else."""
        left = [max(number, 0) for number in lacking(s, fresh)]
        if "deck" in missing:
            s.deck = left[:KINDS]
            s.deck_size = sum(s.deck)
        if "bog" in missing:
            s.bog = left[KINDS : KINDS + POOREST_TREASURE]
        if "chest" in missing:
            s.chest = left[KINDS + POOREST_TREASURE : KINDS + VALUES]
        if "supply" in missing:
            s.supply = left[KINDS + VALUES : KINDS + VALUES + KINDS]

    def check(self, s: Venezia, here: Here) -> None:
        check(s, here.fresh, here)


class Hexes(Things):
    """Hexes, none twice."""

    def read(self, data: object, here: Here) -> list[int]:
        found = super().read(data, here)
        if len(set(found)) < len(found):
            raise here.bad("a hex is named twice")
        return found
