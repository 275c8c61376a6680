"""What an expansion adds to, tried with three small ones in plain Python: the rules need not know their names."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from typing import Any

import pytest
from mypy_extensions import i64
from tests.games.burgundy.scenario import burgundy

from ludoteca.core.chance import seeded
from ludoteca.core.errors import BadOption, BadPosition
from ludoteca.core.match import Match
from ludoteca.core.playout import choose
from ludoteca.core.protocol import Action, Option, Term
from ludoteca.games.burgundy.boards import Board
from ludoteca.games.burgundy.data import COUNTING, GOODS, MINE, MONASTERIES, MONASTERY_TILES, NONE, Pieces
from ludoteca.games.burgundy.estate import Estate, put
from ludoteca.games.burgundy.expansion import Expansion
from ludoteca.games.burgundy.hooks import (
    FIRST_DIE,
    NO_DIE_NEEDED,
    OF_A_CASTLE,
    PLACING_ONLY,
    SECOND_DIE,
    Actor,
    Ground,
    Occasion,
    Power,
    Setting,
    Watch,
)
from ludoteca.games.burgundy.meta import BurgundyGame
from ludoteca.games.burgundy.parts import NO_PARTS, Part
from ludoteca.games.burgundy.position import Burgundy, Rules
from ludoteca.games.burgundy.scoring import BONUS_POINTS, MONASTERY_POINTS, SALE_POINTS
from ludoteca.games.burgundy.seat import new_seat
from ludoteca.games.burgundy.tell import PLACE as PLACED
from ludoteca.games.burgundy.tell import SCORE, SELL, SILVER, WORKERS
from ludoteca.games.burgundy.tiles import MineTile, MonasteryTile
from ludoteca.testing import LAWS, Table
from ludoteca.testing.written import positions_read_back

VISITED = 64
NUMBERS = count()


# Fairs: tiles, a power, occasions


class RichMine(MineTile):
    """A tile that does something when it is placed."""

    def __init__(self, kind: int, pieces: Pieces) -> None:
        super().__init__(kind, pieces)
        self.acts = True

    def placed(self, s: Burgundy, seat: int, at: int) -> None:
        s.score(seat, SALE_POINTS, 100)


class Abbey(MonasteryTile):
    """One that counts at the end."""

    def points(self, s: Burgundy, e: Estate) -> int:
        return 1000


class Gift(Occasion):
    def happen(self, s: Burgundy) -> None:
        s.earn(0, 10)


class Prize(Occasion):
    """Gone before anything of the base is counted."""

    def happen(self, s: Burgundy) -> None:
        assert not any(player.points[MONASTERY_POINTS] // 1000 for player in s.players)
        s.score(0, BONUS_POINTS, 5000)


class Visit(Power):
    """Once a turn a silver for nothing, by an answer behind the last one. It notes what it was told, and its uses."""

    def __init__(self, verb: int) -> None:
        super().__init__(verb)
        self.told: set[tuple[str, int, int]] = set()
        self.uses = 0

    def offer(self, s: Burgundy, seat: int, sources: int, value: int, masks: list[int], acts: list[Action]) -> None:
        self.told.add((type(s.stack[-1]).__name__, sources, len(masks)))
        if not s.players[seat].used & VISITED:
            acts += s.rules.by_verb[self.verb]

    def use(self, s: Burgundy, seat: int, value: int, action: Action) -> None:
        self.uses += 1
        s.players[seat].used |= VISITED
        s.earn(seat, 1)


class Fairs(Expansion):
    def live(self, rules: Rules, options: Mapping[str, str]) -> list[int]:
        return [rules.actions[-1].code]

    def __init__(self) -> None:
        super().__init__("fairs")
        self.visits: list[Visit] = []

    def options(self, rules: Rules) -> tuple[Option, ...]:
        return (Option("fairs", ("no", "yes")),)

    def terms(self, rules: Rules) -> tuple[Term, ...]:
        return (Term({"fairs": ("yes",)}, {"seats": ("2", "3")}, why="narrow-streets", rule="F 1"),)

    def on(self, options: Mapping[str, str]) -> bool:
        return options.get("fairs") == "yes"

    def join(self, rules: Rules, setting: Setting, options: Mapping[str, str]) -> None:
        for kind, tile in enumerate(setting.tiles):
            if tile.colour == MINE:
                setting.tiles[kind] = RichMine(kind, rules.pieces)
        for kind in range(MONASTERY_TILES + COUNTING, MONASTERY_TILES + MONASTERIES + 1):
            setting.tiles[kind] = Abbey(kind, rules.pieces)
        self.visits.append(Visit(rules.actions[-1].verb))
        setting.powers.insert(0, self.visits[-1])
        setting.phase_end.append(Gift(40))
        setting.game_end.append(Prize(5))


# Ledgers: parts, watches


class Ledger(Part):
    """What one estate has seen, and the goods it sold, which lie here instead of with the others."""

    def __init__(self, scored: int, hired: int, placed: int, goods: list[int]) -> None:
        self.scored = scored
        self.hired = hired
        self.placed = placed
        self.goods = goods

    def clone(self) -> Ledger:
        return Ledger(self.scored, self.hired, self.placed, self.goods)


class Seen(Part):
    """Of the whole table: how many rounds were rolled."""

    def __init__(self, rounds: int) -> None:
        self.rounds = rounds

    def clone(self) -> Seen:
        return Seen(self.rounds)


def ledger(e: Estate) -> Ledger:
    found = e.parts[0]
    assert isinstance(found, Ledger)
    return found


class Clerk(Watch):
    def scored(self, s: Burgundy, seat: int, source: int, number: int) -> None:
        ledger(s.estate(seat)).scored += number

    def hired(self, s: Burgundy, seat: int, number: int) -> None:
        ledger(s.estate(seat)).hired += number

    def sold(self, s: Burgundy, seat: int, good: int, number: int) -> None:
        e = s.estate(seat)
        e.sold = put(e.sold, good, e.sold[good] - number)
        ledger(e).goods = put(ledger(e).goods, good, ledger(e).goods[good] + number)

    def placed(self, s: Burgundy, seat: int, at: int, kind: int) -> None:
        assert s.estate(seat).tiles[at] == kind
        ledger(s.estate(seat)).placed += 1


class Count(Occasion):
    def happen(self, s: Burgundy) -> None:
        part = s.parts[0]
        assert isinstance(part, Seen)
        part.rounds += 1


class Ledgers(Expansion):
    def __init__(self) -> None:
        super().__init__("ledgers")

    def options(self, rules: Rules) -> tuple[Option, ...]:
        return (Option("ledgers", ("no", "yes")),)

    def on(self, options: Mapping[str, str]) -> bool:
        return options.get("ledgers") == "yes"

    def join(self, rules: Rules, setting: Setting, options: Mapping[str, str]) -> None:
        clerk = Clerk()
        for watches in (setting.scored, setting.hired, setting.sold, setting.placed):
            watches.append(clerk)
        setting.round_start.append(Count(10))

    def begin(self, s: Burgundy) -> None:
        s.parts = [Seen(0)]
        for e in s.estates:
            e.parts = [Ledger(0, 0, 0, [0] * GOODS)]

    def components(self, s: Burgundy, tiles: list[int], goods: list[int]) -> list[int]:
        for e in s.estates:
            for good in range(GOODS):
                goods[good] += ledger(e).goods[good]
        return [len(s.parts)]


# Ghosts: ground, a player without a seat


class Anywhere(Ground):
    """Every empty hex of its colour."""

    def open(self, s: Burgundy, e: Estate, board: Board, part: int, colour: int) -> i64:
        return board.colour_in(colour, part) & ~e.covered[part]


class Haunt(Actor):
    """A point each turn."""

    def act(self, s: Burgundy, player: int) -> None:
        s.score(player, SALE_POINTS, 1)


class Join(Occasion):
    """Last in the order, as it was drawn for the others."""

    def happen(self, s: Burgundy) -> None:
        s.order = [*s.order, s.seats]


class Ghosts(Expansion):
    def __init__(self) -> None:
        super().__init__("ghosts")

    def options(self, rules: Rules) -> tuple[Option, ...]:
        return (Option("ghosts", ("no", "yes")),)

    def on(self, options: Mapping[str, str]) -> bool:
        return options.get("ghosts") == "yes"

    def join(self, rules: Rules, setting: Setting, options: Mapping[str, str]) -> None:
        setting.ground = Anywhere()
        setting.actor = Haunt()
        setting.sides.append(setting.seats)
        setting.count_players(min(setting.seats + 1, 4), rules.pieces)
        setting.setup.append(Join(35))

    def begin(self, s: Burgundy) -> None:
        s.players.append(new_seat(NONE, len(s.game.sources)))


def expanded(*expansions: Expansion) -> BurgundyGame:
    """The game with an answer `visit` behind the last one; each has data of its own, not to be taken for another."""
    base = burgundy()
    all_of_them = (*base.expansions, *expansions)
    found = BurgundyGame(base.pieces, base.boards, base.plates, base.draws, f"expanded {next(NUMBERS)}", all_of_them)
    code = len(found.actions)
    found.set_actions([*found.actions, Action(found.actions[0].home, code, "visit", verb=code)])
    return found


def played(game: BurgundyGame, options: Mapping[str, str], seats: int = 2, seed: int = 11) -> Match:
    """To the end, at random, but visiting and placing whenever that is possible."""
    match = Match(game, seats, {"duchies": "random", **options}, seed)
    dice = seeded(5)
    while match.decision is not None:
        acts = match.decision.actions
        placing = [action for action in acts if action.text.startswith("place")]
        visiting = [action for action in acts if action.text == "visit"]
        match.play(choose(visiting or placing or acts, dice).code)
    return match


def position(match: Match) -> Burgundy:
    assert isinstance(match.state, Burgundy)
    return match.state


def events(match: Match, kind: int, seat: int) -> list[Any]:
    return [event for event in match.all_events() if (event.kind, event.a) == (kind, seat)]


def test_a_tile_a_power_and_occasions_are_added_without_touching_the_rules() -> None:
    fairs = Fairs()
    match = played(expanded(fairs), {"fairs": "yes"})
    s = position(match)
    assert fairs.visits[0].uses == 2 * 25
    for seat, player in enumerate(s.players):
        e = s.estate(seat)
        assert player.points[SALE_POINTS] // 100 == e.mines
        abbeys = sum(e.has(number) for number in range(COUNTING, MONASTERIES + 1))
        assert player.points[MONASTERY_POINTS] // 1000 == abbeys
        assert e.mines and abbeys, "another seed: this one shows nothing"
        assert player.points[BONUS_POINTS] // 5000 == (seat == 0)
    assert len([event for event in events(match, SILVER, 0) if event.b == 10]) == 5


def test_a_power_is_told_what_may_be_spent_and_comes_in_the_order_of_codes() -> None:
    fairs = Fairs()
    for seed in range(3):
        match = played(expanded(fairs), {"fairs": "yes"}, seed=seed)
        assert [power.first for power in position(match).setting.powers] == sorted(
            power.first for power in position(match).setting.powers
        )
    told = {entry for visit in fairs.visits for entry in visit.told}
    dice = {FIRST_DIE, SECOND_DIE, FIRST_DIE | SECOND_DIE}
    assert {(sources, masks) for frame, sources, masks in told if frame == "Turn"} == {(0, 0), *((d, 4) for d in dice)}
    assert ("Castle", NO_DIE_NEEDED | OF_A_CASTLE, 4) in told and ("CityHall", PLACING_ONLY, 4) in told


def test_an_expansion_that_is_off_changes_nothing() -> None:
    fresh, base = expanded(Fairs(), Ledgers(), Ghosts()), burgundy()
    for seed in range(3):
        one, two = fresh.new(2, {}, seed), base.new(2, {}, seed)
        dice = seeded(seed)
        while one.decision is not None and two.decision is not None:
            menu = [action.text for action in one.decision.actions]
            assert menu == [action.text for action in two.decision.actions]
            code = choose(one.decision.actions, dice).code
            one.apply(fresh.actions[code])
            two.apply(base.actions[code])
        assert one.view(0) == two.view(0) and one.components() == two.components()


def test_options_and_terms_come_with_it() -> None:
    game = expanded(Fairs())
    assert [option.name for option in game.options][-1] == "fairs"
    with pytest.raises(BadOption, match=r"fairs=yes needs 2 or 3 players \(narrow streets, F 1\)"):
        game.settle(4, {"fairs": "yes"})
    assert game.fits(3, {"fairs": "yes"})


def test_a_watch_is_told_of_points_workers_sales_and_tiles() -> None:
    match = played(expanded(Ledgers()), {"ledgers": "yes"})
    s = position(match)
    for seat, e in enumerate(s.estates):
        book = ledger(e)
        assert book.scored == sum(event.c for event in events(match, SCORE, seat)) == s.scores()[seat]
        assert book.hired == sum(event.b for event in events(match, WORKERS, seat) if event.b > 0)
        assert book.placed == len(events(match, PLACED, seat)) - 1, "nobody is told of the first castle"
        assert sum(book.goods) == sum(event.c for event in events(match, SELL, seat)) and not any(e.sold)
    assert repr(s.parts[0]) and isinstance(s.parts[0], Seen) and s.parts[0].rounds == 25


def test_parts_are_cloned_and_the_base_game_has_none() -> None:
    s = expanded(Ledgers()).new(2, {"ledgers": "yes"}, 1)
    base = burgundy().new(2, {}, 1)
    assert isinstance(s, Burgundy) and isinstance(base, Burgundy)
    other = s.clone()
    assert other.parts[0] is not s.parts[0] and ledger(other.estates[0]) is not ledger(s.estates[0])
    assert ledger(other.estates[0]).goods is ledger(s.estates[0]).goods
    for plain in (base, base.clone()):
        assert plain.parts is NO_PARTS and all(e.parts is NO_PARTS for e in plain.estates)


def test_another_ground_opens_other_hexes() -> None:
    match = Match(expanded(Ghosts()), 2, {"duchies": "1", "ghosts": "yes"}, 1)
    s = position(match)
    while match.decision is not None and match.decision.ask.startswith("setup"):
        match.play(match.decision.actions[0].code)
    assert match.decision is not None
    e = s.estate(match.decision.seat)
    board = s.board(e)
    for tile in s.setting.tiles[:20]:
        empty = [at for at in board.colour_cells[tile.colour] if e.tiles[at] == NONE]
        assert tile.hexes(s, e, board) == empty


def test_a_player_without_a_seat_has_turns_and_a_place() -> None:
    match = played(expanded(Ghosts()), {"ghosts": "yes"})
    s = position(match)
    assert (s.seats, len(s.players), len(s.estates), s.setting.players) == (2, 3, 2, 3)
    assert s.scores()[2] == 25 and len(s.ranking()) == 3 and s.order.index(2) == 2 - (s.players[2].marker > 0)
    assert s.setting.bonus == [burgundy().pieces.first_bonus[3], burgundy().pieces.second_bonus[3]]


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("options", [{"fairs": "yes", "ledgers": "yes"}, {"ghosts": "yes"}], ids=["parts", "ghosts"])
def test_games_with_expansions_keep_every_law(law: Any, options: dict[str, str]) -> None:
    if law is positions_read_back and "ledgers" in options:
        return  # how its parts are written nobody says: the next test
    law(Table(expanded(Fairs(), Ledgers(), Ghosts()), 2, options, 3))


def test_a_position_with_parts_that_nobody_can_write_is_refused_with_their_name() -> None:
    s = expanded(Ledgers()).new(2, {"ledgers": "yes"}, 1)
    with pytest.raises(BadPosition, match=r"parts\S*: nobody says how Seen is written"):
        s.to_json()
