"""A drawing of any game from its view alone; each of our games has a better one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from typing import NamedTuple

from rich.console import RenderableType
from rich.text import Text

from ludoteca.core.protocol import Action, Game
from ludoteca.core.reader import OpenQuestion
from ludoteca.i18n.voice import Speech

View = Mapping[str, object]
FEWEST = 5  # the fold from which on only what answers are about is sure of its place
LEFT_OUT = frozenset({"game", "seat", "tally", "ranking"})


class Picture(NamedTuple):
    """Something that can be shown by itself: for the eye, and for the ear."""

    drawn: list[RenderableType]
    aloud: list[str]


class Drawing:
    """`board` is for the eye, `aloud` for the ear: both show a view with the open question as its reader sees it, and
    nothing that is not in these."""

    question: OpenQuestion | None = None
    lessened = 3  # the fold from which on something is left out that stands nowhere else on the screen
    followed = -1  # the seat that somebody who only watches looks at

    def __init__(self, game: Game, options: Mapping[str, str], speech: Speech) -> None:
        self.game = game
        self.options = options
        self.speech = speech

    @property
    def me(self) -> int:
        return self.speech.me

    def order(self, seats: int) -> list[int]:
        """The others as they follow me, and I last, nearest to my hand."""
        start = self.me if 0 <= self.me < seats else seats - 1
        return [(start + step) % seats for step in range(1, seats + 1)]

    def with_picks(self, view: View, picked: Sequence[Action]) -> View:
        """The view as it stands with the picks of an answer that is not whole yet, where a game shows them."""
        return view

    def head(self, view: View) -> list[str]:
        """Where the game stands, in a few words."""
        return []

    def board(self, view: View, width: int, fold: int) -> list[RenderableType]:
        """`fold` is how much is left out where the whole does not fit on the screen: nothing (0), empty lines (1), what
        the question tells anyway (2), all of the others but a line each (3) or a paragraph for all (4), all but what
        answers are about (5); each fold beyond leaves out one more of what still has room."""
        return [Text(line) for line in self.aloud(view)]

    def spare(self, view: View) -> int:
        """How many things folds beyond the fewest can leave out."""
        return 0

    def away(self, view: View, targets: Set[str]) -> list[int]:
        """The rows of the board that go first where something must be cut off and these things are asked about; those
        below zero are counted from its end."""
        return []

    @staticmethod
    def spelled(action: Action, words: str) -> str:
        """An answer in words, as the table spells what it names."""
        return words

    @staticmethod
    def spelled_refusal(reason: str, words: str) -> str:
        """The same for what is refused for that reason."""
        return words

    def across(self, view: View, width: int, fold: int) -> list[RenderableType]:
        """On a wide screen, what needs all of its width: it stands above the board, which has the log beside it."""
        return []

    def beside(self, view: View, width: int, fold: int) -> list[RenderableType]:
        """The board without what stands across."""
        return self.board(view, width, fold)

    def aloud(self, view: View) -> list[str]:
        return list(lines({name: value for name, value in view.items() if name not in LEFT_OUT}))

    def player_board(self, view: View, seat: int) -> list[RenderableType]:
        """What lies in front of one player, with everything there is to see of it."""
        return [Text(line) for line in self.player_aloud(view, seat)]

    def player_aloud(self, view: View, seat: int) -> list[str]:
        players = view.get("players")
        player = players[seat] if isinstance(players, list) else None
        return list(lines(player)) if isinstance(player, Mapping) else []

    def heading(self, seat: int, governor: int, counts: Sequence[str]) -> str:
        """The line for the ear that the things of a player stand under."""
        crown = [self.speech.say("table-governor")] if seat == governor else []
        return f"{self.speech.seat(seat)}: {', '.join([*crown, *(count for count in counts if count)])}."

    def choosable(self, zone: str) -> set[str]:
        """The things of a zone of the table that some answer names."""
        codes = self.question.get("actions", []) if self.question is not None else []
        targets = [target.partition(":") for code in codes for target in self.game.actions[code].targets]
        return {thing for place, _, thing in targets if place == zone}

    def picture(self, said: str) -> Picture | None:
        """What is meant by some words, as somebody typed them, if it is something to be seen."""
        return None

    def figures(self, thing: str) -> str:
        """The printed numbers of a thing, for its help."""
        return ""


def lines(view: Mapping[str, object], indent: str = "") -> Iterator[str]:
    """A view as it comes: a line for each field, deeper ones beneath."""
    for name, value in view.items():
        title = indent + str(name).replace("_", " ")
        if isinstance(value, Mapping) and value:
            yield f"{title}:"
            yield from lines(value, indent + "  ")
        elif isinstance(value, Sequence) and not isinstance(value, str):
            yield from listed(title, value, indent)
        else:
            yield f"{title}: {value}"


def listed(title: str, items: Sequence[object], indent: str) -> Iterator[str]:
    if not any(isinstance(item, Mapping) for item in items):
        yield f"{title}: {', '.join(str(item) for item in items) or '-'}"
        return
    for number, item in enumerate(items, 1):
        yield f"{title} {number}:"
        if isinstance(item, Mapping):
            yield from lines(item, indent + "  ")
