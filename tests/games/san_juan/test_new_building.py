"""Buildings that no rule knows: a line in the data file and texts are enough, and one class where one has an effect."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from fluent.runtime import FluentResource
from tests.games.san_juan.scenario import MODULE, component_data, san_juan

from ludoteca.bots.heuristics.san_juan import heuristics
from ludoteca.bots.suggest import suggest
from ludoteca.core.chance import seeded
from ludoteca.core.errors import BadData
from ludoteca.core.notation import find
from ludoteca.core.registry import build, remember
from ludoteca.core.series import in_order
from ludoteca.games.san_juan import effects
from ludoteca.games.san_juan.actions import CODES, ROLE
from ludoteca.games.san_juan.data import BUILDER, CARD_IDS, PLANTS, PRODUCER, Cards
from ludoteca.games.san_juan.effects import AFTER_PRODUCING, Bonus, Draw
from ludoteca.games.san_juan.meta import SanJuanGame
from ludoteca.games.san_juan.player import Player
from ludoteca.games.san_juan.position import SanJuan
from ludoteca.i18n.texts import Texts, bundle
from ludoteca.testing import LAWS, Table, codes_are_unique_and_stable

FOUNTAIN = {"id": "fountain", "cost": 2, "vp": 3, "count": 30, "subcategory": "monument", "phase": None}
GRANARY = {"id": "granary", "cost": 1, "vp": 1, "count": 30, "subcategory": "function", "phase": "producer"}
HARBOUR = {"id": "harbour", "cost": 6, "vp": 0, "count": 12, "subcategory": "six", "phase": "game_end"}
NEW = ("fountain", "granary", "harbour")


class Granary(Draw):
    """A card for each production, however small."""

    def moment(self) -> int:
        return AFTER_PRODUCING

    def can(self, player: Player, by: int) -> bool:
        return by >= 1


class Harbour(Bonus):
    """A point for each good that lies on a plant."""

    def points(self, player: Player, cards: Cards, second: bool, others: int) -> int:
        return len(player.goods)


def game_with(*added: dict[str, Any]) -> SanJuanGame:
    data = component_data()
    data["cards"] += added
    made = remember(build(MODULE, {"san_juan.json": json.dumps(data).encode()}))
    assert isinstance(made, SanJuanGame)
    return made


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> SanJuanGame:
    monkeypatch.setitem(effects.EFFECTS, "granary", Granary)
    monkeypatch.setitem(effects.EFFECTS, "harbour", Harbour)
    return game_with(FOUNTAIN, GRANARY, HARBOUR)


def begun(game: SanJuanGame, role: int, hand: str, city: str, letter: bool = False) -> SanJuan:
    """The first player has taken a role, with these cards and buildings, and two indigo plants."""
    s = game.new(2, {"letter": "yes" if letter else "no"}, 1)
    assert isinstance(s, SanJuan)
    player = s.players[s.governor]
    player.hand = sorted(game.cards.ids.index(name) for name in hand.split())
    player.plants = [2] + [0] * (PLANTS - 1)
    for name in city.split():
        player.put(game.cards.ids.index(name))
    player.fresh = 0
    s.events = []
    s.run()
    s.apply(game.by_verb[ROLE][role])
    return s


def menu(s: SanJuan) -> list[str]:
    assert s.decision is not None
    return [action.text for action in s.decision.actions]


def test_codes_that_exist_do_not_move_and_new_kinds_come_behind_them(game: SanJuanGame) -> None:
    codes_are_unique_and_stable(game)
    known = [action.text for action in san_juan().actions]
    texts = [action.text for action in game.actions]
    assert texts[:CODES] == known and len(texts) == CODES + 10 * len(NEW)
    assert texts[CODES:][:2] == ["build fountain", "cover fountain"]
    one = [action.text for action in game_with(FOUNTAIN).actions]
    assert texts[: len(one)] == one, "what is added later moves no code of what was added before"


@pytest.mark.parametrize("law", LAWS)
def test_games_with_new_buildings_keep_every_law(game: SanJuanGame, law: Callable[[Table], None]) -> None:
    law(Table(game, 3, {"events": "yes"}, 2))


@pytest.mark.parametrize("options", [{"letter": "yes"}, {"edition": "second", "start_hand": "yes"}])
def test_new_buildings_are_built_by_whoever_holds_them(game: SanJuanGame, options: dict[str, str]) -> None:
    built = dict.fromkeys(NEW, 0)
    for seed in range(4):
        s = game.new(4, options, seed)
        assert isinstance(s, SanJuan)
        dice = seeded(seed)
        while s.decision is not None:
            codes = [action.code for action in s.decision.actions]
            assert codes == sorted(codes), "a menu stands in the order of codes"
            s.apply(s.decision.actions[int(dice.below(len(codes)))])
        for player in s.players:
            for name in NEW:
                built[name] += player.number(game.cards.ids.index(name))
    assert all(built.values()), built


def test_by_data_alone_a_building_has_its_price_its_points_and_its_sort() -> None:
    game = game_with(FOUNTAIN)
    s = begun(game, BUILDER, "fountain well well", "triumphal_arch")
    assert "build fountain" in menu(s)
    facts = game.preview().facts(s, find(game, "build fountain"))
    assert (facts["price"], facts["points"]) == (1, 3)
    seat = s.governor
    before = s.tally()
    s.apply(find(game, "build fountain"))
    s.apply(find(game, "pay well"))
    after = s.tally()
    assert after[0][seat] == before[0][seat] + 3
    arch = game.sources.index("triumphal_arch")
    assert (before[arch][seat], after[arch][seat]) == (0, 4), "it counts as a monument"
    assert "fountain" in [building["card"] for building in s.view(seat)["players"][seat]["city"]]  # type: ignore[index]


def test_a_payment_with_a_new_card_and_a_good_may_be_named_in_any_order() -> None:
    """Cards come before goods in a payment, though the code of the new card is the highest of all."""
    game = game_with(FOUNTAIN, GRANARY)
    s = begun(game, BUILDER, "statue granary well well", "black_market")
    for _ in range(2):
        s.lay_good(s.governor, 0)
    s.run()
    s.apply(find(game, "build statue"))
    assert menu(s) == ["pay well", "spend indigo", "pay granary"]
    asked = [find(game, text) for text in ("spend indigo", "pay granary")]
    assert in_order(s, asked, s.governor)[0].text == "pay granary"


def test_one_class_gives_a_building_its_effect(game: SanJuanGame) -> None:
    s = begun(game, PRODUCER, "", "granary")
    seat = s.governor
    assert len(s.players[seat].hand) == 1, "two goods were produced, and the granary brought a card"
    assert game.sources[-1] == "harbour" and game.sources[:6] == san_juan().sources


def test_by_the_letter_its_owner_is_asked(game: SanJuanGame) -> None:
    s = begun(game, PRODUCER, "", "granary", letter=True)
    s.apply(find(game, "produce indigo_plant"))
    s.apply(find(game, "pass"))
    assert s.decision is not None and s.decision.ask == "producer.use" and menu(s) == ["pass", "use granary"]
    live = game.live(2, game.settle(2, {"letter": "yes"}))
    assert find(game, "use granary").code in live and find(game, "use fountain").code not in live


def test_a_class_that_scores_counts_for_the_palace(game: SanJuanGame) -> None:
    s = begun(game, PRODUCER, "", "harbour palace")
    tally = {source: points[s.governor] for source, points in zip(game.sources, s.tally(), strict=True)}
    assert tally["harbour"] == 2 and tally["palace"] == (tally["buildings"] + 2) // 4


def test_bots_and_suggestions_play_with_cards_they_have_never_heard_of(game: SanJuanGame) -> None:
    for heuristic in heuristics():
        s = game.new(3, {}, 5)
        assert isinstance(s, SanJuan)
        while s.decision is not None:
            assert set(suggest(s)) <= set(game.actions)
            s.apply(heuristic.pick(s, s.decision))
        assert max(s.scores()) > 10


def test_a_name_is_a_line_in_the_texts() -> None:
    texts = Texts("en", "san-juan")
    assert texts.say("name-fountain") == "fountain", "without a text the id is said"
    texts.bundle.add_resource(FluentResource("name-fountain = Fountain of Youth"))
    try:
        assert texts.say("name-fountain") == "Fountain of Youth"
    finally:
        bundle.cache_clear()


def test_the_kinds_of_the_box_stay_in_their_places() -> None:
    with pytest.raises(BadData, match="repeat"):
        game_with(FOUNTAIN, FOUNTAIN)
    with pytest.raises(BadData, match="begin with the 29 kinds"):
        data = component_data()
        data["cards"].insert(len(CARD_IDS) - 1, FOUNTAIN)
        build(MODULE, {"san_juan.json": json.dumps(data).encode()})
