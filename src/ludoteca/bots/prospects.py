"""What a search expects: of each answer the share in the victory and the points."""

from typing import Any

from mypy_extensions import mypyc_attr

from ludoteca.core.protocol import Action, Bot, State


class Promise:
    """An answer, with the share in the victory and the points that the seat's party can expect after it."""

    def __init__(self, action: Action, share: float, points: float) -> None:
        self.action = action
        self.share = share
        self.points = points

    def __reduce__(self) -> tuple[Any, ...]:
        return Promise, (self.action, self.share, self.points)


@mypyc_attr(allow_interpreted_subclasses=True)
class Searcher(Bot):
    """A bot that can say what it expects of the answers."""

    def promising(self, state: State, seat: int) -> list[Promise]:
        """The answers that were tried, the best one first; nothing from who does not search. `state` is what the seat
        knows (a determinized position); it is left as it is."""
        raise NotImplementedError
