"""Questions that are the number of a rule, as "SJ 20": what cites it is found. Twin: `web/src/lib/ruled.ts`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from .entries import Entry

ASKED = re.compile(r"\s*([^\W\d_]+)\s*([\w.]*\d[\w.]*)\s*")
CITED = re.compile(r"(?:([^\W\d_]+)\s*)?([\w.]*\d[\w.]*)(?:-([\w.]*\d[\w.]*))?")


class Rule(NamedTuple):
    book: str
    number: str


def rule_of(question: str) -> Rule | None:
    """The rule that a question names, if that is all of it; "42" or "two castles" are none."""
    found = ASKED.fullmatch(question)
    return Rule(found[1].casefold(), found[2].casefold()) if found else None


def citing(entries: Iterable[Entry], rule: Rule) -> list[Entry]:
    """What cites a rule: first what names it before all others, then in the order of the entries."""
    found = [(places[0], entry) for entry in entries if (places := cited(entry.rules, rule))]
    return [entry for _, entry in sorted(found, key=lambda one: one[0])]


def cited(rules: Iterable[str], rule: Rule) -> list[int]:
    """The places in which it stands among the rules of an entry, by itself or within a range; a book stands until the
    next one is named."""
    book = ""
    found = []
    for at, written in enumerate(rules):
        match = CITED.fullmatch(written.strip())
        if match is None:
            continue
        named, first, last = match[1], match[2].casefold(), (match[3] or match[2]).casefold()
        book = named.casefold() if named else book
        if book == rule.book and (rule.number in (first, last) or within(first, rule.number, last)):
            found.append(at)
    return found


def within(first: str, number: str, last: str) -> bool:
    return all(one.isdecimal() for one in (first, number, last)) and int(first) <= int(number) <= int(last)
