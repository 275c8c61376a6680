"""A11 as a law: from positions near the end, gold that is asked for where it matters (`useful`) reaches the same final
results as gold that is asked for at every moment (`all`), all draws being the same.

Positions are those of random games, at most four decisions before the end; questions about gold are not counted, and
the cards taken for one laid open are one decision. Most positions are made tight: gondolas close together or close to
60, small purses, a chest that may be too empty. From each, both trees are played out: every way to pay at every moment,
and of long menus the answer that was played and a few others.
"""

from __future__ import annotations

import itertools
import random
from collections import deque

from tests.games.venezia.scenario import venezia

from ludoteca.core.chance import seeded
from ludoteca.core.playout import choose
from ludoteca.core.protocol import Action, State
from ludoteca.games.venezia.actions import GIVE, GOLD, PAID
from ludoteca.games.venezia.data import PRICE, RICHEST, RICHEST_SWAMP, TAKEN, VALUES
from ludoteca.games.venezia.phases.gold import Closing
from ludoteca.games.venezia.player import Player
from ludoteca.games.venezia.position import Rules, Venezia

DECISIONS = 4
TIGHT = 0.8  # the part of the positions that is made tight
WIDTH = 3  # answers of a long menu that are tried besides those that were played
RICH = {2: 3, 3: 3, 4: 2, 5: 2}  # steps a purse may buy: more make larger trees, and nothing new
GOLDEN = ("building.gold", "turn.gold", "gold.give", "gold.final")
# How often these are asked depends on the gold that was paid before.
UNCOUNTED = (*GOLDEN, "building.order", "building.treasure", "building.move")
# Where gondolas are put close together: along both banks, on both ways to the crossing, before the end.
STRETCHES = (range(29, 37), range(8, 16), range(40, 48), (8, 9, 10, 11, 43, 44, 45, 46), range(50, 60), range(52, 60))

Ending = tuple[object, ...]


class Position:
    """Where a game stood, what was answered from there to its end, and how many decisions that took."""

    def __init__(self, state: Venezia, answers: frozenset[int], left: int, name: str) -> None:
        self.state = state
        self.answers = answers
        self.left = left
        self.name = name


def position(seats: int, seed: int) -> Position:
    """The same for the same numbers, whichever way gold is asked for."""
    dice = random.Random(f"{seats} {seed}")
    options = {
        "shared_crossing": dice.choice(["yes", "yes", "no"]),
        "start_borders": dice.choice(["yes", "no"]),
        "letter": dice.choice(["no", "no", "yes"]),
    }
    kept, answers = last_decisions(venezia().new(seats, options, seed), seed)
    left = dice.randint(1, len(kept))
    state, played = kept[-left]
    if dice.random() < TIGHT:
        tighten(state, dice)
    trim(state, dice)
    assert state.decision is not None
    asked = state.decision.ask
    return Position(
        state, frozenset(answers[played:]), left, f"{seats} players, seed {seed}, {left} before the end, {asked}"
    )


def last_decisions(s: State, seed: int) -> tuple[list[tuple[Venezia, int]], list[int]]:
    """A random game: where it stood at its last decisions, after how many answers, and all answers."""
    kept: deque[tuple[Venezia, int]] = deque(maxlen=DECISIONS)
    answers: list[int] = []
    picks = seeded(seed + 1_000_003)
    while s.decision is not None:
        assert isinstance(s, Venezia)
        going_on = s.decision.ask == "draw.take" and s.decision.most < TAKEN
        if s.decision.ask not in GOLDEN and not going_on:
            kept.append((s.clone(), len(answers)))
        action = choose(s.decision.actions, picks)
        answers.append(action.code)
        s.apply(action)
    return list(kept), answers


