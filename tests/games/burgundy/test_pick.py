"""What may be had of the black depot without buying it, and areas that count for more than their hexes."""

from __future__ import annotations

from tests.games.burgundy.scenario import at, burgundy

from ludoteca.core.protocol import Action
from ludoteca.games.burgundy.actions import SIDE
from ludoteca.games.burgundy.data import NONE
from ludoteca.games.burgundy.estate import Estate
from ludoteca.games.burgundy.hooks import Growth, Picker
from ludoteca.games.burgundy.phases.pick import pick_offers, picked
from ludoteca.games.burgundy.position import Burgundy


class Stall(Picker):
    """Something that lies beside the black depot: one that takes one place, one that takes two."""

    def offer(self, s: Burgundy, seat: int, wide: bool, acts: list[Action]) -> None:
        acts += s.rules.by_verb[self.verb][: 1 + wide]

    def space(self, s: Burgundy, action: Action) -> int:
        return 90 + action.thing


class Wider(Growth):
    def more(self, s: Burgundy, e: Estate, area: int) -> int:
        return 1


def test_every_tile_of_the_black_depot_may_be_picked_and_what_lies_beside_it() -> None:
    s = at(black={2: "mine", 5: "ship"}).s
    assert [action.text for action in pick_offers(s, 0, True)] == ["pick 2", "pick 5"]
    assert [s.tile_id(s.spaces[picked(s, action)]) for action in pick_offers(s, 0, True)] == ["mine", "ship"]
    s.setting.pickers.append(Stall(SIDE))
    assert [action.text for action in pick_offers(s, 0, False)] == ["pick 2", "pick 5", "side 1"]
    assert [picked(s, action) for action in pick_offers(s, 0, True)[2:]] == [90, 91]


def test_an_area_that_counts_for_more_scores_and_shows_more() -> None:
    table = at((1, 6), storage=["cow_2"], tiles={9: "cow_3", 10: "cow_2", 4: "sheep_2", 5: "sheep_2"}, phase="C")
    table.s.setting.growths.append(Wider())
    area = table.s.board(table.me()).area[0]
    assert table.s.size_of(table.me(), area) == 6
    table.play("place d2 0")
    assert table.points() == {"areas": 21, "phases": 6, "livestock": 7}


def test_no_list_of_a_game_without_expansions_is_longer() -> None:
    s = burgundy().new(2, {}, 1)
    assert isinstance(s, Burgundy) and len(s.claimed) == 6 and NONE not in s.claimed
