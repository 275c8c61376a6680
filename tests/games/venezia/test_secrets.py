"""A23: what is open, what is secret, and what a seat deals anew."""

from __future__ import annotations

import pytest
from tests.games.venezia.scenario import at, imaginary, player, scene_of

from ludoteca.core.protocol import ALL, PUBLIC
from ludoteca.core.reader import event
from ludoteca.games.venezia.position import Venezia


def seen_of(state: Venezia, who: int, party: int) -> dict[str, object]:
    players = state.view(who)["players"]
    assert isinstance(players, list)
    found: dict[str, object] = players[party]
    return found


def test_a23_numbers_of_tokens_are_open_their_values_are_not() -> None:
    s = at("cards", player(tokens="6 3 1 0", hand="casa")).state
    own, other = seen_of(s, 0, 0), seen_of(s, 1, 0)
    assert own["tokens"] == [6, 3, 1, 0] and own["gold"] == 10 and own["cards"] == {"casa": 1}
    for view in (other, seen_of(s, PUBLIC, 0)):
        assert view["swamps"] == 2 and view["treasures"] == 2 and view["hand"] == 1
        assert not {"tokens", "gold", "cards", "laid_out"} & view.keys()
    assert seen_of(s, ALL, 0)["tokens"] == [6, 3, 1, 0]


def test_a23_tokens_laid_out_for_an_exchange_are_seen_when_they_are_paid() -> None:
    t = at("cards", player(tokens="5 1", at=20))
    before = t.view(1)["players"]
    t.play("gold", "give 5")
    assert t.view(1)["players"] == before
    assert seen_of(t.state, 0, 0)["laid_out"] == [5]
    t.play("paid")
    assert t.told("spent") == [{"kind": "spent", "seat": 0, "value": 5, "number": 1}]


def test_an_event_tells_a_value_to_its_owner_only() -> None:
    match = at("drain", player()).match()
    match.play_all(["drain A01", "enough"])
    drained = next(one for one in match.steps[-1].events if match.game.events[one.kind].name == "drain")
    assert "value" in event(match.game, drained, 0)
    assert "value" not in event(match.game, drained, 1)


def test_cards_taken_openly_are_remembered_until_one_of_the_type_leaves() -> None:
    t = at("draw", player(hand="casa"), opened="campo ponte", draws="basilica")
    t.play("show casa", "open campo", "open ponte", "deck")
    assert seen_of(t.state, 1, 0)["shown"] == {"campo": 1, "ponte": 1}
    for seed in range(20):
        other = t.state.determinize(1, seed)
        assert isinstance(other, Venezia)
        hand = other.players[0].hand
        assert hand[2] >= 1 and hand[3] >= 1 and sum(hand) == 3
    t = at("cards", player(hand="campo*2", shown="campo"))
    t.play("play campo")
    assert seen_of(t.state, 1, 0)["shown"] == {}


def test_dealing_anew_changes_other_hands_and_token_values_but_not_ones_own() -> None:
    s = at("cards", player(hand="casa campo ponte", tokens="5 2 1"), player(hand="casa*3", tokens="6 6 0 0")).state
    hands, tokens = set(), set()
    for seed in range(40):
        other = s.determinize(0, seed)
        assert isinstance(other, Venezia)
        assert other.players[0].hand == s.players[0].hand and other.players[0].tokens == s.players[0].tokens
        assert other.components() == s.components()
        hands.add(tuple(other.players[1].hand))
        tokens.add(tuple(other.players[1].tokens))
    assert len(hands) > 5 and len(tokens) > 5


@pytest.mark.parametrize("tokens", ["5 1 0", "2 2 1", "4 1 1"])
@pytest.mark.parametrize("given", [0, 1])
def test_who_is_paying_can_pay_in_every_world(tokens: str, given: int) -> None:
    t = at("cards", player(), player(tokens=tokens), active=1)
    t.play("gold")
    t.play(*t.menu[:given])
    for seed in range(60):
        other = t.state.determinize(0, seed)
        assert isinstance(other, Venezia) and other.decision is not None
        assert other.decision.ask == "gold.give" and other.players[1].steps() >= 1
        assert other.players[1].paid == [0] * 7
        assert other.view(0) == t.state.view(0)


def test_a_payer_whom_chance_will_not_make_rich_gets_the_dearest_tokens_there_can_be() -> None:
    t = at("cards", player(), player(tokens="2 2 1"), active=1)
    t.play("gold")
    t.state.bog = [83, 0, 0]
    other = t.state.determinize(0, 1)
    assert isinstance(other, Venezia) and other.players[1].steps() == 1


def test_undo_reaches_back_over_cards_but_not_over_a_treasure() -> None:
    match = at("cards", player(hand="casa campo", at=20), drained="A E").match()
    match.play_all(["play campo", "play casa", "built"])
    match.play("site A01")
    match.undo(0)
    assert scene_of(match).ask == "building.site"
    match.reset(0)
    assert scene_of(match).ask == "cards.play" and scene_of(match).hand() == "campo casa"
    match.play_all(["play campo", "play casa", "built"])
    match.play("site E01")
    assert match.undo_limit(0) == len(match.rows)


@pytest.mark.parametrize(("tokens", "secret"), [("", False), ("2 2", False), ("1 1 1", True), ("0 0 0", True)])
def test_a_menu_is_secret_as_soon_as_its_seat_might_be_able_to_pay(tokens: str, secret: bool) -> None:
    """A menu without gold would tell what the tokens are worth, if it was answered unasked."""
    t = at("turn", player(hand="casa", tokens=tokens), player(), imaginary(), drained="A")
    assert (t.ask, t.decision.secret) == ("turn.third", secret)
    t.play("third later", "play casa", "built")
    assert (t.ask, t.decision.secret) == ("building.site", secret)
    t.play("site A01")
    assert t.ask == "drain" and t.decision.secret >= secret, "a treasure may have come"
    dry = at("drain", player(tokens=tokens))
    assert (dry.ask, dry.decision.secret) == ("drain", secret)


def test_types_too_many_are_open_to_all() -> None:
    t = at("cards", player(hand="basilica palazzo campo ponte"))
    t.play("play basilica", "play palazzo", "play campo", "play ponte", "built")
    assert t.ask == "building.drop" and not t.decision.secret
    t.play("drop palazzo")
    other = t.state.determinize(1, 3).decision
    assert other is not None and [action.text for action in other.actions] == t.menu
