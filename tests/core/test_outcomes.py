"""The exact chance tree of an answer."""

from __future__ import annotations

from fractions import Fraction

from tests.games.san_juan.scenario import Scene, at, player

from ludoteca.core.fingerprint import fingerprint
from ludoteca.core.outcomes import Branch, outcomes
from ludoteca.games.san_juan.data import CARD_IDS


def branches(scene: Scene, text: str) -> list[Branch]:
    return outcomes(scene.state, next(action for action in scene.decision.actions if action.text == text))


def test_one_card_of_a_known_pile() -> None:
    found = branches(at("", deck="hero*3 well"), "role prospector")
    assert {CARD_IDS[one.values[0]]: one.probability for one in found} == {
        "hero": Fraction(3, 4),
        "well": Fraction(1, 4),
    }


def test_the_probabilities_sum_to_one_through_several_draws_and_a_shuffle() -> None:
    t = at("", player(city="library"), deck="hero*2 well", discards="smithy*2")
    found = branches(t, "role prospector")
    assert sum(one.probability for one in found) == 1
    assert len({one.values for one in found}) == len(found)
    by_hand: dict[str, Fraction] = {}
    for one in found:
        hand = " ".join(sorted(CARD_IDS[card] for card in one.values))
        by_hand[hand] = by_hand.get(hand, Fraction(0)) + one.probability
    assert by_hand == {"hero hero": Fraction(1, 3), "hero well": Fraction(2, 3)}


def test_an_event_among_the_cards_lengthens_its_branch() -> None:
    found = branches(at("", deck="taxes hero*3", events=True), "role prospector")
    assert sorted((len(one.values), one.probability) for one in found) == [(1, Fraction(3, 4)), (2, Fraction(1, 4))]


def test_an_answer_without_chance_has_one_branch() -> None:
    t = at("builder", player(hand="smithy"))
    (only,) = branches(t, "build smithy")
    assert only.probability == 1
    assert only.values == ()


def test_each_branch_is_its_own_position_and_the_original_stays() -> None:
    t = at("", deck="hero*3 well")
    before = fingerprint(t.state)
    found = branches(t, "role prospector")
    assert len({fingerprint(one.state) for one in found}) == 2
    assert fingerprint(t.state) == before
    for one in found:
        assert one.state.decision is not None
        one.state.apply(one.state.decision.actions[0])
