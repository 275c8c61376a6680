"""Puzzles one after another: which is next, and what an answer did to rating, run and days."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

from ludoteca.core.errors import LudotecaError
from ludoteca.i18n.texts import Texts
from ludoteca.review import files
from ludoteca.review.daily import daily, day_of
from ludoteca.review.progress import Asked, Change, Progress, following, streak
from ludoteca.review.puzzle import Puzzle, Source

from .commands import obey
from .puzzling import Puzzling
from .screen import Screen
from .solved import Solved
from .words import Outcome

Found = tuple[Source, Puzzle]


class NoPuzzle(LudotecaError):
    """There is none that was asked for."""


class Puzzles:
    """Those of one run: `shown` so far. `today` tells the date on the wall."""

    def __init__(self, screen: Screen, lang: str, solved: Solved, today: Callable[[], date] = date.today) -> None:
        self.screen = screen
        self.lang = lang
        self.texts = Texts(lang)
        self.solved = solved
        self.today = today
        self.shown: list[str] = []

    @property
    def day(self) -> int:
        return day_of(self.today())

    # Which

    def of_today(self) -> Found | None:
        """That of the day; none if it has been answered today."""
        chosen = daily(self.day, {game: list(files.puzzles(game)) for game in files.games()})
        if chosen is None:
            raise NoPuzzle("there are no puzzles here")
        game, name = chosen
        seen = self.solved.read().seen.get(name)
        title = f"{self.texts.say('text-puzzle-today')} · {self.texts.say(f'game-{game}')}"
        if seen is not None and seen.day == self.day:
            self.screen.say([self.texts.say("text-puzzle-today-done")], title)
            return self.following(game)
        return files.puzzles(game)[name]

    def named(self, name: str) -> Found:
        for game in files.games():
            if name in files.puzzles(game):
                return files.puzzles(game)[name]
        raise NoPuzzle(f"there is no puzzle '{name}'")

    def of(self, game: str, theme: str) -> Found | None:
        """The next one of a game, or of a theme of it or of any game."""
        games = [game] if game else files.games()
        held = {one: sorted({puzzle.theme for _, puzzle in files.puzzles(one).values()}) for one in games}
        if not any(held.values()):
            raise NoPuzzle(f"there are no puzzles of {game}" if game else "there are no puzzles here")
        if not theme:
            return self.following(game)
        found = next((one for one in games if theme in held[one]), None)
        if found is None:
            known = ", ".join(sorted({name for names in held.values() for name in names}))
            raise NoPuzzle(f"there are no puzzles of the theme '{theme}'; there are {known}")
        return self.following(found, theme)

    def following(self, game: str, theme: str = "") -> Found | None:
        """The next one; none when all were shown."""
        held = files.puzzles(game)
        asked = [asked_of(game, puzzle) for _, puzzle in held.values() if theme in ("", puzzle.theme)]
        name = following(self.solved.read(), asked, self.day, self.shown)
        return None if name is None else held[name]

    # One after another

    def run(self, first: Found | None, theme: str = "") -> None:
        """Until somebody leaves, or all were shown."""
        found = first
        try:
            while found is not None and self.one(*found):
                found = self.following(str(found[0].record["game"]), theme)
            if found is None:
                self.screen.say([self.texts.say("text-puzzle-no-more")])
        except EOFError:
            self.screen.say([""])

    def one(self, source: Source, puzzle: Puzzle) -> bool:
        """Whether to go on."""
        self.shown.append(puzzle.id)
        asking = Puzzling(source, puzzle, self.screen, self.lang)
        if not asking.asked():
            return False
        self.lang = asking.lang  # it may have been changed meanwhile
        self.texts = Texts(self.lang)
        if asking.skipped:
            return True
        asking.tell()
        progress, change = self.solved.answered(asked_of(asking.match.game.name, puzzle), asking.right, self.day)
        self.screen.say([*self.moved(progress, change, asking.match.game.name)])
        return self.go_on(asking)

    def moved(self, progress: Progress, change: Change, game: str) -> list[str]:
        """What the answer did."""
        before, after = round(change.before.value), round(change.after.value)
        moved = f"+{after - before}" if after >= before else f"−{before - after}"
        lines = [
            self.texts.say(
                "text-puzzle-rating",
                {
                    "game": self.texts.say(f"game-{game}"),
                    "rating": str(after),
                    "deviation": str(round(change.after.deviation)),
                    "counted": "yes" if change.counted else "no",
                    "change": moved,
                },
            ),
            self.texts.say(
                "text-puzzle-run", {"run": progress.run, "best": progress.best, "days": streak(progress, self.day)}
            ),
        ]
        if change.back is not None:
            lines.append(self.texts.say("text-puzzle-back", {"days": change.back - self.day}))
        return lines

    def go_on(self, asking: Puzzling) -> bool:
        """Enter for the next one; commands serve as before."""
        while True:
            line = self.screen.ask(self.texts.say("text-puzzle-go-on")).strip()
            if not line:
                return True
            outcome = obey(asking, line)
            if outcome is Outcome.QUIT:
                return False
            if outcome is Outcome.NO_COMMAND:
                self.screen.wrong(self.texts.say("text-puzzle-over"))


def asked_of(game: str, puzzle: Puzzle) -> Asked:
    return Asked(puzzle.id, game, puzzle.rating, puzzle.deviation)
