"""What somebody at this terminal may see of a match, and in which words."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.core.match import Match
from ludoteca.core.protocol import PUBLIC, Action
from ludoteca.core.reader import START, EventView, log
from ludoteca.core.rows import END, FREE, FROM, KEEP
from ludoteca.i18n.texts import Texts, package_of
from ludoteca.i18n.voice import LogLine, Speech

from .draw.base import Drawing
from .draw.choice import drawing
from .guiding import Tour, coached
from .menu import Menu
from .players import player_names
from .screen import Screen
from .screenful import Result, Screenful

WATCHER = PUBLIC


class Desk:
    """`reader` is who sits at the keyboard, or a watcher; `read_to` the row up to which each seat has seen it all."""

    def __init__(self, match: Match, screen: Screen, lang: str, given_names: Sequence[str]) -> None:
        self.match = match
        self.screen = screen
        self.given_names = given_names
        self.reader = WATCHER
        self.picked: list[Action] = []
        self.opened: set[str] = set()
        self.read_to: dict[int, int] = {}
        self.fresh = True
        self.notation = False
        self.tour: Tour | None = None
        self.speak(lang)

    def speak(self, lang: str) -> None:
        game = self.match.game
        self.lang = lang
        self.texts = Texts(lang, game.name, package_of(game))
        self.names = player_names(self.match, self.given_names, self.texts)

    def say(self, key: str, **args: int | str) -> str:
        return self.texts.say(key, args)

    def speech(self) -> Speech:
        return Speech(self.texts, self.match.game, self.names, self.reader)

    def drawing(self) -> Drawing:
        match = self.match
        return drawing(match.game, match.options, self.speech(), match.question(self.reader))

    def menu(self) -> Menu:
        return Menu(self.match, self.speech(), self.picked)

    def screenful(self, whole: bool = False) -> Screenful:
        speech = self.speech()
        match = self.match
        start = self.read_to.get(self.reader, 0)
        old = self.lines(0, start) if start else []
        new = self.lines(start, len(match.rows))
        drawn = self.drawing()
        return Screenful(
            self.say(f"game-{match.game.name}"),
            speech,
            drawn,
            drawn.with_picks(match.state.view(self.reader), self.picked),
            [*old, *new],
            len(new),
            self.menu() if match.decision is not None else None,
            self.fresh or whole,
            self.notation,
            self.opened,
            answered=self.reader in self.read_to,
            coach=coached(self) if match.decision is not None else [],
        )

    def lines(self, start: int, end: int) -> list[LogLine]:
        """What the reader may know of what the rows in effect brought; with row 0 also how the game began."""
        speech = self.speech()
        said: list[LogLine] = []
        happened: list[EventView] = []
        for row in log(self.match, self.reader, start if start > 0 else START, end):
            if row.row == START:  # what everybody begins with has no cause to stand behind
                happened += [one for one in row.events if not speech.is_tail(one)]
            elif row.kind == FROM:
                said += [*speech.events(happened), LogLine(-1, self.played_on(row.seat, row.text))]
                happened = []
            elif row.kind == FREE:
                said += [*speech.events(happened), LogLine(-1, self.guide_ended(row.seat, row.text))]
                happened = []
            elif not row.undone:
                happened += row.events
        return said + speech.events(happened)

    def played_on(self, seat: int, text: str) -> str:
        """What was done with what is hidden where the match was played on from another."""
        how = "kept" if text == KEEP else "you" if seat == self.reader else "other"
        return self.say("log-from", how=how, name=self.names[seat])

    def guide_ended(self, seat: int, text: str) -> str:
        """How the guide of the match ended."""
        how = "end" if text == END else "you" if seat == self.reader else "other"
        return self.say("log-free", how=how, name=self.names[seat])

    def result(self) -> Result:
        return Result(self.speech(), self.match)
