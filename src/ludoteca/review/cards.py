"""The decisions in a report: the costliest with what else could have been answered, and all of them in a table."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from ludoteca.arena.report import table
from ludoteca.core.match import Match
from ludoteca.i18n.voice import Speech

from . import charts
from .figures import Figures
from .shape import Judged, Point, Review
from .words import Answer, Told, costliest, in_words

CHIEF = 8  # of all seats
MOST = 5  # of each seat
COLUMNS = (
    "text-report-column-row", "text-report-column-round", "text-report-column-player", "text-report-column-chosen",
    "text-report-column-best", "text-report-column-cost", "text-report-column-margin",
)  # fmt: skip


class Cards:
    """The decisions that have a card are numbered by what they cost; those of `chief` are shown at first."""

    def __init__(self, match: Match, review: Review, speech: Speech, figures: Figures) -> None:
        self.match = match
        self.review = review
        self.speech = speech
        self.figures = figures
        errors = costliest(review.decisions)
        chosen = [judged for seat in range(review.seats) for judged in costliest(errors, seat)[:MOST]]
        self.chief = {judged.ply for judged in errors[:CHIEF]}
        kept = self.chief | {judged.ply for judged in chosen}
        self.errors = errors
        self.all = in_words(match, review.decisions, speech)
        by_ply = {told.judged.ply: told for told in self.all}
        self.told = [by_ply[judged.ply] for judged in errors if judged.ply in kept]

    def say(self, key: str, **args: int | str) -> str:
        return escape(self.speech.texts.say(key, args))

    def marks(self, curve: Sequence[Point]) -> list[charts.Mark]:
        """The numbers on the chart, each on the line of its party."""
        party = {seat: number for number, seats in enumerate(self.review.parties) for seat in seats}
        return [
            charts.Mark(
                number,
                told.judged.ply,
                party[told.judged.seat],
                self.of(told.judged),
                f"{number}. {told.chosen.label} · {self.figures.lost(told.judged.cost)}",
            )
            for number, told in enumerate(self.told, 1)
            if told.judged.ply < len(curve)
        ]

    def of(self, judged: Judged) -> str:
        """The classes by which it is shown or not."""
        return f"d{judged.seat}{' chief' if judged.ply in self.chief else ''}"

    def who(self, seat: int) -> str:
        return charts.sign(seat) + escape(self.speech.seat(seat))

    def panel(self) -> str:
        cards = "".join(self.card(number, told) for number, told in enumerate(self.told, 1))
        inner = cards or f'<p class="body">{self.say("text-review-none")}</p>'
        choice = self.choice() if len({told.judged.seat for told in self.told}) > 1 else ""
        heading = f"<header><h2>{self.say('text-review-costliest')}</h2>{choice}</header>"
        return f'<section class="panel long">{heading}{inner}</section>'

    def choice(self) -> str:
        """Whose decisions are shown."""
        group = f"{self.speech.texts.lang}-who"
        seats = sorted({told.judged.seat for told in self.told})
        every = f'<label><input type="radio" name="{group}" value="all" checked>{self.say("text-report-all")}</label>'
        each = "".join(
            f'<label title="{escape(self.speech.seat(seat), quote=True)}"><input type="radio" name="{group}" '
            f'value="{seat}" aria-label="{escape(self.speech.seat(seat), quote=True)}">{charts.sign(seat)}</label>'
            for seat in seats
        )
        return f'<div class="who" role="radiogroup" aria-label="{self.say("text-report-whose")}">{every}{each}</div>'

    def card(self, number: int, told: Told) -> str:
        judged = told.judged
        cost = (
            f'<div class="cost"><span class="big">{self.figures.lost(judged.cost)}</span>'
            f"<small>{self.say('text-report-cost', points=self.figures.signed(-judged.points))}</small></div>"
        )
        where = self.say("text-review-round", round=judged.round), self.say("text-report-row", row=judged.row)
        place = f"{where[0]} · {self.who(judged.seat)} · {where[1]}"
        said = (
            f"<div><small>{place}</small><dl>"
            f"<dt>{self.say('text-review-chosen')}</dt><dd>{escape(told.chosen.label)}</dd>"
            f'<dt>{self.say("text-review-best")}</dt><dd class="best">{escape(told.best.label)}</dd></dl></div>'
        )
        return (
            f'<details class="card {self.of(judged)}"{" open" if number == 1 else ""}><summary>'
            f'<span class="number">{number}</span>{said}{cost}</summary>'
            f'<div class="inner">{self.why(told)}{self.answers(told)}</div></details>'
        )

    def why(self, told: Told) -> str:
        if not told.reasons:
            return ""
        rules = f" <small>({escape(', '.join(told.rules))})</small>" if told.rules else ""
        return f'<p class="soft">{escape(" ".join(told.reasons))}{rules}</p>'

    def answers(self, told: Told) -> str:
        """Those that were weighed, with bars; a bar is full at the share of the best."""
        names = ("", self.say("text-review-share"), self.say("text-review-points"))
        head = f"<th>{escape(told.question)}</th>" + "".join(
            f"<th>{name}</th>" if name else "<td></td>" for name in names
        )
        full = max(told.best.option.share, 0.01)
        rows = "".join(
            self.answer(one, one is told.chosen, one is told.best, one.option.share / full) for one in told.answers
        )
        margin = self.say("text-report-margin", share=self.figures.share(told.judged.margin))
        return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table><small>{margin}</small>"

    def answer(self, one: Answer, mine: bool, best: bool, part: float) -> str:
        kind = "mine" if mine else "best" if best else ""
        line = f"<small>{self.say('text-report-then', line='; '.join(one.line))}</small>" if one.line else ""
        tag = f' <small class="tag">{self.say("text-report-mine")}</small>' if mine else ""
        gauge = f'<div class="gauge"><i style="width:{100 * min(max(part, 0), 1):.0f}%"></i></div>'
        return (
            f'<tr class="{kind}"><td><b>{escape(one.label)}</b>{tag}{line}</td><td>{gauge}</td>'
            f"<td>{self.figures.share(one.option.share)}</td><td>{self.figures.number(one.option.points)}</td></tr>"
        )

    def every(self) -> str:
        """All decisions in the order of the match."""
        head = [self.speech.texts.say(key) for key in COLUMNS]
        rows = [self.line(told) for told in self.all]
        summary = self.say("text-report-every", count=len(rows), errors=len(self.errors))
        return (
            f'<section class="panel folded"><details class="every"><summary>{summary}</summary>'
            f'<div class="scroll" tabindex="0">{table(head, rows)}</div></details></section>'
        )

    def line(self, told: Told) -> tuple[str, ...]:
        judged = told.judged
        cost = f"<b>{self.figures.lost(judged.cost)}</b>" if judged.error else self.figures.lost(judged.cost)
        best = "" if judged.chosen == 0 else escape(told.best.label)
        return (
            str(judged.row),
            str(judged.round),
            self.who(judged.seat),
            escape(told.chosen.label),
            best,
            cost,
            self.figures.share(judged.margin),
        )
