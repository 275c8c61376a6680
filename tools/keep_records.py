"""Write 20 records of a game as this code makes them: `tests/records/GAME.jsonl.gz`, one record a line.

Between them they have every player count and every value of every option, answers before their turn, going back alone
and by consent, seats that are taken over, left and resigned. A later release has to read each and to write it again
byte for byte; so a file is written once for a rules version and kept. Matches that were played on from others, a few
of every game, lie in a file of their own.

    python tools/keep_records.py GAME
    python tools/keep_records.py played-on
"""

from __future__ import annotations

import gzip
import itertools
import json
import random
import sys
from pathlib import Path

from ludoteca import testing
from ludoteca.core.errors import LudotecaError
from ludoteca.core.fair import SECRET_BYTES, Fair
from ludoteca.core.match import Match
from ludoteca.core.onward import played_on
from ludoteca.core.protocol import Game
from ludoteca.core.record import record
from ludoteca.core.registry import OURS, game
from ludoteca.core.rows import BOT, DEAL, KEEP, PERSON

RECORDS = 20
PLAYED_ON = "played-on"
FOLDER = Path(__file__).resolve().parent.parent / "tests" / "records"


def wild_match(made: Game, seats: int, options: dict[str, str], seed: int) -> Match:
    """A match in which everything is done that can be done at a table; every other one draws from a secret."""
    dice = random.Random(f"{made.name} {seed}")
    match = Match(made, seats, options, seed, secret(seats, dice) if seed % 2 else None)
    while match.decision is not None:
        wild_step(match, dice)
    return match


def secret(seats: int, dice: random.Random) -> Fair:
    return Fair(dice.randbytes(SECRET_BYTES), [f"words of {seat}" for seat in range(seats)])


def wild_onward(made: Game, seats: int, options: dict[str, str], seed: int) -> Match:
    """A match that is played on from somewhere in such a one, dealt again or not; and from that one another."""
    dice = random.Random(f"{made.name} {seed} onward")
    match = wild_match(made, seats, options, seed)
    for text in (DEAL, KEEP, DEAL)[: 1 + seed % 3]:
        ply, seat = dice.randrange(len(match.course())), dice.randrange(seats)
        match = played_on(match, ply, seat, text, seed, secret(seats, dice) if dice.random() < 0.5 else None)
        while match.decision is not None:
            wild_step(match, dice)
    return match


def wild_step(match: Match, dice: random.Random) -> None:
    decision = match.decision
    assert decision is not None
    roll = dice.random()
    seat = dice.randrange(match.seats)
    try:
        if roll < 0.02 and match.line:
            match.undo(decision.seat, dice.choice(match.line[-12:]).number, match.voices())
        elif roll < 0.04:
            match.undo(seat)
        elif roll < 0.05:
            match.reset(seat)
        elif roll < 0.055:
            match.leave(seat)
        elif roll < 0.057:
            match.resign(seat)
        elif roll < 0.067:
            match.take(seat, dice.choice((PERSON, BOT, "mcts:200")))
        elif roll < 0.20:
            answer_early(match, seat, dice)
        else:
            match.play(dice.choice(decision.actions).code)
    except LudotecaError:
        return


def answer_early(match: Match, seat: int, dice: random.Random) -> None:
    question = match.early_question(seat)
    if question is None:
        return
    decision, pool = question
    answers = list(pool) or list(decision.actions)
    dice.shuffle(answers)
    wanted = dice.randint(decision.least, max(decision.least, min(decision.most, len(answers))))
    match.early(seat, [action.code for action in answers[:wanted]] or [answers[0].code])


def tables(made: Game) -> list[tuple[int, dict[str, str]]]:
    """Every value of every option and every player count, RECORDS in all."""
    found: list[tuple[int, dict[str, str]]] = []
    met: set[tuple[str, str]] = set()
    for seats, number in zip(itertools.cycle(made.seats), range(RECORDS), strict=False):
        options = fresh(made, seats, met, random.Random(number + 1))
        met.update(made.settle(seats, options).items())
        found.append((seats, options))
    return found


def fresh(made: Game, seats: int, met: set[tuple[str, str]], dice: random.Random) -> dict[str, str]:
    """Options with as many values as possible that were not met before, one after the other, those with such first."""
    chosen: dict[str, str] = {}
    unmet = {one.name: [value for value in one.values if (one.name, value) not in met] for one in made.options}
    for option in sorted(dice.sample(made.options, len(made.options)), key=lambda one: not unmet[one.name]):
        values = unmet[option.name] or list(option.values)
        for value in dice.sample(values, len(values)):
            whole = testing.completed(made, seats, chosen | {option.name: value})
            if whole is not None and option.name not in chosen:
                chosen = whole
    return chosen


def line_of(match: Match) -> str:
    return json.dumps(record(match), separators=(",", ":"), ensure_ascii=False)


def onward_lines() -> list[str]:
    """A few of every game."""
    return [
        line_of(wild_onward(game(name), *table, seed))
        for name in OURS
        for seed, table in enumerate(tables(game(name))[::4])
    ]


def main(name: str) -> None:
    if name == PLAYED_ON:
        told = onward_lines()
    else:
        told = [line_of(wild_match(game(name), *table, seed)) for seed, table in enumerate(tables(game(name)))]
    kinds = {row["kind"] for line in told for row in json.loads(line)["rows"]}
    FOLDER.mkdir(exist_ok=True)
    packed = gzip.compress("".join(f"{line}\n" for line in told).encode(), mtime=0)
    path = FOLDER / f"{name}.jsonl.gz"
    path.write_bytes(packed)
    print(f"{path.name}: {len(told)} records, {len(packed):,} bytes, rows of kind {', '.join(sorted(kinds))}")


if __name__ == "__main__":
    main(sys.argv[1])
