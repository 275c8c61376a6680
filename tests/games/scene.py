"""What the scenes of all games share: a position in the middle of a phase, asked and answered in readable words."""

from __future__ import annotations

from typing import Generic, Self, TypeVar

from ludoteca.core.chance import Chance
from ludoteca.core.match import Match
from ludoteca.core.notation import legal
from ludoteca.core.protocol import Action, Decision, Event, Game, State

S = TypeVar("S", bound=State)


class Scene(Generic[S]):
    """A position with readable answers. Every `play` checks that the answer is legal and that nothing is lost."""

    def __init__(self, state: S) -> None:
        self.state = state

    @property
    def decision(self) -> Decision:
        assert self.state.decision is not None, "the game is over"
        return self.state.decision

    @property
    def over(self) -> bool:
        return self.state.decision is None

    @property
    def ask(self) -> str:
        return "over" if self.over else self.decision.ask

    @property
    def seat(self) -> int:
        return self.decision.seat

    @property
    def menu(self) -> list[str]:
        return [action.text for action in self.decision.actions]

    @property
    def span(self) -> tuple[int, int]:
        """The least and the most picks of the open series."""
        return self.decision.least, self.decision.most

    def action(self, text: str) -> Action:
        return legal(self.state.game, self.state.decision, text)

    def play(self, *answers: str) -> Self:
        """Answer in canonical order; picks of a forced tail may be named although they are not asked."""
        tail: list[str] = []
        for answer in answers:
            if answer in tail:
                tail.remove(answer)
                continue
            self.state.tail = []
            apply(self.state, answer)
            tail = [self.state.game.actions[code].text for code in self.state.tail]
        return self

    def clone(self) -> Self:
        return type(self)(self.state.clone())  # type: ignore[arg-type]  # a clone is of the kind of its original

    def points(self, source: str, seat: int = 0) -> int:
        return self.state.tally()[self.state.game.sources.index(source)][seat]

    def told(self, kind: str) -> list[dict[str, int | str]]:
        """The events of one kind so far, in full."""
        shown = [numbers(self.state.game, happened) for happened in self.state.events or []]
        return [one for one in shown if one["kind"] == kind]

    def match(self, seed: int = 1) -> Match:
        """A match that begins here."""
        return Match(Staged(self.state), self.state.seats, {}, seed)


class Staged(Game):
    """A game that starts from a given position, for what only a match can do."""

    def __init__(self, state: State) -> None:
        rules = state.game
        super().__init__(
            rules.name, rules.version, rules.data, (state.seats,), (), rules.chances, rules.events, rules.sources, 20000
        )
        self.state = state
        self.actions: list[Action] = rules.actions

    def start(self, seats: int, options: dict[str, str], chance: Chance) -> State:
        fresh = self.state.clone()
        fresh.chance = chance
        events: list[Event] = []
        fresh.events = events
        fresh.run()
        return fresh


def numbers(game: Game, happened: Event) -> dict[str, int | str]:
    """An event in full, with its numbers as the rules tell them."""
    kind = game.events[happened.kind]
    names = [field.name for field in kind.fields]
    return {"kind": kind.name, **dict(zip(names, (happened.a, happened.b, happened.c), strict=False))}


def apply(state: State, answer: str) -> None:
    """Play one legal answer; no component may appear or be lost."""
    before = state.components()
    state.apply(legal(state.game, state.decision, answer))
    assert state.components() == before, f"{answer}: something appeared or was lost"


def words(text: str) -> list[str]:
    """`smithy*3 well` as four words."""
    found: list[str] = []
    for word in text.split():
        name, _, times = word.partition("*")
        found += [name] * int(times or 1)
    return found
