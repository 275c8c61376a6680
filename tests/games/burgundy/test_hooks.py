"""What an expansion adds to, tried with three small ones: a tile, something a turn offers, occasions of a game."""

import json
from collections.abc import Mapping
from importlib import resources

from ludoteca.core.chance import seeded
from ludoteca.core.match import Match
from ludoteca.core.playout import choose
from ludoteca.core.protocol import Action
from ludoteca.games.burgundy.board_file import read_boards, read_plates
from ludoteca.games.burgundy.data import COUNTING, MINE, MONASTERIES, MONASTERY_TILES, Pieces
from ludoteca.games.burgundy.estate import Estate
from ludoteca.games.burgundy.hooks import Occasion, Power, Setting
from ludoteca.games.burgundy.meta import BurgundyGame
from ludoteca.games.burgundy.position import Burgundy
from ludoteca.games.burgundy.scoring import BONUS_POINTS, MONASTERY_POINTS, SALE_POINTS
from ludoteca.games.burgundy.tell import SILVER
from ludoteca.games.burgundy.tiles import MineTile, MonasteryTile

FAIR = 64


class RichMine(MineTile):
    """A tile that does something when it is placed, and counts at the end."""

    def __init__(self, kind: int, pieces: Pieces) -> None:
        super().__init__(kind, pieces)
        self.acts = True

    def placed(self, s: Burgundy, seat: int, at: int) -> None:
        s.score(seat, SALE_POINTS, 100)


class Abbey(MonasteryTile):
    def points(self, s: Burgundy, e: Estate) -> int:
        return 1000


class Gift(Occasion):
    def happen(self, s: Burgundy) -> None:
        s.earn(0, 10)


class Prize(Occasion):
    def happen(self, s: Burgundy) -> None:
        s.score(0, BONUS_POINTS, 5000)


class Fair(Power):
    """Once a turn a silver for nothing, by an answer behind the last one."""

    def offer(self, s: Burgundy, seat: int, sources: int, value: int, masks: list[int], acts: list[Action]) -> None:
        if not s.players[seat].used & FAIR:
            acts += s.rules.by_verb[self.verb]

    def use(self, s: Burgundy, seat: int, value: int, action: Action) -> None:
        s.players[seat].used |= FAIR
        s.earn(seat, 1)


class Expanded(BurgundyGame):
    def __init__(self) -> None:
        data: dict[str, object] = {}
        for file in ("burgundy.json", "burgundy_boards.json"):
            data |= json.loads(resources.files("ludoteca.data").joinpath(file).read_bytes())
        boards = read_boards(data)
        super().__init__(Pieces(data), boards, read_plates(data, boards), "expanded")
        self.fair = len(self.actions)
        self.set_actions([*self.actions, Action(self.actions[0].home, self.fair, "fair", verb=self.fair)])
        for kind, tile in enumerate(self.tiles):
            if tile.colour == MINE:
                self.tiles[kind] = RichMine(kind, self.pieces)
        for kind in range(MONASTERY_TILES + COUNTING, MONASTERY_TILES + MONASTERIES + 1):
            self.tiles[kind] = Abbey(kind, self.pieces)

    def setting(self, seats: int, options: Mapping[str, str]) -> Setting:
        found = super().setting(seats, options)
        found.powers.append(Fair(self.fair))
        found.phase_end.append(Gift(40))
        found.game_end.append(Prize(50))
        return found


def test_a_tile_a_power_and_moments_are_added_without_touching_the_rules() -> None:
    match = Match(Expanded(), 2, {"duchies": "random"}, 11)
    dice = seeded(5)
    fairs = 0
    while match.decision is not None:
        acts = match.decision.actions
        placing = [action for action in acts if action.text.startswith("place")]
        fair = [action for action in acts if action.text == "fair"]
        fairs += len(fair)
        match.play(choose(fair or placing or acts, dice).code)
    s = match.state
    assert isinstance(s, Burgundy)
    assert fairs == 2 * 25
    for seat, player in enumerate(s.players):
        e = s.estate(seat)
        assert player.points[SALE_POINTS] // 100 == e.mines
        abbeys = sum(e.has(number) for number in range(COUNTING, MONASTERIES + 1))
        assert player.points[MONASTERY_POINTS] // 1000 == abbeys
        assert e.mines and abbeys, "another seed: this one shows nothing"
        assert player.points[BONUS_POINTS] // 5000 == (seat == 0)
    told = [event for step in match.steps for event in step.events]
    assert len([event for event in told if (event.kind, event.a, event.b) == (SILVER, 0, 10)]) == 5
