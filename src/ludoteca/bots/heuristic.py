"""What a bot thinks of answers and positions, put into numbers: the base of the heuristics of all games."""

from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ludoteca.core.protocol import Action, Decision, State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic(Generic[S]):
    """One way of playing a game. It may read only what the asked seat can see: with the secrets of others dealt
    again it must say the same. `spread` is the lead in points that half wins a game; `depth` after how many answers a
    search does best to stop playing and judge (0: only at the end)."""

    def __init__(self, name: str, spread: float, depth: int) -> None:
        self.name = name
        self.spread = spread
        self.depth = depth

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}>"

    def __reduce__(self) -> tuple[Any, ...]:
        from .heuristics import packed

        return packed(self)

    def weigh(self, s: S, decision: Decision) -> list[float]:
        """For each answer how good it is, in points where that can be said; only the differences count."""
        raise NotImplementedError

    def value(self, s: S) -> list[float]:
        """The points each party will have at the end, as far as the table tells. Of a party that plays alone: how good
        its prospects are, 0 where it wins half of its games, in points or what else `spread` is measured by."""
        raise NotImplementedError

    def pick(self, s: S, decision: Decision) -> Action:
        """The answer with the highest weight; of equal ones the first."""
        actions = decision.actions
        if len(actions) == 1:
            return actions[0]
        weights = self.weigh(s, decision)
        best = 0
        for number in range(1, len(weights)):
            if weights[number] > weights[best]:
                best = number
        return actions[best]


class Plain(Heuristic[State]):
    """For games nobody has written a heuristic for: all answers are alike, points are what they are."""

    def __init__(self) -> None:
        super().__init__("plain", 10.0, 0)

    def weigh(self, s: State, decision: Decision) -> list[float]:
        return [0.0] * len(decision.actions)

    def value(self, s: State) -> list[float]:
        return [float(score) for score in s.scores()]


def first_of_best(values: list[float], due: int) -> int:
    """Series are answered in the order of the pool. Of a pool with these values the `due` best are to be picked:
    the place in the pool of the first of them."""
    best = len(values)
    left = values[:]
    for _ in range(due):
        at = 0
        for number in range(1, len(left)):
            if left[number] >= left[at]:
                at = number
        left[at] = -1e9
        if at < best:
            best = at
    return best


def only(acts: list[Action], wanted: int) -> list[float]:
    """One answer stands out."""
    return [1.0 if action.code == wanted else 0.0 for action in acts]
