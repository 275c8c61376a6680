"""A game as a line of answers in which chance is drawn inside, or is a question of its own: what OpenSpiel wants."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca.core import registry
from ludoteca.core.chance import Chance, Need, apart, scripted, seeded
from ludoteca.core.errors import Illegal
from ludoteca.core.protocol import Game, State

CHANCE = -1
OVER = -4  # both as OpenSpiel has them
START = -1  # pending instead of a code: the game has to be set up


class Line:
    """It is over with the game, or when that is as long as it may get. With a `seed` it draws by that; without, every
    draw that can bring several things is asked for (`need`), and the answer that brought it is pending until all its
    draws are known. Nothing is set up before it is looked at: a copy of a game begins with one that is thrown away.

    A copy draws what its original will, or with `parting` each something of its own."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str],
        silent: bool,
        seed: int | None,
        parting: bool = False,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = dict(options)
        self.silent = silent
        self.seed = seed
        self.parting = parting
        self.luck = seed  # that of its draws now: a copy may have another
        self.turns: list[tuple[int, int]] = []  # how much was taken when it got another luck, and which
        self.copies = 0
        self.taken: list[int] = []  # codes and draws, in their order
        self.answers = 0  # the codes among them
        self.pending = START
        self.drawn: list[int] = []
        self.need: Need | None = None
        self.state: State | None = None

    def player(self) -> int:
        """The seat that is asked, CHANCE or OVER."""
        self.ready()
        if self.need is not None:
            return CHANCE
        assert self.state is not None
        over = self.state.decision is None or self.answers >= self.game.longest
        return OVER if over or self.state.decision is None else self.state.decision.seat

    def codes(self) -> list[int]:
        """What can be answered."""
        self.ready()
        if self.need is not None:
            return [value for value, weight in enumerate(self.need.weights) if weight]
        assert self.state is not None
        if self.player() == OVER or self.state.decision is None:
            return []
        return [action.code for action in self.state.decision.actions]

    def chances(self) -> list[tuple[int, float]]:
        """What can be drawn, and how likely it is."""
        self.ready()
        if self.need is None:
            inside = "; it draws for itself" if self.seed is not None else ""
            raise Illegal(f"{self.game.name}: no draw is open here{inside}")
        total = sum(self.need.weights)
        return [(value, weight / total) for value, weight in enumerate(self.need.weights) if weight]

    def play(self, number: int) -> None:
        """A code, or what was drawn. One that is not possible is refused before anything has changed."""
        if number not in self.codes():
            raise Illegal(f"{self.game.name}: {number} is no {'draw' if self.need else 'answer'} here")
        self.taken.append(number)
        if self.need is not None:
            self.drawn.append(number)
        else:
            self.pending, self.drawn = number, []
            self.answers += 1
        self.proceed()

    def said(self, player: int, number: int) -> str:
        """A code or a draw in words."""
        if player != CHANCE:
            return self.game.actions[number].text
        self.ready()
        assert self.need is not None
        return f"{self.game.chances[self.need.kind]} {number}"

    def ready(self) -> None:
        """Set up at the first look."""
        if self.state is None and self.need is None:
            self.proceed()

    def proceed(self) -> None:
        if self.seed is not None:
            self.state = self.done(seeded(self.seed))
            return
        self.need = None
        while True:
            try:
                self.state = self.done(scripted(self.drawn))
                break
            except Need as need:
                possible = [value for value, weight in enumerate(need.weights) if weight]
                if len(possible) > 1:
                    self.need = need
                    return
                self.drawn.append(possible[0])
        self.state.chance = seeded(0)

    def done(self, chance: Chance) -> State:
        """The position after what is pending."""
        if self.pending == START or self.state is None:
            state = self.game.begin(self.seats, self.options, chance)
            state.events = None
        elif self.seed is not None:
            state = self.state
            state.apply(self.game.actions[self.pending])
        else:
            state = self.state.clone()
            state.chance = chance
            state.apply(self.game.actions[self.pending])
        while self.silent and state.decision is not None and len(state.decision.actions) == 1:
            state.apply(state.decision.actions[0])
        return state

    def copy(self) -> Line:
        if self.parting:
            self.ready()  # what was dealt is the same
        other = Line(self.game, self.seats, self.options, self.silent, self.seed, self.parting)
        other.taken, other.drawn = self.taken[:], self.drawn[:]
        other.answers = self.answers
        other.pending, other.need = self.pending, self.need
        other.state = None if self.state is None else self.state.clone()
        other.luck, other.turns = self.luck, self.turns[:]
        if self.parting and self.luck is not None:
            self.copies += 1
            other.turn(apart(self.luck, f"copy {self.copies} at {len(self.taken)}"))
        return other

    def turn(self, luck: int) -> None:
        """Draw by another luck from here on."""
        self.ready()
        assert self.state is not None
        self.luck = luck
        self.turns.append((len(self.taken), luck))
        self.state.chance = seeded(luck)

    def __deepcopy__(self, memo: Mapping[int, Any]) -> Line:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        how = (self.silent, self.seed, self.parting, self.turns, self.copies)
        return again, (self.game.name, self.seats, self.options, self.taken, *how)


def again(
    name: str,
    seats: int,
    options: Mapping[str, str],
    taken: Sequence[int],
    silent: bool,
    seed: int | None,
    parting: bool,
    turns: Sequence[tuple[int, int]],
    copies: int,
) -> Line:
    """A line played anew, as it is written down."""
    line = Line(registry.game(name), seats, options, silent, seed, parting)
    for at in range(len(taken) + 1):
        for _, luck in (turn for turn in turns if turn[0] == at):
            line.turn(luck)
        if at < len(taken):
            line.play(taken[at])
    line.copies = copies
    return line
