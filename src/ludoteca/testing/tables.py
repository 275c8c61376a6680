"""Random games to try laws on: which game, how many players, which options, which seed."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Mapping

from ludoteca.core.chance import Chance, seeded
from ludoteca.core.errors import BadOption
from ludoteca.core.match import Match
from ludoteca.core.playout import choose
from ludoteca.core.protocol import Decision, Game, State
from ludoteca.core.record import from_record

Options = Mapping[str, str]


class Table:
    """One random game: which game, how many players, which options, which seed."""

    def __init__(self, game: Game, seats: int, options: Options, seed: int) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.seed = seed

    def start(self) -> State:
        return self.game.new(self.seats, self.options, self.seed)

    def choices(self) -> Chance:
        return seeded(self.seed + 1_000_003)

    def __str__(self) -> str:
        chosen = " ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game.name} {self.seats} players seed {self.seed} {chosen}".strip()


MIXING = 20  # tries for each mix: a game may have few


def option_sets(game: Game, mixes: int = 2, seed: int = 0) -> list[dict[str, str]]:
    """The defaults, each value of each option alone, and some random mixes, no set twice and none that no number of
    players can play with. Only what differs from the defaults is named."""
    alone = [{option.name: value} for option in game.options for value in option.values[1:]]
    sets: list[dict[str, str]] = [{}, *(options for options in alone if playable(game, options))]
    whole = len(sets) + mixes
    dice = random.Random(f"{game.name} {seed}")
    for _ in range(MIXING * mixes):
        mix = combination(game, dice.choice(game.seats), dice)
        if mix not in sets and len(sets) < whole:
            sets.append(mix)
    return sets


def combination(game: Game, seats: int, dice: random.Random, fixed: Mapping[str, str] | None = None) -> dict[str, str]:
    """A random legal set of options for so many players, with those that are fixed: one option after the other, in any
    order, at any value that still goes with the others."""
    chosen = dict(fixed or {})
    options = [option for option in game.options if option.name not in chosen]
    for option in dice.sample(options, len(options)):
        value = dice.choice(option.values)
        if value != option.values[0] and completed(game, seats, chosen | {option.name: value}) is not None:
            chosen[option.name] = value
    whole = completed(game, seats, chosen)
    return chosen if whole is None else whole


def fullest(game: Game, seats: int, fixed: Options | None = None) -> dict[str, str]:
    """As many options as go together with those that are fixed, each at the first value that is not its default."""
    chosen = dict(fixed or {})
    for option in game.options:
        for value in option.values[1:]:
            if option.name not in chosen and completed(game, seats, chosen | {option.name: value}) is not None:
                chosen[option.name] = value
    return chosen


def playable(game: Game, options: Options) -> bool:
    return any(completed(game, seats, options) is not None for seats in game.seats)


def completed(game: Game, seats: int, options: Options) -> dict[str, str] | None:
    """The options with whatever else they need; None if so many cannot play with them."""
    try:
        return game.complete(seats, options)
    except BadOption:
        return None


def every_table(game: Game, mixes: int = 2) -> list[tuple[int, dict[str, str]]]:
    """Every player count with every option set that it allows, completed, none twice."""
    found: list[tuple[int, dict[str, str]]] = []
    for seats, options in itertools.product(game.seats, option_sets(game, mixes)):
        whole = completed(game, seats, options)
        if whole is not None and (seats, whole) not in found:
            found.append((seats, whole))
    return found


def table_kinds(game: Game, mixes: int = 2) -> list[tuple[int, dict[str, str]]]:
    """Every player count once, and every option set once, at the player counts it allows in turn: all there is, but not
    all together (see `every_table`)."""
    found = [(seats, whole) for seats in game.seats if (whole := completed(game, seats, {})) is not None]
    for number, options in enumerate(option_sets(game, mixes)):
        fits = [(seats, whole) for seats in game.seats if (whole := completed(game, seats, options)) is not None]
        if fits[number % len(fits)] not in found:
            found.append(fits[number % len(fits)])
    return found


def tables(game: Game, seeds: range, mixes: int = 2) -> Iterator[Table]:
    """Every player count and every option set, `seeds` games each."""
    for (seats, options), seed in itertools.product(table_kinds(game, mixes), seeds):
        yield Table(game, seats, options, seed)


def some_tables(game: Game, most: int, turn: int = 0) -> list[Table]:
    """At most so many tables: every player count, and option sets in turn, so that calls with other turns meet the
    others. All of them where there are no more."""
    kinds = table_kinds(game)
    counts = kinds[: len(game.seats)]
    others = kinds[len(game.seats) :]
    step = max(1, -(-len(others) // max(1, most - len(counts))))
    return [Table(game, seats, options, 0) for seats, options in counts + others[turn % step :: step]]


def steps(table: Table) -> Iterator[tuple[State, Decision]]:
    """Play a random game; the position before each answer."""
    state, dice = table.start(), table.choices()
    for _ in range(table.game.longest + 1):
        decision = state.decision
        if decision is None:
            return
        yield state, decision
        state.apply(choose(decision.actions, dice))
    raise AssertionError(f"{table}: not over within {table.game.longest} answers")


def random_match(table: Table) -> Match:
    match = Match(table.game, table.seats, table.options, table.seed)
    dice = table.choices()
    while match.decision is not None:
        match.play(choose(match.decision.actions, dice).code)
    return match


def replayed(match: Match) -> Match:
    return from_record(match.record(), lambda _: match.game)
