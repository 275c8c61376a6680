"""Options: start_hand, events, edition, letter (SJ 61: every function may be declined)."""

from __future__ import annotations

import pytest
from tests.games.san_juan.scenario import MODULE, at, component_data, player, san_juan

from ludoteca.core.errors import BadData, BadOption
from ludoteca.core.registry import build
from ludoteca.games.san_juan.actions import CODES


def test_the_options_and_their_defaults() -> None:
    assert san_juan().settle(2, {}) == {"start_hand": "no", "events": "no", "edition": "first", "letter": "no"}


def test_bad_options_are_refused_with_what_is_possible() -> None:
    with pytest.raises(BadOption, match="option events is one of no, yes, not 'maybe'"):
        san_juan().settle(2, {"events": "maybe"})
    with pytest.raises(BadOption, match="san-juan has no option 'bank'"):
        san_juan().settle(2, {"bank": "yes"})
    with pytest.raises(BadOption, match="san-juan is for 2, 3, 4 players, not 5"):
        san_juan().settle(5, {})


def test_both_editions_play_with_the_same_110_cards() -> None:
    first, second = (san_juan().new(3, {"edition": edition}, 1) for edition in ("first", "second"))
    assert first.components() == second.components()
    assert sum(first.components()) == 110


def test_live_codes() -> None:
    game = san_juan()
    plain = game.live(2, game.settle(2, {}))
    texts = {game.actions[code].text.split(" ")[0] for code in plain}
    assert "event" not in texts and "visit" not in texts and "quake" not in texts and "use" not in texts
    assert "cover crane" not in {game.actions[code].text for code in plain}
    events = game.live(2, game.settle(2, {"events": "yes"}))
    assert len(events) == len(plain) + 6 + 5 + 29 + 5 + 29
    letter = game.live(2, game.settle(2, {"letter": "yes"}))
    added = [game.actions[code].text for code in letter if code not in plain]
    assert added == [
        "use smithy", "use gold_mine", "use poor_house", "use well", "use market_stand", "use carpenter",
        "use market_hall", "use quarry", "draw",
    ]  # fmt: skip


def test_the_blocks_of_the_table_never_move() -> None:
    table = san_juan().actions
    assert len(table) == CODES == 336
    assert {code: table[code].text for code in (0, 3, 4, 9, 15, 20, 49, 78, 83, 112, 117, 146)} == {
        0: "pass", 3: "no cover", 4: "role builder", 9: "event earthquake", 15: "visit builder",
        20: "build indigo_plant", 49: "cover indigo_plant", 78: "cover loaded indigo_plant", 83: "pay indigo_plant",
        112: "spend indigo", 117: "discard indigo_plant", 146: "keep indigo_plant",
    }  # fmt: skip
    assert {code: table[code].text for code in (175, 204, 233, 238, 243, 272, 277, 306, 335)} == {
        175: "tuck indigo_plant", 204: "mine indigo_plant", 233: "produce indigo_plant", 238: "sell indigo",
        243: "quake indigo_plant", 272: "quake loaded indigo_plant", 277: "change indigo_plant",
        306: "use indigo_plant", 335: "draw",
    }  # fmt: skip


def test_secret_answers_are_those_that_name_a_hidden_card() -> None:
    verbs = {action.text.split(" ")[0] for action in san_juan().actions if action.secret}
    assert verbs == {"pay", "discard", "keep", "tuck", "change"}


def test_letter_carpenter_and_poor_house_are_asked_in_that_order() -> None:
    mine = player(hand="smithy", city="carpenter poor_house")
    t = at("builder", mine, letter=True, draws="tower").play("build smithy")
    assert (t.ask, t.menu) == ("builder.use", ["pass", "use carpenter"])
    t.play("pass")
    assert (t.ask, t.menu) == ("builder.use", ["pass", "use poor_house"])
    t.play("use poor_house")
    assert t.hand() == "tower"


def test_letter_quarry_may_be_declined_to_reach_the_poor_house() -> None:
    mine = player(hand="well smithy*2", city="quarry poor_house")
    t = at("builder", player(), mine, letter=True, draws="tower").play("pass", "build well")
    assert (t.ask, t.menu) == ("builder.discount", ["pass", "use quarry"])
    t.play("pass")
    assert (t.paid(), t.hand(1)) == (2, "")
    assert t.menu == ["pass", "use poor_house"]


def test_letter_smithy_is_asked_for_plants_only() -> None:
    mine = player(hand="sugar_mill well smithy*2", city="smithy")
    t = at("builder", player(), mine, letter=True, draws="").play("pass")
    assert t.clone().play("build sugar_mill").menu == ["pass", "use smithy"]
    assert t.play("build well").ask == "builder.pay"


def test_letter_a_discount_that_is_needed_or_useless_is_not_asked() -> None:
    needed = player(hand="well smithy", city="quarry")
    t = at("builder", player(), needed, letter=True, draws="").play("pass", "build well")
    assert (t.paid(), t.seat) == (1, 2)
    t = at("builder", player(hand="smithy well", city="quarry"), letter=True, draws="").play("build smithy")
    assert (t.paid(), t.seat) == (0, 1)


def test_letter_library_is_asked_after_the_quarry_and_only_where_it_helps() -> None:
    mine = player(hand="chapel smithy*2", city="quarry library")
    t = at("builder", mine, letter=True, draws="").play("build chapel")
    assert t.menu == ["pass", "use quarry"]
    t.play("pass")
    assert (t.ask, t.menu) == ("builder.library", ["library", "no library"])
    t.play("no library")
    assert t.paid() == 2


def test_letter_nothing_is_asked_where_no_card_can_come() -> None:
    t = at("councillor", player(city="gold_mine"), letter=True, deck="", draws="")
    assert t.ask == "round.pick"
    t.play("role prospector")
    assert t.ask == "round.pick"


def test_broken_component_data_are_refused_with_the_place() -> None:
    import json

    def broken(change: str, value: object) -> bytes:
        data = component_data()
        data[change] = value
        return json.dumps(data).encode()

    for change, value, message in (
        ("cards", [], "29 kinds"),
        ("tiles", [], "'tiles' are 0, the game has 5"),
        ("arch", [1, 2], "'arch' is not a list of 4 numbers"),
        ("hand_limit", "seven", "'hand_limit' is not a number"),
        ("roles", [], "'roles' are not those of the game"),
        ("second_edition", {"cost": {"bank": 4}}, "second_edition: cost: 'bank' is not a card"),
    ):
        with pytest.raises(BadData, match=message):
            build(MODULE, {"san_juan.json": broken(change, value)})
