"""Laws of whole matches: replay, points, series, undo, early answers."""

from __future__ import annotations

import random

from ludoteca.core.chance import Chance
from ludoteca.core.fingerprint import fingerprint
from ludoteca.core.match import Match
from ludoteca.core.parties import sides
from ludoteca.core.playout import choose
from ludoteca.core.protocol import Action, Decision
from ludoteca.core.rows import BETWEEN

from .tables import Table, random_match, replayed, steps


def replay_equals_play(table: Table) -> None:
    """A match played, recorded and replayed is the same match; score events add up to the tally."""
    match = random_match(table)
    again = replayed(match)
    assert fingerprint(again.state) == fingerprint(match.state), f"{table}: the replay differs"
    assert again.rows == match.rows, f"{table}: the rows of the replay differ"
    assert match.record() == again.record(), f"{table}: the record of the replay differs"


def scores_add_up(table: Table) -> None:
    """The score events of a whole game, by source and party, are the tally at its end; scores are its sum. Somebody has
    won, unless one party plays alone, and nobody has more points than a winner."""
    match = random_match(table)
    game, state = table.game, match.state
    tally, scores = state.tally(), state.scores()
    told = [[0] * len(row) for row in tally]
    for event in match.all_events():
        if game.events[event.kind].name == "score":
            told[event.b][state.party(event.a)] += event.c
    assert told == tally, f"{table}: told {told}, tally {tally} of {game.sources}"
    assert scores == [sum(column) for column in zip(*tally, strict=True)], f"{table}: scores"
    ranking = state.ranking()
    assert len(ranking) == len(scores), f"{table}: ranking {ranking}"
    assert min(ranking) == 1 or ranking == [2], f"{table}: ranking {ranking}"
    best = max(scores)
    assert all(score == best for score, place in zip(scores, ranking, strict=True) if place == 1)


def parties_stay(table: Table) -> None:
    """Every seat is of a party, the parties with a seat come first, and nobody changes his party. How they stand can be
    asked at any time."""
    start = sides(table.start())
    assert set(start) == set(range(len(set(start)))), f"{table}: parties {start}"
    for number, (state, _) in enumerate(steps(table)):
        assert sides(state) == start, f"{table} step {number}: parties {sides(state)}, at the start {start}"
        scores, ranking = state.scores(), state.ranking()
        assert len(scores) > max(start), f"{table} step {number}: points for {len(scores)} parties"
        assert len(ranking) == len(scores) and min(ranking) in (1, 2), f"{table} step {number}: ranking {ranking}"


def any_order_ends_alike(table: Table) -> None:
    """A series answered at once, in whatever order, ends where it ends pick by pick."""
    dice = random.Random(table.seed)
    match = Match(table.game, table.seats, table.options, table.seed)
    choices = table.choices()
    while not match.over:
        codes = series(match, choices)
        if len(codes) > 1:
            one, two = match.fork(), match.fork()
            for code in codes:
                one.play(code)
            shuffled = codes[:]
            dice.shuffle(shuffled)
            two.play_all(shuffled)
            assert fingerprint(one.state) == fingerprint(two.state), f"{table}: {codes} ends otherwise as {shuffled}"
        for code in codes:
            match.play(code)


def series(match: Match, dice: Chance) -> list[int]:
    """Random answers to the open series, or one answer to a plain question."""
    trial = match.state.clone()
    first = trial.decision
    assert first is not None
    codes: list[int] = []
    while True:
        decision = trial.decision
        if decision is None or (decision.seat, decision.ask) != (first.seat, first.ask):
            return codes
        if codes and (len(codes) >= 8 or not trial.stack[-1].pool(trial)):
            return codes
        depth = len(trial.stack)
        action = choose(decision.actions, dice)
        codes.append(action.code)
        turn = trial.turn
        trial.chance.record()
        trial.apply(action)
        if action.closes or trial.turn != turn or len(trial.stack) != depth or trial.chance.log:
            return codes


def going_back_is_exact(table: Table, times: int = 6) -> None:
    """Undo leads to the very position that was there, what is drawn after it is drawn again, and the record of it all
    replays."""
    match = Match(table.game, table.seats, table.options, table.seed)
    dice = table.choices()
    before: dict[int, str] = {}
    while match.decision is not None:
        before[len(match.rows)] = fingerprint(match.state)
        match.play(choose(match.decision.actions, dice).code)
        if times and match.line and dice.below(40) == 0:
            times -= 1
            to = match.line[-1 - int(dice.below(min(len(match.line), 12)))].number
            match.undo(match.line[-1].seat, to, range(table.seats))
            assert fingerprint(match.state) == before[to], f"{table}: undo to row {to}"
    again = replayed(match)
    assert fingerprint(again.state) == fingerprint(match.state), f"{table}: the replay after undo differs"
    assert again.rows == match.rows, f"{table}: the rows of the replay after undo differ"


def early_answers_hold(table: Table) -> None:
    """A question that can be answered before one's turn depends on nothing still to come: the answer is played as it
    was given when the seat comes up."""
    match = Match(table.game, table.seats, table.options, table.seed)
    dice = table.choices()
    given: dict[int, list[str]] = {}
    while match.decision is not None:
        for seat in range(table.seats):
            question = match.early_question(seat) if seat not in given and dice.below(2) else None
            if question is not None:
                given[seat] = match.early(seat, early_answer(*question, dice)).text.split(BETWEEN)
        played = len(match.line)
        match.play(choose(match.decision.actions, dice).code)
        for seat in [seat for seat in given if seat not in match.waiting]:
            steps = [step for step in match.line[played:] if step.seat == seat]
            done = [step.row.text for step in steps]
            done += [table.game.actions[code].text for step in steps for code in step.tail]
            wanted = given.pop(seat)
            assert all(done.count(text) >= wanted.count(text) for text in wanted), f"{table}: {wanted} became {done}"
    assert replayed(match).rows == match.rows, f"{table}: the replay with early answers differs"


def early_answer(decision: Decision, pool: list[Action], dice: Chance) -> list[int]:
    """A random answer to a question that is still to come."""
    if not pool:
        return [choose(decision.actions, dice).code]
    left = list(pool)
    codes: list[int] = []
    for _ in range(max(decision.least, 1)):
        action = choose(left, dice)
        left.remove(action)
        codes.append(action.code)
    return codes
