"""Frames for the patterns that return in every game."""

from typing import Generic, TypeVar

from mypy_extensions import mypyc_attr

from .menus import at_or_above, picks
from .protocol import Action, Decision, Frame, State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class OneSeat(Frame[S], Generic[S]):
    """A frame that knows only whose it is."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Steps(Frame[S], Generic[S]):
    """A frame that goes through its steps: `todo` counts them."""

    def __init__(self, todo: int) -> None:
        self.todo = todo

    def advance(self) -> int:
        """The step that is due; the one behind it comes next."""
        todo = self.todo
        self.todo += 1
        return todo


@mypyc_attr(allow_interpreted_subclasses=True)
class Turns(Frame[S], Generic[S]):
    """Players in turn from the owner on, until `done` has come to `count`. `turn` asks or works for the seat that is up
    and calls `next` when that seat is done; `finish` runs after the last one."""

    def __init__(self, owner: int, count: int, done: int) -> None:
        self.owner = owner
        self.count = count
        self.done = done

    def step(self, s: S) -> Decision | None:
        if self.done < self.count:
            return self.turn(s, self.seat())
        s.stack.pop()
        self.finish(s)
        return None

    def seat(self) -> int:
        """The seat that is up."""
        raise NotImplementedError

    def turn(self, s: S, seat: int) -> Decision | None:
        """As `Frame.step`, for the seat that is up."""
        raise NotImplementedError

    def finish(self, s: S) -> None:
        """The frame is off the stack already; what is pushed here comes next."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Around(Turns[S], Generic[S]):
    """Each player once: `done` counts those whose turn is over."""

    def seat(self) -> int:
        return (self.owner + self.done) % self.count

    def next(self, s: S) -> None:
        self.done += 1
        s.begin_turn()

    def place(self, seat: int) -> int:
        """How many come before this seat."""
        return (seat - self.owner) % self.count

    def to_come(self, seat: int) -> bool:
        """Whether this seat's turn has not begun yet."""
        return self.place(seat) > self.done


@mypyc_attr(allow_interpreted_subclasses=True)
class InSteps(Around[S], Generic[S]):
    """Each player once, and a turn has several steps: `todo` is the next one."""

    def __init__(self, owner: int, count: int, done: int, todo: int) -> None:
        super().__init__(owner, count, done)
        self.todo = todo


@mypyc_attr(allow_interpreted_subclasses=True)
class Repeat(Turns[S], Generic[S]):
    """Round and round until nobody can: `up` is the seat that is up, `done` counts the seats in a row that did
    nothing."""

    def __init__(self, owner: int, count: int, done: int, up: int) -> None:
        super().__init__(owner, count, done)
        self.up = up

    def seat(self) -> int:
        return self.up

    def next(self, s: S, acted: bool) -> None:
        self.up = (self.up + 1) % self.count
        self.done = 0 if acted else self.done + 1
        s.begin_turn()


@mypyc_attr(allow_interpreted_subclasses=True)
class Pick(Frame[S], Generic[S]):
    """Pick `least` to `most` things of a sorted pool of kinds, in canonical order: kinds never fall, and only picks
    are offered from which the series can still be finished. A tail that numbers alone force is carried out,
    not asked; equal kinds are asked all the same, because they may be a secret."""

    def __init__(self, who: int, least: int, most: int, last: int) -> None:
        self.who = who
        self.least = least
        self.most = most
        self.last = last

    def step(self, s: S) -> Decision | None:
        if self.most == 0:
            s.stack.pop()
            self.finish(s)
            return None
        kinds = self.kinds(s)
        room = at_or_above(kinds, self.last)
        if room == 0:
            self.most = 0
            return None
        if room == self.least:
            self.force(s, kinds)
            return None
        acts = picks(kinds, self.answers(s), self.last, self.least)
        if self.least == 0:
            acts.insert(0, self.stop(s))
        return Decision(self.who, self.ask(), acts, self.least, self.most, self.secret())

    def apply(self, s: S, action: Action) -> None:
        if action.closes:
            self.most = 0
        else:
            self.choose(s, action.thing)

    def choose(self, s: S, kind: int) -> None:
        self.least = max(self.least - 1, 0)
        self.most -= 1
        self.last = kind
        self.take(s, kind)

    def force(self, s: S, kinds: list[int]) -> None:
        answers = self.answers(s)
        for kind in kinds[len(kinds) - self.least :]:
            s.forced(self.who, answers[kind])
            self.take(s, kind)
        self.least = self.most = 0

    def forget(self, seat: int) -> None:
        if seat != self.who and self.secret():
            self.last = 0

    def pool(self, s: S) -> list[Action]:
        answers = self.answers(s)
        return [answers[kind] for kind in self.kinds(s) if kind >= self.last]

    def kinds(self, s: S) -> list[int]:
        """The pool, sorted, as it lies on the table now."""
        raise NotImplementedError

    def secret(self) -> bool:
        """Whether the pool is something only this seat sees."""
        return True

    def answers(self, s: S) -> list[Action]:
        """The answers that pick, by kind: their `thing` is the kind."""
        raise NotImplementedError

    def stop(self, s: S) -> Action:
        """The action that closes the series once nothing more is due."""
        raise NotImplementedError

    def ask(self) -> str:
        raise NotImplementedError

    def take(self, s: S, kind: int) -> None:
        """Move one thing of that kind out of the pool."""
        raise NotImplementedError

    def finish(self, s: S) -> None:
        """The frame is off the stack already; what is pushed here comes next."""
