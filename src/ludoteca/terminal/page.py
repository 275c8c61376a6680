"""What is put before a player: the position, what happened, the question. A screen shows it in its own way."""

from __future__ import annotations

from ludoteca.i18n.voice import LogLine, Speech

from .draw.base import Drawing, View
from .menu import Menu


class Page:
    """`log` is everything this reader knows of, its last `news` lines are new. `whole` says that the table has
    changed hands since the last page, so that it is worth telling again; `notation` that answers show theirs."""

    def __init__(
        self,
        title: str,
        speech: Speech,
        drawing: Drawing,
        view: View,
        log: list[LogLine],
        news: int,
        menu: Menu | None,
        whole: bool,
        notation: bool,
    ) -> None:
        self.title = title
        self.speech = speech
        self.drawing = drawing
        self.view = view
        self.log = log
        self.news = news
        self.menu = menu
        self.whole = whole
        self.notation = notation

    @property
    def changes(self) -> list[LogLine]:
        return self.log[len(self.log) - self.news :]

    def picked(self, menu: Menu) -> str:
        """The picks of a series so far, in words."""
        labels = {entry.action: entry.label for entry in menu.entries}
        return self.speech.listed([labels.get(action, action.text) for action in menu.picked])


class Result:
    """The points at the end, or as they stand: a row for each source that gave any, then the sum."""

    def __init__(self, speech: Speech, sources: list[str], tally: list[list[int]], ranking: list[int] | None) -> None:
        self.parties = [speech.seat(party) for party in range(len(tally[0]))]
        scored = [(source, row) for source, row in zip(sources, tally, strict=True) if any(row)]
        self.rows = [(speech.source(source), row) for source, row in scored]
        self.total = (speech.say("text-total"), [sum(column) for column in zip(*tally, strict=True)])
        self.places = (speech.say("text-place"), ranking) if ranking is not None else None
        self.verdict = verdict(speech, ranking) if ranking is not None else ""


def verdict(speech: Speech, ranking: list[int]) -> str:
    winners = [party for party, place in enumerate(ranking) if place == 1]
    if len(winners) > 1:
        return speech.say("text-shared", names=speech.listed([speech.seat(party) for party in winners]))
    if winners == [speech.me]:
        return speech.say("text-you-win")
    return speech.say("text-wins", name=speech.seat(winners[0]))
