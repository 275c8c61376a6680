"""How a report looks, and how it hides without a script what was not chosen."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import resources


def style(langs: Sequence[str], seats: int) -> str:
    sheet = resources.files("ludoteca.review") / "report.css"
    return sheet.read_text(encoding="utf-8") + "\n".join(chosen(langs, seats))


def chosen(langs: Sequence[str], seats: int) -> list[str]:
    """One language is shown, and the decisions of one seat or the chief ones of all."""
    others = [(lang, other) for lang in langs for other in langs if other != lang]
    return [
        *(f":root:has(#show-{lang}:checked) article[lang={other}] {{ display: none }}" for lang, other in others),
        "article:has(.who [value=all]:checked) :is(.card, .decision):not(.chief) { display: none }",
        *(
            f'article:has(.who [value="{seat}"]:checked) :is(.card, .decision):not(.d{seat}) {{ display: none }}'
            for seat in range(seats)
        ),
    ]
