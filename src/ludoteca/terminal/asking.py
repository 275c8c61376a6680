"""The question on a drawn screen: with everything worth knowing of each answer, or in brief where room is short."""

from __future__ import annotations

from itertools import groupby

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from .draw.ink import joined, running
from .editing import Choice
from .heads import DOT, shortest
from .menu import Entry, Menu
from .screen import by_group, counted
from .screenful import Screenful

FACTS = 99  # all of them
RULED = 4  # columns of a line that a title leaves to its rule
MORE = "+"  # what facts begin with that add to others


def question(shown: Screenful, menu: Menu, width: int, refusals: int, whole: bool) -> RenderableType:
    """What is asked and can be answered, and the first `refusals` reasons why something cannot: `why` tells all.
    `whole` says that nothing of the table is left out above it."""
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
    return Group(*parts, how(shown, width, [], whole))


def brief_question(shown: Screenful, menu: Menu, width: int, folded: bool, whole: bool) -> RenderableType:
    """The answers run on, with the first fact of each, or the few words there are of many. `folded`, groups are told by
    their heads alone, but for those that somebody opened, and other answers without facts: `why` tells them."""
    title = asked(menu)
    heads = by_group(menu)
    if not folded:
        answers = [paragraph(shown, head, entries) for head, entries in heads.items()]
        return Group(titled(title, width), *picked(shown, menu), *answers, how(shown, width, [], whole))
    closed = [head for head, entries in heads.items() if is_closed(shown, head, entries)]
    below = how(shown, width, [shown.speech.say("text-open", group=shortest(closed[0], menu))] if closed else [], whole)
    chips, opened = folded_answers(shown, heads)
    if title.cell_len + RULED <= width or menu.picked:
        answers = [running(chips, "   ")] if chips else []
        return Group(titled(title, width), *picked(shown, menu), *answers, *opened, below)
    # A long question leaves room in its last line, where the first answers stand.
    return Group(running([*title.split(" "), *pushed(chips)], " "), *opened, below)


def titled(title: Text, width: int) -> RenderableType:
    return Rule(title, align="left", style="dim") if title.cell_len + RULED <= width else title


def pushed(chips: list[Text]) -> list[Text]:
    """Things that stand a little apart from what comes before them, even in one run with words."""
    return [Text.assemble("  ", chip) for chip in chips]


def folded_answers(shown: Screenful, heads: dict[str, list[Entry]]) -> tuple[list[Text], list[RenderableType]]:
    """Heads and answers that stand alone, and a paragraph for each group that was opened."""
    chips: list[Text] = []
    opened: list[RenderableType] = []
    for head, entries in heads.items():
        if head and head in shown.opened:
            opened.append(paragraph(shown, head, entries, tight=True))
        elif is_closed(shown, head, entries):
            chips.append(head_alone(head, entries))
        else:
            chips += [alone(entry) for entry in entries]
    return chips, opened


def alone(entry: Entry) -> Text:
    """One answer by itself; its head, where its own words leave that out."""
    head = f"{entry.group} " if entry.label == entry.item else ""
    return Text.assemble((head, "bold"), (f"{entry.number}) ", "bold"), counted(entry))


def how(shown: Screenful, width: int, first: list[str], whole: bool) -> Text:
    """How to answer, and what else can be typed: as much of it as one line takes. What is said `first`, that something
    is left out, and the hint are never dropped; the last command, which leaves, and how to answer only at the end."""
    answer, *commands = shown.speech.say(shown.how).split(DOT)
    sure = [*first, *([] if whole else [shown.speech.say("text-not-all")])]
    lead = [answer]
    while cell_len(DOT.join([*lead, *sure, *commands])) > width and (len(commands) > 1 or lead):
        if len(commands) > 1:
            commands.pop(-2 if len(commands) > 2 else -1)
        else:
            lead = []
    return Text(DOT.join([*lead, *sure, *commands]), style="dim italic")


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
        table.add_row(head, running(under(shown, head, entries, FACTS), "   "))
    return table


def paragraph(shown: Screenful, head: str, entries: list[Entry], tight: bool = False) -> RenderableType:
    """The answers under one head; `tight` as close together as can still be told apart."""
    chips = under(shown, head, entries, FACTS if head else 1, tight)
    return running([Text(head, style="bold"), *chips] if head else chips, " " if tight else "  ")


def under(shown: Screenful, head: str, entries: list[Entry], most: int, tight: bool = False) -> list[Text]:
    """The answers of a group. What is the same of all of them is said once, before the first."""
    facts = [joined(entry.brief[:most]) for entry in entries]
    same = shared(facts) if head else ""
    runs = [(said, list(run)) for said, run in groupby(entries, lambda entry: joined(entry.brief[:most]))]
    if tight and not same and all(facts) and 2 * len(runs) <= len(entries):
        return [chip for said, run in runs for chip in (Text(f"{said}:", style="dim"), *bare(shown, run))]
    chips = [Text(f"{same}:", style="dim")] if same else []
    for entry, said in zip(entries, facts, strict=True):
        chips.append(chip(shown, entry, said[len(same) :].strip(), tight))
    return chips


def bare(shown: Screenful, entries: list[Entry]) -> list[Text]:
    """Answers behind what all of them bring."""
    return [chip(shown, entry, "", True) for entry in entries]


def shared(facts: list[str]) -> str:
    """What several facts have in common, where nothing but additions tells them apart."""
    least = min(facts, key=len)
    same = all(fact == least or fact.startswith(f"{least} {MORE}") for fact in facts)
    return least if same and len(facts) > 1 else ""


def chip(shown: Screenful, entry: Entry, said: str, tight: bool) -> Text:
    between = "" if tight and said.startswith(MORE) else " "
    facts = f"{between}{said}" if said else ""
    notation = f" [{entry.action.text}]" if shown.notation else ""
    words = entry.item if entry.group else counted(entry)
    return Text.assemble((f"{entry.number}) ", "bold"), words, (facts + notation, "dim"))
