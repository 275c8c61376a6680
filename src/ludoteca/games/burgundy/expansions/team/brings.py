"""What the team game brings (E 9)."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from ludoteca.core.actions import ActionTable
from ludoteca.core.options import SEATS
from ludoteca.core.pieces import Piece
from ludoteca.core.protocol import Option, Term

from ...actions import FIRST, MOST_HEXES
from ...boards import CENTRE, PART, TEAM, find
from ...expansion import Expansion
from ...hooks import Occasion, Setting
from ...parts import give
from ...phases.setup import ChooseSides, PlaceCastles
from ...position import Burgundy, Rules
from ..numbers import PAIRS, TEAM_CODES
from .keys import PRIVATE, PRIVATE_PLACES, SHARED, SHARED_PLACES, KeySpaces, Pairs, pairs
from .outer import OuterHexes, StartInTheMiddle
from .tells import features, pieces

# The boards by the value of the option (E 9.2).
BOARDS: Final = {"beginner": "team", "expert": "team_expert"}
PLAYERS: Final = 4
TEAMS: Final = 2
WORKERS: Final = (3, 5)
SILVER: Final = 2
# What the book does not describe for teams (E 9, E 16.9).
WITHOUT: Final = ("link", "posts", "routes", "shields", "vineyards", "solo", "chateau")


class Team(Expansion):
    def __init__(self) -> None:
        super().__init__("team")

    def options(self, rules: Rules) -> tuple[Option, ...]:
        return (Option("team", ("no", *self.values(rules))),)

    def values(self, rules: Rules) -> tuple[str, ...]:
        """Those for which there is a board."""
        return tuple([value for value, name in BOARDS.items() if find(rules.boards, TEAM, name) >= 0])

    def terms(self, rules: Rules) -> tuple[Term, ...]:
        played = {"team": self.values(rules)}
        known = [option.name for option in rules.options]
        return (
            Term(played, {SEATS: (str(PLAYERS),)}, {}, "two-against-two", "E 9.1"),
            Term(played, {"duchies": ("book",)}, {}, "team-board", "E 9.2"),
            *[Term(played, {name: ("no",)}, {}, "not-for-teams", "E 9") for name in WITHOUT if name in known],
        )

    def actions(self, table: ActionTable) -> None:
        table.add(SHARED, "shared", "keys:shared")
        table.add(PRIVATE, "private", "keys:private")

    def on(self, options: Mapping[str, str]) -> bool:
        return options.get("team", "no") != "no"

    def join(self, rules: Rules, setting: Setting, options: Mapping[str, str]) -> None:
        """E 9.1-9.8, 9.15."""
        sides = [seat % TEAMS for seat in range(PLAYERS)]
        setting.homes = sides
        setting.owners = list(range(TEAMS))
        setting.sides = sides
        setting.duchies = [find(rules.boards, TEAM, BOARDS[options["team"]])] * TEAMS
        setting.workers = list(WORKERS)
        setting.storage = SHARED_PLACES + PRIVATE_PLACES
        setting.most = options["tiebreak"] != "fewest"
        setting.track = False
        setting.keys = KeySpaces()
        setting.setup = [started(one, options["team"]) for one in setting.setup if not isinstance(one, ChooseSides)]
        setting.powers.append(OuterHexes(rules.codes.places[FIRST][PART].code))

    def begin(self, s: Burgundy) -> None:
        s.parts = give(s.parts, PAIRS, Pairs([[] for _ in range(PLAYERS)]))
        for e in s.estates:
            e.silver = SILVER

    def live(self, rules: Rules, options: Mapping[str, str]) -> list[int]:
        outer = [action.code for places in rules.codes.places for action in places[PART:MOST_HEXES]]
        return [*outer, TEAM_CODES, TEAM_CODES + 1]

    def components(self, s: Burgundy, tiles: list[int], goods: list[int]) -> list[int]:
        for held in pairs(s).private:
            for kind in held:
                tiles[kind] += 1
        return []

    def feature_pieces(self, rules: Rules, options: Mapping[str, str]) -> list[Piece]:
        return pieces(rules)

    def features(self, s: Burgundy, seat: int, into: vec[i16], at: i64) -> i64:
        return features(s, seat, into, at)


def started(occasion: Occasion, team: str) -> Occasion:
    """E 9.3: experts choose where they start."""
    if team == "beginner" and isinstance(occasion, PlaceCastles):
        return StartInTheMiddle(occasion.rank, CENTRE)
    return occasion
