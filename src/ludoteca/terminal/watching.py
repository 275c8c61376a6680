"""Bots among themselves, to be watched: the table and what happened in words, with a pause after each turn."""

from __future__ import annotations

from collections.abc import Callable
from time import sleep

from ludoteca.core.match import Match

from .desk import WATCHER, Desk
from .players import computer_players
from .screen import Screen


class Watching(Desk):
    """`pause` is in seconds; with none, or where nobody sits before the screen, nothing is waited for."""

    def __init__(
        self, match: Match, screen: Screen, lang: str, pause: float, wait: Callable[[float], None] = sleep
    ) -> None:
        super().__init__(match, screen, lang, ())
        self.bots = computer_players(match)
        self.fresh = False
        self.followed = match.decision.seat if match.decision is not None else 0
        self.pause = pause
        self.wait = wait

    def run(self) -> None:
        """To the end of the match, turn by turn."""
        self.show()
        self.rest()
        while not self.match.over:
            before = len(self.match.rows)
            self.turn()
            if self.lines(before, len(self.match.rows)):
                self.show()
                self.rest()
        self.screen.say([""], title=self.say("text-over"))
        self.screen.result(self.result())

    def turn(self) -> None:
        """All that one bot answers before another one is asked."""
        decision = self.match.decision
        assert decision is not None
        player = self.bots[decision.seat]
        self.followed = player.seat
        while self.match.decision is not None and self.match.decision.seat == player.seat:
            self.match.play(player.answer(self.match.state).code, player.seat)

    def show(self) -> None:
        """What is new; for the eye with the table, and for the ear with it at the beginning."""
        shown = self.screenful(whole=not self.read_to)
        shown.menu, shown.watched = None, True
        shown.drawing.followed = self.followed
        self.screen.watch(shown)
        self.read_to[WATCHER] = len(self.match.rows)

    def rest(self) -> None:
        if self.pause > 0 and self.screen.is_terminal():
            self.screen.say([self.say("text-watching")])
            self.wait(self.pause)
