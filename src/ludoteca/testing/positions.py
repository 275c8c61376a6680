"""Laws of single positions: questions, components, clones, pickles, secrets, features."""

from __future__ import annotations

import pickle

from ludoteca.core.edge import zones
from ludoteca.core.features import features
from ludoteca.core.fingerprint import fingerprint
from ludoteca.core.playout import choose
from ludoteca.core.protocol import ALL, PUBLIC, Decision, Game, State
from ludoteca.core.reader import question
from ludoteca.core.zones import broken

from .tables import Table, steps


def codes_are_unique_and_stable(game: Game) -> None:
    """Codes are places in the table, texts are unique, live codes are codes."""
    assert [action.code for action in game.actions] == list(range(len(game.actions))), f"{game.name}: codes"
    texts = [action.text for action in game.actions]
    assert len(set(texts)) == len(texts), f"{game.name}: two actions with one text"
    assert all(text == " ".join(text.split()) for text in texts), f"{game.name}: spaces in a text"


def questions_are_well_formed(table: Table) -> None:
    """A question has answers, sorted, once each, live under the options; asking again changes nothing."""
    live = set(table.game.live(table.seats, table.game.settle(table.seats, table.options)))
    for number, (state, decision) in enumerate(steps(table)):
        where = f"{table} step {number} {decision.ask}"
        codes = [action.code for action in decision.actions]
        assert codes, f"{where}: no answer"
        assert codes == sorted(set(codes)), f"{where}: not sorted or twice"
        assert live.issuperset(codes), f"{where}: a code that is not live"
        assert all(action is table.game.actions[action.code] for action in decision.actions), f"{where}: not interned"
        assert 0 <= decision.seat < state.seats and 0 <= decision.least <= decision.most, where
        before = fingerprint(state)
        again = state.stack[-1].step(state)
        assert same_question(decision, again), f"{where}: asked again, another question {again}"
        assert fingerprint(state) == before, f"{where}: asking changed the position"


def same_question(one: Decision | None, two: Decision | None) -> bool:
    if one is None or two is None:
        return one is two
    return (one.seat, one.ask, one.actions, one.least, one.most, one.secret) == (
        two.seat,
        two.ask,
        two.actions,
        two.least,
        two.most,
        two.secret,
    )


def components_are_conserved(table: Table) -> None:
    """Nothing appears, nothing is lost."""
    start = table.start().components()
    for number, (state, decision) in enumerate(steps(table)):
        assert state.components() == start, f"{table} step {number} before {decision.ask}: components"


def clones_are_independent(table: Table) -> None:
    """A clone kept aside never moves, and plays on exactly as the original does."""
    kept: list[tuple[int, State, str]] = []
    final: State | None = None
    for number, (state, _) in enumerate(steps(table)):
        if number % 7 == 0:
            copy = state.clone()
            assert fingerprint(copy) == fingerprint(state), f"{table} step {number}: a clone differs"
            kept.append((number, copy, fingerprint(copy)))
        final = state
    for number, copy, print_then in kept:
        assert fingerprint(copy) == print_then, f"{table} step {number}: a kept clone moved"
    if final is not None and kept:
        number, copy, _ = kept[len(kept) // 2]
        play_to_the_end(table, number, copy)
        assert fingerprint(copy) == fingerprint(final), f"{table}: a clone from step {number} played on otherwise"


def pickles_play_on(table: Table, every: int = 17) -> None:
    """A position that was pickled is the same, with the same question and frames, and plays on exactly as it would
    have."""
    kept: tuple[int, State] | None = None
    final: State | None = None
    for number, (state, decision) in enumerate(steps(table)):
        final = state
        if number % every:
            continue
        where = f"{table} step {number} {decision.ask}"
        back: State = pickle.loads(pickle.dumps(state))
        assert back.game is state.game and fingerprint(back) == fingerprint(state), f"{where}: pickled, it is another"
        assert same_question(decision, back.decision), f"{where}: pickled, it asks {back.decision}"
        frames = [pickle.loads(pickle.dumps(frame)) for frame in state.stack]
        assert repr(frames) == repr(state.stack), f"{where}: pickled frames are others"
        if kept is None or number < 4 * every:
            kept = (number, back)
    if kept is not None and final is not None:
        play_to_the_end(table, *kept)
        assert fingerprint(kept[1]) == fingerprint(final), f"{table}: pickled at step {kept[0]} it played on otherwise"


def play_to_the_end(table: Table, number: int, state: State) -> None:
    """Play on as `steps` does from this step."""
    dice = table.choices()
    for _ in range(number):
        dice.below(2)
    while state.decision is not None:
        state.apply(choose(state.decision.actions, dice))


def secrets_stay_secret(table: Table, every: int = 5) -> None:
    """Dealing again what a seat cannot know leaves its view, zones and features as they are, conserves components, and
    depends on nothing the seat cannot see: twice is the same as once with the last seed."""
    dice = table.choices()
    for number, (state, decision) in enumerate(steps(table)):
        if number % every:
            continue
        for seat in (*range(state.seats), PUBLIC):
            where = f"{table} step {number} {decision.ask} seat {seat}"
            seed = int(dice.below(1 << 30))
            other = state.determinize(seat, seed)
            assert other.view(seat) == state.view(seat), f"{where}: the view changed"
            assert zones(other, seat) == zones(state, seat), f"{where}: the zones tell a secret"
            assert question(other, seat) == question(state, seat), f"{where}: the question changed"
            assert other.components() == state.components(), f"{where}: components"
            if seat != PUBLIC:
                assert features(other, seat) == features(state, seat), f"{where}: features"
            twice = other.determinize(seat, seed + 1)
            once = state.determinize(seat, seed + 1)
            assert fingerprint(twice) == fingerprint(once), f"{where}: it saw what the seat cannot see"


def features_tell_what_a_view_tells(table: Table) -> None:
    """Positions of a game that a seat sees differently have different features, the open question apart: masks tell."""
    if not table.game.feature_pieces():
        return
    seen: dict[tuple[int, ...], object] = {}
    for number, (state, decision) in enumerate(steps(table)):
        view = state.view(0)
        before = seen.setdefault(tuple(features(state, 0)), view)
        assert before == view, f"{table} step {number} before {decision.ask}: features tell it not from an earlier one"


def zones_are_well_formed(table: Table) -> None:
    """Where a game says what lies where, every reader finds no place and no key twice, and what is counted is there."""
    for number, (state, decision) in enumerate(steps(table)):
        for who in (*range(state.seats), PUBLIC, ALL):
            wrong = broken(zones(state, who) or (), state.seats)
            assert not wrong, f"{table} step {number} {decision.ask} seen by {who}: {wrong}"