def tighten(s: Venezia, dice: random.Random) -> None:
    """Gondolas close together, new purses, a chest of any size; the cards and the map stay."""
    s.at = dice.sample(dice.choice(STRETCHES), s.seats)
    for player in s.players[: s.seats]:
        words = dice.choice(["", "5", "6", "3 2", "2 2 1", "4 4 2", "6 6", "3 3 3 2", "5 2 2 2"])
        player.tokens = [words.split().count(str(value)) for value in range(VALUES)]
    if dice.random() < 0.7:
        s.chest = [dice.randrange(2) for _ in s.chest]


def trim(s: Venezia, dice: random.Random) -> None:
    for player in s.players:
        while player.steps() > RICH[s.seats]:
            value = dice.choice([value for value in range(1, VALUES) if player.tokens[value]])
            player.tokens[value] -= 1
    s.run()


def with_windows(s: Venezia, every: bool) -> Venezia:
    """The same position under the other value of the option."""
    other = s.clone()
    other.rules = Rules(s.rules.shared, s.rules.start_borders, every, s.rules.letter)
    other.run()
    return other


def endings(start: Venezia, answers: frozenset[int], left: int) -> set[Ending]:
    """All final results that can be reached within `left` decisions."""
    found: set[Ending] = set()
    closing: set[Ending] = set()
    waiting = [(start, left)]
    while waiting:
        s, left = waiting.pop()
        decision = s.decision
        if decision is None:
            found.add(result(s))
            continue
        if decision.ask == "gold.final":
            if (key := closing_key(s)) in closing:
                continue
            closing.add(key)
        cost = 0 if decision.ask in UNCOUNTED else 1
        for action in tried(decision.actions, answers):
            if action.code == GOLD:
                waiting += [(after, left) for after in exchanges(s)]
            elif cost <= left:
                after = s.clone()
                after.apply(action)
                waiting.append((after, left - cost))
    return found


def result(s: Venezia) -> Ending:
    return tuple(s.at), tuple(s.earned), s.ended


def closing_key(s: Venezia) -> Ending:
    """All that still matters in the last exchanges."""
    frame = s.stack[-1]
    assert isinstance(frame, Closing)
    purses = [tuple(s.players[(frame.closer + 1 + done) % s.seats].tokens) for done in range(frame.done, s.seats)]
    return *result(s), *purses


def tried(menu: list[Action], answers: frozenset[int]) -> list[Action]:
    gold = 1 if menu[0].code == GOLD else 0
    number = len(menu) - gold
    places = {gold + number * at // WIDTH for at in range(WIDTH)}
    return [
        action
        for at, action in enumerate(menu)
        if number <= WIDTH or at < gold or at in places or action.code in answers
    ]


def exchanges(s: Venezia) -> list[Venezia]:
    """One exchange, for each number of steps and each choice of treasures, with as few swamps as it takes."""
    assert s.decision is not None
    found = []
    for paid in payments(s.players[s.decision.seat]):
        after = s.clone()
        gives = s.game.by_verb[GIVE]
        given = [gives[value] for value in range(RICHEST, 0, -1) for _ in range(paid[value])]
        for action in [s.game.actions[GOLD], *given, s.game.actions[PAID]]:
            after.apply(action)
        found.append(after)
    return found


def payments(player: Player) -> list[tuple[int, ...]]:
    best: dict[tuple[int, ...], tuple[int, ...]] = {}
    for paid in itertools.product(*(range(number + 1) for number in player.tokens)):
        gold = sum(value * number for value, number in enumerate(paid))
        key = (gold // PRICE, *paid[RICHEST_SWAMP + 1 :])
        if gold >= PRICE and paid[0] == 0 and (key not in best or sum(paid) < sum(best[key])):
            best[key] = paid
    return list(best.values())


def lost(where: Position) -> tuple[set[Ending], set[Ending]]:
    """The endings that only `all` reaches, and those that only `useful` does."""
    useful = endings(with_windows(where.state, False), where.answers, where.left)
    every = endings(with_windows(where.state, True), where.answers, where.left)
    return every - useful, useful - every
