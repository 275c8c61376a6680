"""Plain lines for the ear."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.i18n.voice import LogLine

from .draw.ink import joined
from .menu import Entry, Menu
from .screen import Screen, by_group, counted
from .screenful import Result, Screenful


class PlainScreen(Screen):
    """Lines in reading order, without colour or drawing."""

    def show(self, shown: Screenful) -> None:
        say = shown.speech.say
        print()
        if shown.changes:
            print(say("text-since") + ":")
            for line in shown.changes:
                print(f"{line.text}.")
        if shown.whole:
            print()
            print(f"{shown.title}.")
            for told in shown.drawing.aloud(shown.view):
                print(told)
        if shown.menu is not None:
            print()
            self.question(shown, shown.menu)

    def question(self, shown: Screenful, menu: Menu) -> None:
        say = shown.speech.say
        print(menu.question)
        if menu.trail:
            print(f"{say('text-trail')}: {', '.join(menu.trail)}.")
        if menu.picked:
            print(say("text-picked", names=shown.picked(menu), left=menu.allowed))
        for group, entries in by_group(menu).items():
            if group:
                print(f"{group}: {'; '.join(self.short(shown, entry) for entry in entries)}.")
            else:
                for entry in entries:
                    print(self.full(shown, entry))
        for names, reason, rule in menu.grouped():
            print(say("text-refused", name=", ".join(names), reason=reason, rule=rule))

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
            print(f"{title}.")
        for line in lines:
            print(line)

    def log(self, lines: Sequence[LogLine]) -> None:
        for line in lines:
            print(f"{line.text}.")

    def player(self, shown: Screenful, seat: int) -> None:
        for line in shown.drawing.player_aloud(shown.view, seat):
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
