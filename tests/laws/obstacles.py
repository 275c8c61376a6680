"""The law of "Ask why": what a question's kind could concern and cannot be chosen has its rule and its own obstacle.

A game says two things for itself, from the position and never from its `show/reasons.py`:

`concerned(state)`: the keys of all things, mine or on offer, that the kind of the open question could concern, those
that can be chosen among them. Where an answer touches two things (a good and its ship), also the pairs, as
`"<held> <target>"`: where each can be chosen, but not both, they are asked about with the first one in hand.

`truths`: by reason, a function that looks into the position, by a way of its own, whether this obstacle lies there
with these arguments. A reason without one fails: so nothing is said that nobody has looked after, and "not now", true
of everything, finds no place.

`changes`: by way, a function that makes it so on a copy of the position (with the arguments of the way), which is then
asked again and must offer the thing; None where it is a matter of time alone, as "in the next round".
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from itertools import count, permutations
from typing import Any, NamedTuple

from ludoteca.core.preview import Blocked, Preview, Way, rules_of
from ludoteca.core.protocol import State
from ludoteca.core.registry import game
from ludoteca.i18n.texts import LANGUAGES, Texts
from ludoteca.i18n.voice import Speech
from ludoteca.testing import Table, steps, table_kinds

Truth = Callable[[Any, Blocked], bool]
Changed = Callable[[Any, Blocked, Any], State | None]


class Obstacles(NamedTuple):
    """What a game says for itself; `rule` is how its rule numbers begin, in the words of its books."""

    game: str
    rules: tuple[str, ...]
    concerned: Callable[[Any], Iterable[str]]
    truths: Mapping[str, Truth]
    changes: Mapping[str, Changed]


def positions(name: str, number: int, seed: int = 0) -> Iterator[tuple[str, State]]:
    """So many positions of random games under every option and number of players in turn, each kind of question about
    as often as the others; with where they are found."""
    played, dice = game(name), random.Random(f"{name} {seed}")
    kinds = table_kinds(played)
    seen: Counter[str] = Counter()
    given = 0
    each = max(2, -(-number // (2 * len(kinds))))
    for turn in count():
        seats, options = kinds[turn % len(kinds)]
        table = Table(played, seats, options, 1000 * seed + turn)
        # Questions met less often than others are taken first: a random game asks mostly for cards.
        found = [
            (step, decision.ask, state.clone())
            for step, (state, decision) in enumerate(steps(table))
            if dice.random() < 0.5
        ]
        dice.shuffle(found)
        for _ in range(min(each, len(found))):
            best = min(found, key=lambda one: seen[one[1]])
            found.remove(best)
            step, ask, state = best
            seen[ask] += 1
            yield f"{table} step {step} {ask}", state
            given += 1
            if given == number:
                return


def can_be_chosen(state: State) -> set[str]:
    """The keys of things that an answer, of the question or of its series, touches; those of two also as pairs."""
    assert state.decision is not None
    answers = {action.targets for action in (*state.decision.actions, *state.stack[-1].pool(state))}
    found = {target for targets in answers for target in targets}
    return found | {f"{one} {other}" for targets in answers for one, other in permutations(targets, 2)}


def key(blocked: Blocked) -> str:
    held = blocked.get("held", "")
    return f"{held} {blocked['target']}" if held else blocked["target"]


@cache
def speech(lang: str, name: str) -> Speech:
    """Strict: a text that is not there, or lacks an argument, is an error."""
    names = ("Anna", "Bea", "Carlo", "Dora", "Elio", "Fede")
    return Speech(Texts(lang, name, strict=True), game(name), names, 0)


def broken(state: State, law: Obstacles) -> list[str]:
    """What is wrong with the reasons given in a position."""
    preview: Preview[State] = state.game.preview()
    reasons = preview.blocked(state)
    can = can_be_chosen(state)
    given = Counter(key(one) for one in reasons)
    wrong = [f"{one}: {times} reasons" for one, times in given.items() if times > 1]
    wrong += [f"{one}: refused, and can be chosen" for one in given.keys() & can]
    wrong += [f"{one}: no reason" for one in sorted(asked_of(law.concerned(state), can) - given.keys())]
    for one in reasons:
        wrong += [
            f"{key(one)} {one['reason']} {way}: it would not help"
            for way in one.get("ways", ())
            if not helps(state, law, one, way)
        ]
        wrong += [f"{key(one)} {one['reason']} {one['args']}: {fault}" for fault in faults(state, law, one)]
    return wrong


def helps(state: State, law: Obstacles, one: Blocked, way: Way) -> bool:
    """Whether it could be chosen then."""
    if way["key"] not in law.changes:
        return False
    other = law.changes[way["key"]](state.clone(), one, way["args"])
    if other is None:
        return True
    other.decision = other.stack[-1].step(other)
    return other.decision is not None and key(one) in can_be_chosen(other)


def asked_of(concerned: Iterable[str], can: set[str]) -> set[str]:
    """What must have a reason: what cannot be chosen; two things together, if each could be alone."""
    return {one for one in set(concerned) - can if " " not in one or can.issuperset(one.split(" "))}


def faults(state: State, law: Obstacles, one: Blocked) -> Iterator[str]:
    if not all(rule.startswith(law.rules) for rule in rules_of(one)):
        yield f"rules {rules_of(one)}"
    truth = law.truths.get(one["reason"])
    if truth is None:
        yield "nobody looks whether this is true"
    elif not truth(state, one):
        yield "not so"
    if "sum" in one:
        given = one["sum"]
        if max(sum(term["number"] for term in given["terms"]), 0) != given["total"]:
            yield f"the sum is wrong: {given}"
        if given["total"] <= given["have"]:
            yield f"the sum is no obstacle: {given}"
    for lang in LANGUAGES:
        said = speech(lang, law.game)
        if not said.target(one["target"]):
            yield f"{lang}: it has no name"
        if not said.reason(one) or not said.obstacle(one):
            yield f"{lang}: no words"
        if len(said.ways(one)) != len(one.get("ways", ())):
            yield f"{lang}: no words for what would help"


def holds(law: Obstacles, number: int, seed: int = 0) -> None:
    """The law, over so many positions; the first few that break it are told."""
    wrong: list[str] = []
    for where, state in positions(law.game, number, seed):
        wrong += [f"{where}: {one}" for one in broken(state, law)]
        assert len(wrong) < 20, "\n".join(wrong)
    assert not wrong, "\n".join(wrong)
