"""The rules of Pebbles one by one, then the laws that every game keeps."""

from pebbles.game import game
from pebbles.position import KINDS, Pebbles

from ludoteca import testing
from ludoteca.core.chance import scripted
from ludoteca.core.match import Match
from ludoteca.core.protocol import PUBLIC, State

GREY, RED, GREEN, GOLD = range(len(KINDS))


def begin(draws: list[int], sea: str = "rough") -> Pebbles:
    """Two players after the given draws, first three for each; what comes after them is by seed."""
    state = game().start(2, {"sea": sea}, scripted(draws, strict=False))
    assert isinstance(state, Pebbles)
    return state


def answer(state: State, *texts: str) -> None:
    for text in texts:
        assert state.decision is not None
        state.apply(next(action for action in state.decision.actions if action.text == text))


def asked(state: State) -> list[str]:
    assert state.decision is not None
    return [action.text for action in state.decision.actions]


def test_rule_2_one_or_two_pebbles_of_the_hand() -> None:
    state = begin([RED, RED, GOLD, GREY, GREY, GREY, GREEN])
    assert asked(state) == ["lay red", "lay green", "lay gold"]
    answer(state, "lay red")
    assert asked(state) == ["done", "lay red", "lay green", "lay gold"]
    answer(state, "lay gold")
    assert state.beaches[0] == [0, 1, 0, 1]
    assert state.decision is not None and state.decision.seat == 1


def test_rule_2_kinds_never_fall_within_a_series() -> None:
    state = begin([RED, RED, GOLD, GREY, GREY, GREY, GREEN])
    answer(state, "lay green")
    assert asked(state) == ["done", "lay gold"]


def test_rule_3_a_wave_takes_what_is_alone_and_leaves_pairs() -> None:
    state = begin([RED, RED, GOLD, RED, GREY, GREY, GREEN, GREEN, RED])
    answer(state, "lay red", "lay red", "lay grey", "lay red")
    assert state.beaches == [[0, 2, 0, 0], [1, 0, 0, 0]]
    assert state.components() == [11, 9, 6, 4]


def test_rule_3_no_wave_on_a_calm_sea() -> None:
    state = begin([RED, RED, GOLD, RED, GREY, GREY, GREEN, GREEN], sea="calm")
    answer(state, "lay red", "done", "lay red", "done")
    assert state.beaches == [[0, 1, 0, 0], [0, 1, 0, 0]]


def test_rule_4_worth_pairs_and_hand() -> None:
    state = begin([RED, RED, GOLD, RED, GREY, GREY, GREEN, GREEN])
    answer(state, "lay red", "lay red")
    assert state.tally() == [[4, 0], [2, 0], [-2, -4]]
    assert state.scores() == [4, -4]
    assert state.ranking() == [1, 2]


def test_a_series_may_be_answered_at_once_in_any_order() -> None:
    one, two = Match(game(), 2, {}, 7), Match(game(), 2, {}, 7)
    hand = one.state.stack[-1].pool(one.state)
    one.play_all([hand[0].code, hand[-1].code])
    two.play_all([hand[-1].code, hand[0].code])
    assert one.record() == two.record()


def test_others_do_not_see_the_hand() -> None:
    state = begin([RED, RED, GOLD, RED, GREY, GREY, GREEN])
    for who in (1, PUBLIC):
        seen = state.view(who)
        assert isinstance(seen["players"], list) and seen["players"][0]["hand"] is None


def test_the_laws() -> None:
    testing.check(game(), range(5))
