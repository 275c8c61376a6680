"""What is put before a player: the position, what happened, the question. A screen shows it in its own way."""

from __future__ import annotations

from collections.abc import Sequence, Set
from dataclasses import dataclass, field
from itertools import count

from ludoteca.core.match import Match
from ludoteca.core.parties import members
from ludoteca.i18n.voice import LogLine, Speech

from .draw.base import Drawing, View
from .menu import Menu


@dataclass
class Screenful:
    """`log` is everything this reader knows of, its last `news` lines are new. `whole` says that the table has
    changed hands since the last screenful, so that it is worth telling again; `notation` that answers show theirs;
    `opened` are the groups of a long list of answers that somebody wants to see. `watched` says that nobody is asked:
    the table is for somebody who only watches; `answered` that this reader has answered something before. `coach` is
    the open step of a guided first game, its title first. `how` is the text that says how to answer."""

    title: str
    speech: Speech
    drawing: Drawing
    view: View
    log: list[LogLine]
    news: int
    menu: Menu | None
    whole: bool
    notation: bool
    opened: Set[str] = field(default_factory=frozenset)
    watched: bool = False
    answered: bool = True
    coach: Sequence[str] = ()
    how: str = "text-how"

    @property
    def changes(self) -> list[LogLine]:
        return self.log[len(self.log) - self.news :]

    @property
    def since(self) -> str:
        """The title of what is new."""
        return "text-happened" if self.watched else "text-since" if self.answered else "text-so-far"

    @property
    def about_opened(self) -> set[str]:
        """What the answers of the opened groups name."""
        entries = self.menu.entries if self.menu is not None else []
        return {target for entry in entries if entry.group in self.opened for target in entry.action.targets}

    def picked(self, menu: Menu) -> str:
        """The picks of a series so far, in words."""
        labels = {entry.action: entry.label for entry in menu.entries}
        return self.speech.listed([labels.get(action, action.text) for action in menu.picked])


class Result:
    """The points at the end, or as they stand: a column for each party, named by its seats, a row for each source that
    gave any, then the sum. `signs` are the seats whose shape and colour stand for the parties."""

    def __init__(self, speech: Speech, match: Match) -> None:
        state = match.state
        tally = state.tally()
        seats = seats_of(match)
        self.signs = [one[0] for one in seats]
        self.parties = [speech.listed([speech.seat(seat) for seat in one]) for one in seats]
        scored = [(source, row) for source, row in zip(match.game.sources, tally, strict=True) if any(row)]
        self.rows = [(speech.source(source), row) for source, row in scored]
        self.total = (speech.say("text-total"), [sum(column) for column in zip(*tally, strict=True)])
        self.places = (speech.say("text-place"), state.ranking()) if match.over else None
        self.verdict = verdict(speech, seats, state.ranking()) if match.over else ""


def seats_of(match: Match) -> list[list[int]]:
    """The seats of each party; of a party without one the number behind them that its name has."""
    unseated = count(match.seats)
    return [seats or [next(unseated)] for seats in members(match.state)]


def verdict(speech: Speech, seats: list[list[int]], ranking: list[int]) -> str:
    won = [one for one, place in zip(seats, ranking, strict=True) if place == 1]
    names = speech.listed([speech.seat(seat) for one in won for seat in one])
    if not won:
        return speech.say("text-lost")
    if len(won) > 1:
        return speech.say("text-shared", names=names)
    if len(won[0]) > 1:
        return speech.say("text-win-together", names=names)
    return speech.say("text-you-win") if won == [[speech.me]] else speech.say("text-wins", name=names)
