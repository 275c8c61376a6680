"""A puzzle at the table: its position as its seat sees it, one answer, and what that was worth."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.match import Match
from ludoteca.core.notation import find
from ludoteca.core.protocol import Action
from ludoteca.i18n.texts import Texts, readable
from ludoteca.review import files
from ludoteca.review.figures import Figures
from ludoteca.review.puzzle import Puzzle, Source
from ludoteca.review.shape import Option
from ludoteca.review.words import explained, label

from .answers import Misunderstood
from .matching import plain
from .menu import Menu
from .players import BOT_NAMES
from .screen import Screen
from .screenful import Screenful
from .session import Session
from .words import Outcome, words

NOTHING = 1e-9  # what sums of shares are off by
THEMES = "puzzles"  # the file of the words that the pages of puzzles say, the names of themes among them


class Puzzling(Session):
    """`given` is the answer, once there is one; `skipped` says that there will be none."""

    closed = ("suggest", "hint", "undo", "reset", "fair", "save", "load", "skip")

    def __init__(self, source: Source, puzzle: Puzzle, screen: Screen, lang: str) -> None:
        self.source = source
        self.puzzle = puzzle
        self.given: Action | None = None
        self.skipped = False
        match = files.position(source, puzzle)
        super().__init__(match, screen, lang, [BOT_NAMES[seat % len(BOT_NAMES)] for seat in range(match.seats)])

    def sit(self, match: Match) -> None:
        """In the seat that is asked; the others are nobody's."""
        self.bots = {}
        self.match = match
        self.speak(self.lang)
        self.reader = self.puzzle.seat
        last = match.last_choice(self.reader)
        self.read_to = {} if last is None else {self.reader: last}
        self.saved = len(match.rows)
        self.warned = self.ended = False
        self.fresh = True

    def menu(self) -> Menu:
        """Of a series one pick is the answer."""
        return Menu(self.match, self.speech(), [], single=True)

    def screenful(self, whole: bool = False) -> Screenful:
        shown = super().screenful(whole)
        shown.coach = self.posed()
        shown.how = "text-puzzle-how"
        return shown

    def posed(self) -> list[str]:
        """What it is about, above the question."""
        title = self.say("text-puzzle-title", theme=theme_name(self.lang, self.match.game.name, self.puzzle.theme))
        people = "people" if self.source.people else "bots"
        rating = str(self.puzzle.rating)  # no number that is grouped
        return [title, self.say("text-puzzle-posed", people=people, seats=self.match.seats, rating=rating)]

    def asked(self) -> bool:
        """Until there is an answer, or it is skipped; false if somebody left."""
        while self.given is None and not self.skipped:
            if not self.turn():
                return False
        return True

    def take(self, line: str) -> Outcome:
        if plain(line) and plain(line) in words(self, "skip"):
            self.skipped = True
            return Outcome.CHANGED
        return super().take(line)

    def answer(self, actions: Sequence[Action]) -> None:
        """It is not played: nobody would know how to go on."""
        decision = self.match.decision
        assert decision is not None
        if len(actions) > 1:
            raise Misunderstood("text-puzzle-one")
        if actions[0] not in decision.actions:
            raise Misunderstood("text-not-now", word=actions[0].text)
        self.given = actions[0]

    # What it was worth

    @property
    def mine(self) -> Option | None:
        """The answer, if it was among those that were weighed."""
        code = None if self.given is None else self.given.code
        return next((option for option in self.puzzle.options if option.code == code), None)

    @property
    def right(self) -> bool:
        """Within the margin two answers are even."""
        return self.mine is not None and self.cost(self.mine) <= self.puzzle.margin + NOTHING

    def cost(self, option: Option) -> float:
        return self.puzzle.options[0].share - option.share

    def label(self, option: Option) -> str:
        return label(self.match.state, option, self.puzzle.ask, self.speech())

    def tell(self) -> None:
        """Whether it was right, why, and all answers that were weighed."""
        self.screen.say([*self.why(), *self.weighed(), self.real()], self.verdict())

    def verdict(self) -> str:
        best = self.label(self.puzzle.options[0])
        figures = Figures(self.texts)
        if self.mine is None:
            return self.say("text-puzzle-not-weighed", best=best)
        if not self.right:
            return self.say("text-puzzle-wrong", best=best, cost=figures.share(self.cost(self.mine)))
        key = "text-puzzle-right" if self.cost(self.mine) <= NOTHING else "text-puzzle-even"
        return self.say(key, answer=self.label(self.mine), best=best)

    def why(self) -> list[str]:
        said, rules = explained(self.puzzle.reasons, self.speech())
        return [" ".join([*said, f"({', '.join(rules)})" if rules else ""]).strip()] if said else []

    def weighed(self) -> list[str]:
        figures = Figures(self.texts)
        said = [
            self.say(
                "text-puzzle-answer",
                number=number,
                name=self.label(option),
                share=figures.share(option.share),
                points=figures.number(option.points),
                mine="yes" if option is self.mine else "no",
            )
            for number, option in enumerate(self.puzzle.options, 1)
        ]
        return [*said, self.say("text-puzzle-margin", margin=figures.share(self.puzzle.margin))]

    def real(self) -> str:
        """What was answered in the game it comes from, and what came of it."""
        puzzle = self.puzzle
        action = find(self.match.game, puzzle.played)
        played = self.label(Option(action.code, action.text, 0.0, 0.0))
        people = "people" if self.source.people else "bots"
        return self.say("text-puzzle-real", people=people, answer=played, place=puzzle.place, parties=puzzle.parties)


def theme_name(lang: str, game: str, theme: str) -> str:
    """What a theme is called; one that has no name here goes by its key."""
    texts, key = Texts(lang, THEMES), f"puzzle-theme-{game}-{theme}"
    return texts.say(key) if texts.has(key) else readable(f"theme-{theme}")
