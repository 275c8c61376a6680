"""Plain lines for the ear."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Sequence
from textwrap import wrap

from ludoteca.i18n.voice import LogLine

from .asking import is_closed
from .draw.base import Picture
from .draw.ink import joined
from .menu import Entry, Menu
from .screen import Screen, by_group, counted
from .screenful import Result, Screenful

WRAPS = 20  # columns a terminal has at least; of less, nothing is known
LONG = 24  # from more answers on, groups are told by their heads


class PlainScreen(Screen):
    """Lines in reading order, without colour or drawing."""

    def show(self, shown: Screenful) -> None:
        say = shown.speech.say
        put()
        if shown.changes:
            put(say(shown.since) + ":")
            for line in shown.changes:
                put(f"{line.text}.")
        if shown.whole:
            put()
            put(f"{shown.title}.")
            for told in shown.drawing.aloud(shown.view):
                put(told)
        if shown.coach:
            put()
            self.say(shown.coach[1:], shown.coach[0])
        if shown.menu is not None:
            put()
            self.question(shown, shown.menu)

    def question(self, shown: Screenful, menu: Menu) -> None:
        say = shown.speech.say
        put(menu.question)
        if menu.trail:
            put(f"{say('text-trail')}: {', '.join(menu.trail)}.")
        if menu.picked:
            put(say("text-picked", names=shown.picked(menu), left=menu.allowed))
        groups = by_group(menu)
        long = sum(len(entries) for entries in groups.values()) > LONG or shown.opened
        closed = [head for head, entries in groups.items() if long and is_closed(shown, head, entries)]
        for group, entries in groups.items():
            if group in closed:
                put(f"{group}: {say('text-group', first=entries[0].number, last=entries[-1].number)}.")
            elif group:
                put(f"{group}: {'; '.join(self.short(shown, entry) for entry in entries)}.")
            else:
                for entry in entries:
                    put(self.full(shown, entry))
        if closed:
            put(say("text-open-group", group=closed[0]))
        for names, reason, rule in menu.grouped():
            put(say("text-refused", name=", ".join(names), reason=reason, rule=rule))

    def full(self, shown: Screenful, entry: Entry) -> str:
        notation = f" [{entry.action.text}]" if shown.notation else ""
        facts = f": {', '.join(entry.facts)}" if entry.facts else ""
        return f"{entry.number}. {counted(entry)}{facts}{notation}."

    def short(self, shown: Screenful, entry: Entry) -> str:
        """One of many answers that run on behind their head."""
        notation = f" [{entry.action.text}]" if shown.notation else ""
        return f"{entry.number}) {joined([entry.item, *entry.spoken], ', ')}{notation}"

    def say(self, lines: Sequence[str], title: str = "") -> None:
        if title:
            put(f"{title}.")
        for line in lines:
            put(line)

    def log(self, lines: Sequence[LogLine]) -> None:
        for line in lines:
            put(f"{line.text}.")

    def player(self, shown: Screenful, seat: int) -> None:
        for line in shown.drawing.player_aloud(shown.view, seat):
            put(line)

    def picture(self, picture: Picture) -> None:
        self.say(picture.aloud)

    def wrong(self, text: str) -> None:
        put(text)

    def result(self, result: Result) -> None:
        for party, name in enumerate(result.parties):
            parts = [f"{source} {row[party]}" for source, row in [*result.rows, result.total]]
            if result.places is not None:
                parts.append(f"{result.places[0]} {result.places[1][party]}")
            put(f"{name}: {', '.join(parts)}.")
        if result.verdict:
            put(result.verdict)


def put(line: str = "") -> None:
    """A line; on a terminal broken between words, which else would be cut at its edge."""
    width = shutil.get_terminal_size().columns if sys.stdout.isatty() else 0
    for part in parts(line, width) if width >= WRAPS else [line]:
        print(part)


def parts(line: str, width: int) -> list[str]:
    """A line in as many as it needs; the first keeps its indent."""
    found = wrap(line, width, drop_whitespace=True, break_long_words=False, break_on_hyphens=False)
    return found or [""]
