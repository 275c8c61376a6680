"""Plain lines for the ear."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.i18n.voice import LogLine

from .draw.ink import joined
from .menu import Entry, Menu
from .page import Page, Result
from .screen import Screen, by_group, counted


class PlainScreen(Screen):
    """Lines in reading order, without colour or drawing."""

    def page(self, page: Page) -> None:
        say = page.speech.say
        print()
        if page.changes:
            print(say("text-since") + ":")
            for line in page.changes:
                print(f"{line.text}.")
        if page.whole:
            print()
            print(f"{page.title}.")
            for told in page.drawing.reading(page.view):
                print(told)
        if page.menu is not None:
            print()
            self.question(page, page.menu)

    def question(self, page: Page, menu: Menu) -> None:
        say = page.speech.say
        print(menu.question)
        if menu.trail:
            print(f"{say('text-trail')}: {', '.join(menu.trail)}.")
        if menu.picked:
            print(say("text-picked", names=page.picked(menu), left=menu.allowed))
        for group, entries in by_group(menu).items():
            if group:
                print(f"{group}: {'; '.join(self.short(page, entry) for entry in entries)}.")
            else:
                for entry in entries:
                    print(self.full(page, entry))
        for names, reason, rule in menu.grouped():
            print(say("text-refused", name=", ".join(names), reason=reason, rule=rule))

    def full(self, page: Page, entry: Entry) -> str:
        notation = f" [{entry.action.text}]" if page.notation else ""
        facts = f": {', '.join(entry.facts)}" if entry.facts else ""
        return f"{entry.number}. {counted(entry)}{facts}{notation}."

    def short(self, page: Page, entry: Entry) -> str:
        """One of many answers that run on behind their head."""
        notation = f" [{entry.action.text}]" if page.notation else ""
        return f"{entry.number}) {joined([entry.item, *entry.spoken], ', ')}{notation}"

    def say(self, lines: Sequence[str], title: str = "") -> None:
        if title:
            print(f"{title}.")
        for line in lines:
            print(line)

    def log(self, lines: Sequence[LogLine]) -> None:
        for line in lines:
            print(f"{line.text}.")

    def player(self, page: Page, seat: int) -> None:
        for line in page.drawing.player_reading(page.view, seat):
            print(line)

    def wrong(self, text: str) -> None:
        print(text)

    def result(self, result: Result) -> None:
        for party, name in enumerate(result.parties):
            parts = [f"{source} {row[party]}" for source, row in [*result.rows, result.total]]
            if result.places is not None:
                parts.append(f"{result.places[0]} {result.places[1][party]}")
            print(f"{name}: {', '.join(parts)}.")
        if result.verdict:
            print(result.verdict)
