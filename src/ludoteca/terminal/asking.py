"""The question on a drawn screen: with everything worth knowing of each answer, or in brief where room is short."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from .draw.ink import joined, running
from .editing import Choice
from .menu import Entry, Menu
from .screen import by_group, counted
from .screenful import Screenful

FACTS = 99  # all of them


def question(shown: Screenful, menu: Menu, refusals: int) -> RenderableType:
    """What is asked and can be answered, and the first `refusals` reasons why something cannot: `why` tells all."""
    parts: list[RenderableType] = [Rule(style="dim"), asked(menu), *picked(shown, menu)]
    entries = groups(shown, menu) if any(entry.group for entry in menu.entries) else rows(shown, menu)
    parts.append(Padding(entries, (0, 0, 0, 1)))
    grouped = menu.grouped()
    for names, reason, rule in grouped[:refusals]:
        said = shown.speech.say("text-refused", name=", ".join(names), reason=reason, rule=rule)
        parts.append(Padding(Text(f"✗ {said}", style="dim"), (0, 0, 0, 2)))
    if len(grouped) > refusals:
        key = "text-more-refused" if refusals else "text-refused-why"
        more = shown.speech.say(key, count=len(grouped) - refusals)
        parts.append(Text(f"  … {more}", style="dim"))
    return Group(*parts, Text(shown.speech.say("text-how"), style="dim italic"))


def brief_question(shown: Screenful, menu: Menu, width: int, folded: bool) -> RenderableType:
    """The answers run on, with the first fact of each, or the few words there are of many. `folded`, groups are told by
    their heads alone, but for those that somebody opened, and other answers without facts: `why` tells them."""
    title = asked(menu)
    above: list[RenderableType] = [Rule(title, align="left", style="dim") if title.cell_len + 4 <= width else title]
    heads = by_group(menu)
    if folded:
        answers = folded_answers(shown, heads)
    else:
        answers = [paragraph(shown, head, entries) for head, entries in heads.items()]
    return Group(*above, *picked(shown, menu), *answers, hint_below(shown, menu, folded))


def folded_answers(shown: Screenful, heads: dict[str, list[Entry]]) -> list[RenderableType]:
    """One paragraph of heads and of answers that stand alone, and what was opened below it."""
    chips: list[Text] = []
    opened: list[RenderableType] = []
    for head, entries in heads.items():
        if head and head in shown.opened:
            opened.append(paragraph(shown, head, entries))
        elif is_closed(shown, head, entries):
            chips.append(head_alone(head, entries))
        else:
            chips += [Text.assemble((f"{entry.number}) ", "bold"), counted(entry)) for entry in entries]
    return [*([running(chips, "   ")] if chips else []), *opened]


def hint_below(shown: Screenful, menu: Menu, folded: bool) -> Text:
    heads = [head for head, entries in by_group(menu).items() if is_closed(shown, head, entries)] if folded else []
    said = shown.speech.say("text-how-folded", group=heads[0]) if heads else shown.speech.say("text-how")
    return Text(said, style="dim italic")


def is_closed(shown: Screenful, head: str, entries: list[Entry]) -> bool:
    return head != "" and len(entries) > 1 and head not in shown.opened


def head_alone(head: str, entries: list[Entry]) -> Text:
    """A group that is not shown: what it is called, and the numbers of its answers."""
    return Text.assemble((head, "bold"), f" {entries[0].number}–{entries[-1].number}")


def choices(shown: Screenful, folded: bool) -> list[Choice]:
    """Answers and groups, in the order they are shown in."""
    found: list[Choice] = []
    for head, entries in (by_group(shown.menu) if shown.menu is not None else {}).items():
        if folded and is_closed(shown, head, entries):
            found.append(Choice(head, f"{entries[0].number}–{entries[-1].number}"))
        else:
            found += [Choice(str(one.number), joined([counted(one), *one.facts])) for one in entries]
    return found


def asked(menu: Menu) -> Text:
    return Text.assemble((" › ".join([*menu.trail, ""]), "dim"), (menu.question, "bold"))


def picked(shown: Screenful, menu: Menu) -> list[RenderableType]:
    if not menu.picked:
        return []
    return [Text(f"✓ {shown.speech.say('text-picked', names=shown.picked(menu), left=menu.allowed)}", style="bold")]


def rows(shown: Screenful, menu: Menu) -> Table:
    """A line for each answer."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", style="bold", no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column()
    if shown.notation:
        table.add_column(style="dim")
    for entry in menu.entries:
        if entry.count > 0:
            facts = Text(joined(entry.facts), style="dim")
            notation = [entry.action.text] if shown.notation else []
            table.add_row(str(entry.number), counted(entry), facts, *notation)
    return table


def groups(shown: Screenful, menu: Menu) -> RenderableType:
    """Many answers of a few sorts: each sort under its head, the answers running on behind it."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for head, entries in by_group(menu).items():
        table.add_row(head, running([chip(shown, entry) for entry in entries], "   "))
    return table


def paragraph(shown: Screenful, head: str, entries: list[Entry]) -> RenderableType:
    """The answers under one head."""
    chips = [chip(shown, entry, FACTS if head else 1) for entry in entries]
    return running([Text(head, style="bold"), *chips] if head else chips)


def chip(shown: Screenful, entry: Entry, most: int = FACTS) -> Text:
    facts = f" {joined(entry.brief[:most])}" if entry.brief[:most] else ""
    notation = f" [{entry.action.text}]" if shown.notation else ""
    words = entry.item if entry.group else counted(entry)
    return Text.assemble((f"{entry.number}) ", "bold"), words, (facts + notation, "dim"))
