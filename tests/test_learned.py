"""What is counted of whole games, against the games themselves."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tools import doubts as doubting
from tools.doubts import Doubts
from tools.habits import JOINED, Habits, habits
from tools.learned_picture import HEURISTIC, LEARNED, largest, picture
from tools.measures import MEAN, ROUND, SHARE, Group, Measure, groups
from tools.pages import NoPlace, weave

from ludoteca.arena.play import play_out, seat_players
from ludoteca.core.match import Match
from ludoteca.core.registry import OURS, game
from ludoteca.core.rows import Row
from ludoteca.games.burgundy.position import Burgundy
from ludoteca.games.puerto_rico.position import PuertoRico
from ludoteca.games.san_juan.position import SanJuan
from ludoteca.games.venezia.position import Venezia

PLAYERS = 3
SEED = 5


class Played:
    """A game of the heuristic, what was counted of it, and what its answers say."""

    def __init__(self, name: str) -> None:
        self.match = Match(game(name), PLAYERS, {}, SEED)
        self.answers: Counter[str] = Counter()
        self.joined = 0
        self.masters: list[int] = []
        self.remember()
        play_out(self.match, seat_players(self.match.game, ["greedy"] * PLAYERS, SEED), self.watch)
        self.found = Habits()
        self.found.add(self.match)

    def watch(self, match: Match, row: Row) -> None:
        self.answers[row.text] += 1
        verb, _, thing = row.text.partition(" ")
        if verb == "play" and thing in ("basilica", "palazzo", "campo", "ponte"):
            master = self.masters[("basilica", "palazzo", "campo", "ponte").index(thing)]
            self.joined += master >= 0 and master != row.seat
        self.remember()

    def remember(self) -> None:
        if isinstance(self.match.state, Venezia):
            self.masters = list(self.match.state.pawns)


played = cache(Played)


@pytest.mark.parametrize("name", OURS)
def test_points_that_are_counted_are_those_of_the_game(name: str) -> None:
    one = played(name)
    groups_of_points = [group for group in groups(name) if "by where they come from" in group.title]
    by_source = sum(measure.value(one.found) for group in groups_of_points for measure in group.measures)
    assert sum(one.match.state.scores()[:PLAYERS]) == pytest.approx(PLAYERS * by_source)


@pytest.mark.parametrize("name", ["san-juan", "puerto-rico"])
def test_roles_are_counted_by_the_round(name: str) -> None:
    one = played(name)
    state = one.match.state
    assert isinstance(state, SanJuan | PuertoRico)
    roles = groups(name)[0]
    assert roles.form == ROUND
    for measure in roles.measures:
        assert measure.value(one.found) == pytest.approx(one.answers[measure.name] / state.rounds)
    assert sum(one.answers[measure.name] for measure in roles.measures) > 20


def test_buildings_of_puerto_rico_are_those_that_stand_there() -> None:
    one = played("puerto-rico")
    state = one.match.state
    assert isinstance(state, PuertoRico)
    built = groups("puerto-rico")[1]
    assert built.form == SHARE
    for kind, measure in enumerate(built.measures):
        owners = sum(player.owns(kind) for player in state.players)
        assert measure.value(one.found) == pytest.approx(owners / PLAYERS)


def test_tiles_of_burgundy_are_those_that_lie_in_the_duchies() -> None:
    one = played("burgundy")
    state = one.match.state
    assert isinstance(state, Burgundy)
    lying = Counter(state.tile_id(kind) for estate in state.estates for kind in estate.tiles if kind >= 0)
    assert one.found.sums["place"] == lying.total()
    assert all(one.found.sums[f"place {tile}"] == count for tile, count in lying.items())
    colours = groups("burgundy")[0]
    assert sum(measure.value(one.found) for measure in colours.measures) == pytest.approx(lying.total() / PLAYERS)


def test_cards_laid_where_another_is_master_are_seen() -> None:
    one = played("venezia")
    assert one.found.sums[JOINED] == one.joined > 0


def test_games_counted_apart_and_joined_are_games_counted_together() -> None:
    whole = habits("san-juan", 2, "greedy", range(3))
    first, rest = habits("san-juan", 2, "greedy", range(1)), habits("san-juan", 2, "greedy", range(1, 3))
    first.join(rest)
    assert first == whole
    assert (whole.games, whole.seats) == (3, 6)


def test_shares_count_players_and_means_what_they_did() -> None:
    found = Habits(games=2, seats=4, sums=Counter(a=6, b=2), having=Counter(a=3), table=Counter(round=12, end=1))
    assert (found.share("a"), found.share("b")) == (0.75, 0.0)
    assert found.mean(["a", "b"]) == 2.0
    assert found.a_round("a") == 0.5
    assert found.a_game("end") == 0.5


def test_every_thing_has_a_name_and_no_figure_is_there_twice() -> None:
    for name in OURS:
        measures = [measure.name for group in groups(name) for measure in group.measures]
        assert len(set(measures)) == len(measures)


def test_search_is_asked_of_some_questions_and_says_where_it_differs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doubting, "ITERATIONS", 16)
    found = doubting.doubts("san-juan", 2, [SEED])
    whole = found.whole()
    assert 3 < whole.tried < 60
    assert 0 <= whole.other <= whole.tried
    assert whole.tried == sum(one.tried for one in found.by_question().values())
    again = Doubts()
    again.join(found)
    again.join(doubting.doubts("san-juan", 2, [SEED]))
    assert (again.whole().tried, again.whole().other) == (2 * whole.tried, 2 * whole.other)
    assert again.whole().gain == pytest.approx(2 * whole.gain)


def test_a_picture_shows_every_figure_beside_its_name() -> None:
    group = Group("Roles", SHARE, [Measure("a", "Builder & co", lambda _: 0.0), Measure("b", "Mayor", lambda _: 0.0)])
    figures = {
        "2": {LEARNED: {"a": 0.25, "b": 0.5}, HEURISTIC: {"a": 0.75, "b": 1.0}},
        "3": {LEARNED: {"a": 0.1, "b": 0.9}, HEURISTIC: {"a": 0.2, "b": 0.3}},
    }
    drawn = ElementTree.fromstring(picture("Toy", figures, [group._replace(by_size=True)]))
    said = [one.text for one in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert said.index("Mayor") < said.index("Builder & co"), "what the network does most comes first"
    assert {"25%", "75%", "50%", "100%", "10%", "20%", "90%", "30%", "2 players", "3 players"} <= set(said)
    assert largest(group, figures) == 1.0
    assert largest(group._replace(form=MEAN), {"2": {LEARNED: {"a": 7.2, "b": 1.0}}}) == 8.0


def test_figures_go_into_their_place_of_a_page(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("Before.\n<!-- a -->\nold\n<!-- end a -->\nAfter.\n")
    for _ in range(2):
        weave(page, "a", "| new |\n")
        assert page.read_text() == "Before.\n<!-- a -->\n\n| new |\n\n<!-- end a -->\nAfter.\n"
    with pytest.raises(NoPlace, match=r"page\.md"):
        weave(page, "b", "more")
