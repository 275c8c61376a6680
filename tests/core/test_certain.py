"""What an answer moves for certain ends before what is drawn, and with the turn of who answers."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.core import registry
from ludoteca.core.certain import moves
from ludoteca.core.fingerprint import fingerprint
from ludoteca.core.match import Match
from ludoteca.core.playout import choose
from ludoteca.core.protocol import Event
from ludoteca.testing import Table


def asked(game: str, ask: str, seeds: int = 6) -> Iterator[Match]:
    """Matches that have come to a certain question."""
    for seed in range(seeds):
        table = Table(registry.game(game), 3, {}, seed)
        match, dice = Match(table.game, table.seats, table.options, seed), table.choices()
        while match.decision is not None:
            if match.decision.ask == ask:
                yield match
            match.play(choose(match.decision.actions, dice).code)


def kinds(match: Match, events: list[Event]) -> list[str]:
    return [match.game.events[event.kind].name for event in events]


def by_text(match: Match) -> dict[str, list[str]]:
    return {match.game.actions[code].text: kinds(match, events) for code, events in moves(match.state).items()}


def test_a_card_that_is_built_moves_and_what_will_be_paid_does_not() -> None:
    match = next(asked("san-juan", "builder.build"))
    found = by_text(match)
    assert found.pop("pass") == []
    assert found and all("build" in events for events in found.values())


def test_every_card_that_can_be_paid_moves_by_itself_though_no_payment_begins_with_it() -> None:
    seen = False
    for match in asked("san-juan", "builder.pay"):
        decision, pool = match.decision, match.state.stack[-1].pool(match.state)
        assert decision is not None
        if decision.most == 1:
            continue
        certain = moves(match.state)
        seen = seen or len(set(pool)) > len(decision.actions)
        for action in pool:
            assert [(event.a, event.b) for event in certain[action.code]] == [(decision.seat, action.thing)]
            assert kinds(match, certain[action.code]) == ["discard" if action.text.startswith("pay") else "spend"]
    assert seen, "no payment had cards that cannot come first"


def test_nothing_moves_that_comes_from_a_pile() -> None:
    for match in asked("san-juan", "producer.produce"):
        assert not any(moves(match.state).values()), "a good is a card that is drawn"
    match = next(asked("venezia", "draw"))
    assert by_text(match)["deck"] == []


def test_it_ends_with_the_turn() -> None:
    """The last to answer in a phase lets the rules go on for everybody; that waits."""
    went_on = False
    for match in asked("puerto-rico", "trader.sell"):
        assert match.decision is not None
        for action in match.decision.actions:
            told = kinds(match, moves(match.state)[action.code])
            assert told == ([] if action.text == "pass" else ["sell"])
            other = match.fork()
            other.play(action.code)
            went_on = went_on or len(other.line[-1].events) > len(told)
    assert went_on, "no sale was the last of its phase"


def test_trying_changes_nothing() -> None:
    match = next(asked("burgundy", "turn.act"))
    before, drawn = fingerprint(match.state), match.state.chance.state
    assert any(moves(match.state).values())
    assert (fingerprint(match.state), match.state.chance.state) == (before, drawn)
    assert match.state.events == []


def test_a_match_that_is_over_moves_nothing() -> None:
    table = Table(registry.game("burgundy"), 2, {}, 1)
    match, dice = Match(table.game, table.seats, table.options, 1), table.choices()
    while match.decision is not None:
        match.play(choose(match.decision.actions, dice).code)
    assert moves(match.state) == {}
